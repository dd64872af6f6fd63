// A thread with a deadline: its work is done in turn. What takes long keeps the thread to itself, and the rest goes on in
// another; what does not come to an end in time is ended with its thread. The pool of the bots would count the time from
// when a piece of work is handed in, and hand them in one by one: here they come by the hundred, and are short.

import { Worker } from 'node:worker_threads';
import { fault } from '@orrery/kernel';
import type { Work } from './works.ts';

export interface Thread {
  run<V>(work: Work): Promise<V>;
}

export interface Task {
  readonly id: number;
  readonly work: Work;
}

export type Reply = { readonly id: number } & ({ readonly value: unknown } | { readonly error: Told });

export interface Told {
  /** Null: it was no fault of ours. */
  readonly code: string | null;
  readonly message: string;
  readonly stack: string;
}

interface Waiting {
  readonly work: Work;
  readonly done: (value: unknown) => void;
  readonly fail: (error: unknown) => void;
}

interface Lane {
  readonly worker: Worker;
  /** The number of the piece of work that was begun; 0: none. */
  readonly begun: Int32Array;
  /** Since when it has been at it. */
  seen: { id: number; since: number };
  /** It took so long that only this is left to it; 0: it takes what comes. */
  only: number;
}

/** Milliseconds: how often the clock is looked at, and how long others wait for somebody before they go elsewhere. */
const LOOK = 100;
const PATIENCE = 500;
const MOST_LANES = 3;
/** Megabytes: a rule that fills the memory ends with its thread too. */
const MOST_MEMORY = 512;

/** Each piece of work has so many milliseconds. */
export function openThread(deadline: number): Thread {
  const waiting = new Map<number, Waiting>();
  const lanes = new Set<Lane>();
  let gathered: Task[] = [];
  let last = 0;
  let clock: NodeJS.Timeout | undefined;

  const settle = (id: number, how: (one: Waiting) => void): void => {
    const one = waiting.get(id);
    waiting.delete(id);
    if (one !== undefined) how(one);
    if (waiting.size > 0) return;
    clearInterval(clock);
    clock = undefined;
    for (const { worker } of lanes) worker.unref();
  };
  const end = (lane: Lane): void => {
    lanes.delete(lane);
    void lane.worker.terminate();
  };
  const hear = (lane: Lane, reply: Reply): void => {
    settle(reply.id, ({ done, fail }) => ('error' in reply ? fail(readError(reply.error)) : done(reply.value)));
    if (lane.only === reply.id) end(lane);
  };
  const open = (): Lane => {
    const begun = new Int32Array(new SharedArrayBuffer(4));
    const url = new URL('./rehearsal.worker.ts', import.meta.url);
    const worker = new Worker(url, { workerData: begun, resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY } });
    const lane: Lane = { worker, begun, seen: { id: 0, since: 0 }, only: 0 };
    worker.on('message', (reply: Reply) => hear(lane, reply));
    const gone = (error: unknown): void => {
      if (lanes.has(lane)) fail(lane, Atomics.load(begun, 0), error);
    };
    worker.on('error', gone);
    worker.on('exit', () => gone(fault('thread-ended', 'the thread of the rehearsals has ended by itself')));
    lanes.add(lane);
    return lane;
  };
  /** Ends a lane with what it was at; the rest of its work goes elsewhere. */
  const fail = (lane: Lane, at: number, error: unknown): void => {
    end(lane);
    // A thread that breaks before it has begun anything would do so again.
    for (const id of at === 0 ? [...waiting.keys()] : [at]) settle(id, (one) => one.fail(error));
    if (lane.only === 0) sendRest();
  };
  const look = (): void => {
    const now = performance.now();
    for (const lane of lanes) {
      const id = Atomics.load(lane.begun, 0);
      if (id === 0 || id !== lane.seen.id) {
        lane.seen = { id, since: now };
        continue;
      }
      const took = now - lane.seen.since;
      if (took >= deadline)
        fail(lane, id, fault('endless', `a rule did not come to an end within ${deadline} ms; the table is as it was`));
      else if (took >= PATIENCE && lane.only === 0 && lanes.size < MOST_LANES) {
        lane.only = id;
        sendRest();
      }
    }
  };
  const sendRest = (): void => {
    const kept = new Set([...lanes].map(({ only }) => only));
    send([...waiting].flatMap(([id, { work }]) => (kept.has(id) ? [] : [{ id, work }])));
  };
  const send = (tasks: readonly Task[]): void => {
    if (tasks.length === 0) return;
    const { worker } = [...lanes].find(({ only }) => only === 0) ?? open();
    worker.ref();
    try {
      // oxlint-disable-next-line require-post-message-target-origin
      worker.postMessage(tasks);
    } catch (error) {
      // One of them is not plain data, and cannot go over: only that one fails.
      if (tasks.length > 1) for (const task of tasks) send([task]);
      else for (const { id } of tasks) settle(id, (one) => one.fail(error));
      return;
    }
    clock ??= setInterval(look, LOOK);
  };
  const flush = (): void => {
    const tasks = gathered;
    gathered = [];
    send(tasks);
  };

  return {
    run: <V>(work: Work) =>
      new Promise<V>((done, failed) => {
        last = (last % 0x7fff_ffff) + 1;
        waiting.set(last, { work, done: done as Waiting['done'], fail: failed });
        // What comes at the same moment goes over together.
        if (gathered.push({ id: last, work }) === 1) setImmediate(flush);
      }),
  };
}

function readError({ code, message, stack }: Told): Error {
  const error = code === null ? new Error(message) : fault(code, message);
  error.stack = stack;
  return error;
}
