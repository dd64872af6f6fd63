// How the game is cut for readers: the log into turns, the table in sentences into sections.

import type { GameTable } from '../../table.ts';

export const opens = ['log.stay', 'log.pay-to-stay', 'log.off', 'log.lock', 'log.auto', 'log.declare'];

export const sections: NonNullable<GameTable['sections']> = [
  { title: 'section.now', keys: ['table.turn'] },
  { title: 'section.here', keys: ['table.here', 'table.near', 'table.company'] },
  {
    title: 'section.merchants',
    keys: ['table.seat', 'table.goods', 'table.gear', 'table.ports', 'table.factories'],
  },
  {
    title: 'section.markets',
    keys: ['table.culture', 'table.sells', 'table.buys', 'table.demand', 'table.waiting', 'table.observed'],
  },
  { title: 'section.boxes', keys: ['table.marker', 'table.spied', 'table.rastur'] },
];
