// A game with broken rules: whoever says 13 is never answered, 11 ends the thread that plays it, what is said against a number
// that is not offered is no plain data, and with the option a deal never ends.

import { isMainThread } from 'node:worker_threads';
import * as kernel from '@orrery/kernel';
import { type Game, no, type Step } from '@orrery/kernel';
import { editionOf } from '@orrery/table';

const go: Step<{ said: number }> = {
  may: () => [0],
  ask: () => ({ prompt: { key: 'ask.go' }, choice: { kind: 'number', noun: 'n', min: 0, max: 99 }, otherwise: 13 }),
  why: () => no('', 'refuse.go', { n: (() => 0) as unknown as number }),
  take(kit, _, __, answer) {
    kit.state.table.said = answer as number;
    while (kit.state.table.said === 13);
    if (answer === 12) throw new Error('twelve is unlucky');
    if (answer === 11 && !isMainThread) process.exit();
    kit.tell('log.go', { n: answer as number });
  },
};

export const game: Game<{ said: number }> = {
  id: 'endless',
  name: 'Endless',
  rules: 1,
  seats: { min: 2, max: 2 },
  options: { endlessDeal: [false, true] },
  text: { en: async () => ({}), it: async () => ({}) },
  steps: { go },
  setup(kit, options) {
    while (options['endlessDeal'] === true);
    kit.call('go');
    return { said: 0 };
  },
  standing: () => ({ over: false, scores: [0, 0], ranks: [1, 1] }),
};

const edition = editionOf({ kernel, game: game }, import.meta.url);

export const brokenGames = {
  ids: ['endless'],
  find: async (id: string) => (id === 'endless' ? edition : undefined),
};
