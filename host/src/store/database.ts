// The database: SQLite in the data folder, or the PostgreSQL that `ORRERY_DATABASE_URL` names. One schema, one set of
// migrations, one set of questions; what differs lies behind `kind`.

import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { fault, isFault, must } from '@orrery/kernel';
import { Kysely, sql, type Transaction } from 'kysely';
import { Migrator } from 'kysely/migration';
import type { Pool } from 'pg';
import type { Log } from '../index.ts';
import { groupCommits } from './group-commit.ts';
import { type Kind, migrations } from './migrations/index.ts';
import { openPostgres } from './postgres.ts';
import type { Schema } from './schema.ts';
import { sqliteDialect } from './sqlite.ts';

export interface Database {
  readonly kind: Kind;
  readonly db: Kysely<Schema>;
  /** For listening; PostgreSQL only. */
  readonly pool: Pool | null;
  /** Another one whenever another process has written; null: that cannot be told. */
  dataVersion(): number | null;
  /** All in one transaction, or nothing. */
  write<V>(work: (db: Transaction<Schema>) => Promise<V>): Promise<V>;
  close(): Promise<void>;
}

export interface Where {
  /** The folder of the SQLite file. */
  readonly folder: string;
  /** PostgreSQL's address; left out: SQLite. */
  readonly url?: string | undefined;
  /** How many pages of 4 KB the SQLite file may grow by. */
  readonly pages?: number | undefined;
  readonly log?: Log | undefined;
}

export async function openDatabase({ folder, url, pages, log = () => undefined }: Where): Promise<Database> {
  const postgres = url === undefined ? null : openPostgres(url, log);
  const kind = postgres === null ? 'sqlite' : 'postgres';
  const sqlite = postgres === null ? sqliteDialect(folder) : null;
  const db = new Kysely<Schema>({ dialect: postgres?.dialect ?? must(sqlite, 'a database').dialect });
  const database: Database = {
    kind,
    db,
    pool: postgres?.pool ?? null,
    dataVersion: () => sqlite?.dataVersion() ?? null,
    write: kind === 'sqlite' ? groupCommits(db) : (work) => db.transaction().execute(work),
    close: () => db.destroy(),
  };
  try {
    await migrate(db, kind);
    sqlite?.made();
    if (pages !== undefined && kind === 'sqlite') await limit(db, pages);
  } catch (error) {
    await db.destroy();
    throw asStartFault(error, folder);
  }
  return database;
}

async function migrate(db: Kysely<Schema>, kind: Kind): Promise<void> {
  const steps = Object.entries(migrations).map(([name, up]) => [name, { up: (on: Kysely<unknown>) => up(on, kind) }]);
  const provider = { getMigrations: async () => Object.fromEntries(steps) };
  // Two lines of work may each have added one: neither has to wait for the other's number.
  const migrator = new Migrator({ db, provider, allowUnorderedMigrations: true });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
}

async function limit(db: Kysely<Schema>, pages: number): Promise<void> {
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db);
  await sql.raw(`pragma max_page_count = ${(rows[0]?.page_count ?? 0) + pages}`).execute(db);
}

function asStartFault(error: unknown, folder: string): unknown {
  if (error instanceof Error && error.message.startsWith('corrupted migrations'))
    return fault('data-newer', 'the data is of a newer Orrery; update this one');
  if (isFault(error) && error.code === 'database-away')
    return fault('database-away', 'the database named by ORRERY_DATABASE_URL cannot be reached');
  if (isFault(error) && error.code === 'database-busy')
    return fault('database-busy', `another program has locked the database in ${folder}: end it, and start again`);
  return error;
}

/** The data folder, made where it is missing, for its owner alone. Node's own recursive mkdir never comes back from a place where nothing can be made, such as /proc. */
export function makeFolder(path: string): void {
  if (existsSync(path)) return;
  if (!existsSync(dirname(path))) makeFolder(dirname(path));
  mkdirSync(path, { mode: 0o700 });
}
