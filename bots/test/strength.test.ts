import type { Game } from '@orrery/kernel';
import { game as duel } from '@orrery/kernel/slices/duel';
import { game as frontier } from '@orrery/kernel/slices/frontier';
import { game as orbit } from '@orrery/kernel/slices/orbit';
import { describe, expect, it } from 'vitest';
import { arena } from '../src/index.ts';

const table: readonly (readonly [string, string, Game, number, number])[] = [
  ['greedy', 'random', orbit, 60, 100],
  ['greedy', 'random', duel, 120, 100],
  ['greedy', 'random', frontier, 120, 100],
  ['hard', 'greedy', orbit, 20, 30],
  ['hard', 'random', duel, 60, 60],
  ['hard', 'random', frontier, 30, 30],
  ['hard', 'easy', orbit, 30, 100],
];

// Whole games with search: on a busy machine they take long, and being slow is not being weak.
describe('a bot that thinks beats one that does not', { timeout: 240_000 }, () => {
  it.each(table)('%s against %s', async (strong, weak, game, games, iterations) => {
    const { bots, cut } = await arena(game, { bots: [strong, weak], games, seats: 2, seed: 1, budget: { iterations } });
    expect(cut).toBe(0);
    expect(bots.map(({ instead }) => instead)).toEqual([0, 0]);
    expect(bots[0]?.low, game.id).toBeGreaterThan(0.5);
  });
});
