// The rules in the order of their book, whichever way it counts.

import { getGame, messagesOf } from '@orrery/games';
import { describe, expect, test } from 'vitest';
import { chaptersOf } from '../src/words/rulebook.ts';

const orderOf = (...numbers: string[]): string[] =>
  chaptersOf(Object.fromEntries(numbers.map((number) => [`rule.${number}`, 'text']))).flatMap(({ rules }) =>
    rules.map(({ number }) => number),
  );

const depths = (...numbers: string[]): number[] =>
  chaptersOf(Object.fromEntries(numbers.map((number) => [`rule.${number}`, 'text']))).flatMap(({ rules }) =>
    rules.map(({ depth }) => depth),
  );

describe('rules are sorted as numbers', () => {
  test('3.2 before 3.10, and what is under 3.10 after it', () => {
    const sorted = [
      '3.0',
      '3.01',
      '3.1',
      '3.2',
      '3.21',
      '3.3',
      '3.4',
      '3.5',
      '3.6',
      '3.7',
      '3.8',
      '3.9',
      '3.10',
      '3.101',
    ];
    expect(orderOf(...sorted.toReversed())).toEqual(sorted);
    expect(depths(...sorted)).toEqual([1, 2, 1, 1, 2, 1, 1, 1, 1, 1, 1, 1, 1, 2]);
  });

  test('5.21 under 5.2, before 5.3, where the book counts digit by digit', () => {
    const sorted = [
      '5.1',
      '5.2',
      '5.21',
      '5.22',
      '5.3',
      '5.31',
      '5.4',
      '12.1',
      '12.21',
      '15.4',
      '15.41',
      '15.411',
      '15.42',
    ];
    expect(orderOf(...sorted.toReversed())).toEqual(sorted);
  });

  test.each(['merchant', 'cosmic'])('the rules of %s stand as they are written', async (id) => {
    const messages = await messagesOf(await getGame(id), 'en', []);
    for (const { number, rules } of chaptersOf(messages)) {
      const written = Object.keys(messages).filter((key) => key.startsWith(`rule.${number}.`));
      expect(rules.map((rule) => `rule.${rule.number}`)).toEqual(written);
    }
  });
});
