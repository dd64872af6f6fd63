// Games that come from outside: read and played again where they hold up nobody, within bounds of size, time and number.

import {
  asks,
  commitment,
  diceKey,
  fastDice,
  type GameRecord,
  keyedDice,
  must,
  openJournal,
  picker,
  sample,
  say,
  takeBack,
  toRecord,
} from '@orrery/kernel';
import * as kernel from '@orrery/kernel';
import type { TableInfo, Trouble } from '@orrery/protocol/tables';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { Rehearsals } from '../src/rehearsal/index.ts';
import { createQueue } from '../src/rehearsal/queue.ts';
import { openThread, type Thread } from '../src/rehearsal/thread.ts';
import { openDatabase } from '../src/store/index.ts';
import { createAllowance } from '../src/tables/allowance.ts';
import { databaseOf } from './database.ts';
import { bids, games } from './games/bids.ts';
import { createGuest, freshFolder, type Guest, startHost } from './server.ts';

const SECRET = 'ab'.repeat(32);
const PASSWORD = 'a long pass phrase';

/** A game of bids that goes back again and again before it ends. */
function withReturns(returns: number, table = 'foreign-record-01', salts = ['', '']): GameRecord {
  const head = {
    game: bids.id,
    rules: bids.rules,
    options: { rounds: 6 },
    seats: ['Ada', 'Bo'],
    table,
    commitment: commitment(SECRET),
    salts,
  };
  const journal = openJournal(bids, head, keyedDice(diceKey(SECRET, table, head.salts)));
  const pick = picker(fastDice(1));
  const answer = (): void => {
    const [ask] = asks(bids, journal.state);
    say(journal, must(ask, 'an ask').seat, sample(must(ask, 'an ask'), pick));
  };
  for (let n = 0; n < 6; n++) answer();
  for (let n = 0; n < returns; n++) {
    takeBack(journal, 0, journal.live.length - 1);
    answer();
  }
  while (journal.state.frames.length > 0) answer();
  return toRecord(journal, SECRET);
}

async function signedUp(address: string): Promise<Guest> {
  const ada = createGuest(address);
  await ada.call('POST', '/api/account/sign-up', { login: 'ada', password: PASSWORD, name: 'Ada' });
  return ada;
}

/** How often the server answered others while something went on. */
async function answeredDuring(address: string, going: Promise<unknown>): Promise<number> {
  const over = going.then(() => true);
  let answered = 0;
  while (!(await Promise.race([over, fetch(`${address}/health`).then(() => false)]))) answered++;
  return answered;
}

describe('a record with thousands of returns', () => {
  test('is kept with an account while the server goes on answering', async () => {
    const { address } = await startHost();
    const ada = await signedUp(address);
    const going = ada.call('POST', '/api/account/records', withReturns(8000));
    expect(await answeredDuring(address, going)).toBeGreaterThan(5);
    expect((await going).status).toBe(200);
  });
});

/** The games of a server that counts the answers it plays itself, outside of its threads. */
function counted() {
  const counts = { said: 0, replayed: 0 };
  const say = (...args: Parameters<typeof kernel.say>) => (counts.said++, kernel.say(...args));
  const find = async (id: string) => {
    const edition = await games.find(id);
    return edition === undefined ? undefined : { ...edition, kernel: { ...kernel, say: say as typeof kernel.say } };
  };
  const rehearsals = (usual: Rehearsals): Rehearsals => ({
    ...usual,
    rows: (...args) => (counts.replayed++, usual.rows(...args)),
  });
  return { counts, options: { games: { ...games, find }, rehearsals } };
}

async function dataOf(data: string) {
  const database = await openDatabase({ folder: data, url: await databaseOf(data) });
  onTestFinished(() => database.close());
  return database;
}

const recordAt = async (guest: Guest, { table }: GameRecord) =>
  (await guest.call<GameRecord>('GET', `/api/tables/${table}/record`)).body;

describe('a record that was brought here', () => {
  test('is looked at and asked for without being played again', async () => {
    const { counts, options } = counted();
    const data = freshFolder();
    const record = withReturns(4000);
    const first = await startHost({ ...options, data });
    const ada = createGuest(first.address);
    expect((await ada.call('POST', '/api/records', record)).status).toBe(200);
    const { sight } = await ada.look(record.table);
    expect(sight.stage).toBe('over');
    expect(await recordAt(ada, record)).toEqual(record);
    await first.close();
    ada.address = (await startHost({ ...options, data })).address;
    expect((await ada.look(record.table)).sight).toEqual(sight);
    expect(await recordAt(ada, record)).toEqual(record);
    expect(counts).toEqual({ said: 0, replayed: 0 });
  });

  test('before there were snapshots of such games is played once, and the server goes on answering', async () => {
    const { counts, options } = counted();
    const data = freshFolder();
    const record = withReturns(8000);
    const first = await startHost({ data });
    const ada = createGuest(first.address);
    await ada.call('POST', '/api/records', record);
    const { events } = await ada.look(record.table);
    await first.close();
    const { db } = await dataOf(data);
    for (const table of ['snapshots', 'records'] as const) await db.deleteFrom(table).execute();
    const second = await startHost({ ...options, data });
    ada.address = second.address;
    const going = Promise.all([ada.look(record.table), ada.look(record.table)]);
    expect(await answeredDuring(second.address, going)).toBeGreaterThan(5);
    expect((await going)[0].events).toEqual(events);
    const answers = record.rows.filter((row) => 'answer' in row).length;
    for (let n = 0; n < 3; n++) expect(await recordAt(ada, record)).toEqual(record);
    expect(counts).toEqual({ said: answers, replayed: 1 });
    await second.close();
    ada.address = (await startHost({ ...options, data })).address;
    expect((await ada.look(record.table)).events).toEqual(events);
    expect(await recordAt(ada, record)).toEqual(record);
    expect(counts).toEqual({ said: answers, replayed: 1 });
  });

  test('is kept as it was played, whatever else it said', async () => {
    const { address } = await startHost();
    const ada = await signedUp(address);
    const record = withReturns(3);
    const rows = record.rows.map((row) => ({ ...row, junk: 'x', ...('back' in row ? { epoch: -7 } : {}) }));
    const sent = { ...record, rows, marks: [], junk: 'x'.repeat(1000) };
    expect((await ada.call('POST', '/api/records', sent)).status).toBe(200);
    expect(await recordAt(ada, record)).toEqual(record);
    const { body: kept } = await ada.call<{ id: string }>('POST', '/api/account/records', sent);
    expect((await ada.call('GET', `/api/account/records/${kept.id}`)).body).toEqual(record);
  });

  const { seats, salts, rows, ...rest } = withReturns(0);
  const origin = { table: 't', commitment: '', secret: '', epoch: 0, salts: [] };
  const strange: [string, object][] = [
    ['a name', { seats: ['Ada', 'B'.repeat(25)] }],
    ['no name', { seats: ['Ada', ''] }],
    ['a name on two lines', { seats: ['Ada', 'B\no'] }],
    ['a name that turns its letters round', { seats: ['Ada', 'B\u202eo'] }],
    ['a salt', { salts: ['', 's'.repeat(65)] }],
    ['too many salts', { salts: Array.from({ length: 31 }, () => '') }],
    ['an id', { table: 't'.repeat(201) }],
    ['an answer', { rows: [{ seat: 0, answer: 'x'.repeat(201) }] }],
    ['an offer with more in it', { rows: [{ seat: 0, answer: { to: 1, give: [], want: [], junk: 1 } }] }],
    ['an origin with more in it', { origin: { ...origin, junk: 1 } }],
  ];
  test.each(strange)('has nothing longer or stranger than a table has: %s', async (_, change) => {
    const { address } = await startHost();
    const ada = await signedUp(address);
    for (const path of ['/api/records', '/api/account/records']) {
      const { status, body } = await ada.call<Trouble>('POST', path, { ...rest, seats, salts, rows, ...change });
      expect([path, status, body.code]).toEqual([path, 400, expect.stringMatching(/^(record-malformed|bad-record)$/)]);
    }
  });

  test('was dealt with one salt for each seat: others could not be opened here', async () => {
    const { address } = await startHost();
    const alone = withReturns(0, 'foreign-record-01', []);
    const { status, body } = await createGuest(address).call<Trouble>('POST', '/api/records', alone);
    expect([status, body.code]).toEqual([400, 'bad-record']);
  });

  test('twice at once is one table for both', async () => {
    const { address, lines } = await startHost({ proxy: '127.0.0.1' });
    const record = withReturns(0);
    const guests = ['192.0.2.1', '192.0.2.2', '192.0.2.3'].map((from) => Object.assign(createGuest(address), { from }));
    const got = await Promise.all(guests.map((guest) => guest.call<TableInfo>('POST', '/api/records', record)));
    expect(got.map(({ status, body }) => [status, body.id, body.stage])).toEqual(
      guests.map(() => [200, record.table, 'over']),
    );
    expect(lines).toEqual([]);
  });

  test('is written whole or not at all', async () => {
    const data = freshFolder();
    const { address } = await startHost({
      data,
      store: (usual) => ({
        ...usual,
        // The last thing that is written of it fails.
        bring: (table, secret, game) => usual.bring(table, secret, { ...game, letters: null as unknown as number }),
      }),
    });
    const record = withReturns(0);
    const ada = createGuest(address);
    expect((await ada.call('POST', '/api/records', record)).status).toBe(500);
    expect((await ada.call('GET', `/api/tables/${record.table}`)).status).toBe(404);
    const { db } = await dataOf(data);
    for (const table of ['tables', 'rows', 'seats', 'secrets', 'snapshots'] as const)
      expect(await db.selectFrom(table).selectAll().execute()).toEqual([]);
  });

  test('is one of few from an address in a day, and of so many in all', async () => {
    const data = freshFolder();
    const { address } = await startHost({ data, proxy: '127.0.0.1' });
    const bring = async (from: string, n: number) => {
      const guest = Object.assign(createGuest(address), { from });
      const { status, body } = await guest.call<Trouble>('POST', '/api/records', withReturns(0, `foreign-record-${n}`));
      return [status, body.code];
    };
    for (let n = 100; n < 150; n++) expect(await bring('192.0.2.1', n)).toEqual([200, undefined]);
    expect(await bring('192.0.2.1', 150)).toEqual([429, 'too-fast']);
    expect(await bring('192.0.2.1', 149)).toEqual([200, undefined]);
    expect(await bring('192.0.2.2', 150)).toEqual([200, undefined]);
    const { db } = await dataOf(data);
    await db.updateTable('records').set({ brought: 20_000_000 }).execute();
    expect(await bring('192.0.2.2', 151)).toEqual([409, 'too-many']);
  });

  test('counts again the next day', () => {
    let now = Date.UTC(2030, 0, 1);
    const allowance = createAllowance(() => now);
    allowance.took('ada', 15_000_000);
    expect(() => allowance.check('ada', 6_000_000, 0)).toThrow(/tomorrow/);
    allowance.check('bo', 6_000_000, 0);
    now += 24 * 3600 * 1000;
    allowance.check('ada', 6_000_000, 0);
  });
});

test('a record of more rows than any game has is not played', async () => {
  const { address } = await startHost();
  const rows = Array.from({ length: 20_001 }, () => ({ seat: 0, answer: 0 }));
  const { body } = await createGuest(address).call<Trouble>('POST', '/api/records', { ...withReturns(0), rows });
  expect(body).toMatchObject({ code: 'bad-record', message: expect.stringContaining('20000 rows') });
});

test('whose account goes while a game is being read, or who is put out, leaves nothing of it', async () => {
  const data = freshFolder();
  let begun = Promise.withResolvers<void>();
  let held = Promise.withResolvers<void>();
  const { address } = await startHost({
    data,
    rehearsals: (usual) => ({
      ...usual,
      async record(...what) {
        const played = await usual.record(...what);
        begun.resolve();
        await held.promise;
        return played;
      },
    }),
  });
  const ada = await signedUp(address);
  for (const [path, body] of [['sign-out'], ['delete', { sure: 'ada', owner: { password: PASSWORD } }]] as const) {
    [begun, held] = [Promise.withResolvers(), Promise.withResolvers()];
    await ada.call('POST', '/api/account/sign-in', { login: 'ada', password: PASSWORD });
    const twin = Object.assign(createGuest(address), { cookie: ada.cookie });
    const kept = ada.call<Trouble>('POST', '/api/account/records', withReturns(0));
    await begun.promise;
    expect((await twin.call('POST', `/api/account/${path}`, body)).status).toBe(200);
    held.resolve();
    expect([path, (await kept).body.code]).toEqual([path, 'not-signed-in']);
  }
  const { db, close } = await openDatabase({ folder: data, url: await databaseOf(data) });
  onTestFinished(close);
  expect(await db.selectFrom('kept_records').selectAll().execute()).toEqual([]);
});

describe('what is no record', () => {
  const deep = (n: number): string => `${'['.repeat(n)}${']'.repeat(n)}`;
  const bodies: [string, string][] = [
    ['nested', `{"orrery":1,"game":"bids","secret":"x","table":"foreign-record-02","rows":${deep(100_000)}}`],
    ['nested origin', nestedOrigin(20_000)],
    ['null', 'null'],
    ['a list', '[]'],
    ['another game', '{"orrery":1,"game":"__proto__","secret":"x","table":"foreign-record-02"}'],
    ['empty', '{"orrery":1,"game":"bids","secret":"x","table":"foreign-record-02"}'],
  ];

  function nestedOrigin(n: number): string {
    const origin = '{"table":"t","commitment":"c","salts":[],"secret":"s","epoch":0,"origin":';
    return `{"orrery":1,"game":"bids","rules":1,"seats":[],"salts":[],"commitment":"","chain":"","secret":"x","table":"foreign-record-02","origin":${origin.repeat(n)}{}${'}'.repeat(n)}}`;
  }

  test.each(bodies)('is refused in words, and the server lives: %s', async (_, body) => {
    const { address, lines } = await startHost();
    const ada = await signedUp(address);
    for (const path of ['/api/records', '/api/account/records']) {
      const headers = { cookie: ada.cookie, 'content-type': 'application/json' };
      const reply = await fetch(`${address}${path}`, { method: 'POST', headers, body });
      const { message = '' } = (await reply.json()) as { message?: string };
      expect([path, reply.status >= 400 && reply.status < 500, message]).toEqual([path, true, expect.any(String)]);
      expect(message).not.toMatch(/call stack|\bat \w+ \(/);
    }
    expect(lines).toEqual([]);
    expect((await fetch(`${address}/health`)).status).toBe(200);
  });
});

describe('a queue', () => {
  /** A thread whose work ends when it is told to. */
  function slow(): Thread & { end(): void } {
    const open: (() => void)[] = [];
    return {
      run: <V>() => new Promise<V>((done) => open.push(() => done(null as V))),
      end: () => open.splice(0).forEach((done) => done()),
    };
  }
  const work = { work: 'ready', game: { id: 'bids' } } as const;

  test('takes one of each caller and a few of all; then others again', async () => {
    const thread = slow();
    const queue = createQueue(thread, { each: 1, all: 3, time: 60_000 });
    const first = queue.run('ada', work);
    await expect(queue.run('ada', work)).rejects.toMatchObject({ code: 'too-fast' });
    const others = ['bo', 'cy'].map((who) => queue.run(who, work));
    await expect(queue.run('di', work)).rejects.toMatchObject({ code: 'too-busy' });
    thread.end();
    await Promise.all([first, ...others]);
    const again = queue.run('ada', work);
    thread.end();
    await again;
  });

  test('counts what a caller has left, in whatever order it ends', async () => {
    const ends: (() => void)[] = [];
    const thread: Thread = { run: <V>() => new Promise<V>((done) => ends.push(() => done(null as V))) };
    const queue = createQueue(thread, { each: 2, all: 9, time: 60_000 });
    /** How many were begun, after one more was brought. */
    const bring = (): number => {
      void queue.run('ada', work).catch(() => undefined);
      return ends.length;
    };
    const end = async (at: number): Promise<void> => {
      ends[at]?.();
      await new Promise((resolve) => setImmediate(resolve));
    };
    expect([bring(), bring(), bring()]).toEqual([1, 2, 2]);
    await end(0);
    expect([bring(), bring()]).toEqual([3, 3]);
    await end(1);
    await end(2);
    expect([bring(), bring(), bring()]).toEqual([4, 5, 5]);
  });

  test('whose games take as long as they may is told to wait, until the time is made up for', async () => {
    let clock = 0;
    const thread: Thread = {
      async run<V>() {
        clock += 20_000;
        return null as V;
      },
    };
    const queue = createQueue(thread, { each: 1, all: 8, time: 60_000 }, () => clock);
    const bring = (from: string) =>
      queue.run(from, work).then(
        () => 'read',
        (error: unknown) => (error as { code: string }).code,
      );
    const told: string[] = [];
    for (let n = 0; n < 8; n++) told.push(await bring('one'));
    expect(told.filter((each) => each === 'read')).toHaveLength(4);
    expect(told.slice(4)).toEqual(['too-fast', 'too-fast', 'too-fast', 'too-fast']);
    expect(await bring('another')).toBe('read');
    clock += 120_000;
    expect(await bring('one')).toBe('read');
  });

  test('a person who sends many at once is told to wait; one of them is read', async () => {
    const { address } = await startHost();
    const ada = await signedUp(address);
    const record = withReturns(400);
    const sent = Array.from({ length: 12 }, () => ada.call('POST', '/api/account/records', record));
    const statuses = (await Promise.all(sent)).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200, 429]));
  });
});

test('what is not plain data fails alone: the thread, and what goes over with it, go on', async () => {
  const thread = openThread(5000);
  const bad = { work: 'ready', game: { id: 'duel', module: (() => undefined) as unknown as string } } as const;
  const good = { work: 'ready', game: { id: 'duel' } } as const;
  const [first, second, third] = await Promise.allSettled([thread.run(good), thread.run(bad), thread.run(good)]);
  expect([first?.status, second?.status, third?.status]).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  await expect(thread.run(good)).resolves.toBeNull();
});
