// PostgreSQL, for many nodes on one database. A line that breaks is told in our words, so that a client tries again.

import { fault } from '@orrery/kernel';
import { type DatabaseConnection, type Dialect, type Driver, PostgresDialect } from 'kysely';
import { Pool, types } from 'pg';
import type { Log } from '../index.ts';

/** Lines a node keeps open at most; waiting for one is cheaper than a database with thousands. */
const MOST_LINES = 10;
/** Milliseconds. */
const CONNECT = 5000;
const STATEMENT = 15_000;

export interface Postgres {
  readonly dialect: Dialect;
  readonly pool: Pool;
}

export function openPostgres(url: string, log: Log): Postgres {
  const pool = new Pool({
    connectionString: url,
    max: MOST_LINES,
    connectionTimeoutMillis: CONNECT,
    statement_timeout: STATEMENT,
    application_name: 'orrery',
    types: { getTypeParser: parserOf as typeof types.getTypeParser },
  });
  // A line also breaks while it is in use, between two questions: who asks next is told, and nobody else need be.
  pool.on('connect', (client) => client.on('error', () => undefined));
  pool.on('error', (error) => log(`a line to the database broke: ${error.message}`));
  const usual = new PostgresDialect({ pool });
  const dialect: Dialect = {
    createAdapter: () => usual.createAdapter(),
    createIntrospector: (db) => usual.createIntrospector(db),
    createQueryCompiler: () => usual.createQueryCompiler(),
    createDriver: () => inWords(usual.createDriver()),
  };
  return { dialect, pool };
}

/** A broken line in our words, wherever it breaks. */
function inWords(driver: Driver): Driver {
  const known = new WeakSet<DatabaseConnection>();
  const acquire = driver.acquireConnection.bind(driver);
  driver.acquireConnection = async (options) => {
    const connection = await acquire(options).catch(rethrow);
    if (known.has(connection)) return connection;
    known.add(connection);
    const execute = connection.executeQuery.bind(connection);
    connection.executeQuery = (query, how) => execute<never>(query, how).catch(rethrow);
    return connection;
  };
  return driver;
}

function rethrow(error: unknown): never {
  throw isAway(error) ? fault('database-away', 'the database cannot be reached at the moment; try again') : error;
}

const INT8 = 20;

/** Whole numbers as numbers: ours are all safe. */
const parserOf = (oid: number, format?: 'text' | 'binary'): unknown =>
  oid === INT8 && format !== 'binary' ? Number : types.getTypeParser(oid, format ?? 'text');

/** Whether the database could not be reached, ended, or is starting: it may come back. */
function isAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  if (/^(57P0[1-5]|08\w{3}|53300|40001|40P01)$/.test(code)) return true;
  if (/^(ECONNREFUSED|ECONNRESET|EPIPE|ENOENT|ETIMEDOUT|ENOTFOUND|EAI_AGAIN)$/.test(code)) return true;
  return /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying)/.test(
    error.message,
  );
}
