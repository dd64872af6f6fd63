// The card just drawn is kept on the open table, where there is nothing left to swap.

import { itemOf } from '../../src/index.ts';
import { handOf, play, spoil } from './tiny.ts';

export const broken = spoil('copies-a-secret', {
  steps: {
    play: {
      ...play,
      take(kit, frame, seat, answer) {
        play.take?.(kit, frame, seat, answer);
        const drawn = handOf(kit.state, seat).at(-1) ?? -1;
        Object.assign(kit.state.table, { drawn: itemOf(kit.state, drawn) });
      },
    },
  },
});
