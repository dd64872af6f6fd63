// Running a server: backups that move between databases, records, stepping a table back, seats given to bots.

import { silence } from '@orrery/bots';
import type { Update } from '@orrery/protocol/tables';
import { type GameRecord, must, replay } from '@orrery/kernel';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { type Insertable, Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { writeBackup } from '../src/admin/backup.ts';
import { type Admin, openAdmin, proveBackup } from '../src/index.ts';
import { openDatabase } from '../src/store/index.ts';
import { migrations } from '../src/store/migrations/index.ts';
import type { Schema } from '../src/store/schema.ts';
import { sqliteDialect } from '../src/store/sqlite.ts';
import { bids, games } from './games/bids.ts';
import { createGuest, freshFolder, type Guest, playOut, seatAll, startHost } from './server.ts';
import { type Postgres, startPostgres } from './postgres.ts';

let postgres: Postgres;
beforeAll(async () => {
  postgres = await startPostgres();
}, 60_000);
afterAll(() => postgres.end(), 60_000);

async function enter(data: string, database?: string): Promise<Admin> {
  const admin = await openAdmin({ data, database, games });
  onTestFinished(() => admin.close());
  return admin;
}

async function linesOf(admin: Admin): Promise<string[]> {
  const lines: string[] = [];
  await admin.backup(async (line) => void lines.push(line));
  return lines;
}

async function* given(lines: readonly string[]): AsyncGenerator<string> {
  yield* lines;
}

test('a backup moves a server from SQLite to PostgreSQL and back; people play on where they were', async () => {
  const data = freshFolder();
  const first = await startHost({ data });
  const { id, people } = await seatAll(first.address, 2, { rounds: 6 });
  const [ada, bo] = people as [Guest, Guest];
  const over = await seatAll(first.address, 2);
  await playOut(over.people, over.id, 1);
  await ada.call('POST', `/api/tables/${id}/talk`, { text: 'See you there' });
  const before = await Promise.all(people.map((guest) => guest.look(id)));
  // While the server runs.
  const lines = await linesOf(await enter(data));
  await first.close();

  const database = await postgres.create();
  const there = await enter(freshFolder(), database);
  expect(await there.restore(given(lines))).toBe(lines.length - 2);
  await expect(there.restore(given(lines))).rejects.toMatchObject({ code: 'not-empty' });
  const second = await startHost({ database });
  for (const guest of people) guest.address = second.address;
  expect(await Promise.all(people.map((guest) => guest.look(id)))).toEqual(before);
  await playOut([ada], id, 2);
  await second.close();

  const home = freshFolder();
  await (await enter(home)).restore(given(await linesOf(there)));
  const third = await startHost({ data: home });
  for (const guest of people) guest.address = third.address;
  await playOut(people, id, 3);
  expect((await bo.look(id)).sight.stage).toBe('over');
  const { body: talk } = await bo.call<object[]>('GET', `/api/tables/${id}/talk`);
  expect(talk).toMatchObject([{ text: 'See you there' }]);
});

test('a backup shows one moment, whatever people do meanwhile', async () => {
  const data = freshFolder();
  const { address } = await startHost({ data });
  const { id, people } = await seatAll(address, 2);
  const [ada] = people as [Guest];
  const ask = must((await ada.look(id)).sight.ask, 'an ask');
  const lines: string[] = [];
  await (await enter(data)).backup(async (line) => {
    lines.push(line);
    // The table is written down already, its rows are not.
    if (line.startsWith('["tables"')) await ada.say(id, { ask: ask.number, answers: [silence(ask)] });
  });
  expect((await ada.look(id)).sight.ask).toBeNull();
  expect(lines.filter((line) => /^\["(tables|rows)"/.test(line))).toHaveLength(1);
});

test('what is no backup, or a newer one, is refused and leaves nothing behind', async () => {
  const data = freshFolder();
  const admin = await enter(data);
  for (const [lines, code] of [
    [[], 'bad-backup'],
    [['hello'], 'bad-backup'],
    [['{"orrery":"backup","migrations":["9999-tomorrow"]}'], 'data-newer'],
    [['{"orrery":"backup","migrations":[]}', '["nonsense",{}]'], 'bad-backup'],
    [['{"orrery":"backup","migrations":[]}', '["tables"'], 'bad-backup'],
  ] as const)
    await expect(admin.restore(given(lines))).rejects.toMatchObject({ code });
  expect(await admin.tables('', 10)).toEqual([]);
});

describe('a backup', () => {
  async function withKept(): Promise<{ lines: string[]; record: GameRecord; password: string }> {
    const elsewhere = await startHost();
    const { id, people } = await seatAll(elsewhere.address, 2);
    await playOut(people, id, 1);
    const [other] = people as [Guest];
    const { body: record } = await other.call<GameRecord>('GET', `/api/tables/${id}/record`);
    const data = freshFolder();
    const { address } = await startHost({ data });
    const ada = createGuest(address);
    const password = 'a long pass phrase';
    await ada.call('POST', '/api/account/sign-up', { login: 'ada', password, name: 'Ada' });
    expect((await ada.call('POST', '/api/account/records', record)).status).toBe(200);
    return { lines: await linesOf(await enter(data)), record, password };
  }

  test('has the games that people keep, of tables that were never here', async () => {
    const { lines, record, password } = await withKept();
    expect(await proveBackup(given(lines))).toBe(lines.length - 2);
    const data = freshFolder();
    const admin = await enter(data);
    await admin.restore(given(lines));
    const { address } = await startHost({ data });
    const ada = createGuest(address);
    await ada.call('POST', '/api/account/sign-in', { login: 'ada', password });
    const { body: kept } = await ada.call<{ id: string }[]>('GET', '/api/account/records');
    expect(kept).toHaveLength(1);
    expect((await ada.call('GET', `/api/account/records/${kept[0]?.id}`)).body).toEqual(record);
  });

  test('that lost a row, or its end, or was changed, is refused whole', async () => {
    const { lines } = await withKept();
    const at = lines.findIndex((line) => line.startsWith('["kept_records"'));
    const changed = lines.with(at, (lines[at] ?? '').replace('"game":"bids"', '"game":"duel"'));
    for (const bad of [lines.toSpliced(at, 1), lines.slice(0, -1), changed, [...lines, lines[at] ?? '']]) {
      const admin = await enter(freshFolder());
      await expect(admin.restore(given(bad))).rejects.toMatchObject({ code: 'bad-backup' });
      await expect(proveBackup(given(bad))).rejects.toMatchObject({ code: 'bad-backup' });
      expect((await linesOf(admin)).filter((line) => line.startsWith('["people"'))).toEqual([]);
    }
  });
});

describe('a backup of an older Orrery', () => {
  const steps = Object.entries(migrations);
  const kept = JSON.stringify({ orrery: 1, game: 'bids', seats: ['Ada', 'Vega'], rows: [] });

  /** What such a server wrote, of a database as it was then. */
  async function linesUntil(last: string): Promise<string[]> {
    const { dialect } = sqliteDialect(freshFolder());
    const db = new Kysely<Schema>({ dialect });
    onTestFinished(() => db.destroy());
    const then = steps
      .filter(([name]) => name <= last)
      .map(([name, up]) => [name, { up: (on: Kysely<unknown>) => up(on, 'sqlite') }]);
    const provider = { getMigrations: async () => Object.fromEntries(then) };
    const { error } = await new Migrator({ db, provider }).migrateToLatest();
    if (error !== undefined) throw error;
    const table = { id: 'table-of-then', game: 'bids', rules: 1, options: '{"rounds":3}', commitment: 'c', listed: 1 };
    await db
      .insertInto('tables')
      .values({ ...table, created: 1, started: null, over: null })
      .execute();
    await db.insertInto('secrets').values({ table_id: table.id, secret: 'ab' }).execute();
    const seat = { table_id: table.id, kind: 'open', guest: null, name: null, salt: null, level: null };
    for (const at of [0, 1])
      await db
        .insertInto('seats')
        .values({ ...seat, seat: at })
        .execute();
    if (last >= '0101') {
      const person = { id: '@ada', login: 'ada', password: null, name: 'Ada', lang: 'it', zone: 'UTC', weekends: 0 };
      await db
        .insertInto('people')
        .values({ ...person, away: '[]', notices: 1, mail: '', mail_confirmed: 0, created: 1 })
        .execute();
      const row = {
        id: 'kept',
        person: '@ada',
        game: 'bids',
        table_id: 'elsewhere',
        record: kept,
        over: 0,
        created: 1,
      };
      await db
        .insertInto('kept_records')
        .values(row as Insertable<Schema['kept_records']>)
        .execute();
      await db.insertInto('house_keys').values({ name: 'cookies', value: 'of then' }).execute();
    }
    const lines: string[] = [];
    const written = await writeBackup({ db, kind: 'sqlite' }, async (line) => void lines.push(line));
    expect(written).toBe(lines.length - 2);
    return lines;
  }

  const stages = ['0004-sitting', '0103-bundles', '0110-results'];
  test.each(stages)('as of %s is restored whole on both databases, as an update would have it', async (last) => {
    const lines = await linesUntil(last);
    for (const database of [undefined, await postgres.create()]) {
      const data = freshFolder();
      const admin = await enter(data, database);
      expect(await admin.restore(given(lines))).toBe(lines.length - 2);
      const there = await openDatabase({ folder: data, url: database });
      onTestFinished(() => there.close());
      expect(await there.db.selectFrom('tables').select(['id', 'rated', 'version']).execute()).toEqual([
        { id: 'table-of-then', rated: 0, version: 0 },
      ]);
      if (last >= '0101')
        expect(await there.db.selectFrom('kept_records').select(['record', 'seats', 'letters']).execute()).toEqual([
          { record: kept, seats: '["Ada","Vega"]', letters: kept.length },
        ]);
      // It is a backup of today from here on, and people sit down where they could.
      const again = await linesOf(admin);
      expect((JSON.parse(again[0] ?? '') as { migrations: string[] }).migrations).toEqual(steps.map(([name]) => name));
      const { address } = await startHost({ data, database });
      const bo = createGuest(address);
      expect((await bo.join('table-of-then', { name: 'Bo' })).status).toBe(200);
    }
  });

  test('that was changed is refused, and the empty server is as it was', async () => {
    const lines = await linesUntil('0103-bundles');
    const data = freshFolder();
    const admin = await enter(data);
    const before = await linesOf(admin);
    const at = lines.findIndex((line) => line.startsWith('["seats"'));
    for (const bad of [lines.toSpliced(at, 1), lines.with(at, '["ratings",{"person":"@ada"}]')])
      await expect(admin.restore(given(bad))).rejects.toMatchObject({ code: 'bad-backup' });
    expect(await linesOf(admin)).toEqual(before);
    expect(await admin.restore(given(lines))).toBe(lines.length - 2);
  });
});

describe('a table', () => {
  test('is stepped back, and given to a bot, beside a running server', async () => {
    const data = freshFolder();
    const { address } = await startHost({ data, games });
    const { id, people } = await seatAll(address, 2, { rounds: 6 });
    const [ada] = people as [Guest];
    await playOut([ada], id, 1);
    const admin = await enter(data);
    expect(await admin.inspect(id)).toMatchObject({ id, game: 'bids', rows: 1, seats: [{ name: 'Ada' }, {}] });
    expect(JSON.stringify(await admin.inspect(id))).not.toContain((await admin.record(id, true)).secret);
    await admin.stepBack(id, 1);
    const update: Update = await ada.look(id);
    expect(update.events.at(-1)).toEqual({ key: 'log.taken-back', args: { seat: 0 } });
    expect(update.sight.ask).toMatchObject({ seat: 0 });
    await expect(admin.stepBack(id, 100)).rejects.toMatchObject({ code: 'bad-request' });
    await admin.hand(id, 0, 'random');
    expect((await ada.look(id)).sight).toMatchObject({ plays: false, seats: [{ bot: 'random' }, {}] });
    await admin.hand(id, 0, null);
    expect((await ada.look(id)).sight.plays).toBe(true);
    await expect(admin.hand(id, 7, null)).rejects.toMatchObject({ code: 'bad-request' });
  });

  test('is written as a record, with the secret only when the game is over or it is asked for', async () => {
    const data = freshFolder();
    const { address } = await startHost({ data, games });
    const { id, people } = await seatAll(address, 2);
    const admin = await enter(data);
    expect((await admin.record(id, false)).secret).toBeUndefined();
    expect((await admin.record(id, true)).secret).toMatch(/^[0-9a-f]{64}$/);
    await playOut(people, id, 1);
    const record = await admin.record(id, false);
    expect(replay(bids, record).state.frames).toEqual([]);
    const elsewhere = await enter(freshFolder());
    expect(await elsewhere.bring(JSON.stringify(record))).toBe(id);
    expect(await elsewhere.tables('', 10)).toEqual([id]);
    expect(must((await elsewhere.record(id, false)).secret, 'the secret')).toBe(record.secret);
    await expect(elsewhere.inspect('nowhere')).rejects.toMatchObject({ code: 'unknown-table' });
    expect((await createGuest(address).call('GET', `/api/tables/${id}`)).status).toBe(200);
  });
});
