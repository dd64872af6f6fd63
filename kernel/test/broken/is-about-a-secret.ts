// A window says to standing orders whether the seat holds a card that fits.

import { itemOf } from '../../src/index.ts';
import { cheer, handOf, spoil } from './tiny.ts';

export const broken = spoil('is-about-a-secret', {
  steps: {
    cheer: {
      ...cheer,
      about(state, _, seat) {
        const fits = handOf(state, seat).some((slot) => itemOf(state, slot) === state.table.last);
        return { tags: fits ? ['fitting'] : [] };
      },
    },
  },
});
