// The thread of the rehearsals: says which piece of work it has begun, so that the clock on the other side runs for that one,
// and does them in turn.

import { parentPort, workerData } from 'node:worker_threads';
import type { GameName } from '@orrery/bots';
import { getGame } from '@orrery/games';
import { fault, type Game, isFault, must } from '@orrery/kernel';
import { type Engine, runsOn } from '../bundles/engine.ts';
import type { Reply, Task } from './thread.ts';
import { playRecord, playRows, tryAnswers, type Work } from './works.ts';

const begun = workerData as Int32Array;
const port = must(parentPort, 'a thread to reply to');
const loaded = new Map<string, Promise<Game>>();

port.on('message', (tasks: readonly Task[]) => void doAll(tasks));

async function doAll(tasks: readonly Task[]): Promise<void> {
  const games = await Promise.allSettled(tasks.map(({ work }) => gameOf(work.game)));
  for (const [at, task] of tasks.entries()) port.postMessage(reply(task, games[at]));
}

function reply({ id, work }: Task, game: PromiseSettledResult<Game> | undefined): Reply {
  Atomics.store(begun, 0, id);
  try {
    if (game?.status !== 'fulfilled') throw game?.reason ?? fault('broken', 'a game is missing');
    return { id, value: run(game.value, work) };
  } catch (error) {
    const { message, stack } = error instanceof Error ? error : new Error(String(error));
    return { id, error: { code: isFault(error) ? error.code : null, message, stack: stack ?? message } };
  } finally {
    Atomics.store(begun, 0, 0);
  }
}

function run(game: Game, work: Work): unknown {
  if (work.work === 'ready') return null;
  if (work.work === 'answers') return tryAnswers(game, work.state, work.key, work.seat, work.answers);
  if (work.work === 'record') return playRecord(game, work.record);
  return playRows(game, work.head, work.key, work.rows);
}

function gameOf(name: GameName): Promise<Game> {
  const key = name.module ?? name.id;
  const known = loaded.get(key) ?? load(name);
  loaded.set(key, known);
  return known;
}

/** A bundle brings the kernel it was written for. */
async function load({ id, module }: GameName): Promise<Game> {
  if (module === undefined) return getGame(id);
  const { game, kernel } = (await import(module)) as { game: Game; kernel?: Engine };
  return kernel === undefined ? game : runsOn(game, kernel, module);
}
