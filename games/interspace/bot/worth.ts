// How good a position is: points, and what brings more of them.

import type { Seat, State } from '@orrery/kernel';
import { UNITS } from '../data/units.ts';
import { indOf, pointsOf } from '../rules/score.ts';
import { isOut, isSeat, type Table } from '../rules/table.ts';
import { kindOf, ownerOf } from '../rules/units.ts';

/** Points count most, then industry, technology and ships. */
function wealthOf(view: State<Table>, seat: Seat): number {
  const { table } = view;
  if (isOut(table, seat)) return 0;
  const ind = indOf(table, seat);
  const points = pointsOf(view, seat) ?? 2 * ind;
  let tech = 0;
  for (let planet = 0; planet < table.owner.length; planet++)
    if (table.owner[planet] === seat) tech += table.tech[planet] ?? 0;
  return points + ind + 0.3 * tech + 0.1 * shipsOf(table, seat);
}
function shipsOf(table: Table, seat: Seat): number {
  let sum = 0;
  for (let at = 0; at < table.units.length; at += 2) {
    const key = table.units[at] ?? 0;
    if (ownerOf(key) === seat && isSeat(seat)) sum += (UNITS[kindOf(key)]?.cost ?? 0) * (table.units[at + 1] ?? 0);
  }
  return sum;
}

/** By seat, 0 to 1: one's share of what the strongest two have. */
export function valueOf(view: State<Table>): number[] {
  const all = Array.from({ length: view.seats }, (_, seat) => wealthOf(view, seat));
  return all.map((own, seat) => {
    const rival = Math.max(1, ...all.filter((_, other) => other !== seat));
    return own / (own + rival);
  });
}
