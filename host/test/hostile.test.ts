// Whatever comes in: an answer below 500 with a code, no effect, and the server goes on.

import type { Trouble } from '@orrery/protocol/tables';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createGuest, type Guest, nextKey, seatAll, startHost } from './server.ts';

async function post(guest: Guest, path: string, body: string, type = 'application/json'): Promise<[number, Trouble]> {
  const headers = { cookie: guest.cookie, 'content-type': type };
  const response = await fetch(`${guest.address}${path}`, { method: 'POST', headers, body });
  return [response.status, (await response.json()) as Trouble];
}

describe('a request that makes no sense', () => {
  test('is named for what it is', async () => {
    const { address } = await startHost();
    const { id, people } = await seatAll(address, 2);
    const [ada] = people as [Guest];
    const say = `/api/tables/${id}/say`;
    const command = { key: nextKey(), ask: 1, answers: [0] };
    const cases: [string, string, number, string][] = [
      [say, '{"key":', 400, 'bad-request'],
      [say, '', 400, 'bad-request'],
      [say, 'null', 400, 'bad-request'],
      [say, '[]', 400, 'bad-request'],
      [say, '{"__proto__":{"x":1}}', 400, 'bad-request'],
      [say, JSON.stringify({ ...command, ask: '1' }), 400, 'bad-request'],
      [say, JSON.stringify({ ...command, ask: 1.5 }), 400, 'bad-request'],
      [say, JSON.stringify({ ...command, seat: 1 }), 400, 'bad-request'],
      [say, JSON.stringify({ ...command, key: 'short' }), 400, 'bad-request'],
      [say, JSON.stringify({ ...command, answers: [] }), 400, 'bad-request'],
      [say, JSON.stringify({ ...command, answers: [{ to: 1 }] }), 400, 'bad-request'],
      [say, JSON.stringify({ ...command, answers: [1e300] }), 400, 'bad-request'],
      [say, JSON.stringify({ ...command, answers: ['x'.repeat(100_000)] }), 413, 'too-large'],
      [say, JSON.stringify({ ...command, answers: [99] }), 422, 'refused'],
      [say, JSON.stringify({ ...command, answers: [null] }), 422, 'refused'],
      [say, JSON.stringify({ ...command, ask: 99 }), 409, 'ask-gone'],
      ['/api/tables/nowhere/say', JSON.stringify(command), 400, 'bad-request'],
      [`/api/tables/${'a'.repeat(16)}/say`, JSON.stringify(command), 404, 'unknown-table'],
      [`/api/tables/${'a'.repeat(16)}/join`, JSON.stringify({ name: 'Bo' }), 404, 'unknown-table'],
      [`/api/tables/${id}/join`, JSON.stringify({ name: '\u0000' }), 400, 'bad-request'],
      [`/api/tables/${id}/join`, JSON.stringify({ name: '   ' }), 400, 'bad-request'],
      ['/api/tables', JSON.stringify({ game: 'chess', seats: [] }), 404, 'unknown-game'],
      ['/api/tables', JSON.stringify({ game: '__proto__', seats: [] }), 404, 'unknown-game'],
      ['/api/tables', JSON.stringify({ game: 'bids', seats: [{ kind: 'open' }] }), 400, 'bad-seats'],
      ['/api/tables', bidsWith({ rounds: 7 }), 400, 'bad-options'],
      ['/api/tables', bidsWith({ speed: 1 }), 400, 'bad-options'],
      ['/api/tables', bidsWith({}, [{ kind: 'bot', level: 'genius' }]), 400, 'bad-request'],
      [
        '/api/tables',
        bidsWith(
          {},
          [1, 2].map(() => ({ kind: 'me', name: 'Ada' })),
        ),
        400,
        'bad-seats',
      ],
      ['/api/nothing', '{}', 404, 'no-route'],
      ['/api/account/passkey/sign-in', nestedPasskey(20_000), 400, 'bad-request'],
    ];
    const before = await ada.look(id);
    for (const [path, body, status, code] of cases) {
      const [got, trouble] = await post(ada, path, body);
      expect([path, body.slice(0, 80), got, trouble.code]).toEqual([path, body.slice(0, 80), status, code]);
      expect(Object.keys(trouble)).toEqual(expect.arrayContaining(['code', 'message']));
      expect(trouble.message).not.toMatch(/\bat \w+ \(|node_modules|\.ts:/);
    }
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data'])
      expect(await post(ada, say, JSON.stringify(command), type)).toMatchObject([415, { code: 'not-json' }]);
    expect(await ada.look(id)).toEqual(before);
  });

  test('on the way to read is refused too', async () => {
    const { address, lines } = await startHost();
    const { id } = await seatAll(address, 2);
    const guest = createGuest(address);
    const table = `/api/tables/${id}`;
    const paths = [
      '/api/tables/%zz',
      '/api/tables/..%2f',
      `/api/tables/${'x'.repeat(5000)}`,
      '/api/%00',
      `${table}?from=-1`,
      `${table}?from=x`,
      `${table}?seat=1`,
      '/api/stream',
      '/api/stream?tables=',
      '/api/stream?tables=a&tables=b',
      `/api/stream?tables=${id},no`,
      `/api/stream?tables=${Array.from({ length: 30 }, (_, i) => String(i).padStart(16, '0')).join()}`,
    ];
    for (const path of paths) {
      const { status, body } = await guest.call<Trouble>('GET', path);
      expect([path, status >= 400 && status < 500, typeof body.code]).toEqual([path, true, 'string']);
    }
    expect((await fetch(`${address}/api/stream?tables=${id}`, { method: 'HEAD' })).status).toBe(404);
    for (const method of ['PUT', 'DELETE', 'PATCH', 'OPTIONS'])
      expect((await guest.call<Trouble>(method, `/api/tables/${id}`)).body.code).toBe('no-route');
    expect(lines).toEqual([]);
  });
});

test('letters and numbers that one database cannot keep are refused at the door, by both alike', async () => {
  const { address, lines } = await startHost();
  const { id, people } = await seatAll(address, 2);
  const [ada] = people as [Guest];
  await ada.call('POST', '/api/account/sign-up', { login: 'ada', password: 'a long pass phrase', name: 'Ada' });
  const ask = { ask: 1, answers: [0] };
  for (const odd of ['nul \u0000 nul', 'half \ud800 letter'])
    for (const [path, body] of [
      ['/api/tables', { game: 'bids', seats: [{ kind: 'me', name: 'Ada', salt: odd }, { kind: 'open' }] }],
      ['/api/tables', { game: odd, seats: [] }],
      [`/api/tables/${id}/join`, { name: 'Bo', salt: odd }],
      [`/api/tables/${id}/say`, { ...ask, key: odd }],
      [`/api/tables/${id}/say`, { key: nextKey(), ask: 1, answers: [odd] }],
      [`/api/tables/${id}/undo`, { key: odd }],
      [`/api/tables/${id}/talk`, { text: odd }],
      [`/api/tables/${id}/note`, { text: odd }],
      [`/api/tables/${id}/report`, { text: odd }],
      [`/api/tables/${id}/orders`, { unless: [odd] }],
      ['/api/account/sign-in', { login: odd, password: 'x' }],
      ['/api/account/sign-in', { login: 'ada', password: odd }],
      ['/api/account/forgot', { login: odd }],
      ['/api/account/profile', { name: odd, lang: 'en', zone: 'UTC', weekends: false, away: [], notices: false }],
      ['/api/account/records', { orrery: 1, game: 'bids', secret: 'x', table: 'abcdefgh', seats: [odd] }],
      ['/api/records', { orrery: 1, game: 'bids', secret: 'x', table: 'abcdefgh', seats: [odd] }],
    ] as const) {
      const [status, { code }] = await post(ada, path, JSON.stringify(body));
      expect([path, status, code]).toEqual([path, 400, 'bad-request']);
    }
  for (const path of [
    `/api/tables/${id}?from=3e9`,
    `/api/tables/${id}?from=9007199254740991`,
    `/api/tables/${id}/log?from=3000000000&to=3000000001`,
    '/api/tables?game=%00',
    `/api/tables?before=${2 ** 60}`,
  ])
    expect([path, (await ada.call<Trouble>('GET', path)).body.code]).toEqual([path, 'bad-request']);
  expect(lines).toEqual([]);
});

test('the id of a table is no option of a command line, whatever chance gives', async () => {
  const { address } = await startHost({ random: (bytes) => Buffer.alloc(bytes, 0xfb) });
  const { id } = await createGuest(address).create({ seats: [{ kind: 'open' }, { kind: 'open' }] });
  expect(id).toMatch(/^_[\w-]{15}$/);
});

test('a thousand random bodies at every door change nothing and break nothing', async () => {
  const { address, lines } = await startHost();
  const { id, people } = await seatAll(address, 2);
  const [ada] = people as [Guest];
  const stranger = createGuest(address);
  const before = await ada.look(id);
  const nearly = fc.record(
    { key: fc.oneof(fc.constant('key-key-key'), fc.string()), ask: fc.anything(), answers: fc.array(fc.anything()) },
    { requiredKeys: [] },
  );
  const body = fc.oneof(fc.jsonValue(), nearly, fc.record({ name: fc.anything(), seat: fc.anything() }));
  const path = fc.constantFrom('/api/tables', ...['say', 'undo', 'join'].map((what) => `/api/tables/${id}/${what}`));
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(ada, stranger), path, body, async (guest, where, what) => {
      const [status, { code }] = await post(guest, where, JSON.stringify(what) ?? '');
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
      expect(typeof code).toBe('string');
    }),
    { numRuns: 1000, seed: 41 },
  );
  expect(await ada.look(id)).toEqual(before);
  expect(lines).toEqual([]);
});

/** What a browser's extensions say may be anything, and is looked at all the way down. */
const nestedPasskey = (deep: number): string =>
  `{"response":{"id":"a","rawId":"a","type":"public-key","clientExtensionResults":{"x":${'['.repeat(deep)}${']'.repeat(deep)}},"response":{"clientDataJSON":"","authenticatorData":"","signature":""}}}`;

const bidsWith = (options: object, seats: object[] = [{ kind: 'open' }, { kind: 'open' }]): string =>
  JSON.stringify({ game: 'bids', options, seats });
