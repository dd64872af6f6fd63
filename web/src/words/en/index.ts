// What the shell says in English, a file for each part of it. Games bring their own words.

import { first } from './first.ts';
import { more } from './more.ts';

export const en = { ...first, ...more };

export type Word = keyof typeof en;
