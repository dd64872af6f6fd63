// Movement (§6.2): a hex, which of the ships there, and where to. Ships that have points left may go on; loading and unloading is
// possible at any point of it (§6.1).

import { type Amount, no, type Refusal, type Seat } from '@orrery/kernel';
import { NULL_SPACE, UNKNOWN } from '../data/tiles.ts';
import { COL, TRN } from '../data/units.ts';
import { change, counted } from './bag.ts';
import { canLoad, hexesWith, raiseStation, stationDeeds } from './cargo.ts';
import { enter } from './hazards.ts';
import { isKnown, layBeside } from './map.ts';
import { barOf, type Goal, goalName, goalsOf, isBlocked, pointsLeft, readGroup } from './routes.ts';
import { carry } from './stores.ts';
import { type Group, type Kit, type Step, words } from './steps.ts';
import { type Hex, NONE, type Owner, type Table } from './table.ts';
import { ALL_SPENT, firstOf, hexOf, kindOf, lostOf, ownerOf, spentOf, unitKey } from './units.ts';

/** What else may be done while one moves: a verb and its number, such as `swap 12`. */
export interface Deeds {
  readonly verb: string;
  list(table: Table, seat: Seat): string[];
  act(kit: Kit<'move'>, seat: Seat, what: number): void;
  /** What is said when it is not in the list. */
  readonly why: Refusal;
}
const deeds: Deeds[] = [];
export const registerDeeds = (all: readonly Deeds[]): void => void deeds.splice(0, deeds.length, ...all);

/** What goes along with ships that fly, beside their cargo. */
export type Travel = (table: Table, from: Hex, to: Hex, owner: Owner, keys: readonly number[]) => void;
let travel: Travel | null = null;
export const registerTravel = (how: Travel): void => void (travel = how);
export const alongside: Travel = (...moved) => travel?.(...moved);

export const move: Step<'move'> = {
  may: ({ table }) => [table.active],
  ask({ table }, _, seat) {
    const options: (number | string)[] = hexesWith(table, seat, (key) => pointsLeft(table, key) > 0);
    for (const hex of hexesWith(table, seat, (key) => kindOf(key) === TRN))
      if (canLoad(table, hex, seat)) options.push(`cargo ${hex}`);
    options.push(...stationDeeds(table, seat));
    for (const { list } of deeds) options.push(...list(table, seat));
    if (options.length === 0) return null;
    return { prompt: { key: 'ask.move' }, choice: { kind: 'one', noun: 'hex', options }, pass: true };
  },
  why({ table }, _, seat, answer) {
    const [verb] = words(answer);
    if (verb === 'cargo') return no('6.1.1', 'refuse.cargo');
    if (verb === 'station') return no('9.1', 'refuse.station');
    const deed = deeds.find((each) => each.verb === verb);
    if (deed !== undefined) return deed.why;
    const hex = Number(answer);
    const own = hexesWith(table, seat, (key) => hexOf(key) === hex).length > 0;
    return own ? no('6.2.1', 'refuse.spent') : no('6.2.1', 'refuse.own-ships');
  },
  take(kit, _, seat, answer) {
    if (answer === null) return kit.leave();
    if (typeof answer === 'number') return pick(kit, answer, seat);
    const [verb, hex = NONE, kind = NONE] = words(answer);
    if (verb === 'cargo') kit.call('cargo', { hex });
    else if (verb === 'station') raiseStation(kit, hex, seat, kind);
    else deeds.find((each) => each.verb === verb)?.act(kit, seat, hex);
  },
};

/** A lone ship needs no question. */
export const isLone = (ships: readonly number[]): boolean => ships.length === 2 && ships[1] === 1;
function pick(kit: Kit<'move'>, hex: Hex, seat: Seat): void {
  const all = movable(kit.state.table, hex, seat);
  if (isLone(all)) kit.call('fly', { hex, owner: seat, ships: all });
  else kit.call('group', { hex });
}

/** A seat's ships in a hex that have points left, as a bag. */
export function movable(table: Table, hex: Hex, seat: Seat): number[] {
  const { units } = table;
  const found: number[] = [];
  for (let at = firstOf(table, hex, seat); at < units.length; at += 2) {
    const key = units[at] ?? 0;
    if (hexOf(key) !== hex || ownerOf(key) !== seat) break;
    if (pointsLeft(table, key) > 0) found.push(key, units[at + 1] ?? 0);
  }
  return found;
}
/** How ships are named in a list: by kind, and what else tells them apart. Where others have lost shields a col has its people (§13.3). */
function shipName(key: number): number | string {
  const [kind, lost, spent] = [kindOf(key), lostOf(key), spentOf(key)];
  if (lost + spent === 0) return kind;
  const what = `${kind} ${lost} ${spent}`;
  if (kind === COL && lost > 0) return `${spent > 0 ? 'people-moved' : 'people'} ${what} ${lost - 1}`;
  return `${lost === 0 ? 'moved' : spent === 0 ? 'hurt' : 'ship'} ${what}`;
}

export function entriesOf(ships: readonly number[]): Amount[] {
  const entries: Amount[] = [];
  for (let at = 0; at < ships.length; at += 2)
    entries.push({ id: shipName(ships[at] ?? 0), min: 0, max: ships[at + 1] ?? 0, weight: 1 });
  return entries;
}

/** So many of each of these ships, as a bag. */
export function picked(all: readonly number[], amounts: readonly number[]): number[] {
  const ships: number[] = [];
  for (const [i, count] of amounts.entries()) if (count > 0) ships.push(all[i * 2] ?? 0, count);
  return ships;
}

export const group: Step<'group'> = {
  may: ({ table }) => [table.active],
  ask({ table }, { hex }, seat) {
    const entries = entriesOf(movable(table, hex, seat));
    const most = entries.reduce((sum, { max }) => sum + max, 0);
    return {
      prompt: { key: 'ask.group', args: { hex } },
      choice: { kind: 'amounts', noun: 'unit', entries, min: 1, max: most },
      otherwise: entries.map(({ max }) => max),
    };
  },
  why: () => no('6.2.1', 'refuse.group'),
  take(kit, { hex }, seat, amounts) {
    kit.goto('fly', { hex, owner: seat, ships: picked(movable(kit.state.table, hex, seat), amounts) });
  },
};

export const fly: Step<'fly'> = {
  may: ({ table }) => [table.active],
  ask({ table }, { hex, owner, ships }) {
    const options = goalsOf(table, hex, owner, ships).map(goalName);
    if (options.length === 0) return null;
    const choice = { kind: 'one', noun: 'hex', options: [...options, 'stay'] } as const;
    return {
      prompt: { key: 'ask.fly', args: { hex, pm: readGroup(table, hex, ships).points } },
      choice,
      otherwise: 'stay',
    };
  },
  why: ({ table }, flight, _, answer) => whyNot(table, flight, answer),
  take(kit, flight, seat, answer) {
    const goal = goalsOf(kit.state.table, flight.hex, flight.owner, flight.ships).find(
      (each) => goalName(each) === answer,
    );
    if (goal === undefined) return kit.leave();
    depart(kit, flight, seat, goal);
    kit.leave();
  },
  run(kit, { hex }) {
    kit.tell('log.stuck', { who: kit.state.table.active, hex }, '6.2.1');
    kit.leave();
  },
};

/** Why these ships may not fly there. */
export function whyNot(table: Table, { hex, owner, ships }: Group, answer: unknown): Refusal {
  const [verb, from = NONE, side = NONE] = words(answer);
  const goal = verb === 'out' ? { hex: from, side, cost: 0 } : { hex: Number(answer), side: NONE, cost: 0 };
  if (!Number.isInteger(goal.hex) || goal.hex < 0 || goal.hex >= table.tile.length || side > 5)
    return no('6.2.1', 'refuse.no-way');
  if (table.tile[goal.hex] === NULL_SPACE) return no('6.2.10', 'refuse.null');
  const traits = readGroup(table, hex, ships);
  if ((verb === 'out' || !isKnown(table, goal.hex)) && !traits.explores) return no('6.2.2', 'refuse.no-explorer');
  const bar = barOf(table, owner, hex, traits.local, goal);
  if (bar === '6.2.3') return no('6.2.3', 'refuse.support');
  return bar === null ? no('6.2.1', 'refuse.no-way') : no('6.2.4', 'refuse.patrol');
}

/** One leg: the ships are elsewhere, have spent their points, and meet what there is. */
function depart(kit: Kit<'fly'>, { hex, ships }: Group, who: Seat, goal: Goal): void {
  const { table } = kit.state;
  const known = goal.side === NONE && isKnown(table, goal.hex);
  const to = goal.side === NONE ? goal.hex : layBeside(table, goal.hex, goal.side, UNKNOWN);
  const halted = !known || isBlocked(table, to, who);
  const came: number[] = [];
  let transports = 0;
  for (let at = 0; at < ships.length; at += 2) {
    const [key = 0, n = 0] = [ships[at], ships[at + 1]];
    if (kindOf(key) === TRN) transports += n;
    const spent = halted ? ALL_SPENT : Math.min(ALL_SPENT, spentOf(key) + goal.cost);
    const after = unitKey(to, who, kindOf(key), lostOf(key), spent);
    change(table.units, key, -n);
    change(table.units, after, n);
    came.push(after, n);
  }
  if (transports > 0) carry(table, hex, to, who, transports);
  alongside(table, hex, to, who, ships);
  const what = counted(ships, kindOf);
  kit.tell(known ? 'log.move' : 'log.out-there', { who, from: hex, to, what, halted: halted && known }, '6.2.1');
  if (known) enter(kit, to, who, came);
}
