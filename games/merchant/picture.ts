// A piece of a star chart: worlds, the lanes between them with their coloured dots, a ship under way.

import type { Ink, Picture, Shape } from '../picture.ts';

type Point = readonly [x: number, y: number];

const WORLDS: readonly { readonly at: Point; readonly size: number; readonly look: number; readonly orbit: number }[] =
  [
    { at: [120, 92], size: 26, look: 2, orbit: 52 },
    { at: [410, 70], size: 18, look: 1, orbit: 40 },
    { at: [300, 236], size: 34, look: 3, orbit: 70 },
    { at: [560, 214], size: 22, look: 4, orbit: 46 },
    { at: [86, 286], size: 16, look: 5, orbit: 36 },
  ];

/** From world to world: where a lane leaves, a point on its way, and where it lands. */
const LANES: readonly (readonly [from: Point, over: Point, to: Point])[] = [
  [
    [172, 88],
    [270, 54],
    [370, 72],
  ],
  [
    [146, 137],
    [190, 180],
    [240, 200],
  ],
  [
    [369, 222],
    [440, 190],
    [514, 212],
  ],
  [
    [422, 110],
    [470, 150],
    [536, 175],
  ],
  [
    [120, 276],
    [170, 300],
    [232, 252],
  ],
  [
    [108, 143],
    [70, 190],
    [80, 250],
  ],
];

const DOTS: readonly Ink[] = ['dot-blue', 'dot-red', 'dot-yellow'];
const DOTS_OF_A_LANE = 6;

const plate = [90, 170, 250, 330].map(
  (radius): Shape => ({ circle: [300, 236, radius], line: 'brass', strength: 0.12, width: 1 }),
);

const worlds = WORLDS.flatMap(({ at: [x, y], size, look, orbit }): Shape[] => [
  { circle: [x, y, orbit], line: 'brass', dashes: '2 5', strength: 0.5, width: 1 },
  { globe: [x, y, size], look },
]);

/** A curve through three points, and the dots along it. */
const lanes = LANES.flatMap(([[ax, ay], [bx, by], [cx, cy]], shift): Shape[] => {
  // The middle point lies on the curve, so its handle lies twice as far out.
  const [hx, hy] = [2 * bx - (ax + cx) / 2, 2 * by - (ay + cy) / 2];
  const at = (t: number): [number, number] => {
    const [p, q, r] = [(1 - t) ** 2, 2 * t * (1 - t), t ** 2];
    return [p * ax + q * hx + r * cx, p * ay + q * hy + r * cy];
  };
  const dots = Array.from({ length: DOTS_OF_A_LANE }, (_, n): Shape => {
    const [x, y] = at((n + 0.5) / DOTS_OF_A_LANE);
    return { circle: [x, y, 4.5], fill: DOTS[(n * 2 + shift) % 3] ?? 'ivory' };
  });
  return [{ path: `M${ax} ${ay}Q${hx} ${hy} ${cx} ${cy}`, strength: 0.4 }, ...dots];
});

export const picture: Picture = {
  width: 640,
  height: 340,
  shapes: [
    ...plate,
    ...lanes,
    ...worlds,
    { path: 'M451.6 196L434.3 208.2L436.2 200.4L430.4 194.8z', fill: 'seat-0', line: 'ivory', width: 1.2 },
  ],
};
