// The question says which deck a card in the next seat's hand came from.

import { deckOf } from '../../src/index.ts';
import { handOf, spoilStash, tuck } from './stash.ts';

export const broken = spoilStash('asks-where-from', {
  steps: {
    tuck: {
      ...tuck,
      ask(view, frame, seat) {
        const asked = tuck.ask?.(view, frame, seat) ?? null;
        const [theirs = -1] = handOf(view, (seat + 1) % view.seats);
        return asked && { ...asked, prompt: { key: 'ask.tuck', args: { deck: deckOf(view, theirs) } } };
      },
    },
  },
});
