// The sheet the cluster is drawn on. The board's dots keep their places to each other; the sheet is stretched to the
// shape of the room, so that the chart fills it. Worlds, dots and letters are never stretched.

import { DOTS } from '../../data/dots.ts';
import type { Dot } from '../../rules/board.ts';

export type Point = readonly [x: number, y: number];

export interface Sheet {
  readonly id: 'wide' | 'even' | 'tall';
  readonly width: number;
  readonly height: number;
  /** Where a dot lies. */
  at(dot: Dot): Point;
  /** Where a place of the board (x 0 to 1000, y 0 to 917) lies. */
  place(x: number, y: number): Point;
}

const [SIDE, EDGE] = [58, 46];

function sheet(id: Sheet['id'], across: number, down: number): Sheet {
  const place = (x: number, y: number): Point => [SIDE + x * across, EDGE + y * down];
  const dots = DOTS.map(([, , , , , , x, y]) => place(x, y));
  const nowhere: Point = [0, 0];
  return {
    id,
    width: 1000 * across + 2 * SIDE,
    height: 917 * down + 2 * EDGE,
    place,
    at: (dot) => dots[dot] ?? nowhere,
  };
}

export const WIDE = sheet('wide', 1.5, 1);
const EVEN = sheet('even', 1.16, 1);
const TALL = sheet('tall', 1.05, 1.3);

/** The sheet that leaves the least of a room empty. */
export function sheetFor(width: number, height: number): Sheet {
  const ratio = width / Math.max(1, height);
  if (ratio > 1.38) return WIDE;
  return ratio > 1 ? EVEN : TALL;
}

/** The dot nearest to a point, no further than `most`; -1: none. */
export function nearestDot(sheet: Sheet, [x, y]: Point, most: number): Dot {
  let found = -1;
  let best = most * most;
  for (let dot = 0; dot < DOTS.length; dot++) {
    const [dx, dy] = sheet.at(dot);
    const far = (dx - x) ** 2 + (dy - y) ** 2;
    if (far < best) [best, found] = [far, dot];
  }
  return found;
}

export const middle = (points: readonly Point[]): Point => [
  points.reduce((sum, [x]) => sum + x, 0) / Math.max(1, points.length),
  points.reduce((sum, [, y]) => sum + y, 0) / Math.max(1, points.length),
];

export const apart = ([ax, ay]: Point, [bx, by]: Point): number => Math.hypot(bx - ax, by - ay);
