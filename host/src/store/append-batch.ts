// The answers of many tables in one transaction of PostgreSQL: three statements for all of them, where each would take four of its
// own. The unique keys of rows and commands and the versions of tables are checked as ever; if one of them does not hold, or
// whatever else fails, nothing of the batch is written, and each is written by itself: one table's conflict is its own.

import { type Kysely, sql, type Transaction } from 'kysely';
import type { Schema } from './schema.ts';
import type { AppendDetails, StoredRow } from './store.ts';

export interface Append {
  readonly id: string;
  readonly after: number;
  readonly rows: readonly StoredRow[];
  readonly details: AppendDetails;
}

interface Parts {
  readonly db: Kysely<Schema>;
  /** One by itself, in a transaction of its own. */
  readonly alone: (append: Append) => Promise<boolean>;
  /** What of it does not go with the others, inside their transaction; false: it does not hold. */
  readonly rest: (on: Transaction<Schema>, append: Append) => Promise<boolean>;
}

/** Batches under way at once, and the answers in one. */
const LANES = 2;
const MOST = 100;
/** Rows of one answer: more are a game that is brought along, and go by themselves. */
const MOST_ROWS = 20;
/** Milliseconds that a batch waits for somebody else's lock: then its answers go on without each other. */
const LOCK = 250;

interface Task {
  readonly append: Append;
  readonly done: (isWritten: boolean) => void;
  readonly fail: (error: unknown) => void;
}

export function batchAppends({ db, alone, rest }: Parts): (append: Append) => Promise<boolean> {
  let waiting: Task[] = [];
  let busy = 0;

  const run = async (): Promise<void> => {
    while (waiting.length > 0) {
      const { batch, left } = ofEachTableOne(waiting);
      waiting = left;
      const appends = batch.map(({ append }) => append);
      // Without a line to the database, too, each hears for itself that it is away.
      const isWritten = batch.length > 1 && (await writeAll(db, appends, rest).catch(() => false));
      if (isWritten) for (const { done } of batch) done(true);
      else await Promise.all(batch.map(({ append, done, fail }) => alone(append).then(done, fail)));
    }
    busy--;
  };
  return (append) => {
    // Without a row its place in the log has to be looked for, after the lock on its table.
    if (append.rows.length === 0 || append.rows.length > MOST_ROWS) return alone(append);
    return new Promise((done, fail) => {
      waiting.push({ append, done, fail });
      if (busy >= LANES) return;
      busy++;
      setImmediate(() => void run());
    });
  };
}

/** In the order of their tables, as every node takes them: so nobody waits for who waits for them. */
function ofEachTableOne(waiting: readonly Task[]): { batch: Task[]; left: Task[] } {
  const batch = new Map<string, Task>();
  const left: Task[] = [];
  for (const task of waiting) {
    const { id } = task.append;
    if (batch.size >= MOST || batch.has(id)) left.push(task);
    else batch.set(id, task);
  }
  return { batch: [...batch.values()].toSorted((a, b) => (a.append.id < b.append.id ? -1 : 1)), left };
}

/** False: nothing of it is written. */
function writeAll(db: Kysely<Schema>, appends: readonly Append[], rest: Parts['rest']): Promise<boolean> {
  return db.connection().execute(async (line) => {
    const on = line as Transaction<Schema>;
    try {
      await sql.raw(`begin; set local lock_timeout = ${LOCK}`).execute(on);
      await insertAll(on, appends);
      for (const append of appends) if (!(await rest(on, append))) throw new Error('one of them does not hold');
      const { rows } = await sql.raw<{ command?: string }>('commit').execute(on);
      // What somebody has made good inside it has ended it all the same: PostgreSQL takes it back, and calls that no error.
      return rows[0]?.command !== 'ROLLBACK';
    } catch {
      // Where the line broke it is not known whether the commit came through: written again, each finds its place taken, and is
      // looked for in the log.
      await sql
        .raw('rollback')
        .execute(on)
        .catch(() => undefined);
      return false;
    }
  });
}

async function insertAll(on: Transaction<Schema>, appends: readonly Append[]): Promise<void> {
  const rows = appends.flatMap(({ id, after, rows: own, details }) =>
    own.map(({ row, chain }, i) => [id, after + i + 1, JSON.stringify(row), chain, details.at] as const),
  );
  const commands = appends.flatMap(({ id, details: { command } }) =>
    command === undefined ? [] : [[id, command.seat, command.key, command.digest] as const],
  );
  const column = (of: readonly (readonly unknown[])[], at: number): unknown[] => of.map((each) => each[at]);
  const [table, seq, row, chain, at] = [0, 1, 2, 3, 4].map((n) => column(rows, n));
  const [of, seat, key, digest] = [0, 1, 2, 3].map((n) => column(commands, n));
  await sql`
    with said as (
      insert into commands (table_id, seat, key, digest)
      select * from unnest(${of}::text[], ${seat}::integer[], ${key}::text[], ${digest}::text[])
    )
    insert into rows (table_id, seq, row, chain, at)
    select * from unnest(${table}::text[], ${seq}::integer[], ${row}::text[], ${chain}::text[], ${at}::bigint[])
  `.execute(on);
}
