// What a bot knows of Skeleton: when to stop, and how good a position is.

import type { Brain } from '@orrery/kernel';
import { type Table, worth } from '../rules/table.ts';

/** With this much in hand one more comet is, on average, a loss. */
const ENOUGH = 4;

export const brain: Brain<Table> = {
  policy: ({ table }) => (worth(table) >= ENOUGH ? 'keep' : 'catch'),
  value: ({ table }) => {
    const most = Math.max(1, ...table.scores);
    return table.scores.map((score) => score / most);
  },
};
