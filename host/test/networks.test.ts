// What is noted of addresses: of whoever sits down, once they do, and no longer than it says anything.

import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { sql } from 'kysely';
import { type Database, openDatabase } from '../src/store/index.ts';
import { databaseOf } from './database.ts';
import { createGuest, freshFolder, type Guest, playOut, startHost } from './server.ts';

const DAY = 24 * 3_600_000;
const seats = [{ kind: 'me', name: 'Ada' }, { kind: 'open' }] as const;

interface Scene {
  readonly ada: Guest;
  readonly database: Database;
  comes(from: string): Guest;
  doDue(): Promise<void>;
  noted(): Promise<number>;
}

async function scene(): Promise<Scene> {
  const data = freshFolder();
  const { address, doDue } = await startHost({ data });
  const database = await openDatabase({ folder: data, url: await databaseOf(data) });
  onTestFinished(() => database.close());
  const comes = (from: string): Guest => Object.assign(createGuest(address), { from });
  const noted = async () => (await database.db.selectFrom('networks').selectAll().execute()).length;
  return { ada: comes('203.0.113.1'), database, comes, doDue, noted };
}

describe('where somebody came from', () => {
  test('is noted of nobody who is refused', async () => {
    const { ada, comes, noted } = await scene();
    const { id } = await ada.create({ seats });
    expect(await noted()).toBe(1);
    const refused = async (path: string, body: unknown) =>
      expect((await comes('203.0.113.2').call('POST', path, body)).status).toBeGreaterThan(399);
    await refused('/api/tables', {});
    await refused('/api/tables', { game: 'bids', seats: [] });
    await refused('/api/tables', { game: 'none', seats });
    await refused(`/api/tables/${id}/join`, {});
    await refused(`/api/tables/${id}/join`, { name: 'Bo', seat: 0 });
    await refused(`/api/tables/${id}/hand/take`, { pass: 'not-the-right-one', name: 'Bo' });
    expect(await noted()).toBe(1);
  });

  test('is noted of whoever sits down, however they come to their seat', async () => {
    const { ada, comes, noted, database } = await scene();
    const { id } = await ada.create({ seats });
    const [bo, cy] = [comes('203.0.113.2'), comes('203.0.113.3')];
    await bo.join(id, { name: 'Bo' });
    expect(await noted()).toBe(2);
    const { pass } = (await bo.call<{ pass: string }>('POST', `/api/tables/${id}/hand/friend`, {})).body;
    expect((await cy.call('POST', `/api/tables/${id}/hand/take`, { pass, name: 'Cy' })).status).toBe(200);
    expect(await noted()).toBe(3);
    await playOut([ada, cy], id, 1);
    await database.db.deleteFrom('networks').execute();
    expect((await ada.call('POST', `/api/tables/${id}/again`, {})).status).toBe(200);
    expect(await noted()).toBe(1);
  });

  test('is forgotten after a month by a job, not by whoever comes next; so is a block that has nothing else', async () => {
    const { ada, comes, doDue, noted, database } = await scene();
    const { id } = await ada.create({ seats });
    const bo = comes('203.0.113.2');
    await bo.join(id, { name: 'Bo' });
    await ada.call('POST', `/api/tables/${id}/block`, { seat: 1, on: true });
    await bo.call('POST', '/api/account/sign-up', { login: 'bosco', password: 'three brass moons', name: 'Bo' });
    expect(
      (await bo.call('POST', '/api/account/delete', { sure: 'bosco', owner: { password: 'three brass moons' } }))
        .status,
    ).toBe(200);
    const nameless = async () =>
      (
        await database.db
          .selectFrom('blocks')
          .selectAll()
          .where('network', '<>', '')
          .where('other', 'like', '!%')
          .execute()
      ).length;
    await doDue();
    expect([await noted(), await nameless()]).toEqual([1, 1]);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 31 * DAY });
    onTestFinished(() => void vi.useRealTimers());
    await comes('203.0.113.3').create({ seats });
    expect(await noted()).toBe(2);
    // The next day too: the job goes on.
    for (const day of [0, 1]) {
      vi.setSystemTime(Date.now() + day * DAY);
      await doDue();
    }
    expect([await noted(), await nameless()]).toEqual([1, 0]);
    const { due } = await database.db
      .selectFrom('jobs')
      .select('due')
      .where('kind', '=', 'forget')
      .executeTakeFirstOrThrow();
    expect(due).toBeGreaterThan(Date.now());
  });

  test('is found by its age without reading every row', async () => {
    const { database } = await scene();
    const { db, kind } = database;
    const wanted = ['blocks_other', 'networks_seen', 'tables_owner'];
    const found =
      kind === 'sqlite'
        ? sql<{ name: string }>`select name from sqlite_master where type = 'index'`
        : sql<{ name: string }>`select indexname as name from pg_indexes`;
    expect((await found.execute(db)).rows.map(({ name }) => name)).toEqual(expect.arrayContaining(wanted));
  });
});
