// The units (§9). The row of PB, AB, DD, CA, BB is regular: cost 2 + 4k, Tech 3 + k, CR 1 + k, shields k; from DD on they shoot first. What the seed's
// examples say about the numbers is in SEED_CONSTRAINTS of test/data.test.ts, and stays true if they are tuned.

import type { Mark } from './marks.ts';

type UnitClass = 'civilian' | 'warship' | 'station' | 'agent';

/** `pm`: added to V, null: it does not move. `fire`: in which of the two fires, 0: in none. */
export interface Unit {
  readonly id: string;
  readonly class: UnitClass;
  readonly cost: number;
  readonly tech: number;
  readonly cr: number;
  readonly shields: number;
  readonly pm: number | null;
  readonly fire: 0 | 1 | 2;
  readonly marks: Readonly<Record<'cost' | 'tech' | 'cr' | 'shields' | 'pm' | 'fire', Mark>>;
}

type Numbers = Pick<Unit, 'cost' | 'tech' | 'cr' | 'shields' | 'pm' | 'fire'>;

/** What is not marked is inferred. */
function unit(id: string, group: UnitClass, numbers: Numbers, marks: Partial<Unit['marks']> = {}): Unit {
  const ours = {
    cost: 'inferred',
    tech: 'inferred',
    cr: 'inferred',
    shields: 'inferred',
    pm: 'inferred',
    fire: 'inferred',
  } as const;
  return { id, class: group, ...numbers, marks: { ...ours, ...marks } };
}

/** By kind: the number of a unit everywhere in the rules. */
export const UNITS: readonly Unit[] = [
  unit('sct', 'civilian', { cost: 6, tech: 1, cr: 1, shields: 0, pm: 1, fire: 2 }, { shields: 'seed', fire: 'seed' }),
  unit('trn', 'civilian', { cost: 4, tech: 1, cr: 1, shields: 0, pm: 0, fire: 2 }),
  unit('col', 'civilian', { cost: 16, tech: 2, cr: 0, shields: 0, pm: 0, fire: 0 }),
  unit('PB', 'warship', { cost: 2, tech: 3, cr: 1, shields: 0, pm: 0, fire: 2 }, { cost: 'strong' }),
  unit('AB', 'warship', { cost: 6, tech: 4, cr: 2, shields: 1, pm: 0, fire: 2 }, { cost: 'strong', tech: 'strong' }),
  unit(
    'DD',
    'warship',
    { cost: 10, tech: 5, cr: 3, shields: 2, pm: 1, fire: 1 },
    { cost: 'strong', shields: 'strong' },
  ),
  unit(
    'CA',
    'warship',
    { cost: 14, tech: 6, cr: 4, shields: 3, pm: 0, fire: 1 },
    { cost: 'strong', cr: 'strong', shields: 'strong', fire: 'seed' },
  ),
  unit(
    'BB',
    'warship',
    { cost: 18, tech: 7, cr: 5, shields: 4, pm: 0, fire: 1 },
    { cost: 'strong', tech: 'seed', cr: 'source' },
  ),
  unit('SS', 'station', { cost: 8, tech: 2, cr: 3, shields: 2, pm: null, fire: 1 }, { cost: 'strong', pm: 'strong' }),
  unit('RS', 'station', { cost: 12, tech: 5, cr: 4, shields: 4, pm: null, fire: 1 }, { cost: 'strong', pm: 'strong' }),
  // Agents that are no unit of a player (§16.5, §16.6, §16.12). What cannot be fought has no numbers.
  unit('berserker', 'agent', { cost: 0, tech: 0, cr: 5, shields: 6, pm: null, fire: 1 }),
  unit('storm', 'agent', { cost: 0, tech: 0, cr: 0, shields: 0, pm: null, fire: 0 }),
  unit('amoeba', 'agent', { cost: 0, tech: 0, cr: 0, shields: 0, pm: null, fire: 0 }),
];

export const [SCT, TRN, COL, PB, AB, DD, CA, BB, SS, RS, BERSERKER, STORM, AMOEBA] = [
  0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12,
] as const;
/** What a planet can build: kinds below this. */
export const BUILDABLE = 10;

/** G2: a CA of another size, and with it an SS: [cost of CA, shields of CA, cost of SS] by the option `cruiser`. */
export const CRUISERS = { '14': [14, 3, 8], '16': [16, 4, 9], '18': [18, 5, 10] } as const;
