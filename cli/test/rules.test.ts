import { join } from 'node:path';
import { expect, test } from 'vitest';
import { reportOf } from '../commands/rules.ts';
import { biteRules } from '../rules/bite.ts';
import { numbersOf, scanFolder, scanRules, testNames } from '../rules/scan.ts';

const toll = await scanFolder(join(import.meta.dirname, 'bitten'));

test('numbers of conditions and refusals are found, in code and in data, and the tests that carry them', () => {
  expect(toll.conditions).toEqual(['1.1', '1.2', '1.3', '1.4', '3.1', '3.2', '3.3']);
  expect(toll.numbers).toEqual(['1.1', '1.2', '1.3', '1.4', '2.1', '3.1', '3.2', '3.3']);
  const { tests, computed, ...report } = reportOf('toll', toll, null);
  expect(report).toEqual({ game: 'toll', rules: 8, tested: 6, untested: ['1.4', '3.3'], refusals: ['2.1'] });
  expect(tests['3.2']).toEqual(["§'3.2': who leads a 'cow' over pays for it"]);
  const places = computed.conditions.map((place) => place.replace(/:\d+$/, ''));
  expect(places).toEqual(['cli/test/bitten/toll.ts', 'cli/test/bitten/toll.ts']);
});

test('bitten, a rule that is only named counts as untested; one noticed only from a fresh start does not', async () => {
  const bite = await biteRules(toll, { show: () => undefined, end: () => undefined });
  expect(bite.bitten).toEqual({
    '1.1': { true: true, false: true },
    '1.2': { true: false, false: true },
    '1.3': { true: false, false: false },
    '3.1': { true: true, false: true },
    '3.2': { true: false, false: false },
    '4.1': { true: true, false: true },
  });
  // §4.2 stands in data that no scan can read: it was heard, and has no test.
  const { rules, untested, unreached } = reportOf('toll', toll, bite);
  expect({ rules, untested, unreached }).toEqual({
    rules: 10,
    untested: ['1.3', '1.4', '3.2', '3.3', '4.2'],
    unreached: ['1.4', '3.3'],
  });
});

test('a number ends where the sentence goes on, and may be a word', () => {
  expect(numbersOf('§9.41: one purchase. §5.32. And §12a, but not 7.1')).toEqual(['9.41', '5.32', '12a']);
  expect(numbersOf('§chronos used, §flare-zap.super: cancelled')).toEqual(['chronos', 'flare-zap.super']);
  expect(testNames("test('§1.1: it\\'s so', () => { expect('§2.2').toBe(x); });")).toEqual(["§1.1: it\\'s so"]);
});

test('the slices name their rules', async () => {
  expect((await scanRules('duel')).conditions.length).toBeGreaterThan(5);
});
