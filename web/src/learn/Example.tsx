// A small position to try a rule on: the board, what is asked, and what it showed.

import type { Lesson } from '@orrery/games/learn';
import { sentence } from '@orrery/games';
import type { Answer, Game, Messages } from '@orrery/kernel';
import { useMemo, useState } from 'react';
import { Choice } from '../choice/Choice.tsx';
import { keptName } from '../home/name.ts';
import { Waiting } from '../part/Waiting.tsx';
import { useMessages, useShot } from '../table/hooks.ts';
import { useGameTable, useTableProps } from '../table/useTableProps.ts';
import { useLanguage } from '../words/language.tsx';
import { type LessonTable, openLesson } from './lesson.ts';
import './Example.css';

interface Props {
  readonly game: Game;
  readonly lesson: Lesson;
  readonly messages: Messages;
}

export function Example({ game, lesson, messages: texts }: Props) {
  const { say } = useLanguage();
  const rival = say('learn.rival');
  const [me] = useState(keptName);
  const opened = useMemo(() => openLesson(game, lesson, [me, rival], false), [game, lesson, me, rival]);
  const names = useMessages(game, [me, rival]);
  if (names === null) return <Waiting />;
  return <ExampleTable opened={opened} lesson={lesson} messages={{ ...texts, ...names }} />;
}

interface ExampleTableProps {
  readonly opened: LessonTable;
  readonly lesson: Lesson;
  readonly messages: Messages;
}

const NO_RISK: ReadonlySet<string | number> = new Set();
const LINES = 4;

function ExampleTable({ opened, lesson, messages }: ExampleTableProps) {
  const { say } = useLanguage();
  const shot = useShot(opened);
  const table = useGameTable(shot.game);
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
  const props = useTableProps(shot, messages, commands);
  if (table === undefined) return <Waiting />;
  const scene = opened.scene();
  const { ask, name } = props;
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
          {shot.events.slice(-LINES).map((event, i) => (
            <li key={`${i} ${event.key}`}>{sentence(messages, event)}</li>
          ))}
        </ol>
        {scene.take !== undefined && ask !== null && (
          <Choice
            key={shot.events.length}
            choice={ask.choice}
            name={name}
            risky={NO_RISK}
            busy={false}
            onAnswer={(answer) => props.answer(answer)}
          />
        )}
        <button type="button" className="button plain" disabled={!shot.canUndo} onClick={opened.restart}>
          {say('learn.reset')}
        </button>
      </div>
    </div>
  );
}

const Bare = ({ children }: { readonly children: React.ReactNode }) => children;
