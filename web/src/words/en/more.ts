// What the other pages, and the sheets of a table, say in English: fetched with the first of them.

import { account } from './account.ts';
import { learn } from './learn.ts';
import { online } from './online.ts';
import { overlays } from './overlays.ts';
import { replay } from './replay.ts';
import { settings } from './settings.ts';

export const more = { ...overlays, ...settings, ...online, ...account, ...replay, ...learn };
