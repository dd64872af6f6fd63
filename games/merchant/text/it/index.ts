// All Italian texts of Merchant of Venus: what a table needs, and the rules, which are fetched when somebody opens them. What a thing is called, the glossary beside this decides.

import type { Messages } from '@orrery/kernel';
import { play } from './play.ts';
import { rules } from './rules.ts';

const messages: Messages = { ...play, ...rules };

export default messages;
