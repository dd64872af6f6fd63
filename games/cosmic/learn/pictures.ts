// The lessons as pictures: the cone strikes a planet, two fly together, two hands meet over the Warp.

import type { Ink, Picture, Shape } from '../../picture.ts';

const rings = (x: number, y: number): Shape[] =>
  [34, 62, 92].map(
    (radius): Shape => ({ circle: [x, y, radius], line: 'brass', strength: 0.4 - radius / 320, width: 1 }),
  );

const tokens = (x: number, y: number, fill: Ink, n: number): Shape[] =>
  Array.from({ length: n }, (_, i): Shape => ({ circle: [x + i * 13, y - i * 3, 7], fill, line: 'night', width: 2 }));

export const strike: Picture = {
  width: 400,
  height: 250,
  shapes: [
    ...rings(300, 96),
    { path: 'M70 214L262 88L286 128Z', line: 'brass-strong', width: 2 },
    { globe: [306, 92, 34], look: 2 },
    ...tokens(110, 186, 'seat-0', 4),
    ...tokens(292, 66, 'seat-3', 3),
    { circle: [70, 214, 14], line: 'brass', strength: 0.8, width: 2 },
  ],
};

export const allies: Picture = {
  width: 400,
  height: 250,
  shapes: [
    ...rings(200, 120),
    { globe: [200, 76, 30], look: 4 },
    { path: 'M200 110L250 226L150 226Z', line: 'brass-strong', width: 2 },
    ...tokens(166, 206, 'seat-1', 3),
    ...tokens(210, 176, 'seat-0', 2),
    ...tokens(176, 60, 'seat-2', 4),
  ],
};

export const handshake: Picture = {
  width: 400,
  height: 250,
  shapes: [
    ...rings(200, 130),
    { globe: [110, 90, 32], look: 0 },
    { globe: [290, 90, 32], look: 3 },
    { path: 'M142 104Q200 160 258 104', line: 'brass-strong', width: 2, dashes: '3 6' },
    { path: 'M142 78Q200 26 258 78', line: 'brass-strong', width: 2, dashes: '3 6' },
    ...tokens(94, 92, 'seat-3', 1),
    ...tokens(116, 92, 'seat-0', 1),
    ...tokens(274, 92, 'seat-0', 1),
    ...tokens(296, 92, 'seat-3', 1),
  ],
};
