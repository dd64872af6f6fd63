// An imagined world begins as the table: as much of it as one seat knows.

import type { Seat, State } from '@orrery/kernel';
import { MERCHANTS } from '../../data/cultures.ts';
import { isCity, ORBITS, systemOf } from '../../rules/board.ts';
import { rasturAt } from '../../rules/places.ts';
import { smallOf } from '../../rules/holds.ts';
import { cultureOf, CUP, FIRST_FARE, GOODS, holdsOf, isFare, NONE, type Table } from '../../rules/table.ts';
import { boardFor, travelTimesNow } from '../board-now.ts';
import { netWorthOf } from '../invest.ts';
import { type Knowledge, knowledgeOf, stockOf, SYSTEMS } from '../knowledge.ts';
import { imagined, KINDS, type Merchant, type Strangers, strangersTo, type World } from './world.ts';

/** The table as one seat knows it, with nobody yet where it knows nobody. */
export function worldOf(state: State<Table>, seat: Seat): World {
  const { table } = state;
  const knowledge = knowledgeOf(state, seat);
  const culture = Int8Array.from(knowledge.culture);
  const where = new Int8Array(KINDS).fill(NONE);
  culture.forEach((each, system) => {
    if (each !== NONE) where[each] = system;
  });
  const cup = Int8Array.from((state.pools[CUP] ?? []).flatMap((count, item) => Array<number>(count).fill(item)));
  const [orbits, owners] = [new Int8Array(SYSTEMS), new Int8Array(SYSTEMS)];
  ORBITS.forEach((dot, orbit) => {
    const system = systemOf[dot] ?? NONE;
    const owner = table.port[orbit] ?? NONE;
    // §16.4: where the Rastur are there is no Spaceport, and none is built.
    if (rasturAt(table, dot) > 0) return;
    if (owner === NONE) orbits[system] = (orbits[system] ?? 0) + 1;
    else owners[system] = (owners[system] ?? 0) | (1 << owner);
  });
  const world: World = {
    target: table.target,
    culture,
    where,
    found: Uint8Array.from({ length: SYSTEMS }, (_, system) => (table.culture[system] === NONE ? 0 : 1)),
    stock: Int8Array.from(table.stock, (_, good) => stockOf(table, good)),
    bonus: Int8Array.from(table.bonus),
    cup,
    cups: cup.length,
    free: Int8Array.from(knowledge.markets, (dots) => dots.filter((dot) => !isCity(dot)).length),
    orbits,
    owners,
    factory: Int8Array.from(table.factory),
    merchants: table.money.map((_, each) => merchantOf(table, each, knowledge, each === seat)),
  };
  // Which strangers there are does not depend on where they are put.
  const any = imagined(world, 1);
  world.merchants.forEach((merchant) => {
    merchant.strangers = strangersTo(any, merchant.known);
  });
  return world;
}

function merchantOf(table: Table, seat: Seat, knowledge: Knowledge, own: boolean): Merchant {
  const board = boardFor(table, seat);
  const legs = new Float64Array(SYSTEMS * SYSTEMS).fill(Infinity);
  const start = new Float64Array(SYSTEMS).fill(Infinity);
  const at = table.at[seat] ?? NONE;
  let known = 1 << (SYSTEMS - 1);
  const doors = knowledge.markets.map((dots) => dots.find((dot) => !isCity(dot)) ?? dots[0]);
  knowledge.markets.forEach((dots, to) => {
    if ((own ? knowledge.culture[to] : table.culture[to]) !== NONE) known |= 1 << to;
    for (const dot of dots) {
      const { turns } = travelTimesNow(board, dot);
      start[to] = Math.min(start[to] as number, turns[at] as number);
      doors.forEach((door, from) => {
        const leg = from * SYSTEMS + to;
        if (door !== undefined && from !== to) legs[leg] = Math.min(legs[leg] as number, turns[door] as number);
      });
    }
  });
  const small = smallOf(table, seat);
  const fares = small.filter(isFare).map((code) => code - FIRST_FARE);
  const money = table.money[seat] ?? 0;
  const ship = table.ship[seat] ?? 0;
  return {
    at: systemOf[at] ?? NONE,
    clock: 0,
    afloat: true,
    stays: false,
    money,
    estate: netWorthOf(table, seat) - money,
    deeds: [...table.port, ...table.factory].filter((owner) => owner === seat).length,
    ious: table.ious[seat] ?? 0,
    limited: false,
    buys: 0,
    credit: 0,
    ship,
    halves: 2 * holdsOf(ship) - (small.length - fares.length),
    goods: [...(table.goods[seat] ?? [])],
    fares,
    pace: 1,
    legs,
    start,
    home: cultureOf(MERCHANTS[table.merchant[seat] ?? 0]?.[1] ?? '3'),
    known,
    strangers: NOBODY,
    luck: 1,
  };
}

const NOBODY: Strangers = {
  wanted: new Float64Array(GOODS),
  hoped: new Float64Array(GOODS),
  later: new Float64Array(GOODS),
  iou: 0,
};
