// Not deterministic: chance that does not come from the kit.

import { gain, spoil, turn } from './tiny.ts';

export const broken = spoil('rolls-its-own-dice', {
  steps: {
    turn: {
      ...turn,
      take(kit, frame, seat, answer) {
        turn.take?.(kit, frame, seat, answer);
        gain(kit.state, seat, Math.floor(Math.random() * 6));
      },
    },
  },
});
