// A game of a few steps, for tests of one thing at a time.

import type { Game, Kit, Seat, State, Step } from '../src/index.ts';

/** The steps, and what the table starts with; the first step is called first. */
export function toy<T>(steps: Record<string, Step<T>>, setup: (kit: Kit<T>) => T, most = 4): Game<T> {
  const [first = ''] = Object.keys(steps);
  return {
    id: 'toy',
    name: 'Toy',
    rules: 1,
    seats: { min: 1, max: most },
    options: {},
    steps,
    text: { en: () => Promise.resolve({}), it: () => Promise.resolve({}) },
    setup(kit) {
      const table = setup(kit);
      kit.call(first);
      return table;
    },
    standing: ({ seats, frames }) => ({
      over: frames.length === 0,
      scores: new Array<number>(seats).fill(0),
      ranks: new Array<number>(seats).fill(1),
    }),
  };
}

export const all = ({ seats }: State): Seat[] => [...new Array<number>(seats).keys()];
