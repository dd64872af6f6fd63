// The coach below the board: what this is about, what to do, and the buttons for it.

import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { Choice } from '../choice/Choice.tsx';
import type { Mind } from '../source/mind.ts';
import { Decision } from '../table/Decision.tsx';
import { useTableContext } from '../table/frame.ts';
import { useShot } from '../table/hooks.ts';
import { useLanguage } from '../words/language.tsx';
import type { LessonTable } from './lesson.ts';
import { Pointing } from './Pointing.tsx';
import { TextWithTerms } from './Termed.tsx';
import './Coach.css';

interface Props {
  readonly lesson: LessonTable;
  readonly id: string;
  readonly scenes: number;
  readonly mind: Mind;
  readonly messages: Readonly<Record<string, string>>;
}

const NO_RISK: ReadonlySet<string | number> = new Set();

export function Coach({ lesson, id, scenes, mind, messages }: Props) {
  const { say } = useLanguage();
  const { props, refusal } = useTableContext();
  const { game, canUndo } = useShot(lesson);
  const scene = lesson.scene();
  const place = lesson.place();
  const free = scene.take === 'any' && scene.until !== undefined;
  const last = place === scenes - 1;
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
        {scene.take !== undefined && !free && props.ask !== null && (
          <Choice
            key={place}
            choice={props.ask.choice}
            name={props.name}
            risky={NO_RISK}
            busy={props.busy}
            onAnswer={(answer) => props.answer(answer)}
          />
        )}
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
      {free && <Decision source={lesson} mind={mind} />}
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

function LessonEnd({ game }: { readonly game: string }) {
  const { say } = useLanguage();
  return (
    <>
      <Link href="/" className="button main">
        {say('learn.play')}
      </Link>
      <Link href={`/learn/${game}/rules`} className="button">
        {say('learn.rules-open')}
      </Link>
    </>
  );
}
