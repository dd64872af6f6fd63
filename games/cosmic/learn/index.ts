// What Cosmic Encounter brings for those who learn it: three lessons, the glossary, the encyclopaedia of powers.

import type { Learning } from '../../learn.ts';
import type { Table } from '../rules/table.ts';
import { lessons } from './lessons.ts';
import { terms } from './terms.ts';

export const learning: Learning<Table> = {
  lessons,
  examples: {},
  terms,
  encyclopaedia: () => import('./encyclopaedia.tsx'),
  text: {
    en: async () => (await import('../text/en/learn.ts')).learn,
    it: async () => (await import('../text/it/learn.ts')).learn,
  },
};
