// The Moons (§13). The box holds 100 counters; these are the ones whose text is known, and a few of ours to fill the categories.

import type { Confidence, When } from './moments.ts';

export const CATEGORIES = ['quarter', 'half', 'full', 'cheese'] as const;

/** §13.2 */
export type Duration = 'continuing' | 'intermittent' | 'one-shot';

/** §13.4: turned up as soon as it is occupied, or when the occupant likes. */
export type Play = 'now' | 'secret';

/** §13.1 */
export const MOONS_EACH = 2;

/**
 * [word, category, duration, play, when its effect comes in (§13.4: the icon times the effect, not the turning up), does it work
 * for everybody and not for its occupant (§13.2), how sure]
 */
export const MOONS = [
  ['ally-double', 'quarter', 'continuing', 'secret', ['8b'], true, 'medium'],
  ['ally-one-half', 'quarter', 'continuing', 'secret', ['8b'], true, 'high'],
  ['attack-revelation', 'quarter', 'intermittent', 'now', ['any'], true, 'high'],
  ['bribery', 'quarter', 'continuing', 'now', ['3b', '4'], false, 'high'],
  ['challenge-extension', 'quarter', 'continuing', 'now', ['10'], true, 'high'],
  ['challenge-limitation', 'quarter', 'continuing', 'now', ['10'], true, 'high'],
  ['cold-revenge', 'quarter', 'intermittent', 'now', ['any'], false, 'high'],
  ['cone-size-3', 'quarter', 'continuing', 'now', ['3a', '6'], true, 'high'],
  ['cone-size-5', 'quarter', 'continuing', 'now', ['3a', '6'], true, 'high'],
  ['cone-size-variable', 'quarter', 'continuing', 'now', ['3a', '6'], true, 'high'],
  ['confession', 'quarter', 'intermittent', 'now', ['any'], true, 'high'],
  ['fortress', 'half', 'continuing', 'secret', ['8b'], false, 'invented'],
  ['mine', 'half', 'continuing', 'now', ['start'], false, 'invented'],
  ['mirror', 'half', 'continuing', 'now', ['2b'], true, 'invented'],
  ['shipyard', 'half', 'continuing', 'now', ['1'], false, 'invented'],
  ['spy', 'half', 'intermittent', 'secret', ['any'], false, 'invented'],
  ['exodus', 'full', 'one-shot', 'now', ['any'], true, 'invented'],
  ['moon-base-omega', 'full', 'continuing', 'now', ['any'], false, 'low'],
  ['nova', 'full', 'one-shot', 'now', ['any'], false, 'invented'],
  ['upheaval', 'full', 'one-shot', 'now', ['any'], true, 'invented'],
  ['echo', 'cheese', 'continuing', 'now', ['4', '5'], true, 'invented'],
  ['green-cheese', 'cheese', 'intermittent', 'now', ['any'], true, 'invented'],
] as const satisfies readonly (readonly [
  string,
  (typeof CATEGORIES)[number],
  Duration,
  Play,
  readonly When[],
  boolean,
  Confidence,
])[];

export type MoonWord = (typeof MOONS)[number][0];

/** Moons that undo each other while both are occupied and turned up. */
export const OPPOSITE_MOONS = [
  ['ally-double', 'ally-one-half'],
  ['challenge-extension', 'challenge-limitation'],
  ['cone-size-3', 'cone-size-5'],
] as const satisfies readonly (readonly [MoonWord, MoonWord])[];

/** What Moons change: challenges in a turn (§3.10), tokens on the cone (§3.3), the defense's total, tokens retrieved (§3.1). */
export const MOON_NUMBERS = { more: 3, fewer: 1, small: 3, large: 5, fortress: 5, shipyard: 2, lucre: 2 } as const;
