// Simulations that go wrong: a broken invariant or a step that throws is a violation, with a record that shows it.

import { getGame } from '@orrery/games';
import { fault, type Game, replay, type State } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { simulate } from '../commands/sim.ts';
import { seatBots } from '../playout.ts';

const how = { games: 5, seed: 1, bots: ['random'], options: {}, rows: 1000, iterations: 10 };
const isThird = ({ table }: State): boolean => (table as { duel: number }).duel === 3;

test('an invariant that breaks in the third duel', async () => {
  const duel = await getGame('duel');
  const game: Game = { ...duel, invariant: (state) => (isThird(state) ? 'a third duel' : null) };
  const report = simulate(game, how);
  expect(report.violations).toBeGreaterThan(0);
  expect(report.violations + report.finished).toBe(5);
  expect(report.violation?.message).toBe('a third duel');
  const { record } = report.violation ?? {};
  const { state } = replay(duel, record as NonNullable<typeof record>);
  expect(isThird(state)).toBe(true);
});

test('a step that throws: the record ends with the answer that makes it', async () => {
  const duel = await getGame('duel');
  const lose = (): never => {
    throw fault('broken', 'the card has gone');
  };
  const select = { ...duel.steps['select'], take: lose };
  const game: Game = { ...duel, steps: { ...duel.steps, select } };
  const { violations, violation } = simulate(game, how);
  expect(violations).toBe(5);
  expect(violation?.message).toBe('the card has gone');
  expect(() => replay(game, violation?.record as NonNullable<typeof violation>['record'])).toThrow('the card has gone');
});

test('bots sit in turn, and move on by a seat from game to game', async () => {
  const seats = (game: number): string[] =>
    seatBots(['greedy', 'random', 'search'], 4, game, { iterations: 10 }).map(({ bot }) => bot.name);
  expect(seats(0)).toEqual(['greedy', 'random', 'hard', 'greedy']);
  expect(seats(1)).toEqual(['random', 'hard', 'greedy', 'random']);
  const report = simulate(await getGame('duel'), {
    ...how,
    games: 3,
    players: 4,
    bots: ['greedy', 'random', 'search'],
  });
  expect(report).toMatchObject({ finished: 3, violations: 0, players: 4 });
});
