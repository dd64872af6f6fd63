// The standing says that the game is over when the last round begins.

import { spoil, tiny } from './tiny.ts';

export const broken = spoil('ends-too-early', {
  standing: (view) => ({ ...tiny.standing(view), over: view.table.round === view.table.rounds }),
});
