// Every rule of chapters 1 to 15, said again in our own words.

import type { Messages } from '@orrery/kernel';
import { cards } from './rules/cards.ts';
import { game } from './rules/game.ts';
import { notes } from './rules/notes.ts';
import { options } from './rules/options.ts';

export const rules: Messages = { ...game, ...cards, ...options, ...notes };
