// The live stream: news only for those whom it concerns, and no gap that is not closed.

import { silence } from '@orrery/bots';
import type { Update } from '@orrery/protocol/tables';
import { fault, type GameEvent, must } from '@orrery/kernel';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Store } from '../src/store/store.ts';
import { startHeartbeat } from '../src/stream/heartbeat.ts';
import type { Reader } from '../src/stream/readers.ts';
import { createGuest, freshFolder, type Guest, listen, playOut, seatAll, startHost } from './server.ts';

async function bid(guest: Guest, id: string): Promise<void> {
  const ask = must((await guest.look(id)).sight.ask, 'an ask');
  await guest.say(id, { ask: ask.number, answers: [silence(ask)] });
}

const hasTold = (update: Update, key: string): boolean => update.events.some((event) => event.key === key);

/** A reader's log after an update. */
const readOn = (log: readonly GameEvent[], { from, events }: Update): GameEvent[] => [...log.slice(0, from), ...events];

describe('news', () => {
  test("of a sealed answer go to its own seat alone; the frame's end goes to all", async () => {
    const { address } = await startHost();
    const { id, people } = await seatAll(address, 3);
    const [ada, bo, cy] = people as [Guest, Guest, Guest];
    const ears = await Promise.all([ada, bo, createGuest(address)].map((guest) => listen(guest, [id])));
    const [adas, bos, audiences] = await Promise.all(ears.map((ear) => ear.next().then(() => ear)));
    await bid(cy, id);
    await bid(ada, id);
    await bid(bo, id);
    const news = async (ear: typeof adas): Promise<string[]> => {
      const heard: string[] = [];
      await ear?.until(
        (update) => heard.push(update.events.map(({ key }) => key).join()) > 0 && hasTold(update, 'log.won'),
      );
      return heard;
    };
    expect(await news(adas)).toEqual(['', 'log.won']);
    expect(await news(bos)).toEqual(['log.won']);
    expect(await news(audiences)).toEqual(['log.won']);
  });

  test('of several tables come through one stream', async () => {
    const { address } = await startHost();
    const one = await seatAll(address, 2);
    const two = await seatAll(address, 2);
    const ear = await listen(createGuest(address), [one.id, two.id]);
    expect((await ear.until(() => true)).sight.id).toBe(one.id);
    expect((await ear.until(() => true)).sight.id).toBe(two.id);
    for (const guest of two.people) await bid(guest, two.id);
    expect((await ear.until(() => true)).sight.id).toBe(two.id);
    for (const guest of one.people) await bid(guest, one.id);
    expect((await ear.until(() => true)).sight.id).toBe(one.id);
  });

  test('of a table that is not there say so, and the others go on', async () => {
    const { address } = await startHost();
    const { id } = await seatAll(address, 2);
    const ear = await listen(createGuest(address), ['a'.repeat(16), id]);
    const gone = await ear.next();
    expect([gone.event, JSON.parse(gone.data)]).toMatchObject([
      'gone',
      { table: 'a'.repeat(16), code: 'unknown-table' },
    ]);
    expect((await ear.until(() => true)).sight.id).toBe(id);
  });

  test('tell who sits down, and whoever does sees its own hand from then on', async () => {
    const { address } = await startHost();
    const owner = createGuest(address);
    const friend = createGuest(address);
    const { id } = await owner.create({ seats: [{ kind: 'me', name: 'Ada' }, { kind: 'open' }] });
    await friend.call('GET', '/api/me');
    const ear = await listen(friend, [id]);
    expect((await ear.until(() => true)).sight).toMatchObject({ stage: 'open', you: null });
    await friend.join(id, { name: 'Bo' });
    expect((await ear.until(() => true)).sight).toMatchObject({
      stage: 'playing',
      you: 1,
      ask: { seat: 1, number: 1 },
    });
  });

  test('of an undo cut the log back', async () => {
    const { address } = await startHost();
    const { id, people } = await seatAll(address, 2);
    for (const guest of people) await bid(guest, id);
    const sights = await Promise.all(people.map((guest) => guest.look(id)));
    const winner = must(people[sights.findIndex(({ sight }) => sight.ask !== null)], 'a winner');
    const ear = await listen(createGuest(address), [id]);
    let log = readOn([], await ear.until(() => true));
    await bid(winner, id);
    log = readOn(log, await ear.until((update) => hasTold(update, 'log.keep')));
    expect(log.at(-1)?.key).toBe('log.keep');
    await winner.undo(id);
    log = readOn(log, await ear.until(() => true));
    expect(log).toEqual((await createGuest(address).look(id)).events);
  });
});

test('an answer that is in the log is told, though its commit was not heard of', async () => {
  let isCut = false;
  const store = (usual: Store): Store => ({
    ...usual,
    async append(...what) {
      const isWritten = await usual.append(...what);
      if (isCut) throw fault('database-away', 'the line broke before the database could say that it has it');
      return isWritten;
    },
  });
  const { address } = await startHost({ store });
  const { id, people } = await seatAll(address, 2);
  const [ada, bo] = people as [Guest, Guest];
  const ear = await listen(bo, [id]);
  await ear.next();
  await bid(bo, id);
  const ask = must((await ada.look(id)).sight.ask, 'an ask');
  isCut = true;
  const say = { key: 'said-once-twice', ask: ask.number, answers: [silence(ask)] };
  expect((await ada.say(id, say)).status).toBe(503);
  isCut = false;
  await ear.until(({ events }) => events.some(({ key }) => key === 'log.won'));
  expect((await ada.say(id, say)).body).toEqual({ ok: true, repeated: true });
});

test('signs of life are spread, one for each reader, and none for who has just come', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const beats = new Map<Reader, number>();
  let atOnce = 0;
  const heart = startHeartbeat((reader) => {
    atOnce++;
    beats.set(reader, (beats.get(reader) ?? 0) + 1);
  });
  const readers = Array.from({ length: 300 }, () => ({}) as Reader);
  for (const reader of readers) heart.add(reader);
  vi.advanceTimersByTime(10_000);
  expect(beats.size).toBe(0);
  for (let ms = 10_000; ms < 15_000; ms += 100) {
    atOnce = 0;
    vi.advanceTimersByTime(100);
    expect(atOnce).toBe(6);
  }
  for (const gone of readers.splice(0, 150)) heart.remove(gone);
  vi.advanceTimersByTime(15_000);
  heart.stop();
  expect(readers.map((reader) => beats.get(reader))).toEqual(readers.map(() => 2));
  expect([...beats.values()].reduce((sum, each) => sum + each, 0)).toBe(450);
});

test('a silent stream is kept alive', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const { address } = await startHost();
  const { id, people } = await seatAll(address, 2);
  const ear = await listen(createGuest(address), [id]);
  await ear.next();
  expect(ear.bytes()).not.toContain(': here');
  vi.advanceTimersByTime(15_000);
  for (const guest of people) await bid(guest, id);
  await ear.next();
  expect(ear.bytes()).toContain('\n\n: here\n\n');
});

describe('a stream that was lost', () => {
  test('goes on where it was: what was missed comes in one piece, and nothing if there was nothing', async () => {
    const { address } = await startHost();
    const { id, people } = await seatAll(address, 2);
    const [ada, bo] = people as [Guest, Guest];
    const first = await listen(ada, [id]);
    const log = readOn([], await first.until(() => true));
    first.close();
    await bid(bo, id);
    const second = await listen(ada, [id], first.last());
    await bid(ada, id);
    const sealed = await second.until(() => true);
    expect(sealed.from).toBe(log.length);
    second.close();
    await playOut(people, id, 7);
    const third = await listen(ada, [id], second.last());
    const missed = await third.until(() => true);
    expect(missed.from).toBe(readOn(log, sealed).length);
    expect(readOn(readOn(log, sealed), missed)).toEqual((await ada.look(id)).events);
  });

  test('goes on after a restart of the server', async () => {
    const data = freshFolder();
    const before = await startHost({ data });
    const { id, people } = await seatAll(before.address, 2);
    const [ada, bo] = people as [Guest, Guest];
    const first = await listen(ada, [id]);
    await first.next();
    await before.close();
    const after = await startHost({ data });
    for (const guest of people) guest.address = after.address;
    const second = await listen(ada, [id], first.last());
    await bid(bo, id);
    await bid(ada, id);
    expect((await second.until(() => true)).from).toBe(1);
  });

  test('gets the whole view when its place no longer holds or cannot be read', async () => {
    const { address } = await startHost();
    const { id, people } = await seatAll(address, 2);
    for (const guest of people) await bid(guest, id);
    const sights = await Promise.all(people.map((guest) => guest.look(id)));
    const winner = must(people[sights.findIndex(({ sight }) => sight.ask !== null)], 'a winner');
    await bid(winner, id);
    const ear = await listen(winner, [id]);
    await ear.next();
    ear.close();
    await winner.undo(id);
    const whole = await winner.look(id);
    for (const last of [ear.last(), 'x', btoa('[["'), btoa(JSON.stringify([[id, ['', 1e9, '']]]))]) {
      const again = await listen(winner, [id], last);
      expect(await again.until(() => true)).toEqual(whole);
    }
  });
});

test('a reader hears of what another program has written to the same data', async () => {
  const data = freshFolder();
  const [one, two] = [await startHost({ data }), await startHost({ data })];
  const [ada, bo] = [createGuest(one.address), createGuest(one.address)];
  const { id } = await ada.create({ seats: [{ kind: 'me', name: 'Ada' }, { kind: 'open' }] });
  const ear = await listen(createGuest(two.address), [id]);
  await ear.next();
  await bo.join(id, { name: 'Bo' });
  await two.doDue();
  await ear.until(({ sight }) => sight.stage === 'playing');
  for (const guest of [ada, bo]) await bid(guest, id);
  await two.doDue();
  await ear.until((update) => hasTold(update, 'log.won'));
});
