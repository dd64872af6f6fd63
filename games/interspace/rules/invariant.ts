// What is true at any moment: nothing below zero, nothing nowhere, and nothing appears or vanishes but by the rules that say so.

import type { State } from '@orrery/kernel';
import { TILES, UNKNOWN } from '../data/tiles.ts';
import { TRN, UNITS } from '../data/units.ts';
import { nearOf } from './map.ts';
import { YARD_IOU } from './planets.ts';
import { IOU, load, RESOURCES, room, storeHex, storeKeeper, storeResource } from './stores.ts';
import { isSeat, NONE, type Table } from './table.ts';
import { hexOf, kindOf, lostOf, ownerOf, unit, plainShields } from './units.ts';

export function invariant({ table }: State<Table>): string | null {
  return badBag(table) ?? badMap(table) ?? badUnits(table) ?? badPlanets(table) ?? badTally(table);
}

function badBag({ units, stores, yard }: Table): string | null {
  for (const bag of [units, stores, yard])
    for (let at = 0; at < bag.length; at += 2) {
      if ((bag[at + 1] ?? 0) <= 0) return `a bag holds ${bag[at + 1]} of ${bag[at]}`;
      if (at > 0 && (bag[at] ?? 0) <= (bag[at - 2] ?? 0)) return `a bag is out of order at ${bag[at]}`;
    }
  return null;
}

/** Every hex has a tile, and who is beside whom is so from both sides. */
function badMap(table: Table): string | null {
  const { tile, place } = table;
  if (tile.length !== place.length) return 'a hex has no tile';
  if (tile.some((each) => each !== UNKNOWN && TILES[each] === undefined)) return 'a tile is of no kind';
  const near = nearOf(table);
  for (let hex = 0; hex < tile.length; hex++)
    for (let side = 0; side < 6; side++) {
      const other = near[hex * 6 + side] ?? NONE;
      if (other !== NONE && !near.subarray(other * 6, other * 6 + 6).includes(hex))
        return `hex ${hex} is beside ${other}, but not ${other} beside it`;
    }
  return null;
}

function badUnits(table: Table): string | null {
  const { units, tile, stores } = table;
  for (let at = 0; at < units.length; at += 2) {
    const key = units[at] ?? 0;
    if (hexOf(key) >= tile.length) return `a unit is in hex ${hexOf(key)}`;
    if (kindOf(key) >= UNITS.length) return `a unit is of kind ${kindOf(key)}`;
    if (plainShields(table, kindOf(key)) + 2 < lostOf(key) && unit(kindOf(key)).id !== 'col')
      return `a ${unit(kindOf(key)).id} has lost ${lostOf(key)} shields`;
    if (isSeat(ownerOf(key)) && (table.out & (1 << ownerOf(key))) !== 0) return 'somebody who is out has units';
  }
  for (let at = 0; at < stores.length; at += 2) {
    const [hex, keeper] = [storeHex(stores[at] ?? 0), storeKeeper(stores[at] ?? 0)];
    if (hex >= tile.length || storeResource(stores[at] ?? 0) >= RESOURCES) return 'something is stored nowhere';
    if (table.battle?.hex !== hex && isSeat(keeper) && load(table, hex, keeper) > room(table, hex, keeper))
      return `the transports of seat ${keeper} in hex ${hex} carry more than they can`;
  }
  return null;
}

function badPlanets({ ind, tech, owner, planet, tile }: Table): string | null {
  for (const [p, hex] of planet.entries()) {
    if (tile[hex] === undefined) return 'a planet is nowhere';
    if ((owner[p] === NONE) !== (ind[p] === 0)) return `planet ${p} has Ind ${ind[p]} and the owner ${owner[p]}`;
    if ((ind[p] ?? 0) > 10 || (tech[p] ?? 0) > 10 || (ind[p] ?? 0) < 0)
      return `planet ${p} has levels ${ind[p]} and ${tech[p]}`;
  }
  return null;
}

/** What there is, counted: on the map, on the battle board, in the yards. */
function badTally({ units, stores, yard, battle, tally }: Table): string | null {
  const counted = new Array<number>(RESOURCES + UNITS.length).fill(0);
  const add = (what: number, count = 0): void => void (counted[what] = (counted[what] ?? 0) + count);
  for (let at = 0; at < units.length; at += 2) add(RESOURCES + kindOf(units[at] ?? 0), units[at + 1]);
  for (let at = 0; at < stores.length; at += 2) add(storeResource(stores[at] ?? 0), stores[at + 1]);
  for (let at = 0; at < yard.length; at += 2) {
    const what = (yard[at] ?? 0) % 16;
    add(what === YARD_IOU ? IOU : RESOURCES + what, yard[at + 1]);
  }
  for (const fleet of battle?.fleet ?? [])
    for (let at = 0; at < fleet.length; at += 2) add(RESOURCES + (((fleet[at] ?? 0) >> 4) & 15), fleet[at + 1]);
  const wrong = counted.findIndex((count, what) => count !== tally[what]);
  if (wrong < 0) return null;
  return `there are ${counted[wrong]} of ${wrong < RESOURCES ? `resource ${wrong}` : (UNITS[wrong - RESOURCES]?.id ?? TRN)}, and should be ${tally[wrong]}`;
}
