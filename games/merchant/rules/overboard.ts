// What goes overboard (§11.3), and what may not: a marker stays aboard for the turn in which it was acquired.

import { type Answer, no, type Refusal, rule, type Seat } from '@orrery/kernel';
import { intoCup } from './cup.ts';
import { unstow } from './gear.ts';
import { smallOf, takeGoods } from './holds.ts';
import type { Kit } from './steps.ts';
import { DAMAGED, isFare, isRelic, type Table } from './table.ts';
import { words } from './words.ts';

/** Goods are kept among what is new as 100 and their kind. */
export const FRESH_GOODS = 100;

/** Came aboard just now. Only whose turn it is could throw it out again, so only his is noted. */
export function acquire(table: Table, seat: Seat, code: number): void {
  if (seat === table.active) table.fresh.push(code);
}

/** What left the ship is no longer new on it. */
export function part(table: Table, seat: Seat, code: number): void {
  const at = seat === table.active ? table.fresh.indexOf(code) : -1;
  if (at >= 0) table.fresh.splice(at, 1);
}

const aboard = (table: Table, seat: Seat, code: number): number =>
  (code >= FRESH_GOODS
    ? (table.goods[seat] ?? []).filter((good) => good === code - FRESH_GOODS)
    : [...(table.hull[seat] ?? []), ...smallOf(table, seat)].filter((each) => each === code)
  ).length;

/** §11.3: of two alike the older may go. */
export function whyNotOverboard(table: Table, seat: Seat, code: number): Refusal | null {
  const all = aboard(table, seat, code);
  if (all === 0) return no('11.3', 'refuse.not-yours');
  const fresh = seat === table.active ? table.fresh.filter((each) => each === code).length : 0;
  return rule('11.3', all > fresh) ? null : no('11.3', 'refuse.fresh');
}

/** What may be thrown out of the holds to make room for goods that were won (§15.431, R-57): goods and equipment, no fares. */
export function spareCargo(table: Table, seat: Seat): string[] {
  const isSpare = (code: number): boolean => whyNotOverboard(table, seat, code) === null;
  const goods = [...new Set(table.goods[seat] ?? [])].filter((good) => isSpare(FRESH_GOODS + good));
  const small = [...new Set(smallOf(table, seat))].filter((code) => !isFare(code) && isSpare(code));
  return [...goods.map((good) => `drop ${good}`), ...small.map((code) => `dump ${code}`)];
}

/** Why something cannot be thrown out to make room: it came aboard this turn, or is not there. */
export function whyNoRoom(table: Table, seat: Seat, answer: Answer): Refusal | null {
  const [verb, what] = words(answer);
  if (verb !== 'drop' && verb !== 'dump') return null;
  return whyNotOverboard(table, seat, verb === 'drop' ? FRESH_GOODS + what : what);
}

/** Goods into the cup, equipment to the bank, a Relic out of the game. */
export function jettison(kit: Kit, seat: Seat, verb: string, what: number): void {
  const { table } = kit.state;
  kit.tell('log.jettison', { seat, what: `${verb} ${what}` }, '11.3');
  if (verb === 'drop') {
    takeGoods(table, seat, what);
    return intoCup(kit, what);
  }
  unstow(table, seat, what);
  const code = what % DAMAGED;
  if (!isRelic(code)) table.supply[code] = (table.supply[code] ?? 0) + 1;
}
