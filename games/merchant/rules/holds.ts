// The holds of a ship (§3.431): each takes one goods marker, or one or two small ones. Goods lie alone, so only the small
// markers can be arranged: their owner says which of them share a hold, and whoever hits a hold hits all that is in it (§15.431).

import { rule, type Seat } from '@orrery/kernel';
import { holdsOf, NONE, type Table } from './table.ts';

/** The holds with small markers, in their order: one or two in each. */
export function smallHolds(table: Table, seat: Seat): number[][] {
  const places = table.small[seat] ?? [];
  const holds: number[][] = [];
  for (let at = 0; at < places.length; at += 2) holds.push(places.slice(at, at + 2).filter((code) => code !== NONE));
  return holds;
}

/** All small markers in the holds. */
export const smallOf = (table: Table, seat: Seat): number[] =>
  (table.small[seat] ?? []).filter((code) => code !== NONE);

/** Lays small markers so; a hold with none of them is free again. */
export function arrange(table: Table, seat: Seat, holds: readonly (readonly number[])[]): void {
  table.small[seat] = holds.filter(([one]) => one !== undefined).flatMap(([one = NONE, two = NONE]) => [one, two]);
}

/** How many holds may have small markers in them: those without goods. */
export const holdsForSmall = (table: Table, seat: Seat): number =>
  holdsOf(table.ship[seat] ?? 0) - (table.goods[seat]?.length ?? 0);

/** Holds needed (§3.431): one for each goods marker, one for every two small ones. */
export const holdsNeeded = (goods: number, small: number): number => goods + Math.ceil(small / 2);

/** Holds that are free, or will be once small markers are put together. */
export const freeHolds = (table: Table, seat: Seat): number =>
  holdsForSmall(table, seat) - holdsNeeded(0, smallOf(table, seat).length);

/** §3.431: room for one more goods marker. */
export const roomForGoods = (table: Table, seat: Seat): boolean => rule('3.431', freeHolds(table, seat) >= 1);

/** §3.431: room for one more small marker; half a hold is enough. */
export const roomForSmall = (table: Table, seat: Seat): boolean =>
  freeHolds(table, seat) >= 1 || smallOf(table, seat).length % 2 === 1;

/** Goods into a hold; small markers make way for them. */
export function putGoods(table: Table, seat: Seat, good: number): void {
  table.goods[seat]?.push(good);
  closeUp(table, seat);
}

export function takeGoods(table: Table, seat: Seat, good: number): void {
  const goods = table.goods[seat] ?? [];
  goods.splice(goods.indexOf(good), 1);
}

/** A small marker into a hold of its own, so that one hit does not take two; beside another one if none is free. */
export function putSmall(table: Table, seat: Seat, code: number): void {
  const holds = smallHolds(table, seat);
  const lone = holds.length < holdsForSmall(table, seat) ? undefined : holds.find(isLone);
  if (lone === undefined) holds.push([code]);
  else lone.push(code);
  arrange(table, seat, holds);
}

/** Takes one small marker of this code out, from a hold it shares if there is one; false: there is none. */
export function takeSmall(table: Table, seat: Seat, code: number): boolean {
  const holds = smallHolds(table, seat);
  const found = holds.filter((hold) => hold.includes(code));
  const hold = found.find((each) => !isLone(each)) ?? found[0];
  hold?.splice(hold.indexOf(code), 1);
  arrange(table, seat, holds);
  return hold !== undefined;
}

/** Puts lone markers together, the last ones first, until all holds fit aboard. */
export function closeUp(table: Table, seat: Seat): void {
  const holds = smallHolds(table, seat);
  while (holds.length > holdsForSmall(table, seat)) {
    const [one, two] = holds.filter(isLone).slice(-2);
    if (one === undefined || two === undefined) break;
    one.push(...two);
    holds.splice(holds.indexOf(two), 1);
  }
  arrange(table, seat, holds);
}

/** Into a free hold of its own, away from what it lies with. */
export function separate(table: Table, seat: Seat, code: number): void {
  const holds = smallHolds(table, seat);
  const hold = holds.find((each) => !isLone(each) && each.includes(code)) ?? [];
  holds.push(hold.splice(hold.indexOf(code), 1));
  arrange(table, seat, holds);
}

/** Two of different holds into one; what lay with the second goes to where the first was. */
export function join(table: Table, seat: Seat, one: number, two: number): void {
  const holds = smallHolds(table, seat);
  const isApart = (hold: readonly number[], other: readonly number[]): boolean => hold !== other && other.includes(two);
  const from = holds.find((hold) => hold.includes(one) && holds.some((other) => isApart(hold, other))) ?? [];
  const to = holds.find((other) => isApart(from, other)) ?? [];
  from.splice(from.indexOf(one), 1, ...to.toSpliced(to.indexOf(two), 1));
  to.splice(0, to.length, two, one);
  arrange(table, seat, holds);
}

const isLone = (hold: readonly number[]): boolean => hold.length === 1;
