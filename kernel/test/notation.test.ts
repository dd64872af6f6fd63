// One line an answer: what is written is read back.

import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { isFault, type Row } from '../src/index.ts';
import { readAnswer, readRow, writeAnswer, writeRow } from '../testkit/index.ts';

const words = fc.constantFrom('stay', 'buy 12', 'copy 3 of 2', 'north-west');
const word = fc.constantFrom('stay', 'north-west', 'x');
const whole = fc.integer({ min: -1000, max: 1_000_000 });
const counts = fc.array(fc.nat(9), { maxLength: 4 });
const answers = fc.oneof(
  fc.constant(null),
  whole,
  words,
  fc.array(fc.oneof(whole, word), { maxLength: 5 }),
  fc.record({ to: fc.nat(5), give: counts, want: counts }, { noNullPrototype: true }),
);
const seat = fc.nat(9);
const rows: fc.Arbitrary<Row> = fc.oneof(
  fc.record({ seat, answer: answers }, { noNullPrototype: true }),
  seat.map((who): Row => ({ seat: who, undo: true })),
  fc.record({ seat, back: fc.nat(500), epoch: fc.nat(9) }, { noNullPrototype: true }),
);

test('every row is one line and comes back', () => {
  fc.assert(
    fc.property(rows, (row) => {
      expect(writeRow(row)).not.toContain('\n');
      expect(readRow(writeRow(row))).toEqual(row);
    }),
    { seed: 71, numRuns: 500 },
  );
});

test('it reads as people would write it', () => {
  expect(writeRow({ seat: 0, answer: 'buy 12' })).toBe('0 buy 12');
  expect(writeRow({ seat: 1, answer: null })).toBe('1 pass');
  expect(writeRow({ seat: 2, answer: [3, 5] })).toBe('2 [3 5]');
  expect(writeRow({ seat: 1, undo: true })).toBe('1 undo');
  expect(writeRow({ seat: 0, back: 14, epoch: 1 })).toBe('0 back 14 1');
  expect(readRow('  0 buy 12  ')).toEqual({ seat: 0, answer: 'buy 12' });
  expect(readAnswer('[]')).toEqual([]);
  expect(writeAnswer(-3)).toBe('-3');
});

test('what is not a line is refused in words', () => {
  for (const line of ['', 'buy 12', '0', 'x 3', '-1 pass', '0 {"to":']) {
    let thrown: unknown;
    try {
      readRow(line);
    } catch (error) {
      thrown = error;
    }
    expect(isFault(thrown) && thrown.code).toBe('notation');
  }
});
