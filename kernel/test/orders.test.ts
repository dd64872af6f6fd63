// Standing answers pass for a seat that has said so, and only pass.

import { expect, test } from 'vitest';
import { type Ask, standingAnswer } from '../src/index.ts';

const window: Ask = {
  seat: 1,
  step: 'zap',
  prompt: { key: 'ask.zap' },
  choice: { kind: 'one', noun: 'slot', options: [3] },
  pass: true,
  scope: 7,
};

test('without orders the person is asked', () => {
  expect(standingAnswer(window, [])).toBeUndefined();
});

test('"pass this challenge" holds in its scope alone', () => {
  expect(standingAnswer(window, [{ scope: 7, unless: [] }])).toBeNull();
  expect(standingAnswer(window, [{ scope: 8, unless: [] }])).toBeUndefined();
  expect(standingAnswer({ ...window, scope: 'turn 3' }, [{ scope: 7, unless: [] }])).toBeUndefined();
});

test('"ask me when I am attacked" passes everything else', () => {
  const order = { unless: ['attacked'] };
  expect(standingAnswer(window, [order])).toBeNull();
  expect(standingAnswer({ ...window, tags: ['ally'] }, [order])).toBeNull();
  expect(standingAnswer({ ...window, tags: ['ally', 'attacked'] }, [order])).toBeUndefined();
});

test('one order that stands is enough', () => {
  const orders = [{ unless: ['attacked'] }, { scope: 7, unless: [] }];
  expect(standingAnswer({ ...window, tags: ['attacked'] }, orders)).toBeNull();
});

test('what cannot be passed is always asked', () => {
  const { pass: _, ...rest } = window;
  expect(standingAnswer({ ...rest, otherwise: 3 }, [{ unless: [] }])).toBeUndefined();
});
