// Duel: one of the small games that live with the kernel (kernel/test/slices/duel). Here is how it presents itself.

import type { Front } from '../front.ts';

export const front: Front = {
  id: 'duel',
  name: { en: 'Duel', it: 'Duello' },
  line: {
    en: 'Sealed cards, and powers that cancel each other. Bluff, deal and strike.',
    it: 'Carte coperte e poteri che si annullano a vicenda. Bluffa, tratta e colpisci.',
  },
  seats: { min: 2, max: 6 },
  minutes: [5, 15],
  picture: {
    width: 104,
    height: 72,
    shapes: [
      { path: 'M10 62Q34 52 44 40M94 10Q72 18 60 30' },
      { path: 'M14 50Q32 44 42 37M86 4Q70 12 58 27', strength: 0.5 },
      { circle: [49, 36, 6], fill: 'seat-0' },
      { circle: [56, 33, 6], fill: 'seat-3' },
    ],
  },
  game: () => import('@orrery/kernel/slices/duel'),
  evidence: () => import('./evidence.ts'),
};
