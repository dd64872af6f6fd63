// A card goes back into the deck twice.

import { CARDS, play, spoil } from './tiny.ts';

export const broken = spoil('breaks-its-invariant', {
  steps: {
    play: {
      ...play,
      take(kit, frame, seat, answer) {
        play.take?.(kit, frame, seat, answer);
        kit.put(CARDS, 0);
      },
    },
  },
});
