// Half points: the digests of two machines would have to agree on fractions.

import { gain, play, spoil } from './tiny.ts';

export const broken = spoil('keeps-a-fraction', {
  steps: {
    play: {
      ...play,
      take(kit, frame, seat, answer) {
        play.take?.(kit, frame, seat, answer);
        gain(kit.state, seat, 0.5);
      },
    },
  },
});
