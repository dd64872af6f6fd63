// What paragraphs of their own say about single powers: with whom they may not be, what they need, what stops them.

import type { PowerWord } from './powers.ts';

type Powers = readonly PowerWord[];

/** §15.1: powers with components of their own. They come at set-up only; later a draw of one is made again. */
export const ARTIFACTS = [
  'hurtz',
  'industrialist',
  'miser',
  'pentaform',
  'queue',
  'schizoid',
  'symbiote',
  'terrorist',
  'warrior',
  'witch',
] as const satisfies Powers;

/** §15.4: what the Silencer stops. */
export const SILENCED = [
  'aura',
  'calculator',
  'chronos',
  'crystal',
  'delegator',
  'demon',
  'dictator',
  'diplomat',
  'doppelganger',
  'extortionist',
  'force',
  'gnome',
  'healer',
  'hurtz',
  'judge',
  'lloyd',
  'loser',
  'magnet',
  'mesmer',
  'mind',
  'mirror',
  'negator',
  'obverse',
  'pavlov',
  'phantom',
  'philanthropist',
  'pirate',
  'plant',
  'prolong',
  'prophet',
  'seeker',
  'serpent',
  'silencer',
  'siren',
  'skeptic',
  'sniveler',
  'sting',
  'trader',
  'visionary',
  'witch',
  'wrack',
] as const satisfies Powers;

/** §15.4: powers of which the Silencer stops a part; Insect by the power it copies. The page of each says which (`power.7.silenced`). */
export const SILENCED_IN_PART = [
  'anomaly',
  'berserker',
  'grudge',
  'insect',
  'mutant',
  'queue',
  'will',
] as const satisfies Powers;

/** §15.5: open to abuse; the texts here bound them. */
export const OPEN_ENDED = ['force', 'judge', 'witch'] as const satisfies Powers;

/** §1.3: marked L, never dealt without Lucre (§11, R34). */
export const WITH_LUCRE = ['assessor', 'dragon', 'entrepreneur', 'gnome', 'hurtz', 'lloyd'] as const satisfies Powers;

/** Works without Lucre too, in another coin (R55). */
export const BETTER_WITH_LUCRE = ['butler', 'ethic', 'extortionist'] as const satisfies Powers;

/** Kept with fewer than three home bases, by their own text (§4.2). */
export const KEPT = ['gorgon', 'symbiote'] as const satisfies Powers;

/** Cannot be cancelled, copied or taken. */
export const UNTOUCHABLE = ['symbiote'] as const satisfies Powers;

/** Never a stage of Pentaform: a winning condition, and twenty tokens more. */
export const NO_STAGE = ['schizoid', 'symbiote'] as const satisfies Powers;

/** R28: the fewest players with whom the power can do anything, where that is more than two. */
export const FEWEST_SEATS = [
  ['busybody', 3],
  ['cavalry', 3],
  ['crystal', 3],
  ['delegator', 3],
  ['demon', 3],
  ['diplomat', 3],
  ['force', 3],
  ['grudge', 3],
  ['magnet', 3],
  ['obverse', 3],
  ['parasite', 3],
  ['prophet', 3],
  ['queue', 3],
  ['serpent', 4],
  ['subversive', 3],
] as const satisfies readonly (readonly [PowerWord, number])[];

/** The most players: Symbiote needs a colour nobody uses. */
export const MOST_SEATS = [['symbiote', 5]] as const satisfies readonly (readonly [PowerWord, number])[];

/** Pairs that may not be in one game: one of the two could not work. */
export const NOT_IN_ONE_GAME = [
  ['boomerang', 'changeling'],
  ['boomerang', 'insect'],
  ['plant', 'schizoid'],
  ['plant', 'wraith'],
] as const satisfies readonly (readonly [PowerWord, PowerWord])[];

/** Pairs that one player may not hold together (§9: Binary has two powers). */
export const NOT_FOR_ONE_SEAT = [
  ['clone', 'pacifist'],
  ['entrepreneur', 'force'],
  ['filch', 'machine'],
  ['filth', 'judge'],
  ['mesmer', 'vulch'],
  ['mind', 'visionary'],
  ['oracle', 'sorcerer'],
  ['parasite', 'zombie'],
  ['sniveler', 'witch'],
  ['virus', 'warpish'],
] as const satisfies readonly (readonly [PowerWord, PowerWord])[];

/** §6.3, §14: how a power or its Flare gets on with Kickers: [power, paragraph] */
export const WITH_KICKERS = [
  ['calculator', '6.3'],
  ['cavalry', '14.1'],
  ['chosen', '14.2'],
  ['chronos', '14.3'],
  ['clone', '14.4'],
  ['deuce', '14.5'],
  ['filch', '14.6'],
  ['gambler', '14.7'],
  ['laser', '14.8'],
  ['loser', '14.9'],
  ['mirror', '14.10'],
  ['oracle', '14.11'],
  ['sorcerer', '14.15'],
  ['virus', '6.3'],
  ['visionary', '14.16'],
] as const satisfies readonly (readonly [PowerWord, string])[];

/** §13, §14: how a power or its Flare gets on with Moons: [power, paragraph] */
export const WITH_MOONS = [
  ['chronos', '14.3'],
  ['magnet', '13.3'],
  ['parasite', '13.3'],
  ['pentaform', '14.12'],
  ['plant', '13.5'],
  ['vampire', '14.21'],
  ['void', '14.22'],
  ['worm', '14.17'],
] as const satisfies readonly (readonly [PowerWord, string])[];

/** §9: how a power gets on with a reverse hex: [power, hex] */
export const WITH_HEXES = [
  ['filth', 'gas-giant'],
  ['sniveler', 'gas-giant'],
  ['will', 'worldships'],
] as const satisfies readonly (readonly [PowerWord, string])[];
