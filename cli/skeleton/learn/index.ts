// What Skeleton brings for those who learn it: a first turn with a coach, and the glossary.

import type { Learning, Lesson } from '@orrery/games/learn';
import { begin, createKit, fastDice } from '@orrery/kernel';
import { STORM } from '../data/comets.ts';
import { game } from '../index.ts';
import type { Table } from '../rules/table.ts';

const [SMALL, GREAT] = [1, 3];

/** Words alone, or an answer that leads on; `draws` lays ready what comes out of the bag. */
const first: Lesson<Table> = {
  id: 'first',
  minutes: 1,
  start: () => begin(createKit(game, fastDice(1)), 2, { rounds: 3 }),
  scenes: [
    { id: 'goal' },
    { id: 'catch', take: ['catch'], draws: [GREAT] },
    { id: 'keep', take: ['keep'], draws: [SMALL] },
    { id: 'again', take: ['catch'], draws: [STORM] },
    { id: 'storm' },
  ],
};

export const learning: Learning<Table> = {
  lessons: [first],
  examples: {},
  terms: { comet: '1.1', storm: '1.2' },
  text: {
    en: async () => (await import('../text/en/learn.ts')).default,
    it: async () => (await import('../text/it/learn.ts')).default,
  },
};
