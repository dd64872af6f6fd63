// A list of options that says yes to everything.

import { spoil, turn } from './tiny.ts';

const options = Object.assign(['play', 'peek', 'roll'], { includes: () => true });
Object.defineProperty(options, 'includes', { enumerable: false });

export const broken = spoil('takes-anything', {
  steps: {
    turn: {
      ...turn,
      ask: () => ({ prompt: { key: 'ask.turn' }, choice: { kind: 'one', noun: 'word', options }, otherwise: 'roll' }),
    },
  },
});
