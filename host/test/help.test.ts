// A forgotten password: by letter, and by the hand of whoever runs the server, who also reads the reports.

import type { Trouble } from '@orrery/protocol/tables';
import type { Account, Token, Ok } from '@orrery/protocol/people';
import { must } from '@orrery/kernel';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openAdmin } from '../src/index.ts';
import { createDevice } from './authenticator.ts';
import { databaseOf } from './database.ts';
import { createGuest, freshFolder, type Guest, startHost } from './server.ts';
import { smtpServer } from './receivers.ts';

const OLD = 'three brass planets';
const NEW = 'four silver moons';
const origin = 'https://orrery.example';

const signUp = (guest: Guest, login = 'ada') =>
  guest.call<Account>('POST', '/api/account/sign-up', { login, password: OLD, name: 'Ada', lang: 'it' });
const signIn = (guest: Guest, password: string) =>
  guest.call<Account & Trouble>('POST', '/api/account/sign-in', { login: 'ada', password });
const reset = (guest: Guest, link: string, password = NEW) => {
  const { searchParams } = new URL(link, origin);
  const signed = { about: searchParams.get('about'), proof: searchParams.get('proof') };
  return guest.call<Account & Trouble>('POST', '/api/account/reset', { ...signed, password });
};
const forgot = (guest: Guest, login: string) => guest.call<Ok & Trouble>('POST', '/api/account/forgot', { login });

/** The link in the last letter; its lines are put together again first (quoted-printable, where it is). */
function linkIn(letters: readonly { data: string }[]): string {
  const plain = must(letters.at(-1), 'a letter').data.replaceAll('=\r\n', '').replaceAll('=3D', '=');
  return must(/https:\/\/\S+/.exec(plain)?.[0], 'a link');
}

async function startWithMail() {
  const { url, letters } = await smtpServer();
  const mail = { url, from: 'Orrery <orrery@orrery.example>' };
  const data = freshFolder();
  const { address, lines } = await startHost({ data, settings: { origin, mail } });
  const ada = createGuest(address);
  await signUp(ada);
  await ada.call('POST', '/api/account/mail', { address: 'ada@home.example', owner: { password: OLD } });
  const { searchParams } = new URL(linkIn(letters));
  const signed = { about: searchParams.get('about'), proof: searchParams.get('proof') };
  expect((await ada.call('POST', '/api/account/confirm', signed)).status).toBe(200);
  letters.length = 0;
  return { address, letters, ada, data, lines };
}

test('by letter: the link leads to a new password once, and puts everybody else out', async () => {
  const { address, letters, ada } = await startWithMail();
  const { body: token } = await ada.call<Token>('POST', '/api/account/tokens', {
    owner: { password: OLD },
    name: 'bot',
    scopes: ['look'],
  });
  const byToken = () => fetch(`${address}/api/games`, { headers: { authorization: `Bearer ${token.secret}` } });
  expect((await byToken()).status).toBe(200);
  const device = createDevice();
  const { body: asked } = await ada.call<{ challenge: string }>('POST', '/api/account/passkey/ask', { new: true });
  const made = { name: 'Ada', response: device.create(origin, asked), owner: { password: OLD } };
  expect((await ada.call<Account>('POST', '/api/account/passkey/add', made)).body.passkeys).toHaveLength(1);
  const phone = createGuest(address);
  expect((await forgot(phone, ' ADA ')).body).toEqual({ ok: true });
  await vi.waitFor(() => expect(letters).toHaveLength(1));
  expect(letters[0]?.to).toEqual(['<ada@home.example>']);
  const link = linkIn(letters);
  expect(link).toContain(`${origin}/reset?`);
  expect((await reset(phone, link, 'short')).body.code).toBe('weak-password');
  expect((await reset(phone, link)).body).toMatchObject({ signedIn: true, login: 'ada', passkeys: [] });
  expect((await ada.call<Account>('GET', '/api/account')).body.signedIn).toBe(false);
  const { body: ask } = await ada.call<{ challenge: string }>('POST', '/api/account/passkey/ask', { new: false });
  const response = device.get(origin, ask);
  expect((await ada.call('POST', '/api/account/passkey/sign-in', { response })).status).toBe(401);
  expect((await byToken()).status).toBe(401);
  expect((await signIn(createGuest(address), OLD)).status).toBe(401);
  expect((await signIn(createGuest(address), NEW)).status).toBe(200);
  expect(await reset(createGuest(address), link, OLD)).toMatchObject({ status: 403, body: { code: 'bad-proof' } });
});

test('by the confirmed address too; who is not known here is told the same, and nothing is sent', async () => {
  const { address, letters } = await startWithMail();
  const guest = createGuest(address);
  for (const login of ['nobody', 'eve@elsewhere.example'])
    expect(await forgot(guest, login)).toMatchObject({ status: 200, body: { ok: true } });
  // Nor by an address that its owner has not confirmed, whoever has named it.
  const eve = createGuest(address);
  await signUp(eve, 'eve');
  expect(
    (await eve.call('POST', '/api/account/mail', { address: 'bo@home.example', owner: { password: OLD } })).status,
  ).toBe(200);
  letters.length = 0;
  for (const login of ['eve', 'bo@home.example']) await forgot(guest, login);
  await forgot(guest, 'ada@home.example');
  await vi.waitFor(() => expect(letters).not.toEqual([]));
  expect(letters.map(({ to }) => to)).toEqual([['<ada@home.example>']]);
});

test('what was reported is read in the admin, without who reported it', async () => {
  const data = freshFolder();
  const { address } = await startHost({ data });
  const ada = createGuest(address);
  const { id } = await ada.create({ seats: [{ kind: 'me', name: 'Ada' }, { kind: 'open' }] });
  await ada.call('POST', `/api/tables/${id}/report`, { seat: 1, text: 'Not kind' });
  const admin = await openAdmin({ data, database: await databaseOf(data) });
  onTestFinished(() => admin.close());
  const [report] = (await admin.reports(10)) as [object];
  expect(report).toEqual({ table: id, seat: 1, text: 'Not kind', at: expect.any(String) as string });
});

test('a link that is too old, or that somebody has changed, opens nothing', async () => {
  const { address, letters } = await startWithMail();
  await forgot(createGuest(address), 'ada');
  await vi.waitFor(() => expect(letters).toHaveLength(1));
  const link = linkIn(letters);
  expect((await reset(createGuest(address), link.replace('proof=', 'proof=x'))).status).toBe(403);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61 * 60_000 });
  onTestFinished(() => void vi.useRealTimers());
  expect((await reset(createGuest(address), link)).status).toBe(403);
});

test('without letters the page is told so, and whoever runs the server has a link to hand over', async () => {
  const data = freshFolder();
  const { address } = await startHost({ data, settings: {} });
  await signUp(createGuest(address));
  expect((await forgot(createGuest(address), 'ada')).body.code).toBe('no-mail');
  const admin = await openAdmin({ data, database: await databaseOf(data) });
  onTestFinished(() => admin.close());
  await expect(admin.reset('nobody')).rejects.toThrow('nobody here signs in as "nobody"');
  const link = await admin.reset('ada');
  expect(link).toMatch(/^\/reset\?/);
  expect((await reset(createGuest(address), link)).body.signedIn).toBe(true);
});

test('an address that somebody else took as a login still leads to its owner’s account', async () => {
  const { address, letters, ada } = await startWithMail();
  const eve = createGuest(address);
  const own = { login: 'ada@home.example', password: OLD, name: 'Eve' };
  expect((await eve.call('POST', '/api/account/sign-up', own)).status).toBe(200);
  await forgot(createGuest(address), 'ada@home.example');
  await vi.waitFor(() => expect(letters).toHaveLength(1));
  expect((await reset(createGuest(address), linkIn(letters))).body).toMatchObject({ signedIn: true, login: 'ada' });
  expect((await ada.call<Account>('GET', '/api/account')).body.signedIn).toBe(false);
});

test('nor does it keep who has a passkey and no login from a new password', async () => {
  const { address, letters } = await startWithMail();
  const [bo, eve] = [createGuest(address), createGuest(address)];
  const device = createDevice();
  const asked = await bo.call<{ challenge: string }>('POST', '/api/account/passkey/ask', { new: true });
  const made = { name: 'Bo', response: device.create(origin, asked.body) };
  expect((await bo.call('POST', '/api/account/passkey/add', made)).status).toBe(200);
  const ask = await bo.call<{ challenge: string }>('POST', '/api/account/passkey/ask', { new: false });
  const owner = { passkey: device.get(origin, ask.body) };
  await bo.call('POST', '/api/account/mail', { address: 'bo@home.example', owner });
  const { searchParams } = new URL(linkIn(letters));
  const signed = { about: searchParams.get('about'), proof: searchParams.get('proof') };
  expect((await bo.call('POST', '/api/account/confirm', signed)).status).toBe(200);
  letters.length = 0;
  await eve.call('POST', '/api/account/sign-up', { login: 'bo@home.example', password: OLD, name: 'Eve' });
  await forgot(createGuest(address), 'bo@home.example');
  await vi.waitFor(() => expect(letters).toHaveLength(1));
  const both = await Promise.all([1, 2].map(() => reset(createGuest(address), linkIn(letters))));
  // Once, also for two at the same moment.
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 403]);
  const { login, profile } = must(both.find(({ status }) => status === 200)?.body, 'an account');
  expect([login.startsWith('bo@home.example.'), profile.name]).toEqual([true, 'Bo']);
  const entered = await eve.call<Account>('POST', '/api/account/sign-in', { login, password: NEW });
  expect(entered.body).toMatchObject({ signedIn: true, login });
});

test('an address gets few letters, whoever asks for them, and no words of theirs', async () => {
  const { address, letters } = await startWithMail();
  const statuses: number[] = [];
  for (let n = 0; n < 6; n++) {
    const eve = createGuest(address);
    await eve.call('POST', '/api/account/sign-up', { login: `eve-${n}`, password: OLD, name: 'buy.example' });
    const to = n % 2 === 0 ? 'Bo@home.example' : `bo+${n}@home.example`;
    statuses.push((await eve.call('POST', '/api/account/mail', { address: to, owner: { password: OLD } })).status);
  }
  expect(statuses).toEqual([200, 200, 200, 200, 429, 429]);
  await vi.waitFor(() => expect(letters).toHaveLength(4));
  expect(JSON.stringify(letters)).not.toContain('buy.example');
  for (let n = 0; n < 6; n++) await forgot(createGuest(address), 'ada');
  // One letter had confirmed the address.
  await vi.waitFor(() => expect(letters).toHaveLength(4 + 3));
});
