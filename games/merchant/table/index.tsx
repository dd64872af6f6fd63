// The table of Merchant of Venus: the star chart (chart/), the panels beside it (panels/), and what the panels share
// (shared/).

import { lazy } from 'react';
import type { GameTable, Sound } from '../../table.ts';
import type { Table } from '../rules/table.ts';
import { Chart } from './chart/Chart.tsx';
import { figures } from './figures.tsx';
import { FocusProvider, Pointer } from './focus.tsx';
import { lights } from './lights.ts';
import { panels, short } from './panels/index.ts';
import { Portrait } from './shared/Portrait.tsx';

const card = async () => ({ default: (await import('./panels/ReferenceCard.tsx')).ReferenceCard });

const SOUNDS: Readonly<Record<string, Sound>> = {
  'log.roll': 'dice',
  'log.mulligan': 'dice',
  'log.dice': 'dice',
  'log.generation': 'dice',
  'log.fly': 'step',
  'log.jump': 'step',
  'log.land': 'land',
  'log.reveal': 'reveal',
  'log.observe': 'reveal',
  'log.spy': 'reveal',
  'log.discover': 'reveal',
  'log.rastur': 'reveal',
  'log.sell': 'coin',
  'log.buy-goods': 'coin',
  'log.buy-gear': 'coin',
  'log.deliver': 'coin',
  'log.commission': 'coin',
  'log.iou': 'coin',
  'log.penalty': 'coin',
  'log.port': 'build',
  'log.factory': 'build',
  'log.fort': 'build',
  'log.ship': 'build',
  'log.blast-won': 'blast',
  'log.blast-lost': 'blast',
  'log.clash-won': 'blast',
  'log.clash-lost': 'blast',
  'log.offer': 'deal',
  'log.exchange': 'deal',
  'log.win': 'win',
};

/** The log is cut into turns where one of these is told. */
const opens = ['log.stay', 'log.pay-to-stay', 'log.off', 'log.lock', 'log.auto', 'log.declare'];

/** The table in sentences is cut into these. */
const sections: NonNullable<GameTable['sections']> = [
  { title: 'section.now', keys: ['table.turn'] },
  { title: 'section.here', keys: ['table.here', 'table.near', 'table.company'] },
  {
    title: 'section.merchants',
    keys: ['table.seat', 'table.goods', 'table.hull', 'table.hold', 'table.ports', 'table.factories'],
  },
  {
    title: 'section.markets',
    keys: ['table.culture', 'table.sells', 'table.buys', 'table.demand', 'table.waiting', 'table.observed'],
  },
  { title: 'section.boxes', keys: ['table.marker', 'table.spied', 'table.rastur'] },
];

export const table: GameTable<Table> = {
  Board: Chart,
  panels,
  Card: lazy(card),
  Around: FocusProvider,
  Pointer,
  lights,
  Portrait,
  short,
  opens,
  sections,
  sounds: SOUNDS,
  figures,
  later: [card],
};
