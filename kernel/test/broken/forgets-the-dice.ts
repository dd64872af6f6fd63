// The rules take the barrier away again after a roll.

import { spoil, turn } from './tiny.ts';

export const broken = spoil('forgets-the-dice', {
  steps: {
    turn: {
      ...turn,
      take(kit, frame, seat, answer) {
        if (answer !== 'roll') return turn.take?.(kit, frame, seat, answer);
        kit.roll(6);
        kit.barrier = false;
      },
    },
  },
});
