// Health is more than an answer: the database can be written.

import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Client } from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openDatabase } from '../src/store/index.ts';
import { databaseOf } from './database.ts';
import { createGuest, freshFolder, startHost } from './server.ts';

/** Here time passes when we say so. */
function holdTime(): void {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
}
const later = (): void => void vi.setSystemTime(Date.now() + 10_000);

const health = async (address: string): Promise<unknown[]> => {
  const response = await fetch(`${address}/health`);
  return [response.status, await response.json()];
};
const WELL = [200, { ok: true }];

/** Tables until there is no room for another. */
async function fill(address: string): Promise<void> {
  const wish = { game: 'bids', seats: [{ kind: 'me', name: 'Ada', salt: 'x'.repeat(64) }, { kind: 'open' }] };
  for (let n = 0; n < 500; n++)
    if ((await createGuest(address).call('POST', '/api/tables', wish)).status === 507) return;
  throw new Error('there is no end to the room');
}

/** The database answers, and takes nothing any more; gives what makes it well again. */
async function spoil(data: string, address: string): Promise<() => Promise<string>> {
  const url = await databaseOf(data);
  if (url === undefined) {
    await fill(address);
    return async () => (await startHost({ data })).address;
  }
  const client = new Client({ connectionString: url });
  await client.connect();
  onTestFinished(() => client.end());
  const turn = async (how: 'on' | 'off'): Promise<void> => {
    await client.query('set default_transaction_read_only = off');
    await client.query(`alter database "${new URL(url).pathname.slice(1)}" set default_transaction_read_only = ${how}`);
    await client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
    );
  };
  await turn('on');
  // The lines that were cut are no news any more: it can be read again.
  await vi.waitUntil(async () => (await fetch(`${address}/api/tables`)).status === 200, 10_000);
  return async () => {
    await turn('off');
    return address;
  };
}

test('a database that can be read and not written is not well', async () => {
  holdTime();
  const data = freshFolder();
  const { address } = await startHost({ data, pages: 40 });
  expect(await health(address)).toEqual(WELL);
  const mend = await spoil(data, address);
  later();
  const [status, trouble] = await health(address);
  expect([507, 503]).toContain(status);
  expect(trouble).toMatchObject({ code: expect.stringMatching(/^(disk-full|database-away)$/) as string });
  expect((await fetch(`${address}/api/games`)).status).toBe(200);
  const mended = await mend();
  await vi.waitUntil(async () => {
    later();
    return (await fetch(`${mended}/health`)).status === 200;
  }, 10_000);
});

/** Another one whenever the server has written. */
async function watch(data: string): Promise<() => Promise<unknown>> {
  const url = await databaseOf(data);
  if (url === undefined) {
    const db = new DatabaseSync(join(data, 'orrery.sqlite'));
    onTestFinished(() => db.close());
    return async () => db.prepare('pragma data_version').get();
  }
  const client = new Client({ connectionString: url });
  await client.connect();
  onTestFinished(() => client.end());
  let own = 0;
  // A look counts as a write of its own.
  return async () => {
    const { rows } = await client.query<{ n: string }>('select pg_current_xact_id()::text as n');
    return Number(rows[0]?.n) - own++;
  };
}

test('however often it is asked, the disk is written seldom, and nothing stays', async () => {
  holdTime();
  const data = freshFolder();
  const { address } = await startHost({ data });
  const written = await watch(data);
  expect(await health(address)).toEqual(WELL);
  const before = await written();
  await Promise.all(Array.from({ length: 50 }, () => health(address)));
  expect(await written()).toEqual(before);
  later();
  expect(await health(address)).toEqual(WELL);
  expect(await written()).not.toEqual(before);
  const { db, close } = await openDatabase({ folder: data, url: await databaseOf(data) });
  onTestFinished(close);
  const names = await db.selectFrom('house_keys').select('name').orderBy('name').execute();
  expect(names.map(({ name }) => name)).toEqual(['cookies', 'push']);
});
