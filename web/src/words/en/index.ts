// What the shell says in English, a file for each part of it. Games bring their own words.

import { home } from './home.ts';
import { here } from './here.ts';
import { settings } from './settings.ts';
import { table } from './table.ts';
import { account } from './account.ts';
import { notices } from './notices.ts';
import { online } from './online.ts';
import { choice } from './choice.ts';
import { replay } from './replay.ts';
import { learn } from './learn.ts';

export const en = {
  ...home,
  ...here,
  ...settings,
  ...table,
  ...online,
  ...notices,
  ...account,
  ...choice,
  ...replay,
  ...learn,
};

export type Word = keyof typeof en;
