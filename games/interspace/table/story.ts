// What the events tell of a game so far, game turn by game turn: income, hexes explored, points; and by seat what was settled, taken and lost.

import type { GameEvent, Json, Seat } from '@orrery/kernel';
import { UNITS } from '../data/units.ts';

/** By game turn, by seat; null: nobody knows. */
export type Series = readonly (readonly (number | null)[])[];

export interface Told {
  readonly income: Series;
  /** Hexes explored so far. */
  readonly explored: Series;
  readonly points: Series;
  readonly tallies: readonly Tally[];
}
export interface Tally {
  income: number;
  explored: number;
  colonies: number;
  taken: number;
  /** IOU of one's own units that were destroyed. */
  lost: number;
  combats: number;
}

const number = (value: Json | undefined): number => (typeof value === 'number' ? value : 0);

export function toldBy(events: readonly GameEvent[], seats: number): Told {
  const all = Array.from({ length: seats }, (_, seat) => seat);
  const tallies = all.map((): Tally => ({ income: 0, explored: 0, colonies: 0, taken: 0, lost: 0, combats: 0 }));
  const income: number[][] = [];
  const explored: number[][] = [];
  const points: (number | null)[][] = [];
  for (const { key, args } of events) {
    const who = number(args['who']);
    const tally = tallies[who];
    if (key === 'log.round') {
      income.push(all.map(() => 0));
      explored.push(tallies.map((each) => each.explored));
      // With objectives they are a secret, and nothing is told of them.
      points.push(all.map(() => null));
    } else if (key === 'log.points') points.splice(-1, 1, pointsIn(args['points'], seats));
    else if (tally !== undefined) TELLS[key]?.(tally, args, tallies[number(args['whom'])]);
    if (INCOMES.includes(key)) add(income.at(-1), who, number(args['iou']) + number(args['ore']));
    if (key === 'log.explore') add(explored.at(-1), who, 1);
  }
  return { income, explored, points, tallies };
}

const add = (row: number[] | undefined, seat: Seat, more: number): void => {
  if (row !== undefined) row[seat] = (row[seat] ?? 0) + more;
};

/** What tells of IOU that somebody got, and of minerals that became some. */
const INCOMES: readonly string[] = ['log.income', 'log.income-ore', 'log.sold', 'log.collect'];
const earn: Tell = (tally, args) => void (tally.income += number(args['iou']) + number(args['ore']));

type Tell = (tally: Tally, args: GameEvent['args'], other: Tally | undefined) => void;
const TELLS: Readonly<Record<string, Tell>> = {
  ...Object.fromEntries(INCOMES.map((key) => [key, earn])),
  'log.explore': (tally) => void tally.explored++,
  'log.colony': (tally) => void tally.colonies++,
  'log.conquer': (tally) => void tally.taken++,
  'log.destroyed': (tally, args) => void (tally.lost += number(args['n']) * (UNITS[number(args['unit'])]?.cost ?? 0)),
  'log.battle'(tally, _, other) {
    tally.combats++;
    if (other !== undefined) other.combats++;
  },
};

/** Points are told of those who are still in: `of 1 22` is 22 of seat 1. */
function pointsIn(told: Json | undefined, seats: number): (number | null)[] {
  const row = Array.from({ length: seats }, (): number | null => null);
  for (const each of Array.isArray(told) ? told : []) {
    const [, seat, points] = String(each).split(' ');
    row[Number(seat)] = Number(points);
  }
  return row;
}
