// The lessons as pictures: a scout leaves the known hexes, a colony, an assault.

import type { Ink, Picture, Shape } from '../../picture.ts';

/** A hex that stands on a corner. */
const hex = (x: number, y: number, r: number, more: { line?: Ink; strength?: number; dashes?: string }): Shape => {
  const [w, h] = [Math.round(r * 0.87), r / 2];
  return { path: `M${x} ${y - r}L${x + w} ${y - h}V${y + h}L${x} ${y + r}L${x - w} ${y + h}V${y - h}Z`, ...more };
};
const ring = (x: number, y: number, r: number): Shape[] =>
  [
    [2, 0],
    [1, -1],
    [-1, -1],
    [-2, 0],
    [-1, 1],
    [1, 1],
  ].map(([q = 0, s = 0]) => hex(x + q * Math.round(r * 0.87), y + s * 1.5 * r, r, { line: 'brass', strength: 0.45 }));

const ship = (x: number, y: number, fill: Ink): Shape => ({
  path: `M${x + 16} ${y}L${x - 10} ${y - 9}L${x - 4} ${y}L${x - 10} ${y + 9}Z`,
  fill,
  line: 'night',
  width: 2,
});

export const outward: Picture = {
  width: 400,
  height: 250,
  shapes: [
    ...ring(150, 125, 40),
    hex(150, 125, 40, { line: 'brass-strong' }),
    { globe: [150, 125, 22], look: 1 },
    { globe: [220, 125, 12], look: 4 },
    hex(289, 125, 40, { line: 'brass', strength: 0.6, dashes: '4 5' }),
    hex(324, 65, 40, { line: 'brass', strength: 0.35, dashes: '4 5' }),
    { path: 'M172 125Q230 80 290 118', line: 'brass-strong', width: 2, dashes: '3 6' },
    ship(286, 122, 'seat-0'),
  ],
};

export const found: Picture = {
  width: 400,
  height: 250,
  shapes: [
    hex(140, 140, 52, { line: 'brass', strength: 0.5 }),
    hex(230, 140, 52, { line: 'brass', strength: 0.5 }),
    hex(275, 62, 52, { line: 'brass-strong' }),
    { globe: [140, 140, 26], look: 2 },
    { globe: [275, 62, 28], look: 0 },
    { circle: [275, 62, 36], line: 'seat-0', width: 3 },
    { path: 'M160 130Q220 150 250 90', line: 'brass-strong', width: 2, dashes: '3 6' },
    ship(214, 134, 'seat-0'),
  ],
};

export const assault: Picture = {
  width: 400,
  height: 250,
  shapes: [
    hex(250, 125, 96, { line: 'brass', strength: 0.5 }),
    { globe: [280, 120, 40], look: 3 },
    { circle: [280, 120, 50], line: 'seat-3', width: 3 },
    ship(110, 80, 'seat-0'),
    ship(90, 125, 'seat-0'),
    ship(110, 170, 'seat-0'),
    { path: 'M130 82L222 108', line: 'dot-red', width: 3 },
    { path: 'M110 126L222 122', line: 'dot-red', width: 3 },
    { path: 'M130 168L224 138', line: 'dot-red', width: 3 },
  ],
};
