// The rules of a game: chapters, search, a link to each rule, pictures from the board and positions to try.

import { sentence } from '@orrery/games';
import type { Lesson } from '@orrery/games/learn';
import type { GameTable } from '@orrery/games/table';
import { loadTable } from '@orrery/games';
import type { Answer, Game, Messages } from '@orrery/kernel';
import { useEffect, useMemo, useState } from 'react';
import { useGameNames } from '../home/fronts.tsx';
import { HomeBar } from '../part/PageBar.tsx';
import { SearchField } from '../part/SearchField.tsx';
import { Trouble, Waiting } from '../part/Waiting.tsx';
import { useGameTable, useShownTable, useTableProps } from '../table/tableProps.ts';
import { useMessages } from '../table/useMessages.ts';
import { useLanguage } from '../words/language.tsx';
import { type Chapter, chaptersOf, type Rule, searchRules } from '../words/rulebook.ts';
import { TextWithTerms } from './glossary.tsx';
import { type LessonTable, openLesson } from './lesson.ts';
import { LessonAnswers } from './LessonAnswers.tsx';
import { type Learned, useLearning, useLessonNames } from './useLearning.ts';
import './RulesPage.css';

export default function RulesPage({ game }: { readonly game: string }) {
  const learned = useLearning(game);
  if (learned === undefined) return <Waiting />;
  return learned === null ? <Trouble /> : <Rules learned={learned} />;
}

function Rules({ learned }: { readonly learned: Learned }) {
  const { say } = useLanguage();
  const { game, messages } = learned;
  const title = useGameNames()(game.id);
  const figures = useFigures(game.id);
  const [wanted, setWanted] = useState('');
  const all = useMemo(() => chaptersOf(messages), [messages]);
  const chapters = useMemo(() => searchRules(all, wanted), [all, wanted]);
  const count = chapters.reduce((sum, { rules }) => sum + rules.length, 0);
  useHash(figures !== undefined);
  return (
    <div className="page">
      <HomeBar />
      <main className="rules">
        <h1>
          {title}: {say('learn.rules')}
        </h1>
        <nav className="rules-index" aria-label={say('learn.chapters')}>
          <SearchField label={say('learn.search')} value={wanted} onChange={setWanted} />
          <p className="quiet" role="status">
            {wanted.trim() !== '' && (count === 0 ? say('learn.nothing-found') : say('learn.found', { n: count }))}
          </p>
          <ol>
            {chapters.map(({ number, title: name }) => (
              <li key={number}>
                <a href={`#${number}`}>
                  <span>{number}</span> {name}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="rules-text">
          {chapters.map((chapter) => (
            <ChapterText key={chapter.number} chapter={chapter} learned={learned} figures={figures ?? {}} />
          ))}
        </div>
      </main>
    </div>
  );
}

type Figures = NonNullable<GameTable['figures']>;

interface ChapterProps {
  readonly chapter: Chapter;
  readonly learned: Learned;
  readonly figures: Figures;
}

function ChapterText({ chapter, learned, figures }: ChapterProps) {
  return (
    <section className="chapter" aria-labelledby={chapter.number}>
      <h2 id={chapter.number}>
        <span>{chapter.number}</span> {chapter.title}
      </h2>
      {chapter.rules.map((rule) => (
        <RuleText key={rule.number} rule={rule} learned={learned} figures={figures} />
      ))}
    </section>
  );
}

interface RuleProps {
  readonly rule: Rule;
  readonly learned: Learned;
  readonly figures: Figures;
}

function RuleText({ rule, learned, figures }: RuleProps) {
  const { say, lang } = useLanguage();
  const { number, text, depth } = rule;
  const { game, learning, messages } = learned;
  const [trying, setTrying] = useState(false);
  const example = learning.examples[number];
  const Figure = figures[number];
  return (
    <article className="rule-text" id={number} data-depth={depth}>
      <a className="rule-number" href={`#${number}`} aria-label={say('learn.link-to', { rule: number })}>
        §{number}
      </a>
      <div>
        <p>
          <TextWithTerms game={game.id} text={text} />
        </p>
        {Figure !== undefined && (
          <figure>
            <Figure lang={lang} messages={messages} />
          </figure>
        )}
        {example !== undefined && (
          <button type="button" className="button try" aria-expanded={trying} onClick={() => setTrying(!trying)}>
            {say(trying ? 'learn.try-close' : 'learn.try')}
            <span className="aloud">: {say('learn.see-rule', { rule: number })}</span>
          </button>
        )}
        {example !== undefined && trying && <Example game={game} lesson={example} messages={messages} />}
      </div>
    </article>
  );
}

/** Undefined while they load. */
function useFigures(id: string): Figures | undefined {
  const [figures, setFigures] = useState<Figures>();
  useEffect(() => {
    void loadTable(id).then((table) => setFigures(table?.figures ?? {}));
  }, [id]);
  return figures;
}

/** The rule in the address is gone to once it is there, and marked. */
function useHash(ready: boolean): void {
  useEffect(() => {
    if (!ready) return;
    const go = (): void => {
      const rule = document.getElementById(decodeURIComponent(location.hash.slice(1)));
      for (const old of document.querySelectorAll('.rule-text[data-here]')) old.removeAttribute('data-here');
      rule?.setAttribute('data-here', '');
      rule?.scrollIntoView();
    };
    go();
    addEventListener('hashchange', go);
    return () => removeEventListener('hashchange', go);
  }, [ready]);
}

interface ExampleProps {
  readonly game: Game;
  readonly lesson: Lesson;
  readonly messages: Messages;
}

/** A small position to try a rule on: the board, what is asked, and what it showed. */
function Example({ game, lesson, messages: texts }: ExampleProps) {
  const names = useLessonNames();
  const opened = useMemo(() => openLesson(game, lesson, names, false), [game, lesson, names]);
  const named = useMessages(game, names);
  if (named === null) return <Waiting />;
  return <ExampleTable opened={opened} lesson={lesson} messages={{ ...texts, ...named }} />;
}

interface ExampleTableProps {
  readonly opened: LessonTable;
  readonly lesson: Lesson;
  readonly messages: Messages;
}

const LINES = 4;

function ExampleTable({ opened, lesson, messages }: ExampleTableProps) {
  const { say } = useLanguage();
  const shownTable = useShownTable(opened);
  const table = useGameTable(shownTable.game);
  const commands = useMemo(
    () => ({
      busy: false,
      answer: (answers: readonly Answer[]) => void opened.answer(answers),
      explain: () => undefined,
      openRule: () => undefined,
      show: () => undefined,
    }),
    [opened],
  );
  const props = useTableProps(shownTable, messages, commands);
  if (table === undefined) return <Waiting />;
  const scene = opened.scene();
  const Around = table?.Around ?? Bare;
  return (
    <div className="example panel">
      {table !== null && (
        <Around {...props}>
          <div className="example-board">
            {table.Pointer !== undefined && <table.Pointer at={lesson.scenes[0]?.point ?? []} />}
            <table.Board {...props} />
          </div>
        </Around>
      )}
      <div className="example-side">
        <p aria-live="polite" className={scene.take === undefined ? 'shown' : ''}>
          {messages[`${lesson.id}.${scene.id}.text`]}
        </p>
        <ol className="told quiet">
          {shownTable.events.slice(-LINES).map((event, i) => (
            <li key={`${i} ${event.key}`}>{sentence(messages, event)}</li>
          ))}
        </ol>
        {scene.take !== undefined && <LessonAnswers key={shownTable.events.length} {...props} />}
        <button type="button" className="button plain" disabled={!shownTable.canUndo} onClick={opened.restart}>
          {say('learn.reset')}
        </button>
      </div>
    </div>
  );
}

const Bare = ({ children }: { readonly children: React.ReactNode }) => children;
