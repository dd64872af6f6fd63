// What the shell says in Italian, a file for each part of it.

import { first } from './first.ts';
import { more } from './more.ts';

export const it = { ...first, ...more };
