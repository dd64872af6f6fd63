// The English texts of Merchant of Venus that a table needs, a page for each subject.

import type { Messages } from '@orrery/kernel';
import { asks } from './asks.ts';
import { card } from './card.ts';
import { chart } from './chart.ts';
import { bot } from './bot.ts';
import { gazetteer } from './gazetteer.ts';
import { log } from './log.ts';
import { panels } from './panels.ts';
import { peoples } from './peoples.ts';
import { places } from './places.ts';
import { refuse } from './refuse.ts';
import { table } from './table.ts';
import { things } from './things.ts';

export const play: Messages = {
  ...places,
  ...peoples,
  ...things,
  ...asks,
  ...log,
  ...bot,
  ...refuse,
  ...table,
  ...chart,
  ...gazetteer,
  ...panels,
  ...card,
};
