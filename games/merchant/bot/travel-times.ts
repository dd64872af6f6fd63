// How many turns a ship needs to a goal: exact for its dice, with drives, tolls and the MP that are lost on landing; a circle
// costs the wait to expect until a die shows a number that leads on. They are the same for the same ship and goal, so they
// are kept, and reckoned before they are asked for.

import { CITIES, type Dot, ways } from '../rules/board.ts';
import { SUMS } from './distance.ts';
import { EDGES, type Graph, graphOf, type ShipKind, shipKindKey, TO } from './graph.ts';

export interface TravelTimes {
  /** By dot: turns to expect from a turn's start there; 0 at the goal. */
  readonly turns: Float64Array;
  /** By directed edge: the same, if the turn begins with this path (§5.31). */
  readonly first: Float64Array;
}

const known = new Map<number, TravelTimes>();

export function travelTimes(ship: ShipKind, goal: Dot): TravelTimes {
  const key = shipKindKey(ship) * ways.length + goal;
  let times = known.get(key);
  if (times === undefined) {
    times = timesTo(graphOf(ship), ship.dice, goal);
    known.set(key, times);
  }
  return times;
}

/** Nothing on the board is farther than this. */
const FARTHEST = 40;
const CLOSE = 0.05;
const MOST_SWEEPS = 30;
const MOST_MP = 24;

/** By MP left and edge: the turns that are still to come after a flight that has come this far. */
const rest = Array.from({ length: MOST_MP + 1 }, () => new Float64Array(EDGES));

function timesTo(graph: Graph, dice: number, goal: Dot): TravelTimes {
  const turns = guess(graph, dice, goal);
  const first = new Float64Array(EDGES);
  for (let sweep = 0; sweep < MOST_SWEEPS; sweep++) {
    for (let mp = 0; mp < 6 * dice; mp++) flyOut(graph, mp, goal, turns);
    if (settle(graph, dice, goal, turns, first) < CLOSE) break;
  }
  return { turns, first };
}

/** A first guess: steps to go, at half a turn more than the dice make of them. */
function guess({ exits, from, cost, wait }: Graph, dice: number, goal: Dot): Float64Array {
  const turns = new Float64Array(ways.length).fill(Infinity);
  turns[goal] = 0;
  const queue = [goal];
  for (let at = 0; at < queue.length; at++) {
    const dot = queue[at] as number;
    for (let i = from[dot] as number; i < (from[dot + 1] as number); i++) {
      const edge = exits[i] as number;
      const before = TO[edge] as number;
      const far = (turns[dot] as number) + (cost[edge ^ 1] as number) / (3.5 * dice) + (wait[edge ^ 1] as number);
      if (far >= (turns[before] as number)) continue;
      turns[before] = far;
      queue.push(before);
    }
  }
  for (let dot = 0; dot < ways.length; dot++)
    turns[dot] = dot === goal ? 0 : Math.min(FARTHEST, 0.5 + (turns[dot] as number));
  return turns;
}

/** Fills a layer of `rest`; those with fewer MP are there already. */
function flyOut(graph: Graph, mp: number, goal: Dot, turns: Float64Array): void {
  const { exits, from, cost, wait, skipped, skips, toll, port } = graph;
  const layer = rest[mp] as Float64Array;
  for (let edge = 0; edge < EDGES; edge++) {
    const dot = TO[edge] as number;
    const stop = turns[dot] as number;
    if (skipped[dot] === 1) {
      layer[edge] = FARTHEST;
      continue;
    }
    if (dot === goal || mp === 0) {
      layer[edge] = stop;
      continue;
    }
    let on = Infinity;
    const back = edge ^ 1;
    const end = from[dot + 1] as number;
    for (let i = from[dot] as number; i < end; i++) {
      const next = exits[i] as number;
      const price = cost[next] as number;
      if (next === back || price > mp) continue;
      const left = ((rest[mp - price] as Float64Array)[next] as number) + (wait[next] as number);
      if (left < on) on = left;
    }
    const due = toll[dot] as number;
    // Trapped (§5.22), landed (§6.2) or stopped by a toll (§6.3), he goes on from here next turn.
    if (on === Infinity) on = stop;
    else if (due > 0 || port[dot] === 1) on = on + due < stop ? on + due : stop;
    layer[edge] = on;
  }
  if (skips.length > 0) hop(graph, layer);
}

/** Skipped dots cost nothing (§8.2): what lies behind them counts, as far as a jump goes. */
function hop({ exits, from, skips }: Graph, layer: Float64Array): void {
  for (let changed = true, round = 0; changed && round < 8; round++) {
    changed = false;
    for (let n = 0; n < skips.length; n++) {
      const edge = skips[n] as number;
      const dot = TO[edge] as number;
      let best = layer[edge] as number;
      const end = from[dot + 1] as number;
      for (let i = from[dot] as number; i < end; i++) {
        const next = exits[i] as number;
        const left = layer[next] as number;
        if (next !== (edge ^ 1) && left < best) best = left;
      }
      if (best < (layer[edge] as number)) {
        layer[edge] = best;
        changed = true;
      }
    }
  }
}

/** The turns from every dot, now that every flight is known; gives the largest change. */
function settle(graph: Graph, dice: number, goal: Dot, turns: Float64Array, first: Float64Array): number {
  const { exits, from, cost, wait, skipped } = graph;
  const odds = SUMS[dice] as number[];
  let change = 0;
  for (let dot = 0; dot < ways.length; dot++) {
    let best = FARTHEST;
    for (let i = from[dot] as number; i < (from[dot + 1] as number); i++) {
      const edge = exits[i] as number;
      const price = Math.max(1, cost[edge] as number);
      let after = 1 + (wait[edge] as number);
      for (let mp = dice; mp < odds.length; mp++)
        after += (odds[mp] as number) * ((rest[mp - price] as Float64Array)[edge] as number);
      first[edge] = after;
      if (after < best) best = after;
    }
    if (dot === goal || skipped[dot] === 1) continue;
    change = Math.max(change, Math.abs(best - (turns[dot] as number)));
    turns[dot] = best;
  }
  return change;
}

/** What a ship may have beside its dice, in the order of how likely it is: relics, then what is bought. */
const EXTRAS = [{ yellow: true }, { foil: true }, { shields: 1 }, { red: true }] as const;
const BARE: ShipKind = { dice: 3, red: false, yellow: false, foil: false, shields: 0, poor: false };

function* shipKinds(): Generator<ShipKind> {
  const masks = Array.from({ length: 1 << EXTRAS.length }, (_, mask) => mask);
  const few = (mask: number): number => EXTRAS.filter((_, at) => (mask >> at) % 2 === 1).length;
  for (const mask of masks.sort((a, b) => few(a) - few(b) || a - b)) {
    const extras = EXTRAS.filter((_, at) => (mask >> at) % 2 === 1);
    for (const dice of [3, 4, 2]) {
      const ship: ShipKind = Object.assign({ ...BARE, dice }, ...extras);
      yield ship;
      // Who has a Shield is never stopped for want of money (graph.ts).
      if (ship.shields === 0) yield { ...ship, poor: true };
    }
  }
}

/** The times to one goal a step. */
export function* prepare(): Generator<void> {
  for (const ship of shipKinds())
    for (const goal of CITIES) {
      travelTimes(ship, goal);
      yield;
    }
}
