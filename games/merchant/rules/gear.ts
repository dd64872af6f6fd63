// What a ship carries and what of it works (§3.43, §8): hull, holds, Shields, drives, weapons.

import { rule, type Seat } from '@orrery/kernel';
import { putSmall, roomForSmall, takeSmall } from './holds.ts';
import {
  COMBINED_DRIVE,
  isRelic,
  LASER,
  NOVA_BALL,
  RED_DRIVE,
  RELIC_LASER,
  RELIC_SHIELD,
  RELIC_YELLOW,
  SHIELD,
  type Table,
  YELLOW_DRIVE,
} from './table.ts';

/** How many working pieces of this code a seat has, on hull and in holds. A damaged one has another code (§15.432). */
export function count(table: Table, seat: Seat, code: number): number {
  let all = 0;
  for (const each of table.hull[seat] ?? []) if (each === code) all++;
  for (const each of table.small[seat] ?? []) if (each === code) all++;
  return all;
}

export const owns = (table: Table, seat: Seat, code: number): boolean => count(table, seat, code) > 0;

/** §8.3: every working Shield takes 20 off a penalty. */
export const shields = (table: Table, seat: Seat): number =>
  count(table, seat, SHIELD) + count(table, seat, RELIC_SHIELD);

/** §8.3: what is left to pay. */
export const afterShields = (table: Table, seat: Seat, amount: number): number =>
  rule('8.3', amount > 0) ? Math.max(0, amount - 20 * shields(table, seat)) : amount;

/** §8.2, §8.23: the colours skipped with the drives that are on. `off` is a mask of drive codes. */
export function drives(table: Table, seat: Seat, off: number): { red: boolean; yellow: boolean } {
  const on = (code: number): boolean => owns(table, seat, code) && !rule('8.23', (off & (1 << code)) !== 0);
  const both = on(COMBINED_DRIVE);
  return { red: both || on(RED_DRIVE), yellow: both || on(YELLOW_DRIVE) || rule('8.4', on(RELIC_YELLOW)) };
}

export const DRIVES = [YELLOW_DRIVE, RED_DRIVE, COMBINED_DRIVE, RELIC_YELLOW];
export const WEAPONS = [LASER, NOVA_BALL, RELIC_LASER];

/** §3.432: the hull takes every Relic, one ordinary Shield and, with combat, one Laser and one Nova Ball. */
function fitsHull(table: Table, seat: Seat, code: number): boolean {
  if (rule('3.432', isRelic(code))) return true;
  return [SHIELD, LASER, NOVA_BALL].includes(code) && !(table.hull[seat] ?? []).includes(code);
}

/** §3.43: everything carried must fit. */
export const fits = (table: Table, seat: Seat, code: number): boolean =>
  fitsHull(table, seat, code) || rule('3.43', roomForSmall(table, seat));

/** Puts a piece aboard: on the hull where it fits, else into a hold. */
export function stow(table: Table, seat: Seat, code: number): void {
  if (fitsHull(table, seat, code)) table.hull[seat]?.push(code);
  else putSmall(table, seat, code);
}

/** Takes one piece of this code off the ship, from a hold first; false: there is none. */
export function unstow(table: Table, seat: Seat, code: number): boolean {
  if (takeSmall(table, seat, code)) return true;
  const hull = table.hull[seat] ?? [];
  const at = hull.indexOf(code);
  if (at >= 0) hull.splice(at, 1);
  return at >= 0;
}
