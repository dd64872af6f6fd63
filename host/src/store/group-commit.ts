// Writes of many tables in one transaction: SQLite waits for the disk at each commit, and one wait serves all who stand in
// line. Each write is all or nothing by itself, and is acknowledged when the disk has it.

import { CompiledQuery, type Kysely, type Transaction } from 'kysely';
import type { Schema } from './schema.ts';

type Work<V> = (db: Transaction<Schema>) => Promise<V>;

interface Task {
  readonly work: Work<unknown>;
  readonly done: (value: unknown) => void;
  readonly fail: (error: unknown) => void;
}

/** Milliseconds between two commits: whoever comes meanwhile shares the next one. Nobody waits where there is little to do. */
const GATHER = 1;
/** Writes in one transaction at most: a longer one would let the first wait for the last. */
const MOST = 200;

export function groupCommits(db: Kysely<Schema>): <V>(work: Work<V>) => Promise<V> {
  const waiting: Task[] = [];
  let busy = false;
  let last = 0;

  const run = async (): Promise<void> => {
    busy = true;
    // Also lets in whoever came while the disk worked.
    const rest = last + GATHER - performance.now();
    await new Promise((resolve) => (rest <= 0 ? setImmediate(resolve) : setTimeout(resolve, rest)));
    last = performance.now();
    await commit(db, waiting.splice(0, MOST));
    if (waiting.length > 0) void run();
    else busy = false;
  };
  return <V>(work: Work<V>) =>
    new Promise<V>((done, fail) => {
      waiting.push({ work, done: done as Task['done'], fail });
      if (!busy) void run();
    });
}

async function commit(db: Kysely<Schema>, tasks: readonly Task[]): Promise<void> {
  const ends: (() => void)[] = [];
  try {
    await db.transaction().execute(async (on) => {
      for (const { work, done, fail } of tasks) {
        const outcome = await (tasks.length === 1 ? work(on) : apart(on, work)).then(
          (value) => () => done(value),
          (error: unknown) => {
            if (tasks.length === 1) throw error;
            return () => fail(error);
          },
        );
        ends.push(outcome);
      }
    });
  } catch (error) {
    // Nothing of it is written: the disk is full, or the only one has failed.
    for (const { fail } of tasks) fail(error);
    return;
  }
  for (const end of ends) end();
}

const SAVE = CompiledQuery.raw('savepoint apart');
const KEEP = CompiledQuery.raw('release apart');
const UNDO = CompiledQuery.raw('rollback to apart');

/** What fails leaves no trace, and does not keep the others from their places. */
async function apart<V>(on: Transaction<Schema>, work: Work<V>): Promise<V> {
  await on.executeQuery(SAVE);
  try {
    const value = await work(on);
    await on.executeQuery(KEEP);
    return value;
  } catch (error) {
    await on.executeQuery(UNDO);
    await on.executeQuery(KEEP);
    throw error;
  }
}
