// Cosmic Encounter (1991, with its expansion of 1992): its rules, all its words, and what its bots know.

import type { Game } from '@orrery/kernel';
import { brainOf } from './bot/index.ts';
import { rules } from './all-rules.ts';
import type { Steps } from './rules/steps.ts';
import type { Table } from './rules/table.ts';

export const game: Game<Table, Steps> = {
  ...rules,
  text: {
    en: async () => (await import('./text/en/index.ts')).default,
    it: async () => (await import('./text/it/index.ts')).default,
  },
  later: undefined,
  brain: brainOf(() => game),
};
