// Flying to a goal: the first dot to declare, the next dot, the pilot number that leads closest.

import type { Scalar, Seat } from '@orrery/kernel';
import { type Dot, kindOf, type Way, ways } from '../rules/board.ts';
import { afterShields } from '../rules/gear.ts';
import { gateAt, gateNumbered, penaltyAt } from '../rules/places.ts';
import type { Flight } from '../rules/routes.ts';
import { NONE, type Table } from '../rules/table.ts';
import { words } from '../rules/words.ts';
import { isSkipped, milesTo, type Rig, stepCost, tollFor, waitFor } from './miles.ts';

/** An answer and how far it leaves him from the goal, in MP to expect. */
export interface Heading {
  readonly answer: Scalar;
  readonly miles: number;
}

const nearest = (a: Heading, b: Heading): number => a.miles - b.miles;

/** What can be declared (§5.31), the best first. */
export function firstMoves(
  table: Table,
  seat: Seat,
  rig: Rig,
  goal: Dot,
  options: readonly Scalar[],
): readonly Heading[] {
  const at = table.at[seat] ?? NONE;
  const miles = milesTo(rig, goal);
  const hop = (dot: Dot): number => {
    const way = (ways[at] ?? []).find(({ to }) => to === dot);
    const wait = kindOf[at] !== 'circle' ? 0 : way === undefined ? 1.5 : waitFor(way.pilots, rig.dice);
    return stepCost(rig, at, dot) + wait + tollAt(table, seat, dot) + (miles[dot] ?? Infinity);
  };
  // A gate is reached only if a die shows its number (§6.52).
  const chance = 1 - (5 / 6) ** rig.dice;
  const headings = options.flatMap((answer): Heading[] => {
    const [verb, dot] = words(answer);
    if (verb === 'to') return [{ answer, miles: hop(dot) }];
    if (verb !== 'jump') return [];
    return [{ answer, miles: chance * (1 + (miles[dot] ?? Infinity)) + (1 - chance) * ((miles[at] ?? 0) + 2) }];
  });
  return headings.sort(nearest);
}

/** What he can spare for a penalty. */
export const toSpare = (table: Table, seat: Seat): number => (table.money[seat] ?? 0) / 3;

const tollAt = (table: Table, seat: Seat, dot: Dot): number =>
  tollFor(afterShields(table, seat, penaltyAt(table, dot, seat)), 0);

/** Dots looked at in thought for one answer: rocks with many paths have no end. */
const MOST_THOUGHTS = 300;

/** The next dots and pilot numbers on offer, the best first. */
export function nextMoves(
  table: Table,
  seat: Seat,
  rig: Rig,
  goal: Dot,
  flight: Flight,
  options: readonly Scalar[],
): readonly Heading[] {
  const at = table.at[seat] ?? NONE;
  const miles = milesTo(rig, goal);
  const numbers = [...new Set(flight.dice)];
  let thoughts = 0;

  /** How far from the goal the rest of the flight leaves him at best. */
  const rest = (dot: Dot, from: Dot, mp: number, pilot: number): number => {
    if (dot === goal) return 0;
    const skipped = isSkipped(rig, dot);
    if ((mp <= 0 && !skipped) || ++thoughts > MOST_THOUGHTS) return Math.max(0, (miles[dot] ?? 0) - Math.max(0, mp));
    const needs = !skipped && (kindOf[dot] === 'circle' || gateAt(table, dot, flight.lock) > 0);
    if (!needs) return along(dot, from, mp, pilot, skipped);
    let best = Infinity;
    for (const number of pilot > 0 ? [pilot] : numbers) best = Math.min(best, led(dot, from, mp, number));
    return best;
  };
  /** Leaves a circle or gate by a number. */
  const led = (dot: Dot, from: Dot, mp: number, pilot: number): number => {
    const jumps = gateAt(table, dot, flight.lock) > 0 || (dot === at && flight.jump);
    const gate = jumps ? gateNumbered(table, pilot, flight.lock) : NONE;
    if (gate !== NONE && gate !== dot) return rest(gate, NONE, mp - 1, pilot);
    return along(dot, from, mp, pilot, false);
  };
  const along = (dot: Dot, from: Dot, mp: number, pilot: number, skipped: boolean): number => {
    const open = (ways[dot] ?? []).filter(
      (way) => way.to !== from && obeys(dot, way, pilot) && (skipped || stepCost(rig, dot, way.to) <= mp),
    );
    let closest = Infinity;
    for (const { to } of open) closest = Math.min(closest, miles[to] ?? Infinity);
    // Trapped (§5.22): the turn ends here.
    let best = open.length === 0 ? (miles[dot] ?? 0) : Infinity;
    for (const { to } of open) {
      if ((miles[to] ?? Infinity) > closest + DETOUR) continue;
      best = Math.min(best, enter(to, dot, mp - (skipped ? 0 : stepCost(rig, dot, to)), pilot));
    }
    return best;
  };
  /** Comes to a dot: a penalty that he cannot spare the money for stops him there (§6.3). */
  const enter = (dot: Dot, from: Dot, mp: number, pilot: number): number => {
    const due = isSkipped(rig, dot) ? 0 : afterShields(table, seat, penaltyAt(table, dot, seat));
    if (due === 0 || mp <= 0) return rest(dot, from, mp, pilot);
    return due > toSpare(table, seat) ? (miles[dot] ?? 0) : tollFor(due, 0) + rest(dot, from, mp, pilot);
  };
  const obeys = (dot: Dot, way: Way, pilot: number): boolean =>
    (!way.skim || rig.foil) && (kindOf[dot] !== 'circle' || pilot === 0 || (way.pilots & (1 << pilot)) !== 0);

  const headings = options.flatMap((answer): Heading[] => {
    thoughts = 0;
    const [verb, number] = words(answer);
    if (verb === 'pilot') return [{ answer, miles: led(at, NONE, flight.mp, number) }];
    if (typeof answer !== 'number') return [];
    const cost = flight.hop.length > 0 ? 0 : stepCost(rig, at, answer);
    return [{ answer, miles: enter(answer, at, flight.mp - cost, flight.pilot) }];
  });
  // Of two ways that end equally far the shorter one: it leaves MP for what turns up.
  const tie = ({ answer }: Heading): number => (typeof answer === 'number' ? (miles[answer] ?? 0) / 1000 : 0);
  return headings.sort((a, b) => a.miles + tie(a) - b.miles - tie(b));
}

/** Ways that lead this much farther than the best one are not thought through. */
const DETOUR = 2;
