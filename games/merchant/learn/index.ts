// What Merchant of Venus brings for those who learn it: the first flight, positions to try a rule on, the glossary.

import type { Learning } from '../../learn.ts';
import type { Table } from '../rules/table.ts';
import { examples } from './examples.ts';
import { flight } from './flight.ts';
import { terms } from './terms.ts';

export const learning: Learning<Table> = {
  lessons: [flight],
  examples,
  terms,
  text: {
    en: async () => (await import('../text/en/learn.ts')).learn,
    it: async () => (await import('../text/it/learn.ts')).learn,
  },
};
