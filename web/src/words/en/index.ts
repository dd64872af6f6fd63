// What the shell says in English, a file for each part of it. Games bring their own words.

import { home } from './home.ts';
import { table } from './table.ts';
import { online } from './online.ts';
import { choice } from './choice.ts';

export const en = { ...home, ...table, ...online, ...choice };

export type Word = keyof typeof en;
