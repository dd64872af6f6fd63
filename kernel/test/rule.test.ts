// Numbered conditions can be forced, so that a tool sees whether a test notices.

import { afterEach, expect, test } from 'vitest';
import { bite, no, rule } from '../src/index.ts';

afterEach(() => bite(null));

test('a rule is its condition', () => {
  expect(rule('9.41', true)).toBe(true);
  expect(rule('9.41', false)).toBe(false);
});

test('a bitten rule is what it was forced to be, and only that one', () => {
  bite('9.41', true);
  expect(rule('9.41', false)).toBe(true);
  expect(rule('9.4', false)).toBe(false);
  bite('9.41', false);
  expect(rule('9.41', true)).toBe(false);
  bite(null);
  expect(rule('9.41', true)).toBe(true);
});

test('a refusal names its rule', () => {
  expect(no('9.41', 'refuse.city', { city: 3 })).toEqual({ rule: '9.41', key: 'refuse.city', args: { city: 3 } });
  expect(no('9.41', 'refuse.city')).toEqual({ rule: '9.41', key: 'refuse.city' });
});
