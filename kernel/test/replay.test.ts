// A record that does not hold says so, each way by its own code.

import { describe, expect, test } from 'vitest';
import { commitment, diceFor, diceOf, fastDice, isFault, type GameRecord, replay } from '../src/index.ts';
import { playRandom } from '../testkit/index.ts';
import { tiny } from './broken/tiny.ts';

const { record } = playRandom(tiny, { seats: 2, options: { rounds: 3 }, seed: 4 });

function codeOf(work: () => unknown): string {
  try {
    work();
  } catch (error) {
    if (isFault(error)) return error.code;
    throw error;
  }
  return 'none';
}

const codeWith = (change: Partial<GameRecord>): string => codeOf(() => replay(tiny, { ...record, ...change }));

test('the record as it was played holds', () => {
  expect(codeWith({})).toBe('none');
});

describe('a record is found out', () => {
  test('with other dice', () => {
    expect(codeOf(() => replay(tiny, record, fastDice(1)))).toMatch(/^record-(wrong|refused)/);
  });

  test('with an answer that was not allowed', () => {
    const rows = record.rows.map((row, at) => (at === 3 ? { seat: row.seat, answer: 'fly' } : row));
    expect(codeWith({ rows })).toBe('record-refused');
  });

  test('with a wrong digest', () => {
    const marks = record.marks.map(([row, digest], at) => [row, at === 1 ? '0'.repeat(16) : digest] as const);
    expect(codeWith({ marks })).toBe('record-wrong-digest');
  });

  test('with a row missing at the end', () => {
    expect(codeWith({ rows: record.rows.slice(0, -1) })).toBe('record-wrong-chain');
  });

  test('with other options', () => {
    expect(codeWith({ options: { rounds: 5 } })).toMatch(/^record-wrong/);
  });

  test('with a secret that was not committed to', () => {
    expect(codeWith({ secret: 'another' })).toBe('record-wrong-secret');
  });

  test('without its secret', () => {
    const { secret: _, ...rest } = record;
    expect(codeOf(() => diceOf(rest))).toBe('record-no-secret');
  });
});

test('`each` sees every row', () => {
  const seen: number[] = [];
  replay(tiny, record, undefined, ({ rows }) => seen.push(rows.length));
  expect(seen).toEqual(record.rows.map((_, at) => at + 1));
});

test('the salts of the seats are part of the dice', () => {
  expect(codeWith({ salts: ['pepper'] })).toMatch(/^record-(wrong|refused)/);
});

describe('a game played on from another', () => {
  const promise = (table: string, secret: string) => ({ table, salts: [], commitment: commitment(secret) });
  const old = { ...promise('old', 'a'), secret: 'a' };

  test("has the other's dice up to its last epoch, and its own from then on", () => {
    const dice = diceFor('b', { ...promise('new', 'b'), origin: { ...old, epoch: 1 } });
    const first = diceFor('a', old);
    const own = diceFor('b', promise('new', 'b'));
    for (const [epoch, source] of [first, first, own, own].entries())
      expect([0, 9].map((n) => dice.word(epoch, n))).toEqual([0, 9].map((n) => source.word(epoch, n)));
  });

  test('is found out with a secret that was not committed to there', () => {
    const origin = { ...old, secret: 'c', epoch: 0 };
    expect(codeOf(() => diceFor('b', { ...promise('new', 'b'), origin }))).toBe('record-wrong-secret');
  });
});
