// A star is known to be in the deck, and to nobody.

import { spoilStash, tuck } from './stash.ts';

export const broken = spoilStash('forgets-who-knows', {
  steps: {
    tuck: {
      ...tuck,
      take(kit, frame, seat, answer) {
        tuck.take?.(kit, frame, seat, answer);
        for (const name of kit.state.unseen?.named ?? []) name.know = 0;
      },
    },
  },
});
