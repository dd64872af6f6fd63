// A lesson: the real table with the coach at the bottom.

import type { Lesson } from '@orrery/games/learn';
import { useEffect, useMemo, useState } from 'react';
import { keptName } from '../home/name.ts';
import { Trouble } from '../part/Trouble.tsx';
import { Waiting } from '../part/Waiting.tsx';
import { openMind } from '../source/workerMind.ts';
import { TableLayout } from '../table/Frame.tsx';
import { useShot } from '../table/hooks.ts';
import { useLanguage } from '../words/language.tsx';
import { Coach } from './Coach.tsx';
import { openLesson } from './lesson.ts';
import { type Learned, useLearning } from './useLearning.ts';

export default function LessonPage({ game, id }: { readonly game: string; readonly id: string }) {
  const { say } = useLanguage();
  const rival = say('learn.rival');
  const [me] = useState(keptName);
  const learned = useLearning(game, [me, rival]);
  if (learned === undefined) return <Waiting />;
  const lesson = learned?.learning.lessons.find((each) => each.id === id);
  if (learned === null || lesson === undefined) return <Trouble />;
  return <LessonTableView key={rival} learned={learned} lesson={lesson} names={[me, rival]} />;
}

interface Props {
  readonly learned: Learned;
  readonly lesson: Lesson;
  readonly names: readonly string[];
}

function LessonTableView({ learned: { game, messages }, lesson, names }: Props) {
  const list = names.join('\n');
  const table = useMemo(() => openLesson(game, lesson, list.split('\n'), true), [game, lesson, list]);
  const [mind] = useState(openMind);
  useEffect(() => () => mind.close(), [mind]);
  const shot = useShot(table);
  const coach = <Coach lesson={table} id={lesson.id} scenes={lesson.scenes.length} mind={mind} messages={messages} />;
  return <TableLayout shot={shot} onAnswer={table.answer} bottom={coach} />;
}
