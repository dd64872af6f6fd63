// Where learning starts: the lessons, the rules, the glossary.

import type { Front } from '@orrery/games/front';
import { Link } from 'wouter';
import { useFronts, useSaid } from '../home/fronts.tsx';
import { pictureOf } from '../home/GameCards.tsx';
import { Picture } from '../home/Picture.tsx';
import { HomeBar } from '../part/PageBar.tsx';
import { Trouble } from '../part/Waiting.tsx';
import { useLanguage } from '../words/language.tsx';
import { chaptersOf } from '../words/rulebook.ts';
import { progressOf } from './lesson.ts';
import { type Learned, useLearning } from './useLearning.ts';
import './LearnPage.css';

export default function LearnPage({ game }: { readonly game?: string }) {
  const { say } = useLanguage();
  const learnable = useFronts().filter(({ learning }) => learning !== undefined);
  const shown = game === undefined ? learnable : learnable.filter(({ id }) => id === game);
  if (shown.length === 0) return <Trouble />;
  return (
    <div className="page">
      <HomeBar />
      <main className="learn">
        <h1>{say('learn.title')}</h1>
        <p className="lead">{say('learn.lead')}</p>
        {shown.map((front) => (
          <GameCards key={front.id} front={front} />
        ))}
      </main>
    </div>
  );
}

function GameCards({ front }: { readonly front: Front }) {
  const learned = useLearning(front.id);
  return learned === null || learned === undefined ? null : <Cards front={front} learned={learned} />;
}

interface CardsProps {
  readonly front: Front;
  readonly learned: Learned;
}

function Cards({ front, learned: { game, learning, messages } }: CardsProps) {
  const { say } = useLanguage();
  const said = useSaid();
  const name = said(front.name);
  return (
    <section aria-labelledby={`learn-${game.id}`}>
      <h2 id={`learn-${game.id}`}>{name}</h2>
      <div className="learn-cards" data-lessons={learning.lessons.length}>
        {learning.lessons.map((lesson) => {
          const part = progressOf(game, lesson);
          return (
            <article key={lesson.id} className="panel learn-card lesson-card">
              <Picture picture={lesson.picture ?? pictureOf(front)} className="lesson-picture" />
              <h3>{messages[lesson.id]}</h3>
              <p>{messages[`${lesson.id}.about`]}</p>
              <p className="quiet">
                {lesson.minutes !== undefined && say('learn.minutes', { n: lesson.minutes })} {say('learn.leave')}
              </p>
              {part > 0 && part < 1 && <progress value={part} aria-label={messages[lesson.id]} />}
              <Link href={`/learn/${game.id}/lesson/${lesson.id}`} className="button main">
                {say(part === 0 ? 'learn.start' : part < 1 ? 'learn.resume' : 'learn.again')}
                <span className="aloud">: {messages[lesson.id]}</span>
              </Link>
            </article>
          );
        })}
        {learning.encyclopaedia !== undefined && (
          <article className="panel learn-card">
            <h3>{messages['encyclopaedia']}</h3>
            <p>{messages['encyclopaedia.about']}</p>
            <Link href={`/learn/${game.id}/encyclopaedia`} className="button">
              {say('learn.look-up')}
              <span className="aloud">: {messages['encyclopaedia']}</span>
            </Link>
          </article>
        )}
        {chaptersOf(messages).length > 0 && (
          <article className="panel learn-card">
            <h3>{say('learn.rules')}</h3>
            <p>{say(Object.keys(learning.examples).length > 0 ? 'learn.rules-more' : 'learn.rules-plain')}</p>
            <Link href={`/learn/${game.id}/rules`} className="button">
              {say('learn.rules-open')}
              <span className="aloud">: {name}</span>
            </Link>
          </article>
        )}
        {Object.keys(learning.terms).length > 0 && (
          <article className="panel learn-card">
            <h3>{say('learn.glossary')}</h3>
            <p>{say('learn.glossary-more')}</p>
            <Link href={`/learn/${game.id}/glossary`} className="button">
              {say('learn.glossary-open')}
              <span className="aloud">: {name}</span>
            </Link>
          </article>
        )}
      </div>
    </section>
  );
}
