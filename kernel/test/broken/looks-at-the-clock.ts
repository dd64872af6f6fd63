// Not deterministic: the day of the week decides.

import { gain, spoil, turn } from './tiny.ts';

export const broken = spoil('looks-at-the-clock', {
  steps: {
    turn: {
      ...turn,
      take(kit, frame, seat, answer) {
        turn.take?.(kit, frame, seat, answer);
        gain(kit.state, seat, new Date().getDay());
      },
    },
  },
});
