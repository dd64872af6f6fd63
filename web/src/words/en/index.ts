// What the shell says in English, a file for each part of it. Games bring their own words.

import { home } from './home.ts';
import { settings } from './settings.ts';
import { table } from './table.ts';
import { account } from './account.ts';
import { online } from './online.ts';
import { choice } from './choice.ts';
import { replay } from './replay.ts';
import { learn } from './learn.ts';

export const en = {
  ...home,
  ...settings,
  ...table,
  ...online,
  ...account,
  ...choice,
  ...replay,
  ...learn,
};

export type Word = keyof typeof en;
