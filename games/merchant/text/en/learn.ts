// All English texts for those who learn: the first flight, the examples, the glossary.

import type { Messages } from '@orrery/kernel';
import { examples } from './learn/examples.ts';
import { flight } from './learn/flight.ts';
import { terms } from './learn/terms.ts';

export const learn: Messages = { ...flight, ...examples, ...terms };
