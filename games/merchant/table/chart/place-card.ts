// Where a card lies over the chart: beside what it speaks of, inside the room, and never over the ship or the target.

import type { Camera } from './camera.ts';
import type { ChartSheet, Point } from './sheet.ts';
import type { Dot } from '../../rules/board.ts';

type Size = readonly [wide: number, high: number];

/** Pixels kept free around a ship or a target, between a card and its dot, and at the edges of the room. */
const [CLEAR, BESIDE, EDGE] = [28, 30, 8];

/** The upper left corner of the first place that is free, or of the one that covers least. */
function freePlace(places: readonly Point[], card: Size, room: Size, kept: readonly Point[]): Point {
  const inside = places.map(
    ([x, y]): Point => [
      Math.max(EDGE, Math.min(room[0] - card[0] - EDGE, x)),
      Math.max(EDGE, Math.min(room[1] - card[1] - EDGE, y)),
    ],
  );
  // How far it reaches over each of them: where no place is free, one that brushes the ship is better than one over the target.
  const covered = ([x, y]: Point): number =>
    kept
      .map(([px, py]) => CLEAR + Math.min(px - x, x + card[0] - px, py - y, y + card[1] - py))
      .reduce((all, depth) => all + Math.max(0, depth), 0);
  return inside.toSorted((a, b) => covered(a) - covered(b))[0] ?? [EDGE, EDGE];
}

/** Right, left, above or below its dot, else in a corner. */
export function besideDot(at: Point, card: Size, room: Size, kept: readonly Point[]): Point {
  const [x, y] = at;
  const [wide, high] = card;
  const near: Point[] = [
    [x + BESIDE, y - high / 2],
    [x - BESIDE - wide, y - high / 2],
    [x - wide / 2, y - BESIDE - high],
    [x - wide / 2, y + BESIDE],
  ];
  return freePlace([...near, ...corners(card, room)], card, room, [at, ...kept]);
}

/** In a corner of the room, else somewhere along its sides; `foot`: what of its foot is taken. */
export function inCorner(card: Size, [wide, high]: Size, kept: readonly Point[], foot: number): Point {
  const room: Size = [wide, high - foot];
  const rows = Array.from({ length: Math.ceil(room[1] / STEP) }, (_, n) => n * STEP);
  const sides = rows.flatMap((y): Point[] => [
    [0, y],
    [wide - card[0], y],
  ]);
  return freePlace([...corners(card, room), ...sides], card, room, kept);
}

/** Pixels between places along a side. */
const STEP = 16;

const corners = ([wide, high]: Size, room: Size): Point[] => [
  [0, 0],
  [room[0] - wide, 0],
  [0, room[1] - high],
  [room[0] - wide, room[1] - high],
];

interface Cards {
  /** Beside the dot under the pointer. */
  readonly tip: HTMLDivElement | null;
  /** For the place looked at. */
  readonly plan: HTMLDivElement | null;
  /** The ship and the place looked at; -1 or null: none. */
  readonly ship: Dot;
  readonly goal: Dot | null;
}

/** Pixels at the foot of the chart, for dice and buttons. */
const BAR = 64;

/** The cards stay where they do no harm while the chart moves. */
export function placeCards({ tip, plan, ship, goal }: Cards, camera: Camera | null, sheet: ChartSheet): void {
  const room = (tip ?? plan)?.parentElement;
  if (room === null || room === undefined || camera === null) return;
  const size: Size = [room.clientWidth, room.clientHeight];
  const seen = (dot: Dot | null): Point[] => (dot === null || dot < 0 ? [] : [camera.toScreen(sheet.at(dot))]);
  const kept = [...seen(ship), ...seen(goal)];
  const lay = (card: HTMLDivElement, [x, y]: Point): void => {
    card.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`;
  };
  if (plan !== null) lay(plan, inCorner([plan.offsetWidth, plan.offsetHeight], size, kept, BAR));
  if (tip === null) return;
  const at = camera.toScreen(sheet.at(Number(tip.dataset['tip'])));
  lay(tip, besideDot(at, [tip.offsetWidth, tip.offsetHeight], size, kept));
}
