import { Worker } from 'node:worker_threads';
import { type Game } from '@orrery/kernel';
import { game as duel } from '@orrery/kernel/slices/duel';
import { afterEach, describe, expect, it } from 'vitest';
import { openBrowserThinker, type WorkerLike } from '../src/browser.ts';
import { botMessages, decideRequest, replyTo, type BotRequest } from '../src/index.ts';
import type { WorkerReply, Thinker } from '../src/index.ts';
import { game as hanging } from './games/nim-hangs.ts';
import { deal, turnOf } from './position.ts';

function requestFor<T>(game: Game<T>, bot: string, module?: string): BotRequest {
  const { view, ask } = turnOf(game, deal(game, 2, 1).state, 1, { iterations: 1 });
  const name = module === undefined ? { id: game.id } : { id: game.id, module: new URL(module, import.meta.url).href };
  return { game: name, bot, view, ask, seed: 5, budget: { iterations: 40 } };
}

describe('the handler of the web worker', () => {
  it('takes and gives plain data', async () => {
    const request = requestFor(duel, 'medium');
    const message = structuredClone({ id: 7, request });
    const reply = await replyTo(message);
    expect(structuredClone(reply)).toEqual({
      id: 7,
      decided: { ...(await decideRequest(request)), took: expect.any(Number) as number },
    });
  });

  it('replies when it cannot decide', async () => {
    const reply = await replyTo({ id: 8, request: { ...requestFor(duel, 'medium'), game: { id: 'chess' } } });
    expect(reply).toMatchObject({ id: 8, error: expect.stringContaining('no game "chess"') as string });
  });

  it('gives reasons that have words in both languages', async () => {
    expect(Object.keys(botMessages.en)).toEqual(Object.keys(botMessages.it));
    for (const bot of ['random', 'greedy', 'hard']) {
      const { reason } = await decideRequest(requestFor(duel, bot));
      expect(Object.keys(botMessages.en)).toContain(reason?.key);
    }
  });
});

/** A thread of Node behind the face of a web worker. */
function nodeWorker(): WorkerLike & { ended: boolean } {
  const worker = new Worker(new URL('./node.worker.ts', import.meta.url));
  const events = new EventTarget();
  worker.on('message', (data: WorkerReply) => events.dispatchEvent(new MessageEvent('message', { data })));
  const face = {
    ended: false,
    addEventListener: events.addEventListener.bind(events) as WorkerLike['addEventListener'],
    postMessage: (message: unknown) => worker.postMessage(message, []),
    terminate() {
      face.ended = true;
      void worker.terminate();
    },
  };
  return face;
}

describe('a tab with its worker', () => {
  const workers: ReturnType<typeof nodeWorker>[] = [];
  const open = (): Thinker =>
    openBrowserThinker(() => {
      const worker = nodeWorker();
      workers.push(worker);
      return worker;
    });
  let thinker = open();
  afterEach(async () => {
    await thinker.close();
    expect(workers.every(({ ended }) => ended)).toBe(true);
    workers.length = 0;
    thinker = open();
  });

  it('decides one after another on one worker', async () => {
    const requests = ['easy', 'greedy', 'random'].map((bot) => requestFor(duel, bot));
    const decided = await Promise.all(requests.map((request) => thinker.think(request, { deadline: 20_000 })));
    const here = await Promise.all(requests.map(decideRequest));
    expect(decided).toEqual(here.map((each) => ({ ...each, took: expect.any(Number) as number })));
    expect(workers).toHaveLength(1);
  });

  it('ends a worker that hangs, answers, and goes on with another', async () => {
    const request = requestFor(hanging, 'hard', './games/nim-hangs.ts');
    expect(await thinker.think(request, { deadline: 800 })).toMatchObject({
      bot: 'random',
      instead: { of: 'hard', because: 'late' },
    });
    expect(workers.map(({ ended }) => ended)).toEqual([true, true]);
    expect((await thinker.think(requestFor(duel, 'greedy'), { deadline: 20_000 })).bot).toBe('greedy');
  });

  it('stops when nobody wants the answer any more', async () => {
    const stopper = new AbortController();
    const request = requestFor(hanging, 'hard', './games/nim-hangs.ts');
    const thinking = thinker.think(request, { deadline: 60_000, signal: stopper.signal });
    await Promise.resolve();
    stopper.abort();
    await expect(thinking).rejects.toMatchObject({ code: 'stopped' });
  });
});
