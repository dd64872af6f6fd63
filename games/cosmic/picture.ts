// A challenge: the cone points at a planet of another system, with the tokens of both sides and their allies.

import type { Ink, Picture, Shape } from '../picture.ts';

type Point = readonly [x: number, y: number];

const round = (n: number): number => Math.round(n * 10) / 10;
const around = ([x, y]: Point, radius: number, degrees: number): Point => [
  round(x + radius * Math.cos((degrees * Math.PI) / 180)),
  round(y + radius * Math.sin((degrees * Math.PI) / 180)),
];

const [WIDTH, HEIGHT] = [640, 340];
const isInside = ([x, y]: Point): boolean => x > 0 && x < WIDTH && y > 0 && y < HEIGHT;

/** A system: a hex with a planet at five of its corners, and a sun in the sixth. */
function system(middle: Point, radius: number, turn: number, looks: readonly number[], size: number): Shape[] {
  const corners = Array.from({ length: 6 }, (_, n) => around(middle, radius, 60 * n + turn));
  const planets = Array.from({ length: 5 }, (_, n) => around(middle, radius * 0.62, 72 * n + turn)).filter(isInside);
  return [
    { path: `M${corners.map((corner) => corner.join(' ')).join('L')}Z`, fill: 'night', strength: 0.5 },
    { path: `M${corners.map((corner) => corner.join(' ')).join('L')}Z`, line: 'brass', strength: 0.6 },
    { circle: [...middle, radius * 0.62], line: 'brass', strength: 0.35, width: 1, dashes: '2 6' },
    { circle: [...middle, 15], fill: 'dot-yellow', strength: 0.16 },
    { circle: [...middle, 7], fill: 'dot-yellow', strength: 0.9 },
    ...planets.map((at, n): Shape => ({ globe: [...at, size], look: looks[n] ?? 0 })),
  ];
}

/** A token, seen from the side: a disc with a dome. */
const token = ([x, y]: Point, ink: Ink): Shape[] => [
  { path: `M${x - 6} ${y - 2}A6 7 0 0 1 ${x + 6} ${y - 2}Z`, fill: ink, line: 'ivory', width: 1 },
  {
    path: `M${x - 13} ${y}A13 4.6 0 0 1 ${x + 13} ${y}A13 4.6 0 0 1 ${x - 13} ${y}Z`,
    fill: ink,
    line: 'ivory',
    width: 1,
  },
];

/** Where tokens go that are lost. */
const WARP: Point = [172, 150];
const warp = [
  ...[34, 62, 100, 150, 212, 286].map(
    (radius): Shape => ({ circle: [...WARP, radius], line: 'brass', strength: 0.13, width: 1 }),
  ),
  {
    path: `M172 150C182 140 196 152 188 168C176 188 144 178 146 148C148 116 190 104 214 130C240 162 212 208 170 208`,
    line: 'brass',
    strength: 0.55,
  },
] satisfies Shape[];

const AIM: Point = around([492, 158], 130 * 0.62, 170);

export const picture: Picture = {
  width: WIDTH,
  height: HEIGHT,
  shapes: [
    ...warp,
    ...system([492, 158], 130, 26, [1, 0, 4, 2, 5], 19),
    ...system([34, 330], 128, 8, [2, 4, 5, 3, 1], 17),
    ...system([100, 8], 104, 40, [3, 5, 1, 0, 2], 16),
    { path: `M${AIM.join(' ')}L246 208Q240 268 284 300Z`, fill: 'brass', strength: 0.16 },
    { path: `M${AIM.join(' ')}L246 208Q240 268 284 300Z`, line: 'brass-strong', width: 2.4 },
    ...token([276, 262], 'seat-0'),
    ...token([298, 246], 'seat-0'),
    ...token([272, 238], 'seat-0'),
    ...token([322, 226], 'seat-3'),
    ...token([196, 162], 'seat-2'),
    ...token([158, 134], 'seat-1'),
    ...token([424, 136], 'seat-1'),
    ...token([424, 127], 'seat-1'),
    ...token([456, 178], 'seat-2'),
  ],
};
