// Not deterministic: the order of words depends on where the machine stands.

import { spoil, turn } from './tiny.ts';

export const broken = spoil('sorts-by-locale', {
  steps: {
    turn: {
      ...turn,
      ask() {
        const options = ['roll', 'peek', 'play'].sort((a, b) => a.localeCompare(b));
        return { prompt: { key: 'ask.turn' }, choice: { kind: 'one', noun: 'word', options }, otherwise: 'roll' };
      },
    },
  },
});
