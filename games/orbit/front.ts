// Orbit: one of the small games that live with the kernel (kernel/test/slices/orbit). Here is how it presents itself.

import type { Front } from '../front.ts';

export const front: Front = {
  id: 'orbit',
  name: { en: 'Orbit', it: 'Orbita' },
  line: {
    en: 'Fly between worlds, look where nobody has looked, and trade what you alone have seen.',
    it: 'Vola tra i mondi, guarda dove nessuno ha guardato e scambia ciò che solo tu hai visto.',
  },
  seats: { min: 2, max: 4 },
  minutes: [5, 15],
  picture: {
    width: 104,
    height: 72,
    shapes: [
      { path: 'M11.6 47.6A42 15-16 0 1 92.4 24.4A42 15-16 0 1 11.6 47.6' },
      { circle: [52, 36, 28], line: 'brass', strength: 0.5 },
      { circle: [52, 36, 12], fill: 'seat-2' },
      { circle: [90, 21, 4.5], fill: 'seat-1' },
      { circle: [32, 55, 3.5], fill: 'ivory' },
    ],
  },
  game: () => import('@orrery/kernel/slices/orbit'),
  evidence: () => import('./evidence.ts'),
};
