import { describe, expect, test, vi } from 'vitest';
import { getGame } from '@orrery/games';
import { prepare } from '../src/prepare.ts';

describe('what a brain will need', () => {
  /** A game whose brain has so many steps to prepare, each of so many milliseconds. */
  const slow = async (steps: number, ms: number) => {
    const done = { steps: 0 };
    function* all(): Generator<void> {
      for (; done.steps < steps; done.steps++) {
        for (const end = performance.now() + ms; performance.now() < end; );
        yield;
      }
    }
    return { done, game: { ...(await getGame('merchant')), brain: { prepare: all } } };
  };

  test('is begun as the game is loaded, once, and goes on in slices while nobody waits', async () => {
    const { done, game } = await slow(100, 4);
    prepare(game);
    const [atOnce, again] = [done.steps, (prepare(game), done.steps)];
    expect([atOnce > 0, atOnce < 100, again - atOnce]).toEqual([true, true, 0]);
    const before = done.steps;
    await new Promise((resolve) => setTimeout(resolve));
    await new Promise((resolve) => setTimeout(resolve));
    // A slice is over after a step of this length.
    expect(done.steps - before).toBeLessThanOrEqual(3);
    await vi.waitFor(() => expect(done.steps).toBe(100), { timeout: 20_000 });
  });

  test('is all there at once where it is little, and a game without it is none the worse', async () => {
    const { done, game } = await slow(2, 0);
    prepare(game);
    expect(done.steps).toBe(2);
    expect(() => prepare({ ...game, brain: {} })).not.toThrow();
  });
});
