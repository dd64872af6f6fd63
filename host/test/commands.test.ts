// One effect per command, whoever sends it how often, at once, or through another server on the same data.

import { silence } from '@orrery/bots';
import type { TableView } from '@orrery/protocol/tables';
import { fault, must, type GameRecord, replay } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import type { Store } from '../src/store/store.ts';
import { bids } from './games/bids.ts';
import { createGuest, freshFolder, type Guest, listen, nextKey, playOut, seatAll, startHost } from './server.ts';

const askOf = ({ ask }: TableView): NonNullable<TableView['ask']> => must(ask, 'an ask');

async function firstBid(guest: Guest, id: string): Promise<{ key: string; ask: number; answers: [number] }> {
  const { sight } = await guest.look(id);
  return { key: nextKey(), ask: askOf(sight).number, answers: [silence(askOf(sight)) as number] };
}

async function rowsOf(guest: Guest, id: string): Promise<GameRecord['rows']> {
  return (await guest.call<GameRecord>('GET', `/api/tables/${id}/record`)).body.rows;
}

describe('a command sent twice', () => {
  test('takes effect once and says so', async () => {
    const { address } = await startHost();
    const { id, people } = await seatAll(address, 2);
    const [ada] = people as [Guest];
    const bid = await firstBid(ada, id);
    expect((await ada.say(id, bid)).body).toEqual({ ok: true, repeated: false });
    expect((await ada.say(id, bid)).body).toEqual({ ok: true, repeated: true });
    await playOut(people, id, 1);
    expect((await ada.say(id, bid)).body).toEqual({ ok: true, repeated: true });
    const first = (await rowsOf(ada, id)).filter((row) => row.seat === 0 && 'answer' in row);
    expect(first[0]).toEqual({ seat: 0, answer: bid.answers[0] });
    expect(first[1]).not.toEqual(first[0]);
  });

  test('takes effect once when ten copies arrive together', async () => {
    const { address } = await startHost();
    const { id, people } = await seatAll(address, 2);
    const [ada, bo] = people as [Guest, Guest];
    await bo.say(id, await firstBid(bo, id));
    const bid = await firstBid(ada, id);
    const answers = await Promise.all(Array.from({ length: 10 }, () => ada.say(id, bid)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
    expect(answers.filter(({ body }) => !body.repeated)).toHaveLength(1);
    expect((await ada.look(id)).events.filter(({ key }) => key === 'log.won')).toHaveLength(1);
  });

  test('is refused when the key comes back with other words', async () => {
    const { address } = await startHost();
    const { id, people } = await seatAll(address, 2);
    const [ada] = people as [Guest];
    const bid = await firstBid(ada, id);
    await ada.say(id, bid);
    expect(await ada.say(id, { ...bid, ask: 2 })).toMatchObject({ status: 409, body: { code: 'key-reused' } });
    expect((await ada.undo(id, { key: bid.key })).body.code).toBe('key-reused');
  });

  test('undoes once', async () => {
    const { address } = await startHost();
    const { id, people } = await seatAll(address, 2);
    const [ada] = people as [Guest];
    await ada.say(id, await firstBid(ada, id));
    const key = nextKey();
    expect((await ada.undo(id, { key })).body).toEqual({ ok: true, repeated: false });
    await ada.say(id, await firstBid(ada, id));
    expect((await ada.undo(id, { key })).body).toEqual({ ok: true, repeated: true });
    expect((await ada.look(id)).sight.ask).toBeNull();
  });

  test('counts the keys of each seat apart', async () => {
    const { address } = await startHost();
    const { id, people } = await seatAll(address, 2);
    const [ada, bo] = people as [Guest, Guest];
    const key = nextKey();
    await ada.say(id, { ...(await firstBid(ada, id)), key });
    expect((await bo.say(id, { ...(await firstBid(bo, id)), key })).body.repeated).toBe(false);
  });
});

describe('an ask', () => {
  test('is answered once: of two answers at once one is late', async () => {
    const { address } = await startHost();
    const { id, people } = await seatAll(address, 2);
    const [ada] = people as [Guest];
    const { ask, answers } = await firstBid(ada, id);
    const both = await Promise.all([ada.say(id, { ask, answers }), ada.say(id, { ask, answers })]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(new Set(both.map(({ body }) => body.ok))).toEqual(new Set([false, true]));
    expect(both.find(({ body }) => !body.ok)?.body.code).toBe('ask-gone');
  });

  test('is gone once it was answered, and never was if it is to come', async () => {
    const { address } = await startHost();
    const { id, people } = await seatAll(address, 2);
    const [ada] = people as [Guest];
    const { ask, answers } = await firstBid(ada, id);
    expect(await ada.say(id, { ask: ask + 1, answers })).toMatchObject({ status: 409, body: { code: 'ask-gone' } });
    expect(await ada.say(id, { ask, answers })).toMatchObject({ status: 200, body: { ok: true } });
    expect(await ada.say(id, { ask, answers })).toMatchObject({ status: 200, body: { ok: false, code: 'ask-gone' } });
  });

  test('of a sealed frame stays open while others answer: all seats at once, none collides', async () => {
    const { address } = await startHost();
    const { id, people } = await seatAll(address, 4);
    const bidsOf = await Promise.all(people.map((guest) => firstBid(guest, id)));
    const all = await Promise.all(people.map((guest, i) => guest.say(id, must(bidsOf[i], 'a bid'))));
    expect(all.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const { events } = await createGuest(address).look(id);
    expect(events.map(({ key }) => key)).toContain('log.won');
  });
});

/** A store that stops before it looks for a command, or fails to write, when told to. */
function trouble(): { store: (real: Store) => Store; hold: Promise<void>[]; fail: unknown[] } {
  const hold: Promise<void>[] = [];
  const fail: unknown[] = [];
  const store = (real: Store): Store => ({
    ...real,
    async command(...args) {
      await hold.pop();
      return real.command(...args);
    },
    async append(...args) {
      if (fail.length > 0) throw fail.pop();
      return real.append(...args);
    },
  });
  return { store, hold, fail };
}

test('an answer that could not be written is not told to anybody, and can be given again', async () => {
  const data = freshFolder();
  const { store, fail } = trouble();
  const { address } = await startHost({ data, store });
  const { id, people } = await seatAll(address, 2);
  const [ada, bo] = people as [Guest, Guest];
  await ada.say(id, await firstBid(ada, id));
  const before = await bo.look(id);
  const ear = await listen(ada, [id]);
  await ear.next();
  const bid = await firstBid(bo, id);
  fail.push(fault('disk-full', 'no room'), new Error('the disk is on fire: secret 123'));
  const burnt = await bo.say(id, bid);
  expect([burnt.status, burnt.body.code]).toEqual([500, 'internal']);
  expect(burnt.text).not.toContain('123');
  expect(await bo.say(id, bid)).toMatchObject({ status: 507, body: { code: 'disk-full' } });
  expect(await bo.look(id)).toEqual(before);
  // What Ada hears next is her own, not the end of the frame.
  await ada.undo(id);
  expect(await ear.until(() => true)).toMatchObject({ events: [], sight: { ask: { number: 2 } } });
  await ada.say(id, await firstBid(ada, id));
  expect((await bo.say(id, bid)).body).toEqual({ ok: true, repeated: false });
  await ear.until(({ events }) => events.some(({ key }) => key === 'log.won'));
});

test('who finds its place in the log taken plays on from there, and its ask is still open', async () => {
  const data = freshFolder();
  const one = await startHost({ data });
  const { store, hold } = trouble();
  const two = await startHost({ data, store });
  const { id, people } = await seatAll(one.address, 2);
  const [ada, bo] = people as [Guest, Guest];
  bo.address = two.address;
  const bid = await firstBid(bo, id);
  let release = (): void => undefined;
  hold.push(new Promise((resolve) => (release = resolve)));
  const late = bo.say(id, bid);
  // On its way, with the log as it was: the hold is taken up once the table has been read.
  while (hold.length > 0) await bo.call('GET', '/api/health');
  expect((await ada.say(id, await firstBid(ada, id))).status).toBe(200);
  release();
  expect((await late).body).toEqual({ ok: true, repeated: false });
  expect((await bo.look(id)).events.map(({ key }) => key)).toContain('log.won');
});

test('two servers on one log write each row once and play one game', async () => {
  const data = freshFolder();
  const one = await startHost({ data });
  const two = await startHost({ data });
  const { id, people } = await seatAll(one.address, 4, { rounds: 6 });
  for (const [i, guest] of people.entries()) guest.address = i % 2 === 0 ? one.address : two.address;
  const bidsOf = await Promise.all(people.map((guest) => firstBid(guest, id)));
  const all = await Promise.all(people.map((guest, i) => guest.say(id, must(bidsOf[i], 'a bid'))));
  expect(all.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  await playOut(people, id, 5);
  const [ada, bo] = people as [Guest, Guest];
  const record = (await ada.call<GameRecord>('GET', `/api/tables/${id}/record`)).body;
  expect((await bo.call<GameRecord>('GET', `/api/tables/${id}/record`)).body).toEqual(record);
  expect(replay(bids, record).state.frames).toEqual([]);
});
