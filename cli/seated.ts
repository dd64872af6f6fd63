// Bots at a table.

import { type Bot, type Budget, getBot } from '@orrery/bots';
import type { Seated } from './playout.ts';

/** `search` is the search with its whole budget; the books call that level hard. */
export const nameOfBot = (name: string): string => (name === 'search' ? 'hard' : name);

/** The bots in turn around the table, moved on by so many seats. */
export function seatBots(names: readonly string[], seats: number, moved: number, budget: Budget): Seated[] {
  const bots = names.map((name) => getBot(nameOfBot(name)));
  return Array.from({ length: seats }, (_, seat) => ({ bot: bots[(seat + moved) % bots.length] as Bot, budget }));
}
