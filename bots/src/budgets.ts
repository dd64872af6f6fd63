// The levels by name, and what each thinks with. Apart from the bots themselves, because a page names them and does not think.

import type { Budget } from './bot.ts';

/** Milliseconds until a level has answered, and what is kept back of them for all that is not thinking. */
export const deadlines = { easy: 20, medium: 100, hard: 1000 } as const;
const KEPT = 0.1;

/** What a level thinks with, as a part of the budget, and never less than so many iterations. */
export const LEVELS = {
  easy: { share: deadlines.easy / deadlines.hard, least: 16 },
  medium: { share: deadlines.medium / deadlines.hard, least: 80 },
  hard: { share: 1, least: 1 },
} as const;

export const levels: readonly string[] = Object.keys(LEVELS);

export const usualBudget: Budget = { milliseconds: (1 - KEPT) * deadlines.hard };
