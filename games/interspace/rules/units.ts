// Units on the map. They are counted, not named: so many of an owner's kind in a hex with so many shields lost and so much movement
// spent. The bits of a key, from the top: hex, owner (5), kind (4), lost shields (3), spent movement (4). A col has no shields to lose: in
// their place stands whose people it carries (§13.3), the seat and one.

import { must } from '@orrery/kernel';
import { AMOEBA, BERSERKER, CA, COL, CRUISERS, SS, STORM, type Unit, UNITS } from '../data/units.ts';
import { type Bag, change, cut, seek } from './bag.ts';
import { bend } from './hooks.ts';
import { CRUISER_16, CRUISER_18, type Hex, isOn, MINERS, type Owner, type Table } from './table.ts';

const [HEX_BITS, OWNER_BITS, KIND_BITS, LOST_BITS] = [16, 11, 7, 4] as const;
/** Spent movement beyond what any ship has: it moves no more this turn; it moves no more this turn, by a Time Slip; nor in the next. */
export const [ALL_SPENT, HELD_NEXT] = [13, 15] as const;
const HELD_NOW = 14;

export const unitKey = (hex: Hex, owner: Owner, kind: number, lost = 0, spent = 0): number =>
  (hex << HEX_BITS) | (owner << OWNER_BITS) | (kind << KIND_BITS) | (lost << LOST_BITS) | spent;
export const hexOf = (key: number): Hex => key >> HEX_BITS;
export const ownerOf = (key: number): Owner => (key >> OWNER_BITS) & 31;
export const kindOf = (key: number): number => (key >> KIND_BITS) & 15;
export const lostOf = (key: number): number => (key >> LOST_BITS) & 7;
export const spentOf = (key: number): number => key & 15;

export const unit = (kind: number): Unit => must(UNITS[kind], 'a kind of unit');
const CLASS = UNITS.map((each) => each.class);
export const isCivilian = (kind: number): boolean => CLASS[kind] === 'civilian';
export const isWarship = (kind: number): boolean => CLASS[kind] === 'warship';
export const isStation = (kind: number): boolean => CLASS[kind] === 'station';
/** Warships and stations: what may start a combat, stops others and stands before a planet. */
export const isMilitary = (kind: number): boolean => CLASS[kind] === 'warship' || CLASS[kind] === 'station';
/** §16.6, §16.11, §16.12: these cannot be fought. */
export const canBeFought = (owner: Owner, kind: number): boolean =>
  kind !== STORM && kind !== AMOEBA && owner !== MINERS;

const cruiser = (table: Table): readonly [cost: number, shields: number, station: number] => {
  if (isOn(table, CRUISER_16)) return CRUISERS['16'];
  return isOn(table, CRUISER_18) ? CRUISERS['18'] : CRUISERS['14'];
};
export function costOf(table: Table, kind: number): number {
  if (kind === CA) return cruiser(table)[0];
  return kind === SS ? cruiser(table)[2] : unit(kind).cost;
}
/** As it is built, whoever has it. */
export const plainShields = (table: Table, kind: number): number =>
  kind === CA ? cruiser(table)[1] : unit(kind).shields;
export const shieldsOf = (table: Table, owner: Owner, kind: number): number =>
  bend(table, 'shields', plainShields(table, kind), owner, kind);

/** Shields a unit still has. */
export const shieldsLeft = (table: Table, key: number): number =>
  kindOf(key) === COL ? 0 : shieldsOf(table, ownerOf(key), kindOf(key)) - lostOf(key);

/** By place in the bag: from the first unit in a hex to the first in the next. */
export const firstAt = (table: Table, hex: Hex): number => seek(table.units, hex << HEX_BITS);
export const firstOf = (table: Table, hex: Hex, owner: Owner): number =>
  seek(table.units, (hex << HEX_BITS) | (owner << OWNER_BITS));

/** How many units in this hex are such. */
export function countAt(table: Table, hex: Hex, is: (owner: Owner, kind: number, key: number) => boolean): number {
  const { units } = table;
  let sum = 0;
  for (let at = firstAt(table, hex); at < units.length; at += 2) {
    const key = units[at] ?? 0;
    if (hexOf(key) !== hex) break;
    if (is(ownerOf(key), kindOf(key), key)) sum += units[at + 1] ?? 0;
  }
  return sum;
}
export function countOf(table: Table, hex: Hex, owner: Owner, kind: number): number {
  const { units } = table;
  const top = (unitKey(hex, owner, kind) >> KIND_BITS) + 1;
  let sum = 0;
  for (let at = seek(units, unitKey(hex, owner, kind)); at < units.length; at += 2) {
    if ((units[at] ?? 0) >> KIND_BITS >= top) break;
    sum += units[at + 1] ?? 0;
  }
  return sum;
}
export const hasMilitary = (table: Table, hex: Hex, owner: Owner): boolean =>
  countAt(table, hex, (whose, kind) => whose === owner && (isMilitary(kind) || kind === BERSERKER)) > 0;

/** Who has units in a hex, in the order of owners. */
export function ownersAt(table: Table, hex: Hex): Owner[] {
  const { units } = table;
  const found: Owner[] = [];
  for (let at = firstAt(table, hex); at < units.length; at += 2) {
    const key = units[at] ?? 0;
    if (hexOf(key) !== hex) break;
    if (found.at(-1) !== ownerOf(key)) found.push(ownerOf(key));
  }
  return found;
}

/** All units of an owner in a hex, as a bag of keys. */
export function unitsIn(table: Table, hex: Hex, owner: Owner): Bag {
  const { units } = table;
  const found: Bag = [];
  for (let at = firstOf(table, hex, owner); at < units.length; at += 2) {
    const key = units[at] ?? 0;
    if (hexOf(key) !== hex || ownerOf(key) !== owner) break;
    found.push(key, units[at + 1] ?? 0);
  }
  return found;
}

/** New units, and units that are gone: the tally knows of both. */
export function muster(table: Table, key: number, more = 1): void {
  change(table.units, key, more);
  const kind = TALLY_UNITS + kindOf(key);
  table.tally[kind] = (table.tally[kind] ?? 0) + more;
  if (more < 0) bereave(table, key);
}
/** §16.2: with the last unit of its kind that an owner has in a hex goes the relic it carried, for good: who comes later finds none. */
export function bereave(table: Table, key: number): void {
  const carrier = key >> KIND_BITS;
  if (!table.relics.includes(carrier) || countOf(table, hexOf(key), ownerOf(key), kindOf(key)) > 0) return;
  for (const [n, place] of table.relics.entries()) if (place === carrier) table.relics[n] = RELIC_GONE;
}
/** Where a relic is that was lost. */
export const RELIC_GONE = -2;
/** Behind the nine resources. */
export const TALLY_UNITS = 9;

/** Takes all units of an owner out of a hex, to put them elsewhere: as a bag of keys. */
export const liftAll = (table: Table, hex: Hex, owner: Owner): Bag =>
  cut(table.units, unitKey(hex, owner, 0), unitKey(hex, owner + 1, 0));

/** All shields back (§5.2), and every ship may move again. */
export function refresh(table: Table, is: (owner: Owner) => boolean, shields: boolean): void {
  const fresh: Bag = [];
  for (let at = 0; at < table.units.length; at += 2) {
    const key = table.units[at] ?? 0;
    const count = table.units[at + 1] ?? 0;
    if (!is(ownerOf(key))) change(fresh, key, count);
    else {
      const spent = shields ? spentOf(key) : spentOf(key) === HELD_NEXT ? HELD_NOW : 0;
      const lost = shields && kindOf(key) !== COL ? 0 : lostOf(key);
      change(fresh, unitKey(hexOf(key), ownerOf(key), kindOf(key), lost, spent), count);
    }
  }
  table.units = fresh;
}
