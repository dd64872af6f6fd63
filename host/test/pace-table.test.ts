// Clocks at real tables, on the wire. The clock of the machine is turned by the test; all else is real.

import { silence } from '@orrery/bots';
import type { Late, TableView, Talk, Update } from '@orrery/protocol/tables';
import type { Account, Pace } from '@orrery/protocol/people';
import { must, type Seat } from '@orrery/kernel';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { catalog } from '../src/tables/index.ts';
import type { TableClock } from '../src/pace/table-clock.ts';
import { openDatabase } from '../src/store/index.ts';
import { databaseOf } from './database.ts';
import { createGuest, freshFolder, type Guest, listen, startHost } from './server.ts';

const START = Date.parse('2027-03-05T12:00:00Z');
const live: Pace = { kind: 'live', decision: 30, reserve: 60 };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: START });
  onTestFinished(() => void vi.useRealTimers());
});
const later = (seconds: number): void => void vi.setSystemTime(Date.now() + seconds * 1000);

async function table(
  address: string,
  count: number,
  pace: Pace,
  people = Array.from({ length: count }, () => createGuest(address)),
): Promise<{ id: string; people: Guest[] }> {
  const [owner, ...others] = people as [Guest, ...Guest[]];
  const seats = [{ kind: 'me', name: 'Ada' } as const, ...others.map(() => ({ kind: 'open' }) as const)];
  const { id } = await owner.create({ seats, pace, options: { rounds: 20 } });
  for (const [i, other] of others.entries()) await other.join(id, { name: `Guest ${i + 1}` });
  return { id, people };
}

const sightOf = async (guest: Guest, id: string): Promise<TableView> => (await guest.look(id)).sight;

async function answer(guest: Guest, id: string, pick: (sight: TableView) => number | string | null): Promise<void> {
  const sight = await sightOf(guest, id);
  const got = await guest.say(id, { ask: must(sight.ask, 'an ask').number, answers: [pick(sight)] });
  if (got.status !== 200) throw new Error(got.text);
}
const windowOf = ({ clock }: TableView) => clock?.window ?? null;
const otherwise = ({ ask }: TableView) => silence(must(ask, 'an ask')) as number | string | null;

/** Everybody who is asked answers what silence would, until only a window waits. */
async function toWindow(people: readonly Guest[], id: string): Promise<void> {
  for (;;) {
    const [first] = people as [Guest];
    if (windowOf(await sightOf(first, id)) !== null) return;
    for (const guest of people) {
      const sight = await sightOf(guest, id);
      if (sight.ask !== null && windowOf(sight) === null) await answer(guest, id, otherwise);
    }
  }
}

describe('a live table', () => {
  test('plays for whoever lets the time run out, and a bot plays on after three times', async () => {
    const { address } = await startHost();
    const { id, people } = await table(address, 2, live);
    const [ada, bo] = people as [Guest, Guest];
    const ear = await listen(bo, [id]);
    const { clock, ask } = await sightOf(bo, id);
    expect(clock).toMatchObject({ window: null, seats: [{ until: START + 30_000 }, { until: START + 30_000 }] });
    await bo.say(id, { ask: must(ask, 'an ask').number, answers: [silence(must(ask, 'an ask'))] });
    // One who has answered is not told apart from one who has not.
    expect((await sightOf(createGuest(address), id)).clock).toEqual(clock);
    later(29);
    expect((await sightOf(bo, id)).waiting).toEqual([0, 1]);
    for (let round = 0; round < 3; round++) {
      later(200);
      await ear.until(({ sight }) => sight.clock?.seats[0]?.until === null || moved(sight));
      await toNextBid(ada, bo, id);
    }
    const { seats } = await sightOf(bo, id);
    expect(seats[0]).toMatchObject({ kind: 'person', name: 'Ada', bot: 'medium' });
    expect(seats[1]).not.toHaveProperty('bot');
    const { body } = await bo.call<Talk[]>('GET', `/api/tables/${id}/talk`);
    expect(body).toMatchObject([{ notice: { key: 'notice.time-over', args: { seat: 0 } } }]);
  });

  test('takes from the reserve of whoever is asked alone', async () => {
    const { address } = await startHost();
    const { id, people } = await table(address, 2, live);
    for (const guest of people) await answer(guest, id, otherwise);
    const [seat] = (await sightOf(createGuest(address), id)).waiting as [Seat];
    const guest = must(people[seat], 'a guest');
    const opened = Date.now();
    expect((await sightOf(guest, id)).clock?.seats[seat]).toEqual({ until: opened + 90_000, reserve: 60_000 });
    later(45);
    await answer(guest, id, otherwise);
    expect((await sightOf(guest, id)).clock?.seats[seat]).toEqual({ until: Date.now() + 75_000, reserve: 45_000 });
    // Undo gives no new time.
    later(10);
    await guest.undo(id);
    later(10);
    const { clock } = await sightOf(guest, id);
    expect(clock?.seats[seat]?.until).toBe(Date.now() - 20_000 + 75_000);
  });

  test('goes on when somebody has left in the middle of a plan', async () => {
    const { address } = await startHost({ games: catalog });
    const [ada, bo] = [createGuest(address), createGuest(address)];
    const seats = [{ kind: 'me', name: 'Ada' }, { kind: 'open' }] as const;
    const { id } = await ada.create({ game: 'interspace', seats, options: { levels: 1 }, pace: live });
    await bo.join(id, { name: 'Bo' });
    for (const guest of [ada, bo]) await answer(guest, id, () => null);
    // Ada says which planet builds, but not what, and is seen no more.
    const ear = await listen(bo, [id]);
    await answer(ada, id, () => 0);
    expect((await sightOf(ada, id)).ask?.prompt.key).toBe('ask.yard');
    await answer(bo, id, () => null);
    expect((await sightOf(bo, id)).waiting).toEqual([0]);
    later(200);
    await ear.until(({ sight }) => sight.view?.frames.every(({ step }) => step !== 'build') === true);
  });

  test('keeps its clocks over a restart', async () => {
    const data = freshFolder();
    const host = await startHost({ data });
    const { id, people } = await table(host.address, 2, live);
    const [ada] = people as [Guest];
    await host.close();
    later(31);
    const again = await startHost({ data });
    ada.address = again.address;
    const ear = await listen(ada, [id]);
    const { sight } = await ear.until(moved);
    expect(sight.waiting).toHaveLength(1);
  });
});

/** The first sealed bids are on the table. */
const moved = (shown: TableView | Update): boolean => {
  const sight = 'sight' in shown ? shown.sight : shown;
  return sight.waiting.length === 1 || sight.clock?.window !== null;
};

/** Bo plays on to the next bids; for Ada the clock does. */
async function toNextBid(ada: Guest, bo: Guest, id: string): Promise<void> {
  for (let tries = 0; tries < 400; tries++) {
    const sight = await sightOf(bo, id);
    const { seats, clock, waiting } = sight;
    if (seats[0]?.kind === 'person' && seats[0].bot !== undefined) return;
    if (sight.ask !== null) await answer(bo, id, otherwise);
    else if (clock?.window !== null && clock?.window !== undefined && !clock.window.nodded)
      await bo.call('POST', `/api/tables/${id}/nod`, { window: clock.window.key });
    else if (waiting.includes(0)) {
      later(100);
      const ear = await listen(ada, [id]);
      const { sight: now } = await ear.until(() => true);
      if (now.clock?.seats[0] !== null) await ear.next().catch(() => undefined);
      ear.close();
    }
  }
}

test('by turns: the clock rests on the free days of who is asked', async () => {
  const { address } = await startHost();
  const ada = createGuest(address);
  const wish = { login: 'ada', password: 'three brass planets', name: 'Ada', zone: 'Europe/Rome' };
  const { profile } = (await ada.call<Account>('POST', '/api/account/sign-up', wish)).body;
  await ada.call('POST', '/api/account/profile', { ...profile, weekends: true });
  const pace: Pace = { kind: 'turns', hours: 24, pause: true };
  const { id } = await table(address, 2, pace, [ada, createGuest(address)]);
  const { clock } = await sightOf(ada, id);
  // It is Friday noon: Ada's clock rests on Saturday and Sunday, that of the guest does not.
  expect(clock?.seats.map((seat) => new Date(seat?.until ?? 0).toISOString())).toEqual([
    '2027-03-08T12:00:00.000Z',
    '2027-03-06T12:00:00.000Z',
  ]);
});

describe.each<{ name: string; pace: Pace; lasts: number }>([
  { name: 'a live table', pace: live, lasts: 20 },
  { name: 'a table without a clock', pace: { kind: 'calm' }, lasts: 10 },
])('a window of $name', ({ pace, lasts }) => {
  test('stays the same from outside until everybody has clicked, whoever can act', async () => {
    const { address } = await startHost({ windows: 10_000 });
    const { id, people } = await table(address, 3, pace);
    const stranger = createGuest(address);
    const seen = { used: 0, idle: 0, passed: 0 };
    for (let window = 0; window < 12; window++) {
      await toWindow(people, id);
      const outside = await sightOf(stranger, id);
      const ear = await listen(stranger, [id]);
      await ear.next();
      const before = ear.bytes();
      expect(outside.waiting).toEqual([0, 1, 2]);
      let asked = 0;
      // The one who can act does so every other time.
      for (const [seat, guest] of people.entries()) {
        expect(await sightOf(stranger, id)).toEqual(outside);
        const sight = await sightOf(guest, id);
        expect(sight.clock).toEqual({ ...outside.clock, window: { ...windowOf(outside), hold: 20_000 } });
        if (sight.ask !== null) asked++;
        if (sight.ask === null) {
          const got = await guest.call('POST', `/api/tables/${id}/nod`, { window: sight.clock?.window?.key });
          expect(got.status).toBe(200);
        } else if (window % 2 === 0 && sight.ask.choice.kind === 'one')
          await answer(guest, id, ({ ask }) => (ask?.choice.kind === 'one' ? (ask.choice.options[0] ?? null) : null));
        else await answer(guest, id, () => null);
        // Until the last click the stream is silent, and so is the table.
        if (seat < 2) {
          expect(await sightOf(stranger, id)).toEqual(outside);
          expect(ear.bytes()).toBe(before);
        }
      }
      await ear.until(({ sight }) => sight.clock?.window?.key !== outside.clock?.window?.key);
      ear.close();
      if (asked === 0) seen.idle++;
      else if (window % 2 === 0) seen.used++;
      else seen.passed++;
    }
    // All three kinds came, or this shows nothing.
    expect(Math.min(seen.used, seen.idle, seen.passed)).toBeGreaterThan(0);
  });

  test('ends at its fixed time for all alike', async () => {
    const { address } = await startHost({ windows: 10_000 });
    const { id, people } = await table(address, 3, pace);
    await toWindow(people, id);
    const stranger = createGuest(address);
    const { clock } = await sightOf(stranger, id);
    const { until, key } = must(clock?.window, 'a window');
    expect(until).toBe(Date.now() + lasts * 1000);
    const ear = await listen(stranger, [id]);
    await ear.next();
    later(lasts);
    await ear.until(({ sight }) => sight.clock?.window?.key !== key);
  });

  test('hides nothing behind it that a seat could answer, and a click for another window is late', async () => {
    const { address } = await startHost({ windows: 10_000 });
    const { id, people } = await table(address, 3, pace);
    await toWindow(people, id);
    for (const guest of people) {
      const { ask } = await sightOf(guest, id);
      for (const number of [0, 1, 2, 3, 4].filter((each) => each !== ask?.number))
        expect((await guest.say(id, { ask: number, answers: [0] })).body.code).toBe('ask-gone');
      const late = await guest.call<Late>('POST', `/api/tables/${id}/nod`, { window: 'another' });
      expect([late.status, late.body.ok]).toEqual([200, false]);
    }
    const stranger = createGuest(address);
    const { clock } = await sightOf(stranger, id);
    const got = await stranger.call('POST', `/api/tables/${id}/nod`, { window: clock?.window?.key });
    expect(got.status).toBe(403);
  });

  test('of a server from before orders is still there, with what lies behind it', async () => {
    const data = freshFolder();
    const host = await startHost({ data, windows: 10_000 });
    const { id, people } = await table(host.address, 3, pace);
    await toWindow(people, id);
    const before = await sightOf(createGuest(host.address), id);
    await host.close();
    const database = await openDatabase({ folder: data, url: await databaseOf(data) });
    const { clock } = await database.db.selectFrom('tables').select('clock').executeTakeFirstOrThrow();
    const { pacing, seats, ...rest } = JSON.parse(must(clock, 'a clock')) as TableClock;
    const { passed, holds: _, said: __, ...window } = must(pacing.window, 'a window');
    const older = {
      ...rest,
      seats: seats.map(({ isPast: ___, ...seat }) => seat),
      frame: { ...window, isWindow: true },
      curtain: passed === null ? null : { seq: passed.row, at: passed.at },
      late: [],
    };
    await database.db
      .updateTable('tables')
      .set({ clock: JSON.stringify(older) })
      .execute();
    await database.close();
    const again = await startHost({ data, windows: 10_000 });
    const stranger = createGuest(again.address);
    expect(await sightOf(stranger, id)).toEqual(before);
    later(lasts);
    await again.doDue();
    expect(windowOf(await sightOf(stranger, id))?.key).not.toBe(windowOf(before)?.key);
  });

  test('is still there after a restart, with what lies behind it', async () => {
    const data = freshFolder();
    const host = await startHost({ data, windows: 10_000 });
    const { id, people } = await table(host.address, 3, pace);
    await toWindow(people, id);
    const stranger = createGuest(host.address);
    const before = await sightOf(stranger, id);
    await host.close();
    const again = await startHost({ data, windows: 10_000 });
    stranger.address = again.address;
    expect(await sightOf(stranger, id)).toEqual(before);
  });
});
