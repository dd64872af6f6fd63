// For each power a challenge in which it can be tried: its owner in the first seat, the others without a power unless it needs
// one, hands of a few cards. `rules/situation.ts` sets the table so.

import type { Options } from '@orrery/kernel';
import type { Card } from './cards.ts';
import type { PowerWord } from './powers.ts';

/** What the owner is in the challenge; `third`: no main player, who may be invited. */
export type Part = 'offense' | 'defense' | 'third';

export interface Example {
  readonly part: Part;
  /** By seat: all cards of the hand, the one that is meant to be laid first. Left out: a plain hand. */
  readonly hands?: readonly (readonly Card[])[];
  /** By seat from the second on: the power it has. */
  readonly powers?: readonly (PowerWord | null)[];
  /** Tokens that stand abroad: whose, in which system, on which planet of it from 1, how many. */
  readonly abroad?: readonly (readonly [seat: number, system: number, planet: number, n: number])[];
  /** By seat: tokens in the Warp. */
  readonly warp?: readonly number[];
  readonly seats?: number;
  readonly options?: Options;
}

/** What is held by whoever has no hand of its own in an example. */
export const PLAIN_HAND: readonly Card[] = [10, 8, 6, 'C'];

/** Seven cards with no Challenge card among them: who has these takes a new hand. */
const UNARMED = [
  'plague',
  'finder',
  'mobius-tubes',
  'force-field',
  'stellar-gas',
  'emotion-control',
  'quash',
] as const satisfies readonly Card[];

const LUCRE: Options = { lucre: true };

/** A strong card against a weak one, and the other way round. */
const WINS: Example = { part: 'offense', hands: [[20, 8], [4, 6], [8]] };
const LOSES: Example = { part: 'offense', hands: [[4, 6], [20, 8], [8]] };

export const EXAMPLES: Readonly<Record<PowerWord, Example>> = {
  amoeba: {
    part: 'offense',
    hands: [
      [12, 8],
      [15, 7],
    ],
  },
  anomaly: { part: 'defense' },
  'anti-matter': {
    part: 'offense',
    hands: [
      [4, 8],
      [15, 20],
    ],
  },
  aristocrat: { part: 'offense' },
  assassin: { part: 'offense' },
  assessor: { part: 'defense', options: LUCRE },
  aura: {
    part: 'offense',
    hands: [
      [12, 8],
      [15, 4, 'C', 'plague'],
    ],
  },
  berserker: { part: 'offense', hands: [['C', 6], [12, 8], [8]], abroad: [[2, 1, 1, 2]] },
  boomerang: {
    part: 'defense',
    hands: [
      [12, 15],
      [10, 8],
    ],
  },
  bully: WINS,
  busybody: { part: 'third' },
  butler: { part: 'third', options: LUCRE },
  calculator: {
    part: 'offense',
    hands: [
      [12, 8],
      [20, 15],
    ],
  },
  cavalry: {
    part: 'third',
    hands: [
      [15, 8],
      [10, 6],
      [12, 7],
    ],
  },
  changeling: { part: 'offense', powers: ['virus'] },
  chosen: {
    part: 'offense',
    hands: [
      [4, 6],
      [12, 8],
    ],
  },
  chronos: {
    part: 'offense',
    hands: [
      [4, 15],
      [12, 6],
    ],
  },
  clone: {
    part: 'offense',
    hands: [
      [20, 6],
      [8, 12],
    ],
  },
  connoisseur: { part: 'defense', hands: [UNARMED, [12, 8]] },
  crystal: {
    part: 'offense',
    hands: [
      [12, 8],
      [10, 15],
    ],
    seats: 4,
  },
  delegator: {
    part: 'offense',
    hands: [
      ['C', 4],
      [12, 8],
      [20, 15],
    ],
  },
  demon: { part: 'third', hands: [[8], [20, 12], [6, 8]] },
  deuce: {
    part: 'offense',
    hands: [
      [12, 10, 6],
      [20, 8],
    ],
  },
  dictator: { part: 'third', seats: 4 },
  diplomat: {
    part: 'third',
    hands: [
      ['C', 8],
      [12, 6],
      [10, 8],
    ],
  },
  disease: { part: 'offense', abroad: [[0, 1, 2, 4]] },
  doppelganger: { part: 'offense', hands: [[], [10, 8, 6], [20, 15, 12]] },
  dragon: { part: 'third', options: LUCRE },
  empath: {
    part: 'offense',
    hands: [
      ['C', 6],
      [20, 8],
    ],
  },
  entrepreneur: { part: 'offense', hands: [[20, 8], [4, 6], [8]], options: LUCRE },
  ethic: LOSES,
  extortionist: { part: 'offense', hands: [[12, 8], UNARMED] },
  filch: {
    part: 'offense',
    hands: [
      [8, 6],
      [20, 10],
    ],
  },
  filth: { part: 'offense', hands: [[20, 8], [4, 6], [8]], abroad: [[2, 1, 1, 2]] },
  force: {
    part: 'third',
    hands: [
      [20, 8],
      [10, 6],
      [12, 7],
    ],
  },
  fungus: WINS,
  gambler: {
    part: 'offense',
    hands: [
      [6, 8],
      [15, 10],
    ],
  },
  ghost: {
    part: 'offense',
    hands: [
      [12, 8],
      [15, 10],
    ],
    warp: [3, 0, 2],
  },
  gnome: { part: 'third', options: LUCRE },
  gorgon: { part: 'defense', abroad: [[1, 0, 2, 3]] },
  grief: LOSES,
  grudge: {
    part: 'offense',
    hands: [
      [12, 8],
      [10, 6],
    ],
  },
  healer: { part: 'third', hands: [[8], [20, 8], [4, 6]] },
  hurtz: { part: 'third', options: LUCRE },
  industrialist: LOSES,
  insect: {
    part: 'offense',
    hands: [
      [8, 6],
      [10, 12],
    ],
    powers: ['virus'],
  },
  judge: {
    part: 'offense',
    hands: [
      [20, 8],
      [4, 6, 10],
    ],
  },
  laser: {
    part: 'offense',
    hands: [
      [12, 8],
      [40, 4, 'C', 6],
    ],
  },
  lloyd: { part: 'third', options: LUCRE },
  loser: {
    part: 'offense',
    hands: [
      [4, 6],
      [12, 20],
    ],
  },
  machine: {
    part: 'offense',
    hands: [
      [4, 15, 10],
      [20, 8],
    ],
  },
  macron: {
    part: 'offense',
    hands: [
      [10, 8],
      [12, 6],
    ],
  },
  magnet: {
    part: 'offense',
    hands: [
      [10, 8],
      [12, 6],
    ],
  },
  mesmer: {
    part: 'offense',
    hands: [
      ['plague', 12, 8],
      [10, 15],
    ],
  },
  mind: {
    part: 'offense',
    hands: [
      [12, 'C'],
      [20, 4, 'C'],
    ],
  },
  mirror: {
    part: 'offense',
    hands: [
      [8, 10],
      [20, 12],
    ],
  },
  miser: { part: 'offense' },
  mutant: { part: 'offense', hands: [[4], [15, 12, 10]] },
  negator: { part: 'defense' },
  obverse: { part: 'third', seats: 4 },
  oracle: {
    part: 'offense',
    hands: [
      [12, 'C'],
      [10, 15],
    ],
  },
  pacifist: {
    part: 'offense',
    hands: [
      ['C', 8],
      [40, 6],
    ],
  },
  parasite: { part: 'third', hands: [[8], [20, 12], [6, 4]] },
  pavlov: {
    part: 'offense',
    hands: [
      [8, 6],
      [12, 'C', 10],
      ['C', 8, 4],
    ],
  },
  pentaform: WINS,
  phantom: {
    part: 'offense',
    hands: [
      [10, 6],
      [15, 8],
    ],
  },
  philanthropist: {
    part: 'offense',
    hands: [
      [12, 4, 6],
      [10, 8],
    ],
  },
  pirate: WINS,
  plant: {
    part: 'offense',
    powers: ['virus'],
    hands: [
      [8, 6],
      [12, 10],
    ],
    abroad: [[0, 1, 5, 2]],
  },
  prolong: {
    part: 'offense',
    hands: [
      [8, 15],
      [12, 4],
    ],
  },
  prophet: { part: 'third', hands: [[8], [20, 12], [6, 4]] },
  queue: { part: 'offense', seats: 4 },
  reincarnator: LOSES,
  reserve: {
    part: 'offense',
    hands: [
      [10, 6, 5, 4],
      [15, 8],
    ],
  },
  schizoid: { part: 'offense', seats: 4 },
  seeker: {
    part: 'offense',
    hands: [
      [12, 'C'],
      [15, 'C', 6],
    ],
  },
  serpent: { part: 'third', seats: 4 },
  silencer: {
    part: 'offense',
    powers: ['loser'],
    hands: [
      [12, 8],
      [4, 6],
    ],
  },
  siren: { part: 'third', hands: [[20, 15], [10, 8], [6]], abroad: [[0, 2, 3, 2]] },
  skeptic: {
    part: 'offense',
    hands: [
      [15, 8],
      [12, 6],
    ],
  },
  sniveler: {
    part: 'offense',
    hands: [
      [8, 6],
      [12, 15],
    ],
    warp: [6, 1, 2],
  },
  sorcerer: {
    part: 'offense',
    hands: [
      [4, 6],
      [20, 8],
    ],
  },
  spiff: LOSES,
  sting: LOSES,
  subversive: { part: 'offense', hands: [[10, 8], [10, 6], [8]], abroad: [[2, 0, 5, 2]] },
  symbiote: { part: 'offense' },
  terrorist: {
    part: 'offense',
    hands: [
      [12, 8],
      [10, 6],
    ],
  },
  trader: {
    part: 'offense',
    hands: [
      [4, 6],
      [20, 15, 12],
    ],
  },
  vacuum: LOSES,
  vampire: WINS,
  virus: {
    part: 'offense',
    hands: [
      [8, 6],
      [15, 10],
    ],
  },
  visionary: {
    part: 'offense',
    hands: [
      [10, 8],
      [20, 'C', 4],
    ],
  },
  void: WINS,
  vulch: { part: 'offense', hands: [[12, 8], UNARMED] },
  warpish: {
    part: 'offense',
    hands: [
      [8, 6],
      [12, 10],
    ],
    warp: [3, 2, 4],
  },
  warrior: {
    part: 'offense',
    hands: [
      [12, 8],
      [10, 6],
    ],
  },
  will: { part: 'offense', seats: 4 },
  witch: LOSES,
  worm: {
    part: 'offense',
    hands: [
      [10, 8],
      [10, 6],
    ],
  },
  wrack: {
    part: 'offense',
    hands: [
      [12, 8],
      [10, 6, 15],
    ],
  },
  wraith: {
    part: 'offense',
    hands: [
      [10, 8],
      [15, 6],
    ],
  },
  zombie: LOSES,
};
