// Where a flight under way can end: every way the dice, the drives and the money allow, from each answer on offer.

import type { Scalar } from '@orrery/kernel';
import { type Dot, ways } from '../rules/board.ts';
import type { Flight } from '../rules/routes.ts';
import { NONE } from '../rules/table.ts';
import { words } from '../rules/words.ts';
import type { BoardNow } from './board-now.ts';
import { gainAt, type Hunt } from './combat-worth.ts';
import { CIRCLES, EDGES, type Graph, graphOf, PILOTS, TO } from './graph.ts';
import type { Trader } from './trader.ts';

/** The dots where a flight can end, and what it costs on the way, in money: the first `count` of them. */
export interface FlightEnds {
  count: number;
  readonly dots: Int16Array;
  readonly tolls: Float64Array;
}

const MOST_MP = 40;
/** The cheapest way that came by here in this search: edge, MP and pilot number. */
const seen = new Float64Array((EDGES + 1) * MOST_MP * 7);
const stamp = new Int32Array(seen.length);
const endAt = new Int16Array(ways.length);
const endStamp = new Int32Array(ways.length);
let round = 0;

/** §5.32: by edge, whether it was flown this turn. */
const used = new Uint8Array(EDGES);

/** By dot, whether the jump that is looked at has skipped it: what is won there must not be won in a circle. */
const hopped = new Uint8Array(ways.length);

/** Money that stays in hand when penalties are paid. */
const KEPT = 0.25;

/** One search at a time: what it looks at, and what it finds. */
const found: FlightEnds = { count: 0, dots: new Int16Array(ways.length), tolls: new Float64Array(ways.length) };
let board: BoardNow;
let hunt: Hunt | null = null;
let graph: Graph;
let numbers: readonly number[] = [];
let spare = 0;
let locked = false;
let declared = NONE;

/** What a flight is seen by. */
type Flyer = Pick<Trader, 'table' | 'seat' | 'board' | 'hunt'>;

/** Where an answer leads. What it gives is valid until the next call. */
export function flightEnds(trader: Flyer, flight: Flight, answer: Scalar): FlightEnds {
  const { table, seat } = trader;
  const at = table.at[seat] ?? NONE;
  ({ board, hunt } = trader);
  graph = graphOf(board.ship);
  numbers = flight.dice;
  spare = (1 - KEPT) * (table.money[seat] ?? 0);
  locked = flight.lock;
  declared = flight.jump && flight.goal !== NONE ? at : NONE;
  found.count = 0;
  round++;
  for (const edge of flight.used) used[edge] = 1;
  const [verb, number] = words(answer);
  if (answer === 'land' || answer === 'stop') end(at, 0);
  else if (verb === 'pilot') leave(at, NONE, flight.mp, number, 0);
  else if (answer === 'pay') leaveFreely(at, NONE, flight.mp, flight.pilot, board.due[at] ?? 0);
  else if (typeof answer === 'number')
    for (const way of ways[at] ?? []) {
      if (way.to !== answer || used[way.edge ^ 1] === 1) continue;
      const cost = flight.hop.length > 0 ? 0 : Math.max(1, graph.cost[way.edge] ?? 1);
      come(answer, way.edge, flight.mp - cost, flight.pilot, 0);
    }
  for (const edge of flight.used) used[edge] = 0;
  return found;
}

function end(dot: Dot, cost: number): void {
  const toll = hunt?.danger ? cost + (hunt.danger[dot] as number) : cost;
  if (endStamp[dot] === round) {
    const place = endAt[dot] as number;
    if (toll < (found.tolls[place] as number)) found.tolls[place] = toll;
    return;
  }
  endStamp[dot] = round;
  endAt[dot] = found.count;
  found.dots[found.count] = dot;
  found.tolls[found.count++] = toll;
}

/** Comes over an edge to a dot; what can be won there by who is armed is taken off the tolls. */
function come(dot: Dot, edge: number, mp: number, pilot: number, cost: number): void {
  const toll = hunt === null ? cost : cost - gainAt(hunt, dot, mp);
  const key = ((edge + 1) * MOST_MP + (mp > 0 ? mp : 0)) * 7 + pilot;
  if (stamp[key] === round && (seen[key] as number) <= toll) return;
  stamp[key] = round;
  seen[key] = toll;
  if (board.skip[dot] === 1) return hop(dot, edge, mp, pilot, toll);
  if (mp <= 0) return end(dot, toll);
  if (board.port[dot] === 1) end(dot, toll);
  const due = board.due[dot] as number;
  if (due > 0) {
    end(dot, toll);
    if (toll + due > spare) return;
  }
  leaveFreely(dot, edge, mp, pilot, toll + due);
}

/** Leaves a dot by a number, where it takes one, and else by any path. */
function leaveFreely(dot: Dot, edge: number, mp: number, pilot: number, toll: number): void {
  const needs = CIRCLES[dot] === 1 || (board.gate[dot] !== 0 && !locked);
  if (!needs || pilot > 0) return leave(dot, edge, mp, pilot, toll);
  for (let i = 0; i < numbers.length; i++) leave(dot, edge, mp, numbers[i] as number, toll);
}

function leave(dot: Dot, edge: number, mp: number, pilot: number, toll: number): void {
  if (pilot > 0 && !locked && (board.gate[dot] !== 0 || dot === declared)) {
    const gate = board.gates[pilot] as number;
    if (gate !== NONE && gate !== dot) return come(gate, NONE, mp - 1, pilot, toll);
  }
  const { exits, from, cost } = graph;
  const round6 = CIRCLES[dot] === 1 && pilot > 0;
  const last = from[dot + 1] as number;
  let stuck = true;
  for (let i = from[dot] as number; i < last; i++) {
    const next = exits[i] as number;
    if (next === (edge ^ 1) || used[next ^ 1] === 1) continue;
    if (round6 && ((PILOTS[next] as number) & (1 << pilot)) === 0) continue;
    const price = (cost[next] as number) || 1;
    if (price > mp) continue;
    stuck = false;
    come(TO[next] as number, next, mp - price, pilot, toll);
  }
  // Trapped (§5.22): the turn ends here.
  if (stuck) end(dot, toll);
}

/** §8.2: over a skipped dot at no cost, once in a jump. */
function hop(dot: Dot, edge: number, mp: number, pilot: number, toll: number): void {
  if (hopped[dot] === 1) return;
  hopped[dot] = 1;
  const last = graph.from[dot + 1] as number;
  for (let i = graph.from[dot] as number; i < last; i++) {
    const next = graph.exits[i] as number;
    if (next !== (edge ^ 1) && used[next ^ 1] !== 1) come(TO[next] as number, next, mp, pilot, toll);
  }
  hopped[dot] = 0;
}
