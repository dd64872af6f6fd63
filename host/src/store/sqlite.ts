// One SQLite file, through Node's own driver. A commit is on the disk before it is acknowledged: SQLite itself does not wait
// for the disk (synchronous=NORMAL), we do, beside the thread (createFlush). A transaction takes the file at once, so that two
// processes wait for each other instead of failing half-way. Writers of one process stand in line before the file: SQLite's
// own waiting would stop the thread that is to finish first.

import { closeSync, existsSync, openSync, rmSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { fault, isFault } from '@orrery/kernel';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { asDiskFault } from '../faults.ts';

const FILE = 'orrery.sqlite';
/** Statements kept ready; texts of lists of every length would fill the memory otherwise. */
const MOST_READY = 500;
/** Milliseconds: how long we wait for another program that has locked the file, and how often we look. */
const PATIENCE = 5000;
const BETWEEN = 25;

export interface Sqlite {
  readonly dialect: Dialect;
  /** Another one whenever another process has written to the file. */
  dataVersion(): number | null;
  /** The schema is there: an empty file would be a loss from now on. */
  made(): void;
}

export function sqliteDialect(folder: string): Sqlite {
  let writer: Readied | undefined;
  return {
    dialect: {
      createAdapter: () => transactionalAdapter(),
      createIntrospector: (db) => new SqliteIntrospector(db),
      createQueryCompiler: () => new SqliteQueryCompiler(),
      createDriver() {
        writer = readied(openFile(folder));
        return createDriver(writer, folder);
      },
    },
    dataVersion() {
      if (writer === undefined) return null;
      const { rows } = runOn<{ data_version: number }>(writer, folder, 'pragma data_version', []);
      return rows[0]?.data_version ?? null;
    },
    made: () => rmSync(join(folder, `${FILE}${NEW}`), { force: true }),
  };
}

/** One line to the file writes, another one reads: so that nobody sees what is not committed. */
function createDriver(writer: Readied, folder: string): Driver {
  const reader = readied(openReader(folder));
  const flush = createFlush(join(folder, `${FILE}-wal`));
  const waits = isLogged(writer.db);
  const flushed = async (): Promise<void> => {
    if (!waits) return;
    await flush.now().catch((error: unknown) => {
      throw asDiskFault(error, folder);
    });
  };
  const inside = new WeakSet<DatabaseConnection>();
  const free: DatabaseConnection[] = [];
  let leave = (): void => undefined;

  const connect = (): DatabaseConnection => {
    const connection: DatabaseConnection = {
      async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
        if (inside.has(connection) || sql.startsWith('pragma')) return runOn<R>(writer, folder, sql, parameters);
        // Whoever begins by hand wants to read one moment, as a backup does.
        if (/^(select|begin|rollback)\b/.test(sql)) return whenFree(() => runOn<R>(reader, folder, sql, parameters));
        const came = performance.now();
        const end = await standInLine(folder);
        try {
          return await whenFree(() => runOn<R>(writer, folder, sql, parameters), came);
        } finally {
          end();
          await flushed();
        }
      },
      // oxlint-disable-next-line require-yield
      async *streamQuery() {
        throw fault('broken', 'nothing is read from SQLite in pieces');
      },
    };
    return connection;
  };
  const run = (sql: string): void => void runOn(writer, folder, sql, []);
  return {
    init: async () => undefined,
    acquireConnection: async () => free.pop() ?? connect(),
    releaseConnection: async (connection) => void free.push(connection),
    async beginTransaction(connection) {
      const came = performance.now();
      const end = await standInLine(folder);
      try {
        await whenFree(() => run('begin immediate'), came);
      } catch (error) {
        end();
        throw error;
      }
      inside.add(connection);
      leave = () => {
        inside.delete(connection);
        end();
      };
    },
    async commitTransaction() {
      await whenFree(() => run('commit'));
      leave();
      await flushed();
    },
    async rollbackTransaction(connection) {
      if (!inside.has(connection)) return;
      // A full disk has ended the transaction already.
      if (writer.db.isTransaction) run('rollback');
      leave();
    },
    async destroy() {
      await flush.close();
      reader.db.close();
      writer.db.close();
    },
  };
}

interface Readied {
  readonly db: DatabaseSync;
  statement(sql: string): Statement;
}

interface Statement {
  readonly ready: StatementSync;
  /** Whether it gives rows: asked once, for the answer is a list of all its columns. */
  readonly hasRows: boolean;
}

/** With its statements kept ready. */
function readied(db: DatabaseSync): Readied {
  const ready = new Map<string, Statement>();
  return {
    db,
    statement(sql) {
      const known = ready.get(sql);
      if (known !== undefined) return known;
      if (ready.size >= MOST_READY) ready.clear();
      const prepared = db.prepare(sql);
      const made = { ready: prepared, hasRows: prepared.columns().length > 0 };
      ready.set(sql, made);
      return made;
    },
  };
}

function runOn<R>(on: Readied, folder: string, sql: string, parameters: readonly unknown[]): QueryResult<R> {
  try {
    const { ready, hasRows } = on.statement(sql);
    const values = parameters as readonly SQLInputValue[];
    if (hasRows) return { rows: ready.all(...values) as R[] };
    return { rows: [], numAffectedRows: BigInt(ready.run(...values).changes) };
  } catch (error) {
    throw asDiskFault(error, folder);
  }
}

/** Tries again while another program has the file locked. SQLite would wait too, but nobody would be served meanwhile.
 *  Who has waited in line for others who waited has waited enough. */
async function whenFree<V>(work: () => V, since = performance.now()): Promise<V> {
  for (;;)
    try {
      return work();
    } catch (error) {
      if (!isFault(error) || error.code !== 'database-busy' || performance.now() > since + PATIENCE) throw error;
      await new Promise((resolve) => setTimeout(resolve, BETWEEN));
    }
}

/** By folder: when the last one in line is done. */
const lines = new Map<string, Promise<void>>();

/** Waits for the turn of a writer; gives what ends it. */
async function standInLine(folder: string): Promise<() => void> {
  const before = lines.get(folder);
  let leave = (): void => undefined;
  const mine = new Promise<void>((done) => (leave = done));
  lines.set(folder, mine);
  await before;
  return () => {
    if (lines.get(folder) === mine) lines.delete(folder);
    leave();
  };
}

/** SQLite rolls back a change of the schema like any other; Kysely does not count on it. */
function transactionalAdapter(): SqliteAdapter {
  return Object.defineProperty(new SqliteAdapter(), 'supportsTransactionalDdl', { value: true });
}

/** Whether SQLite writes ahead into a log beside the file, as it does nearly everywhere. */
function isLogged(db: DatabaseSync): boolean {
  const { journal_mode: mode } = db.prepare('PRAGMA journal_mode').get() as { journal_mode: string };
  return mode === 'wal';
}

function openReader(folder: string): DatabaseSync {
  const db = new DatabaseSync(join(folder, FILE), { timeout: PATIENCE });
  db.exec('PRAGMA query_only = ON; PRAGMA busy_timeout = 0;');
  return db;
}

function openFile(folder: string): DatabaseSync {
  try {
    const path = join(folder, FILE);
    noteNew(path);
    // The file holds the secrets of the dice: its owner alone may read it, and SQLite's own files follow it.
    closeSync(openSync(path, 'a', 0o600));
    const db = new DatabaseSync(path, { timeout: PATIENCE, enableForeignKeyConstraints: true });
    db.exec('PRAGMA journal_mode = WAL;');
    // Where a file system knows no such log, SQLite itself waits for the disk.
    db.exec(`PRAGMA synchronous = ${isLogged(db) ? 'NORMAL' : 'FULL'};`);
    // The first files counted their migrations here, and were shipped with one.
    const { user_version: version } = db.prepare('PRAGMA user_version').get() as { user_version: number };
    if (version > 1) throw fault('data-newer', 'the data is of a newer Orrery; update this one');
    if (isEmpty(db) && !existsSync(`${path}${NEW}`))
      throw fault(
        'data-empty',
        `the database ${path} is there, but empty: put a good copy in its place, or delete it to begin anew`,
      );
    db.exec('PRAGMA busy_timeout = 0;');
    return db;
  } catch (error) {
    throw asDiskFault(error, folder);
  }
}

/** A file beside the database: it is being made, and may still be empty if that was cut short. */
const NEW = '-new';

function noteNew(path: string): void {
  if (!existsSync(path)) closeSync(openSync(`${path}${NEW}`, 'a', 0o600));
}

const isEmpty = (db: DatabaseSync): boolean => db.prepare('select 1 from sqlite_master limit 1').get() === undefined;

/** Waits until the disk has what was written so far, without stopping the thread: one wait serves all who ask during the one
 *  before it. */
export interface Flush {
  /** When all that was written before this call is on the disk. */
  now(): Promise<void>;
  close(): Promise<void>;
}

/** SQLite keeps the file as long as the database is open; it is there from the first write on. */
export function createFlush(path: string): Flush {
  let file: Promise<FileHandle> | undefined;
  let running: Promise<void> = Promise.resolve();
  let next: Promise<void> | null = null;

  const flush = async (): Promise<void> => {
    next = null;
    file ??= open(path, 'r+');
    await (await file).datasync();
  };
  return {
    now() {
      // What is under way may have begun before the caller's bytes were there: the next one counts.
      next ??= running = running.then(flush, flush);
      return next;
    },
    async close() {
      await running.catch(() => undefined);
      await (await file)?.close();
    },
  };
}
