// More face-down markers lie about than the box has.

import { MARKERS, spoil, turn } from './tiny.ts';

export const broken = spoil('overdraws-a-pool', {
  steps: {
    turn: {
      ...turn,
      take(kit, frame, seat, answer) {
        turn.take?.(kit, frame, seat, answer);
        const { held } = kit.state;
        for (let n = 0; n < 6; n++) {
          held.pool.push(MARKERS);
          held.item.push(-1);
          held.know.push(0);
        }
      },
    },
  },
});
