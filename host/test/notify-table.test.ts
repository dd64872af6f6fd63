// From a table to the phone and the letter box: over a real push service and a real mail server of the test.

import type { Trouble } from '@orrery/protocol/tables';
import type { Account, Turn } from '@orrery/protocol/people';
import { createECDH, randomBytes } from 'node:crypto';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { createGuest, type Guest, listen, seatAll, startHost } from './server.ts';
import { pushService, smtpServer } from './receivers.ts';

const MINUTE = 60_000;
const owner = { password: 'three brass planets' };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2027-03-05T12:00:00Z') });
  onTestFinished(() => void vi.useRealTimers());
});
const later = (milliseconds: number): void => void vi.setSystemTime(Date.now() + milliseconds);

async function scene() {
  const [push, smtp] = [await pushService(), await smtpServer()];
  const origin = 'https://orrery.example';
  const mail = { url: smtp.url, from: 'orrery@orrery.example' };
  const host = await startHost({ settings: { origin, mail, pushService: push.origin } });
  const { id, people } = await seatAll(host.address, 2);
  const [ada, bo] = people as [Guest, Guest];
  const wish = { login: 'ada', password: 'three brass planets', name: 'Ada', lang: 'it' };
  await ada.call<Account>('POST', '/api/account/sign-up', wish);
  return { id, ada, bo, push, smtp, host };
}

function pushPlace(origin: string) {
  const keys = createECDH('prime256v1');
  keys.generateKeys();
  const secret = randomBytes(16).toString('base64url');
  return { endpoint: `${origin}/for/ada`, keys: { p256dh: keys.getPublicKey('base64url'), auth: secret } };
}

/** The link in a letter, put together again from its short lines. */
function linkIn(data: string, path: string): URL {
  const text = data.replace(/=\r\n/g, '').replace(/=3D/g, '=');
  const found = new RegExp(`https://orrery\\.example${path}\\?[^\\s>]+`).exec(text)?.[0];
  if (found === undefined) throw new Error(`no link to ${path} in ${text}`);
  return new URL(found);
}

const signedIn = (link: URL) => ({
  about: link.searchParams.get('about') ?? '',
  proof: link.searchParams.get('proof') ?? '',
});

async function confirmMail(ada: Guest, letters: readonly { data: string }[]): Promise<void> {
  await ada.call('POST', '/api/account/mail', { address: 'ada@home.example', owner });
  await ada.call('POST', '/api/account/confirm', signedIn(linkIn(letters.at(-1)?.data ?? '', '/confirm')));
}

test('turns are a queue over all tables', async () => {
  const { id, ada, bo } = await scene();
  const { body } = await ada.call<Turn[]>('GET', '/api/turns');
  expect(body).toMatchObject([{ table: id, game: 'bids', seat: 0, seats: ['Ada', 'Guest 1'], until: null }]);
  const second = await bo.create({ seats: [{ kind: 'me', name: 'Bo' }, { kind: 'open' }] });
  later(MINUTE);
  await ada.join(second.id, { name: 'Ada' });
  const both = (await ada.call<Turn[]>('GET', '/api/turns')).body;
  expect(both.map(({ table }) => table)).toEqual([id, second.id]);
  const { sight } = await ada.look(id);
  await ada.say(id, {
    ask: sight.ask?.number ?? 0,
    answers: [sight.view?.held.item.findIndex((item) => item >= 0) ?? 0],
  });
  expect((await ada.call<Turn[]>('GET', '/api/turns')).body.map(({ table }) => table)).toEqual([second.id]);
  expect((await createGuest(ada.address).call<Turn[]>('GET', '/api/turns')).body).toEqual([]);
});

describe('a push message', () => {
  test('goes out when a turn has waited and nobody looks, once', async () => {
    const { id, ada, push, host } = await scene();
    expect((await ada.call('POST', '/api/account/push', pushPlace(push.origin))).status).toBe(200);
    const ear = await listen(ada, [id]);
    await ear.next();
    later(2 * MINUTE);
    // She looks at the table: the job comes, and sends nothing.
    await host.doDue();
    expect(push.messages).toEqual([]);
    ear.close();
    // The server hears a little later that she is gone.
    await vi.waitFor(async () => {
      later(2 * MINUTE);
      await host.doDue();
      expect(push.messages).toHaveLength(1);
    }, 30_000);
    later(60 * MINUTE);
    await host.doDue();
    expect(push.messages).toHaveLength(1);
  });

  test('is not sent where an unknown service is named', async () => {
    const { ada } = await scene();
    const got = await ada.call<Trouble>('POST', '/api/account/push', pushPlace('http://127.0.0.1:1'));
    expect(got.body.code).toBe('no-push');
  });
});

describe('a letter', () => {
  test('goes only to an address that was confirmed, and stops with one click', async () => {
    const { ada, smtp, host } = await scene();
    const told = (await ada.call<Account>('POST', '/api/account/mail', { address: 'ada@home.example', owner })).body;
    expect(told).toMatchObject({ mail: 'ada@home.example', mailConfirmed: false });
    const signed = signedIn(linkIn(smtp.letters[0]?.data ?? '', '/confirm'));
    const forged = { ...signed, about: signed.about.replace('ada@home', 'eve@home') };
    const stranger = createGuest(ada.address);
    expect((await stranger.call('POST', '/api/account/confirm', forged)).status).toBe(403);
    later(20 * MINUTE);
    expect((await stranger.call('POST', '/api/account/confirm', signed)).status).toBe(200);
    expect((await ada.call<Account>('GET', '/api/account')).body.mailConfirmed).toBe(true);
    later(20 * MINUTE);
    await host.doDue();
    expect(smtp.letters).toHaveLength(2);
    const { to, data } = smtp.letters[1] ?? { to: [], data: '' };
    expect(to).toEqual(['<ada@home.example>']);
    expect(data).toContain('Tocca a te');
    // The button of the mail program: a form, without a cookie.
    const button = linkIn(data.replace(/\r\n /g, ''), '/api/quiet/button');
    const response = await fetch(`${ada.address}${button.pathname}${button.search}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect(response.status).toBe(200);
    expect((await ada.call<Account>('GET', '/api/account')).body.mail).toBe('');
  });

  test('the link in it stops them too, and nobody else can', async () => {
    const { ada, smtp, host } = await scene();
    await confirmMail(ada, smtp.letters);
    later(20 * MINUTE);
    await host.doDue();
    expect(smtp.letters).toHaveLength(2);
    const signed = signedIn(linkIn(smtp.letters[1]?.data ?? '', '/quiet'));
    const stranger = createGuest(ada.address);
    expect((await stranger.call('POST', '/api/quiet', { ...signed, proof: 'x' })).status).toBe(403);
    expect((await ada.call<Account>('GET', '/api/account')).body.mail).toBe('ada@home.example');
    expect((await stranger.call('POST', '/api/quiet', signed)).status).toBe(200);
    expect((await ada.call<Account>('GET', '/api/account')).body.mail).toBe('');
  });
});

test('where nothing is set up, a line in the log says so', async () => {
  const { host } = await scene();
  later(2 * MINUTE);
  await host.doDue();
  expect(host.lines.join('\n')).toContain('waiting for a player who cannot be told: 1');
});

describe('a push service that fails', () => {
  test('does not keep the letters back', async () => {
    const { ada, push, smtp, host } = await scene();
    await confirmMail(ada, smtp.letters);
    await ada.call('POST', '/api/account/push', pushPlace(push.origin));
    push.answer(500);
    const before = smtp.letters.length;
    later(20 * MINUTE);
    await host.doDue();
    expect(push.messages).toHaveLength(1);
    expect(smtp.letters.slice(before).map(({ to }) => to)).toEqual([['<ada@home.example>']]);
    // It is tried again, and the letter is not written again.
    push.answer(201);
    later(MINUTE);
    await host.doDue();
    later(MINUTE);
    await host.doDue();
    expect([push.messages.length, smtp.letters.length]).toEqual([2, before + 1]);
  });

  test('in one browser is no reason to tell the others again', async () => {
    const { ada, push, host } = await scene();
    const [phone, desk] = [pushPlace(push.origin), pushPlace(push.origin)];
    await ada.call('POST', '/api/account/push', { ...phone, endpoint: `${push.origin}/refused` });
    await ada.call('POST', '/api/account/push', desk);
    push.refuse('/refused');
    later(2 * MINUTE);
    for (let n = 0; n < 3; n++) {
      await host.doDue();
      later(MINUTE);
    }
    expect(push.messages.map(({ path }) => path).toSorted()).toEqual(['/for/ada', '/refused']);
    expect(host.lines.join('\n')).toContain('a push message could not be sent');
  });
});
