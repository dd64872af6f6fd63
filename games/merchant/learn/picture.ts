// The first flight as a picture: a course of dots from the Base to a far world, with a ship on it.

import type { Ink, Picture, Shape } from '../../picture.ts';

const COURSE: readonly (readonly [x: number, y: number, ink: Ink])[] = [
  [70, 214, 'dot-yellow'],
  [112, 188, 'dot-red'],
  [158, 172, 'dot-blue'],
  [206, 166, 'dot-red'],
  [252, 152, 'dot-blue'],
  [292, 126, 'dot-yellow'],
];

export const course: Picture = {
  width: 400,
  height: 250,
  shapes: [
    ...[40, 70, 104].map(
      (radius): Shape => ({ circle: [340, 86, radius], line: 'brass', strength: 0.35 - radius / 400, width: 1 }),
    ),
    { path: 'M30 228Q120 168 210 166T340 86', strength: 0.7, dashes: '3 6', width: 1 },
    { globe: [340, 86, 30], look: 3 },
    { path: 'M18 216h24v24h-24z', fill: 'ivory', line: 'brass', width: 2 },
    ...COURSE.map(([x, y, fill]): Shape => ({ circle: [x, y, 8], fill, line: 'night', width: 2 })),
    { path: 'M182 158.8L225.6 161.8L187 182.3L192.3 168.9z', fill: 'seat-0', line: 'night', width: 2 },
    { path: 'M187.1 163.9L172.7 173.1L189.6 175.6', fill: 'brass-strong', strength: 0.8 },
  ],
};
