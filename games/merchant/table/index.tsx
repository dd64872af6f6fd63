// The table of Merchant of Venus: the star chart (chart/), the panels beside it (panels/), and what the two share.

import type { GameTable } from '../../table.ts';
import type { Table } from '../rules/table.ts';
import { Chart } from './chart/Chart.tsx';
import { FocusProvider } from './focus.tsx';
import { Card } from './panels/Card.tsx';
import { panels } from './panels/index.ts';
import { short } from './panels/short.ts';

export const table: GameTable<Table> = {
  Board: Chart,
  panels,
  Card,
  Around: FocusProvider,
  short,
  goal: ({ table: { target } }) => target,
  score: (value) => `$${value}`,
};
