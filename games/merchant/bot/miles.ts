// How far it is from every dot to a goal, in MP to expect: drives skip dots, circles make a pilot wait, ovals cost a toll.

import type { Seat } from '@orrery/kernel';
import { colourOf, type Dot, kindOf, ovalOf, ways } from '../rules/board.ts';
import { drives, owns, shields } from '../rules/gear.ts';
import { AIR_FOIL, diceOf, type Table } from '../rules/table.ts';

/** What of a ship matters to its way. */
export interface Rig {
  readonly dice: number;
  readonly red: boolean;
  readonly yellow: boolean;
  readonly foil: boolean;
  readonly shields: number;
}

export function rigOf(table: Table, seat: Seat): Rig {
  const { red, yellow } = drives(table, seat, 0);
  const dice = diceOf(table.ship[seat] ?? 0);
  return { dice, red, yellow, foil: owns(table, seat, AIR_FOIL), shields: Math.min(2, shields(table, seat)) };
}

export const rigKey = ({ dice, red, yellow, foil, shields: worn }: Rig): number =>
  dice + (red ? 8 : 0) + (yellow ? 16 : 0) + (foil ? 32 : 0) + worn * 64;

/** MP lost, as it feels, when no die shows a number that leads on. */
const STRAY = 5;
/** Money that is as good as one MP, and what a stop costs at most. */
const MONEY_A_MILE = 6;
const MOST_TOLL = 5;

/** What it costs, in MP to expect, to leave a circle by an arrow with these numbers (§6.41). */
export function waitFor(pilots: number, dice: number): number {
  let numbers = 0;
  for (let pilot = 1; pilot <= 6; pilot++) if ((pilots & (1 << pilot)) !== 0) numbers++;
  if (numbers === 0) return Infinity;
  const chance = 1 - ((6 - numbers) / 6) ** dice;
  return (STRAY * (1 - chance)) / chance;
}

export const tollFor = (due: number, worn: number): number =>
  Math.min(MOST_TOLL, Math.max(0, due - 20 * worn) / MONEY_A_MILE);

export const isSkipped = (rig: Rig, dot: Dot): boolean => {
  const colour = colourOf[dot];
  const kind = kindOf[dot];
  if (kind !== 'space' && kind !== 'oval') return false;
  return (colour === 'red' && rig.red) || (colour === 'yellow' && rig.yellow);
};

/** §5.21, §8.41. */
export const stepCost = (rig: Rig, from: Dot, to: Dot): number =>
  !rig.foil && (kindOf[from] === 'surface' || kindOf[to] === 'surface') ? 2 : 1;

/** The paths that come into each dot. */
const incoming = ways.map((_, dot) =>
  ways.flatMap((out, from) => out.filter(({ to }) => to === dot).map(({ pilots, skim }) => ({ from, pilots, skim }))),
);

const charts = new Map<number, Float64Array>();

/** The way from every dot to this one; the same for the same rig, so it is kept. */
export function milesTo(rig: Rig, goal: Dot): Float64Array {
  const key = rigKey(rig) * ways.length + goal;
  let chart = charts.get(key);
  if (chart === undefined) {
    chart = measure(rig, goal);
    charts.set(key, chart);
  }
  return chart;
}

function measure(rig: Rig, goal: Dot): Float64Array {
  const miles = new Float64Array(ways.length).fill(Infinity);
  miles[goal] = 0;
  const queue: Dot[] = [goal];
  for (let at = 0; at < queue.length; at++) {
    const dot = queue[at] ?? goal;
    for (const { from, pilots, skim } of incoming[dot] ?? []) {
      if (skim && !rig.foil) continue;
      const far = (miles[dot] ?? 0) + legCost(rig, from, dot, pilots);
      if (far >= (miles[from] ?? 0) - 1e-9) continue;
      miles[from] = far;
      queue.push(from);
    }
  }
  return miles;
}

/** A jump over skipped dots costs one step as a whole (§8.2): the first counts, those from a skipped dot do not. */
function legCost(rig: Rig, from: Dot, to: Dot, pilots: number): number {
  const toll = isSkipped(rig, to) ? 0 : tollFor(ovalOf[to] ?? 0, rig.shields);
  if (isSkipped(rig, from)) return toll;
  const wait = kindOf[from] === 'circle' ? waitFor(pilots, rig.dice) : 0;
  return stepCost(rig, from, to) + wait + toll;
}
