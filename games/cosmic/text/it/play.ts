// The Italian texts of Cosmic Encounter that a table needs, a page for each subject. The long pages about powers are in encyclopaedia.ts.

import type { Messages } from '@orrery/kernel';
import { asked } from './asked.ts';
import { board } from './board.ts';
import { bot } from './bot.ts';
import { cards } from './cards.ts';
import { options } from './options.ts';
import { panels } from './panels.ts';
import { said } from './said.ts';
import { table } from './table.ts';
import { tags } from './tags.ts';
import { things } from './things.ts';

export const play: Messages = {
  ...things,
  ...tags,
  ...cards,
  ...table,
  ...options,
  ...said,
  ...asked,
  ...panels,
  ...bot,
  ...board,
};
