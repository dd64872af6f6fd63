// Every numbered rule of chapters 1 to 17, said again in our own words.

import type { Messages } from '@orrery/kernel';
import { combat } from './rules/combat.ts';
import { flight } from './rules/flight.ts';
import { pieces } from './rules/pieces.ts';
import { trade } from './rules/trade.ts';

export const rules: Messages = { ...pieces, ...flight, ...trade, ...combat };
