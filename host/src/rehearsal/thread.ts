// A thread with a deadline: its work is done in turn. What takes long keeps the thread to itself, and the rest goes on in
// another; what does not come to an end in time is ended with its thread. Where a table is known to take long its work comes
// last, in threads beside; a game that was found with such a table has a thread of its own, and no other game waits for it. The
// pool of the bots would count the time from when a piece of work is handed in, and hand them in one by one: here they come by
// the hundred, and are short.

import { Worker } from 'node:worker_threads';
import { fault } from '@orrery/kernel';
import type { Work } from './works.ts';

export interface Thread {
  /** `table`: where the work belongs to one. It can be begun again then, since it changes nothing. */
  run<V>(work: Work, table?: string): Promise<V>;
}

export interface Task {
  readonly id: number;
  readonly work: Work;
  /** Milliseconds after which it is broken off; left out: the clock on this side decides. */
  readonly within?: number | undefined;
}

export type Reply = { readonly id: number } & (
  | { readonly value: unknown }
  | { readonly error: Told }
  | { readonly brokenOff: true }
);

export interface Told {
  /** Null: it was no fault of ours. */
  readonly code: string | null;
  readonly message: string;
  readonly stack: string;
}

interface Waiting {
  readonly work: Work;
  readonly table: string | undefined;
  /** Where it was sent to; null: it is not sent yet, or comes last. */
  lane: Lane | null;
  readonly done: (value: unknown) => void;
  readonly fail: (error: unknown) => void;
}

interface Lane {
  readonly worker: Worker;
  /** The game that has it to itself; empty: it is everybody's. */
  readonly game: string;
  /** The number of the piece of work that was begun; 0: none. */
  readonly begun: Int32Array;
  /** Since when it has been at it. */
  seen: { id: number; since: number };
  /** It took so long that only this is left to it; 0: it takes what comes. */
  only: number;
  /** Something was broken off in it, and may have left its memory in disorder: it ends when it has nothing to do. */
  isWorn: boolean;
}

/** Milliseconds: how often the clock is looked at, and how long others wait for somebody before they go elsewhere. */
const LOOK = 100;
const PATIENCE = 500;
/** How long work of a game may take that was found with rules that take long, before it comes last. */
const LITTLE = 100;
/** Threads for what takes long, at once; and for tables known for it, which burn what the others could use. */
const MOST_LONG = 2;
const MOST_LATER = 1;
/** Tables that are remembered because they took long. */
const MOST_SLOW = 1000;
/** Megabytes: a rule that fills the memory ends with its thread too. */
const MOST_MEMORY = 512;

/** Each piece of work has so many milliseconds. */
export function openThread(deadline: number): Thread {
  const waiting = new Map<number, Waiting>();
  const lanes = new Set<Lane>();
  /** Tables by how often they were out of time; and the games they play. */
  const slow = new Map<string, number>();
  const apart = new Set<string>();
  /** What comes last. */
  const later = new Set<number>();
  let gathered: number[] = [];
  let last = 0;
  let clock: NodeJS.Timeout | undefined;

  const settle = (id: number, how: (one: Waiting) => void): void => {
    const one = waiting.get(id);
    waiting.delete(id);
    later.delete(id);
    if (one !== undefined) how(one);
    if (waiting.size > 0) return;
    for (const { worker } of lanes) worker.unref();
  };
  const end = (lane: Lane): void => {
    lanes.delete(lane);
    void lane.worker.terminate();
  };
  const hear = (lane: Lane, reply: Reply): void => {
    if ('brokenOff' in reply) {
      lane.isWorn = true;
      putLast(reply.id);
      sendLater();
    } else hearEnd(lane, reply);
    if (lane.isWorn && sentTo(lane).length === 0) end(lane);
  };
  const hearEnd = (lane: Lane, reply: Exclude<Reply, { readonly brokenOff: true }>): void => {
    const table = waiting.get(reply.id)?.table;
    settle(reply.id, ({ done, fail }) => ('error' in reply ? fail(readError(reply.error)) : done(reply.value)));
    if (lane.only !== reply.id) return;
    if (table !== undefined && tookOf(lane, reply.id) < PATIENCE) slow.delete(table);
    end(lane);
    sendLater();
  };
  const open = (game: string): Lane => {
    const begun = new Int32Array(new SharedArrayBuffer(4));
    const url = new URL('./rehearsal.worker.ts', import.meta.url);
    const worker = new Worker(url, { workerData: begun, resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY } });
    const lane: Lane = { worker, game, begun, seen: { id: 0, since: 0 }, only: 0, isWorn: false };
    worker.on('message', (replies: readonly Reply[]) => {
      for (const reply of replies) hear(lane, reply);
    });
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
    for (const id of at === 0 ? sentTo(lane) : [at]) settle(id, (one) => one.fail(error));
    if (lane.only === 0) send(sentTo(lane));
    sendLater();
  };
  const look = (): void => {
    if (waiting.size === 0) {
      clearInterval(clock);
      clock = undefined;
    }
    for (const lane of lanes) {
      const id = Atomics.load(lane.begun, 0);
      if (id === 0 || id !== lane.seen.id) {
        lane.seen = { id, since: performance.now() };
        continue;
      }
      const took = tookOf(lane, id);
      // A game that has a thread to itself breaks off what takes long by itself.
      if (took >= PATIENCE && lane.only === 0 && lane.game === '') leaveAlone(lane, id);
      if (took < deadline || !lanes.has(lane)) continue;
      const table = waiting.get(id)?.table;
      if (table !== undefined) slow.set(table, (slow.get(table) ?? 0) + 1);
      fail(lane, id, fault('endless', `a rule did not come to an end within ${deadline} ms; the table is as it was`));
    }
  };
  /** What takes long goes on alone if there is room for it, and is begun again later otherwise; the rest goes elsewhere. */
  const leaveAlone = (lane: Lane, id: number): void => {
    const one = waiting.get(id);
    if (one === undefined) return;
    const isRoom = longOnes() < (one.table === undefined ? MOST_LONG : MOST_LATER);
    if (one.table === undefined && !isRoom) return;
    if (isRoom) lane.only = id;
    else {
      end(lane);
      putLast(id);
    }
    if (one.table !== undefined) noteSlow(one.table, one.work);
    send(sentTo(lane).filter((each) => each !== id));
  };
  const noteSlow = (table: string, work: Work): void => {
    apart.add(keyOf(work));
    if (slow.size >= MOST_SLOW) slow.clear();
    slow.set(table, slow.get(table) ?? 0);
  };
  const putLast = (id: number): void => {
    const one = waiting.get(id);
    if (one === undefined) return;
    if (one.table !== undefined) noteSlow(one.table, one.work);
    one.lane = null;
    later.add(id);
  };
  const longOnes = (): number => lanes.values().reduce((sum, { only }) => sum + Number(only !== 0), 0);
  const sentTo = (lane: Lane): number[] => [...waiting].flatMap(([id, one]) => (one.lane === lane ? [id] : []));
  /** Whoever was out of time least often is next. */
  const sendLater = (): void => {
    const oftenOf = (id: number): number => slow.get(waiting.get(id)?.table ?? '') ?? 0;
    for (const id of [...later]
      .sort((a, b) => oftenOf(a) - oftenOf(b))
      .slice(0, Math.max(0, MOST_LATER - longOnes()))) {
      later.delete(id);
      const lane = open('');
      lane.only = id;
      post(lane, [id]);
    }
  };
  const send = (ids: readonly number[]): void => {
    const byGame = new Map<string, number[]>();
    for (const id of ids) {
      const one = waiting.get(id);
      if (one === undefined) continue;
      if (one.table !== undefined && slow.has(one.table)) {
        putLast(id);
        continue;
      }
      const key = keyOf(one.work);
      const game = apart.has(key) ? key : '';
      byGame.set(game, [...(byGame.get(game) ?? []), id]);
    }
    for (const [game, own] of byGame)
      post([...lanes].find((lane) => lane.only === 0 && lane.game === game) ?? open(game), own);
    sendLater();
  };
  const post = (lane: Lane, ids: readonly number[]): void => {
    const tasks = ids.flatMap((id) => {
      const one = waiting.get(id);
      if (one !== undefined) one.lane = lane;
      const within = one?.table === undefined || lane.game === '' ? undefined : LITTLE;
      return one === undefined ? [] : [{ id, work: one.work, within }];
    });
    lane.worker.ref();
    try {
      // oxlint-disable-next-line require-post-message-target-origin
      lane.worker.postMessage(tasks satisfies Task[]);
    } catch (error) {
      // One of them is not plain data, and cannot go over: only that one fails.
      if (ids.length > 1) for (const id of ids) post(lane, [id]);
      else for (const id of ids) settle(id, (one) => one.fail(error));
      return;
    }
    clock ??= setInterval(look, LOOK).unref();
  };
  const flush = (): void => {
    const ids = gathered;
    gathered = [];
    send(ids);
  };

  return {
    run: <V>(work: Work, table?: string) =>
      new Promise<V>((done, failed) => {
        last = (last % 0x7fff_ffff) + 1;
        waiting.set(last, { work, table, lane: null, done: done as Waiting['done'], fail: failed });
        // What comes at the same moment goes over together.
        if (gathered.push(last) === 1) setImmediate(flush);
      }),
  };
}

/** Milliseconds that a lane has been at a piece of work, as far as it was seen. */
const tookOf = ({ seen }: Lane, id: number): number => (seen.id === id ? performance.now() - seen.since : 0);

const keyOf = ({ game }: Work): string => game.module ?? game.id;

function readError({ code, message, stack }: Told): Error {
  const error = code === null ? new Error(message) : fault(code, message);
  error.stack = stack;
  return error;
}
