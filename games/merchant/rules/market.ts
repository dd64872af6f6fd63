// What every trade has in common (§9.1, §9.4): the culture on the spot, the City limit, the price, the room.

import { no, type Refusal, rule, type Seat } from '@orrery/kernel';
import { MERCHANTS } from '../data/cultures.ts';
import { portOwner, purse } from './bank.ts';
import { type Dot, isCity, systemOf } from './board.ts';
import { cultureAt, isMarket, rasturAt } from './places.ts';
import type { Kit } from './steps.ts';
import { cultureOf, has, HOME_MARKET, NONE, type Table } from './table.ts';

/** One thing that can be done while trading: what to try, why not, and what it does. */
export interface Action {
  /** Arguments worth trying from where the pawn stands: `[3]` makes `buy 3`. */
  candidates(table: Table, seat: Seat): readonly (readonly number[])[];
  why(table: Table, seat: Seat, first: number, second: number): Refusal | null;
  take(kit: Kit<'trade'>, seat: Seat, first: number, second: number): void;
}

export const here = (table: Table, seat: Seat): Dot => table.at[seat] ?? NONE;
export const systemHere = (table: Table, seat: Seat): number => systemOf[here(table, seat)] ?? NONE;

/** The culture he can trade with; -1: none (§9.1). */
export function partner(table: Table, seat: Seat): number {
  const dot = here(table, seat);
  return rule('9.1', isMarket(table, dot)) ? cultureAt(table, dot) : NONE;
}

export const whyNobody = (table: Table, seat: Seat): Refusal | null =>
  whyRastur(table, seat) ?? (rule('2.42', partner(table, seat) !== NONE) ? null : no('9.1', 'refuse.nobody'));

/** §16.4: a Rastur that came down on his dot while he traded ends all dealings there. */
export const whyRastur = (table: Table, seat: Seat): Refusal | null =>
  rule('16.4', rasturAt(table, here(table, seat)) > 0) ? no('16.4', 'refuse.rastur-there') : null;

/** §9.41 to §9.43: one buy and one sale in a City on the turn he came; no limit after a whole turn there or at a Spaceport. */
export function isLimited(table: Table, seat: Seat): boolean {
  const city = isCity(here(table, seat));
  if (rule('9.43', !city) || rule('9.42', !table.moved)) return false;
  return !(has(table, HOME_MARKET) && isOwnSpecies(table, seat));
}

export const whyNoBuy = (table: Table, seat: Seat): Refusal | null =>
  isLimited(table, seat) && !rule('9.41', table.bought < 1) ? no('9.41', 'refuse.one-buy') : null;

export const whyNoSale = (table: Table, seat: Seat): Refusal | null =>
  isLimited(table, seat) && !rule('9.41', table.sold < 1) ? no('9.41', 'refuse.one-sale') : null;

/** §9.2, §12.41: the full cost in money and credit. */
export function whyTooDear(table: Table, seat: Seat, cost: number): Refusal | null {
  // §12.41: a commission that is still to come pays for nothing.
  const due = portOwner(table, seat) === seat ? cost / 10 : 0;
  const money = purse(table, seat) + (rule('12.41', due >= 0) ? 0 : due);
  return rule('9.2', money >= cost) ? null : no('9.2', 'refuse.money', { cost, money });
}

/** §3.3: his own species live here. */
const isOwnSpecies = (table: Table, seat: Seat): boolean => {
  const own = MERCHANTS[table.merchant[seat] ?? NONE]?.[1];
  return own !== undefined && cultureAt(table, here(table, seat)) === cultureOf(own);
};

/** §3.3: a fifth off deeds and Forts from the own species. */
export const discounted = (table: Table, seat: Seat, cost: number): number =>
  rule('3.3', isOwnSpecies(table, seat)) ? (cost * 4) / 5 : cost;

/** The first reason against, or null. */
export function first(...reasons: readonly (Refusal | null)[]): Refusal | null {
  return reasons.find((reason) => reason !== null) ?? null;
}
