// The log says what a seat has chosen to hide: not from the slot, where it could be found, but from the answer itself.

import { guess, spoilStash } from './stash.ts';

export const broken = spoilStash('tells-a-guess', {
  steps: {
    guess: {
      ...guess,
      take(kit, frame, seat, answer) {
        guess.take?.(kit, frame, seat, answer);
        kit.tell('log.play', { who: seat, card: answer });
      },
    },
  },
});
