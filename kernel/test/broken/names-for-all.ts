// What one seat has seen and put back unseen is forgotten to be its secret: the counts of the deck show it to everybody.

import { spoilStash, tuck } from './stash.ts';

export const broken = spoilStash('names-for-all', {
  steps: {
    tuck: {
      ...tuck,
      take(kit, frame, seat, answer) {
        tuck.take?.(kit, frame, seat, answer);
        kit.state.unseen?.named.splice(0);
      },
    },
  },
});
