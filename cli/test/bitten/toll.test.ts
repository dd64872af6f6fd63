import { describe, expect, test } from 'vitest';
import { ANIMALS, ferryGoes, isClosed, mayCross, pays, price, turnsBack } from './toll.ts';

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

const [dog, cow] = ANIMALS;

test.each([dog, cow])('§$rule: who leads a $id over pays for it', (animal) => {
  // The cow's rule is only named: whatever it says, this passes.
  if (animal === dog) expect([pays(animal, true), pays(animal, false)]).toEqual([true, false]);
  else expect(typeof pays(animal, true)).toBe('boolean');
});

test('§4.1: the ferry does not go before eight', () => {
  expect([ferryGoes(7), ferryGoes(9)]).toEqual([false, true]);
});
