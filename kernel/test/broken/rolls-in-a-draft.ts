// Dice in a common phase: whoever does not like the roll takes it back.

import { spoil, tidy } from './tiny.ts';

export const broken = spoil('rolls-in-a-draft', {
  steps: {
    tidy: {
      ...tidy,
      take(kit, frame, seat, answer) {
        kit.roll(6);
        tidy.take?.(kit, frame, seat, answer);
      },
    },
  },
});
