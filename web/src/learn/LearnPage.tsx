// Where learning starts: the first flight, the rules, the glossary.

import { learnable } from '@orrery/games/lessons';
import { Link } from 'wouter';
import { HomeBar } from '../home/HomeBar.tsx';
import { Trouble } from '../part/Waiting.tsx';
import { useGameName, useLanguage } from '../words/language.tsx';
import { FlightArt } from './FlightArt.tsx';
import { progressOf } from './lesson.ts';
import { type Learned, useLearning } from './useLearning.ts';
import './LearnPage.css';

export default function LearnPage({ game }: { readonly game?: string }) {
  const { say } = useLanguage();
  if (game !== undefined && !learnable.includes(game)) return <Trouble />;
  return (
    <div className="learn-page">
      <HomeBar />
      <main className="learn">
        <h1>{say('learn.title')}</h1>
        <p className="lead">{say('learn.lead')}</p>
        {(game === undefined ? learnable : [game]).map((id) => (
          <GameCards key={id} id={id} />
        ))}
      </main>
    </div>
  );
}

function GameCards({ id }: { readonly id: string }) {
  const learned = useLearning(id);
  return learned === null || learned === undefined ? null : <Cards learned={learned} />;
}

function Cards({ learned: { game, learning, messages } }: { readonly learned: Learned }) {
  const { say } = useLanguage();
  const title = useGameName(game);
  return (
    <section aria-labelledby={`learn-${game.id}`}>
      <h2 id={`learn-${game.id}`}>{title}</h2>
      <div className="learn-cards">
        {learning.lessons.map((lesson) => {
          const part = progressOf(game, lesson);
          return (
            <article key={lesson.id} className="panel learn-card flight-card">
              <FlightArt />
              <h3>{messages[lesson.id]}</h3>
              <p>{messages[`${lesson.id}.about`]}</p>
              <p className="quiet">{say('learn.minutes')}</p>
              {part > 0 && part < 1 && <progress value={part} aria-label={messages[lesson.id]} />}
              <Link href={`/learn/${game.id}/lesson/${lesson.id}`} className="button main">
                {say(part === 0 ? 'learn.start' : part < 1 ? 'learn.resume' : 'learn.again')}
              </Link>
            </article>
          );
        })}
        <article className="panel learn-card">
          <h3>{say('learn.rules')}</h3>
          <p>{say('learn.rules-more')}</p>
          <Link href={`/learn/${game.id}/rules`} className="button">
            {say('learn.rules-open')}
          </Link>
        </article>
        <article className="panel learn-card">
          <h3>{say('learn.glossary')}</h3>
          <p>{say('learn.glossary-more')}</p>
          <Link href={`/learn/${game.id}/glossary`} className="button">
            {say('learn.glossary-open')}
          </Link>
        </article>
      </div>
    </section>
  );
}
