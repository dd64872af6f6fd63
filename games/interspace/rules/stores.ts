// IOU, minerals and goods: each lies in a hex, on the transports of a seat, on the planet, or loose (§1.2, §3). Transports in one hex
// hand over freely (§6.1), so what a seat has aboard there is one hold.

import { NUMBERS } from '../data/numbers.ts';
import { TRN } from '../data/units.ts';
import { change, inBag, seek } from './bag.ts';
import { bend } from './hooks.ts';
import type { Hex, Owner, Table } from './table.ts';
import { countOf } from './units.ts';

/** Resources: then the goods, by colour: of each seat, and the trader's black ones. */
export const [IOU, MINERALS, GOODS] = [0, 1, 2] as const;
export const RESOURCES = 9;
export const BLACK = 6;
export const colourOf = (resource: number): number => resource - GOODS;
/** Who has it in the hex beside the seats: nobody, the planet. The trader's transport has what is under LOOSE + TRADER's own keeper. */
export const [LOOSE, SOIL, TRADERS] = [6, 7, 8] as const;

const keyOf = (hex: Hex, keeper: number, resource: number): number => (hex * 16 + keeper) * 16 + resource;
export const storeHex = (key: number): Hex => key >> 8;
export const storeKeeper = (key: number): number => (key >> 4) & 15;
export const storeResource = (key: number): number => key & 15;

export const stored = ({ stores }: Table, hex: Hex, keeper: number, resource: number): number =>
  inBag(stores, keyOf(hex, keeper, resource));

/** From nowhere or to nowhere: the tally knows. */
export function mint(table: Table, hex: Hex, keeper: number, resource: number, more: number): void {
  change(table.stores, keyOf(hex, keeper, resource), more);
  table.tally[resource] = (table.tally[resource] ?? 0) + more;
}
/** From one to another. */
export function hand(table: Table, from: [Hex, number], to: [Hex, number], resource: number, count: number): void {
  change(table.stores, keyOf(...from, resource), -count);
  change(table.stores, keyOf(...to, resource), count);
}

/** All that somebody has in a hex. */
export function load({ stores }: Table, hex: Hex, keeper: number): number {
  let sum = 0;
  const end = keyOf(hex, keeper + 1, 0);
  for (let at = seek(stores, keyOf(hex, keeper, 0)); (stores[at] ?? end) < end; at += 2) sum += stores[at + 1] ?? 0;
  return sum;
}
/** §6.1: what a seat's transports in a hex can hold. */
export const room = (table: Table, hex: Hex, seat: Owner): number =>
  countOf(table, hex, seat, TRN) * holdOf(table, seat);
export const holdOf = (table: Table, seat: Owner): number => bend(table, 'hold', NUMBERS.hold.is, seat);

/** What is lost first when it must be: what others would take first. */
const LOSSES: readonly number[] = [IOU, ...Array.from({ length: RESOURCES - GOODS }, (_, n) => GOODS + n), MINERALS];

/** §6.1: transports have been lost; gone is the share of each, rounded up. `left`: how many there still are. Gives how much. */
export function spill(table: Table, hex: Hex, seat: Owner, lost: number, left: number): number {
  const all = load(table, hex, seat);
  const share = Math.ceil((all * lost) / (left + lost || 1));
  let gone = 0;
  for (const resource of LOSSES) {
    const count = Math.min(share - gone, stored(table, hex, seat, resource));
    mint(table, hex, seat, resource, -count);
    gone += count;
  }
  return gone;
}
/** All that somebody has in a hex is gone. */
export function empty(table: Table, hex: Hex, keeper: number): void {
  for (let resource = 0; resource < RESOURCES; resource++)
    mint(table, hex, keeper, resource, -stored(table, hex, keeper, resource));
}
/** Transports fly on: as much goes along as they can hold. */
export function carry(table: Table, from: Hex, to: Hex, seat: Owner, transports: number): void {
  let left = transports * holdOf(table, seat);
  for (const resource of LOSSES) {
    const count = Math.min(left, stored(table, from, seat, resource));
    hand(table, [from, seat], [to, seat], resource, count);
    left -= count;
  }
}
