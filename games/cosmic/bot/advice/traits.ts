// What there is to know about powers before they are used: how good they are to have, what their owners and the others had
// better not do.

import { POWERS, type PowerWord } from '../../data/powers.ts';
import { bombed } from '../../powers/terrorist-bombs.ts';
import { eachLive } from '../../rules/live.ts';
import type { Place } from '../../rules/table.ts';
import type { Mind } from '../mind.ts';

interface Trait {
  /** How good it is to have, 1 to 5; left out: 3. */
  readonly rank?: number;
  /** Takes single tokens off bases: those of others should not stand alone. */
  readonly raids?: true;
  /** Places its owner should not land on. */
  readonly shuns?: (mind: Mind, place: Place) => boolean;
}

const TRAITS: Partial<Readonly<Record<PowerWord, Trait>>> = {
  'anti-matter': { rank: 4 },
  assassin: { rank: 4, raids: true },
  berserker: { rank: 4 },
  boomerang: { rank: 2 },
  chronos: { rank: 4 },
  crystal: { rank: 2 },
  dictator: { rank: 4 },
  loser: { rank: 4 },
  machine: { rank: 4 },
  macron: { rank: 4 },
  negator: { rank: 4 },
  obverse: { rank: 2 },
  oracle: { rank: 5 },
  plant: { rank: 4 },
  sorcerer: { rank: 4 },
  terrorist: { rank: 3, shuns: (mind, place) => bombed(mind.view, mind.seat).includes(place) },
  virus: { rank: 5 },
  filch: { rank: 2 },
  gambler: { rank: 4 },
  ghost: { rank: 4 },
  serpent: { rank: 2 },
  silencer: { rank: 2 },
  siren: { rank: 4 },
  void: { rank: 4 },
  will: { rank: 4 },
};

const traitOf = (power: number): Trait => TRAITS[POWERS[power]?.[0] ?? 'amoeba'] ?? {};

/** How good a power is to have. */
export const rankOf = (power: number): number => traitOf(power).rank ?? 3;

/** Whether a power of the seat's own tells it to keep away from a place. */
export const isShunned = (mind: Mind, place: Place): boolean =>
  eachLive(mind.view, mind.seat, (_, n) => traitOf(n).shuns?.(mind, place) === true);

/** Whether somebody else takes tokens that stand alone. */
export const isRaided = ({ table, seat }: Mind): boolean =>
  table.powers.some((row, other) => other !== seat && row.some(({ power }) => traitOf(power).raids === true));
