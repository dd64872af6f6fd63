// How many stars a hand has is kept on the open table: it tells what the deck was made up of.

import { itemOf } from '../../src/index.ts';
import { handOf, spoilStash, tuck } from './stash.ts';

export const broken = spoilStash('counts-the-stars', {
  steps: {
    tuck: {
      ...tuck,
      take(kit, frame, seat, answer) {
        tuck.take?.(kit, frame, seat, answer);
        const stars = handOf(kit.state, seat).filter((slot) => itemOf(kit.state, slot) > 2).length;
        Object.assign(kit.state.table, { stars });
      },
    },
  },
});
