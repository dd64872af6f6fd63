// Where ships can go (§6.2): points, terrain, blocking, support. A leg ends where something happens to those who enter: before a pulsar, a
// blocking fleet, the unknown. From a pulsar one may fly on with what points are left.

import { rule } from '@orrery/kernel';
import { NUMBERS } from '../data/numbers.ts';
import { DUST, HOLE, NEBULA, NULL_SPACE, PULSAR, UNKNOWN } from '../data/tiles.ts';
import { CA, PB, RS, SCT, SS, STORM } from '../data/units.ts';
import { isOpen } from './build.ts';
import { bend } from './hooks.ts';
import {
  beside,
  hexAt,
  isKnown,
  isWormhole,
  lieOf,
  mapOf,
  nearOf,
  nextTo,
  partnerOf,
  pointOf,
  regionOf,
} from './map.ts';
import { speedOf } from './planets.ts';
import { type Hex, isMad, isOn, isPlague, isSeat, NONE, type Owner, REBELS, SUPPORT, type Table } from './table.ts';
import { countAt, firstAt, hexOf, isMilitary, isStation, kindOf, ownerOf, spentOf, unit } from './units.ts';

/** A hex to fly to; or an unknown one, beyond the side of a hex. */
export interface Goal {
  readonly hex: Hex;
  readonly side: number;
  readonly cost: number;
}
/** As an answer: `12`, or `out 12 3`. */
export const goalName = ({ hex, side }: Goal): number | string => (side === NONE ? hex : `out ${hex} ${side}`);

/** §6.2.1: movement points of a unit, as far as they are not spent. Stations have none. */
export function pointsLeft(table: Table, key: number): number {
  const { pm } = unit(kindOf(key));
  return pm === null ? 0 : Math.max(0, speedOf(table, ownerOf(key)) + pm - spentOf(key));
}
const explores = (kind: number): boolean => rule('6.2.2', kind === SCT || kind === CA);

/** §6.2.5, §6.2.8: somebody in this hex stops who enters. */
export function isBlocked(table: Table, hex: Hex, mover: Owner): boolean {
  if (rule('6.2.8', table.tile[hex] === NEBULA)) return false;
  const { units } = table;
  for (let at = firstAt(table, hex); at < units.length; at += 2) {
    const key = units[at] ?? 0;
    if (hexOf(key) !== hex) break;
    const owner = ownerOf(key);
    if (owner === mover) continue;
    if (rule('15.3', owner === REBELS)) return true;
    const lets = isSeat(mover) && isSeat(owner) && isOpen(table, owner, mover);
    if (rule('6.2.5', isSeat(owner) && isMilitary(kindOf(key)) && !lets)) return true;
  }
  return false;
}
/** Something happens at once to who comes here (§6.2.9, §16.6, §16.7, §16.9). */
const isPerilous = (table: Table, hex: Hex): boolean =>
  table.tile[hex] === PULSAR ||
  (table.agents.length > 0 &&
    countAt(table, hex, (owner, kind) => kind === STORM || isPlague(owner) || isMad(owner)) > 0);

/** §6.2.11: the halves one may come out of. */
function exitsOf(table: Table, hex: Hex, owner: Owner): Hex[] {
  if (!isWormhole(table, hex)) return [];
  if (bend(table, 'keys', false, owner, hex))
    return [...table.tile.keys()].filter((other) => other !== hex && isWormhole(table, other));
  const partner = partnerOf(table, hex);
  return partner === NONE ? [] : [partner];
}

/** What a search for goals finds: the goals, cheapest first, and by hex where one comes from on the cheapest way. */
interface Search {
  readonly goals: readonly Goal[];
  readonly came: Int16Array;
}

/** Where a group can go in one leg, cheapest first. `points`: what the slowest of them has left; `fresh`: none has moved yet. */
export const goalsOf = (table: Table, hex: Hex, owner: Owner, ships: readonly number[]): readonly Goal[] =>
  searchOf(table, hex, owner, ships).goals;

/** The hexes from a group to a goal, its own first; to a goal that is unknown, as far as the hex before it. */
export function wayOf(table: Table, hex: Hex, owner: Owner, ships: readonly number[], goal: Goal): Hex[] {
  const { came } = searchOf(table, hex, owner, ships);
  const way = [goal.hex];
  for (let at = goal.hex; at !== hex && (came[at] ?? NONE) !== NONE; at = way[0] ?? hex) way.unshift(came[at] ?? hex);
  return way;
}

function searchOf(table: Table, hex: Hex, owner: Owner, ships: readonly number[]): Search {
  let search = worked.get(ships);
  if (search === undefined) worked.set(ships, (search = workOut(table, hex, owner, ships)));
  return search;
}
/** A group is a list of its own, and nothing happens between the questions about it: worked out once, it holds. */
const worked = new WeakMap<readonly number[], Search>();

function workOut(table: Table, hex: Hex, owner: Owner, ships: readonly number[]): Search {
  const group = readGroup(table, hex, ships);
  const came = new Int16Array(table.tile.length).fill(NONE);
  if (group.points === 0) return { goals: [], came };
  const near = nearOf(table);
  const drag = bend(table, 'drag', NUMBERS.dustCost.is - 1, owner);
  const cost = new Int8Array(table.tile.length).fill(127);
  const ways: Hex[][] = Array.from({ length: group.points + 1 }, () => []);
  const unknown = new Map<number, Goal>();
  const goals: Goal[] = [];
  cost[hex] = 0;
  ways[0]?.push(hex);
  for (let spent = 0; spent <= group.points; spent++)
    for (const here of ways[spent] ?? []) {
      if (cost[here] !== spent) continue;
      if (here !== hex) goals.push({ hex: here, side: NONE, cost: spent });
      if (here !== hex && stops(table, here, owner)) continue;
      const leaving = rule('6.2.7', table.tile[here] === HOLE) ? drag : 0;
      const reach = (to: Hex, base: number): void => {
        if (!rule('6.2.10', table.tile[to] !== NULL_SPACE)) return;
        if (!isKnown(table, to) && !group.explores) return;
        const full = spent + base + leaving + (rule('6.2.6', table.tile[to] === DUST) ? drag : 0);
        // A ship that has not moved yet may always move one hex.
        const price = group.fresh && spent === 0 ? Math.min(full, group.points) : full;
        if (price > group.points || price >= (cost[to] ?? 0)) return;
        cost[to] = price;
        came[to] = here;
        ways[price]?.push(to);
      };
      for (let side = 0; side < 6; side++) {
        const to = near[here * 6 + side] ?? NONE;
        if (to !== NONE) reach(to, 1);
        else if (group.explores) {
          const full = spent + 1 + leaving;
          seekOut(
            table,
            unknown,
            here,
            side,
            group.fresh && spent === 0 ? Math.min(full, group.points) : full,
            group.points,
          );
        }
      }
      for (const to of exitsOf(table, here, owner)) reach(to, bend(table, 'gate', 1, owner));
    }
  const slack = supportOf(table, owner);
  const open = [...goals, ...unknown.values()].filter(
    (goal) => barOf(table, owner, hex, group.local, goal, slack) === null,
  );
  return { goals: open.slice(0, MOST_GOALS), came };
}

function seekOut(table: Table, found: Map<number, Goal>, hex: Hex, side: number, cost: number, points: number): void {
  if (cost > points) return;
  const { turns } = lieOf(table, regionOf(table, hex));
  const { q, r } = beside(pointOf(table, hex), side + turns);
  const cell = (mapOf(table, hex) * 1000 + q + 500) * 1000 + r + 500;
  const known = found.get(cell);
  if (known === undefined || known.cost > cost) found.set(cell, { hex, side, cost });
}

interface Traits {
  points: number;
  fresh: boolean;
  explores: boolean;
  local: boolean;
}
export function readGroup(table: Table, hex: Hex, ships: readonly number[]): Traits {
  const traits = { points: 127, fresh: true, explores: false, local: false };
  for (let at = 0; at < ships.length; at += 2) {
    const key = ships[at] ?? 0;
    traits.points = Math.min(traits.points, pointsLeft(table, key));
    if (spentOf(key) > 0) traits.fresh = false;
    if (explores(kindOf(key))) traits.explores = true;
    if (rule('6.2.4', kindOf(key) === PB)) traits.local = true;
  }
  return hex < 0 || ships.length === 0 ? { ...traits, points: 0 } : traits;
}

/** Whether a leg ends in this hex, whatever points are left. */
export const stops = (table: Table, hex: Hex, owner: Owner): boolean =>
  !isKnown(table, hex) || isPerilous(table, hex) || isBlocked(table, hex, owner);

/** §6.2.3, §6.2.4: why a move may not end there, as a rule's number; null: it may. */
export function barOf(
  table: Table,
  owner: Owner,
  from: Hex,
  local: boolean,
  goal: Goal,
  slack = supportOf(table, owner),
): string | null {
  const here = slack[from] ?? FAR;
  const there = goal.side === NONE ? slackAt(table, slack, goal.hex) : slackBeyond(table, slack, goal);
  if (rule('6.2.3', isOn(table, SUPPORT) && there < Math.min(0, here + 1))) return '6.2.3';
  if (!local || isHaven(table, owner, goal)) return null;
  return rule('6.2.4', isHaven(table, owner, { hex: from, side: NONE, cost: 0 }) || there <= here) ? '6.2.4' : null;
}

/** Whether a PB may end its move there: in or beside a hex with an own planet or station. */
function isHaven(table: Table, owner: Owner, { hex, side }: Goal): boolean {
  const isBase = (each: Hex): boolean =>
    each !== NONE && (table.owner[table.planet.indexOf(each)] === owner || hasStation(table, each, owner));
  if (side === NONE) return isBase(hex) || SIX.some((each) => isBase(nextTo(table, hex, each)));
  return around(table, hex, side).some(isBase);
}
const SIX = [0, 1, 2, 3, 4, 5];
const hasStation = (table: Table, hex: Hex, owner: Owner): boolean =>
  countAt(table, hex, (whose, kind) => whose === owner && isStation(kind)) > 0;

/** What lies around the blank point beyond a side. */
function around(table: Table, hex: Hex, side: number): Hex[] {
  const { turns, root } = lieOf(table, regionOf(table, hex));
  const point = beside(pointOf(table, hex), side + turns);
  return SIX.map((each) => hexAt(table, root, beside(point, each)));
}

const FAR = -100;
/** A question has at most 200 answers. */
const MOST_GOALS = 190;
/** §6.2.3: by hex, how many hexes further support would still reach; below zero: by how many it falls short. */
export function supportOf(table: Table, owner: Owner): Int8Array {
  const slack = new Int8Array(table.tile.length).fill(FAR);
  const longer = bend(table, 'support', 0, owner);
  const queue: Hex[] = [];
  const source = (hex: Hex, range: number): void => {
    if ((slack[hex] ?? FAR) >= range) return;
    slack[hex] = range;
    queue.push(hex);
  };
  const { planetSupport, regionSupport } = NUMBERS;
  for (let planet = 0; planet < table.owner.length; planet++)
    if (table.owner[planet] === owner) source(table.planet[planet] ?? NONE, planetSupport.is + longer);
  for (let at = 0; at < table.units.length; at += 2) {
    const key = table.units[at] ?? 0;
    if (ownerOf(key) !== owner) continue;
    if (kindOf(key) === SS) source(hexOf(key), planetSupport.is + longer);
    else if (kindOf(key) === RS) source(hexOf(key), regionSupport.is + longer);
  }
  const near = nearOf(table);
  for (let at = 0; at < queue.length; at++) {
    const here = queue[at] ?? NONE;
    if (!isKnown(table, here)) continue;
    const next = (slack[here] ?? FAR) - 1;
    for (let side = 0; side < 6; side++) spread(table, slack, queue, near[here * 6 + side] ?? NONE, next);
    if (isWormhole(table, here)) spread(table, slack, queue, partnerOf(table, here), next);
  }
  return slack;
}
function spread(table: Table, slack: Int8Array, queue: Hex[], to: Hex, next: number): void {
  if (to === NONE || table.tile[to] === UNKNOWN || (slack[to] ?? FAR) >= next) return;
  slack[to] = next;
  queue.push(to);
}
const slackAt = (table: Table, slack: Int8Array, hex: Hex): number =>
  isKnown(table, hex) ? (slack[hex] ?? FAR) : Math.max(...SIX.map((side) => beyond(slack, nextTo(table, hex, side))));
const slackBeyond = (table: Table, slack: Int8Array, { hex, side }: Goal): number =>
  Math.max(...around(table, hex, side).map((each) => beyond(slack, each)));
const beyond = (slack: Int8Array, hex: Hex): number => (hex === NONE ? FAR : (slack[hex] ?? FAR) - 1);

/** Steps between two hexes over known hexes and wormholes, from one of them, by hex; -1: no way. For whoever looks for the nearest. */
export function distancesFrom(table: Table, from: Hex): Int16Array {
  const steps = new Int16Array(table.tile.length).fill(NONE);
  const near = nearOf(table);
  const queue = [from];
  steps[from] = 0;
  for (let at = 0; at < queue.length; at++) {
    const here = queue[at] ?? NONE;
    const next = (steps[here] ?? 0) + 1;
    const visit = (to: Hex): void => {
      if (to === NONE || steps[to] !== NONE || !isKnown(table, to) || table.tile[to] === NULL_SPACE) return;
      steps[to] = next;
      queue.push(to);
    };
    for (let side = 0; side < 6; side++) visit(near[here * 6 + side] ?? NONE);
    visit(partnerOf(table, here));
  }
  return steps;
}
