// What is to be done later or elsewhere: bots' turns, clocks, notifications. A job is a row that outlives a crash; a node
// claims it for a while, and whoever does its effect in the database ends it in the same transaction. So it may be begun
// twice, when a node died or was slow, but it takes effect once.

import { randomBytes } from 'node:crypto';
import type { Json, Seat } from '@orrery/kernel';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Log } from './index.ts';
import type { Database } from './store/index.ts';
import type { Schema } from './store/schema.ts';

export interface NewJob {
  readonly kind: string;
  /** One job of a kind for each key; the same again moves its time. */
  readonly key: string;
  readonly about: Json;
  /** In milliseconds since 1970. */
  readonly due: number;
}

export interface Job extends NewJob {
  readonly id: number;
  /** How often it was begun before. */
  readonly tries: number;
}

/** Does a job. When it is done without an error, the job is ended if `finish` has not ended it before. */
type Work = (job: Job, signal: AbortSignal) => Promise<void>;

export interface Jobs {
  /** Says who does the jobs of a kind; before `start`. */
  on(kind: string, work: Work): void;
  add(jobs: readonly NewJob[], within?: Transaction<Schema>): Promise<void>;
  /** Adds jobs that this node begins at once: hand them to `begin` when the transaction is written. */
  addOwn(jobs: readonly NewJob[], within: Transaction<Schema>): Promise<Job[]>;
  begin(jobs: readonly Job[]): void;
  drop(kind: string, key: string, within?: Transaction<Schema>): Promise<void>;
  /** Ends a job in one breath with its effect; false: somebody else has done it, so roll back. */
  finish(job: Job, within: Transaction<Schema>): Promise<boolean>;
  start(): Promise<void>;
  /** Begins what is due; from the start on that happens every second. */
  look(): Promise<void>;
  /** Stops beginning; waits for what was begun, and leaves the rest to others. */
  close(): Promise<void>;
  /** How many are being done here. */
  busy(): number;
  /** When all that was begun here is done. */
  settled(): Promise<void>;
}

/** Milliseconds: how often we look for what is due, how long a claim holds, how soon a failed job is tried again. */
const LOOK = 1000;
const LEASE = 15_000;
const PATIENCE = 5000;
const LONGEST = 300_000;
/** Of each kind: however many bots think, clocks and notices are seen to. */
const MOST_AT_ONCE = 64;
/** Rows that go into one statement: databases count its variables. */
const AT_ONCE = 500;

export function createJobs({ db, kind: database, write }: Database, log: Log): Jobs {
  // A SQLite file has one owner: what it had begun before it died is its own to begin again, without a wait.
  const node = database === 'sqlite' ? 'local' : randomBytes(9).toString('base64url');
  const works = new Map<string, Work>();
  const running = new Map<number, { readonly kind: string; readonly done: Promise<void> }>();
  /** Ended with their effect. */
  const ended = new Set<number>();
  const closing = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let renewed = Date.now();

  const begin = (jobs: readonly Job[]): void => {
    for (const job of jobs) if (!running.has(job.id)) running.set(job.id, { kind: job.kind, done: run(job) });
  };

  const allDone = () => Promise.all(running.values().map(({ done }) => done));

  const run = async (job: Job): Promise<void> => {
    try {
      if (closing.signal.aborted) return;
      await works.get(job.kind)?.(job, closing.signal);
      if (!ended.delete(job.id))
        await db.deleteFrom('jobs').where('id', '=', job.id).where('node', '=', node).execute();
    } catch (error) {
      if (!closing.signal.aborted) await postpone(job, error);
    } finally {
      running.delete(job.id);
      ended.delete(job.id);
    }
  };

  const postpone = async (job: Job, error: unknown): Promise<void> => {
    log(`job ${job.id} (${job.kind}) failed: ${error instanceof Error ? error.message : String(error)}`);
    const due = Date.now() + Math.min(PATIENCE * 2 ** job.tries, LONGEST);
    const set = { node: null, until: null, due, tries: job.tries + 1 };
    await db
      .updateTable('jobs')
      .set(set)
      .where('id', '=', job.id)
      .where('node', '=', node)
      .execute()
      .catch((worse: unknown) => log(`job ${job.id} (${job.kind}) stays claimed: ${String(worse)}`));
  };

  /** What is due and nobody is at work on, or whose worker has not been heard of. */
  const claim = (kind: string, now: number, most: number): Promise<Job[]> =>
    write(async (on) => {
      const free = on
        .selectFrom('jobs')
        .select('id')
        .where('kind', '=', kind)
        .where('due', '<=', now)
        .where((is) => is.or([is('node', 'is', null), is('until', '<', now)]))
        .orderBy('due')
        .limit(most);
      const ids = (await (database === 'postgres' ? free.forUpdate().skipLocked() : free).execute()).map(
        ({ id }) => id,
      );
      if (ids.length === 0) return [];
      const set = { node, until: now + LEASE };
      return (await on.updateTable('jobs').set(set).where('id', 'in', ids).returningAll().execute()).map(readJob);
    });

  const look = async (): Promise<void> => {
    const now = Date.now();
    if (running.size > 0 && now - renewed > LEASE / 3) {
      renewed = now;
      const all = [...running.keys()];
      for (let from = 0; from < all.length; from += AT_ONCE)
        await db
          .updateTable('jobs')
          .set({ until: now + LEASE })
          .where('node', '=', node)
          .where('id', 'in', all.slice(from, from + AT_ONCE))
          .execute();
    }
    for (const kind of await kindsDue(db, now)) {
      const busy = running.values().filter((each) => each.kind === kind);
      const most = MOST_AT_ONCE - [...busy].length;
      if (most > 0 && works.has(kind)) begin(await claim(kind, now, most));
    }
  };

  const again = (): void => {
    if (closing.signal.aborted) return;
    timer = setTimeout(() => {
      look()
        .catch((error: unknown) => log(`jobs could not be looked for: ${String(error)}`))
        .finally(again);
    }, LOOK).unref();
  };

  return {
    on: (kind, work) => void works.set(kind, work),
    async add(jobs, within = db as Transaction<Schema>) {
      for (let from = 0; from < jobs.length; from += AT_ONCE)
        await within
          .insertInto('jobs')
          .values(jobs.slice(from, from + AT_ONCE).map(jobColumns))
          .onConflict((taken) =>
            taken.columns(['kind', 'key']).doUpdateSet({ due: sql`excluded.due`, about: sql`excluded.about` }),
          )
          .execute();
    },
    async addOwn(jobs, within) {
      if (jobs.length === 0) return [];
      const claimed = { node, until: Date.now() + LEASE };
      const added = await within
        .insertInto('jobs')
        .values(jobs.map((job) => ({ ...jobColumns(job), ...claimed })))
        .onConflict((taken) => taken.columns(['kind', 'key']).doNothing())
        .returningAll()
        .execute();
      return added.map(readJob);
    },
    begin,
    async drop(kind, key, within = db as Transaction<Schema>) {
      await within.deleteFrom('jobs').where('kind', '=', kind).where('key', '=', key).execute();
    },
    async finish({ id }, within) {
      const { numDeletedRows } = await within
        .deleteFrom('jobs')
        .where('id', '=', id)
        .where('node', '=', node)
        .executeTakeFirst();
      if (numDeletedRows !== 1n) return false;
      ended.add(id);
      return true;
    },
    async start() {
      if (database === 'sqlite') await release(db, node);
      await look();
      again();
    },
    look,
    async close() {
      closing.abort();
      clearTimeout(timer);
      await allDone();
      await release(db, node);
    },
    busy: () => running.size,
    async settled() {
      while (running.size > 0) await allDone();
    },
  };
}

/** How the keys of all questions begin that a bot is asked at a seat. */
export const questionsTo = (table: string, seat: Seat): string => `${table} ${seat} `;

/** Nobody waits for a bot's answer at this seat any more, though it may still think. */
export async function dropQuestions(on: Transaction<Schema>, table: string, seat: Seat): Promise<void> {
  const begin = questionsTo(table, seat);
  await on
    .deleteFrom('jobs')
    .where('kind', '=', 'bot')
    .where((is) => is(is.fn<string>('substr', ['key', is.lit(1), is.lit(begin.length)]), '=', begin))
    .execute();
}

async function release(db: Kysely<Schema>, node: string): Promise<void> {
  await db.updateTable('jobs').set({ node: null, until: null }).where('node', '=', node).execute();
}

/** A look that writes nothing, so that an idle server leaves the disk alone. */
async function kindsDue(db: Kysely<Schema>, now: number): Promise<string[]> {
  const found = db.selectFrom('jobs').select('kind').distinct().where('due', '<=', now);
  const free = found.where((is) => is.or([is('node', 'is', null), is('until', '<', now)]));
  return (await free.execute()).map(({ kind }) => kind);
}

const jobColumns = ({ kind, key, about, due }: NewJob) => ({ kind, key, about: JSON.stringify(about), due });

function readJob({
  id,
  kind,
  key,
  about,
  due,
  tries,
}: {
  id: number;
  kind: string;
  key: string;
  about: string;
  due: number;
  tries: number;
}): Job {
  return { id, kind, key, about: JSON.parse(about) as Json, due, tries };
}
