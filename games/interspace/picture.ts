// A map that grows: hexes that scouts have seen, with what lies in them; around them what nobody knows yet.

import type { Ink, Picture, Shape } from '../picture.ts';

type Point = readonly [x: number, y: number];
type Cell = readonly [q: number, r: number];

const SIZE = 50;
const MIDDLE: Point = [296, 176];

const centre = ([q, r]: Cell): Point => [MIDDLE[0] + SIZE * Math.sqrt(3) * (q + r / 2), MIDDLE[1] + SIZE * 1.5 * r];
const round = (n: number): number => Math.round(n * 10) / 10;

/** A hex around a point, a little smaller than its place. */
function hex([x, y]: Point, radius: number): string {
  const corners = Array.from({ length: 6 }, (_, n) => {
    const angle = (Math.PI / 180) * (60 * n - 90);
    return `${round(x + radius * Math.cos(angle))} ${round(y + radius * Math.sin(angle))}`;
  });
  return `M${corners.join('L')}Z`;
}

/** A ship, seen from above, with its nose at an angle in degrees. */
function ship([x, y]: Point, angle: number, ink: Ink): Shape {
  const turn = (angle * Math.PI) / 180;
  const corners = [
    [11, 0],
    [-9, 7],
    [-5, 0],
    [-9, -7],
  ].map(([a = 0, b = 0]) => {
    const [dx, dy] = [a * Math.cos(turn) - b * Math.sin(turn), a * Math.sin(turn) + b * Math.cos(turn)];
    return `${round(x + dx)} ${round(y + dy)}`;
  });
  return { path: `M${corners.join('L')}Z`, fill: ink, line: 'ivory', width: 1.1 };
}

/** What was found: a world, a sun with its world, or stones. */
const FOUND: readonly { readonly at: Cell; readonly look?: number; readonly size?: number; readonly sun?: true }[] = [
  { at: [0, 0], look: 3, size: 23, sun: true },
  { at: [1, 0], look: 2, size: 17 },
  { at: [0, -1] },
  { at: [1, -1], look: 1, size: 13, sun: true },
  { at: [-1, 0], look: 4, size: 19 },
  { at: [-1, 1] },
  { at: [0, 1], look: 5, size: 14, sun: true },
  { at: [2, -1], look: 0, size: 15 },
  { at: [-2, 1], look: 2, size: 12, sun: true },
  { at: [2, -2] },
  { at: [-2, 0] },
];

const UNKNOWN: readonly Cell[] = [
  [3, -2],
  [3, -1],
  [2, 0],
  [1, 1],
  [-1, 2],
  [-2, 2],
  [-3, 1],
  [-3, 2],
  [-1, -1],
  [3, -3],
  [-3, 0],
  [0, 2],
  [0, -2],
  [1, -2],
  [4, -2],
  [2, 1],
  [4, -1],
  [-2, -1],
];

const found = FOUND.flatMap(({ at, look, size = 0, sun }): Shape[] => {
  const [x, y] = centre(at);
  const plate: Shape[] = [
    { path: hex([x, y], SIZE - 3), fill: 'night', strength: 0.55 },
    { path: hex([x, y], SIZE - 3), line: 'brass', strength: 0.7 },
  ];
  if (look === undefined)
    return [
      ...plate,
      ...[
        [-14, -8, 2.4],
        [6, -13, 1.7],
        [13, 6, 2.8],
        [-5, 11, 1.9],
        [0, -1, 1.4],
      ].map(([dx = 0, dy = 0, r = 1]): Shape => ({ circle: [x + dx, y + dy, r], fill: 'muted', strength: 0.8 })),
    ];
  const light: Shape[] =
    sun === true
      ? [
          { circle: [x + 24, y - 22, 9], fill: 'dot-yellow', strength: 0.22 },
          { circle: [x + 24, y - 22, 5], fill: 'dot-yellow' },
        ]
      : [];
  return [
    ...plate,
    { circle: [x, y, size + 9], line: 'brass', strength: 0.35, width: 1, dashes: '2 5' },
    ...light,
    { globe: [x, y, size], look },
  ];
});

const unknown = UNKNOWN.map(
  (at): Shape => ({ path: hex(centre(at), SIZE - 3), line: 'brass', strength: 0.3, dashes: '5 7' }),
);

/** The way a scout has come, from the middle of one hex to that of another. */
function trail(from: Cell, to: Cell, ink: Ink): Shape {
  const [[ax, ay], [bx, by]] = [centre(from), centre(to)];
  const at = (t: number): string => `${round(ax + (bx - ax) * t)} ${round(ay + (by - ay) * t)}`;
  return { path: `M${at(0.3)}L${at(0.86)}`, line: ink, dashes: '1 7', width: 2.2 };
}

export const picture: Picture = {
  width: 640,
  height: 340,
  shapes: [
    ...unknown,
    ...found,
    { path: hex(centre([0, 0]), SIZE - 3), line: 'brass-strong', width: 2.4 },
    trail([2, -1], [3, -1], 'seat-0'),
    ship(centre([3, -1]), 0, 'seat-0'),
    trail([-1, 1], [-1, 2], 'seat-2'),
    ship(centre([-1, 2]), 60, 'seat-2'),
    trail([0, -1], [-1, -1], 'seat-3'),
    ship(centre([-1, -1]), 180, 'seat-3'),
    ship([centre([1, 0])[0] + 26, centre([1, 0])[1] + 20], -35, 'seat-0'),
    ship([centre([-1, 0])[0] - 25, centre([-1, 0])[1] + 22], 150, 'seat-2'),
  ],
};
