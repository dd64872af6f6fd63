// The card is laid properly, but the table remembers the slot that was chosen.

import { spoilStash, tuck } from './stash.ts';

export const broken = spoilStash('keeps-a-place', {
  steps: {
    tuck: {
      ...tuck,
      take(kit, frame, seat, slot) {
        tuck.take?.(kit, frame, seat, slot);
        Object.assign(kit.state.table, { chosen: slot });
      },
    },
  },
});
