// Frontier: one of the small games that live with the kernel (kernel/test/slices/frontier). Here is how it presents itself.

import type { Front } from '../front.ts';

export const front: Front = {
  id: 'frontier',
  name: { en: 'Frontier', it: 'Frontiera' },
  line: {
    en: 'Draw the map as you go, build together, and keep your true aim to yourself.',
    it: 'Disegna la mappa strada facendo, costruisci insieme agli altri e tieni per te il tuo vero scopo.',
  },
  seats: { min: 2, max: 4 },
  minutes: [5, 15],
  picture: {
    width: 104,
    height: 72,
    shapes: [
      { path: 'M38 12l14 8v16l-14 8l-14-8v-16zM66 12l14 8v16l-14 8l-14-8v-16z' },
      { path: 'M52 36l14 8v16l-14 8l-14-8v-16z', fill: 'brass', strength: 0.18 },
      { path: 'M52 36l14 8v16l-14 8l-14-8v-16z' },
      { path: 'M24 36l-14 8v16l14 8l14-8M80 36l14 8v16l-14 8l-14-8', dashes: '3 4', strength: 0.6 },
      { circle: [52, 52, 5], fill: 'seat-1' },
      { circle: [38, 28, 4], fill: 'seat-3' },
    ],
  },
  game: () => import('@orrery/kernel/slices/frontier'),
  evidence: () => import('./evidence.ts'),
};
