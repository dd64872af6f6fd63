// The Challenge deck (§1.4, §5, §6). One numbering for everything that can be in it: Compromise, Attacks, Edicts, Kickers,
// Reinforcements, then a Flare for each power. A row says how many cards are in the base box and in the expansion.

import { EDICTS, type EdictWord } from './edicts.ts';
import { POWERS, type PowerWord } from './powers.ts';

/** A card in a few letters: `20`, `C`, `cosmic-zap`, `flare virus`, `x3`, `+5`. */
export type Card = number | 'C' | EdictWord | `flare ${PowerWord}` | `x${number}` | `+${number}`;

/** §5.2: copies in the base box and in the expansion. */
export const COMPROMISES = [17, 11] as const;

/** §5.3: [value, copies in the base box, in the expansion] */
export const ATTACKS = [
  [40, 1, 0],
  [30, 1, 0],
  [20, 2, 1],
  [19, 1, 1],
  [18, 1, 1],
  [17, 1, 1],
  [16, 1, 1],
  [15, 4, 2],
  [14, 2, 1],
  [13, 1, 3],
  [12, 5, 2],
  [11, 2, 3],
  [10, 6, 3],
  [9, 2, 4],
  [8, 8, 3],
  [7, 4, 3],
  [6, 8, 3],
  [5, 2, 1],
  [4, 2, 3],
  [1, 1, 0],
  [0, 0, 2],
  [-1, 0, 1],
  [-4, 0, 1],
  [-5, 0, 1],
  [-6, 0, 1],
  [-8, 0, 1],
] as const;

/** §6.3: [factor, copies]. Nine in the expansion; only 0, -2 and 3 are known for certain (R53). */
export const KICKERS = [
  [-2, 1],
  [-1, 1],
  [0, 1],
  [2, 3],
  [3, 2],
  [4, 1],
] as const;

/** §6.4: [what it adds, copies]. Fifteen in the expansion; the values are ours (R53). */
export const REINFORCEMENTS = [
  [2, 6],
  [3, 6],
  [5, 3],
] as const;

/** The items of the deck, class by class. An item is the first of its class plus its place in the table. */
export const COMPROMISE = 0;
export const FIRST_ATTACK = 1;
export const FIRST_EDICT = FIRST_ATTACK + ATTACKS.length;
export const FIRST_KICKER = FIRST_EDICT + EDICTS.length;
export const FIRST_REINFORCEMENT = FIRST_KICKER + KICKERS.length;
export const FIRST_FLARE = FIRST_REINFORCEMENT + REINFORCEMENTS.length;
export const CARDS = FIRST_FLARE + POWERS.length;

/** §1.4, §6.1: Flares in the deck for each player, those that named the powers among them; or a fixed number. */
export const FLARES_EACH = 3;
export const FLARES_FIXED = 20;
