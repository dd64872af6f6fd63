// The table of InterSpace: the map (board/), the panels beside it (panels/), and what they share (focus.tsx).

import type { GameEvent, Scalar } from '@orrery/kernel';
import type { GameTable, Sound } from '../../table.ts';
import type { Table } from '../rules/table.ts';
import { answeredOnBoard, short } from './answers.ts';
import { Board } from './board/Board.tsx';
import { figures } from './figures.tsx';
import { FocusProvider, lights, Pointer } from './focus.tsx';
import { opens, panels, sections } from './panels/index.ts';
import { ReferenceCard } from './ReferenceCard.tsx';
import { Story } from './Story.tsx';

const SOUNDS: Readonly<Record<string, Sound>> = {
  'log.turn': 'turn',
  'log.income': 'coin',
  'log.ind': 'build',
  'log.tech': 'build',
  'log.build': 'build',
  'log.station': 'build',
  'log.mine': 'dice',
  'log.cargo': 'coin',
  'log.move': 'step',
  'log.out-there': 'step',
  'log.explore': 'reveal',
  'log.joined': 'reveal',
  'log.null-half': 'reveal',
  'log.encounter': 'reveal',
  'log.settled': 'reveal',
  'log.aim': 'reveal',
  'log.breakthrough': 'deal',
  'log.colony': 'land',
  'log.conquer': 'land',
  'log.fire': 'dice',
  'log.jam': 'dice',
  'log.destroyed': 'blast',
  'log.bombard': 'blast',
  'log.repelled': 'blast',
  'log.retreat': 'step',
  'log.offer': 'deal',
  'log.swap': 'coin',
  'log.won': 'win',
};

/** The hexes that an event speaks of. */
const places = ({ args }: GameEvent): readonly Scalar[] => {
  const hexes = ['hex', 'planet', 'from', 'to', 'asteroids'].flatMap((name) => {
    const hex = args[name];
    return typeof hex === 'number' && hex >= 0 ? [hex] : [];
  });
  return [...new Set(hexes)];
};

export const table: GameTable<Table> = {
  Board,
  panels,
  Card: ReferenceCard,
  Around: FocusProvider,
  Pointer,
  lights,
  short,
  answeredOnBoard,
  opens,
  sections,
  places,
  Story,
  sounds: SOUNDS,
  figures,
};
