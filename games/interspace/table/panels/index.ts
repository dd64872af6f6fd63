// The panels of InterSpace, in the order of their tabs; where the log is cut, how the table is read.

import type { GameTable, Panel } from '../../../table.ts';
import type { Table } from '../../rules/table.ts';
import { Battle, battleStands } from './Battle.tsx';
import { Cards, hasCards, isTaking } from './Cards.tsx';
import { Economy } from './Economy.tsx';
import { Score } from './Score.tsx';

const ICONS = {
  economy: 'M4 20V9l5 4V9l5 4V4h5v16zM8 16h2M13 16h2',
  battle: 'M4 4l12 12M16 16l-2 3M16 16l3-2M20 4L8 16M8 16l2 3M8 16l-3-2',
  score: 'M5 20v-7M10 20V9M15 20V4M20 20v-9',
  cards: 'M4 7l6-2l4 13l-6 2zM12 5l7 1l-1 13h-3',
};

/** Steps whose questions are answered beside the planets. */
const ECONOMIC: readonly string[] = ['raise', 'build', 'yard', 'basic'];

export const panels: readonly Panel<Table>[] = [
  {
    id: 'economy',
    title: 'panel.economy',
    icon: ICONS.economy,
    Body: Economy,
    stands: ({ ask }) => (ask !== null && ECONOMIC.includes(ask.step) ? 'now' : 'on'),
  },
  { id: 'battle', title: 'panel.battle', icon: ICONS.battle, Body: Battle, stands: battleStands },
  { id: 'score', title: 'panel.score', icon: ICONS.score, Body: Score },
  {
    id: 'cards',
    title: 'panel.cards',
    icon: ICONS.cards,
    Body: Cards,
    stands: (props) => (isTaking(props) ? 'now' : hasCards(props.view.table) ? 'on' : 'off'),
  },
];

export const opens: NonNullable<GameTable['opens']> = ['log.round', 'log.turn'];

export const sections: NonNullable<GameTable['sections']> = [
  { title: 'section.now', keys: ['see.turn', 'see.fleet'] },
  { title: 'section.players', keys: ['see.seat', 'see.seat-hidden', 'see.out'] },
  { title: 'section.planets', keys: ['see.planet', 'see.planet-free'] },
  { title: 'section.map', keys: ['see.hex', 'see.units'] },
];
