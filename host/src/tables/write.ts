// Writing at a table: rows of its log, or what changes besides. Clocks, jobs and what the hooks add go into the same
// transaction; people are told when it is written.

import { fault, must, type Row } from '@orrery/kernel';
import type { Transaction } from 'kysely';
import { forget, isSnapshotDue, takeSnapshot } from '../books.ts';
import type { Job, Jobs } from '../jobs.ts';
import type { TableClock } from '../pace/table-clock.ts';
import { isOver, type Play, rowsOf } from '../play.ts';
import type { Schema } from '../store/schema.ts';
import type { InSameWrite, Snapshot, Store } from '../store/store.ts';
import type { Cache } from './cache.ts';
import type { Hooks, Pacer, Table, Tables } from './index.ts';
import { playStored } from './load.ts';

interface WriterParts {
  readonly store: Store;
  readonly jobs: Jobs;
  readonly pacer: Pacer;
  readonly cache: Cache;
  readonly hooks: Hooks;
  get(id: string): Promise<Table>;
  /** It is written: everybody is told. */
  wrote(table: Table): Table;
}

export function createWriter(parts: WriterParts): Pick<Tables, 'write' | 'change'> {
  const { store, jobs, pacer, cache, hooks, get, wrote } = parts;
  return {
    async write(table, rows, { command, job, by = 'hand' } = {}) {
      const { stored } = table;
      const play = must(table.play, 'a dealt game');
      const after = rowsOf(play);
      let next = table;
      let snapshot: Snapshot | undefined;
      const { inside, done } = hooks.around(() => next);
      let isWritten = false;
      try {
        const played = rows.map((row) => playStored(play, row));
        const at = Date.now();
        const clock = await pacer(table, { rows, by }, at);
        next = { ...table, stored: { ...stored, clock } };
        snapshot = snapshotOf(play, clock);
        isWritten = await store.append(stored.id, after, played, {
          at,
          clock: clock === stored.clock ? undefined : clock,
          over: isOver(play),
          command,
          snapshot,
          voids: wentBackTo(rows),
          beside: job === undefined ? inside : finishing(jobs, job, inside),
        });
      } finally {
        // The copy in memory has run ahead of the log: drop it, the log is the truth.
        if (!isWritten) cache.drop(stored.id);
      }
      if (!isWritten) return false;
      if (snapshot !== undefined) forget(play, snapshot);
      wrote(cache.keep(next));
      done();
      return true;
    },
    async change(id, work, why) {
      const table = await get(id);
      let next = table;
      const { inside, done } = hooks.around(() => next);
      await store.change(id, async (on) => {
        await work(on);
        next = { ...table, stored: must(await store.table(id, on), 'a table') };
        if (next.play === null) return;
        const clock = await pacer(next, { rows: [], by: 'hand', ...why }, Date.now(), on);
        if (clock !== next.stored.clock) {
          await writeClock(on, id, clock);
          next = { ...next, stored: { ...next.stored, clock } };
        }
        await inside(on);
      });
      wrote(cache.keep(next));
      done();
      return next;
    },
  };
}

/** What is behind a curtain must be there again after a restart: no snapshot may lie after it. */
function snapshotOf(play: Play, clock: TableClock | null): Snapshot | undefined {
  const isShown = clock === null || clock.curtain === null;
  return isShown && isSnapshotDue(play) ? takeSnapshot(play) : undefined;
}

/** How many rows stay in force, where one of these goes back. */
function wentBackTo(rows: readonly Row[]): number | undefined {
  const back = rows.find((row) => 'back' in row);
  return back !== undefined && 'back' in back ? back.back : undefined;
}

/** A job is done in the same transaction as what it does: by one node, once. */
const finishing =
  (jobs: Jobs, job: Job, inside: InSameWrite): InSameWrite =>
  async (on) => {
    if (!(await jobs.finish(job, on))) throw fault('job-gone', `job ${job.key} is somebody else's by now`);
    return inside(on);
  };

async function writeClock(on: Transaction<Schema>, id: string, clock: TableClock | null): Promise<void> {
  const column = clock === null ? null : JSON.stringify(clock);
  await on.updateTable('tables').set({ clock: column }).where('id', '=', id).execute();
}
