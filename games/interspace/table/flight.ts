// Ships that are about to fly: those the rules ask about, or those one has picked on the map before anything is answered. Where they can go,
// by which way, and the answers that send them.

import {
  type Answer,
  type Ask,
  createKit,
  crosses,
  fastDice,
  type Game,
  imagine,
  picker,
  type Refusal,
  step,
  type View,
} from '@orrery/kernel';
import { isLone, movable, picked, whyNot } from '../rules/move.ts';
import { type Goal, goalName, goalsOf, stops, wayOf } from '../rules/routes.ts';
import { type Group, nearest } from '../rules/steps.ts';
import { type Hex, isSeat, type Owner, type Table } from '../rules/table.ts';
import { kindOf, ownersAt, unitKey, unitsIn } from '../rules/units.ts';

/** Ships picked on the map: their hex, and how many of each entry. */
export interface Fleet {
  readonly hex: Hex;
  readonly counts: readonly number[];
}

export interface Flight extends Group {
  readonly goals: readonly Goal[];
  /** What is to be answered before the goal; empty: the goal is what is asked. */
  readonly before: readonly Answer[];
}

/** Null: no ships are about to fly. */
export function flightOf(view: View<Table>, ask: Ask | null, fleet: Fleet | null): Flight | null {
  const { table } = view;
  if (ask?.step === 'fly') {
    const group = nearest(view, 'fly');
    if (group === undefined) return null;
    return { ...group, goals: goalsOf(table, group.hex, group.owner, group.ships), before: [] };
  }
  if (ask?.step !== 'move' || fleet === null) return null;
  const { hex, counts } = fleet;
  const all = movable(table, hex, ask.seat);
  const ships = picked(all, counts);
  const before: Answer[] = isLone(all) ? [hex] : [hex, [...counts]];
  return { hex, owner: ask.seat, ships, goals: ships.length === 0 ? [] : goalsOf(table, hex, ask.seat, ships), before };
}

/** The hexes on the way to an answer such as `12` or `out 12 3`; null: it is no goal. */
export function wayFor(table: Table, flight: Flight, answer: Answer): readonly Hex[] | null {
  const goal = flight.goals.find((each) => goalName(each) === answer);
  return goal === undefined ? null : wayOf(table, flight.hex, flight.owner, flight.ships, goal);
}

/** Whether ships must end their leg at a goal, whatever points they have left. */
export const isHalt = (table: Table, flight: Flight, { hex, side }: Goal): boolean =>
  side >= 0 || stops(table, hex, flight.owner);

/** The cells' answers that the ships of anybody in a hex could fly to with all their points, by owner: what is near enough to matter. */
export function reachFrom(table: Table, hex: Hex): ReadonlyMap<Owner, readonly Answer[]> {
  const found = new Map<Owner, readonly Answer[]>();
  for (const owner of ownersAt(table, hex).filter(isSeat)) {
    const kinds = new Set(unitsIn(table, hex, owner).flatMap((key, at) => (at % 2 === 0 ? [kindOf(key)] : [])));
    const goals = [...kinds].flatMap((kind) => goalsOf(table, hex, owner, [unitKey(hex, owner, kind), 1]));
    if (goals.length > 0) found.set(owner, [...new Set(goals.map(goalName))]);
  }
  return found;
}

export const refusalOf = (table: Table, flight: Flight, answer: Answer): Refusal => whyNot(table, flight, answer);

/** The goals after which nothing can be undone, such as the last flight into the unknown: what lies there is seen at once. Foretold on
 *  an imagined world, so that it tells nothing. */
export function finalGoals(game: Game<Table>, view: View<Table>, flight: Flight): ReadonlySet<Answer> {
  const kit = createKit(game, fastDice(2));
  const world = imagine(game, view, picker(fastDice(1)));
  for (const answer of flight.before) step(kit, world, flight.owner, answer);
  return new Set(flight.goals.map(goalName).filter((goal) => crosses(kit, world, flight.owner, goal)));
}
