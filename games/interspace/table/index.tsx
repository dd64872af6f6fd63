// The table of InterSpace: the map (board/), the panels beside it (panels/), and what they share (focus.tsx).

import type { GameTable, Sound } from '../../table.ts';
import { isOn, OBJECTIVES, type Table } from '../rules/table.ts';
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

/** The hexes that an event speaks of; where it names none, that of the combat it tells of, the agent or the relic, or else the players.
 *  `Pointer` finds them on the map. */
const places: NonNullable<GameTable['places']> = (event, told) => {
  const { key, args } = event;
  const numbers = (names: readonly string[]): number[] =>
    names.flatMap((name) => [args[name]].flat().filter((each) => typeof each === 'number' && each >= 0) as number[]);
  const hexes = numbers(['hex', 'planet', 'from', 'to', 'asteroids']);
  if (hexes.length > 0) return [...new Set(hexes)];
  if (IN_COMBAT.includes(key)) {
    const battle = told.slice(0, told.indexOf(event)).findLast((each) => each.key === 'log.battle');
    return battle === undefined ? [] : places(battle, []);
  }
  const [card] = numbers(['card']);
  if (card !== undefined && ON_MAP.includes(key)) return [`card ${card}`];
  return [...new Set(numbers(['who', 'whom']))].map((seat) => `seat ${seat}`);
};
/** What is told of a combat without its hex. */
const IN_COMBAT: readonly string[] = ['log.fire', 'log.jam', 'log.hurt', 'log.peace', 'log.grapple', 'log.repair'];
/** What tells of a card that lies on the map. */
const ON_MAP: readonly string[] = ['log.agent', 'log.relic-passed'];

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
  // §13.3: only an infestation can be answered by others.
  hasWindows: ({ view }) => isOn(view.table, OBJECTIVES),
  Story,
  sounds: SOUNDS,
  figures,
};
