// The Italian texts of Cosmic Encounter that a plain table needs once its board stands: what single powers and cards say and do, and
// why a bot does what it does.

import type { Messages } from '@orrery/kernel';
import { asked } from './asked.ts';
import { bot } from './bot.ts';
import { cards } from './cards.ts';
import { said } from './said.ts';
import { tags } from './tags.ts';

export const later: Messages = {
  ...tags,
  ...cards,
  ...said,
  ...asked,
  ...bot,
};
