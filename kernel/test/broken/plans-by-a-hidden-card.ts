// In a common phase only those who hold a certain card are asked: who is done without a word tells who does not.

import { itemOf } from '../../src/index.ts';
import { handOf, spoil, tidy } from './tiny.ts';

export const broken = spoil('plans-by-a-hidden-card', {
  steps: {
    tidy: {
      ...tidy,
      ask: (view, frame, seat) =>
        handOf(view, seat).some((slot) => itemOf(view, slot) === 0) ? (tidy.ask?.(view, frame, seat) ?? null) : null,
    },
  },
});
