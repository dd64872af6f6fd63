// How Merchant of Venus presents itself, and where its parts are.

import type { Front } from '../front.ts';
import { picture } from './picture.ts';
import type { Table } from './rules/table.ts';

export const front: Front<Table> = {
  id: 'merchant',
  name: { en: 'Merchant of Venus', it: 'Merchant of Venus' },
  line: {
    en: 'Explore a star cluster, find out who lives where, and grow rich by trade before the others do.',
    it: 'Esplora un ammasso di stelle, scopri chi vive dove e arricchisciti col commercio prima degli altri.',
  },
  facts: [
    {
      en: 'The whole rulebook, with combat and Rastur',
      it: 'Tutto il regolamento, con combattimento e Rastur',
    },
  ],
  seats: { min: 1, max: 6 },
  minutes: [90, 180],
  picture,
  presets: [
    {
      id: 'first',
      name: { en: 'First flight', it: 'Primo volo' },
      line: { en: '$1,000 to win, three easy bots', it: '$1.000 per vincere, tre bot facili' },
      bots: ['easy', 'easy', 'easy'],
      options: { target: 1000 },
    },
    {
      id: 'classic',
      name: { en: 'Classic', it: 'Classica' },
      line: { en: '$2,000, three medium bots', it: '$2.000, tre bot medi' },
      bots: ['medium', 'medium', 'medium'],
      options: {},
    },
    {
      id: 'wild',
      name: { en: 'Wild space', it: 'Spazio selvaggio' },
      line: { en: '$3,000, hard bots, combat and Rastur', it: '$3.000, bot difficili, combattimento e Rastur' },
      bots: ['hard', 'hard', 'hard'],
      options: { target: 3000, combat: true, rastur: true },
    },
    {
      id: 'alone',
      name: { en: 'Alone', it: 'In solitaria' },
      line: { en: 'Solitaire against the Rastur', it: 'Da solo contro i Rastur' },
      bots: [],
      options: { combat: true, rastur: true },
    },
  ],
  score: { en: '$#', it: '$#' },
  goal: ({ table: { target } }) => target,
  game: () => import('./index.ts'),
  rules: () => import('./rules.ts'),
  rulebook: {
    en: async () => (await import('./text/en/rules.ts')).rules,
    it: async () => (await import('./text/it/rules.ts')).rules,
  },
  table: () => import('./table/index.tsx'),
  learning: () => import('./learn/index.ts'),
  evidence: () => import('./evidence.ts'),
};
