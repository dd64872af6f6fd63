// A card may not be played while the next seat holds its like: the refusal tells what that seat holds.

import { itemOf, must } from '../../src/index.ts';
import { handOf, nextSeat, play, spoil } from './tiny.ts';

export const broken = spoil('refuses-by-a-hidden-card', {
  steps: {
    play: {
      ...play,
      ask(view, _, seat) {
        const theirs = handOf(view, nextSeat(view, seat)).map((slot) => itemOf(view, slot));
        const hand = handOf(view, seat);
        const free = hand.filter((slot) => !theirs.includes(itemOf(view, slot)));
        const options = free.length > 0 ? free : hand;
        const choice = { kind: 'one', noun: 'slot', options } as const;
        return { prompt: { key: 'ask.play' }, choice, otherwise: must(options[0], 'a card') };
      },
    },
  },
});
