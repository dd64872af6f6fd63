// Our SHA-256 is the one everybody has.

import { createHash } from 'node:crypto';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { sha256 } from '../src/index.ts';

const theirs = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex');

test('the published example', () => {
  expect(sha256('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
});

test('every length around the ends of a block', () => {
  for (let length = 0; length < 200; length++) expect(sha256('x'.repeat(length))).toBe(theirs('x'.repeat(length)));
});

test('any text, in any script', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
      expect(sha256(text)).toBe(theirs(text));
    }),
    { seed: 41, numRuns: 500 },
  );
});

test('half a character is read as the replacement character, as everywhere', () => {
  expect(sha256('a\ud800b')).toBe(theirs('a\ud800b'));
});

test('a long text', () => {
  const text = 'Orrery · '.repeat(5000);
  expect(sha256(text)).toBe(theirs(text));
});
