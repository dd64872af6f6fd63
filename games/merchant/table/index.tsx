// The table of Merchant of Venus: the star chart (chart/), the panels beside it (panels/), and what the two share.

import type { GameTable, Sound } from '../../table.ts';
import type { Table } from '../rules/table.ts';
import { Chart } from './chart/Chart.tsx';
import { figures } from './figures.tsx';
import { FocusProvider } from './focus.tsx';
import { Card } from './panels/Card.tsx';
import { panels } from './panels/index.ts';
import { short } from './panels/short.ts';
import { Pointer } from './Pointer.tsx';
import { opens, sections } from './reading.ts';

const SOUNDS: Readonly<Record<string, Sound>> = {
  'log.roll': 'dice',
  'log.mulligan': 'dice',
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

export const table: GameTable<Table> = {
  Board: Chart,
  panels,
  Card,
  Around: FocusProvider,
  Pointer,
  short,
  opens,
  sections,
  goal: ({ table: { target } }) => target,
  score: (value) => `$${value}`,
  sounds: SOUNDS,
  figures,
};
