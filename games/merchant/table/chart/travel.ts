// Travel by arrow keys. Every path out of a dot gets the arrow that fits it best; an arrow without a path leads to the
// nearest dot on that side.

import { DOTS } from '../../data/dots.ts';
import { type Dot, ways } from '../../rules/board.ts';
import type { Sheet } from './sheet.ts';

const ARROWS = ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'] as const;
export type ArrowKey = (typeof ARROWS)[number];

export const isArrowKey = (key: string): key is ArrowKey => ARROWS.some((arrow) => arrow === key);

/** The dot an arrow key leads to; -1: there is none on that side. */
export function neighbour(sheet: Sheet, from: Dot, key: ArrowKey): Dot {
  const path = pathsByArrow(sheet, from).get(key);
  return path ?? nearest(sheet, from, key);
}

function pathsByArrow(sheet: Sheet, from: Dot): Map<ArrowKey, Dot> {
  const pairs = (ways[from] ?? []).flatMap(({ to }) =>
    ARROWS.map((key) => ({ to, key, turn: turnTo(sheet, from, to, key) })),
  );
  const found = new Map<ArrowKey, Dot>();
  const given = new Set<Dot>();
  for (const { to, key, turn } of pairs.toSorted((a, b) => a.turn - b.turn)) {
    if (turn > 0.5 * Math.PI || found.has(key) || given.has(to)) continue;
    found.set(key, to);
    given.add(to);
  }
  return found;
}

function nearest(sheet: Sheet, from: Dot, key: ArrowKey): Dot {
  const [x, y] = sheet.at(from);
  let found = -1;
  let least = Infinity;
  for (const dot of DOTS.keys()) {
    const turn = turnTo(sheet, from, dot, key);
    if (dot === from || turn > 0.25 * Math.PI) continue;
    const far = Math.hypot(sheet.at(dot)[0] - x, sheet.at(dot)[1] - y) * (1 + turn);
    if (far < least) [least, found] = [far, dot];
  }
  return found;
}

/** How far the way to a dot turns off an arrow's side, from 0 to π. */
function turnTo(sheet: Sheet, from: Dot, to: Dot, key: ArrowKey): number {
  const [ax, ay] = sheet.at(from);
  const [bx, by] = sheet.at(to);
  const off = Math.atan2(by - ay, bx - ax) - (ARROWS.indexOf(key) * Math.PI) / 2;
  return Math.abs(Math.atan2(Math.sin(off), Math.cos(off)));
}
