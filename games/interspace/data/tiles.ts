// The hex tiles (§1.1) and what each player begins with (§2.2, §2.3).

import type { Mark } from './marks.ts';
import { SCT, SS, TRN } from './units.ts';

/** By tile: its name, how many are in the box, and how sure that is. */
export const TILES: readonly (readonly [id: string, box: number, mark: Mark])[] = [
  ['empty', 36, 'inferred'],
  ['planet', 10, 'strong'],
  ['asteroids', 5, 'strong'],
  ['home', 0, 'source'],
  ['region', 6, 'inferred'],
  ['dust', 4, 'inferred'],
  ['hole', 3, 'inferred'],
  ['nebula', 3, 'inferred'],
  ['pulsar', 3, 'inferred'],
  ['null', 2, 'inferred'],
  ['aleph-prime', 1, 'strong'],
  ['bet-prime', 1, 'strong'],
  ['vet-prime', 1, 'strong'],
  ['aleph-null', 0, 'source'],
  ['bet-null', 0, 'source'],
  ['vet-null', 0, 'source'],
];

export const [EMPTY, PLANET, ASTEROIDS, HOME, REGION, DUST, HOLE, NEBULA, PULSAR, NULL_SPACE, PRIME, NULL_HALF] = [
  0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 13,
] as const;
/** A hex that was entered, and is drawn for in the exploration step. */
export const UNKNOWN = -1;
/** Wormholes: three Prime halves, then their Null halves. */
export const WORMHOLES = 3;

/** §2.2: round the home world. */
export const RING: readonly number[] = [PLANET, ASTEROIDS, EMPTY, EMPTY, EMPTY, EMPTY];

/** §2.3: [kind, how many] */
export const START_UNITS: readonly (readonly [kind: number, count: number])[] = [
  [SCT, 3],
  [TRN, 2],
  [SS, 1],
];

/** G4: planets and asteroids in the box, by the option `finds`. */
export const FINDS = { '10-5': [10, 5], '11-4': [11, 4] } as const;

/** §17.1 (seed): how many planets and asteroids a player may draw, by the number of players. */
export const LIMITS: readonly (readonly [players: number, planets: number, asteroids: number])[] = [
  [2, 5, 2],
  [3, 3, 1],
  [4, 2, 1],
  [5, 2, 1],
  [6, 1, 1],
];
