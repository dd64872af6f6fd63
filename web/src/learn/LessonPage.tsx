// A lesson: the real table with the coach at the bottom.

import type { Lesson } from '@orrery/games/learn';
import type { Scalar } from '@orrery/kernel';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Link } from 'wouter';
import { useFront } from '../home/fronts.tsx';
import { QuickStart } from '../home/QuickStart.tsx';
import { Trouble, Waiting } from '../part/Waiting.tsx';
import { useSettings } from '../settings/settings.ts';
import { openBots, type TabBots } from '../source/bots.ts';
import { Decision } from '../table/Decision.tsx';
import { useTableContext } from '../table/tableContext.ts';
import { TableLayout } from '../table/TableLayout.tsx';
import { useShownTable } from '../table/tableProps.ts';
import { useLanguage } from '../words/language.tsx';
import { TextWithTerms } from './glossary.tsx';
import { type LessonTable, openLesson } from './lesson.ts';
import { LessonAnswers } from './LessonAnswers.tsx';
import { type Learned, useLearning, useLessonNames } from './useLearning.ts';
import './LessonPage.css';

export default function LessonPage({ game, id }: { readonly game: string; readonly id: string }) {
  const names = useLessonNames();
  const learned = useLearning(game, names);
  if (learned === undefined) return <Waiting />;
  const lesson = learned?.learning.lessons.find((each) => each.id === id);
  if (learned === null || lesson === undefined) return <Trouble />;
  return <LessonTableView key={names[1]} learned={learned} lesson={lesson} names={names} />;
}

interface LessonTableViewProps {
  readonly learned: Learned;
  readonly lesson: Lesson;
  readonly names: readonly string[];
}

function LessonTableView({ learned: { game, messages }, lesson, names }: LessonTableViewProps) {
  const list = names.join('\n');
  const table = useMemo(() => openLesson(game, lesson, list.split('\n'), true), [game, lesson, list]);
  const [bots] = useState(openBots);
  useEffect(() => () => bots.close(), [bots]);
  const shownTable = useShownTable(table);
  const coach = <Coach lesson={table} id={lesson.id} scenes={lesson.scenes.length} bots={bots} messages={messages} />;
  return <TableLayout shownTable={shownTable} onAnswer={table.answer} bottom={coach} />;
}

interface CoachProps {
  readonly lesson: LessonTable;
  readonly id: string;
  readonly scenes: number;
  readonly bots: TabBots;
  readonly messages: Readonly<Record<string, string>>;
}

/** The coach below the board: what this is about, what to do, and the buttons for it. */
function Coach({ lesson, id, scenes, bots, messages }: CoachProps) {
  const { say } = useLanguage();
  const { props, refusal, table } = useTableContext();
  const { game, canUndo } = useShownTable(lesson);
  const scene = lesson.scene();
  const place = lesson.place();
  const free = scene.take === 'any' && scene.until !== undefined;
  const last = place === scenes - 1;
  const { words } = useSettings();
  const [helped, setHelped] = useState(-1);
  // A board that is read, not seen, has nothing to touch.
  const touching = scene.touch === true && table?.Board !== undefined && !words && helped !== place;
  const text = messages[`${id}.${scene.id}.text`] ?? '';
  return (
    <section className="coach" id="decision" tabIndex={-1} aria-label={say('learn.coach')}>
      <Pointing at={scene.point} />
      <progress max={scenes - 1} value={place} aria-label={say('learn.step', { n: place + 1, all: scenes })} />
      <div className="coach-words" aria-live="polite">
        <CoachTitle key={place} text={messages[`${id}.${scene.id}`] ?? ''} />
        <p>
          <TextWithTerms game={game.id} text={text} />
        </p>
        {refusal?.key === 'learn.other' && <p className="bad">{say('learn.other')}</p>}
      </div>
      <div className="coach-does">
        {touching && (
          <>
            <p className="touch">{say(props.ask?.choice.kind === 'one' ? 'learn.touch' : 'learn.touch-count')}</p>
            <button type="button" className="button plain" onClick={() => setHelped(place)}>
              {say('learn.button')}
            </button>
          </>
        )}
        {scene.take !== undefined && !free && !touching && <LessonAnswers key={place} {...props} />}
        {(scene.take === undefined || free) && !last && (
          <button type="button" className="button main" onClick={lesson.on}>
            {say(free ? 'learn.enough' : 'learn.on')}
          </button>
        )}
        {last && <LessonEnd game={game.id} />}
        <div className="coach-ways">
          {canUndo && (
            <button type="button" className="button plain" onClick={lesson.back}>
              {say('learn.back')}
            </button>
          )}
          {(last || place > 0) && (
            <button type="button" className="button plain" onClick={lesson.restart}>
              {say('learn.restart')}
            </button>
          )}
          <Link href={`/learn/${game.id}`} className="button plain">
            {say('learn.skip')}
          </Link>
        </div>
      </div>
      {free && <Decision source={lesson} bots={bots} />}
    </section>
  );
}

/** The button of the last page is gone; whoever had the focus there finds it here. */
function CoachTitle({ text }: { readonly text: string }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) title.current?.focus({ preventScroll: true });
  }, []);
  return (
    <h2 ref={title} tabIndex={-1}>
      {text}
    </h2>
  );
}

/** From the lesson straight into that game. */
function LessonEnd({ game }: { readonly game: string }) {
  const { say } = useLanguage();
  const front = useFront(game);
  return (
    <>
      {front !== undefined && <QuickStart front={front} label={say('learn.play')} main />}
      <Link href={`/learn/${game}/rules`} className="button">
        {say('learn.rules-open')}
      </Link>
    </>
  );
}

const NOTHING: readonly Scalar[] = [];

/** Lights on the board what the coach speaks of, if the game's table can. */
function Pointing({ at = NOTHING }: { readonly at?: readonly Scalar[] | undefined }) {
  const { table } = useTableContext();
  return table?.Pointer === undefined ? null : <table.Pointer at={at} />;
}
