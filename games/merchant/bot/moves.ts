// Choosing the way: every answer leads to dots where the turn can end, and from there every stop is so many turns away.

import type { Scalar, Seat } from '@orrery/kernel';
import { BOXES, type Dot, isCity, systemOf, ways } from '../rules/board.ts';
import { markerAt, rasturAt } from '../rules/places.ts';
import { type Flight, skips } from '../rules/routes.ts';
import { markerRelic, NONE, type Table } from '../rules/table.ts';
import { words } from '../rules/words.ts';
import { averageTurns, travelTimesNow } from './board-now.ts';
import { gainBy } from './combat-worth.ts';
import { type FlightEnds, flightEnds } from './flight-ends.ts';
import { TO } from './graph.ts';
import { relicWorth } from './knowledge.ts';
import { hazeOver, NOWHERE, type Stop, weigh } from './stops.ts';
import type { Trader } from './trader.ts';
import type { TravelTimes } from './travel-times.ts';

/** An answer, the stop it is for, and what the whole comes to in money. */
export interface Move {
  readonly answer: Scalar;
  readonly stop: Stop;
  /** Turns until he is there, this one included. */
  readonly turns: number;
  readonly worth: number;
  /** The seat whose pawn is to be blasted on the way. */
  readonly prey?: Seat;
}

export interface Goal {
  readonly system: number;
  readonly dot: Dot;
  readonly times: TravelTimes;
  readonly free: boolean;
}

/** Every market but those of the system he comes from, and the boxes where a relic lies open. */
function goalsOf(trader: Trader, start: Dot): readonly Goal[] {
  const all = allGoals(trader);
  const home = systemOf[start] ?? NONE;
  const traded = trader.knowledge.markets[home]?.includes(start) === true;
  return traded ? all.filter(({ system }) => system !== home) : all;
}

function allGoals(trader: Trader): readonly Goal[] {
  if (trader.goals.length > 0) return trader.goals;
  const { table, knowledge, board, goals } = trader;
  knowledge.markets.forEach((dots, system) => {
    for (const dot of dots) goals.push({ system, dot, times: travelTimesNow(board, dot), free: !isCity(dot) });
  });
  for (const dot of BOXES)
    if (markerRelic(markerAt(table, dot)) !== NONE && rasturAt(table, dot) === 0)
      goals.push({ system: NONE, dot, times: travelTimesNow(board, dot), free: true });
  return goals;
}

/** A relic that lies open, for whoever lands first (§2.81), and the best stop after it. */
function relicStop(trader: Trader, dot: Dot): Stop {
  const known = trader.weighed.get(-dot);
  if (known !== undefined) return known;
  const { table, rate, level } = trader;
  const worth = level.relics * relicWorth(markerRelic(markerAt(table, dot)));
  let best: Stop = { ...NOWHERE, dot, worth };
  for (const { system, dot: market, times, free } of allGoals(trader)) {
    if (system === NONE) continue;
    const turns = times.turns[dot] ?? Infinity;
    const stop = weigh(trader, system, market, free);
    const all = worth + stop.worth - rate * turns;
    if (all > best.worth) best = { ...stop, system: NONE, dot, worth: all, next: system, turns };
  }
  trader.weighed.set(-dot, best);
  return best;
}

/** The best stop, given the turns to each goal. In a system with several markets only the nearest is looked at. */
function bestMove(
  trader: Trader,
  answer: Scalar,
  goals: readonly Goal[],
  turnsTo: (goal: Goal) => number,
): Move | null {
  let found: Move | null = null;
  for (let i = 0; i < goals.length; ) {
    let goal = goals[i] as Goal;
    let turns = turnsTo(goal);
    let least = turns + (goal.free ? 0 : 0.4);
    const { system } = goal;
    for (i++; i < goals.length; i++) {
      const other = goals[i] as Goal;
      if (system === NONE || other.system !== system) break;
      const far = turnsTo(other);
      if (far + (other.free ? 0 : 0.4) >= least) continue;
      [goal, turns, least] = [other, far, far + (other.free ? 0 : 0.4)];
    }
    if (turns > 30) continue;
    const stop = system === NONE ? relicStop(trader, goal.dot) : weigh(trader, system, goal.dot, goal.free);
    const worth = stop.worth - trader.rate * turns - hazeOver(trader.level, turns);
    if (found === null || worth > found.worth) found = { answer, stop, turns, worth };
  }
  return found;
}

/** Of two ways that are equally good the shorter one: it leaves more to what turns up. */
function sorted(trader: Trader, found: Move[]): Move[] {
  const detour = ({ answer, stop }: Move): number => {
    const dot = typeof answer === 'number' ? answer : words(answer)[0] === 'to' ? words(answer)[1] : NONE;
    return dot === NONE || stop.dot === NONE ? 0 : (averageTurns(trader.board.ship, stop.dot)[dot] ?? 0);
  };
  const keys = new Map(found.map((each) => [each, each.worth - 0.5 * detour(each)]));
  return found.sort((a, b) => (keys.get(b) ?? 0) - (keys.get(a) ?? 0));
}

/** What can be declared (§5.31), the best first; staying is for the caller to weigh. */
export function firstMoves(trader: Trader, options: readonly Scalar[]): Move[] {
  const { table, seat } = trader;
  const at = table.at[seat] ?? NONE;
  const goals = goalsOf(trader, at);
  const found: Move[] = [];
  const chance = 1 - (5 / 6) ** trader.board.ship.dice;
  for (const answer of options) {
    const [verb, dot] = words(answer);
    let move: Move | null = null;
    if (verb === 'to') {
      const edges = edgesTo(table, seat, at, dot);
      move = bestMove(trader, answer, goals, ({ times, dot: goal }) => {
        if (goal === at) return Infinity;
        let least = Infinity;
        for (const edge of edges) least = Math.min(least, times.first[edge] ?? Infinity);
        return least;
      });
    } else if (verb === 'jump') {
      // A gate is reached only if a die shows its number (§6.52).
      move = bestMove(trader, answer, goals, ({ times, dot: goal }) => {
        if (goal === at) return Infinity;
        const [there, here] = [times.turns[dot] ?? 40, times.turns[at] ?? 40];
        return chance * Math.max(1, 0.3 + there) + (1 - chance) * (here + 0.3);
      });
    }
    if (move !== null) found.push(withPrey(trader, move, dot));
  }
  return sorted(trader, found);
}

/** With what there is to win on the way by who is armed. */
function withPrey({ hunt, rate }: Trader, move: Move, first: Dot): Move {
  if (hunt === null || hunt.prey.length === 0) return move;
  const { gain, seat } = gainBy(hunt, first, move.stop.dot, rate);
  return gain > 0 ? { ...move, worth: move.worth + gain, prey: seat } : move;
}

/** The paths that come to a dot as the first one occupied, over dots that are skipped (§8.21). */
function edgesTo(table: Table, seat: Seat, at: Dot, goal: Dot): number[] {
  const found: number[] = [];
  const follow = (from: Dot, back: number, depth: number): void => {
    for (const { to, edge } of ways[from] ?? []) {
      if (edge === back) continue;
      if (to === goal) found.push(edge);
      else if (depth < 6 && skips(table, seat, 0, to)) follow(to, edge ^ 1, depth + 1);
    }
  };
  follow(at, NONE, 0);
  return found;
}

/** Turns after this one, from the best of the dots where it can end; tolls as the part of a turn that they cost. */
function turnsFrom({ count, dots, tolls }: FlightEnds, { dot: goal, times }: Goal, rate: number): number {
  let least = Infinity;
  for (let i = 0; i < count; i++) {
    const dot = dots[i] as number;
    const turns = (dot === goal ? 0 : (times.turns[dot] as number)) + (tolls[i] as number) / rate;
    if (turns < least) least = turns;
  }
  return 1 + least;
}

/** Land, fly on, a pilot number, pay or stop: the best first. */
export function nextMoves(trader: Trader, flight: Flight, options: readonly Scalar[]): Move[] {
  const { table, seat, rate } = trader;
  const [first] = flight.used;
  const start = first === undefined ? (table.at[seat] ?? NONE) : (TO[first ^ 1] ?? NONE);
  const goals = goalsOf(trader, start);
  const found: Move[] = [];
  for (const answer of options) {
    const ends = flightEnds(trader, flight, answer);
    const move = bestMove(trader, answer, goals, (goal) => turnsFrom(ends, goal, rate));
    if (move !== null) found.push(withPreyThere(trader, move));
  }
  return sorted(trader, found);
}

/** With whom there is to blast where it leads. */
function withPreyThere({ hunt }: Trader, move: Move): Move {
  const prey = hunt?.prey.find(({ dot }) => dot === move.answer);
  return prey === undefined ? move : { ...move, prey: prey.seat };
}
