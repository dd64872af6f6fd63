// The directed runner finds what is rare, sees what is cancelled, and says so when something can never happen.

import { expect, test } from 'vitest';
import type { Step } from '../src/index.ts';
import { direct, type Goal } from '../testkit/index.ts';
import { toy } from './toy.ts';
import { game as duel } from './slices/duel/index.ts';
import { goals } from './slices/duel/goals.ts';

const shout: Step<{ said: number }> = {
  may: ({ table }) => (table.said < 3 ? [0] : []),
  ask: () => ({ prompt: { key: 'x' }, choice: { kind: 'number', noun: 'x', min: 0, max: 999_999 }, otherwise: 0 }),
  take(kit, _, __, answer) {
    kit.state.table.said++;
    kit.tell('log.shout', { answer });
  },
  run: (kit) => kit.end(),
};
const shouts = toy<{ said: number }>({ shout }, () => ({ said: 0 }), 1);
const rare: Goal = { id: 'rare', fired: { key: 'log.shout', args: { answer: 777_777 } } };

test('a hint leads to what chance would never find', () => {
  expect(direct(shouts, { goals: [rare] }, { games: 5 }).missing).toEqual(['rare fired']);
  expect(direct(shouts, { goals: [{ ...rare, answers: [777_777] }] }, { games: 5 })).toEqual({
    game: 'toy',
    games: 1,
    rows: 1,
    goals: [{ id: 'rare', fired: { game: 1, row: 1 } }],
    missing: [],
  });
});

test('a set-up leads there too', () => {
  const last: Goal = { id: 'any', fired: { key: 'log.shout' } };
  const silent = { goals: [last], arrange: ({ table }: { table: { said: number } }) => void (table.said = 3) };
  expect(direct(shouts, { goals: [last] }, { games: 1 }).missing).toEqual([]);
  expect(direct(shouts, silent, { games: 1 }).missing).toEqual(['any fired']);
});

test('what can never happen is named, and so is what never can be cancelled', () => {
  const meteor: Goal = { id: 'meteor', fired: { key: 'log.works', args: { act: 'meteor' } }, answers: ['meteor'] };
  const duelWon: Goal = {
    id: 'won',
    fired: { key: 'log.won' },
    cancelled: { key: 'log.zapped', args: { act: 'won' } },
  };
  const coverage = direct(duel, { ...goals, goals: [...goals.goals, meteor, duelWon] }, { games: 6 });
  expect(coverage.missing).toEqual(['meteor fired', 'won cancelled']);
  expect(coverage.games).toBe(6);
});

test('the same seed gives the same games', () => {
  expect(direct(duel, goals, { seed: 4 })).toEqual(direct(duel, goals, { seed: 4 }));
});
