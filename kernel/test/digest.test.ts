// Digests tell values apart, whatever the order of keys; a chain covers all its links.

import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Chain, chainText, clone, digest, isFault, link } from '../src/index.ts';

const plain = fc.jsonValue({ maxDepth: 3 });

test('a copy has the same digest, and so has a value that was through JSON', () => {
  fc.assert(
    fc.property(plain, (value) => {
      expect(digest(clone(value))).toBe(digest(value));
      expect(digest(JSON.parse(JSON.stringify(value)))).toBe(digest(value));
    }),
    { seed: 61, numRuns: 500 },
  );
});

test('two values with one digest are one value', () => {
  const seen = new Map<string, string>();
  fc.assert(
    fc.property(
      fc.anything({
        values: [fc.integer(), fc.string(), fc.boolean(), fc.constant(null)],
        maxDepth: 3,
        withObjectString: false,
      }),
      (value) => {
        const text = sorted(value);
        expect(seen.get(digest(value)) ?? text).toBe(text);
        seen.set(digest(value), text);
      },
    ),
    { seed: 62, numRuns: 3000 },
  );
  expect(seen.size).toBeGreaterThan(1000);
});

test('near values differ', () => {
  const near = [
    0,
    1,
    -1,
    2 ** 31,
    2 ** 32,
    2 ** 32 + 1,
    2 ** 53 - 1,
    '0',
    '',
    null,
    true,
    false,
    [],
    {},
    [0],
    ['0'],
    [[]],
    [[0]],
    { a: 0 },
    { b: 0 },
    { a: [0] },
    { a: null },
  ];
  expect(new Set(near.map(digest)).size).toBe(near.length);
  expect(digest({ a: 1, b: 2 })).not.toBe(digest({ a: 2, b: 1 }));
  expect(digest([1, 2])).not.toBe(digest([2, 1]));
  expect(digest([[1], 2])).not.toBe(digest([1, [2]]));
});

test('the order of keys does not matter', () => {
  expect(digest({ a: 1, b: { c: 2, d: 3 } })).toBe(digest({ b: { d: 3, c: 2 }, a: 1 }));
});

test('a chain depends on every link and on their order', () => {
  const chained = (...values: readonly unknown[]): string => {
    const chain: Chain = { high: 1, low: 1 };
    for (const value of values) link(chain, value);
    return chainText(chain);
  };
  const texts = [chained(1, 2), chained(2, 1), chained(1), chained(1, 2, 3), chained([1, 2])];
  expect(new Set(texts).size).toBe(texts.length);
  expect(chained('x', { y: 1 })).toBe(chained('x', { y: 1 }));
  expect(chained('x')).toMatch(/^[0-9a-f]{16}$/);
});

test('what is not plain data is not copied', () => {
  for (const odd of [() => 1, Symbol('x'), 1n, new Map(), new Date(0), new Set()]) {
    let thrown: unknown;
    try {
      clone({ deep: [odd] });
    } catch (error) {
      thrown = error;
    }
    expect(isFault(thrown) && thrown.code).toBe('not-plain');
  }
});

function sorted(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(sorted).join()}]`;
  return `{${Object.entries(value)
    .map(([key, each]) => `${JSON.stringify(key)}:${sorted(each)}`)
    .sort()
    .join()}}`;
}
