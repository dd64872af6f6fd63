// The sheet the cluster is drawn on. The board's dots keep their places to each other; the sheet is stretched to the
// shape of the room, so that the chart fills it. Worlds, dots and letters are never stretched.

import { DOTS } from '../../data/dots.ts';
import type { Dot } from '../../rules/board.ts';

export type Point = readonly [x: number, y: number];

export interface ChartSheet {
  /** How far it is stretched. */
  readonly across: number;
  readonly down: number;
  readonly width: number;
  readonly height: number;
  /** Where a dot lies. */
  at(dot: Dot): Point;
  /** Where a place of the board (x 0 to 1000, y 0 to 917) lies. */
  place(x: number, y: number): Point;
}

/** Where something stands, by its middle. */
export interface Room {
  readonly at: Point;
  readonly wide: number;
  readonly high: number;
}

/** What is printed on a sheet, or on the part of it that is shown. */
export interface PrintProps {
  readonly sheet: ChartSheet;
  readonly shows?: (point: Point) => boolean;
}

export const everywhere = (): boolean => true;

const [SIDE, EDGE] = [58, 46];

function sheet(across: number, down: number): ChartSheet {
  const place = (x: number, y: number): Point => [SIDE + x * across, EDGE + y * down];
  const dots = DOTS.map(([, , , , , , x, y]) => place(x, y));
  const nowhere: Point = [0, 0];
  return {
    across,
    down,
    width: 1000 * across + 2 * SIDE,
    height: 917 * down + 2 * EDGE,
    place,
    at: (dot) => dots[dot] ?? nowhere,
  };
}

export const WIDE = sheet(1.37, 1);

/** Narrower and the names of neighbours touch; wider and the rings look squashed. */
const [NARROW, BROAD, LONG] = [1.14, 1.6, 1.4];
/** A room that changes less than this keeps its sheet: the chart must not jump with every decision. */
const SLACK = 0.12;

/** The sheet that fills a room; the one before, if it does nearly as well. */
export function sheetFor(width: number, height: number, before: ChartSheet): ChartSheet {
  const ratio = width / Math.max(1, height);
  const wide = (ratio * WIDE.height - 2 * SIDE) / 1000;
  const across = Math.min(BROAD, Math.max(NARROW, wide));
  const high = ((1000 * across + 2 * SIDE) / ratio - 2 * EDGE) / 917;
  const down = wide >= NARROW ? 1 : Math.min(LONG, Math.max(1, high));
  if (Math.abs(across - before.across) < SLACK && Math.abs(down - before.down) < SLACK) return before;
  return sheet(across, down);
}

/** The dot nearest to a point, no further than `most`; -1: none. */
export function nearestDot(sheet: ChartSheet, [x, y]: Point, most: number): Dot {
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
