// The log line wants to know who rolls, and is not told.

import { spoil, turn } from './tiny.ts';

export const broken = spoil('lacks-an-argument', {
  steps: {
    turn: {
      ...turn,
      take(kit, frame, seat, answer) {
        turn.take?.(kit, frame, seat, answer);
        if (answer === 'roll') kit.tell('log.roll', { points: 1 });
      },
    },
  },
});
