// Many nodes on one PostgreSQL: any node serves any table, and all of them hear what one has written.

import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { silence } from '@orrery/bots';
import type { Handed, Presence, TableInfo, Talk, Wish } from '@orrery/protocol/tables';
import { must, type GameRecord, replay } from '@orrery/kernel';
import { Kysely, sql } from 'kysely';
import { Client } from 'pg';
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { postgresBus } from '../src/bus.ts';
import { createOnline, type Online } from '../src/stream/presence.ts';
import { openDatabase } from '../src/store/index.ts';
import { openPostgres } from '../src/store/postgres.ts';
import type { Store } from '../src/store/store.ts';
import { databaseOf, usePostgres } from './database.ts';
import { bids } from './games/bids.ts';
import { createGuest, type Ear, freshFolder, type Guest, listen, playOut, seatAll, startHost } from './server.ts';
import type { Postgres } from './postgres.ts';

let postgres: Postgres;
beforeAll(async () => {
  postgres = await usePostgres();
}, 60_000);

async function twoNodes() {
  const data = freshFolder();
  return { data, one: await startHost({ data }), two: await startHost({ data }) };
}

async function heard<V>(ear: Ear, event: string, fits: (value: V) => boolean = () => true): Promise<V> {
  for (;;) {
    const next = await ear.next();
    if (next.event === event && fits(JSON.parse(next.data) as V)) return JSON.parse(next.data) as V;
  }
}

test('what is answered on one is seen on the other', async () => {
  const { one, two } = await twoNodes();
  const { id, people } = await seatAll(one.address, 3, { rounds: 6 });
  const watcher = createGuest(two.address);
  const ear = await listen(watcher, [id]);
  await ear.next();
  for (const guest of people) {
    const ask = must((await guest.look(id)).sight.ask, 'an ask');
    await guest.say(id, { ask: ask.number, answers: [silence(ask)] });
  }
  await ear.until(({ events }) => events.some(({ key }) => key === 'log.won'));
  for (const [i, guest] of people.entries()) guest.address = i === 1 ? two.address : one.address;
  await playOut(people, id, 5);
  await ear.until(({ sight }) => sight.stage === 'over');
  const { body } = await watcher.call<GameRecord>('GET', `/api/tables/${id}/record`);
  expect(replay(bids, body).state.frames).toEqual([]);
});

test('who comes too late because another node was quicker is told what that one wrote', async () => {
  const data = freshFolder();
  const one = await startHost({ data });
  let letGo = (): void => undefined;
  let arrived = (): void => undefined;
  const isThere = new Promise<void>((done) => (arrived = done));
  const held = new Promise<void>((done) => (letGo = done));
  const store = (usual: Store): Store => ({
    ...usual,
    async append(...what) {
      arrived();
      await held;
      return usual.append(...what);
    },
  });
  const two = await startHost({ data, store });
  const { id, people } = await seatAll(one.address, 2);
  const [ada, bo] = people as [Guest, Guest];
  const bid = must((await bo.look(id)).sight.ask, 'an ask');
  await bo.say(id, { ask: bid.number, answers: [silence(bid)] });
  bo.address = two.address;
  const ear = await listen(bo, [id]);
  await ear.next();
  const ask = must((await ada.look(id)).sight.ask, 'an ask');
  const say = { ask: ask.number, answers: [silence(ask)] };
  // Ada answers in two tabs: the one on the second node has looked, and has not written yet.
  ada.address = two.address;
  const late = ada.say(id, say);
  await isThere;
  ada.address = one.address;
  await ada.say(id, say);
  letGo();
  expect((await late).body).toMatchObject({ ok: false, code: 'ask-gone' });
  await ear.until(({ events }) => events.some(({ key }) => key === 'log.won'));
});

test('a seat handed over on one is handed over on the other', async () => {
  const { one, two } = await twoNodes();
  const { id, people } = await seatAll(one.address, 2);
  const [ada] = people as [Guest];
  const ear = await listen(createGuest(two.address), [id]);
  await ear.next();
  await ada.call('POST', `/api/tables/${id}/hand/bot`, { level: 'random' });
  await ear.until(({ sight }) => 'bot' in must(sight.seats[0], 'a seat'));
});

test('two who sit down at once under one name, each on another, are not both taken', async () => {
  const { one, two } = await twoNodes();
  for (let n = 0; n < 10; n++) {
    const [ada, bo, cy] = [one, one, two].map(({ address }) => createGuest(address)) as [Guest, Guest, Guest];
    const open = { kind: 'open' } as const;
    const { id } = await ada.create({ seats: [{ kind: 'me', name: 'Ada' }, open, open] });
    const both = await Promise.all([bo.join(id, { name: 'Nova', seat: 1 }), cy.join(id, { name: 'nova', seat: 2 })]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  }
});

test('who takes two seats at once, each on another, has one of them', async () => {
  const { one, two } = await twoNodes();
  for (let n = 0; n < 10; n++) {
    const { id, people } = await seatAll(one.address, 2);
    const [first, second] = await Promise.all(
      people.map(async (guest) => (await guest.call<Handed>('POST', `/api/tables/${id}/hand/friend`, {})).body.pass),
    );
    const friend = createGuest(one.address);
    await friend.call('GET', '/api/me');
    const there = Object.assign(createGuest(two.address), { cookie: friend.cookie });
    const both = await Promise.all([
      friend.call('POST', `/api/tables/${id}/hand/take`, { pass: first, name: 'Cy' }),
      there.call('POST', `/api/tables/${id}/hand/take`, { pass: second, name: 'Di' }),
    ]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  }
});

test('a word for a seat is good for one of two who come with it at once, each on another', async () => {
  const { one, two } = await twoNodes();
  for (let n = 0; n < 10; n++) {
    const { id, people } = await seatAll(one.address, 2);
    const [ada] = people as [Guest];
    const { pass } = (await ada.call<Handed>('POST', `/api/tables/${id}/hand/friend`, {})).body;
    const both = await Promise.all(
      [one, two].map(({ address }, at) =>
        createGuest(address).call('POST', `/api/tables/${id}/hand/take`, { pass, name: `Friend ${at}` }),
      ),
    );
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  }
});

test('who wants to play once more at the same moment, each on another, comes to one table, and sits down there', async () => {
  const data = freshFolder();
  // Chance as it is: with the dice of the tests both nodes would call the table the same.
  const random = randomBytes;
  const [one, two] = [await startHost({ data, random }), await startHost({ data, random })];
  for (let n = 0; n < 5; n++) {
    const { id, people } = await seatAll(one.address, 2);
    const [ada, bo] = people as [Guest, Guest];
    await playOut(people, id, 3);
    bo.address = two.address;
    const both = await Promise.all([
      ...people.map((guest) => guest.call<TableInfo>('POST', `/api/tables/${id}/again`, {})),
      // Whoever speaks takes a place among the words, too.
      ...people.map((guest) => guest.call('POST', `/api/tables/${id}/talk`, { text: 'Once more?' })),
    ]);
    expect(both.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const [first, second] = both.map(({ body }) => body as TableInfo) as [TableInfo, TableInfo];
    expect(second.id).toBe(first.id);
    const [late, name] = first.you === null ? [ada, 'Ada'] : [bo, 'Bo'];
    expect([first.you, second.you].filter((you) => you === null)).toHaveLength(1);
    expect((await late.join(first.id, { name })).body).toMatchObject({ stage: 'playing' });
    const { body: talk } = await ada.call<Talk[]>('GET', `/api/tables/${id}/talk`);
    expect(talk.filter((said) => 'notice' in said && said.notice.key === 'notice.again')).toHaveLength(1);
    expect((await ada.call<TableInfo>('POST', `/api/tables/${id}/again`, {})).body.id).toBe(first.id);
  }
});

test('who is away from both is away on both, and who is on one is not; they decide together', async () => {
  const data = freshFolder();
  const [one, two] = [await startHost({ data, patience: 1 }), await startHost({ data, patience: 1 })];
  const { id, people } = await seatAll(one.address, 3);
  const [ada, bo, cy] = people as [Guest, Guest, Guest];
  bo.address = two.address;
  cy.address = two.address;
  const adas = await listen(ada, [id], '', true, 'presence');
  const bos = await listen(bo, [id], '', true, 'presence');
  const cys = await listen(cy, [id], '', true, 'presence');
  const awayAt = (ear: Ear, ...which: number[]) =>
    heard<Presence>(ear, 'presence', ({ away }) => away.map(({ seat }) => seat).join() === which.join());
  for (const ear of [adas, bos]) await awayAt(ear);
  cys.close();
  const [hers, his] = [await awayAt(adas, 2), await awayAt(bos, 2)];
  expect(hers.away).toEqual(his.away);
  const decide = (guest: Guest, what: string, body: object) =>
    guest.call<{ wish: Wish | null; code?: string }>('POST', `/api/tables/${id}/${what}`, body);
  expect((await decide(bo, 'away', { kind: 'bot', seat: 0 })).body.code).toBe('not-away');
  expect((await decide(bo, 'away', { kind: 'bot', seat: 2 })).body.wish).toMatchObject({ kind: 'bot', yes: [1] });
  expect((await decide(ada, 'vote', { yes: true })).body.wish).toBeNull();
  await bos.until(({ sight }) => 'bot' in must(sight.seats[2], 'a seat'));
  // Whoever comes back, on any node, is there for all.
  cy.address = one.address;
  await listen(cy, [id], '', true, 'presence');
  await awayAt(bos);
});

test('who is away is so since the same moment on both, also where it is heard of later; and since their last word', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const data = freshFolder();
  const one = await startHost({ data });
  // The other node takes its time before it looks at the table again.
  let isSlow = false;
  let goOn = (): void => undefined;
  const wait = new Promise<void>((resolve) => (goOn = resolve));
  const slow = (usual: Store): Store => ({
    ...usual,
    async table(id, on) {
      if (isSlow) await wait;
      return usual.table(id, on);
    },
  });
  const two = await startHost({ data, store: slow });
  const { id, people } = await seatAll(one.address, 3);
  const [ada, bo, cy] = people as [Guest, Guest, Guest];
  bo.address = two.address;
  const adas = await listen(ada, [id], '', true, 'presence');
  const bos = await listen(bo, [id], '', true, 'presence');
  const cys = await listen(cy, [id], '', true, 'presence');
  for (const ear of [adas, bos]) await heard<Presence>(ear, 'presence', ({ seats }) => seats.length === 3);
  isSlow = true;
  cys.close();
  const sinceAt = async (ear: Ear, after = 0): Promise<number> => {
    const fits = ({ away }: Presence): boolean => away.some(({ seat, since }) => seat === 2 && since > after);
    return must((await heard<Presence>(ear, 'presence', fits)).away[0], 'somebody').since;
  };
  const left = await sinceAt(adas);
  vi.setSystemTime(Date.now() + 60_000);
  isSlow = false;
  goOn();
  expect(await sinceAt(bos)).toBe(left);
  // Without a tab, from the other node.
  cy.address = two.address;
  await cy.call('POST', `/api/tables/${id}/talk`, { text: 'still here' });
  expect([await sinceAt(adas, left), await sinceAt(bos, left)]).toEqual([left + 60_000, left + 60_000]);
});

test('talk, presence and turns reach every node', async () => {
  const { one, two } = await twoNodes();
  const { id, people } = await seatAll(one.address, 2);
  const [ada, bo] = people as [Guest, Guest];
  bo.address = two.address;
  const adas = await listen(ada, [id], '', true, 'talk,presence');
  const bos = await listen(bo, [id], '', true, 'talk,presence,turns');
  await heard<Presence>(adas, 'presence', ({ seats }) => seats.length === 2);
  await ada.call('POST', `/api/tables/${id}/talk`, { text: 'Hello from here' });
  expect(await heard(bos, 'talk')).toMatchObject({ talk: { text: 'Hello from here' } });
  // At a table that nobody has looked at from the other node.
  const other = await ada.create({ seats: [{ kind: 'open' }, { kind: 'me', name: 'Ada' }] });
  bo.address = one.address;
  await bo.join(other.id, { name: 'Bo' });
  expect(await heard(bos, 'turn')).toEqual({ table: other.id, waits: true });
  bos.close();
  await heard<Presence>(adas, 'presence', ({ seats }) => seats.length === 1);
});

test('who is put out on one is put out on the other: the streams end, of whatever came in with it', async () => {
  const { one, two } = await twoNodes();
  const { id } = await seatAll(one.address, 2);
  const password = 'a long pass phrase';
  const ada = createGuest(one.address);
  await ada.call('POST', '/api/account/sign-up', { login: 'ada', password, name: 'Ada' });
  const ends: [path: string, body?: object][] = [
    ['/api/account/password', { owner: { password }, password: 'four brass planets' }],
    ['/api/account/sign-out'],
  ];
  const { body: token } = await ada.call<{ id: string }>('POST', '/api/account/tokens', {
    owner: { password },
    name: 'bot',
    scopes: ['look'],
  });
  ends.unshift([`/api/account/tokens/${token.id}/end`]);
  for (const [path, body] of ends) {
    const there = createGuest(two.address);
    there.cookie = ada.cookie;
    const ear = await listen(there, [id]);
    await ear.next();
    expect([path, (await ada.call('POST', path, body)).status]).toEqual([path, 200]);
    const rest = async (): Promise<void> => {
      for (;;) await ear.next();
    };
    await expect(rest()).rejects.toThrow('the stream ended');
  }
});

test('a stream that is opened in the instant in which its session ends, ends with it', async () => {
  const data = freshFolder();
  const { address } = await startHost({ data });
  const { id } = await seatAll(address, 2);
  const ada = createGuest(address);
  await ada.call('POST', '/api/account/sign-up', { login: 'ada', password: 'a long pass phrase', name: 'Ada' });
  const client = new Client({ connectionString: await databaseOf(data) });
  await client.connect();
  onTestFinished(() => client.end());
  // Long unused, the session is noted as seen again: that waits for whoever is about to end it.
  await client.query('update sessions set seen = seen - 7200000');
  await client.query('begin');
  await client.query('delete from sessions');
  const opened = listen(ada, [id]);
  await vi.waitUntil(async () => {
    const { rows } = await client.query(`select 1 from pg_stat_activity where wait_event_type = 'Lock'`);
    return rows.length > 0;
  });
  await client.query('commit');
  const ear = await opened;
  const rest = async (): Promise<void> => {
    for (;;) await ear.next();
  };
  await expect(rest()).rejects.toThrow('the stream ended');
});

test('a line to the database that is cut without a word is given up, and another one taken', async () => {
  const url = new URL(must(await databaseOf(freshFolder()), 'a database'));
  const path = join(must(url.searchParams.get('host'), 'a socket'), '.s.PGSQL.5432');
  const lines: Socket[] = [];
  const between = createServer((near) => {
    const far = connect(path);
    near.pipe(far).pipe(near);
    lines.push(near, far);
    for (const line of [near, far]) line.on('error', () => undefined);
  }).listen(0, '127.0.0.1');
  await once(between, 'listening');
  onTestFinished(() => {
    for (const line of lines) line.destroy();
    between.close();
  });
  const { port } = between.address() as AddressInfo;
  const { dialect } = openPostgres(`postgres://orrery@127.0.0.1:${port}${url.pathname}`, () => undefined, 300);
  const db = new Kysely<unknown>({ dialect });
  onTestFinished(() => db.destroy());
  const ask = () => sql`select 1`.execute(db);
  await ask();
  for (const line of lines) line.unpipe().pause();
  await expect(ask()).rejects.toMatchObject({ code: 'database-away' });
  await ask();
});

test('who has a tab open on one is known to be here on the other', async () => {
  const data = freshFolder();
  const url = must(await databaseOf(data), 'a database');
  const database = await openDatabase({ folder: data, url });
  const buses = [1, 2].map(() => postgresBus(must(database.pool, 'a pool'), url, () => undefined));
  const [one, two] = buses.map(createOnline) as [Online, Online];
  onTestFinished(async () => {
    for (const here of [one, two]) here.close();
    for (const bus of buses) await bus.close();
    await database.close();
  });
  for (const bus of buses) await bus.start();
  for (const _ of ['a tab', 'another']) one.came('ada');
  await vi.waitUntil(() => two.isOnline('ada'));
  one.left('ada');
  one.came('bo');
  await vi.waitUntil(() => two.isOnline('bo'));
  expect([one.isOnline('ada'), two.isOnline('ada')]).toEqual([true, true]);
  one.left('ada');
  await vi.waitUntil(() => !two.isOnline('ada'));
  expect([one.isOnline('ada'), two.isOnline('bo')]).toEqual([false, true]);
});

test('the database restarts: streams go on, and nothing acknowledged is lost', async () => {
  const { one, two } = await twoNodes();
  const { id, people } = await seatAll(one.address, 2, { rounds: 6 });
  const [ada, bo] = people as [Guest, Guest];
  bo.address = two.address;
  const ear = await listen(createGuest(two.address), [id]);
  await ear.next();
  const ask = must((await ada.look(id)).sight.ask, 'an ask');
  await ada.say(id, { ask: ask.number, answers: [silence(ask)] });
  await postgres.restart();
  for (;;) {
    const now = await bo.call<{ sight: { ask: { number: number } | null } }>('GET', `/api/tables/${id}`);
    if (now.status === 200) break;
    expect([now.status, now.text]).toMatchObject([503, expect.stringContaining('database-away')]);
  }
  const bos = must((await bo.look(id)).sight.ask, 'an ask');
  expect((await bo.say(id, { ask: bos.number, answers: [silence(bos)] })).status).toBe(200);
  await ear.until(({ events }) => events.some(({ key }) => key === 'log.won'));
});

test('a word that is lost with its line is made up for', async () => {
  const { one, two, data } = await twoNodes();
  const { id, people } = await seatAll(one.address, 2, { rounds: 6 });
  const ear = await listen(createGuest(two.address), [id], '', true, 'talk');
  await ear.next();
  const client = new Client({ connectionString: await databaseOf(data) });
  await client.connect();
  onTestFinished(() => client.end());
  const cut = (): Promise<unknown> =>
    client.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'orrery-ear' and datname = current_database()`);
  for (const guest of people) {
    await cut();
    const ask = must((await guest.look(id)).sight.ask, 'an ask');
    await guest.say(id, { ask: ask.number, answers: [silence(ask)] });
  }
  await (people[0] as Guest).call('POST', `/api/tables/${id}/talk`, { text: 'Did you see that?' });
  const seen = new Set<string>();
  while (seen.size < 2) {
    const { event, data: told } = await ear.next();
    if (event === 'talk') seen.add(told.includes('Did you see that?') ? 'talk' : told);
    else if (told.includes('log.won')) seen.add('won');
  }
  expect(seen).toEqual(new Set(['won', 'talk']));
});
