// The Italian texts of InterSpace that a table needs, a page for each subject.

import type { Messages } from '@orrery/kernel';
import { asks } from './asks.ts';
import { bot } from './bot.ts';
import { card } from './card.ts';
import { cards } from './cards.ts';
import { log } from './log.ts';
import { names } from './names.ts';
import { options } from './options.ts';
import { refuse } from './refuse.ts';
import { says } from './says.ts';
import { see } from './see.ts';
import { table } from './table.ts';

export const play: Messages = {
  ...asks,
  ...bot,
  ...card,
  ...cards,
  ...log,
  ...names,
  ...options,
  ...refuse,
  ...says,
  ...see,
  ...table,
};
