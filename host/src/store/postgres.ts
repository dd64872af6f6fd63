// PostgreSQL, for many nodes on one database. A line that breaks is told in our words, so that a client tries again.

import { fault } from '@orrery/kernel';
import { type DatabaseConnection, type Dialect, type Driver, PostgresDialect } from 'kysely';
import { type Client, type ClientBase, Pool, types } from 'pg';
import { busyFault, fullFault, systemCode } from '../faults.ts';
import type { Log } from '../index.ts';

/** Lines a node keeps open at most; waiting for one is cheaper than a database with thousands. */
const MOST_LINES = 10;
/** Milliseconds. */
const CONNECT = 5000;
const STATEMENT = 15_000;
const LOCK = 10_000;
/** The database breaks off what takes longer than a statement may: one that says nothing for so long is not there any more,
 *  although nobody has said so, as where a machine on the way has lost the line. */
const SILENCE = 20_000;

export interface Postgres {
  readonly dialect: Dialect;
  readonly pool: Pool;
}

/** `silence`: milliseconds until a line on which no answer comes is given up; for tests. */
export function openPostgres(url: string, log: Log, silence = SILENCE): Postgres {
  const pool = new Pool({
    connectionString: url,
    max: MOST_LINES,
    connectionTimeoutMillis: CONNECT,
    statement_timeout: STATEMENT,
    lock_timeout: LOCK,
    query_timeout: silence,
    application_name: 'orrery',
    types: { getTypeParser: parserOf as typeof types.getTypeParser },
  });
  // A line also breaks while it is in use, between two questions: who asks next is told, and nobody else need be.
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
    endWhenSilent(client);
  });
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

/** A line on which an answer did not come would keep whoever gets it next waiting too. */
function endWhenSilent(client: ClientBase): void {
  const ask = client.query.bind(client) as (...what: unknown[]) => Promise<unknown> | undefined;
  const query = (...what: unknown[]): Promise<unknown> | undefined =>
    ask(...what)?.catch((error: unknown) => {
      if (isSilent(error)) void (client as Client).end();
      throw error;
    });
  Object.assign(client, { query });
}

const isSilent = (error: unknown): boolean => error instanceof Error && error.message === 'Query read timeout';

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
  if (isAway(error)) throw fault('database-away', 'the database cannot be reached at the moment; try again');
  const code = systemCode(error);
  if (code === DISK_FULL) throw fullFault();
  throw BUSY.includes(code) ? busyFault() : error;
}

const DISK_FULL = '53100';
/** A lock of somebody else's that did not go away; a statement that took too long. */
const BUSY: readonly string[] = ['55P03', '57014'];

const INT8 = 20;

/** Whole numbers as numbers: ours are all safe. */
const parserOf = (oid: number, format?: 'text' | 'binary'): unknown =>
  oid === INT8 && format !== 'binary' ? Number : types.getTypeParser(oid, format ?? 'text');

/** Whether the database could not be reached, ended, or is starting: it may come back. */
function isAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = systemCode(error);
  // Also one that has become a copy which may only be read: the other one has its place.
  if (/^(57P0[1-5]|08\w{3}|53300|40001|40P01|25006)$/.test(code)) return true;
  if (/^(ECONNREFUSED|ECONNRESET|EPIPE|ENOENT|ETIMEDOUT|ENOTFOUND|EAI_AGAIN)$/.test(code)) return true;
  return (
    isSilent(error) ||
    /^(Connection terminated|Client (has encountered a connection error|was closed)|timeout exceeded when trying)/.test(
      error.message,
    )
  );
}
