// Counting and sampling without listing agree with listing.

import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { fastDice, picker, shuffled } from '../src/index.ts';
import { amountWays } from '../src/ways.ts';

const entries = fc.array(
  fc
    .record({ min: fc.nat(2), more: fc.nat(3), weight: fc.integer({ min: -2, max: 3 }) })
    .map(({ min, more, weight }) => ({
      id: 0,
      min,
      max: min + more,
      weight,
    })),
  { maxLength: 4 },
);

test('the ways to fill entries are those of trying them all', () => {
  fc.assert(
    fc.property(entries, fc.integer({ min: -6, max: 10 }), fc.nat(6), (all, min, more) => {
      const ways = amountWays(all, min, min + more);
      let tried: number[][] = [[]];
      for (const { min: low, max } of all)
        tried = tried.flatMap((before) => Array.from({ length: max - low + 1 }, (_, n) => [...before, low + n]));
      const sum = (filling: readonly number[]): number => filling.reduce((s, n, i) => s + n * (all[i]?.weight ?? 0), 0);
      const fitting = tried.filter((filling) => sum(filling) >= min && sum(filling) <= min + more);
      expect(ways.total).toBe(fitting.length);
      expect([...ways.each()]).toEqual(fitting);
    }),
    { seed: 31, numRuns: 300 },
  );
});

test('a shuffle is a permutation, each as likely as any other', () => {
  const pick = picker(fastDice(5));
  const seen = new Map<string, number>();
  for (let i = 0; i < 24_000; i++) {
    const order = shuffled([1, 2, 3, 4], pick).join('');
    seen.set(order, (seen.get(order) ?? 0) + 1);
  }
  expect(seen.size).toBe(24);
  for (const n of seen.values()) expect(Math.abs(n - 1000)).toBeLessThan(150);
});
