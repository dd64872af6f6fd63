import { type Game } from '@orrery/kernel';
import { game as duel } from '@orrery/kernel/slices/duel';
import { game as orbit } from '@orrery/kernel/slices/orbit';
import { describe, expect, it } from 'vitest';
import { arena } from '../src/index.ts';

/** The lower end of the first bot's interval, over two seats. */
async function low<T>(game: Game<T>, strong: string, weak: string, games: number, iterations: number): Promise<number> {
  const { bots, cut } = await arena(game, { bots: [strong, weak], games, seats: 2, seed: 1, budget: { iterations } });
  expect(cut).toBe(0);
  return bots[0]?.low ?? 0;
}

describe('a bot that thinks beats one that does not', () => {
  it('greedy against random, in orbit', async () =>
    expect(await low(orbit, 'greedy', 'random', 100, 100)).toBeGreaterThan(0.6));
  it('greedy against random, in duel', async () =>
    expect(await low(duel, 'greedy', 'random', 200, 100)).toBeGreaterThan(0.55));
  it('search against greedy, in orbit', async () =>
    expect(await low(orbit, 'hard', 'greedy', 30, 150)).toBeGreaterThan(0.6));
  it('search against greedy, in duel', async () =>
    expect(await low(duel, 'hard', 'greedy', 80, 150)).toBeGreaterThan(0.5));
  it('more search against less, in orbit', async () =>
    expect(await low(orbit, 'hard', 'easy', 40, 200)).toBeGreaterThan(0.5));
});
