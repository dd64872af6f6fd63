// Every route, asked by a stranger, a spectator, somebody at another seat and the owner of seat and table. A route that is
// not in this list fails the test: whoever adds one says here who may use it.

import type { Talk, Trouble } from '@orrery/protocol/tables';
import type { Rights } from '@orrery/protocol/people';
import { describe, expect, test } from 'vitest';
import { createGuest, type Guest, listen, nextKey, seatAll, startHost } from './server.ts';

/** By stranger, spectator, other seat, owner: y may (whatever else is wrong with the request), n may not. */
type Who = `${'y' | 'n'}${'y' | 'n'}${'y' | 'n'}${'y' | 'n'}`;

interface Line {
  readonly who: Who;
  readonly body?: () => unknown;
  /** Asked before the deal, with a seat still open. */
  readonly open?: true;
  readonly query?: string;
}

const everybody: Line = { who: 'yyyy' };
const seated = (body?: unknown): Line => ({ who: 'nnyy', body: () => body ?? {} });
const account = (body: unknown = {}): Line => ({ who: 'nnny', body: () => body });
const nobody = (body: unknown): Line => ({ who: 'nnnn', body: () => body });
const yes = { yes: true };
const seat = { seat: 1, on: true };
const owner = { password: 'three brass planets' };
const profile = { name: 'Ada', lang: 'en', zone: 'UTC', weekends: false, away: [], notices: true };

const LINES: Readonly<Record<string, Line>> = {
  'GET /api/health': everybody,
  'GET /api/openapi.json': everybody,
  'GET /api/games': everybody,
  'GET /api/me': everybody,
  'GET /api/turns': everybody,
  'GET /api/profile': everybody,
  'GET /api/tables': everybody,
  'POST /api/tables': {
    who: 'yyyy',
    body: () => ({ game: 'bids', seats: [{ kind: 'me', name: 'Eve' }, { kind: 'open' }] }),
  },
  'POST /api/records': { who: 'yyyy', body: () => ({ orrery: 1 }) },
  'GET /api/tables/:id': everybody,
  'GET /api/tables/:id/log': { who: 'yyyy', query: '?from=0&to=5' },
  'GET /api/tables/:id/record': everybody,
  'GET /api/tables/:id/ratings': everybody,
  'GET /api/tables/:id/talk': everybody,
  'GET /api/tables/:id/move': everybody,
  'GET /api/tables/:id/rights': everybody,
  'POST /api/tables/:id/join': { who: 'yyyy', body: () => ({ name: 'Eve' }), open: true },
  'POST /api/tables/:id/hand/take': { who: 'yyyy', body: () => ({ pass: 'not-the-right-one', name: 'Eve' }) },
  'POST /api/tables/:id/say': { who: 'nnyy', body: () => ({ key: nextKey(), ask: 1, answers: [0] }) },
  'POST /api/tables/:id/undo': { who: 'nnyy', body: () => ({ key: nextKey() }) },
  'POST /api/tables/:id/nod': seated({ window: 'w' }),
  'POST /api/tables/:id/hold': seated({ window: 'w' }),
  'GET /api/tables/:id/orders': { who: 'nnyy' },
  'POST /api/tables/:id/orders': seated({ unless: [] }),
  'POST /api/tables/:id/orders/clear': seated({}),
  'POST /api/tables/:id/move': seated(yes),
  'POST /api/tables/:id/again': seated(),
  'POST /api/tables/:id/back': seated(),
  'POST /api/tables/:id/away': seated({ kind: 'end' }),
  'POST /api/tables/:id/vote': seated(yes),
  'POST /api/tables/:id/hand/bot': seated({ level: 'easy' }),
  'POST /api/tables/:id/hand/friend': seated(),
  'POST /api/tables/:id/hand/back': seated(),
  'POST /api/tables/:id/resign': seated(),
  'POST /api/tables/:id/talk': seated({ text: 'Hello' }),
  'GET /api/tables/:id/note': { who: 'nnyy' },
  'POST /api/tables/:id/note': seated({ text: 'Mine' }),
  'POST /api/tables/:id/block': seated({ ...seat, on: false }),
  'POST /api/tables/:id/report': { who: 'nyyy', body: () => ({ text: 'Look at this' }) },
  'POST /api/tables/:id/remove': { ...account({ seat: 1 }), open: true },
  'POST /api/tables/:id/close': { ...account(), open: true },
  'POST /api/tables/:id/mute': account(seat),
  'GET /api/account': everybody,
  'POST /api/account/sign-up': { who: 'yyyy', body: () => ({ login: 'x', password: 'y', name: 'Eve' }) },
  'POST /api/account/sign-in': nobody({ login: 'ada', password: 'not the right one' }),
  'POST /api/account/forgot': { who: 'yyyy', body: () => ({ login: 'ada' }) },
  'POST /api/account/reset': nobody({ about: 'x', proof: 'y', password: 'four silver moons' }),
  'POST /api/account/passkey/ask': { who: 'yyyy', body: () => ({ new: false }) },
  'POST /api/account/passkey/add': { who: 'yyyy', body: () => ({}) },
  'POST /api/account/passkey/sign-in': { who: 'yyyy', body: () => ({}) },
  'POST /api/account/passkey/:id/end': account(),
  'POST /api/account/password': account({ owner, password: 'three brass planets' }),
  'POST /api/account/profile': account(profile),
  'GET /api/account/sessions': { who: 'nnny' },
  'POST /api/account/sessions/:id/end': account(),
  'GET /api/account/tokens': { who: 'nnny' },
  'POST /api/account/tokens': account({ owner, name: 'bot', scopes: ['look'] }),
  'POST /api/account/tokens/:id/end': account(),
  'GET /api/account/records': { who: 'nnny' },
  'POST /api/account/records': account({ orrery: 1 }),
  'GET /api/account/records/:id': { who: 'nnny' },
  'GET /api/account/data': { who: 'nnny' },
  'POST /api/account/delete': account({ sure: 'no', owner }),
  'POST /api/account/push': account({ endpoint: 'https://push.example/x' }),
  'POST /api/account/push/end': account({ endpoint: 'https://push.example/x' }),
  'POST /api/account/mail': account({ address: '', owner }),
  'POST /api/account/confirm': nobody({ about: 'x', proof: 'y' }),
  'POST /api/quiet': nobody({ about: 'x', proof: 'y' }),
  'POST /api/quiet/button': { who: 'nnnn', query: '?about=x&proof=y' },
  'GET /api/quiet/button': everybody,
  'POST /api/account/sign-out': { who: 'yyyy', body: () => ({}) },
};

/** Held open, so asked in tests of its own: access.test.ts and stream.test.ts. */
const ELSEWHERE = ['GET /api/stream'];

interface Scene {
  readonly address: string;
  readonly owner: Guest;
  readonly other: Guest;
  readonly spectator: Guest;
}

async function scene(): Promise<Scene> {
  const { address } = await startHost();
  const [owner, other, spectator] = [createGuest(address), createGuest(address), createGuest(address)];
  const wish = { login: 'ada', password: 'three brass planets', name: 'Ada' };
  await owner.call('POST', '/api/account/sign-up', wish);
  for (const guest of [other, spectator]) await guest.call('GET', '/api/me');
  return { address, owner, other, spectator };
}

async function tableFor({ owner, other }: Scene, isOpen: boolean): Promise<string> {
  const more = isOpen ? [{ kind: 'open' as const }] : [];
  const { id } = await owner.create({ seats: [{ kind: 'me', name: 'Ada' }, { kind: 'open' }, ...more] });
  await other.join(id, { name: 'Bo' });
  return id;
}

test('every route is in the list', async () => {
  const { address } = await startHost();
  const { paths } = (await (await fetch(`${address}/api/openapi.json`)).json()) as {
    paths: { [path: string]: { [method: string]: object } };
  };
  const routes = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
  );
  expect(new Set(routes)).toEqual(new Set([...Object.keys(LINES), ...ELSEWHERE]));
});

test('each is used by those who may, and by nobody else', async () => {
  const set = await scene();
  const wrong: string[] = [];
  for (const [route, { who, body, open = false, query = '' }] of Object.entries(LINES)) {
    const [method, path] = route.split(' ') as [string, string];
    const callers = [createGuest(set.address), set.spectator, set.other, set.owner];
    for (const [at, caller] of callers.entries()) {
      const id = await tableFor(set, open);
      const before = await createGuest(set.address).look(id);
      const where = path.startsWith('/api/tables/') ? path.replace(':id', id) : path.replace(':id', 'unknown');
      const { status, text } = await caller.call(method, `${where}${query}`, body?.());
      const may = status !== 401 && status !== 403;
      const name = ['a stranger', 'a spectator', 'another seat', 'the owner'][at];
      if (status >= 500 || may !== (who[at] === 'y')) wrong.push(`${route} by ${name}: ${status} ${text.slice(0, 80)}`);
      if (!may && JSON.stringify(await createGuest(set.address).look(id)) !== JSON.stringify(before))
        wrong.push(`${route} by ${name}: refused, and changed the table`);
    }
  }
  expect(wrong).toEqual([]);
});

test('no change is taken from a page of another site', async () => {
  const set = await scene();
  const id = await tableFor(set, false);
  for (const [route, { body, query = '' }] of Object.entries(LINES)) {
    const [method, path] = route.split(' ') as [string, string];
    if (method === 'GET') continue;
    const init = {
      method,
      headers: { cookie: set.owner.cookie, 'content-type': 'application/json', origin: 'https://elsewhere.example' },
      body: JSON.stringify(body?.() ?? {}),
    };
    const response = await fetch(`${set.address}${path.replace(':id', id)}${query}`, init);
    expect([route, response.status]).toEqual([route, 403]);
    expect(((await response.json()) as Trouble).code).toBe('cross-site');
  }
});

describe('keeping the peace', () => {
  test('before the start somebody can be sent away, and the table closed', async () => {
    const set = await scene();
    const id = await tableFor(set, true);
    await set.owner.call('POST', `/api/tables/${id}/remove`, { seat: 1 });
    expect((await set.other.look(id)).sight).toMatchObject({ you: null, seats: [{}, { kind: 'open' }, {}] });
    await set.other.join(id, { name: 'Bo' });
    await set.owner.call('POST', `/api/tables/${id}/close`, {});
    expect((await set.spectator.join(id, { name: 'Cy' })).body.code).toBe('no-open-seat');
    const listed = (await set.spectator.call<{ id: string }[]>('GET', '/api/tables')).body;
    expect(listed.map((each) => each.id)).not.toContain(id);
    const started = await tableFor(set, false);
    expect((await set.owner.call<Trouble>('POST', `/api/tables/${started}/close`, {})).body.code).toBe(
      'started-already',
    );
  });

  test('who is blocked cannot sit down where the other sits, and is not told why', async () => {
    const set = await scene();
    const id = await tableFor(set, true);
    await set.owner.call('POST', `/api/tables/${id}/block`, { seat: 1, on: true });
    const rights = (await set.owner.call<Rights>('GET', `/api/tables/${id}/rights`)).body;
    expect(rights).toEqual({ owner: true, muted: [], blocked: [1] });
    const { id: next } = await set.owner.create({ seats: [{ kind: 'me', name: 'Ada' }, { kind: 'open' }] });
    const got = await set.other.join(next, { name: 'Bo' });
    expect([got.status, got.body.code, got.body.message]).toEqual([403, 'blocked', 'this table is not open to you']);
    await set.owner.call('POST', `/api/tables/${id}/block`, { seat: 1, on: false });
    expect((await set.other.join(next, { name: 'Bo' })).status).toBe(200);
  });

  test('who is blocked does not come back as somebody else by dropping the cookie, or by an account', async () => {
    const set = await scene();
    // Bo's sister was here before; Cy comes from elsewhere.
    const [sister, cy] = [createGuest(set.address), createGuest(set.address)];
    set.other.from = sister.from = '203.0.113.7';
    cy.from = '203.0.113.8';
    await sister.call('GET', '/api/me');
    const id = await tableFor(set, true);
    await set.owner.call('POST', `/api/tables/${id}/block`, { seat: 1, on: true });
    const open = async () => (await set.owner.create({ seats: [{ kind: 'me', name: 'Ada' }, { kind: 'open' }] })).id;
    const again = createGuest(set.address);
    again.from = set.other.from;
    expect((await again.join(await open(), { name: 'Bob' })).body.code).toBe('blocked');
    const signUp = async (guest: Guest, login: string) =>
      expect(
        (await guest.call('POST', '/api/account/sign-up', { login, password: 'three brass moons', name: 'Bo' })).status,
      ).toBe(200);
    await signUp(again, 'robert');
    expect((await again.join(await open(), { name: 'Bob' })).body.code).toBe('blocked');
    await signUp(set.other, 'bosco');
    set.other.from = '198.51.100.4';
    expect((await set.other.join(await open(), { name: 'Bo' })).body.code).toBe('blocked');
    for (const guest of [sister, cy]) expect((await guest.join(await open(), { name: 'Di' })).status).toBe(200);
    // Elsewhere they are welcome.
    const { id: free } = await cy.create({ seats: [{ kind: 'me', name: 'Cy' }, { kind: 'open' }] });
    expect((await again.join(free, { name: 'Bob' })).status).toBe(200);
  });

  describe('who is blocked comes back by no account:', () => {
    const password = 'three brass moons';
    const signUp = (guest: Guest, login = 'bosco') =>
      guest.call('POST', '/api/account/sign-up', { login, password, name: 'Bo' });
    const blocked = async (before: (bo: Guest) => Promise<unknown>, after: (bo: Guest) => Promise<unknown>) => {
      const set = await scene();
      const bo = set.other;
      bo.from = '203.0.113.7';
      const id = await tableFor(set, true);
      await before(bo);
      expect((await set.owner.call('POST', `/api/tables/${id}/block`, { seat: 1, on: true })).status).toBe(200);
      await after(bo);
      const again = createGuest(set.address);
      again.from = bo.from;
      const open = async () => (await set.owner.create({ seats: [{ kind: 'me', name: 'Ada' }, { kind: 'open' }] })).id;
      return {
        ...set,
        id,
        bo,
        again,
        open,
        comes: async (as: Guest) => (await as.join(await open(), { name: 'Di' })).body.code,
      };
    };

    test('one that was made between sitting down and the block leaves the address known', async () => {
      const { again, comes, owner, id } = await blocked(signUp, async () => undefined);
      expect(await comes(again)).toBe('blocked');
      await owner.call('POST', `/api/tables/${id}/block`, { seat: 1, on: false });
      expect(await comes(again)).toBeUndefined();
    });

    test('one that was made and deleted after the block leaves it the address, and no name', async () => {
      const { again, bo, owner, comes } = await blocked(
        async () => undefined,
        async (guest) => {
          await signUp(guest);
          expect((await guest.call('POST', '/api/account/delete', { sure: 'bosco', owner: { password } })).status).toBe(
            200,
          );
        },
      );
      for (const guest of [again, bo]) expect(await comes(guest)).toBe('blocked');
      again.from = '203.0.113.8';
      expect(await comes(again)).toBeUndefined();
      expect((await owner.call<{ blocks: object[] }>('GET', '/api/account/data')).body.blocks.length).toBeGreaterThan(
        0,
      );
    });

    test('one that takes the block over does not set the cookie free', async () => {
      let copy = '';
      const { again, comes } = await blocked(
        async ({ cookie }) => (copy = cookie),
        (guest) => signUp(guest),
      );
      again.cookie = copy;
      again.from = '198.51.100.4';
      expect(await comes(again)).toBe('blocked');
    });

    test('one that was blocked elsewhere before adds the address from which they came now', async () => {
      const { again, bo, owner, open, comes, address } = await blocked(signUp, async () => undefined);
      const guest = createGuest(address);
      guest.from = '203.0.113.9';
      const id = await open();
      expect((await guest.join(id, { name: 'Bo' })).status).toBe(200);
      await owner.call('POST', `/api/tables/${id}/block`, { seat: 1, on: true });
      await guest.call('POST', '/api/account/sign-in', { login: 'bosco', password: 'three brass moons' });
      again.from = guest.from;
      expect([await comes(again), await comes(bo)]).toEqual(['blocked', 'blocked']);
      again.from = '203.0.113.7';
      expect(await comes(again)).toBe('blocked');
    });
  });

  test('a block of a guest is kept by the account they make', async () => {
    const { address } = await startHost();
    const { id, people } = await seatAll(address, 2);
    const [ada, bo] = people as [Guest, Guest];
    await ada.call('POST', `/api/tables/${id}/block`, { seat: 1, on: true });
    await ada.call('POST', '/api/account/sign-up', { login: 'ada', password: 'three brass planets', name: 'Ada' });
    const { id: next } = await ada.create({ seats: [{ kind: 'me', name: 'Ada' }, { kind: 'open' }] });
    expect((await bo.join(next, { name: 'Bo' })).body.code).toBe('blocked');
  });

  test('what a blocked person says is not shown to who blocked them, live or later', async () => {
    const set = await scene();
    const id = await tableFor(set, false);
    const speak = (guest: Guest, text: string) => guest.call('POST', `/api/tables/${id}/talk`, { text });
    const read = async (guest: Guest) =>
      (await guest.call<Talk[]>('GET', `/api/tables/${id}/talk`)).body.map((said) => ('text' in said ? said.text : ''));
    await speak(set.other, 'before');
    const ear = await listen(set.owner, [id], '', true, 'talk');
    await ear.next();
    await set.owner.call('POST', `/api/tables/${id}/block`, { seat: 1, on: true });
    await speak(set.other, 'after');
    await speak(set.owner, 'mine');
    while (!ear.bytes().includes('mine')) await ear.next();
    expect(ear.bytes()).not.toContain('after');
    expect([await read(set.owner), await read(set.other), await read(set.spectator)]).toEqual([
      ['mine'],
      ['before', 'after', 'mine'],
      ['before', 'after', 'mine'],
    ]);
    // A line that was lost brings nothing of it back.
    ear.close();
    await speak(set.other, 'once more');
    await speak(set.owner, 'the end');
    const back = await listen(set.owner, [id], ear.last(), true, 'talk');
    while (!back.bytes().includes('the end')) await back.next();
    expect(back.bytes()).not.toContain('once more');
    await set.owner.call('POST', `/api/tables/${id}/block`, { seat: 1, on: false });
    expect(await read(set.owner)).toHaveLength(5);
  });

  test('who is muted is not heard', async () => {
    const set = await scene();
    const id = await tableFor(set, false);
    const talk = (guest: Guest) => guest.call('POST', `/api/tables/${id}/talk`, { text: 'Hello' });
    await set.owner.call('POST', `/api/tables/${id}/mute`, { seat: 1, on: true });
    expect([(await talk(set.other)).status, (await talk(set.owner)).status]).toEqual([403, 200]);
    await set.owner.call('POST', `/api/tables/${id}/mute`, { seat: 1, on: false });
    expect((await talk(set.other)).status).toBe(200);
  });
});
