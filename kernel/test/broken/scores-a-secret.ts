// Points are counted for cards that nobody else has seen.

import { itemOf } from '../../src/index.ts';
import { gain, handOf, next, spoil } from './tiny.ts';

export const broken = spoil('scores-a-secret', {
  steps: {
    next: {
      run(kit, frame) {
        const { turn } = kit.state.table;
        for (const slot of handOf(kit.state, turn)) gain(kit.state, turn, itemOf(kit.state, slot));
        next.run?.(kit, frame);
      },
    },
  },
});
