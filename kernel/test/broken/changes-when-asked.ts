// To ask is to change: the question counts how often it was put.

import { spoil, turn } from './tiny.ts';

export const broken = spoil('changes-when-asked', {
  steps: {
    turn: {
      ...turn,
      ask(view, frame, seat) {
        view.table.bids[seat] = (view.table.bids[seat] ?? 0) + 1;
        return turn.ask?.(view, frame, seat) ?? null;
      },
    },
  },
});
