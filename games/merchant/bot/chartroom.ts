// The board as it is now for one ship: gates, penalties, skipped dots, ports of call; and the charts past what stands in the
// way. Charts are drawn without penalties that turned up in play; what those cost on the way to a goal is added here.

import type { Seat } from '@orrery/kernel';
import { BOXES, type Dot, isCity, kindOf, ORBITS, ovalOf, ways } from '../rules/board.ts';
import { afterShields, shields } from '../rules/gear.ts';
import { gateAt, isPortOfCall, penaltyAt } from '../rules/places.ts';
import { skips } from '../rules/routes.ts';
import { NONE, type Table } from '../rules/table.ts';
import { type Chart, chartTo } from './charts.ts';
import { beginMark, endMark, markLists, markNumber, markNumbers, memory } from './mark.ts';
import { isSkipped, type Rig, rigKey, rigOf } from './rig.ts';
import { EDGES, MONEY_A_TURN, type Shape, shapeOf, TO } from './shape.ts';

export interface Chartroom {
  readonly rig: Rig;
  /** By dot: the number of the gate there or 0; what is due for flying on; whether it is skipped; whether he may land. */
  readonly gate: Uint8Array;
  readonly due: Int16Array;
  readonly skip: Uint8Array;
  readonly port: Uint8Array;
  /** By number: the dot of the gate; -1: none. */
  readonly gates: Int16Array;
  /** By dot: what coming by costs in turns, beside what the charts know; null: nothing turned up. */
  readonly toll: Float64Array | null;
  readonly charts: Map<Dot, Chart>;
}

/** Who stops on a penalty loses the rest of the turn: more than this nobody pays. */
const STOP = 0.6;

const rooms = memory<Chartroom>(300);

export function chartroomOf(table: Table, seat: Seat): Chartroom {
  const rig = rigOf(table, seat);
  beginMark(0);
  markNumber(rigKey(rig));
  markNumber(shields(table, seat));
  markNumbers(table.marker);
  // Who owns a Spaceport makes no difference here, but that there is one does.
  for (let orbit = 0; orbit < table.port.length; orbit++) markNumber(table.port[orbit] === NONE ? 0 : 1);
  markLists(table.rastur);
  for (let owner = 0; owner < table.forts.length; owner++) if (owner !== seat) markNumbers(table.forts[owner]);
  return rooms(endMark(), () => furnish(table, seat, rig));
}

/** What a ship meets on an empty board: copied, and changed where something stands. */
interface Bare {
  readonly due: Int16Array;
  readonly skip: Uint8Array;
  readonly port: Uint8Array;
}

const bares = new Map<number, Bare>();

function bareFor(rig: Rig, worn: number): Bare {
  const key = rigKey(rig) * 16 + worn;
  let bare = bares.get(key);
  if (bare === undefined) {
    bare = {
      due: Int16Array.from(ovalOf, (oval) => Math.max(0, oval - 20 * worn)),
      skip: Uint8Array.from(ways, (_, dot) => (isSkipped(rig, dot) ? 1 : 0)),
      port: Uint8Array.from(ways, (_, dot) => (isCity(dot) || kindOf[dot] === 'asteroid' ? 1 : 0)),
    };
    bares.set(key, bare);
  }
  return bare;
}

function furnish(table: Table, seat: Seat, rig: Rig): Chartroom {
  const bare = bareFor(rig, Math.min(15, shields(table, seat)));
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
    toll[dot] = rig.poor ? STOP : Math.min(STOP, owed / MONEY_A_TURN);
    found = true;
  };
  for (let box = 0; box < table.marker.length; box++) look(BOXES[box] as number);
  for (let orbit = 0; orbit < ORBITS.length; orbit++)
    if (table.port[orbit] !== NONE)
      port[ORBITS[orbit] as number] = isPortOfCall(table, ORBITS[orbit] as number) ? 1 : 0;
  for (const [dot] of table.rastur) look(dot);
  for (const dots of table.forts) for (const dot of dots) look(dot);
  const charts = found ? chartsPast(rig, toll) : new Map<Dot, Chart>();
  return { rig, gate, due, skip, port, gates, toll: found ? toll : null, charts };
}

const detoured = memory<Map<Dot, Chart>>(300);

/** The same penalties give the same charts, whatever else turns up. */
function chartsPast(rig: Rig, toll: Float64Array): Map<Dot, Chart> {
  beginMark(2);
  markNumber(rigKey(rig));
  for (let dot = 0; dot < toll.length; dot++)
    if ((toll[dot] as number) > 0) {
      markNumber(dot);
      markNumber(Math.round(1000 * (toll[dot] as number)));
    }
  return detoured(endMark(), () => new Map());
}

/** The chart to a goal with what stands in the way. */
export function chartPast({ rig, toll, charts }: Chartroom, goal: Dot): Chart {
  if (toll === null) return chartTo(rig, goal);
  let chart = charts.get(goal);
  if (chart === undefined) {
    chart = detours(rig, toll, goal);
    charts.set(goal, chart);
  }
  return chart;
}

const past = new Float64Array(ways.length);
const plains = new Map<number, Float64Array>();

/** The way to a goal with nothing in it. */
export function plainTo(rig: Rig, goal: Dot): Float64Array {
  const key = rigKey(rig) * ways.length + goal;
  let plain = plains.get(key);
  if (plain === undefined) {
    plain = new Float64Array(ways.length);
    walk(shapeOf(rig), rig.dice, goal, null, plain);
    plains.set(key, plain);
  }
  return plain;
}

/** The way with and without the hazards, as if MP were turns: the difference is what they cost. */
function detours(rig: Rig, toll: Float64Array, goal: Dot): Chart {
  const bare = chartTo(rig, goal);
  const plain = plainTo(rig, goal);
  walk(shapeOf(rig), rig.dice, goal, toll, past);
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
const circle = Uint8Array.from(kindOf, (kind) => (kind === 'circle' ? 1 : 0));

function walk(shape: Shape, dice: number, goal: Dot, toll: Float64Array | null, far: Float64Array): void {
  const { exits, from, cost } = shape;
  const mile = 1 / (3.5 * dice);
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
      const all = here + mile * ((cost[edge ^ 1] as number) + 4 * (circle[before] as number));
      if (all >= (far[before] as number) - 1e-9) continue;
      far[before] = all;
      if (waits[before] === 1) continue;
      waits[before] = 1;
      queue[tail] = before;
      tail = (tail + 1) % queue.length;
    }
  }
}
