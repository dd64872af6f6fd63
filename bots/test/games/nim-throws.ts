// A game whose evaluation is broken: every bot that thinks throws.

import { nim } from './nim.ts';

export const game = nim(40, {
  value() {
    throw new Error('the evaluation is broken');
  },
});
