// Bombardment and conquest (§8): once nobody guards a planet any more. BB bombard, AB conquer, in this order.

import { no, rule, type Seat } from '@orrery/kernel';
import { NUMBERS } from '../data/numbers.ts';
import { AB, BB } from '../data/units.ts';
import { bend } from './hooks.ts';
import { clearYard, planetAt, reduce, write } from './planets.ts';
import type { Kit, Step } from './steps.ts';
import { FULL_BOMBS, type Hex, isOn, NONE, type Planet, type Table, TAKEN } from './table.ts';
import { countOf, firstOf, hasMilitary, hexOf, kindOf, muster, ownerOf } from './units.ts';

/** §8.1: an inhabited planet of another, with none of his warships and stations left before it. */
function isBare(table: Table, planet: Planet, seat: Seat): boolean {
  const owner = table.owner[planet] ?? NONE;
  if (!rule('8.1', owner !== seat && owner !== NONE)) return false;
  return rule('8.1', !hasMilitary(table, table.planet[planet] ?? NONE, owner));
}
/** The next planet to be dealt with, in the order of hexes: who has BB for it, then who has AB. */
function nextTarget(table: Table, from: Hex, bombed: boolean): Hex {
  const seat = table.active;
  const hexes = table.planet.filter((hex, planet) => isBare(table, planet, seat) && hex >= from).sort((a, b) => a - b);
  for (const hex of hexes) {
    const done = bombed && hex === from;
    if (!done && countOf(table, hex, seat, BB) > 0) return hex;
    if (countOf(table, hex, seat, AB) > 0) return hex;
  }
  return NONE;
}

export const siege: Step<'siege'> = {
  may: ({ table }, { hex = 0, bombed = false }) => (nextTarget(table, hex, bombed) === NONE ? [] : [table.active]),
  ask({ table }, frame, seat) {
    const { hex, weapon } = weaponOf(table, frame);
    const planet = planetAt(table, hex);
    return {
      prompt: { key: weapon === BB ? 'ask.bombard' : 'ask.conquer', args: { hex, ind: table.ind[planet] ?? 0 } },
      choice: {
        kind: 'number',
        noun: weapon === BB ? 'bombing' : 'landing',
        min: 0,
        max: countOf(table, hex, seat, weapon),
      },
      otherwise: 0,
    };
  },
  why: () => no('8.1', 'refuse.siege'),
  take(kit, frame, seat, count) {
    const { hex, weapon } = weaponOf(kit.state.table, frame);
    const planet = planetAt(kit.state.table, hex);
    frame.hex = weapon === BB ? hex : hex + 1;
    frame.bombed = weapon === BB;
    if (count === 0) return;
    if (weapon === BB) bombard(kit, planet, seat, count);
    else conquer(kit, planet, seat, count);
  },
};
function weaponOf(
  table: Table,
  { hex: from = 0, bombed = false }: { hex?: Hex; bombed?: boolean },
): { hex: Hex; weapon: number } {
  const hex = nextTarget(table, from, bombed);
  const done = bombed && hex === from;
  return { hex, weapon: !done && countOf(table, hex, table.active, BB) > 0 ? BB : AB };
}

/** §8.2: by how much a bombing die lowers Ind. 1 to 3 by one, 4 to 6 by two; by option by what it shows. */
export function bombOf(table: Table, planet: Planet, who: Seat, die: number): number {
  const steps = rule('8.2', die > NUMBERS.lightBombs.is) ? 2 : 1;
  const bombs = bend(table, 'bombs', isOn(table, FULL_BOMBS) ? die : steps, who, die);
  return bend(table, 'bombed', bombs, table.owner[planet] ?? NONE, die);
}
/** §8.3: what the dice of AB have to beat. */
export const wallsOf = (table: Table, planet: Planet): number =>
  bend(table, 'walls', table.ind[planet] ?? 0, table.owner[planet] ?? NONE);

/** §8.2: a die for each BB. */
function bombard(kit: Kit, planet: Planet, who: Seat, count: number): void {
  const { table } = kit.state;
  const whom = table.owner[planet] ?? NONE;
  const dice: number[] = [];
  let fall = 0;
  for (let n = 0; n < count; n++) {
    const die = kit.roll(6);
    dice.push(die);
    fall += bombOf(table, planet, who, die);
  }
  reduce(table, planet, fall);
  kit.tell('log.bombard', { who, whom, hex: table.planet[planet] ?? NONE, dice, ind: table.ind[planet] ?? 0 }, '8.2');
}

/** What may be done about AB that were lost in an attempt (§14.5). */
export type Lost = (kit: Kit, hex: Hex, who: Seat, kind: number, count: number) => void;
let repair: Lost | null = null;
export const registerRepair = (how: Lost): void => void (repair = how);

/** §8.3: a die for each AB. More than Ind together, and the planet is theirs for one of them; else all are lost. */
function conquer(kit: Kit, planet: Planet, who: Seat, count: number): void {
  const { table } = kit.state;
  const whom = table.owner[planet] ?? NONE;
  const hex = table.planet[planet] ?? NONE;
  const dice = Array.from({ length: count }, () => kit.roll(6));
  const won = rule('8.3', dice.reduce((sum, die) => sum + die, 0) > wallsOf(table, planet));
  spend(table, hex, who, won ? 1 : count);
  kit.tell(won ? 'log.conquer' : 'log.repelled', { who, whom, hex, dice, n: count }, '8.3');
  if (won) {
    table.owner[planet] = who;
    clearYard(table, planet);
    write(table, planet, TAKEN, true);
  } else repair?.(kit, hex, who, AB, count);
}
/** AB that are used up: those with the fewest shields first. */
function spend(table: Table, hex: Hex, who: Seat, count: number): void {
  let left = count;
  for (let at = firstOf(table, hex, who + 1) - 2; left > 0 && at >= 0; at -= 2) {
    const key = table.units[at] ?? 0;
    if (hexOf(key) !== hex || ownerOf(key) !== who) break;
    if (kindOf(key) !== AB) continue;
    const n = Math.min(left, table.units[at + 1] ?? 0);
    muster(table, key, -n);
    left -= n;
  }
}
