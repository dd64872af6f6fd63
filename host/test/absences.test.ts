// A friend who vanishes stops no table, also without a clock: the others see since when, and after five minutes they decide.

import { silence } from '@orrery/bots';
import type { Thinker } from '@orrery/bots';
import { type GameRecord, must, replay } from '@orrery/kernel';
import type { Away, AwayWish, Presence, TableInfo, Talk, Trouble, Wish } from '@orrery/protocol/tables';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Transaction } from 'kysely';
import type { Schema } from '../src/store/schema.ts';
import type { Store } from '../src/store/store.ts';
import { bids } from './games/bids.ts';
import { createGuest, type Ear, freshFolder, type Guest, listen, playOut, seatAll, startHost } from './server.ts';

const START = Date.UTC(2026, 0, 5);
const MINUTE = 60_000;
const quick: Thinker = {
  think: async ({ ask, bot }) => ({ answer: silence(ask), bot }),
  close: async () => undefined,
};

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: START }));
afterEach(() => void vi.useRealTimers());
const later = (minutes: number): void => void vi.setSystemTime(Date.now() + minutes * MINUTE);

type Voted = { readonly wish: Wish | null } & Trouble;
const about = (guest: Guest, id: string, wish: AwayWish) => guest.call<Voted>('POST', `/api/tables/${id}/away`, wish);
const vote = (guest: Guest, id: string, yes: boolean) => guest.call<Voted>('POST', `/api/tables/${id}/vote`, { yes });
const look = (guest: Guest, id: string): Promise<Ear> => listen(guest, [id], '', true, 'presence');
const noticesOf = async (guest: Guest, id: string): Promise<string[]> =>
  (await guest.call<Talk[]>('GET', `/api/tables/${id}/talk`)).body.flatMap((said) =>
    'notice' in said ? [said.notice.key] : [],
  );

async function away(ear: Ear, fits: (away: readonly Away[]) => boolean): Promise<readonly Away[]> {
  for (;;) {
    const { event, data } = await ear.next();
    if (event !== 'presence') continue;
    const told = (JSON.parse(data) as Presence).away;
    if (fits(told)) return told;
  }
}

/** Three at a table without a clock, all of them there; the last one leaves for good. */
async function threeAndOneLeaves(address: string, more = {}) {
  const { id, people } = await seatAll(address, 3, { rounds: 6, ...more });
  const [ada, bo, cy] = people as [Guest, Guest, Guest];
  const ears = [await look(ada, id), await look(bo, id)] as const;
  const cys = await look(cy, id);
  await away(ears[0], (told) => told.length === 0);
  cys.close();
  const told = await away(ears[0], ([first]) => first?.seat === 2);
  return { id, ada, bo, cy, ears, told };
}

describe('somebody who is away', () => {
  test('is told to the others with the moment from which they may decide', async () => {
    const { address } = await startHost();
    const { id, ada, told } = await threeAndOneLeaves(address);
    expect(told).toEqual([{ seat: 2, since: START, from: START + 5 * MINUTE }]);
    expect((await about(ada, id, { kind: 'bot', seat: 2 })).body.code).toBe('not-away');
    later(4.9);
    for (const wish of [{ kind: 'bot', seat: 2 } as const, { kind: 'end' } as const])
      expect(await about(ada, id, wish)).toMatchObject({ status: 409, body: { code: 'not-away' } });
    later(0.1);
    expect((await about(ada, id, { kind: 'bot', seat: 1 })).body.code).toBe('not-away');
    expect((await about(ada, id, { kind: 'bot', seat: 2 })).status).toBe(200);
  });

  test('is not who plays by a program without a tab', async () => {
    const { address } = await startHost();
    const { id, ada, cy } = await threeAndOneLeaves(address);
    later(6);
    const ask = must((await cy.look(id)).sight.ask, 'an ask');
    await cy.say(id, { ask: ask.number, answers: [silence(ask)] });
    expect((await about(ada, id, { kind: 'bot', seat: 2 })).body.code).toBe('not-away');
    later(6);
    expect((await about(ada, id, { kind: 'bot', seat: 2 })).status).toBe(200);
  });

  test('is nobody who does anything at the table, whatever comes of it; what was asked is settled then', async () => {
    const { address } = await startHost();
    const { id, ada, cy } = await threeAndOneLeaves(address);
    const deeds = {
      talk: { text: 'here' },
      nod: { window: 'none' },
      vote: { yes: false },
      orders: { unless: ['none'] },
    };
    for (const [what, body] of Object.entries(deeds)) {
      later(6);
      expect((await about(ada, id, { kind: 'bot', seat: 2 })).body.wish).toMatchObject({ about: 2 });
      await cy.call('POST', `/api/tables/${id}/${what}`, body);
      expect((await ada.look(id)).sight.wish, what).toBeNull();
      expect((await about(ada, id, { kind: 'bot', seat: 2 })).body.code, what).toBe('not-away');
    }
  });

  test('is nobody who has a tab open, also one that does not ask for others', async () => {
    const { address } = await startHost();
    const { id, people } = await seatAll(address, 2, { rounds: 6 });
    const [ada, bo] = people as [Guest, Guest];
    const ear = await listen(bo, [id]);
    await ear.next();
    const end = () => about(ada, id, { kind: 'end' });
    expect((await end()).body.code).toBe('not-away');
    later(6);
    expect((await end()).body.code).toBe('not-away');
    const watching = await look(ada, id);
    ear.close();
    await away(watching, ([first]) => first?.seat === 1);
    later(6);
    expect((await end()).status).toBe(200);
  });

  test('is away from when they left, whatever was noted while they were there', async () => {
    let store: Store | undefined;
    const { address } = await startHost({ store: (usual) => (store = usual) });
    const { id, people } = await seatAll(address, 2, { rounds: 6 });
    const [ada, bo] = people as [Guest, Guest];
    const [ear, bos] = [await look(ada, id), await look(bo, id)];
    await away(ear, (told) => told.length === 0);
    // A node that did not know of the tab has died before it heard of it.
    await store?.change(id, async (on) => {
      await on
        .insertInto('absences')
        .values({ table_id: id, seat: 1, since: START - 60 * MINUTE })
        .execute();
      return true;
    });
    bos.close();
    expect(await away(ear, ([first]) => first?.seat === 1)).toMatchObject([{ since: START }]);
    expect((await about(ada, id, { kind: 'end' })).body.code).toBe('not-away');
  });

  test('is nobody whom the server put out as it ended', async () => {
    const data = freshFolder();
    const first = await startHost({ data });
    const { id, people } = await seatAll(first.address, 2, { rounds: 6 });
    const [ada, bo] = people as [Guest, Guest];
    const ear = await look(ada, id);
    await look(bo, id);
    await away(ear, (told) => told.length === 0);
    // Who comes and goes is looked at again after half a second: without a wait nobody would look at all.
    await new Promise((resolve) => setTimeout(resolve, 600));
    await first.close();
    later(6);
    const { address } = await startHost({ data });
    ada.address = address;
    const told = await away(await look(ada, id), (each) => each.length === 1);
    expect(told).toMatchObject([{ seat: 1, since: START + 6 * MINUTE }]);
    expect((await about(ada, id, { kind: 'end' })).body.code).toBe('not-away');
  });

  test('stays away over a restart of the server; who was there is not away from before it', async () => {
    const data = freshFolder();
    const first = await startHost({ data });
    const { id, ada } = await threeAndOneLeaves(first.address);
    await first.close();
    later(6);
    const { address } = await startHost({ data });
    ada.address = address;
    const ear = await look(ada, id);
    const told = await away(ear, (each) => each.length === 2);
    expect(told).toMatchObject([
      { seat: 1, since: START + 6 * MINUTE },
      { seat: 2, since: START },
    ]);
    // Bo counts, until it is known that he is away too.
    expect((await about(ada, id, { kind: 'bot', seat: 2 })).body.wish).toMatchObject({ yes: [0] });
  });

  test('by turns is the clock’s to look after', async () => {
    const { address } = await startHost();
    const people = [1, 2].map(() => createGuest(address)) as [Guest, Guest];
    const [ada, bo] = people;
    const seats = [{ kind: 'me', name: 'Ada' } as const, { kind: 'open' } as const];
    const { id } = await ada.create({ seats, pace: { kind: 'turns', hours: 24, pause: false } });
    await bo.join(id, { name: 'Bo' });
    const ear = await look(ada, id);
    expect(await away(ear, ([first]) => first?.seat === 1)).toMatchObject([{ seat: 1, from: null }]);
    later(600);
    expect((await about(ada, id, { kind: 'bot', seat: 1 })).body.code).toBe('not-away');
  });
});

describe('a bot that plays on', () => {
  test('does so once all others who are there agree; the owner takes the seat back', async () => {
    const { address } = await startHost({ thinker: quick });
    const { id, ada, bo, cy } = await threeAndOneLeaves(address);
    later(5);
    const wish = { kind: 'bot', seat: 0, about: 2, yes: [0] };
    expect((await about(ada, id, { kind: 'bot', seat: 2 })).body.wish).toEqual(wish);
    expect((await bo.look(id)).sight).toMatchObject({ wish, seats: [{}, {}, { kind: 'person' }] });
    expect((await about(bo, id, { kind: 'end' })).body.code).toBe('asked-already');
    expect((await vote(bo, id, true)).body.wish).toBeNull();
    expect((await bo.look(id)).sight.seats[2]).toMatchObject({ name: 'Guest 2', bot: 'medium' });
    expect((await about(bo, id, { kind: 'bot', seat: 2 })).body.code).toBe('not-away');
    expect(await noticesOf(bo, id)).toEqual(['notice.asks-bot', 'notice.away-bot']);
    const { body } = await cy.call<TableInfo>('POST', `/api/tables/${id}/hand/back`, {});
    expect(body).toMatchObject({ you: 2, plays: true });
    await playOut([ada, bo, cy], id, 4);
    const record = (await ada.call<GameRecord>('GET', `/api/tables/${id}/record`)).body;
    expect(replay(bids, record).state.frames).toEqual([]);
  });

  test('finishes the game with who is left, who goes back over nothing behind the back of who is away', async () => {
    const { address } = await startHost({ thinker: quick });
    const { id, people } = await seatAll(address, 2, { rounds: 6 });
    const [ada] = people as [Guest];
    const ear = await listen(ada, [id], '', true, 'presence');
    await away(ear, ([first]) => first?.seat === 1);
    later(5);
    // Alone: at once.
    expect((await about(ada, id, { kind: 'bot', seat: 1 })).body.wish).toBeNull();
    for (;;) {
      const { sight } = await ear.until(({ sight: { ask, stage } }) => ask !== null || stage === 'over');
      if (sight.stage === 'over') break;
      expect(sight.canTakeBack).toBe(false);
      const ask = must(sight.ask, 'an ask');
      await ada.say(id, { ask: ask.number, answers: [silence(ask)] });
    }
    expect((await ada.look(id)).sight.standing).toMatchObject({ over: true });
  });

  test('does not when one would rather wait, nor for who is back before all have agreed', async () => {
    const { address } = await startHost();
    const { id, ada, bo, cy, ears } = await threeAndOneLeaves(address);
    later(5);
    await about(ada, id, { kind: 'bot', seat: 2 });
    expect((await vote(bo, id, false)).body.wish).toBeNull();
    await ears[1].until(({ sight }) => sight.wish !== null);
    await ears[1].until(({ sight }) => sight.wish === null);
    expect((await ada.look(id)).sight.seats[2]).toEqual({ kind: 'person', name: 'Guest 2' });
    await about(ada, id, { kind: 'bot', seat: 2 });
    await ears[1].until(({ sight }) => sight.wish !== null);
    await look(cy, id);
    await ears[1].until(({ sight }) => sight.wish === null);
    expect((await vote(bo, id, true)).body.code).toBe('nothing-asked');
    expect((await ada.look(id)).sight.seats[2]).toEqual({ kind: 'person', name: 'Guest 2' });
  });

  test('does not when somebody says no at another node while the last one says yes; and two yeses at once both count', async () => {
    let meanwhile: ((on: Transaction<Schema>) => Promise<unknown>) | null = null;
    const { address } = await startHost({
      store: (usual) => ({
        ...usual,
        async change(id, work) {
          const now = meanwhile;
          meanwhile = null;
          if (now !== null) await usual.change(id, async (on) => (await now(on)) !== undefined);
          return usual.change(id, work);
        },
      }),
    });
    const { id, people } = await seatAll(address, 4, { rounds: 6 });
    const [ada, bo, cy] = people as [Guest, Guest, Guest];
    const ears = [await look(ada, id), await look(bo, id), await look(cy, id)] as const;
    await away(ears[0], (told) => told.length === 1);
    later(5);
    await about(ada, id, { kind: 'bot', seat: 3 });
    meanwhile = (on) => on.deleteFrom('wishes').where('table_id', '=', id).execute();
    expect((await vote(bo, id, true)).body.code).toBe('nothing-asked');
    expect((await ada.look(id)).sight.wish).toBeNull();
    await about(ada, id, { kind: 'bot', seat: 3 });
    meanwhile = (on) => on.updateTable('wishes').set({ yes: '[0,2]' }).where('table_id', '=', id).execute();
    expect(await vote(bo, id, true)).toMatchObject({ status: 200, body: { wish: null } });
    expect((await ada.look(id)).sight.seats[3]).toMatchObject({ bot: 'medium' });
  });

  test('is nobody’s wish who does not play', async () => {
    const { address } = await startHost();
    const { id } = await threeAndOneLeaves(address);
    later(5);
    const stranger = createGuest(address);
    expect((await about(stranger, id, { kind: 'bot', seat: 2 })).body.code).toBe('not-your-seat');
    expect((await about(stranger, id, { kind: 'end' })).body.code).toBe('not-your-seat');
  });
});

describe('a game that is ended', () => {
  test('is over for everybody: nobody is asked, nobody answers, and its record verifies', async () => {
    const { address } = await startHost({ thinker: quick });
    const { id, ada, bo, cy, ears } = await threeAndOneLeaves(address);
    const first = must((await ada.look(id)).sight.ask, 'an ask');
    await ada.say(id, { ask: first.number, answers: [silence(first)] });
    later(5);
    const second = must((await bo.look(id)).sight.ask, 'an ask');
    expect((await about(bo, id, { kind: 'end' })).body.wish).toEqual({ kind: 'end', seat: 1, yes: [1] });
    expect((await vote(ada, id, true)).body.wish).toBeNull();
    const { sight } = await ears[0].until(({ sight: { stage } }) => stage === 'over');
    expect(sight).toMatchObject({ ask: null, waiting: [], canUndo: false, canAskBack: false, clock: null });
    expect(sight.standing).toMatchObject({ over: true, how: { key: 'end.stopped' } });
    expect((await bo.say(id, { ask: second.number, answers: [silence(second)] })).body).toMatchObject({
      code: 'refused',
      refusal: { key: 'refuse.over' },
    });
    expect((await bo.undo(id)).body.code).toBe('refused');
    for (const what of ['hand/back', 'resign', 'back'])
      expect((await cy.call<Trouble>('POST', `/api/tables/${id}/${what}`, {})).body.code).toBe('refused');
    expect((await cy.call<TableInfo[]>('GET', '/api/turns')).body).toEqual([]);
    const record = (await cy.call<GameRecord>('GET', `/api/tables/${id}/record`)).body;
    expect(replay(bids, record).rows).toHaveLength(record.rows.length);
    expect(await noticesOf(cy, id)).toEqual(['notice.asks-end', 'notice.ended']);
    expect((await about(ada, id, { kind: 'end' })).body.code).toBe('refused');
    expect((await ada.call<TableInfo>('POST', `/api/tables/${id}/again`, {})).body.stage).toBe('open');
  });

  test('with a bot at it leaves the bot nothing to do', async () => {
    const { address, doDue, lines } = await startHost({ thinker: quick });
    const [ada, bo] = [createGuest(address), createGuest(address)];
    const bot = { kind: 'bot', level: 'random' } as const;
    const seats = [{ kind: 'me', name: 'Ada' } as const, { kind: 'open' } as const, bot];
    const { id } = await ada.create({ seats, options: { rounds: 20 } });
    await bo.join(id, { name: 'Bo' });
    const ear = await look(ada, id);
    await away(ear, ([first]) => first?.seat === 1);
    later(5);
    expect((await about(ada, id, { kind: 'end' })).body.wish).toBeNull();
    const { events } = await ada.look(id);
    await doDue();
    expect((await ada.look(id)).events).toHaveLength(events.length);
    expect(lines).toEqual([]);
  });
});
