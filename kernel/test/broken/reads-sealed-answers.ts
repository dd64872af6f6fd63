// A seat may bid as much as the first seat has sealed.

import { bid, spoil } from './tiny.ts';

export const broken = spoil('reads-sealed-answers', {
  steps: {
    bid: {
      ...bid,
      ask(view, _, seat) {
        const most = seat === 0 ? 3 : Number(view.drafts[0]?.[0] ?? 3);
        return {
          prompt: { key: 'ask.bid' },
          choice: { kind: 'number', noun: 'coin', min: 0, max: most },
          otherwise: 0,
        };
      },
    },
  },
});
