// A mixed hand is kept in order of the decks its cards came from.

import { deckOf } from '../../src/index.ts';
import { handOf, spoilStash, tuck } from './stash.ts';

export const broken = spoilStash('sorts-by-deck', {
  steps: {
    tuck: {
      ...tuck,
      take(kit, frame, seat, answer) {
        tuck.take?.(kit, frame, seat, answer);
        handOf(kit.state, seat).sort((a, b) => deckOf(kit.state, a) - deckOf(kit.state, b));
      },
    },
  },
});
