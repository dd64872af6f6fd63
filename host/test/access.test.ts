// Who may do what: a stranger without a cookie, a guest at no seat, another seat, the owner of the seat.

import { silence } from '@orrery/bots';
import type { Update } from '@orrery/protocol/tables';
import { must } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { createGuest, type Guest, listen, nextKey, seatAll, startHost } from './server.ts';

async function scene(): Promise<{ id: string; owner: Guest; other: Guest; guest: Guest; stranger: Guest }> {
  const { address } = await startHost();
  const { id, people } = await seatAll(address, 2);
  const [owner, other] = people as [Guest, Guest];
  const guest = createGuest(address);
  await guest.call('GET', '/api/me');
  return { id, owner, other, guest, stranger: createGuest(address) };
}

/** The items this update shows, by slot. */
const shown = ({ sight }: Update): number[] => must(sight.view, 'a view').held.item.filter((item) => item >= 0);

describe('reading a table', () => {
  test('a seat sees its own hand, everybody else what the audience sees', async () => {
    const { id, owner, other, guest, stranger } = await scene();
    const audience = await stranger.look(id);
    expect(audience.sight).toMatchObject({ you: null, ask: null, canUndo: false, view: { viewer: 2 } });
    expect(shown(audience)).toEqual([]);
    expect(await guest.look(id)).toEqual(audience);
    for (const [seat, who] of [owner, other].entries()) {
      const update = await who.look(id);
      expect(update.sight).toMatchObject({ you: seat, ask: { seat }, view: { viewer: seat } });
      expect(shown(update)).toHaveLength(3);
    }
  });

  test('the stream shows the same', async () => {
    const { id, owner, other, guest, stranger } = await scene();
    for (const who of [owner, other, guest, stranger]) {
      const ear = await listen(who, [id]);
      expect((await ear.until(() => true)).sight).toEqual((await who.look(id)).sight);
    }
  });

  test('no cookie is given for looking, and no id of a guest is ever told', async () => {
    const { id, owner, stranger } = await scene();
    const got = await stranger.call('GET', `/api/tables/${id}`);
    expect(got.headers.getSetCookie()).toEqual([]);
    const ownerId = decodeURIComponent(owner.cookie.slice('orrery='.length)).split('.')[0] ?? '';
    expect(ownerId.length).toBeGreaterThan(16);
    for (const path of [`/api/tables/${id}`, '/api/me', '/api/tables'])
      expect((await owner.call('GET', path)).text).not.toContain(ownerId);
  });
});

describe('answering', () => {
  test('only the owner of the seat may', async () => {
    const { id, owner, other, guest, stranger } = await scene();
    const { sight } = await owner.look(id);
    const ask = must(sight.ask, 'an ask');
    const bid = { ask: ask.number, answers: [silence(ask)] };
    for (const who of [guest, stranger])
      expect(await who.say(id, bid)).toMatchObject({ status: 403, body: { code: 'not-your-seat' } });
    const refused = await other.say(id, bid);
    expect(refused).toMatchObject({ status: 422, body: { code: 'refused' } });
    expect((await owner.look(id)).sight).toEqual(sight);
    expect((await owner.say(id, bid)).status).toBe(200);
  });

  test('a cookie that was tampered with is no cookie', async () => {
    const { id, owner } = await scene();
    const thief = createGuest(owner.address);
    const [name, value] = owner.cookie.split('=') as [string, string];
    const turned = value.at(-1) === 'A' ? 'B' : 'A';
    for (const cookie of [`${name}=${value.slice(0, -1)}${turned}`, `${name}=${value.split('.')[0]}`, `${name}=`]) {
      thief.cookie = cookie;
      expect((await thief.look(id)).sight.you).toBeNull();
      expect((await thief.say(id, { ask: 1, answers: [0] })).status).toBe(403);
    }
  });
});

describe('undoing', () => {
  test('only the owner of the answer may', async () => {
    const { id, owner, other, guest, stranger } = await scene();
    const ask = must((await owner.look(id)).sight.ask, 'an ask');
    await owner.say(id, { ask: ask.number, answers: [silence(ask)] });
    for (const who of [guest, stranger]) expect((await who.undo(id)).body.code).toBe('not-your-seat');
    expect((await other.undo(id)).body.code).toBe('refused');
    expect((await owner.undo(id)).status).toBe(200);
  });
});

describe('orders', () => {
  const wish = { unless: [] };

  test('are given, read and taken back by the owner of the seat alone', async () => {
    const { id, owner, other, guest, stranger } = await scene();
    const path = `/api/tables/${id}/orders`;
    for (const who of [guest, stranger]) {
      expect(await who.call('GET', path)).toMatchObject({ status: 403, body: { code: 'not-your-seat' } });
      expect(await who.call('POST', path, wish)).toMatchObject({ status: 403, body: { code: 'not-your-seat' } });
      expect(await who.call('POST', `${path}/clear`, {})).toMatchObject({ status: 403 });
    }
    const seen = [await other.look(id), await guest.look(id), await stranger.look(id)];
    expect(await owner.call('POST', path, wish)).toMatchObject({ status: 200, body: { orders: [wish] } });
    expect(await owner.call('POST', path, { ...wish, scope: 3 })).toMatchObject({
      body: { orders: [wish, { ...wish, scope: 3 }] },
    });
    expect((await owner.call('GET', path)).body).toEqual({ orders: [wish, { ...wish, scope: 3 }] });
    expect((await other.call('GET', path)).body).toEqual({ orders: [] });
    expect([await other.look(id), await guest.look(id), await stranger.look(id)]).toEqual(seen);
    await other.call('POST', `${path}/clear`, {});
    expect((await owner.look(id)).sight.orders).toHaveLength(2);
    expect((await owner.call('POST', `${path}/clear`, {})).body).toEqual({ orders: [] });
    for (const bad of [{}, { unless: 'all' }, { unless: [1] }, { unless: [], scope: {} }, { unless: [], seat: 1 }])
      expect((await owner.call('POST', path, bad)).status).toBe(400);
  });

  test('wait for the deal, and for the seat to be taken back', async () => {
    const { id, owner } = await scene();
    const { id: open } = await owner.create({ seats: [{ kind: 'me', name: 'Ada' }, { kind: 'open' }] });
    expect((await owner.call('POST', `/api/tables/${open}/orders`, wish)).body).toMatchObject({ code: 'not-dealt' });
    expect((await owner.call('GET', `/api/tables/${open}/orders`)).body).toEqual({ orders: [] });
    await owner.call('POST', `/api/tables/${id}/hand/bot`, { level: 'random' });
    expect((await owner.call('POST', `/api/tables/${id}/orders`, wish)).body).toMatchObject({ code: 'handed-over' });
  });

  test('and a click to think longer is for who may act in the window on show', async () => {
    const { id, owner, guest, stranger } = await scene();
    const click = (who: Guest) => who.call('POST', `/api/tables/${id}/hold`, { window: 'none' });
    expect(await click(owner)).toMatchObject({ status: 200, body: { ok: false, code: 'ask-gone' } });
    for (const who of [guest, stranger]) expect((await click(who)).status).toBe(403);
  });
});

describe('sitting down', () => {
  test('takes an open seat once, and one seat a guest', async () => {
    const { address } = await startHost();
    const owner = createGuest(address);
    const { id } = await owner.create({ seats: [{ kind: 'me', name: 'Ada' }, { kind: 'open' }, { kind: 'open' }] });
    expect((await owner.join(id, { name: 'Ada again' })).body.code).toBe('seated-already');
    const rivals = [createGuest(address), createGuest(address)];
    for (const rival of rivals) await rival.call('GET', '/api/me');
    const both = await Promise.all(rivals.map((rival) => rival.join(id, { name: 'Bo', seat: 2 })));
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect((await createGuest(address).join(id, { name: 'Cy', seat: 0 })).body.code).toBe('no-open-seat');
    expect((await createGuest(address).join(id, { name: 'Cy', seat: 9 })).body.code).toBe('no-open-seat');
    expect((await owner.say(id, { ask: 1, answers: [0] })).body.code).toBe('not-dealt');
    expect((await owner.undo(id)).body.code).toBe('not-dealt');
  });

  test('gives a cookie that scripts cannot read and other sites cannot send', async () => {
    const { address } = await startHost();
    const [cookie] = (await createGuest(address).call('GET', '/api/me')).headers.getSetCookie();
    expect(cookie).toMatch(/^orrery=[^;]+; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/);
  });
});

describe('the record', () => {
  test('is shown to nobody before the end', async () => {
    const { id, owner, other, guest, stranger } = await scene();
    for (const who of [owner, other, guest, stranger])
      expect(await who.call('GET', `/api/tables/${id}/record`)).toMatchObject({
        status: 409,
        body: { code: 'not-over' },
      });
  });
});

test('a page of another site cannot act for a guest', async () => {
  const { id, owner } = await scene();
  const body = JSON.stringify({ key: nextKey(), ask: 1, answers: [0] });
  const headers = { cookie: owner.cookie, 'content-type': 'application/json' };
  for (const sent of [
    { origin: 'https://elsewhere.example' },
    { 'sec-fetch-site': 'cross-site' },
    { origin: 'null' },
  ]) {
    const init = { method: 'POST', headers: { ...headers, ...sent }, body };
    const response = await fetch(`${owner.address}/api/tables/${id}/say`, init);
    expect([response.status, await response.json()]).toMatchObject([403, { code: 'cross-site' }]);
  }
});
