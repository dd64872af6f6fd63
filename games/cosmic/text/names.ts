// Proper names, the same in every language: the Italian rules keep them as they are printed. By the order of the tables in data/.

import type { Messages } from '@orrery/kernel';
import { POWERS } from '../data/powers.ts';

/** `anti-matter` is Anti-Matter. */
export const POWER_NAMES: readonly string[] = POWERS.map(([word]) =>
  word.replaceAll(/(^|-)[a-z]/g, (letter) => letter.toUpperCase()),
);

export const EDICT_NAMES = [
  'Cosmic Zap',
  'Emotion Control',
  'Finder',
  'Flare Zap',
  'Force Field',
  'Keeper',
  'Mobius Tubes',
  'Plague',
  'Quash',
  'Rebirth',
  'Sanity',
  'Solar Wind',
  'Space Junk',
  'Stellar Gas',
  'Time Gum',
  'Un-Zap',
  'Victory Boon',
  'Warp Break',
] as const;

export const COMET_NAMES = [
  'Power Outage',
  'Consolation War',
  'Free-for-All',
  'Victory Dance',
  'An Odd Way to Win a War',
  'Tenacious Defense',
  'Expense War',
  'Half-Hearted War',
  'Lonely War',
  'Costly War',
  'War of Cards',
  'War of Numbers',
  'Generous Peace',
  'Mild War',
  'Quiet War',
  'Turned Tables',
] as const;

export const MOON_NAMES = [
  'Ally Double Moon',
  'Ally One-Half Moon',
  'Attack Revelation Moon',
  'Bribery Moon',
  'Challenge Extension Moon',
  'Challenge Limitation Moon',
  'Cold Revenge Moon',
  'Cone Size 3 Moon',
  'Cone Size 5 Moon',
  'Cone Size Variable Moon',
  'Confession Moon',
  'Fortress Moon',
  'Mine Moon',
  'Mirror Moon',
  'Shipyard Moon',
  'Spy Moon',
  'Exodus Moon',
  'Moon Base Omega',
  'Nova Moon',
  'Upheaval Moon',
  'Echo Moon',
  'Green Cheese Moon',
] as const;

export const HEX_NAMES = ['Binary', 'Gas Giant', 'Rings', 'Rosette', 'Space Dust', 'Worldships'] as const;

/** Messages `noun.0`, `noun.1` and so on; with a part, `noun.0.part`. */
export const named = (noun: string, names: readonly string[], part = ''): Messages =>
  Object.fromEntries(names.map((name, id) => [`${noun}.${id}${part === '' ? '' : `.${part}`}`, name]));

/** The player of a colour, by name: a name in a name. */
export const ownerOf = (seat: number): string => `{${seat}:seat}`;
