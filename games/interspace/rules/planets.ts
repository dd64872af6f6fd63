// Planets (§3): who controls them, their levels, what waits in their yards; Civ and V, which follow from them.

import { rule, type Seat } from '@orrery/kernel';
import { NUMBERS } from '../data/numbers.ts';
import { UNITS } from '../data/units.ts';
import { change, cut, inBag } from './bag.ts';
import { empty, IOU, mint, SOIL } from './stores.ts';
import {
  BASIC,
  BREAKTHROUGHS,
  DOUBLE_LEVELS,
  DRIVES,
  HARSH,
  type Hex,
  isOn,
  isOut,
  NONE,
  type Owner,
  type Planet,
  POOR_HOMES,
  type Table,
  TAKEN,
  TRIPLE_LEVELS,
} from './table.ts';
import { TALLY_UNITS } from './units.ts';

export const planetAt = (table: Table, hex: Hex): Planet => table.planet.indexOf(hex);
export const isInhabited = (table: Table, planet: Planet): boolean => (table.owner[planet] ?? NONE) !== NONE;
const isHomeWorld = (table: Table, planet: Planet): boolean => planet < table.civ.length;
export const bears = (table: Table, planet: Planet, flag: number): boolean => ((table.flags[planet] ?? 0) & flag) !== 0;
export function write(table: Table, planet: Planet, flag: number, on: boolean): void {
  const flags = table.flags[planet] ?? 0;
  table.flags[planet] = on ? flags | flag : flags & ~flag;
}
export const planetsOf = (table: Table, owner: Owner): Planet[] => {
  const found: Planet[] = [];
  for (let planet = 0; planet < table.owner.length; planet++) if (table.owner[planet] === owner) found.push(planet);
  return found;
};

/** §3: the highest Tech among one's planets. */
export function civOf(table: Table, seat: Owner): number {
  let best = 0;
  for (let planet = 0; planet < table.owner.length; planet++)
    if (rule('3.4', table.owner[planet] === seat)) best = Math.max(best, table.tech[planet] ?? 0);
  return best;
}
/** §3, §12, §14.4: V. `civ`: at which Civ; left out: the one there is. */
export function speedOf(table: Table, seat: Owner, civ?: number): number {
  if (rule('14.4', isOn(table, BREAKTHROUGHS) && isOn(table, DRIVES))) return 1 + (table.drives[seat] ?? 0);
  if (rule('12.6', isOn(table, BASIC))) return NUMBERS.basicSpeed.is;
  return Math.ceil((civ ?? civOf(table, seat)) / 2);
}

/** Why a level cannot be raised, as the number of the rule; null: it can. What it costs is the new level (§5.7). */
export function levelBar(table: Table, planet: Planet, level: 'ind' | 'tech'): string | null {
  const now = table[level][planet] ?? 0;
  if (!rule('3.3', now < NUMBERS.topLevel.is)) return '3.3';
  if (level === 'tech') return null;
  const restored = rule('3.5', isHomeWorld(table, planet) && now < homeInd(table));
  return rule('3.2', now < (table.tech[planet] ?? 0)) || restored ? null : '3.2';
}
/** G1: what a home world begins with. */
export const homeInd = (table: Table): number => (isOn(table, POOR_HOMES) ? NUMBERS.homeTech.is : NUMBERS.homeInd.is);
export function levelCost(table: Table, planet: Planet, level: 'ind' | 'tech'): number {
  const next = (table[level][planet] ?? 0) + 1;
  const cost = isOn(table, TRIPLE_LEVELS) ? 3 * next : isOn(table, DOUBLE_LEVELS) ? 2 * next : next;
  return cost + (level === 'ind' && rule('15.2', bears(table, planet, HARSH)) ? 1 : 0);
}

/** §3: Ind goes down; at 0 nobody lives there any more, and all that was stored or waiting is gone. Gives by how much it fell. */
export function reduce(table: Table, planet: Planet, by: number, least = 0): number {
  const ind = table.ind[planet] ?? 0;
  const left = Math.max(Math.min(ind, least), ind - by);
  table.ind[planet] = left;
  if (rule('3.1', left === 0)) desert(table, planet);
  return ind - left;
}
function desert(table: Table, planet: Planet): void {
  table.tech[planet] = 0;
  table.owner[planet] = NONE;
  table.line[planet] = NONE;
  write(table, planet, TAKEN, false);
  empty(table, table.planet[planet] ?? NONE, SOIL);
  clearYard(table, planet);
}

/** The yard, "Resources and New Units" (§5.3): kinds of units, and IOU as one more. */
export const YARD_IOU = 15;
const yardKey = (planet: Planet, what: number): number => planet * 16 + what;
export const waiting = ({ yard }: Table, planet: Planet, what: number): number => inBag(yard, yardKey(planet, what));
export function wait(table: Table, planet: Planet, what: number, more: number): void {
  change(table.yard, yardKey(planet, what), more);
  const place = what === YARD_IOU ? IOU : TALLY_UNITS + what;
  table.tally[place] = (table.tally[place] ?? 0) + more;
}
export function clearYard(table: Table, planet: Planet): void {
  for (const what of [...UNITS.keys(), YARD_IOU]) wait(table, planet, what, -waiting(table, planet, what));
}
/** §5.3: takes everything out of a yard, [what, count, ...]; it is the caller's to put it somewhere. */
export const openYard = (table: Table, planet: Planet): number[] =>
  cut(table.yard, yardKey(planet, 0), yardKey(planet + 1, 0)).map((each, at) => (at % 2 === 0 ? each % 16 : each));

/** A planet gets somebody who lives there. */
export function settle(table: Table, planet: Planet, owner: Owner, ind: number, tech: number, iou: number): void {
  table.owner[planet] = owner;
  table.ind[planet] = ind;
  table.tech[planet] = tech;
  mint(table, table.planet[planet] ?? NONE, SOIL, IOU, iou);
}

export const inPlay = (table: Table, seats: number): Seat[] => {
  const found: Seat[] = [];
  for (let seat = 0; seat < seats; seat++) if (!isOut(table, seat)) found.push(seat);
  return found;
};
