// The same option stands in the list twice, and one looks like a number.

import { spoil, turn } from './tiny.ts';

export const broken = spoil('offers-twice', {
  steps: {
    turn: {
      ...turn,
      ask: () => ({
        prompt: { key: 'ask.turn' },
        choice: { kind: 'one', noun: 'word', options: ['roll', 'roll', 'peek'] },
        otherwise: 'roll',
      }),
    },
  },
});
