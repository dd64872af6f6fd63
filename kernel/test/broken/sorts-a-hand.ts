// A hand is kept in order: which slot is the highest card is there for all to see.

import { itemOf } from '../../src/index.ts';
import { handOf, play, spoil } from './tiny.ts';

export const broken = spoil('sorts-a-hand', {
  steps: {
    play: {
      ...play,
      take(kit, frame, seat, answer) {
        play.take?.(kit, frame, seat, answer);
        handOf(kit.state, seat).sort((a, b) => itemOf(kit.state, a) - itemOf(kit.state, b));
      },
    },
  },
});
