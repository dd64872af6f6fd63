// Where a pawn can go next (§5, §6.4, §6.5, §8.2): exits, hyperjumps, pilot numbers. Pure questions; flying is in fly.ts.

import { rule, type Seat } from '@orrery/kernel';
import { colourOf, type Dot, kindOf, type Way, ways } from './board.ts';
import { drives, owns } from './gear.ts';
import { gateAt, gateNumbered, skipColour } from './places.ts';
import { AIR_FOIL, JUMP_START, NONE, SPY_EYE, SWITCH_SWITCH, type Table } from './table.ts';

/** A flight under way: the locals of the step `fly`. */
export interface Flight {
  mp: number;
  dice: number[];
  /** The pilot number chosen; 0: none yet. `chosen`: on the dot he is on, so that it is not asked again there. */
  pilot: number;
  chosen: boolean;
  /** Directed edges flown this turn. */
  used: number[];
  /** The declared first dot, NONE once flown or void; `jump`: it is a Tele Gate to be jumped to. */
  goal: Dot;
  jump: boolean;
  off: number;
  lock: boolean;
  /** Dots skipped in the hyperjump under way. */
  hop: Dot[];
  stopped?: boolean;
  lost?: boolean;
}

/** §8.2: whether this ship flies over the dot without occupying it; it cannot stop there instead. */
export function skips(table: Table, seat: Seat, off: number, dot: Dot): boolean {
  const colour = skipColour(table, dot, colourOf[dot] ?? '');
  if (colour !== 'red' && colour !== 'yellow') return false;
  return rule('8.2', drives(table, seat, off)[colour]);
}

/** §5.21: two MP to or from a Surface City, one with the Air Foil (§8.41); else one. */
export function cost(table: Table, seat: Seat, from: Dot, to: Dot): number {
  const surface = kindOf[from] === 'surface' || kindOf[to] === 'surface';
  return rule('5.21', surface) && !rule('8.41', owns(table, seat, AIR_FOIL)) ? 2 : 1;
}

/** §5.32, §6.43: not back along a path flown the other way this turn, not even where an arrow points. */
function isBack(used: readonly number[], way: Way): boolean {
  const back = used.includes(way.edge ^ 1);
  return way.pilots === 0 ? rule('5.32', back) : rule('6.43', back);
}

/** Paths that leave a dot for this ship; over the surface only with the Air Foil. */
function pathsFrom(table: Table, seat: Seat, dot: Dot): readonly Way[] {
  const all = ways[dot] ?? [];
  if (kindOf[dot] !== 'surface' || owns(table, seat, AIR_FOIL)) return all;
  // §1.5: paths do not run along the surface from City to City.
  return all.filter((way) => !rule('1.5', way.skim));
}

/** The dots where a jump that has come to `dot` can end, no dot skipped twice. */
function ends(table: Table, seat: Seat, off: number, dot: Dot, used: readonly number[], hop: readonly Dot[]): Dot[] {
  if (!skips(table, seat, off, dot)) return [dot];
  if (hop.includes(dot)) return [];
  const found: Dot[] = [];
  for (const way of pathsFrom(table, seat, dot))
    if (!isBack(used, way))
      for (const end of ends(table, seat, off, way.to, [...used, way.edge], [...hop, dot]))
        if (!found.includes(end)) found.push(end);
  return found;
}

/** §5.31, §8.21: the dots a pawn may declare, each one it would really occupy. */
export function firstDots(table: Table, seat: Seat, off: number): Dot[] {
  const from = table.at[seat] ?? NONE;
  const found: Dot[] = [];
  for (const way of pathsFrom(table, seat, from)) {
    const jump = rule('8.21', skips(table, seat, off, way.to));
    const reached = jump ? ends(table, seat, off, way.to, [way.edge], []) : [way.to];
    for (const end of reached) if (rule('5.31', !found.includes(end))) found.push(end);
  }
  return found;
}

/** §6.52, §8.43: the gates a pawn may declare, from a working gate or with the Jump Start. */
export function firstGates(table: Table, seat: Seat, locked: boolean): Dot[] {
  const from = table.at[seat] ?? NONE;
  if (gateAt(table, from, locked) === 0 && !rule('8.43', owns(table, seat, JUMP_START))) return [];
  const gates = [1, 2, 3, 4, 5, 6].map((number) => gateNumbered(table, number, locked));
  return gates.filter((dot) => dot !== NONE && rule('6.52', dot !== from));
}

/** §6.4, §6.5, §8.43: whether leaving this dot takes a pilot number. */
export function needsPilot(table: Table, seat: Seat, flight: Flight): boolean {
  if (flight.hop.length > 0) return false;
  const at = table.at[seat] ?? NONE;
  return (
    rule('6.4', kindOf[at] === 'circle') || rule('6.5', gateAt(table, at, flight.lock) > 0) || declaredGate(flight)
  );
}

const declaredGate = (flight: Flight): boolean => flight.goal !== NONE && flight.jump;

/** §6.41, §8.46: a number once chosen holds for the turn; the Switch Switch lifts that. */
export const mustChoose = (table: Table, seat: Seat, flight: Flight): boolean =>
  needsPilot(table, seat, flight) &&
  !flight.chosen &&
  (flight.pilot === 0 || !rule('6.41', !rule('8.46', owns(table, seat, SWITCH_SWITCH))));

/** §6.41, §6.42: the numbers he may choose: dice rolled, and on the first move those that lead to the declared dot, if any. */
export function pilots(table: Table, seat: Seat, flight: Flight): number[] {
  const rolled = [...new Set(flight.dice)].toSorted((a, b) => a - b);
  if (flight.goal === NONE) return rolled;
  const leading = rolled.filter((number) => rule('6.42', leads(table, seat, flight, number)));
  return leading.length > 0 ? leading : rolled;
}

/** Whether a number brings him to the dot he declared. */
export function leads(table: Table, seat: Seat, flight: Flight, number: number): boolean {
  const at = table.at[seat] ?? NONE;
  if (flight.jump) return gateNumbered(table, number, flight.lock) === flight.goal;
  const gate = gateAt(table, at, flight.lock) > 0 ? gateNumbered(table, number, flight.lock) : NONE;
  if (gate !== NONE && gate !== at) return false;
  if (kindOf[at] !== 'circle') return true;
  return exits(table, seat, { ...flight, pilot: number }).some(({ to, edge }) =>
    ends(table, seat, flight.off, to, [edge], []).includes(flight.goal),
  );
}

/** The jump that a pilot number forces (§6.5): the other working gate that shows it; -1: none. */
export function gateJump(table: Table, seat: Seat, flight: Flight): Dot {
  const at = table.at[seat] ?? NONE;
  if (flight.hop.length > 0 || flight.pilot === 0) return NONE;
  if (gateAt(table, at, flight.lock) === 0 && !declaredGate(flight)) return NONE;
  const gate = gateNumbered(table, flight.pilot, flight.lock);
  return gate === at ? NONE : gate;
}

/** The paths he can take now: arrows obeyed, no way back, MP enough, and a dot to occupy at the end of every jump. */
export function exits(table: Table, seat: Seat, flight: Flight): Way[] {
  const at = table.at[seat] ?? NONE;
  const { hop, used, mp, pilot, off } = flight;
  const circle = hop.length === 0 && kindOf[at] === 'circle';
  return pathsFrom(table, seat, at).filter((way) => {
    if (circle && !rule('6.4', (way.pilots & (1 << pilot)) !== 0)) return false;
    if (isBack(used, way)) return false;
    // §5.4: pawns never stand in each other's way.
    if (!rule('5.4', true) && table.at.includes(way.to)) return false;
    if (hop.length === 0 && cost(table, seat, at, way.to) > mp) return false;
    return !skips(table, seat, off, way.to) || ends(table, seat, off, way.to, [...used, way.edge], hop).length > 0;
  });
}

/** §5.3, R-75: the exits that lead to the declared dot, while it binds him. */
export function declaredExits(table: Table, seat: Seat, flight: Flight): Way[] {
  const all = exits(table, seat, flight);
  const { used, off, hop, goal } = flight;
  const spying = hop.length > 0 && owns(table, seat, SPY_EYE);
  if (goal === NONE || flight.jump || spying) return all;
  const bound = all.filter(({ to, edge }) =>
    rule('5.3', ends(table, seat, off, to, [...used, edge], hop).includes(goal)),
  );
  return bound.length > 0 ? bound : all;
}
