// The six kinds of choice: what is counted, listed, sampled and described is what is allowed.

import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  allows,
  type Amount,
  type Answer,
  askOf,
  begin,
  type Choice,
  count,
  createKit,
  fastDice,
  list,
  picker,
  type Question,
  sample,
  schema,
} from '../src/index.ts';
import { GARBAGE, mutants } from '../testkit/answers.ts';
import { fits } from './schema.ts';
import { toy } from './toy.ts';

const ids = fc.uniqueArray(fc.oneof(fc.integer({ min: -5, max: 50 }), fc.constantFrom('stay', 'go 3', 'buy 7 2')), {
  minLength: 1,
  maxLength: 6,
});
const amount = fc
  .record({
    id: fc.integer({ min: 0, max: 99 }),
    min: fc.integer({ min: 0, max: 2 }),
    more: fc.integer({ min: 0, max: 3 }),
    weight: fc.integer({ min: 0, max: 3 }),
  })
  .map(({ id, min, more, weight }): Amount => ({ id, min, max: min + more, weight }));
const amounts = fc.uniqueArray(amount, { minLength: 1, maxLength: 4, selector: ({ id }) => id });

const choices: fc.Arbitrary<Choice> = fc.oneof(
  ids.map((options): Choice => ({ kind: 'one', noun: 'x', options })),
  fc
    .tuple(ids, fc.nat(3), fc.nat(4))
    .map(([options, min, more]): Choice => ({ kind: 'some', noun: 'x', options, min, max: min + more })),
  ids.map((options): Choice => ({ kind: 'order', noun: 'x', options: options.slice(0, 5) })),
  fc
    .tuple(fc.integer({ min: -20, max: 20 }), fc.nat(60))
    .map(([min, more]): Choice => ({ kind: 'number', noun: 'x', min, max: min + more })),
  fc
    .tuple(amounts, fc.nat(8), fc.nat(12))
    .map(([entries, min, more]): Choice => ({ kind: 'amounts', noun: 'x', entries, min, max: min + more })),
  fc
    .tuple(amounts, amounts, fc.boolean())
    .map(([give, want, gifts]): Choice => ({ kind: 'offer', to: [1, 2], give: zero(give), want: zero(want), gifts })),
);

/** Both sides of an offer start from nothing. */
const zero = (entries: readonly Amount[]): Amount[] =>
  entries.slice(0, 2).map(({ id, max }) => ({ id, min: 0, max: Math.min(2, max), weight: 0 }));

const asked = fc.record({ choice: choices, pass: fc.boolean() });
const MOST = 3000;

describe('for every choice', () => {
  test('the count is the number of listed answers, all different and all allowed', () => {
    fc.assert(
      fc.property(asked, (ask) => {
        const answers = list(ask, MOST + 1);
        expect(answers).toHaveLength(Math.min(count(ask), MOST + 1));
        expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(answers.length);
        for (const answer of answers) expect(allows(ask, answer)).toBe(true);
      }),
      { seed: 11, numRuns: 400 },
    );
  });

  test('a sample is allowed', () => {
    fc.assert(
      fc.property(asked, fc.nat(), (ask, seed) => {
        fc.pre(count(ask) > 0);
        const pick = picker(fastDice(seed));
        for (let i = 0; i < 20; i++) expect(allows(ask, sample(ask, pick))).toBe(true);
      }),
      { seed: 12, numRuns: 300 },
    );
  });

  test('what is not listed is not allowed', () => {
    fc.assert(
      fc.property(asked, (ask) => {
        const answers = list(ask, MOST);
        fc.pre(answers.length === count(ask));
        const listed = new Set(answers.map((answer) => key(ask.choice, answer)));
        const others = [...answers.slice(0, 20).flatMap(mutants), ...GARBAGE];
        for (const other of others)
          expect(allows(ask, other)).toBe(isPlain(other) && listed.has(key(ask.choice, other)));
      }),
      { seed: 13, numRuns: 300 },
    );
  });

  test('the schema takes every answer and refuses what has the wrong shape', () => {
    fc.assert(
      fc.property(asked, (ask) => {
        const body = schema(ask);
        for (const answer of list(ask, 100)) expect(fits(body, answer)).toBe(true);
        for (const other of GARBAGE.filter(isPlain)) if (fits(body, other)) expect(allows(ask, other)).toBe(true);
      }),
      { seed: 14, numRuns: 300 },
    );
  });

  test('fewer are listed when fewer are wanted, and they are the first ones', () => {
    fc.assert(
      fc.property(asked, fc.nat(10), (ask, most) => {
        expect(list(ask, most)).toEqual(list(ask, MOST).slice(0, most));
      }),
      { seed: 15, numRuns: 100 },
    );
  });
});

describe('samples are about uniform', () => {
  const entries = [
    { id: 0, min: 0, max: 3, weight: 1 },
    { id: 1, min: 0, max: 2, weight: 2 },
    { id: 2, min: 1, max: 2, weight: 0 },
  ];
  const give = [{ id: 0, min: 0, max: 2, weight: 0 }];
  const want = [{ id: 'card', min: 0, max: 3, weight: 0 }];
  const cases: readonly Choice[] = [
    { kind: 'one', noun: 'x', options: [3, 5, 8, 'stay'] },
    { kind: 'some', noun: 'x', options: [1, 2, 3, 4], min: 1, max: 3 },
    { kind: 'order', noun: 'x', options: [1, 2, 3] },
    { kind: 'number', noun: 'x', min: -3, max: 9 },
    { kind: 'amounts', noun: 'x', entries, min: 2, max: 4 },
    { kind: 'offer', to: [1, 2], give, want, gifts: false },
  ];
  for (const choice of cases)
    for (const pass of [false, true])
      test(`${choice.kind}${pass ? ' or a pass' : ''}`, () => {
        const ask = { choice, pass };
        const total = count(ask);
        const seen = new Map<string, number>();
        const pick = picker(fastDice(21));
        const each = 500;
        for (let i = 0; i < total * each; i++) {
          const answer = JSON.stringify(sample(ask, pick));
          seen.set(answer, (seen.get(answer) ?? 0) + 1);
        }
        expect(seen.size).toBe(total);
        const squares = [...seen.values()].reduce((sum, n) => sum + (n - each) ** 2 / each, 0);
        // The chi-square of total - 1 degrees of freedom lies below this in all but one of 10,000 cases.
        expect(squares).toBeLessThan(total + 4 * Math.sqrt(2 * total) + 8);
      });
});

describe('large choices are counted without listing them', () => {
  const same = (n: number, max: number): Amount[] =>
    Array.from({ length: n }, (_, id) => ({ id, min: 0, max, weight: 1 }));

  test('twenty tokens on five bases: 10,626 ways', () => {
    expect(count({ choice: { kind: 'amounts', noun: 'base', entries: same(5, 20), min: 20, max: 20 } })).toBe(10_626);
  });

  test('a set-up of 20 tokens on six places: 53,130 ways', () => {
    expect(count({ choice: { kind: 'amounts', noun: 'x', entries: same(6, 20), min: 20, max: 20 } })).toBe(53_130);
  });

  test('a deal with millions of ways is sampled at once', () => {
    const choice: Choice = { kind: 'offer', to: [1, 2, 3], give: same(10, 1), want: same(5, 3), gifts: true };
    expect(count({ choice })).toBe(3 * (2 ** 10 * 4 ** 5 - 1));
    const pick = picker(fastDice(1));
    for (let i = 0; i < 50; i++) expect(allows({ choice }, sample({ choice }, pick))).toBe(true);
  });

  test('a subset of fifty', () => {
    const options = Array.from({ length: 50 }, (_, i) => i);
    expect(count({ choice: { kind: 'some', noun: 'x', options, min: 25, max: 25 } })).toBeCloseTo(
      126_410_606_437_752,
      -2,
    );
  });

  test('a wide number is neither walked nor stored', () => {
    const ask = { choice: { kind: 'number', noun: 'coin', min: 0, max: 2 ** 40 } } as const;
    expect(count(ask)).toBe(2 ** 40 + 1);
    expect(list(ask, 3)).toEqual([0, 1, 2]);
    expect(allows(ask, sample(ask, picker(fastDice(3))))).toBe(true);
  });
});

describe('at the door', () => {
  const some = { choice: { kind: 'some', noun: 'x', options: [0, 1, 2], min: 0, max: 3 } } as const;

  test('-0 is not 0: it would not survive JSON', () => {
    expect(allows({ choice: { kind: 'one', noun: 'x', options: [0, 1] } }, -0)).toBe(false);
    expect(allows({ choice: { kind: 'number', noun: 'x', min: 0, max: 3 } }, -0)).toBe(false);
    expect(allows(some, [-0])).toBe(false);
  });

  test('a list with holes is no list', () => {
    expect(allows(some, new Array(2))).toBe(false);
  });

  test('an offer with a foreign field is no offer', () => {
    const entries = [{ id: 0, min: 0, max: 2, weight: 0 }];
    const ask = { choice: { kind: 'offer', to: [1], give: entries, want: entries, gifts: true } } as const;
    expect(allows(ask, { to: 1, give: [1], want: [1] })).toBe(true);
    expect(allows(ask, { to: 1, give: [1], want: [1], also: [] })).toBe(false);
    expect(allows(ask, JSON.parse('{"to":1,"give":[1],"want":[1],"__proto__":{}}'))).toBe(false);
  });

  test('nothing for something only where gifts are allowed', () => {
    const entries = [{ id: 0, min: 0, max: 2, weight: 0 }];
    const offer = (gifts: boolean) =>
      ({ choice: { kind: 'offer', to: [1], give: entries, want: entries, gifts } }) as const;
    expect(allows(offer(false), { to: 1, give: [1], want: [0] })).toBe(false);
    expect(allows(offer(true), { to: 1, give: [1], want: [0] })).toBe(true);
    expect(allows(offer(true), { to: 1, give: [0], want: [0] })).toBe(false);
  });

  test('a pass is allowed only where it is offered', () => {
    expect(allows(some, null)).toBe(false);
    expect(allows({ ...some, pass: true }, null)).toBe(true);
    expect(allows({ ...some, pass: true }, undefined)).toBe(false);
  });
});

/** A set is the same whatever the order of its members. */
function key(choice: Choice, answer: unknown): string {
  if (choice.kind === 'some' && Array.isArray(answer))
    return JSON.stringify(answer.map((id: Answer) => JSON.stringify(id)).sort());
  if (choice.kind !== 'offer' || typeof answer !== 'object' || answer === null || !('to' in answer))
    return JSON.stringify(answer);
  const { to, ...rest } = answer as { [field: string]: unknown };
  return JSON.stringify({ to, ...rest });
}

function isPlain(value: unknown): boolean {
  if (typeof value === 'bigint') return false;
  const text = JSON.stringify(value);
  return text !== undefined && deepEqual(JSON.parse(text), value);
}

function deepEqual(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Object.getPrototypeOf(a) !== Object.getPrototypeOf(b)) return false;
  const keys = Object.keys(b);
  return (
    keys.length === Object.keys(a).length && keys.every((key) => deepEqual(Reflect.get(a, key), Reflect.get(b, key)))
  );
}

test('who is asked to choose one of nothing is named, with the step', () => {
  const ask = (): Question => ({
    prompt: { key: 'ask.x' },
    choice: { kind: 'one', noun: 'word', options: [] },
    otherwise: 'x',
  });
  const game = toy({ pick: { may: () => [1], ask } }, () => null);
  const state = begin(createKit(game, fastDice(1)), 2, {});
  expect(() => askOf(game, state, 1)).toThrow('"pick" asks seat 1 to choose one of nothing ("ask.x")');
});
