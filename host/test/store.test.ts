// The store by itself: what it keeps, what it refuses, and files of earlier versions.

import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { must } from '@orrery/kernel';
import { sql } from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createStore, openDatabase } from '../src/store/index.ts';
import type { From, Store, StoredTable } from '../src/store/store.ts';
import { databaseOf } from './database.ts';
import { freshFolder, startHost } from './server.ts';

const alone = { bot: null, friend: null, resigned: false };
const yes = async (): Promise<boolean> => true;

const table: StoredTable = {
  pace: { kind: 'calm' },
  clock: null,
  bundle: null,
  id: 'table-of-a-test-',
  game: 'bids',
  rules: 1,
  options: { rounds: 3 },
  commitment: 'c',
  listed: true,
  rated: false,
  seats: [
    { kind: 'person', guest: 'ada', name: 'Ada', salt: 'sea', ...alone },
    { kind: 'open' },
    { kind: 'bot', name: 'Vega', level: 'hard' },
  ],
  created: 1_700_000_000_000,
  started: null,
  over: null,
  owner: null,
  wish: null,
  version: 0,
};

async function open(folder = freshFolder(), url?: string): Promise<Store> {
  const database = await openDatabase({ folder, url: url ?? (await databaseOf(folder)) });
  onTestFinished(() => database.close());
  return createStore(database);
}

/** Somebody else's transaction fails while we write and read: neither is touched by it. */
test('a transaction that fails takes nobody else along', async () => {
  const folder = freshFolder();
  const { db, write, close } = await openDatabase({ folder, url: await databaseOf(folder) });
  onTestFinished(close);
  const key = (name: string) => ({ name, value: 'v' });
  let go = (): void => undefined;
  const open = new Promise<void>((done) => (go = done));
  const failing = write(async (on) => {
    await on.insertInto('house_keys').values(key('theirs')).execute();
    go();
    // Turns of the event loop in which the others come.
    for (let turn = 0; turn < 20; turn++) await new Promise(setImmediate);
    throw new Error('never mind');
  }).catch((error: unknown) => String(error));
  await open;
  const names = async () => (await db.selectFrom('house_keys').select('name').execute()).map(({ name }) => name);
  const written = db.insertInto('house_keys').values(key('ours')).execute();
  const read = names();
  expect(await failing).toContain('never mind');
  await written;
  expect(await read).not.toContain('theirs');
  const kept = await names();
  expect(kept).toContain('ours');
  expect(kept).not.toContain('theirs');
});

async function withTable(folder?: string): Promise<Store> {
  const store = await open(folder);
  await store.create(table, 'hush');
  return store;
}

const row = (answer: number) => ({ row: { seat: 0, answer }, chain: `chain ${answer}` });
const snapshotAt = (seq: number, form = 1) => ({
  seq,
  form,
  chain: `chain ${seq}`,
  live: seq,
  began: (seq - 1) * 10,
  log: seq * 10,
  books: '{}',
  told: `[${seq}]`,
  mark: '',
});
const mark = { at: 5, over: false, version: 0 };

describe('a table', () => {
  test('is kept as it was given, its secret apart', async () => {
    const store = await withTable();
    expect(await store.table(table.id)).toEqual(table);
    expect(await store.secret(table.id)).toBe('hush');
    expect(await store.table('nowhere')).toBeUndefined();
  });

  test('gives an open seat to one guest, and one seat to each', async () => {
    const store = await withTable();
    const bo = { guest: 'bo', name: 'Bo', salt: '' };
    expect(await store.sit(table.id, 0, bo)).toBe(false);
    expect(await store.sit(table.id, 1, { ...bo, guest: 'ada' })).toBe(false);
    expect(await Promise.all([store.sit(table.id, 1, bo), store.sit(table.id, 1, { ...bo, guest: 'cy' })])).toEqual([
      true,
      false,
    ]);
    expect((await store.table(table.id))?.seats[1]).toEqual({ kind: 'person', ...bo, ...alone });
  });

  test('is dealt to those who sat there when it was looked at, and not once it is closed', async () => {
    const store = await withTable();
    await store.change(table.id, async () => undefined);
    expect(await store.start(table.id, 0, 7, null, yes)).toBe(false);
    await store.change(table.id, (on) =>
      on.updateTable('tables').set({ over: 8 }).where('id', '=', table.id).execute(),
    );
    expect(await store.start(table.id, 2, 9, null, yes)).toBe(false);
    await store.change(table.id, (on) => on.updateTable('tables').set({ over: null }).execute());
    expect(await store.start(table.id, 3, 9, null, yes)).toBe(true);
  });

  test('is in a list once, however many are of the same moment', async () => {
    const store = await open();
    const ids = Array.from({ length: 5 }, (_, n) => `table-number-${n}`);
    for (const n of [2, 0, 4, 1, 3]) await store.create({ ...table, id: ids[n] ?? '' }, 'hush');
    const all = async (next: (from: From) => Promise<StoredTable[]>, when: number): Promise<string[]> => {
      const found: string[] = [];
      for (let from: From = {}; ; from = { before: when, id: must(found.at(-1), 'a table') }) {
        const page = await next(from);
        if (page.length === 0) return found;
        found.push(...page.map(({ id }) => id));
      }
    };
    const newest = ids.toReversed();
    expect(await all((from) => store.listed({ stage: 'open', most: 2, ...from }), table.created)).toEqual(newest);
    expect(await store.listed({ stage: 'open', most: 9, before: table.created })).toEqual([]);
    for (const id of ids) {
      await store.start(id, 0, 7, null, yes);
      await store.append(id, 0, [row(0)], { ...mark, at: 9, over: true });
    }
    expect(await all((from) => store.finished('ada', from, 2), 9)).toEqual(newest);
    expect(await store.finished('ada', { before: 9 }, 9)).toEqual([]);
  });

  test('is found by whoever may find it', async () => {
    const store = await withTable();
    await store.create({ ...table, id: 'another-table---', listed: false, created: table.created + 1 }, 'hush');
    expect((await store.listed({ stage: 'open', most: 10 })).map(({ id }) => id)).toEqual([table.id]);
    expect((await store.ofGuest('ada', 10)).map(({ id }) => id)).toEqual(['another-table---', table.id]);
    expect((await store.ofGuest('ada', 1)).map(({ id }) => id)).toEqual(['another-table---']);
    expect(await store.withBots()).toEqual([]);
    expect(await store.start(table.id, 0, 6, null, async () => false)).toBe(false);
    expect(await store.start(table.id, 0, 7, null, yes)).toBe(true);
    expect(await store.start(table.id, 0, 8, null, yes)).toBe(false);
    expect((await store.table(table.id))?.started).toBe(7);
    expect(await store.withBots()).toEqual([table.id]);
  });
});

describe('the log', () => {
  test('has each place once: of two writers one is refused, with all it brought', async () => {
    const store = await withTable();
    expect(await store.append(table.id, 0, [row(1), row(2)], mark)).toBe(true);
    const command = { seat: 0, key: 'key-key-key', digest: 'said' };
    const snapshot = snapshotAt(2);
    expect(await store.append(table.id, 1, [row(9)], { ...mark, over: true, command, snapshot })).toBe(false);
    expect((await store.since(table.id, 0)).rows).toEqual([row(1), row(2)]);
    expect((await store.since(table.id, 1)).rows).toEqual([row(2)]);
    expect(await store.command(table.id, 0, 'key-key-key')).toBeUndefined();
    expect(await store.snapshot(table.id, 1)).toBeUndefined();
    expect((await store.table(table.id))?.over).toBeNull();
    const both = await Promise.all([3, 4].map((answer) => store.append(table.id, 2, [row(answer)], mark)));
    expect(both.filter((written) => written)).toHaveLength(1);
  });

  test('also without a row holds its place: clocks go on from the table and the log they were made of', async () => {
    const store = await withTable();
    const clock = { seats: [], pacing: { orders: [[{ unless: [] }]], window: null }, due: null, job: null };
    const timed = { ...mark, clock, raises: true };
    expect(await store.append(table.id, 1, [], timed)).toBe(false);
    expect(await store.append(table.id, 0, [], { ...timed, version: 7 })).toBe(false);
    expect((await store.table(table.id))?.clock).toBeNull();
    const both = await Promise.all([1, 2].map(() => store.append(table.id, 0, [], timed)));
    expect(both.filter((written) => written)).toHaveLength(1);
    expect(await store.table(table.id)).toMatchObject({ version: 1, clock });
    expect(await store.append(table.id, 0, [row(1)], { ...mark, clock: null })).toBe(false);
    expect((await store.since(table.id, 0)).rows).toEqual([]);
    expect(await store.append(table.id, 0, [row(1)], { ...mark, clock: null, version: 1 })).toBe(true);
  });

  test('takes many writes at once: each is there or not by itself', async () => {
    const store = await withTable();
    const ids = Array.from({ length: 20 }, (_, i) => `table-number-${String(i).padStart(3, '0')}`);
    for (const id of ids) await store.create({ ...table, id }, 'hush');
    const all = await Promise.all(
      ids.flatMap((id) => [
        store.append(id, 0, [row(1)], mark),
        store.append(id, 0, [row(2)], mark),
        store.append(id, 0, [row(3)], { ...mark, beside: () => Promise.reject(new Error('no')) }).catch(() => 'failed'),
      ]),
    );
    for (const [i, id] of ids.entries()) {
      expect(all.slice(i * 3, i * 3 + 3).filter((one) => one === true)).toHaveLength(1);
      expect((await store.since(id, 0)).rows).toHaveLength(1);
    }
  });

  test('takes the answers of many tables in one transaction; where one finds its place taken, the others are written', async () => {
    const folder = freshFolder();
    const database = await openDatabase({ folder, url: await databaseOf(folder) });
    onTestFinished(() => database.close());
    const store = createStore(database);
    const ids = Array.from({ length: 20 }, (_, i) => `table-number-${String(i).padStart(3, '0')}`);
    for (const id of ids) await store.create({ ...table, id }, 'hush');
    // Each transaction of PostgreSQL that writes takes a number, and so does whoever asks for one.
    const numbers = async (): Promise<number> =>
      Number((await sql<{ n: string }>`select txid_current() as n`.execute(database.db)).rows[0]?.n);
    const sayAll = (after: (table: number) => number) =>
      Promise.all(
        ids.map((id, i) => {
          const command = { seat: 0, key: `key-${after(i)}`, digest: 'said' };
          return store.append(id, after(i), [row(1), row(2)], { ...mark, command });
        }),
      );
    const before = database.kind === 'postgres' ? await numbers() : 0;
    expect(new Set(await sayAll(() => 0))).toEqual(new Set([true]));
    if (database.kind === 'postgres') expect((await numbers()) - before).toBeLessThanOrEqual(3);
    // Its place is taken: neither rows nor command of it are written, and the others are.
    await store.append(ids[7] ?? '', 2, [row(3)], mark);
    const again = await sayAll((i) => (i === 7 ? 1 : 2));
    expect(again.map((isWritten, i) => (isWritten ? -1 : i)).filter((i) => i >= 0)).toEqual([7]);
    for (const [i, id] of ids.entries()) expect((await store.since(id, 0)).rows).toHaveLength(i === 7 ? 3 : 4);
    expect(await store.command(ids[7] ?? '', 0, 'key-1')).toBeUndefined();
    expect(await store.command(ids[8] ?? '', 0, 'key-2')).toEqual({ digest: 'said' });
  });

  test('knows commands that took effect, and when the game was over', async () => {
    const store = await withTable();
    const command = { seat: 0, key: 'key-key-key', digest: 'said' };
    expect(await store.append(table.id, 0, [row(1)], { ...mark, at: 9, over: true, command })).toBe(true);
    expect(await store.command(table.id, 0, 'key-key-key')).toEqual({ digest: 'said' });
    expect(await store.command(table.id, 1, 'key-key-key')).toBeUndefined();
    expect((await store.table(table.id))?.over).toBe(9);
  });

  test('gives its last snapshot of our form; what was taken back voids those after it', async () => {
    const store = await withTable();
    const at = snapshotAt;
    for (const seq of [1, 2, 3])
      expect(await store.append(table.id, seq - 1, [row(seq)], { ...mark, snapshot: at(seq, seq === 3 ? 2 : 1) })).toBe(
        true,
      );
    expect(await store.snapshot(table.id, 1)).toMatchObject(at(2));
    expect(await store.snapshot(table.id, 2)).toMatchObject(at(3, 2));
    expect(await store.snapshots(table.id, 1)).toEqual([
      { live: 1, log: 10 },
      { live: 2, log: 20 },
    ]);
    expect(await store.append(table.id, 3, [row(4)], { ...mark, voids: 1 })).toBe(true);
    expect(await store.snapshot(table.id, 1)).toMatchObject(at(1));
    expect(await store.snapshot(table.id, 2)).toBeUndefined();
  });
});

test('what was kept is there when it is opened again', async () => {
  const folder = freshFolder();
  const database = await openDatabase({ folder, url: await databaseOf(folder) });
  const first = createStore(database);
  await first.create(table, 'hush');
  await first.append(table.id, 0, [row(1)], mark);
  await database.close();
  const again = await open(folder);
  expect(await again.table(table.id)).toEqual(table);
  expect((await again.since(table.id, 0)).rows).toEqual([row(1)]);
});

/** The file as the first Orrery made it. */
const FIRST = `
  CREATE TABLE tables (
    id TEXT PRIMARY KEY, game TEXT NOT NULL, rules INTEGER NOT NULL, options TEXT NOT NULL, commitment TEXT NOT NULL,
    listed INTEGER NOT NULL, created INTEGER NOT NULL, started INTEGER, over INTEGER);
  CREATE INDEX tables_open ON tables (created) WHERE started IS NULL AND listed = 1;
  CREATE TABLE secrets (table_id TEXT PRIMARY KEY REFERENCES tables (id), secret TEXT NOT NULL);
  CREATE TABLE seats (
    table_id TEXT NOT NULL REFERENCES tables (id), seat INTEGER NOT NULL, kind TEXT NOT NULL,
    guest TEXT, name TEXT, salt TEXT, level TEXT, PRIMARY KEY (table_id, seat));
  CREATE UNIQUE INDEX seats_guest ON seats (guest, table_id) WHERE guest IS NOT NULL;
  CREATE TABLE rows (
    table_id TEXT NOT NULL REFERENCES tables (id), seq INTEGER NOT NULL, row TEXT NOT NULL, chain TEXT NOT NULL,
    at INTEGER NOT NULL, PRIMARY KEY (table_id, seq)) WITHOUT ROWID;
  CREATE TABLE commands (
    table_id TEXT NOT NULL REFERENCES tables (id), seat INTEGER NOT NULL, key TEXT NOT NULL, digest TEXT NOT NULL,
    PRIMARY KEY (table_id, seat, key)) WITHOUT ROWID;
  INSERT INTO tables VALUES ('table-of-a-test-', 'bids', 1, '{"rounds":3}', 'c', 1, 1700000000000, NULL, NULL);
  INSERT INTO secrets VALUES ('table-of-a-test-', 'hush');
  INSERT INTO seats VALUES ('table-of-a-test-', 0, 'person', 'ada', 'Ada', 'sea', NULL),
    ('table-of-a-test-', 1, 'open', NULL, NULL, NULL, NULL), ('table-of-a-test-', 2, 'bot', NULL, 'Vega', NULL, 'hard');
  INSERT INTO rows VALUES ('table-of-a-test-', 1, '{"seat":0,"answer":1}', 'chain 1', 5);
  PRAGMA user_version = 1;`;

test('a file of the first Orrery is brought to today, with all that is in it', async () => {
  const folder = freshFolder();
  const path = join(folder, 'orrery.sqlite');
  const old = new DatabaseSync(path);
  old.exec(FIRST);
  old.close();
  chmodSync(path, 0o600);
  const database = await openDatabase({ folder });
  onTestFinished(() => database.close());
  const store = createStore(database);
  expect(await store.table(table.id)).toEqual(table);
  expect(await store.secret(table.id)).toBe('hush');
  expect(await store.append(table.id, 1, [row(2)], { ...mark, snapshot: snapshotAt(2) })).toBe(true);
  expect((await store.since(table.id, 0)).rows).toEqual([row(1), row(2)]);
});

test('a database with a migration we do not know is of a newer Orrery', async () => {
  const folder = freshFolder();
  await (await openDatabase({ folder })).close();
  const db = new DatabaseSync(join(folder, 'orrery.sqlite'));
  db.exec("INSERT INTO kysely_migration VALUES ('9999-from-tomorrow', '2099-01-01')");
  db.close();
  await expect(openDatabase({ folder })).rejects.toMatchObject({ code: 'data-newer' });
});

test('two processes that open a new database at once both find it whole', async () => {
  const folder = freshFolder();
  const url = await databaseOf(folder);
  const both = await Promise.all([open(folder, url), open(folder, url)]);
  await both[0].create(table, 'hush');
  expect(await both[1].table(table.id)).toEqual(table);
});

test('a database that cannot be reached is told in words', async () => {
  const database = 'postgres://nobody@localhost/none?host=/nowhere';
  await expect(startHost({ database })).rejects.toMatchObject({ code: 'database-away' });
});
