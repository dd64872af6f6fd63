// Numbered conditions can be forced, so that a tool sees whether a test notices.

import { afterEach, expect, test } from 'vitest';
import { bite, hear, no, rule } from '../src/index.ts';

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

test('what came by is heard, wherever the number was written, and what was not is not', () => {
  const [first, second] = [{ number: '2.1' }, { number: '2.2' }];
  const before = hear();
  rule(first.number, false);
  no('3.1', 'refuse.x');
  const after = hear();
  rule(second.number, true);
  expect(before).toEqual({ conditions: new Set(['2.1']), refusals: new Set(['3.1']) });
  expect(after).toEqual({ conditions: new Set(['2.2']), refusals: new Set() });
});

test('a refusal names its rule', () => {
  expect(no('9.41', 'refuse.city', { city: 3 })).toEqual({ rule: '9.41', key: 'refuse.city', args: { city: 3 } });
  expect(no('9.41', 'refuse.city')).toEqual({ rule: '9.41', key: 'refuse.city' });
});
