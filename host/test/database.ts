// Which database the hosts of this test file run on: SQLite, unless a file says otherwise. Servers on the same data folder
// share a database.

import { afterAll } from 'vitest';
import { type Postgres, startPostgres } from './postgres.ts';

let postgres: Postgres | undefined;
const databases = new Map<string, Promise<string>>();

/** All hosts started from here on run on a PostgreSQL that ends with the file. */
export async function usePostgres(): Promise<Postgres> {
  const started = await startPostgres();
  postgres = started;
  // Its folder has a database for each test: clearing that away takes a while.
  afterAll(() => started.end(), 120_000);
  return started;
}

/** The database that belongs to a data folder; undefined: the SQLite file in it. */
export async function databaseOf(folder: string): Promise<string | undefined> {
  if (postgres === undefined) return undefined;
  const known = databases.get(folder) ?? postgres.create();
  databases.set(folder, known);
  return known;
}
