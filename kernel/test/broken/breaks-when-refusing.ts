// The refusal takes every answer for a word.

import { no } from '../../src/index.ts';
import { play, spoil } from './tiny.ts';

export const broken = spoil('breaks-when-refusing', {
  steps: {
    play: { ...play, why: (_view, _frame, _seat, answer) => no((answer as string).toUpperCase(), 'refuse.play') },
  },
});
