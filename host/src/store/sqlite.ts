// One SQLite file, through Node's own driver. A commit is on the disk before it is acknowledged (synchronous=FULL), and a
// transaction takes the file at once, so that two processes wait for each other instead of failing half-way. Writers of one
// process stand in line before the file: SQLite's own waiting would stop the thread that is to finish first.

import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { fault } from '@orrery/kernel';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { asDiskFault } from '../faults.ts';

/** Statements kept ready; texts of lists of every length would fill the memory otherwise. */
const MOST_READY = 500;

export function sqliteDialect(folder: string): Dialect {
  return {
    createAdapter: () => transactionalAdapter(),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createDriver: () => createDriver(openFile(folder), folder),
  };
}

function createDriver(db: DatabaseSync, folder: string): Driver {
  const connection = connect(db, folder);
  const run = async (sql: string): Promise<void> => void (await connection.executeQuery(CompiledQuery.raw(sql)));
  let leave = (): void => undefined;
  return {
    init: async () => undefined,
    acquireConnection: async () => connection,
    async beginTransaction() {
      leave = await standInLine(folder);
      await run('begin immediate').catch((error: unknown) => {
        leave();
        throw error;
      });
    },
    async commitTransaction() {
      await run('commit');
      leave();
    },
    async rollbackTransaction() {
      // A full disk has ended the transaction already.
      if (db.isTransaction) await run('rollback');
      leave();
    },
    releaseConnection: async () => undefined,
    destroy: async () => db.close(),
  };
}

function connect(db: DatabaseSync, folder: string): DatabaseConnection {
  const ready = new Map<string, StatementSync>();
  const prepare = (sql: string): StatementSync => {
    const known = ready.get(sql);
    if (known !== undefined) return known;
    if (ready.size >= MOST_READY) ready.clear();
    const made = db.prepare(sql);
    ready.set(sql, made);
    return made;
  };
  return {
    async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
      const leave =
        db.isTransaction || /^(select|begin|pragma)\b/.test(sql) ? () => undefined : await standInLine(folder);
      try {
        const statement = prepare(sql);
        const values = parameters as readonly SQLInputValue[];
        if (statement.columns().length > 0) return { rows: statement.all(...values) as R[] };
        const { changes } = statement.run(...values);
        return { rows: [], numAffectedRows: BigInt(changes) };
      } catch (error) {
        throw asDiskFault(error, folder);
      } finally {
        leave();
      }
    },
    // oxlint-disable-next-line require-yield
    async *streamQuery() {
      throw fault('broken', 'nothing is read from SQLite in pieces');
    },
  };
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

function openFile(folder: string): DatabaseSync {
  try {
    const path = join(folder, 'orrery.sqlite');
    // The file holds the secrets of the dice: its owner alone may read it, and SQLite's own files follow it.
    closeSync(openSync(path, 'a', 0o600));
    const db = new DatabaseSync(path, { timeout: 5000, enableForeignKeyConstraints: true });
    db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;');
    // The first files counted their migrations here, and were shipped with one.
    const { user_version: version } = db.prepare('PRAGMA user_version').get() as { user_version: number };
    if (version > 1) throw fault('data-newer', 'the data is of a newer Orrery; update this one');
    return db;
  } catch (error) {
    throw asDiskFault(error, folder);
  }
}
