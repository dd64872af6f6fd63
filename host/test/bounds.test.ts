// What could be asked for without end is asked for within bounds: all that is kept of a person, words at a table, tables that
// wait for players, logs, streams. However much there is, nobody else waits for it.

import { createServer, get, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { LogPart, Presence, Talk, TableInfo, Trouble, Update } from '@orrery/protocol/tables';
import { must } from '@orrery/kernel';
import { Kysely } from 'kysely';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { createServer as createServerOfOurs } from '../src/server/index.ts';
import { boundUnread } from '../src/server/unread.ts';
import { type Database, openDatabase } from '../src/store/index.ts';
import type { Store } from '../src/store/store.ts';
import { createAllowance } from '../src/tables/allowance.ts';
import { databaseOf } from './database.ts';
import { longGames } from './games/laps.ts';
import { createGuest, freshFolder, type Guest, listen, seatAll, startHost } from './server.ts';

const ME = { kind: 'me', name: 'Ada' } as const;
const OPEN = { kind: 'open' } as const;
const create = (guest: Guest) =>
  guest.call<TableInfo & Trouble>('POST', '/api/tables', { game: 'bids', seats: [ME, OPEN] });
const speak = (guest: Guest, id: string, text: string) =>
  guest.call<Talk & Trouble>('POST', `/api/tables/${id}/talk`, { text });

async function beside(data: string): Promise<Database> {
  const database = await openDatabase({ folder: data, url: await databaseOf(data) });
  onTestFinished(() => database.close());
  return database;
}

/** A reply that is not read until somebody does. */
const begin = (guest: Guest, path: string, headers: Record<string, string> = {}): Promise<IncomingMessage> =>
  new Promise((done, fail) => {
    const request = get(`${guest.address}${path}`, { headers: { cookie: guest.cookie, ...headers } }, (reply) => {
      onTestFinished(() => void reply.destroy());
      done(reply);
    });
    request.on('error', fail);
  });

describe('all that is kept of a person', () => {
  /** An account with games of its browser, so long each. */
  async function withGames(count: number, letters: number): Promise<{ ada: Guest; database: Database }> {
    const data = freshFolder();
    const { address } = await startHost({ data });
    const ada = createGuest(address);
    await ada.call('POST', '/api/account/sign-up', { login: 'ada', password: 'a long pass phrase', name: 'Ada' });
    const database = await beside(data);
    const { id: person } = await database.db.selectFrom('people').select('id').executeTakeFirstOrThrow();
    for (let n = 0; n < count; n++) {
      const record = JSON.stringify({ seats: ['Ada', 'Vega'], text: 'x'.repeat(letters) });
      const row = { id: `kept-${n}`, person, game: 'bids', table_id: `table-${n}`, over: 1, created: n };
      const beside = { seats: '["Ada","Vega"]', letters: record.length };
      await database.db
        .insertInto('kept_records')
        .values({ ...row, ...beside, record })
        .execute();
    }
    return { ada, database };
  }

  test('is sent as it is kept, and none of it is read for a list', async () => {
    const { ada } = await withGames(3, 100_000);
    const parse = vi.spyOn(JSON, 'parse');
    onTestFinished(() => parse.mockRestore());
    const replies: string[] = [];
    for (const path of ['records', 'records/kept-1', 'data']) {
      const reply = await fetch(`${ada.address}/api/account/${path}`, { headers: { cookie: ada.cookie } });
      replies.push(await reply.text());
    }
    expect(parse.mock.calls.filter(([text]) => text.length > 50_000)).toEqual([]);
    const [list, one, all] = replies.map((text) => JSON.parse(text) as unknown);
    expect(list).toMatchObject([{ id: 'kept-2', seats: ['Ada', 'Vega'] }, {}, {}]);
    expect(one).toMatchObject({ text: 'x'.repeat(100_000) });
    expect(all).toMatchObject({ login: 'ada', records: [{ seats: ['Ada', 'Vega'] }, {}, {}], talk: [], tables: [] });
  });

  test('comes at the pace of who reads it, once at a time', async () => {
    const { ada } = await withGames(20, 1_000_000);
    const first = await begin(ada, '/api/account/data');
    expect(first.statusCode).toBe(200);
    const second = await begin(ada, '/api/account/data');
    expect(second.statusCode).toBe(429);
    let letters = 0;
    for await (const part of first) letters += String(part).length;
    expect(letters).toBeGreaterThan(20_000_000);
    expect((await begin(ada, '/api/account/data')).statusCode).toBe(200);
  });

  test('holds every word and table of many, in whatever pages it was read', async () => {
    const { ada, database } = await withGames(0, 0);
    const ids: string[] = [];
    for (let n = 0; n < 45; n++) {
      const { body } = await ada.call<TableInfo>('POST', '/api/tables', {
        game: 'bids',
        seats: [ME, OPEN],
      });
      await ada.call('POST', `/api/tables/${body.id}/close`, {});
      ids.push(body.id);
    }
    const { id: guest } = await database.db.selectFrom('people').select('id').executeTakeFirstOrThrow();
    const said = ids.slice(0, 2).flatMap((table_id) =>
      Array.from({ length: 205 }, (_, n) => ({
        table_id,
        n: n + 1,
        at: n,
        guest,
        seat: 0,
        text: `${table_id} ${n}`,
        notice: null,
      })),
    );
    for (let from = 0; from < said.length; from += 100)
      await database.db
        .insertInto('talk')
        .values(said.slice(from, from + 100))
        .execute();
    const { body } = await ada.call<{ tables: { id: string }[]; talk: { text: string }[] }>('GET', '/api/account/data');
    expect(body.tables.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
    expect(new Set(body.talk.map(({ text }) => text))).toEqual(new Set(said.map(({ text }) => text)));
    expect(body.talk).toHaveLength(said.length);
  });

  test('is asked for seldom, and so are parts of logs, new tables, words and ways back', async () => {
    const { address } = await startHost({ limits: true });
    const most = async (method: string, path: string, body?: unknown): Promise<number> => {
      const guest = createGuest(address);
      await guest.call('GET', '/api/me');
      for (let n = 0; ; n++) if ((await guest.call(method, path, body)).status === 429) return n;
    };
    expect(await most('GET', '/api/account/data')).toBe(3);
    expect(await most('GET', '/api/account/records/none')).toBe(30);
    expect(await most('GET', '/api/tables/no-such-table/log?from=0&to=1')).toBe(60);
    expect(await most('POST', '/api/tables', {})).toBe(40);
    expect(await most('POST', '/api/tables/no-such-table/talk', { text: 'x' })).toBe(30);
    expect(await most('POST', '/api/tables/no-such-table/undo', {})).toBe(60);
    expect(await most('POST', '/api/tables/no-such-table/back', {})).toBe(60);
  });

  test('grows by so much in a day from one address, whoever has an account there', () => {
    const allowance = createAllowance(() => 0, { games: 3, letters: 100 });
    allowance.took('here', 60);
    expect(() => allowance.check('here', 50, 0)).toThrow(/for today/);
    allowance.check('there', 50, 0);
    allowance.took('here', 1);
    allowance.took('here', 1);
    expect(() => allowance.check('here', 0, 0)).toThrow(/for today/);
  });
});

describe('words at a table', () => {
  async function heardBy(guests: readonly (Guest | null)[], address: string, id: string) {
    return Promise.all(guests.map((guest) => listen(guest ?? createGuest(address), [id], '', true, 'talk')));
  }

  test('are read once, however many hear them', async () => {
    const { address } = await startHost();
    const { id, people } = await seatAll(address, 2);
    const crowd = 40;
    const ears = await heardBy([...people, ...Array.from({ length: crowd }, () => null)], address, id);
    for (const ear of ears) await ear.next();
    const asked = vi.spyOn(Kysely.prototype, 'selectFrom');
    onTestFinished(() => asked.mockRestore());
    await speak(people[0] as Guest, id, 'Hello, all of you');
    for (const ear of ears) expect(JSON.parse((await ear.next()).data)).toMatchObject({ talk: { n: 1 } });
    expect(asked.mock.calls.length).toBeLessThan(crowd);
  });

  test('are heard in order and once by each, and not by who blocked the speaker', async () => {
    const { address } = await startHost();
    const { id, people } = await seatAll(address, 3);
    const [ada, bo, cy] = people as [Guest, Guest, Guest];
    await bo.call('POST', `/api/tables/${id}/block`, { seat: 0, on: true });
    const [toBo, toCy] = await heardBy([bo, cy], address, id);
    for (const ear of [toBo, toCy]) await ear?.next();
    await Promise.all(Array.from({ length: 10 }, (_, n) => speak(ada, id, `${n}`)));
    await speak(cy, id, 'the last');
    const numbers = async (ear: typeof toBo): Promise<number[]> => {
      for (const heard: number[] = []; ; ) {
        const { event, data } = await must(ear, 'an ear').next();
        if (event === 'talk') heard.push((JSON.parse(data) as { talk: Talk }).talk.n);
        if (heard.at(-1) === 11) return heard;
      }
    };
    expect(await numbers(toCy)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
    expect(await numbers(toBo)).toEqual([11]);
  });

  test('are no more than everybody there can hear, and the oldest of very many go', async () => {
    const data = freshFolder();
    const { address } = await startHost({ data });
    const { id, people } = await seatAll(address, 2);
    const other = await seatAll(address, 2);
    const [ada, bo] = people as [Guest, Guest];
    for (let n = 0; n < 60; n++) expect((await speak(n % 2 === 0 ? ada : bo, id, `${n}`)).status).toBe(200);
    expect((await speak(bo, id, 'one more')).body.code).toBe('too-fast');
    expect((await speak(other.people[0] as Guest, other.id, 'Hello')).status).toBe(200);
    const { db } = await beside(data);
    const old = Array.from({ length: 2039 }, (_, n) => ({ table_id: id, n: n + 61, at: 0, text: 'x', guest: null }));
    for (let from = 0; from < old.length; from += 500)
      await db
        .insertInto('talk')
        .values(old.slice(from, from + 500).map((each) => ({ ...each, seat: 0, notice: null })))
        .execute();
    expect((await speak(ada, id, 'after two thousand')).body).toMatchObject({ n: 2100 });
    const left = await db.selectFrom('talk').select('n').where('table_id', '=', id).orderBy('n').execute();
    expect([left.length, left[0]?.n]).toEqual([2000, 101]);
  });
});

describe('tables that wait for players', () => {
  test('are some for each person, also when they are asked for at once', async () => {
    const { address } = await startHost();
    const ada = createGuest(address);
    await ada.call('GET', '/api/me');
    const all = await Promise.all(Array.from({ length: 25 }, () => create(ada)));
    expect(all.filter(({ status }) => status === 200)).toHaveLength(20);
    expect((await create(ada)).body.code).toBe('too-many');
    const { body } = must(
      all.find(({ status }) => status === 200),
      'a table',
    );
    await ada.call('POST', `/api/tables/${body.id}/close`, {});
    expect((await create(ada)).status).toBe(200);
    // Who plays waits for nobody.
    const alone = await ada.call('POST', '/api/tables', { game: 'bids', seats: [ME, { kind: 'bot', level: 'easy' }] });
    expect(alone.status).toBe(200);
  });

  test('are some for an address, whoever comes from there', async () => {
    const { address } = await startHost();
    const from = (where: string): Guest => Object.assign(createGuest(address), { from: where });
    for (let n = 0; n < 60; n++) expect((await create(from('192.0.2.1'))).status).toBe(200);
    expect((await create(from('192.0.2.1'))).body.code).toBe('too-many');
    expect((await create(from('192.0.2.2'))).status).toBe(200);
  });
});

describe('a long log', () => {
  interface Asked {
    pieces: number;
    whole: number;
  }

  async function longGame(): Promise<{ id: string; people: Guest[]; asked: Asked; address: string }> {
    const asked: Asked = { pieces: 0, whole: 0 };
    const store = (real: Store): Store => ({
      ...real,
      async told(...which) {
        const found = await real.told(...which);
        asked.pieces += found.length;
        return found;
      },
      since(id, after) {
        if (after === 0) asked.whole++;
        return real.since(id, after);
      },
    });
    const { address } = await startHost({ games: longGames, store });
    const { id, people } = await seatAll(address, 2, {}, 'laps');
    const [first] = people as [Guest];
    const { number } = must((await first.call<Update>('GET', `/api/tables/${id}`)).body.sight.ask, 'an ask');
    // Each turn has two questions, and numbers go on from seat to seat.
    for (let n = 0; n < 540; n++) {
      const guest = people[n % 2] as Guest;
      const ask = number + 2 * Math.floor(n / 2);
      const said = await guest.say(id, { ask, answers: [n % 10, 'roll'] });
      expect([n, said.status, said.body.code]).toEqual([n, 200, undefined]);
    }
    asked.whole = 0;
    return { id, people, asked, address };
  }

  test('is read in parts, each from where it lies; and its rows for who may go back alone', async () => {
    const { id, people, asked, address } = await longGame();
    const [ada] = people as [Guest];
    const near = (await ada.call<LogPart>('GET', `/api/tables/${id}/log?from=0&to=100`)).body;
    expect(near.events).toHaveLength(100);
    expect(asked.pieces).toBeLessThanOrEqual(2);
    const all = await ada.look(id);
    expect([all.from, all.events.length]).toEqual([80, 1000]);
    // A stranger, and a player who cannot go back alone, make nobody read the whole game.
    for (const guest of [createGuest(address), ada])
      expect((await guest.undo(id, { back: true })).status).toBeGreaterThan(399);
    expect((await createGuest(address).call('POST', `/api/tables/${id}/back`, {})).status).toBe(403);
    expect(asked.whole).toBe(0);
    expect((await ada.call('POST', `/api/tables/${id}/back`, {})).status).toBe(200);
    expect(asked.whole).toBe(1);
  });
});

describe('streams', () => {
  test('are some hundreds from one address', async () => {
    const { address } = await startHost();
    const guest = createGuest(address);
    const open = (from: string) =>
      begin(guest, '/api/stream?tables=no-such-table', { 'x-forwarded-for': from }).then(
        ({ statusCode }) => statusCode,
      );
    for (let n = 0; n < 10; n++)
      expect(new Set(await Promise.all(Array.from({ length: 50 }, () => open('192.0.2.1'))))).toEqual(new Set([200]));
    expect(await open('192.0.2.1')).toBe(503);
    expect(await open('192.0.2.2')).toBe(200);
  });

  test('that are not read are ended before they fill the memory, the slowest first', async () => {
    const responses: ServerResponse[] = [];
    const server = createServer((_, response) => void responses.push(response)).listen(0, '127.0.0.1');
    boundUnread(server, 35_000_000);
    onTestFinished(() => {
      server.close().closeAllConnections();
    });
    await new Promise((done) => server.once('listening', done));
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const replies = [1, 2, 3].map(() => begin(createGuest(address), '/').catch(() => null));
    await vi.waitUntil(() => responses.length === 3);
    for (const [at, response] of responses.entries()) response.write('x'.repeat((at + 1) * 10_000_000));
    await Promise.all(replies);
    await vi.waitUntil(() => responses.some(({ destroyed }) => destroyed));
    expect(responses.map(({ destroyed }) => destroyed)).toEqual([false, false, true]);
    await new Promise((done) => setTimeout(done, 600));
    expect(responses.map(({ destroyed }) => destroyed)).toEqual([false, false, true]);
  });

  test('and requests are watched from their first byte to the last that is taken', async () => {
    const { server } = await createServerOfOurs({ key: 'k'.repeat(32), log: () => undefined, limits: false });
    // Node sees to the rest: a request that does not come whole, and a reply that nobody takes, are given up.
    expect([server.requestTimeout, server.timeout]).toEqual([60_000, 300_000]);
    expect(server.listenerCount('connection')).toBeGreaterThan(1);
  });

  test('tell of who plays by requests alone in few words', async () => {
    const { address } = await startHost();
    const { id, people } = await seatAll(address, 2);
    const [ada, bo] = people as [Guest, Guest];
    const ear = await listen(bo, [id], '', true, 'presence,talk');
    const nod = () => ada.call('POST', `/api/tables/${id}/nod`, { window: 'none' });
    await Promise.all(Array.from({ length: 60 }, nod));
    await speak(ada, id, 'enough');
    const told: Presence[] = [];
    for (;;) {
      const { event, data } = await ear.next();
      if (event === 'presence') told.push(JSON.parse(data) as Presence);
      if (event === 'talk') break;
    }
    expect(told.length).toBeLessThan(12);
  });
});
