// The question names a card in the next seat's hand.

import { itemOf } from '../../src/index.ts';
import { handOf, nextSeat, spoil, turn } from './tiny.ts';

export const broken = spoil('shows-a-hand', {
  steps: {
    turn: {
      ...turn,
      ask(view, _, seat) {
        const [theirs = -1] = handOf(view, nextSeat(view, seat));
        const choice = { kind: 'one', noun: 'word', options: ['play', 'peek', 'roll'] } as const;
        return { prompt: { key: 'ask.turn', args: { card: itemOf(view, theirs) } }, choice, otherwise: 'roll' };
      },
    },
  },
});
