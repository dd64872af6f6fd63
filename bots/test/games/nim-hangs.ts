// A game whose evaluation never ends: every bot that thinks hangs.

import { nim } from './nim.ts';

export const game = nim(40, {
  value() {
    for (;;);
  },
});
