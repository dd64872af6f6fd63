// Dice: a word is SHA-256 of key, epoch and counter; numbers below n have no bias.

import { createHash } from 'node:crypto';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { below, commitment, diceKey, fastDice, keyedDice, picker } from '../src/index.ts';

const KEY = diceKey('secret', 'table', ['salt']);

/** The word at a place, made with another SHA-256. */
function wordAt(key: string, epoch: number, counter: number): number {
  const bytes = Buffer.alloc(40);
  Buffer.from(key, 'hex').copy(bytes);
  bytes.writeInt32BE(epoch, 32);
  bytes.writeInt32BE(counter >>> 3, 36);
  return createHash('sha256')
    .update(bytes)
    .digest()
    .readUInt32BE((counter & 7) * 4);
}

test('every word can be computed by anybody who has the key', () => {
  fc.assert(
    fc.property(fc.nat(1000), fc.nat(100_000), (epoch, counter) => {
      expect(keyedDice(KEY).word(epoch, counter)).toBe(wordAt(KEY, epoch, counter));
    }),
    { seed: 51, numRuns: 300 },
  );
});

test('a word depends on its place alone, in whatever order the places are asked', () => {
  const dice = keyedDice(KEY);
  const places = Array.from({ length: 200 }, (_, i) => [i % 3, (i * 37) % 50] as const);
  for (const [epoch, counter] of places) expect(dice.word(epoch, counter)).toBe(keyedDice(KEY).word(epoch, counter));
});

test('secret, table and each salt change the key', () => {
  const keys = [
    diceKey('a', 't', []),
    diceKey('b', 't', []),
    diceKey('a', 'u', []),
    diceKey('a', 't', ['x']),
    diceKey('a', 't', ['x', 'y']),
    diceKey('a', 't', ['xy']),
  ];
  expect(new Set(keys).size).toBe(keys.length);
  expect(commitment('a')).not.toBe(commitment('b'));
  expect(commitment('a')).toMatch(/^[0-9a-f]{64}$/);
});

test('words that would favour small numbers are thrown again', () => {
  // 3 divides 2^32 - 1, so the last word alone is in the way.
  const words = [0xffffffff, 0xffffffff, 5];
  expect(below(3, () => words.shift() ?? 0)).toBe(2);
  expect(words).toEqual([]);
});

test('there is no number below nothing', () => {
  for (const n of [0, -1, 0.5, Number.NaN, 2 ** 60]) expect(() => below(n, () => 0)).toThrow('no number below');
});

test('wide numbers take two words', () => {
  expect(below(2 ** 40, () => 0xffffffff)).toBe(2 ** 40 - 1);
  const pick = picker(fastDice(2));
  const seen = Array.from({ length: 1000 }, () => pick(3 * 2 ** 32));
  for (const third of [0, 1, 2]) {
    const here = seen.filter((n) => Math.floor(n / 2 ** 32) === third).length;
    expect(Math.abs(here - 333)).toBeLessThan(60);
  }
});

test('a die is fair', () => {
  for (const dice of [keyedDice(KEY), fastDice(7)]) {
    const pick = picker(dice);
    const faces = [0, 0, 0, 0, 0, 0];
    for (let i = 0; i < 12_000; i++) {
      const face = pick(6);
      faces[face] = (faces[face] ?? 0) + 1;
    }
    for (const n of faces) expect(Math.abs(n - 2000)).toBeLessThan(180);
  }
});

test('one number tells nothing about the next ones', () => {
  const pick = picker(fastDice(11));
  const seen = new Map<number, number>();
  const triples = 60_000;
  for (let i = 0; i < triples; i++) {
    const triple = pick(4) * 6 + pick(3) * 2 + pick(2);
    seen.set(triple, (seen.get(triple) ?? 0) + 1);
  }
  const each = triples / 24;
  const squares = [...seen.values()].reduce((sum, n) => sum + (n - each) ** 2 / each, 0);
  expect(seen.size).toBe(24);
  expect(squares).toBeLessThan(60);
});

test('fast dice repeat with their seed and differ between seeds', () => {
  const some = (seed: number): number[] => {
    const pick = picker(fastDice(seed));
    return Array.from({ length: 20 }, () => pick(1000));
  };
  expect(some(1)).toEqual(some(1));
  expect(new Set([0, 1, 2, 3, 4, -1].map((seed) => some(seed).join())).size).toBe(6);
});
