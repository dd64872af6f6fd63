// What home and a table say in Italian: fetched before anything is shown.

import { choice } from './choice.ts';
import { home } from './home.ts';
import { table } from './table.ts';

export const first = { ...home, ...table, ...choice };
