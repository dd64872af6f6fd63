// Two equal bids: the first seat's sealed answer is thrown out, and it is asked again.

import { bid, everySeat, spoil } from './tiny.ts';

export const broken = spoil('undoes-a-sealed-answer', {
  steps: {
    bid: {
      ...bid,
      may(state) {
        const [first, second] = state.drafts;
        if (first !== undefined && first[0] !== undefined && first[0] === second?.[0]) state.drafts[0] = [];
        return everySeat(state);
      },
    },
  },
});
