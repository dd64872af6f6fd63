// All that is kept, as lines of JSON: the same from SQLite and from PostgreSQL, so a server can also move from one to the
// other. It is read at one moment, while people play on. It holds secrets: of the dice, of sessions, of passwords' hashes.

import { createHash } from 'node:crypto';
import { fault, must } from '@orrery/kernel';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../store/index.ts';
import { type Kind, migrations } from '../store/migrations/index.ts';
import type { Schema } from '../store/schema.ts';

type Row = { readonly [column: string]: string | number | null };

/** The first line: what the others are. */
interface Header {
  readonly orrery: 'backup';
  readonly migrations: readonly string[];
  /** There is a last line; files of an older Orrery have none. */
  readonly ends?: true;
}

/** The last line: what must have come before it. */
interface Footer {
  readonly orrery: 'end';
  readonly sums: Sums;
}

/** By name of the database's tables: how many rows, and the digests of all of them together, in whatever order. */
type Sums = Record<string, { rows: number; digest: string }>;

const AT_ONCE = 200;
/** These are pointed at by others, and go first. */
const FIRST = ['tables', 'people'];

/** Gives what was written: every row there is, counted by the database itself. */
export async function writeBackup(
  database: Pick<Database, 'db' | 'kind'>,
  write: (line: string) => Promise<void>,
): Promise<number> {
  const { db, kind } = database;
  const sums: Sums = {};
  await db.connection().execute(async (on) => {
    await sql.raw(kind === 'postgres' ? 'begin isolation level repeatable read read only' : 'begin').execute(on);
    try {
      const head: Header = { orrery: 'backup', migrations: await stepsOf(on), ends: true };
      await write(JSON.stringify(head));
      for (const name of await tableNames(on)) {
        for await (const row of rowsOf(on, name)) {
          await write(JSON.stringify([name, row]));
          addTo(sums, name, row);
        }
        await proveCount(on, name, sums[name]?.rows ?? 0);
      }
      const foot: Footer = { orrery: 'end', sums };
      await write(JSON.stringify(foot));
    } finally {
      await sql.raw('rollback').execute(on);
    }
  });
  return totalOf(sums);
}

/** Reads a backup as `readBackup` does, and puts it nowhere: gives how many rows it has, all as they were written. */
export async function proveBackup(lines: AsyncIterable<string>): Promise<number> {
  const sums: Sums = {};
  for await (const [name, row] of rowsIn(lines, sums, async () => undefined)) addTo(sums, name, row);
  return totalOf(sums);
}

/** Fills an empty server. What an older Orrery wrote is put where it came from, and goes the same way from there as the data of
 *  a server that is updated; what a newer one wrote is refused. */
export async function readBackup(database: Database, lines: AsyncIterable<string>): Promise<number> {
  const { kind } = database;
  let rows = 0;
  await database.write(async (on) => {
    for (const name of await tableNames(on))
      if (!OWN_KEYS.has(name) && (await firstOf(on, name)) !== undefined)
        throw fault('not-empty', 'there is data already; restore into a new folder or an empty database');
    let names: string[] = [];
    let left: string[] = [];
    const begin = async (head: Header): Promise<void> => {
      left = await buildFor(on, kind, head);
      names = await tableNames(on);
    };
    const sums: Sums = {};
    for await (const [name, row] of rowsIn(lines, sums, begin)) {
      if (!names.includes(name)) throw fault('bad-backup', `this backup has a table "${name}" that is not known here`);
      await insert(on, name, row);
      addTo(sums, name, row);
    }
    await proveRows(on, sums);
    for (const name of left) await runStep(on, kind, name);
    for (const [name, sum] of Object.entries(sums)) await proveCount(on, name, sum.rows);
    rows = totalOf(sums);
    if (kind === 'postgres')
      await sql`select setval(pg_get_serial_sequence('jobs', 'id'), coalesce((select max(id) from jobs), 0) + 1)`.execute(
        on,
      );
  });
  return rows;
}

/** Makes the empty tables as they were where the backup comes from; gives the steps that are left from there to here. */
async function buildFor(on: Kysely<Schema>, kind: Kind, head: Header): Promise<string[]> {
  const isDone = (name: string): boolean => head.migrations.includes(name);
  const steps = Object.keys(migrations).toSorted();
  for (const name of OWN_KEYS) await sql`delete from ${sql.table(name)}`.execute(on);
  if (steps.every(isDone)) return [];
  const end = sql.raw(kind === 'postgres' ? ' cascade' : '');
  for (const name of (await tableNames(on)).toReversed()) await sql`drop table ${sql.table(name)}${end}`.execute(on);
  for (const name of steps.filter(isDone)) await runStep(on, kind, name);
  return steps.filter((name) => !isDone(name));
}

/** A step knows no columns but its own. */
const runStep = (on: Kysely<Schema>, kind: Kind, name: string): Promise<void> =>
  must(migrations[name], 'a step')(on as unknown as Kysely<unknown>, kind);

/** The rows of a backup, once its first line is read; its last line is compared with what was counted meanwhile. */
async function* rowsIn(
  lines: AsyncIterable<string>,
  counted: Sums,
  begin: (head: Header) => Promise<void>,
): AsyncGenerator<[name: string, row: Row]> {
  let head: Header | undefined;
  let foot: Footer | undefined;
  for await (const line of lines) {
    if (line === '') continue;
    if (head === undefined) {
      head = readHead(line);
      await begin(head);
    } else {
      const read = readLine(line);
      if (foot !== undefined) throw fault('bad-backup', 'this backup goes on after its end');
      if (Array.isArray(read)) yield read;
      else foot = read;
    }
  }
  if (head === undefined) throw fault('bad-backup', 'this is not a backup of Orrery');
  if (foot === undefined && head.ends === true)
    throw fault('bad-backup', 'this backup is cut off: its last line is missing');
  if (foot !== undefined) compare(foot.sums, counted, 'bad-backup');
}

/** The rows that are there now are those that were read: nothing lost, nothing changed by the database on its way. */
async function proveRows(on: Kysely<Schema>, read: Sums): Promise<void> {
  const there: Sums = {};
  for (const name of Object.keys(read)) for await (const row of rowsOf(on, name)) addTo(there, name, row);
  compare(read, there, 'bad-restore');
}

async function proveCount(on: Kysely<Schema>, name: string, written: number): Promise<void> {
  const found = await sql<{ n: number | string }>`select count(*) as n from ${sql.table(name)}`.execute(on);
  const there = Number(found.rows[0]?.n);
  if (there !== written)
    throw fault('backup-incomplete', `"${name}" has ${there} rows instead of ${written}: do not rely on this`);
}

function addTo(sums: Sums, name: string, row: Row): void {
  const sum = (sums[name] ??= { rows: 0, digest: '0'.repeat(64) });
  const columns = Object.entries(row).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const digest = createHash('sha256').update(JSON.stringify(columns)).digest('hex');
  // Rows are all different, so that none undoes another, and their order does not matter.
  sum.digest = (BigInt(`0x${sum.digest}`) ^ BigInt(`0x${digest}`)).toString(16).padStart(64, '0');
  sum.rows++;
}

function compare(wanted: Sums, found: Sums, code: string): void {
  for (const name of new Set([...Object.keys(wanted), ...Object.keys(found)])) {
    const { rows, digest } = wanted[name] ?? { rows: 0, digest: '' };
    if (found[name]?.rows !== rows || found[name].digest !== digest)
      throw fault(
        code,
        `"${name}" should have ${rows} rows as they were written; ${found[name]?.rows ?? 0} were found`,
      );
  }
}

const totalOf = (sums: Sums): number => Object.values(sums).reduce((sum, { rows }) => sum + rows, 0);

function readLine(line: string): [name: string, row: Row] | Footer {
  try {
    return JSON.parse(line) as [string, Row] | Footer;
  } catch {
    throw fault('bad-backup', 'a line of this backup cannot be read');
  }
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

/** The steps that made the tables of a database as they are. */
async function stepsOf(on: Kysely<Schema>): Promise<string[]> {
  const found = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(on);
  return found.rows.map(({ name }) => name);
}

async function tableNames(db: Kysely<Schema>): Promise<string[]> {
  const found = (await db.introspection.getTables())
    .map(({ name }) => name)
    .filter((name) => !name.startsWith('kysely_'));
  return [...FIRST.filter((name) => found.includes(name)), ...found.filter((name) => !FIRST.includes(name)).toSorted()];
}

/** What there may be much of, what belongs to tables, is read for some of them at a time, so that no server is too big; for
 *  all that are named there, whether or not there still is such a table. */
async function* rowsOf(on: Kysely<Schema>, name: string): AsyncGenerator<Row> {
  const columns = (await on.introspection.getTables()).find((table) => table.name === name)?.columns ?? [];
  const key = name === 'tables' ? 'id' : columns.some((column) => column.name === 'table_id') ? 'table_id' : undefined;
  if (key === undefined) {
    yield* (await sql<Row>`select * from ${sql.table(name)}`.execute(on)).rows;
    return;
  }
  const [from, by] = [sql.table(name), sql.ref(key)];
  let beyond = sql`${by} is not null`;
  for (;;) {
    const some = sql<{
      id: string;
    }>`select distinct ${by} as id from ${from} where ${beyond} order by 1 limit ${AT_ONCE}`;
    const ids = (await some.execute(on)).rows.map(({ id }) => id);
    const last = ids.at(-1);
    if (last === undefined) return;
    yield* (await sql<Row>`select * from ${from} where ${by} in (${sql.join(ids)})`.execute(on)).rows;
    beyond = sql`${by} > ${last}`;
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
