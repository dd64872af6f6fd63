// The thread of the rehearsals: says which piece of work it has begun, so that the clock on the other side runs for that one,
// and does them in turn.

import { Script } from 'node:vm';
import { parentPort, workerData } from 'node:worker_threads';
import type { GameName } from '@orrery/bots';
import { getGame } from '@orrery/games';
import { fault, isFault, must, type State } from '@orrery/kernel';
import { type HostEdition, loadEdition, ownEdition } from '../bundles/edition.ts';
import type { Reply, Task, Told } from './thread.ts';
import { playRecord, playRows, rehearse, type Work } from './works.ts';

const begun = workerData as Int32Array;
const port = must(parentPort, 'a thread to reply to');
const loaded = new Map<string, Promise<HostEdition>>();

port.on('message', (tasks: readonly Task[]) => void doAll(tasks));

async function doAll(tasks: readonly Task[]): Promise<void> {
  const editions = await Promise.allSettled(tasks.map(({ work }) => editionOf(work.game)));
  let made: Reply[] = [];
  let since = performance.now();
  for (const [at, task] of tasks.entries()) {
    made.push(reply(task, editions[at]));
    // A word to the other side costs it about as much as a short rehearsal: what is done at the same moment goes together.
    // Nothing waits behind what is known to take long.
    const next = tasks[at + 1];
    if (next !== undefined && next.within === undefined && performance.now() < since + TOGETHER) continue;
    send(made);
    made = [];
    since = performance.now();
  }
}

/** Milliseconds. */
const TOGETHER = 1;

function send(replies: readonly Reply[]): void {
  try {
    port.postMessage(replies);
  } catch (error) {
    // What the rules made cannot go over, for it is not plain data: only that one fails.
    const [only] = replies;
    if (replies.length > 1) for (const each of replies) send([each]);
    else if (only !== undefined) port.postMessage([{ id: only.id, error: asTold(error) }] satisfies Reply[]);
  }
}

function reply({ id, work, within }: Task, edition: PromiseSettledResult<HostEdition> | undefined): Reply {
  Atomics.store(begun, 0, id);
  try {
    if (edition?.status !== 'fulfilled') throw edition?.reason ?? fault('broken', 'a game is missing');
    const { value } = edition;
    return { id, value: within === undefined ? run(value, work) : runWithin(within, () => run(value, work)) };
  } catch (error) {
    if (isBrokenOff(error)) return { id, brokenOff: true };
    return { id, error: asTold(error) };
  } finally {
    Atomics.store(begun, 0, 0);
  }
}

const CALL = Symbol.for('orrery.rehearsal');
const call = new Script(`globalThis[Symbol.for('orrery.rehearsal')]()`);

/** Breaks off what takes longer. The thread lives on: another one would take longer to begin than most work takes. Where the
 *  machine is busy time passes without work, and it is tried again with more of it. */
function runWithin(most: number, work: () => unknown): unknown {
  Object.assign(globalThis, { [CALL]: work });
  for (let timeout = most; ; timeout *= 2) {
    const before = process.threadCpuUsage();
    try {
      return call.runInThisContext({ timeout });
    } catch (error) {
      const { user, system } = process.threadCpuUsage(before);
      const worked = (user + system) / 1000;
      if (!isBrokenOff(error) || worked > most / 2) throw error;
    }
  }
}

const isBrokenOff = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';

function asTold(error: unknown): Told {
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  return { code: isFault(error) ? error.code : null, message, stack: stack ?? message };
}

function run(edition: HostEdition, work: Work): unknown {
  if (work.work === 'ready') return null;
  if (work.work === 'answers') return rehearse(edition, JSON.parse(work.state) as State, work.key, work);
  if (work.work === 'record') return playRecord(edition, work.text);
  return playRows(edition, work.head, work.key, work.rows);
}

function editionOf(name: GameName): Promise<HostEdition> {
  const key = name.module ?? name.id;
  const known = loaded.get(key) ?? load(name);
  loaded.set(key, known);
  return known;
}

const load = async ({ id, module }: GameName): Promise<HostEdition> =>
  module === undefined ? ownEdition(await getGame(id)) : loadEdition(module);
