// What the other pages say in English: fetched with the first of them.

import { account } from './account.ts';
import { learn } from './learn.ts';
import { replay } from './replay.ts';

export const more = { ...account, ...replay, ...learn };
