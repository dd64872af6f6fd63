// Bots in worker threads: a pool for the server and the command line.

import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import { type ArenaOptions, type ArenaResult, arena } from './arena.ts';
import { type GameName, loadEdition } from './request.ts';
import type { Round } from './round.ts';
import type { Decided } from './decided.ts';
import { type Thinker, thinkWithin } from './thinker.ts';

export interface Threads extends Thinker {
  /** The arena, its rounds spread over the threads. */
  arena(game: GameName, options: ArenaOptions): Promise<ArenaResult>;
}

export function openThreads(threads = Math.max(1, availableParallelism())): Threads {
  const pool = new Piscina<unknown, unknown>({
    filename: new URL('./thread.worker.ts', import.meta.url).href,
    minThreads: 1,
    maxThreads: threads,
    idleTimeout: 30_000,
    // A thread that waits for work must hear its timers: it prepares what brains will need.
    atomics: 'disabled',
  });
  return {
    think: (request, limits) =>
      thinkWithin((each, signal) => pool.run(each, { name: 'decide', signal }) as Promise<Decided>, request, limits),
    async arena(name, options) {
      const play: ArenaOptions['play'] = (job, signal) =>
        pool.run({ name, job }, signal ? { name: 'round', signal } : { name: 'round' }) as Promise<Round>;
      return arena((await loadEdition(name)).game, { ...options, play, lanes: threads });
    },
    close: () => pool.destroy(),
  };
}
