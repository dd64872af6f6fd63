// The marker is seen behind the kit's back, so undo does not stop there.

import { sneak, spoil, turn } from './tiny.ts';

export const broken = spoil('forgets-a-look', {
  steps: {
    turn: {
      ...turn,
      take(kit, frame, seat, answer) {
        if (answer !== 'peek') return turn.take?.(kit, frame, seat, answer);
        sneak(kit, kit.state.table.middle, seat);
        kit.goto('claim');
      },
    },
  },
});
