// All English texts of Cosmic Encounter: what a table needs, what only some tables need, and the rules in words.
// Each part is fetched when it is wanted.

import type { Messages } from '@orrery/kernel';
import { later } from './later.ts';
import { more } from './more.ts';
import { play } from './play.ts';
import { rules } from './rules.ts';

const messages: Messages = { ...play, ...later, ...more, ...rules };

export default messages;
