// The Destiny deck (§1.2, §3.2) and the cards that the expansion adds to it (§7). One numbering: six colours, the six again with
// the reverse cone, two wilds, then the ten colourless cones and the sixteen Comets.

import type { Confidence } from './moments.ts';

/** The rulebook names none; these six are easy to tell apart (R52). */
export const COLOURS = ['red', 'blue', 'green', 'yellow', 'purple', 'orange'] as const;

/** Copies: of each colour with the normal cone, with the reverse cone, wild, wild with the reverse cone (R51). */
export const DESTINY = { normal: 3, reverse: 1, wild: 1, wildReverse: 1 } as const;

/** §1.2: with so few players the wild with the reverse cone stays out (R51). */
export const WILD_REVERSE_ABOVE = 3;

/** §7.0: extra cards mixed in for each player. */
export const EXTRAS_EACH = 1;

export const FIRST_REVERSE = COLOURS.length;
export const WILD = FIRST_REVERSE + COLOURS.length;
export const WILD_REVERSE = WILD + 1;
export const FIRST_CONE = WILD_REVERSE + 1;

/** §7.1: what the card designates: a player for a Regular Challenge, a base, a Moon, or tokens in the Warp. */
export type Target = 'player' | 'base' | 'moon' | 'warp';

/** Cards 1 to 10: [word, target, how sure] */
export const CONES = [
  ['any-moon', 'moon', 'high'],
  ['vote', 'player', 'high'],
  ['left', 'player', 'high'],
  ['right', 'player', 'high'],
  ['most-bases', 'player', 'high'],
  ['intruder', 'base', 'high'],
  ['strongest-base', 'base', 'medium'],
  ['most-cards', 'player', 'low'],
  ['warp', 'warp', 'invented'],
  ['fewest-in-warp', 'player', 'invented'],
] as const satisfies readonly (readonly [string, Target, Confidence])[];

export const FIRST_COMET = FIRST_CONE + CONES.length;

/** Cards 11 to 26 (§7.2): [word, how sure] */
export const COMETS = [
  ['power-outage', 'high'],
  ['consolation-war', 'high'],
  ['free-for-all', 'high'],
  ['victory-dance', 'high'],
  ['odd-way', 'high'],
  ['tenacious-defense', 'high'],
  ['expense-war', 'high'],
  ['half-hearted-war', 'medium'],
  ['lonely-war', 'invented'],
  ['costly-war', 'invented'],
  ['war-of-cards', 'invented'],
  ['war-of-numbers', 'invented'],
  ['generous-peace', 'invented'],
  ['mild-war', 'invented'],
  ['quiet-war', 'invented'],
  ['turned-tables', 'invented'],
] as const satisfies readonly (readonly [string, Confidence])[];

export const DESTINIES = FIRST_COMET + COMETS.length;

/** Extra cards that make no sense without another option: they stay out unless it is in play. */
export const EXTRAS_WITH_MOONS = ['any-moon'] as const;
export const EXTRAS_WITH_LUCRE = ['expense-war'] as const;
