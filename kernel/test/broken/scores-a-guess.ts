// A bold guess counts at once, and so it is no secret any more.

import { itemOf } from '../../src/index.ts';
import { guess, spoilStash } from './stash.ts';

export const broken = spoilStash('scores-a-guess', {
  steps: {
    guess: {
      ...guess,
      take(kit, frame, seat, answer) {
        guess.take?.(kit, frame, seat, answer);
        const { score, guesses } = kit.state.table;
        score[seat] = (score[seat] ?? 0) + itemOf(kit.state, guesses[seat] ?? -1);
      },
    },
  },
});
