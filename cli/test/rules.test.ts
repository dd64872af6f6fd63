import { join } from 'node:path';
import { expect, test } from 'vitest';
import { reportOf } from '../commands/rules.ts';
import { biteRules } from '../rules/bite.ts';
import { numbersOf, scanFolder, scanRules, testNames } from '../rules/scan.ts';

const toll = scanFolder(join(import.meta.dirname, 'bitten'));

test('numbers of conditions and refusals are found, and the tests that carry them', () => {
  expect(toll.conditions).toEqual(['1.1', '1.2', '1.3', '1.4']);
  expect(toll.numbers).toEqual(['1.1', '1.2', '1.3', '1.4', '2.1']);
  const { tests: _, ...report } = reportOf('toll', toll, null);
  expect(report).toEqual({ game: 'toll', rules: 5, tested: 4, untested: ['1.4'], refusals: ['2.1'] });
});

test('bitten, a rule that is only named counts as untested; one noticed only from a fresh start does not', async () => {
  const bitten = await biteRules(toll, { show: () => undefined, end: () => undefined });
  expect(bitten).toEqual({
    '1.1': { true: true, false: true },
    '1.2': { true: false, false: true },
    '1.3': { true: false, false: false },
  });
  expect(reportOf('toll', toll, bitten).untested).toEqual(['1.3', '1.4']);
});

test('a number ends where the sentence goes on', () => {
  expect(numbersOf('§9.41: one purchase. §5.32. And §12a, but not 7.1')).toEqual(['9.41', '5.32', '12a']);
  expect(testNames("test('§1.1: it\\'s so', () => { expect('§2.2').toBe(x); });")).toEqual(["§1.1: it\\'s so"]);
});

test('the slices name their rules', () => {
  expect(scanRules('duel').conditions.length).toBeGreaterThan(5);
});
