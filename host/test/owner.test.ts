// That it is the owner of an account who opens another way into it, and not whoever came by a session.

import type { Account } from '@orrery/protocol/people';
import type { Trouble } from '@orrery/protocol/tables';
import { describe, expect, test, vi } from 'vitest';
import { createDevice, type Device } from './authenticator.ts';
import { smtpServer } from './receivers.ts';
import { createGuest, type Guest, startHost } from './server.ts';

const PASSWORD = 'three brass planets';

const account = async (guest: Guest): Promise<Account> => (await guest.call<Account>('GET', '/api/account')).body;

describe('who holds a session of somebody else', () => {
  const origin = 'https://orrery.example';
  const asked = async (guest: Guest, isNew: boolean) =>
    (await guest.call<{ challenge: string }>('POST', '/api/account/passkey/ask', { new: isNew })).body;
  const change = (guest: Guest, what: string, wish: object, owner?: object) =>
    guest.call<Account & Trouble>('POST', `/api/account/${what}`, {
      ...wish,
      ...(owner === undefined ? {} : { owner }),
    });

  async function withLetters(lang: string) {
    const { url, letters } = await smtpServer();
    const { address } = await startHost({ settings: { origin, mail: { url, from: 'orrery@orrery.example' } } });
    const ada = createGuest(address);
    await ada.call('POST', '/api/account/sign-up', { login: 'ada', password: PASSWORD, name: 'Ada', lang });
    return { address, letters, ada, thief: Object.assign(createGuest(address), { cookie: ada.cookie }) };
  }
  const plain = (data = ''): string => data.replaceAll('=\r\n', '').replaceAll('=3D', '=');

  for (const [lang, words] of [
    ['en', 'was changed or removed'],
    ['it', 'stato cambiato o tolto'],
  ] as const)
    test(`does not change the address by it, and the old one is told of a change (${lang})`, async () => {
      const { letters, ada, thief } = await withLetters(lang);
      const owner = { password: PASSWORD };
      expect((await change(ada, 'mail', { address: 'ada@home.example' }, owner)).status).toBe(200);
      const { searchParams } = new URL(/https:\/\/\S+/.exec(plain(letters[0]?.data))?.[0] ?? origin);
      const signed = { about: searchParams.get('about'), proof: searchParams.get('proof') };
      expect((await ada.call('POST', '/api/account/confirm', signed)).status).toBe(200);
      for (const address of ['eve@home.example', '']) {
        expect((await change(thief, 'mail', { address })).body.code).toBe('not-owner');
        expect((await change(thief, 'mail', { address }, { password: 'not it at all' })).body.code).toBe(
          'wrong-password',
        );
      }
      expect(await account(ada)).toMatchObject({ mail: 'ada@home.example', mailConfirmed: true });
      expect(letters).toHaveLength(1);
      expect((await change(ada, 'mail', { address: '' }, owner)).body).toMatchObject({ mail: '' });
      await vi.waitFor(() => expect(letters).toHaveLength(2));
      expect(letters[1]?.to).toEqual(['<ada@home.example>']);
      expect(plain(letters[1]?.data)).toContain(words);
    });

  test('adds no passkey by it, with a word of the owner alone', async () => {
    const { ada, thief } = await withLetters('en');
    const [device, own] = [createDevice(), createDevice()];
    const add = async (guest: Guest, key: Device, owner?: object) =>
      change(guest, 'passkey/add', { name: 'Key', response: key.create(origin, await asked(guest, true)) }, owner);
    expect((await add(thief, device)).body.code).toBe('not-owner');
    expect((await add(thief, device, { password: 'not it at all' })).body.code).toBe('wrong-password');
    expect((await add(ada, own, { password: PASSWORD })).body.passkeys).toHaveLength(1);
    expect((await add(ada, device, { passkey: own.get(origin, await asked(ada, false)) })).body.passkeys).toHaveLength(
      2,
    );
  });

  test('makes no token by it, which would stay when the session is ended', async () => {
    const { ada, thief } = await withLetters('en');
    const wish = { name: 'bot', scopes: ['look', 'play'] };
    expect((await change(thief, 'tokens', wish)).body.code).toBe('not-owner');
    expect((await change(thief, 'tokens', wish, { password: 'not it at all' })).body.code).toBe('wrong-password');
    expect((await ada.call('GET', '/api/account/tokens')).body).toEqual([]);
    expect((await change(ada, 'tokens', wish, { password: PASSWORD })).status).toBe(200);
  });

  test('nor sets a first password, nor an address, where only passkeys open the account', async () => {
    const { address } = await withLetters('en');
    const [bo, eve] = [createGuest(address), createGuest(address)];
    const [device, other] = [createDevice(), createDevice()];
    for (const [guest, key] of [
      [bo, device],
      [eve, other],
    ] as const)
      await change(guest, 'passkey/add', { name: 'Bo', response: key.create(origin, await asked(guest, true)) });
    const thief = Object.assign(createGuest(address), { cookie: bo.cookie });
    const [password, mail] = [{ login: 'bodil', password: 'four brass planets' }, { address: 'eve@home.example' }];
    const used = device.get(origin, await asked(bo, false));
    // Known here, and somebody else's: the owner of that one is eve.
    const theirs = async () => ({ passkey: other.get(origin, await asked(thief, false)) });
    for (const [what, wish] of [
      ['password', password],
      ['mail', mail],
    ] as const)
      for (const owner of [undefined, { password: '' }, await theirs()])
        expect([what, (await change(thief, what, wish, owner)).body.code]).toEqual([what, 'not-owner']);
    expect(await account(bo)).toMatchObject({ hasPassword: false, mail: '' });
    expect((await change(bo, 'password', password, { passkey: used })).body).toMatchObject({ hasPassword: true });
    // What a passkey gave is good once.
    expect((await change(bo, 'mail', mail, { passkey: used })).body.code).toBe('bad-passkey');
  });
});
