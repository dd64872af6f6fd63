// One seat alone is asked whether it wants to cheer, and is passed over if it cannot: the others see at once that it cannot.

import { cheer, nextSeat, spoil } from './tiny.ts';

export const broken = spoil('skips-who-cannot', {
  steps: {
    cheer: {
      may: (state) => (state.table.last < 0 ? [] : [nextSeat(state, state.table.turn)]),
      ask: (view, frame, seat) => cheer.ask?.(view, frame, seat) ?? null,
      take(kit, frame, seat, answer) {
        kit.leave();
        if (answer !== null) cheer.take?.(kit, frame, seat, answer);
      },
    },
  },
});
