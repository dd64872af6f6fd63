// Cosmic Encounter at a usual table (plain.ts): its rules, and what its bots know.

import type { Game } from '@orrery/kernel';
import { brainOf } from './bot/index.ts';
import { rules } from './usual-rules.ts';
import type { Table } from './rules/table.ts';

export const game: Game<Table> = { ...rules, brain: brainOf(() => game) };
