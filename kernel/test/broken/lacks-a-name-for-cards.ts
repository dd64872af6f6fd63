// Nothing says what the items of the pools are called, so a hand is offered by numbers.

import { spoil } from './tiny.ts';

export const broken = spoil('lacks-a-name-for-cards', { items: [] });
