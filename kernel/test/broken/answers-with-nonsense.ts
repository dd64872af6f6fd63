// A silent seat would bid nine coins, of three.

import { bid, spoil } from './tiny.ts';

export const broken = spoil('answers-with-nonsense', {
  steps: {
    bid: {
      ...bid,
      ask: () => ({
        prompt: { key: 'ask.bid' },
        choice: { kind: 'number', noun: 'coin', min: 0, max: 3 },
        otherwise: 9,
      }),
    },
  },
});
