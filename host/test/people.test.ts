// Accounts over the wire: coming in by password or passkey, sessions, tokens, what a guest played, and the way out.

import { connect } from 'node:net';
import { silence } from '@orrery/bots';
import type { TableInfo, Trouble } from '@orrery/protocol/tables';
import type { Account, KeptRecord, Session, Token } from '@orrery/protocol/people';
import { commitment, diceFor, type Game, must, openJournal, type GameRecord, toRecord } from '@orrery/kernel';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createDevice } from './authenticator.ts';
import { bids } from './games/bids.ts';
import { createGuest, type Guest, listen, playOut, seatAll, startHost } from './server.ts';

const PASSWORD = 'three brass planets';
const OWNER = { password: PASSWORD };
/** A token that may only look. */
const LOOKS = { owner: OWNER, name: 'bot', scopes: ['look'] };

const account = async (guest: Guest): Promise<Account> => (await guest.call<Account>('GET', '/api/account')).body;

async function signUp(guest: Guest, login = 'ada'): Promise<Account> {
  const wish = { login, password: PASSWORD, name: 'Ada', lang: 'it', zone: 'Europe/Rome' };
  const got = await guest.call<Account>('POST', '/api/account/sign-up', wish);
  if (got.status !== 200) throw new Error(got.text);
  return got.body;
}

const signIn = (guest: Guest, login = 'ada', password = PASSWORD) =>
  guest.call<Account & Trouble>('POST', '/api/account/sign-in', { login, password });

describe('an account', () => {
  test('is made from a guest, and keeps what the guest played', async () => {
    const { address } = await startHost();
    const { id, people } = await seatAll(address, 2);
    const [ada] = people as [Guest, Guest];
    const before = await ada.look(id);
    const asGuest = ada.cookie;
    expect(await account(ada)).toMatchObject({ signedIn: false, login: '' });
    expect(await signUp(ada)).toMatchObject({
      signedIn: true,
      login: 'ada',
      hasPassword: true,
      profile: { name: 'Ada', lang: 'it', zone: 'Europe/Rome', notices: true },
    });
    expect((await ada.look(id)).sight).toEqual(before.sight);
    // The guest's cookie alone opens nothing any more.
    const old = createGuest(address);
    old.cookie = asGuest;
    expect((await old.look(id)).sight.you).toBeNull();
  });

  test('is opened from another browser, which brings its own tables along', async () => {
    const { address } = await startHost();
    const ada = createGuest(address);
    const first = await ada.create({ seats: [{ kind: 'me', name: 'Ada' }, { kind: 'open' }] });
    await signUp(ada);
    const phone = createGuest(address);
    const second = await phone.create({ seats: [{ kind: 'me', name: 'Ada' }, { kind: 'open' }] });
    expect((await signIn(phone, ' ADA ')).status).toBe(200);
    for (const who of [ada, phone]) {
      const { body } = await who.call<{ tables: TableInfo[] }>('GET', '/api/me');
      expect(new Set(body.tables.map(({ id }) => id))).toEqual(new Set([first.id, second.id]));
    }
  });

  test('whose owner sits at a table twice keeps both seats apart', async () => {
    const { address } = await startHost();
    const ada = createGuest(address);
    await signUp(ada);
    const { id } = await ada.create({ seats: [{ kind: 'me', name: 'Ada' }, { kind: 'open' }] });
    const phone = createGuest(address);
    await phone.join(id, { name: 'Ada too' });
    await signIn(phone);
    expect((await phone.look(id)).sight.you).toBe(0);
  });

  test('does not say whether the login or the password was wrong', async () => {
    const { address } = await startHost();
    await signUp(createGuest(address));
    const wrong = await signIn(createGuest(address), 'ada', 'three brass moons');
    const nobody = await signIn(createGuest(address), 'eve', 'three brass moons');
    expect([wrong.status, wrong.text]).toEqual([nobody.status, nobody.text]);
    expect(wrong.body.code).toBe('wrong-password');
    expect(wrong.headers.getSetCookie()).toEqual([]);
  });

  test('has a login of its own', async () => {
    const { address } = await startHost();
    await signUp(createGuest(address));
    const wish = { login: 'Ada', password: PASSWORD, name: 'Eve' };
    expect((await createGuest(address).call<Trouble>('POST', '/api/account/sign-up', wish)).body.code).toBe(
      'login-taken',
    );
  });

  test('changes its profile, within reason', async () => {
    const { address } = await startHost();
    const ada = createGuest(address);
    const { profile } = await signUp(ada);
    const holidays = { ...profile, weekends: true, away: [{ from: '2027-08-01', to: '2027-08-14' }] };
    expect((await ada.call<Account>('POST', '/api/account/profile', holidays)).body.profile).toEqual(holidays);
    for (const bad of [
      { ...profile, zone: 'Mars/Olympus' },
      { ...profile, away: [{ from: '2027-01-01', to: '2027-12-31' }] },
      { ...profile, away: [{ from: '2027-01-02', to: '2027-01-01' }] },
      { ...profile, name: 'A\nB' },
    ])
      expect((await ada.call('POST', '/api/account/profile', bad)).status).toBe(400);
    expect((await account(ada)).profile).toEqual(holidays);
  });
});

describe('sessions', () => {
  test('are listed, and end at once where they are ended, streams too', async () => {
    const { address } = await startHost();
    const ada = createGuest(address);
    await signUp(ada);
    const phone = createGuest(address);
    await signIn(phone);
    const { id } = await ada.create({ seats: [{ kind: 'me', name: 'Ada' }, { kind: 'open' }] });
    const ear = await listen(phone, [id]);
    await ear.until(({ sight }) => sight.you === 0);
    const { body: list } = await ada.call<Session[]>('GET', '/api/account/sessions');
    expect(new Set(list.map(({ current }) => current))).toEqual(new Set([false, true]));
    const other = list.find(({ current }) => !current);
    expect((await ada.call('POST', `/api/account/sessions/${other?.id}/end`)).status).toBe(200);
    await expect(ear.until(() => false)).rejects.toThrow('the stream ended');
    expect((await phone.call<Trouble>('GET', '/api/account/sessions')).body.code).toBe('not-signed-in');
    expect((await phone.look(id)).sight.you).toBeNull();
    expect((await account(ada)).signedIn).toBe(true);
  });

  test('of others cannot be ended', async () => {
    const { address } = await startHost();
    const [ada, eve] = [createGuest(address), createGuest(address)];
    await signUp(ada);
    await signUp(eve, 'eve');
    const { body } = await ada.call<Session[]>('GET', '/api/account/sessions');
    const got = await eve.call<Trouble>('POST', `/api/account/sessions/${body[0]?.id}/end`);
    expect(got.body.code).toBe('unknown-session');
    expect((await account(ada)).signedIn).toBe(true);
  });

  test('end with a sign-out, and all others with a new password', async () => {
    const { address } = await startHost();
    const [ada, phone] = [createGuest(address), createGuest(address)];
    await signUp(ada);
    await signIn(phone);
    const kept = phone.cookie;
    await phone.call('POST', '/api/account/sign-out');
    phone.cookie = kept;
    expect((await account(phone)).signedIn).toBe(false);
    await signIn(phone);
    const change = { owner: { password: 'not it at all' }, password: 'four brass planets' };
    expect((await ada.call('POST', '/api/account/password', change)).status).toBe(401);
    expect((await ada.call('POST', '/api/account/password', { ...change, owner: { password: PASSWORD } })).status).toBe(
      200,
    );
    expect((await account(phone)).signedIn).toBe(false);
    expect((await account(ada)).signedIn).toBe(true);
    expect((await signIn(phone)).status).toBe(401);
    expect((await signIn(phone, 'ada', 'four brass planets')).status).toBe(200);
  });
});

describe('who is put out', () => {
  /** A request of which the body comes later. */
  async function begin(guest: Guest, path: string, body: object): Promise<{ send(): Promise<string> }> {
    const { hostname, port, host } = new URL(guest.address);
    const text = JSON.stringify(body);
    const line = connect(Number(port), hostname);
    onTestFinished(() => void line.destroy());
    let got = '';
    line.setEncoding('utf8').on('data', (part: string) => (got += part));
    const head = [`POST ${path} HTTP/1.1`, `Host: ${host}`, `Cookie: ${guest.cookie}`, 'Connection: close'];
    line.write([...head, 'Content-Type: application/json', `Content-Length: ${text.length}`, '', ''].join('\r\n'));
    // It is known by then who asks: the server answers others in turn.
    for (let n = 0; n < 3; n++) await guest.call('GET', '/api/account');
    return {
      async send() {
        line.write(text);
        await new Promise((done) => line.once('close', done));
        return got;
      },
    };
  }

  test('does nothing more by a request that was begun before', async () => {
    const { address } = await startHost();
    const [ada, eve] = [createGuest(address), createGuest(address)];
    const { profile } = await signUp(ada);
    await signIn(eve);
    const wish = { owner: OWNER, name: 'bot', scopes: ['look', 'play'] };
    const token = await begin(eve, '/api/account/tokens', wish);
    const named = await begin(eve, '/api/account/profile', { ...profile, name: 'Eve' });
    const { body } = await ada.call<Session[]>('GET', '/api/account/sessions');
    const { id } = must(
      body.find(({ current }) => !current),
      'a session',
    );
    expect((await ada.call('POST', `/api/account/sessions/${id}/end`)).status).toBe(200);
    expect(await token.send()).toContain('not-signed-in');
    await new Promise((done) => setTimeout(done, 300));
    expect(await named.send()).toContain('not-signed-in');
    expect((await ada.call<Token[]>('GET', '/api/account/tokens')).body).toEqual([]);
    expect((await account(ada)).profile.name).toBe('Ada');
  });

  test('does not come in by an old password that was being checked at that moment', async () => {
    const { address } = await startHost();
    const ada = createGuest(address);
    await signUp(ada);
    const change = ada.call('POST', '/api/account/password', {
      owner: { password: PASSWORD },
      password: 'four brass planets',
    });
    const over = change.then(() => true);
    const soon = (): Promise<boolean> => new Promise((done) => setTimeout(() => done(false), 4));
    const tries: Promise<Guest>[] = [];
    while (tries.length < 60 && !(await Promise.race([over, soon()]))) {
      const eve = createGuest(address);
      tries.push(signIn(eve).then(() => eve));
    }
    expect((await change).status).toBe(200);
    const inside = await Promise.all(tries.map(async (each) => (await account(await each)).signedIn));
    expect(inside.filter((each) => each)).toEqual([]);
    expect((await account(ada)).signedIn).toBe(true);
  });
});

describe('tokens', () => {
  const bearer = (address: string, secret: string) => async (method: string, path: string, body?: unknown) => {
    const headers = {
      authorization: `Bearer ${secret}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    };
    const init = { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
    const response = await fetch(`${address}${path}`, init);
    return { status: response.status, body: (await response.json()) as TableInfo & Trouble };
  };

  test('do what their scopes say, for the person who made them', async () => {
    const { address } = await startHost();
    const ada = createGuest(address);
    await signUp(ada);
    const { body: token } = await ada.call<Token>('POST', '/api/account/tokens', LOOKS);
    const call = bearer(address, token.secret ?? '');
    const seats = [{ kind: 'me', name: 'Bot' }, { kind: 'open' }];
    const { id } = await ada.create({ seats: [{ kind: 'me', name: 'Ada' }, { kind: 'open' }] });
    expect((await call('GET', `/api/tables/${id}`)).status).toBe(200);
    expect((await call('POST', '/api/tables', { game: 'bids', seats })).body.code).toBe('not-in-scope');
    expect((await call('GET', '/api/account')).body.code).toBe('not-for-tokens');
    expect((await call('GET', '/api/account/tokens')).body.code).toBe('not-for-tokens');
    const wide = { owner: OWNER, name: 'maker', scopes: ['look', 'create'] };
    const { body: maker } = await ada.call<Token>('POST', '/api/account/tokens', wide);
    const made = await bearer(address, maker.secret ?? '')('POST', '/api/tables', { game: 'bids', seats });
    expect(made.body.you).toBe(0);
    expect((await ada.look(made.body.id)).sight.you).toBe(0);
  });

  test('are shown once, and are worth nothing once ended', async () => {
    const { address } = await startHost();
    const ada = createGuest(address);
    await signUp(ada);
    const { body: token } = await ada.call<Token>('POST', '/api/account/tokens', LOOKS);
    const { body: list, text } = await ada.call<Token[]>('GET', '/api/account/tokens');
    expect(list).toMatchObject([{ id: token.id, name: 'bot', scopes: ['look'] }]);
    expect(text).not.toContain(token.secret);
    await ada.call('POST', `/api/account/tokens/${token.id}/end`);
    expect((await bearer(address, token.secret ?? '')('GET', '/api/games')).body.code).toBe('bad-token');
    for (const secret of ['', 'orrt_x', `${token.secret}x`])
      expect((await bearer(address, secret)('GET', '/api/games')).status).toBe(401);
  });
});

describe('a passkey', () => {
  test('makes an account and opens it again, from another browser too', async () => {
    const { address } = await startHost();
    const [ada, phone, device] = [createGuest(address), createGuest(address), createDevice()];
    const asked = await ada.call<{ challenge: string }>('POST', '/api/account/passkey/ask', { new: true });
    const made = { name: 'Ada', response: device.create(address, asked.body) };
    expect((await ada.call<Account>('POST', '/api/account/passkey/add', made)).body).toMatchObject({
      signedIn: true,
      hasPassword: false,
      passkeys: [{ id: device.id, name: 'Ada' }],
    });
    const ask = await phone.call<{ challenge: string }>('POST', '/api/account/passkey/ask', { new: false });
    const response = device.get(address, ask.body);
    expect((await phone.call<Account>('POST', '/api/account/passkey/sign-in', { response })).status).toBe(200);
    expect((await account(phone)).passkeys).toHaveLength(1);
    // The same proof does not open twice.
    phone.cookie = '';
    expect((await phone.call('POST', '/api/account/passkey/sign-in', { response })).status).toBe(401);
    expect((await ada.call<Trouble>('POST', `/api/account/passkey/${device.id}/end`)).body.code).toBe('last-key');
  });

  test('that signs for another site, another challenge or another browser opens nothing', async () => {
    const { address } = await startHost();
    const [ada, device] = [createGuest(address), createDevice()];
    const asked = await ada.call<{ challenge: string }>('POST', '/api/account/passkey/ask', { new: true });
    await ada.call('POST', '/api/account/passkey/add', { name: 'Ada', response: device.create(address, asked.body) });
    const eve = createGuest(address);
    const ask = async () =>
      (await eve.call<{ challenge: string }>('POST', '/api/account/passkey/ask', { new: false })).body;
    const tries = [
      device.get('http://elsewhere.example', await ask()),
      device.get(address, { challenge: 'bm90IGl0IGF0IGFsbA' }),
      createDevice().get(address, await ask()),
      { ...device.get(address, await ask()), id: createDevice().id },
    ];
    const other = createGuest(address);
    const theirs = await other.call<{ challenge: string }>('POST', '/api/account/passkey/ask', { new: false });
    for (const response of [...tries, device.get(address, theirs.body)])
      expect((await eve.call('POST', '/api/account/passkey/sign-in', { response })).status).toBe(401);
    expect((await account(eve)).signedIn).toBe(false);
  });

  test('that is known already is refused in words, whoever brings it, and leaves no account behind', async () => {
    const { address } = await startHost();
    const [ada, eve, device] = [createGuest(address), createGuest(address), createDevice()];
    const add = async (guest: Guest, more = {}) => {
      const asked = await guest.call<{ challenge: string }>('POST', '/api/account/passkey/ask', { new: true });
      const made = { name: 'Ada', response: device.create(address, asked.body), ...more };
      return guest.call<Account & Trouble>('POST', '/api/account/passkey/add', made);
    };
    expect((await add(ada)).status).toBe(200);
    const ask = async (guest: Guest) =>
      (await guest.call<{ challenge: string }>('POST', '/api/account/passkey/ask', { new: false })).body;
    const owner = { passkey: device.get(address, await ask(ada)) };
    for (const again of [await add(ada, { owner }), await add(eve)])
      expect([again.status, again.body.code]).toEqual([409, 'passkey-taken']);
    expect((await account(ada)).passkeys).toHaveLength(1);
    expect((await account(eve)).signedIn).toBe(false);
    const response = device.get(address, await ask(eve));
    expect((await eve.call<Account>('POST', '/api/account/passkey/sign-in', { response })).status).toBe(200);
  });

  test('is not asked for where browsers have none', async () => {
    const { address } = await startHost();
    const onLan = createGuest(address.replace('localhost', '127.0.0.1'));
    expect((await account(onLan)).house.passkeys).toBe(false);
    expect((await onLan.call<Trouble>('POST', '/api/account/passkey/ask', { new: true })).body.code).toBe(
      'no-passkeys',
    );
  });
});

describe('what belongs to a person', () => {
  const offline = (game: Game): GameRecord => {
    const secret = 'a secret of the browser';
    const head = { table: 'browser-table', commitment: commitment(secret), salts: ['', ''] };
    const journal = openJournal(
      game,
      { game: 'bids', rules: 1, options: { rounds: 3 }, seats: ['Ada', 'Vega'], ...head },
      diceFor(secret, head),
    );
    return toRecord(journal, secret);
  };

  test('games of the browser are kept if they were played as they say', async () => {
    const { address } = await startHost();
    const [ada, eve] = [createGuest(address), createGuest(address)];
    await signUp(ada);
    await signUp(eve, 'eve');
    const record = offline(bids);
    const { body: kept } = await ada.call<KeptRecord>('POST', '/api/account/records', record);
    expect(kept).toMatchObject({ game: 'bids', seats: ['Ada', 'Vega'], over: false });
    await ada.call('POST', '/api/account/records', record);
    expect((await ada.call<KeptRecord[]>('GET', '/api/account/records')).body).toHaveLength(1);
    expect((await ada.call('GET', `/api/account/records/${kept.id}`)).body).toEqual(record);
    expect((await eve.call('GET', `/api/account/records/${kept.id}`)).status).toBe(404);
    const forged = { ...record, rows: [{ seat: 0, answer: 99 }] };
    for (const bad of [forged, { ...record, secret: 'another' }, null, []])
      expect((await ada.call('POST', '/api/account/records', bad)).status).toBe(400);
    expect((await ada.call('POST', '/api/account/records', { ...record, game: 'chess' })).status).toBe(404);
  });

  test('can be downloaded, without what would let somebody in', async () => {
    const { address } = await startHost();
    const { id, people } = await seatAll(address, 2);
    const [ada] = people as [Guest, Guest];
    await signUp(ada);
    const { body: token } = await ada.call<Token>('POST', '/api/account/tokens', LOOKS);
    const { body, text, headers } = await ada.call<object>('GET', '/api/account/data');
    expect(headers.get('content-disposition')).toContain('orrery-my-data.json');
    expect(body).toMatchObject({ login: 'ada', tokens: [{ name: 'bot' }], tables: [{ id }], sessions: [{}] });
    expect(text).not.toContain('argon2');
    expect(text).not.toContain(token.secret);
  });

  test('is deleted: the seat is left, and the record names a traveller and still holds', async () => {
    const { address } = await startHost();
    const { id, people } = await seatAll(address, 2);
    const [ada, bo] = people as [Guest, Guest];
    await signUp(ada);
    await playOut(people, id, 7);
    const before = (await bo.call<GameRecord>('GET', `/api/tables/${id}/record`)).body;
    const leave = (sure: string, password?: string) =>
      ada.call<Trouble>('POST', '/api/account/delete', { sure, owner: { password } });
    expect((await leave('yes', PASSWORD)).status).toBe(400);
    expect((await leave('ada', 'not it at all')).body.code).toBe('wrong-password');
    expect((await leave('ada')).body.code).toBe('not-owner');
    expect((await leave('ada', PASSWORD)).status).toBe(200);
    expect((await account(ada)).signedIn).toBe(false);
    expect((await signIn(ada)).status).toBe(401);
    const after = (await bo.call<GameRecord>('GET', `/api/tables/${id}/record`)).body;
    expect(after).toEqual({ ...before, seats: ['a traveller', 'Guest 1'] });
    await signUp(createGuest(address));
  });
});

test('a bot plays on for who deletes the account in the middle of a game', async () => {
  const { address } = await startHost();
  const { id, people } = await seatAll(address, 2);
  const [ada, bo] = people as [Guest, Guest];
  await signUp(ada);
  const ear = await listen(bo, [id]);
  await ada.call('POST', '/api/account/delete', { sure: 'ada', owner: { password: PASSWORD } });
  await ear.until(({ sight }) => sight.seats[0]?.name === 'a traveller');
  const { sight } = await bo.look(id);
  expect(sight.seats[0]).toMatchObject({ kind: 'person', bot: 'medium' });
  await bo.say(id, { ask: must(sight.ask, 'an ask').number, answers: [silence(must(sight.ask, 'an ask'))] });
  // The sealed bids are opened: the bot has answered too.
  await ear.until(({ sight: now }) => now.waiting.length === 1);
});

test('nothing secret is in the log of the server', async () => {
  const host = await startHost();
  const ada = createGuest(host.address);
  await signUp(ada);
  await ada.call('POST', '/api/account/tokens', LOOKS);
  await signIn(ada, 'ada', 'a guess of mine');
  const said = host.lines.join('\n');
  for (const secret of [PASSWORD, 'a guess of mine', 'orrt_', 'orrs_', 'argon2']) expect(said).not.toContain(secret);
});
