// The board as it is now for one ship: gates, penalties, skipped dots, ports of call; and the travel times past what stands in
// the way, which are those of the empty board with what the penalties cost that turned up in play.

import type { Seat } from '@orrery/kernel';
import { BOXES, type Dot, isCity, kindOf, ORBITS, ovalOf, ways } from '../rules/board.ts';
import { afterShields, shields } from '../rules/gear.ts';
import { gateAt, isPortOfCall, penaltyAt } from '../rules/places.ts';
import { skips } from '../rules/routes.ts';
import { NONE, type Table } from '../rules/table.ts';
import { addLists, addNumber, addNumbers, beginKey, cache, endKey } from './cache.ts';
import {
  CIRCLES,
  EDGES,
  type Graph,
  graphOf,
  isSkipped,
  MONEY_A_TURN,
  type ShipKind,
  shipKindKey,
  shipKindOf,
  TO,
} from './graph.ts';
import { type Knowledge, SYSTEMS } from './knowledge.ts';
import { type TravelTimes, travelTimes } from './travel-times.ts';

export interface BoardNow {
  readonly ship: ShipKind;
  /** By dot: the number of the gate there or 0; what is due for flying on; whether it is skipped; whether he may land. */
  readonly gate: Uint8Array;
  readonly due: Int16Array;
  readonly skip: Uint8Array;
  readonly port: Uint8Array;
  /** By number: the dot of the gate; -1: none. */
  readonly gates: Int16Array;
  /** By dot: what coming by costs in turns, beside what the times of the empty board count; null: nothing turned up. */
  readonly toll: Float64Array | null;
  readonly byGoal: Map<Dot, TravelTimes>;
}

/** Who stops on a penalty loses the rest of the turn: more than this nobody pays. */
const STOP = 0.6;

const boards = cache<BoardNow>(300);

export function boardFor(table: Table, seat: Seat): BoardNow {
  const ship = shipKindOf(table, seat);
  beginKey(0);
  addNumber(shipKindKey(ship));
  addNumber(shields(table, seat));
  addNumbers(table.marker);
  // Who owns a Spaceport makes no difference here, but that there is one does.
  for (let orbit = 0; orbit < table.port.length; orbit++) addNumber(table.port[orbit] === NONE ? 0 : 1);
  addLists(table.rastur);
  for (let owner = 0; owner < table.forts.length; owner++) if (owner !== seat) addNumbers(table.forts[owner]);
  return boards(endKey(), () => lookAround(table, seat, ship));
}

/** What a ship meets on an empty board: copied, and changed where something stands. */
interface Bare {
  readonly due: Int16Array;
  readonly skip: Uint8Array;
  readonly port: Uint8Array;
}

const bares = new Map<number, Bare>();

function bareFor(ship: ShipKind, worn: number): Bare {
  const key = shipKindKey(ship) * 16 + worn;
  let bare = bares.get(key);
  if (bare === undefined) {
    bare = {
      due: Int16Array.from(ovalOf, (oval) => Math.max(0, oval - 20 * worn)),
      skip: Uint8Array.from(ways, (_, dot) => (isSkipped(ship, dot) ? 1 : 0)),
      port: Uint8Array.from(ways, (_, dot) => (isCity(dot) || kindOf[dot] === 'asteroid' ? 1 : 0)),
    };
    bares.set(key, bare);
  }
  return bare;
}

function lookAround(table: Table, seat: Seat, ship: ShipKind): BoardNow {
  const bare = bareFor(ship, Math.min(15, shields(table, seat)));
  const [due, skip, port] = [bare.due.slice(), bare.skip.slice(), bare.port.slice()];
  const gate = new Uint8Array(ways.length);
  const gates = new Int16Array(7).fill(NONE);
  const toll = new Float64Array(ways.length);
  let found = false;
  const look = (dot: Dot): void => {
    const owed = afterShields(table, seat, penaltyAt(table, dot, seat));
    const number = gateAt(table, dot, false);
    due[dot] = owed;
    skip[dot] = skips(table, seat, 0, dot) ? 1 : 0;
    port[dot] = isPortOfCall(table, dot) ? 1 : 0;
    gate[dot] = number;
    if (number > 0) gates[number] = dot;
    if (owed === 0 || skip[dot] === 1 || (ovalOf[dot] ?? 0) > 0) return;
    toll[dot] = ship.poor ? STOP : Math.min(STOP, owed / MONEY_A_TURN);
    found = true;
  };
  for (let box = 0; box < table.marker.length; box++) look(BOXES[box] as number);
  for (let orbit = 0; orbit < ORBITS.length; orbit++)
    if (table.port[orbit] !== NONE)
      port[ORBITS[orbit] as number] = isPortOfCall(table, ORBITS[orbit] as number) ? 1 : 0;
  for (const [dot] of table.rastur) look(dot);
  for (const dots of table.forts) for (const dot of dots) look(dot);
  const byGoal = found ? timesPast(ship, toll) : new Map<Dot, TravelTimes>();
  return { ship, gate, due, skip, port, gates, toll: found ? toll : null, byGoal };
}

const detoured = cache<Map<Dot, TravelTimes>>(300);

/** The same penalties give the same times, whatever else turns up. */
function timesPast(ship: ShipKind, toll: Float64Array): Map<Dot, TravelTimes> {
  beginKey(2);
  addNumber(shipKindKey(ship));
  for (let dot = 0; dot < toll.length; dot++)
    if ((toll[dot] as number) > 0) {
      addNumber(dot);
      addNumber(Math.round(1000 * (toll[dot] as number)));
    }
  return detoured(endKey(), () => new Map());
}

/** The times to a goal with what stands in the way. */
export function travelTimesNow({ ship, toll, byGoal }: BoardNow, goal: Dot): TravelTimes {
  if (toll === null) return travelTimes(ship, goal);
  let times = byGoal.get(goal);
  if (times === undefined) {
    times = detours(ship, toll, goal);
    byGoal.set(goal, times);
  }
  return times;
}

const past = new Float64Array(ways.length);
const plains = new Map<number, Float64Array>();

/** The way to a goal with nothing in it. */
export function averageTurns(ship: ShipKind, goal: Dot): Float64Array {
  const key = shipKindKey(ship) * ways.length + goal;
  let plain = plains.get(key);
  if (plain === undefined) {
    plain = new Float64Array(ways.length);
    walk(graphOf(ship), ship.dice, goal, null, plain);
    plains.set(key, plain);
  }
  return plain;
}

/** The way with and without the hazards, as if MP were turns: the difference is what they cost. */
function detours(ship: ShipKind, toll: Float64Array, goal: Dot): TravelTimes {
  const bare = travelTimes(ship, goal);
  const plain = averageTurns(ship, goal);
  walk(graphOf(ship), ship.dice, goal, toll, past);
  const turns = bare.turns.slice();
  const first = bare.first.slice();
  for (let dot = 0; dot < ways.length; dot++)
    turns[dot] = (turns[dot] as number) + Math.max(0, (past[dot] as number) - (plain[dot] as number));
  for (let edge = 0; edge < EDGES; edge++) {
    const dot = TO[edge] as number;
    const later = Math.max(0, (past[dot] as number) - (plain[dot] as number));
    first[edge] = (first[edge] as number) + later + (dot === goal ? 0 : (toll[dot] as number));
  }
  return { turns, first };
}

const queue = new Int16Array(ways.length * 8);
const waits = new Uint8Array(ways.length);

function walk(graph: Graph, dice: number, goal: Dot, toll: Float64Array | null, far: Float64Array): void {
  const { exits, from, cost } = graph;
  const perMp = 1 / (3.5 * dice);
  far.fill(Infinity);
  far[goal] = 0;
  let [head, tail] = [0, 0];
  queue[tail++] = goal;
  while (head !== tail) {
    const dot = queue[head] as number;
    head = (head + 1) % queue.length;
    waits[dot] = 0;
    const here = (far[dot] as number) + (toll === null || dot === goal ? 0 : (toll[dot] as number));
    const end = from[dot + 1] as number;
    for (let i = from[dot] as number; i < end; i++) {
      const edge = exits[i] as number;
      const before = TO[edge] as number;
      const all = here + perMp * ((cost[edge ^ 1] as number) + 4 * (CIRCLES[before] as number));
      if (all >= (far[before] as number) - 1e-9) continue;
      far[before] = all;
      if (waits[before] === 1) continue;
      waits[before] = 1;
      queue[tail] = before;
      tail = (tail + 1) % queue.length;
    }
  }
}

export interface MarketTurns {
  /** By system: turns until one piece is traded there, and until a whole load is (§9.41: in a City that takes longer). */
  readonly quick: Float64Array;
  readonly bulk: Float64Array;
}

/** A load that is sold or bought in a City takes this much of a turn more than at a Spaceport. */
export const UNLOADING = 0.6;

const byMarkets = new Map<number, MarketTurns[]>();
const MOST = 200;

/** By dot, filled as they are asked for; the same for the same ship and the same markets, whoever lives there. */
export function marketTurnsOf({ marketsKey: places }: Knowledge, ship: ShipKind): MarketTurns[] {
  const key = places * 512 + shipKindKey(ship);
  let turns = byMarkets.get(key);
  if (turns === undefined) {
    if (byMarkets.size >= MOST) byMarkets.clear();
    turns = [];
    byMarkets.set(key, turns);
  }
  return turns;
}

export function marketTurnsFrom(turns: MarketTurns[], knowledge: Knowledge, ship: ShipKind, from: Dot): MarketTurns {
  return (turns[from] ??= measureMarkets(knowledge, ship, from));
}

function measureMarkets({ markets }: Knowledge, ship: ShipKind, from: Dot): MarketTurns {
  const quick = new Float64Array(SYSTEMS).fill(Infinity);
  const bulk = new Float64Array(SYSTEMS).fill(Infinity);
  markets.forEach((dots, system) => {
    for (const dot of dots) {
      const turns = dot === from ? 1 : (travelTimes(ship, dot).turns[from] ?? Infinity);
      quick[system] = Math.min(quick[system] ?? 0, turns);
      bulk[system] = Math.min(bulk[system] ?? 0, turns + (isCity(dot) ? UNLOADING : 0));
    }
  });
  return { quick, bulk };
}
