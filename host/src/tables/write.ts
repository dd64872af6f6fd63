// Writing at a table: what happened there with all that follows, or what changes besides the log. It is tried first; clocks,
// jobs and what the hooks add go into the same transaction; people are told when it is written.

import { fault, must } from '@orrery/kernel';
import {
  dueAt,
  forget,
  isSnapshotDue,
  onShow,
  openAsk,
  type Played,
  rowsOf,
  silence,
  takeSnapshot,
} from '@orrery/table';
import type { Refused, Snapshot } from '@orrery/table';
import type { Job, Jobs } from '../jobs.ts';
import { pacingOf } from '../pace/table-clock.ts';
import type { Rehearsals } from '../rehearsal/index.ts';
import type { Trial } from '../rehearsal/works.ts';
import type { AppendDetails, InSameWrite, Store, StoredTable } from '../store/store.ts';
import type { Cache } from './cache.ts';
import type { Happened, Hooks, Paced, Pacer, HostedTable, Tables } from './index.ts';
import type { Play } from './load.ts';
import { labelOf } from '../label.ts';

interface WriterParts {
  readonly store: Store;
  readonly jobs: Jobs;
  readonly pacer: Pacer;
  readonly rehearsals: Rehearsals;
  readonly cache: Cache;
  readonly hooks: Hooks;
  get(id: string): Promise<HostedTable>;
  /** It is written: everybody is told. */
  wrote(table: HostedTable): HostedTable;
  /** What memory has is not what the log has, or nobody knows: it is dropped, and whoever follows the table is told what is
   *  true as soon as that can be read. An answer whose commit was not heard of may be in the log all the same. */
  doubt(id: string): void;
}

export function createWriter(parts: WriterParts): Pick<Tables, 'advance' | 'change'> {
  const { store, jobs, pacer, cache, hooks, get, wrote, doubt } = parts;
  return {
    async advance(table, happened, { command, job } = {}) {
      const { stored } = table;
      const play = must(table.play, 'a dealt game');
      const not = await rehearse(parts, table, play, happened);
      if (not !== null) return not;
      let next = table;
      let snapshot: Snapshot | undefined;
      const { inside, done } = hooks.around(() => next);
      let isWritten = false;
      try {
        const at = Date.now();
        const after = rowsOf(play);
        const paced = await pacer.advance(stored, play, happened, at);
        if (!paced.ok) return paced;
        const raises = paced.played.length === 0;
        const written = writtenAt(stored, play, paced, at);
        ({ snapshot } = written.details);
        next = { ...table, stored: { ...written.stored, version: stored.version + Number(raises) } };
        isWritten = await store.append(stored.id, after, paced.played, {
          ...written.details,
          command,
          raises,
          beside: job === undefined ? inside : finishing(jobs, job, inside),
        });
      } finally {
        // The copy in memory has run ahead of the log: drop it, the log is the truth.
        if (!isWritten) doubt(stored.id);
      }
      if (!isWritten) return 'behind';
      if (snapshot !== undefined) forget(play, snapshot);
      wrote(cache.keep(next));
      done();
      return 'done';
    },
    async change(id, work) {
      for (;;) {
        const table = await get(id);
        const { play } = table;
        const not = play === null ? null : await rehearse(parts, table, play, {});
        if (not !== null)
          throw fault('broken', `table ${labelOf(id)} refuses what follows by itself (${not.refusal.key})`);
        let next = table;
        let snapshot: Snapshot | undefined;
        const { inside, done } = hooks.around(() => next);
        let isWritten = false;
        try {
          isWritten = await store.change(id, async (on) => {
            await work(on);
            const stored = must(await store.table(id, on), 'a table');
            next = { ...table, stored };
            if (play === null) return true;
            if (stored.version !== table.stored.version + 1) throw BEHIND;
            const at = Date.now();
            const after = rowsOf(play);
            const paced = await pacer.advance(stored, play, {}, at, on);
            if (!paced.ok)
              throw fault('broken', `table ${labelOf(id)} refuses what follows by itself (${paced.refusal.key})`);
            const written = writtenAt(stored, play, paced, at);
            ({ snapshot } = written.details);
            next = { ...table, stored: written.stored };
            if (!(await store.add(on, id, after, paced.played, written.details))) throw BEHIND;
            return inside(on);
          });
        } catch (error) {
          if (error !== BEHIND) throw error;
        } finally {
          if (!isWritten) doubt(id);
        }
        if (!isWritten) continue;
        if (snapshot !== undefined && play !== null) forget(play, snapshot);
        wrote(cache.keep(next));
        done();
        return next;
      }
    },
  };
}

/** Another process was quicker. */
const BEHIND = new Error('behind');

/** What the rules have against it, tried elsewhere: what was done, what orders answer, and the silence of who is out of time.
 *  Also where nothing is played, so that an answer takes no longer than a click of who was not asked, and a window that
 *  somebody could use ends no later than another. */
async function rehearse(
  { pacer, rehearsals }: WriterParts,
  { stored }: HostedTable,
  play: Play,
  happened: Happened,
): Promise<Refused | null> {
  const pacing = pacingOf(stored);
  const { rows = [], nod, draft, ordered } = happened;
  const orders = ordered?.orders ?? pacing.orders;
  const due = dueAt(pacing, pacer.settingOf(stored));
  const isDue = due !== null && due <= Date.now();
  const isTimeOver = isDue && pacing.window?.passed === null;
  const answers: Trial['answers'][number][] = rows.flatMap((row) => ('answer' in row ? [row] : []));
  const ask = nod === undefined || pacing.window?.passed !== null ? null : openAsk(play, nod);
  if (nod !== undefined && ask !== null) answers.push({ seat: nod, answer: silence(ask) });
  const isClick = nod !== undefined || draft !== undefined;
  if (answers.length === 0 && !isClick && !isDue && orders.every((own) => own.length === 0)) return null;
  return rehearsals.answers(play, { answers, orders, isTimeOver });
}

/** What is written of a table that was moved on: the table as it is then, and what goes beside its rows. */
function writtenAt(
  stored: StoredTable,
  play: Play,
  { played, clock }: Paced,
  at: number,
): { stored: StoredTable; details: AppendDetails } {
  const now = { ...stored, clock };
  const pacing = pacingOf(now);
  // A game that ends behind a curtain is not over for anybody yet.
  const ends = stored.over === null && onShow(play, pacing).isOver;
  return {
    stored: ends ? { ...now, over: at } : now,
    details: {
      at,
      over: ends,
      version: stored.version,
      clock: clock === stored.clock ? undefined : clock,
      snapshot: isSnapshotDue(play, pacing) ? takeSnapshot(play) : undefined,
      voids: wentBackTo(played),
    },
  };
}

/** How many rows stay in force, where one of these goes back. */
function wentBackTo(played: readonly Played[]): number | undefined {
  const back = played.find(({ row }) => 'back' in row)?.row;
  return back !== undefined && 'back' in back ? back.back : undefined;
}

/** A job is done in the same transaction as what it does: by one node, once. */
const finishing =
  (jobs: Jobs, job: Job, inside: InSameWrite): InSameWrite =>
  async (on) => {
    if (!(await jobs.finish(job, on))) throw fault('job-gone', `job ${job.id} is somebody else's by now`);
    return inside(on);
  };
