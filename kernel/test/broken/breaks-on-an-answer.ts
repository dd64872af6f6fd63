// One of the cards that are offered cannot be played after all.

import { fault, itemOf } from '../../src/index.ts';
import { play, spoil } from './tiny.ts';

export const broken = spoil('breaks-on-an-answer', {
  steps: {
    play: {
      ...play,
      take(kit, frame, seat, answer) {
        if (itemOf(kit.state, Number(answer)) === 3) throw fault('broken', 'nobody thought of a three');
        play.take?.(kit, frame, seat, answer);
      },
    },
  },
});
