import { expect, test } from 'vitest';
import { ranksOf } from '../src/index.ts';

test('equal scores share a rank, and the next one counts them all', () => {
  expect(ranksOf([3, 7, 3, 1])).toEqual([2, 1, 2, 4]);
  expect(ranksOf([-1, 0])).toEqual([2, 1]);
  expect(ranksOf([])).toEqual([]);
});

test('while a score is hidden nobody is ranked', () => {
  expect(ranksOf([3, null, 5])).toEqual([1, 1, 1]);
});
