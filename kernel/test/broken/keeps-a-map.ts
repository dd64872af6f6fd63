// A Map lies on the table once a card was played.

import { play, spoil } from './tiny.ts';

export const broken = spoil('keeps-a-map', {
  steps: {
    play: {
      ...play,
      take(kit, frame, seat, answer) {
        play.take?.(kit, frame, seat, answer);
        Object.assign(kit.state.table, { played: new Map([[seat, 1]]) });
      },
    },
  },
});
