// All English texts of Cosmic Encounter that a table needs. The long pages about powers are in encyclopaedia.ts.

import type { Messages } from '@orrery/kernel';
import { asked } from './asked.ts';
import { cards } from './cards.ts';
import { options } from './options.ts';
import { rules } from './rules.ts';
import { said } from './said.ts';
import { table } from './table.ts';
import { tags } from './tags.ts';
import { things } from './things.ts';

const messages: Messages = { ...things, ...tags, ...cards, ...rules, ...table, ...options, ...said, ...asked };

export default messages;
