import { describe, expect, test } from 'vitest';
import { isClosed, mayCross, price, turnsBack } from './toll.ts';

test('§1.1: a coin opens the bridge, an empty purse does not', () => {
  expect(mayCross(1)).toBe(true);
  expect(mayCross(0)).toBe(false);
});

// Looks at the price before any test runs: only a fresh start with the rule forced can notice.
const fare = price(true);

test('§1.2: a cart pays two', () => {
  expect(fare).toBe(2);
});

describe('§1.3: at night', () => {
  // Only named: whatever the rule says, this passes.
  test('the bridge knows whether it is closed', () => {
    expect(typeof isClosed(23)).toBe('boolean');
  });
});

test('§2.1: the keeper says why', () => {
  expect(turnsBack(0)?.rule).toBe('2.1');
});
