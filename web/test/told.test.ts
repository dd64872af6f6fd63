// What a viewer was told stays one and the same thing, so that a log writes each line once; and nobody gets what another was told.

import { ourEdition } from '@orrery/bots';
import { diceFor, must, type Seat } from '@orrery/kernel';
import { enter, openTable, toldTo } from '@orrery/table';
import { expect, test } from 'vitest';
import { game as cosmic } from '../../games/cosmic/index.ts';
import { openTold } from '../src/source/told.ts';
import { golden } from './savedGames.ts';

test('each event is the same as before, what is new comes after it, and every seat reads its own', () => {
  const { rows, ...record } = golden('everything', 'cosmic');
  const table = openTable(ourEdition(cosmic), record, diceFor(must(record.secret, 'a secret'), record));
  const told = openTold();
  let before = told(table, 0, Infinity);
  for (const row of rows.slice(0, 300)) {
    enter(table, row);
    const now = told(table, 0, Infinity);
    expect(before.every((event, at) => now[at] === event)).toBe(true);
    before = now;
  }
  expect(before.length).toBeGreaterThan(60);
  expect(told(table, 0, before.length - 1)).toHaveLength(before.length - 1);
  for (const seat of [0, 1, 0] satisfies Seat[]) expect(told(table, seat, Infinity)).toEqual(toldTo(table, seat));
  expect(told(table, 1, Infinity)).not.toEqual(toldTo(table, 0));
});
