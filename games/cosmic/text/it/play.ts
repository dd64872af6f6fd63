// The Italian texts of Cosmic Encounter with which a table can be shown, a page for each subject. What comes after the board is in
// later.ts, the long pages about powers in encyclopaedia.ts.

import type { Messages } from '@orrery/kernel';
import { board } from './board.ts';
import { options } from './options.ts';
import { panels } from './panels.ts';
import { table } from './table.ts';
import { things } from './things.ts';

export const play: Messages = {
  ...things,
  ...table,
  ...options,
  ...panels,
  ...board,
};
