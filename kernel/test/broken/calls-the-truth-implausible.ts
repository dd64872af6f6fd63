// A world in which two seats hold the same card is ruled out, though it happens.

import { spoil } from './tiny.ts';

export const broken = spoil('calls-the-truth-implausible', {
  plausible({ table, held }) {
    const first = table.hands.map(([slot = -1]) => held.item[slot]);
    return new Set(first).size === first.length;
  },
});
