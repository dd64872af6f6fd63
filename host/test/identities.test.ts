// A person under several names: nobody comes to two seats by signing in, and who deletes the account leaves no way to the seat.

import type { Handed, TableInfo, Trouble } from '@orrery/protocol/tables';
import { describe, expect, test } from 'vitest';
import { createGuest, type Guest, seatAll, startHost } from './server.ts';

const password = 'three brass planets';
const signUp = (guest: Guest, login: string) =>
  guest.call('POST', '/api/account/sign-up', { login, password, name: login });
const signIn = (guest: Guest, login: string) => guest.call('POST', '/api/account/sign-in', { login, password });
const leave = (guest: Guest, login: string) =>
  guest.call('POST', '/api/account/delete', { sure: login, owner: { password } });
const post = <V>(guest: Guest, id: string, what: string, body: object = {}) =>
  guest.call<V & Trouble>('POST', `/api/tables/${id}/${what}`, body);
const passOf = async (guest: Guest, id: string): Promise<string> =>
  (await post<Handed>(guest, id, 'hand/friend')).body.pass;
const take = (guest: Guest, id: string, pass: string, name: string) =>
  post<TableInfo>(guest, id, 'hand/take', { pass, name });

describe('who signs in', () => {
  test('with a seat no longer sits in for somebody else there, who plays on', async () => {
    const { address } = await startHost();
    const { id, people } = await seatAll(address, 2);
    const [ada, bo] = people as [Guest, Guest];
    await signUp(ada, 'ada');
    const twin = createGuest(address);
    expect((await take(twin, id, await passOf(bo, id), 'Cy')).body).toMatchObject({ you: 1, plays: true });
    await signIn(twin, 'ada');
    for (const guest of [ada, twin]) expect((await guest.look(id)).sight).toMatchObject({ you: 0, plays: true });
    const { sight } = await bo.look(id);
    expect(sight).toMatchObject({ you: 1, plays: true, seats: [{}, { kind: 'person' }] });
    expect(sight.seats[1]).not.toHaveProperty('friend');
  });

  test('where the account sits in has the own seat of the guest, and that one alone', async () => {
    const { address } = await startHost();
    const { id, people } = await seatAll(address, 2);
    const [ada, bo] = people as [Guest, Guest];
    const elsewhere = createGuest(address);
    await signUp(elsewhere, 'cyrus');
    await take(elsewhere, id, await passOf(bo, id), 'Cy');
    await signIn(ada, 'cyrus');
    for (const guest of [ada, elsewhere]) expect((await guest.look(id)).sight).toMatchObject({ you: 0, plays: true });
    expect((await bo.look(id)).sight).toMatchObject({ you: 1, plays: true });
  });

  test('where both have a seat of their own plays the one of the account', async () => {
    const { address } = await startHost();
    const { id, people } = await seatAll(address, 2);
    const [ada, bo] = people as [Guest, Guest];
    const cookie = bo.cookie;
    await signUp(ada, 'ada');
    await signIn(bo, 'ada');
    expect((await bo.look(id)).sight).toMatchObject({ you: 0, plays: true });
    const guest = Object.assign(createGuest(address), { cookie });
    expect((await guest.look(id)).sight).toMatchObject({ you: 1, plays: true });
  });
});

describe('who deletes the account', () => {
  test('leaves no word by which anybody takes the seat, and nobody in it who sees the hand', async () => {
    const { address } = await startHost();
    const { id, people } = await seatAll(address, 2, { rounds: 20 });
    const [ada, bo] = people as [Guest, Guest];
    await signUp(ada, 'ada');
    const friend = createGuest(address);
    await take(friend, id, await passOf(ada, id), 'Cy');
    const pass = await passOf(ada, id);
    await leave(ada, 'ada');
    expect((await take(createGuest(address), id, pass, 'Di')).body.code).toBe('no-open-seat');
    expect((await friend.look(id)).sight).toMatchObject({ you: null, plays: false });
    expect((await bo.look(id)).sight.seats[0]).toEqual({ kind: 'person', name: 'a traveller', bot: 'medium' });
  });

  test('leaves a table that waits: the seat is open, and where nobody else sits it is closed', async () => {
    const { address } = await startHost();
    const [ada, bo] = [createGuest(address), createGuest(address)];
    await signUp(ada, 'ada');
    const seats = [{ kind: 'me', name: 'Ada' }, { kind: 'open' }, { kind: 'open' }] as const;
    const [alone, together] = [await ada.create({ seats }), await ada.create({ seats })];
    await bo.join(together.id, { name: 'Bo' });
    await leave(ada, 'ada');
    const listed = (await bo.call<TableInfo[]>('GET', '/api/tables')).body;
    expect(listed.map(({ id }) => id)).toEqual([together.id]);
    expect(listed[0]?.seats.map(({ kind }) => kind)).toEqual(['open', 'person', 'open']);
    expect((await bo.join(alone.id, { name: 'Bo' })).body.code).toBe('no-open-seat');
  });

  test('is not at a table where a request of theirs came in at that moment', async () => {
    const { address } = await startHost();
    for (let n = 0; n < 8; n++) {
      const [ada, bo] = [createGuest(address), createGuest(address)];
      await signUp(ada, `ada${n}`);
      const { id } = await bo.create({ seats: [{ kind: 'me', name: 'Bo' }, { kind: 'open' }, { kind: 'open' }] });
      const [, joined] = await Promise.all([leave(ada, `ada${n}`), ada.join(id, { name: 'Ada' })]);
      expect(joined.status).toBeLessThan(500);
      const names = (await bo.look(id)).sight.seats.map(({ name }) => name);
      // Without the cookie they are a guest like any other.
      if (joined.headers.getSetCookie().length === 0) expect([n, names]).toEqual([n, ['Bo', '', '']]);
    }
  });
});
