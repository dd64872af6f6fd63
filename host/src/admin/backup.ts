// All that is kept, as lines of JSON: the same from SQLite and from PostgreSQL, so a server can also move from one to the
// other. It is read at one moment, while people play on. It holds secrets: of the dice, of sessions, of passwords' hashes.

import { fault } from '@orrery/kernel';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../store/index.ts';
import { migrations } from '../store/migrations/index.ts';
import type { Schema } from '../store/schema.ts';

type Row = { readonly [column: string]: string | number | null };

/** The first line: what the others are. */
interface Header {
  readonly orrery: 'backup';
  readonly migrations: readonly string[];
}

const AT_ONCE = 200;
/** These are pointed at by others, and go first. */
const FIRST = ['tables', 'people'];

export async function writeBackup(database: Database, write: (line: string) => Promise<void>): Promise<number> {
  const { db, kind } = database;
  const names = await tableNames(db);
  let rows = 0;
  await db.connection().execute(async (on) => {
    await sql.raw(kind === 'postgres' ? 'begin isolation level repeatable read read only' : 'begin').execute(on);
    try {
      const head: Header = { orrery: 'backup', migrations: Object.keys(migrations) };
      await write(JSON.stringify(head));
      for (const name of names)
        for await (const row of rowsOf(on, name)) {
          await write(JSON.stringify([name, row]));
          rows++;
        }
    } finally {
      await sql.raw('rollback').execute(on);
    }
  });
  return rows;
}

/** Fills an empty server. What a newer Orrery wrote is refused. */
export async function readBackup(database: Database, lines: AsyncIterable<string>): Promise<number> {
  let rows = 0;
  await database.write(async (on) => {
    const names = await tableNames(on);
    for (const name of names)
      if (!OWN_KEYS.has(name) && (await firstOf(on, name)) !== undefined)
        throw fault('not-empty', 'there is data already; restore into a new folder or an empty database');
    for (const name of OWN_KEYS) if (names.includes(name)) await sql`delete from ${sql.table(name)}`.execute(on);
    let head: Header | undefined;
    for await (const line of lines) {
      if (line === '') continue;
      if (head === undefined) {
        head = readHead(line);
        continue;
      }
      const [name, row] = JSON.parse(line) as [string, Row];
      if (!names.includes(name)) throw fault('bad-backup', `this backup has a table "${name}" that is not known here`);
      await insert(on, name, row);
      rows++;
    }
    if (head === undefined) throw fault('bad-backup', 'this is not a backup of Orrery');
    if (database.kind === 'postgres' && names.includes('jobs'))
      await sql`select setval(pg_get_serial_sequence('jobs', 'id'), coalesce((select max(id) from jobs), 0) + 1)`.execute(
        on,
      );
  });
  return rows;
}

/** A new server makes its keys at its first start; those of the backup take their place. */
const OWN_KEYS = new Set(['house_keys']);

function readHead(line: string): Header {
  let head: Partial<Header>;
  try {
    head = JSON.parse(line) as Partial<Header>;
  } catch {
    throw fault('bad-backup', 'this is not a backup of Orrery');
  }
  if (head.orrery !== 'backup' || head.migrations === undefined)
    throw fault('bad-backup', 'this is not a backup of Orrery');
  if (head.migrations.some((name) => !Object.hasOwn(migrations, name)))
    throw fault('data-newer', 'the backup is of a newer Orrery; update this one');
  return head as Header;
}

async function tableNames(db: Kysely<Schema>): Promise<string[]> {
  const found = (await db.introspection.getTables())
    .map(({ name }) => name)
    .filter((name) => !name.startsWith('kysely_'));
  return [...FIRST.filter((name) => found.includes(name)), ...found.filter((name) => !FIRST.includes(name)).toSorted()];
}

/** What belongs to tables is read for some tables at a time, so that no server is too big. */
async function* rowsOf(on: Kysely<Schema>, name: string): AsyncGenerator<Row> {
  const columns = (await on.introspection.getTables()).find((table) => table.name === name)?.columns ?? [];
  const key = name === 'tables' ? 'id' : columns.some((column) => column.name === 'table_id') ? 'table_id' : undefined;
  if (key === undefined) {
    yield* (await sql<Row>`select * from ${sql.table(name)}`.execute(on)).rows;
    return;
  }
  let after = '';
  for (;;) {
    const ids = await on
      .selectFrom('tables')
      .select('id')
      .where('id', '>', after)
      .orderBy('id')
      .limit(AT_ONCE)
      .execute();
    if (ids.length === 0) return;
    const some = sql.join(ids.map(({ id }) => id));
    yield* (await sql<Row>`select * from ${sql.table(name)} where ${sql.ref(key)} in (${some})`.execute(on)).rows;
    after = ids.at(-1)?.id ?? after;
  }
}

async function firstOf(on: Kysely<Schema>, name: string): Promise<Row | undefined> {
  return (await sql<Row>`select * from ${sql.table(name)} limit 1`.execute(on)).rows[0];
}

async function insert(on: Kysely<Schema>, name: string, row: Row): Promise<void> {
  const columns = sql.join(Object.keys(row).map((column) => sql.ref(column)));
  const values = sql.join(Object.values(row));
  await sql`insert into ${sql.table(name)} (${columns}) values (${values})`.execute(on);
}
