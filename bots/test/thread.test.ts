import { type Game } from '@orrery/kernel';
import { game as orbit } from '@orrery/kernel/slices/orbit';
import { afterAll, describe, expect, it } from 'vitest';
import { arena, type ArenaOptions, decideRequest, type BotRequest } from '../src/index.ts';
import { openThreads } from '../src/thread.ts';
import { game as hanging } from './games/nim-hangs.ts';
import { game as throwing } from './games/nim-throws.ts';
import { deal, turnOf } from './position.ts';

const threads = openThreads(2);
afterAll(() => threads.close());

function requestFor<T>(game: Game<T>, bot: string, module?: string): BotRequest {
  const { view, ask } = turnOf(game, deal(game, 2, 1).state, 1, { iterations: 1 });
  const name = module === undefined ? { id: game.id } : { id: game.id, module: new URL(module, import.meta.url).href };
  return { game: name, bot, view, ask, seed: 5, budget: { iterations: 50 } };
}

describe('bots in threads', () => {
  it('decide as they would here', async () => {
    const request = requestFor(orbit, 'hard');
    const there = await threads.think(request, { deadline: 20_000 });
    expect(there).toEqual({ ...(await decideRequest(request)), took: expect.any(Number) as number });
  });

  it('give way to a simpler one when they throw', async () => {
    const decided = await threads.think(requestFor(throwing, 'hard', './games/nim-throws.ts'), { deadline: 20_000 });
    expect(decided).toMatchObject({
      bot: 'random',
      instead: { of: 'hard', because: 'threw', message: 'the evaluation is broken' },
    });
    expect([1, 2, 3]).toContain(decided.answer);
  });

  it('give way when they hang, in time, and the threads go on', async () => {
    const start = performance.now();
    const request = requestFor(hanging, 'hard', './games/nim-hangs.ts');
    const decided = await threads.think(request, { deadline: 2000 });
    expect(performance.now() - start).toBeLessThan(20_000);
    expect(decided).toMatchObject({ bot: 'random', instead: { of: 'hard', because: 'late' } });
    expect([1, 2, 3]).toContain(decided.answer);
    expect((await threads.think(requestFor(orbit, 'easy'), { deadline: 20_000 })).instead).toBeUndefined();
  });

  it('stop when nobody wants the answer any more', async () => {
    const stopper = new AbortController();
    const request = requestFor(hanging, 'hard', './games/nim-hangs.ts');
    const thinking = threads.think(request, { deadline: 60_000, signal: stopper.signal });
    stopper.abort();
    await expect(thinking).rejects.toMatchObject({ code: 'stopped' });
    await expect(threads.think(request, { deadline: 60_000, signal: stopper.signal })).rejects.toMatchObject({
      code: 'stopped',
    });
  });

  it('say so when there is no such bot or game, and answer all the same', async () => {
    const decided = await threads.think({ ...requestFor(orbit, 'genius') }, { deadline: 20_000 });
    expect(decided.instead).toMatchObject({ of: 'genius', because: 'threw' });
    const request = { ...requestFor(orbit, 'hard'), game: { id: 'chess' } };
    expect(await threads.think(request, { deadline: 20_000 })).toMatchObject({
      bot: 'random',
      instead: { of: 'hard' },
    });
  });

  it('play the arena as it is played here', async () => {
    const options: ArenaOptions = { bots: ['easy', 'random'], games: 8, seed: 2, budget: { iterations: 30 } };
    const [there, here] = [await threads.arena({ id: 'orbit' }, options), await arena(orbit, options)];
    expect(there.bots.map(({ wins }) => wins)).toEqual(here.bots.map(({ wins }) => wins));
    expect(there.games).toBe(8);
  });

  it('stop an arena on every thread', async () => {
    const stopper = new AbortController();
    const playing = threads.arena(
      { id: 'orbit' },
      { bots: ['hard', 'hard'], games: 1e6, seed: 2, budget: { iterations: 1e6 }, signal: stopper.signal },
    );
    stopper.abort();
    await expect(playing).rejects.toMatchObject({ code: 'stopped' });
  });
});
