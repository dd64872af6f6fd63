// All Italian texts of Merchant of Venus, a page for each subject. What a thing is called, the glossary beside this decides.

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
import { rules } from './rules.ts';
import { table } from './table.ts';
import { things } from './things.ts';

const messages: Messages = {
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
  ...rules,
};

export default messages;
