// What a route asks of its callers holds however its address is spelled, and no route is without.

import { request as httpRequest } from 'node:http';
import type { Trouble } from '@orrery/protocol/tables';
import { describe, expect, test } from 'vitest';
import { createServer } from '../src/server/index.ts';
import { networkOf, POLICIES } from '../src/server/policy.ts';
import { createGuest, startHost } from './server.ts';

/** The path goes out as it is written: `fetch` would tidy it up. */
function raw(
  address: string,
  method: string,
  path: string,
  headers: Record<string, string> = {},
): Promise<{ status: number; headers: NodeJS.Dict<string | string[]>; code: string }> {
  const { hostname, port } = new URL(address);
  const body = method === 'GET' ? '' : JSON.stringify({ login: 'nobody', password: 'a guess of mine' });
  return new Promise((resolve, reject) => {
    const sent = { ...(method === 'GET' ? {} : { 'content-type': 'application/json' }), ...headers };
    const out = httpRequest({ hostname, port, method, path, headers: sent }, (reply) => {
      let text = '';
      reply.on('data', (part) => (text += String(part)));
      reply.on('end', () => {
        const { code = '' } = text.startsWith('{') ? (JSON.parse(text) as Partial<Trouble>) : {};
        resolve({ status: reply.statusCode ?? 0, headers: reply.headers, code });
      });
    });
    out.on('error', reject);
    out.end(body);
  });
}

const spellings = (address: string, path: string): string[] => [
  path,
  path.replace('/api', '/%61pi'),
  path.replace('/api', '/%61%70%69'),
  `${address}${path}`,
];

describe('an address spelled otherwise', () => {
  test('does not get past the limits', async () => {
    const { address } = await startHost({ limits: true });
    const paths = spellings(address, '/api/account/sign-in');
    const codes: string[] = [];
    for (let n = 0; n < 24; n++) codes.push((await raw(address, 'POST', paths[n % paths.length] ?? '')).code);
    expect(codes.slice(0, 20)).not.toContain('too-fast');
    expect(codes.slice(20)).toEqual(['too-fast', 'too-fast', 'too-fast', 'too-fast']);
  });

  test('does not help where whole games are asked for seldom', async () => {
    const { address } = await startHost({ limits: true });
    const paths = spellings(address, '/api/tables/no-such-table/record');
    const codes: string[] = [];
    for (let n = 0; n < 62; n++) codes.push((await raw(address, 'GET', paths[n % paths.length] ?? '')).code);
    expect(codes).toEqual([...Array.from({ length: 60 }, () => 'unknown-table'), 'too-fast', 'too-fast']);
  });

  test('is not kept by anybody, nor taken from another site', async () => {
    const { address } = await startHost();
    for (const path of spellings(address, '/api/me'))
      expect([path, (await raw(address, 'GET', path)).headers['cache-control']]).toEqual([path, 'no-store']);
    for (const path of spellings(address, '/api/account/sign-in')) {
      const { status, code } = await raw(address, 'POST', path, { 'sec-fetch-site': 'cross-site' });
      expect([path, status, code]).toEqual([path, 403, 'cross-site']);
    }
  });

  test('knows its caller', async () => {
    const { address } = await startHost();
    const guest = createGuest(address);
    await guest.create({ seats: [{ kind: 'me', name: 'Ada' }, { kind: 'open' }] });
    for (const path of ['/api/me', '/%61pi/me'])
      expect((await guest.call<{ tables: unknown[] }>('GET', path)).body.tables).toHaveLength(1);
  });
});

test('limits are by address too: a new guest for each try does not help', async () => {
  const { address } = await startHost({ limits: true });
  const statuses: number[] = [];
  for (let n = 0; n < 22; n++) {
    const guest = createGuest(address);
    await guest.call('GET', '/api/me');
    statuses.push((await guest.call('POST', '/api/account/sign-in', { login: 'ada', password: `guess ${n}` })).status);
  }
  expect(statuses.slice(0, 20).every((status) => status === 401)).toBe(true);
  expect(statuses.slice(20)).toEqual([429, 429]);
});

test('an address of IPv6 counts as its network, one of IPv4 as itself', () => {
  expect(networkOf('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2');
  expect(networkOf('2001:db8:1:2::9')).toBe('2001:db8:1:2');
  expect(networkOf('2001:db8::9')).toBe('2001:db8:0:0');
  expect(networkOf('::1')).toBe('0:0:0:0');
  expect(networkOf('::ffff:192.0.2.7')).toBe('192.0.2.7');
  expect(networkOf('192.0.2.7')).toBe('192.0.2.7');
});

test('a route without a policy does not start, and there is no policy without a route', async () => {
  const app = await createServer({ key: 'k'.repeat(32), log: () => undefined, limits: false });
  expect(() => app.get('/api/secret', async () => 'all')).toThrow(/"GET \/api\/secret" has no policy/);
  await app.close();
  const { address } = await startHost();
  const { paths } = (await (await fetch(`${address}/api/openapi.json`)).json()) as { paths: Record<string, object> };
  const routes = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
  );
  expect(Object.keys(POLICIES).toSorted()).toEqual(routes.toSorted());
});
