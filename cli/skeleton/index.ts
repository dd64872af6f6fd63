// Skeleton: catch comets from a bag, and keep what you have before a storm takes it. data/ is what there is, rules/ what may
// be done, text/ how it is said, front.ts how it presents itself, learn/ how it is learned, bot/ what a bot knows.

import { type Game, ranksOf, sequence, total } from '@orrery/kernel';
import { brain } from './bot/index.ts';
import { BAG, VALUES } from './data/comets.ts';
import { next } from './rules/end.ts';
import { haul } from './rules/haul.ts';
import type { Steps, Table } from './rules/table.ts';

export const game: Game<Table, Steps> = {
  id: 'skeleton',
  name: 'Skeleton',
  rules: 1,
  seats: { min: 2, max: 4 },
  options: { rounds: [5, 3, 8] },
  steps: { turn: sequence('haul', 'next'), haul, next },
  text: {
    en: async () => (await import('./text/en/index.ts')).default,
    it: async () => (await import('./text/it/index.ts')).default,
  },
  brain,

  setup(kit, options) {
    kit.pool(BAG);
    kit.call('turn');
    const scores = Array.from({ length: kit.state.seats }, () => 0);
    return { rounds: Number(options['rounds']), round: 1, turn: 0, scores, caught: [] };
  },

  standing({ table: { scores }, frames }) {
    return { over: frames.length === 0, scores, ranks: ranksOf(scores) };
  },

  describe: ({ table: { round, rounds, scores, caught } }) => [
    { key: 'see.round', args: { round, rounds } },
    ...scores.map((score, who) => ({ key: 'see.score', args: { who, score } })),
    { key: 'see.caught', args: { caught } },
  ],

  invariant({ table, pools: [bag = []] }) {
    const comets = table.caught.length + total(bag);
    if (comets !== total(BAG)) return `there are ${comets} comets, not ${total(BAG)}`;
    return table.caught.every((comet) => VALUES[comet] !== undefined) ? null : 'a comet is of no kind';
  },
};
