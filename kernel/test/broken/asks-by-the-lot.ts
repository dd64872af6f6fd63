// The question says which stars are still outside the deck, as nobody can know.

import { spoilStash, STARS, tuck } from './stash.ts';

export const broken = spoilStash('asks-by-the-lot', {
  steps: {
    tuck: {
      ...tuck,
      ask(view, frame, seat) {
        const asked = tuck.ask?.(view, frame, seat) ?? null;
        return asked && { ...asked, prompt: { key: 'ask.tuck', args: { outside: view.pools[STARS] ?? [] } } };
      },
    },
  },
});
