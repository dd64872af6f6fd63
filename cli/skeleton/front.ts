// How Skeleton presents itself, and where its parts are. A board goes into table/ and gets a line `table` here.

import type { Front } from '@orrery/games/front';
import type { Table } from './rules/table.ts';

export const front: Front<Table> = {
  id: 'skeleton',
  name: { en: 'Skeleton', it: 'Skeleton' },
  line: {
    en: 'Catch one comet more, or keep what you have before a storm takes it all.',
    it: 'Cattura ancora una cometa, o tieni quelle che hai prima che una tempesta porti via tutto.',
  },
  seats: { min: 2, max: 4 },
  minutes: [5, 10],
  picture: {
    width: 104,
    height: 72,
    shapes: [
      { path: 'M78 24Q46 26 8 62M74 18Q44 14 14 34', strength: 0.6 },
      { path: 'M80 30Q58 44 34 66', strength: 0.35, dashes: '3 4' },
      { globe: [82, 20, 11], look: 2 },
      { circle: [30, 18, 2.5], fill: 'seat-2' },
      { circle: [92, 52, 3.5], fill: 'seat-0' },
    ],
  },
  presets: [
    {
      id: 'short',
      name: { en: 'A short one', it: 'Una breve' },
      line: { en: 'three rounds, two easy bots', it: 'tre giri, due bot facili' },
      bots: ['easy', 'easy'],
      options: { rounds: 3 },
    },
  ],
  game: () => import('./index.ts'),
  learning: () => import('./learn/index.ts'),
};
