// The golden games replay to the digests they were written with.

import { readFileSync } from 'node:fs';
import type { GameRecord } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { game } from '../index.ts';
import { GOLDEN, replayed } from './golden.ts';

const read = (name: string): GameRecord =>
  JSON.parse(readFileSync(`${import.meta.dirname}/golden/${name}.json`, 'utf8')) as GameRecord;

describe('golden games', () => {
  test.each(GOLDEN)('$name', ({ name, options, seats }) => {
    const record = read(name);
    expect(record).toMatchObject({ rules: game.rules, options });
    expect(record.seats).toHaveLength(seats);
    expect(replayed(record).rows).toBeGreaterThan(20);
  });

  test('between them they use every value of every option but the size of the bank, and every number of seats', () => {
    for (const [name, values] of Object.entries(game.options))
      if (name !== 'bank')
        for (const value of values) expect(GOLDEN.map(({ options }) => options[name])).toContain(value);
    expect(new Set(GOLDEN.map(({ options }) => Number(options['bank']) > 0)).size).toBe(2);
    expect(new Set(GOLDEN.map(({ seats }) => seats)).size).toBe(6);
  });

  test('a changed answer is found out', () => {
    const record = read('apprentices');
    const rows = record.rows.map((row, i) =>
      i === 0 && 'answer' in row ? { ...row, answer: row.answer === 0 ? 1 : 0 } : row,
    );
    expect(() => replayed({ ...record, rows })).toThrow();
  });
});
