// The table of Cosmic Encounter: the systems around the Warp (board/), the panels beside it (panels/, deal/), and what they share (focus.tsx).

import { lazy, Suspense } from 'react';
import type { GameTable, Sound } from '../../table.ts';
import type { Table } from '../rules/table.ts';
import { answeredOnBoard, lights, short } from './answers.ts';
import { Board } from './board/Board.tsx';
import { figures } from './figures/index.tsx';
import { FocusProvider, Pointer } from './focus.tsx';
import { later, opens, panels, scoring, sections } from './panels/index.ts';
import { SeatFace } from './SeatFace.tsx';

const story = async () => ({ default: (await import('./panels/Story.tsx')).Story });

const SOUNDS: Readonly<Record<string, Sound>> = {
  'log.turn': 'turn',
  'log.destiny': 'deal',
  'log.aim': 'turn',
  'log.launch': 'step',
  'log.commit': 'step',
  'log.lands': 'land',
  'log.founds': 'land',
  'log.occupy': 'land',
  'log.freed': 'land',
  'log.retrieve': 'land',
  'log.lost': 'blast',
  'log.lost-limbo': 'blast',
  'log.cancelled': 'blast',
  'log.lays': 'deal',
  'log.draw': 'deal',
  'log.fresh': 'deal',
  'log.reveal': 'reveal',
  'log.moon-up': 'reveal',
  'log.comet': 'reveal',
  'log.dealt': 'coin',
  'log.income': 'coin',
  'log.offer': 'deal',
  'log.victory': 'win',
};

const ReferenceCard = lazy(() => import('./panels/ReferenceCard.tsx'));

export const table: GameTable<Table> = {
  Board,
  panels,
  Card: (props) => (
    <Suspense>
      <ReferenceCard {...props} />
    </Suspense>
  ),
  Around: FocusProvider,
  Pointer,
  lights,
  Portrait: SeatFace,
  short,
  answeredOnBoard,
  opens,
  scoring,
  sections,
  Story: lazy(story),
  sounds: SOUNDS,
  figures,
  later: [story, ...later],
};
