// Not deterministic: a counter outside the state decides.

import { gain, spoil, turn } from './tiny.ts';

let calls = 0;

export const broken = spoil('counts-its-calls', {
  steps: {
    turn: {
      ...turn,
      take(kit, frame, seat, answer) {
        turn.take?.(kit, frame, seat, answer);
        gain(kit.state, seat, ++calls);
      },
    },
  },
});
