// The log names the marker that only one seat has looked at.

import { spoil, turn } from './tiny.ts';

export const broken = spoil('names-an-unseen-item', {
  steps: {
    turn: {
      ...turn,
      take(kit, frame, seat, answer) {
        if (answer !== 'peek') return turn.take?.(kit, frame, seat, answer);
        const marker = kit.look(kit.state.table.middle, seat);
        kit.tell('log.peek', { who: seat, marker });
        kit.goto('claim');
      },
    },
  },
});
