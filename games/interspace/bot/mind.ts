// What a seat makes of what it sees: how far things are, who could strike where, what its planets could use. Worked out anew for each
// question; nothing is kept between them.

import { itemOf, type Seat, type State } from '@orrery/kernel';
import { OBJECTIVES as CARDS } from '../data/cards.ts';
import { UNITS } from '../data/units.ts';
import { inBag } from '../rules/bag.ts';
import { levelBar, levelCost, planetsOf, waiting } from '../rules/planets.ts';
import { distancesFrom, supportOf } from '../rules/routes.ts';
import { IOU, MINERALS, SOIL, stored } from '../rules/stores.ts';
import {
  type Hex,
  isOn,
  isSeat,
  NONE,
  OBJECTIVES,
  type Owner,
  type Planet,
  SUPPORT,
  type Table,
} from '../rules/table.ts';
import { countAt, hexOf, isCivilian, kindOf, ownerOf, shieldsLeft, unit } from '../rules/units.ts';

export type Below = (n: number) => number;

export interface Mind {
  readonly view: State<Table>;
  readonly table: Table;
  readonly seat: Seat;
  readonly below: Below;
  /** Own planets, the home world first. */
  readonly planets: readonly Planet[];
  /** Whether it goes to war of its own accord. */
  readonly bold: boolean;
  /** Whether it looks further: to fleets that are still on their way, against which it builds one of its own for all planets; to what a war
   *  still costs; it does not raise what it cannot use yet, arms sooner, carries goods to others. */
  readonly keen: boolean;
  /** Of a hundred times that it could raise, build or move on, how often it overlooks the rest. */
  readonly slips: number;
  /** Its objective by name; empty: it has none. */
  readonly aim: string;
  /** Steps from a hex over known hexes, by hex; -1: no way. */
  far(from: Hex): Int16Array;
  /** Whether support lets its ships end a move there (§6.2.3). */
  reaches(hex: Hex): boolean;
}

/** How a bot plays. */
export type Manner = Pick<Mind, 'bold' | 'keen' | 'slips'>;

export function mindOf(view: State<Table>, seat: Seat, below: Below, manner: Manner): Mind {
  const { table } = view;
  const known = new Map<Hex, Int16Array>();
  const far = (from: Hex): Int16Array => {
    const found = known.get(from) ?? distancesFrom(table, from);
    known.set(from, found);
    return found;
  };
  let slack: Int8Array | undefined;
  const reaches = (hex: Hex): boolean =>
    !isOn(table, SUPPORT) || ((slack ??= supportOf(table, seat))[hex] ?? NONE) >= 0;
  const aim = aimOf(view, seat);
  return { view, table, seat, below, planets: planetsOf(table, seat), ...manner, aim, far, reaches };
}
/** Somebody's objective, as far as this view knows it; empty: none, or a secret. */
export const aimOf = (view: State<Table>, seat: Seat): string =>
  isOn(view.table, OBJECTIVES) ? (CARDS[itemOf(view, view.table.aim[seat] ?? NONE)]?.id ?? '') : '';

/** Worked out once for a mind, however often it is asked for. */
export function once<V>(work: (mind: Mind) => V): (mind: Mind) => V {
  const known = new WeakMap<Mind, { readonly is: V }>();
  return (mind) => {
    const found = known.get(mind) ?? { is: work(mind) };
    known.set(mind, found);
    return found.is;
  };
}

export const hexOfPlanet = (table: Table, planet: Planet): Hex => table.planet[planet] ?? NONE;
/** Steps between two hexes; many, where there is no way. */
export const NO_WAY = 99;
export function steps(mind: Mind, from: Hex, to: Hex): number {
  const found = from === NONE || to === NONE ? NONE : (mind.far(from)[to] ?? NONE);
  return found < 0 ? NO_WAY : found;
}

/** What a unit is worth in a fight: how often it hits, times how much it takes; more, if it shoots first. */
export function fightOf(kind: number, shields: number): number {
  const { cr, fire } = UNITS[kind] ?? { cr: 0, fire: 0 };
  // A roll up to CR is so many hits: 1 + 2 + ... + CR in six.
  return Math.sqrt(((cr * (cr + 1)) / 12) * (shields + 1)) * (fire === 1 ? FIRST_FIRE : 1);
}
/** By the combats of docs/tuning.md: with it, fleets of the same price and the same worth win about as often as they lose. */
const FIRST_FIRE = 1.2;
/** A fleet's strength grows with the square of its size, as far as it fights together. */
export function strengthAt(table: Table, hex: Hex, is: (owner: Owner) => boolean, movable = false): number {
  let sum = 0;
  countAt(table, hex, (owner, kind, key) => {
    const fights = is(owner) && !isCivilian(kind) && (!movable || unit(kind).pm !== null);
    if (fights) sum += fightOf(kind, shieldsLeft(table, key)) * inBag(table.units, key);
    return false;
  });
  return sum;
}

/** Warships of others that could be at a hex soon: the strongest single fleet within reach. */
export function threatAt(mind: Mind, hex: Hex, within: number): number {
  const { table, seat } = mind;
  const from = mind.far(hex);
  const sums = new Map<Owner, number>();
  for (let at = 0; at < table.units.length; at += 2) {
    const key = table.units[at] ?? 0;
    const owner = ownerOf(key);
    const kind = kindOf(key);
    if (owner === seat || !isSeat(owner) || isCivilian(kind) || unit(kind).pm === null) continue;
    const away = from[hexOf(key)] ?? NONE;
    if (away < 0 || away > within) continue;
    sums.set(owner, (sums.get(owner) ?? 0) + fightOf(kind, shieldsLeft(table, key)) * (table.units[at + 1] ?? 0));
  }
  return Math.max(0, ...sums.values());
}

export const iouAt = (table: Table, planet: Planet): number => stored(table, hexOfPlanet(table, planet), SOIL, IOU);
/** What will be there in the next economic phase without a transport: income, minerals that wait. */
export function comingAt(table: Table, planet: Planet): number {
  const ind = table.ind[planet] ?? 0;
  return ind + Math.min(ind, stored(table, hexOfPlanet(table, planet), SOIL, MINERALS));
}
/** What a planet could spend on levels in the next phase: one Tech and one Ind, as far as the rules let it. */
export function appetite(table: Table, planet: Planet): number {
  const [ind, tech] = [table.ind[planet] ?? 0, table.tech[planet] ?? 0];
  const techCost = levelBar(table, planet, 'tech') === null && ind >= tech - 1 ? levelCost(table, planet, 'tech') : 0;
  const indCost = ind < 10 && ind <= tech ? levelCost(table, planet, 'ind') : 0;
  return techCost + indCost;
}
/** IOU that a planet will lack for it. */
export const lackAt = (table: Table, planet: Planet): number =>
  Math.max(0, appetite(table, planet) - iouAt(table, planet) - comingAt(table, planet));

/** How many of a kind a seat has, on the map and in its yards. */
export function countKind(mind: Mind, kind: number): number {
  const { table, seat, planets } = mind;
  let sum = planets.reduce((all, planet) => all + waiting(table, planet, kind), 0);
  for (let at = 0; at < table.units.length; at += 2) {
    const key = table.units[at] ?? 0;
    if (ownerOf(key) === seat && kindOf(key) === kind) sum += table.units[at + 1] ?? 0;
  }
  return sum;
}

/** The best of these by this measure; undefined: there is none. */
export function bestOf<V>(all: readonly V[], worth: (each: V) => number): V | undefined {
  let best: V | undefined;
  let most = -Infinity;
  for (const each of all) {
    const value = worth(each);
    if (value > most) [best, most] = [each, value];
  }
  return best;
}
