// Starting, serving the client, and what is said when it cannot be done.

import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { isFault } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import type { ServeOptions } from '../src/index.ts';
import { createGuest, freshFolder, startHost } from './server.ts';

async function codeOf(options: Partial<ServeOptions>): Promise<{ code: string; message: string }> {
  try {
    await startHost(options);
  } catch (error) {
    if (isFault(error)) return { code: error.code, message: error.message };
    throw error;
  }
  return { code: 'started', message: '' };
}

describe('a clear word instead of a start', () => {
  test('the port is taken', async () => {
    const { address } = await startHost();
    const port = Number(new URL(address).port);
    const { code, message } = await codeOf({ port });
    expect(code).toBe('port-busy');
    expect(message).toContain(`port ${port}`);
    expect(message).toContain('--port');
  });

  test('the data folder cannot be made or written', async () => {
    const file = join(freshFolder(), 'file');
    writeFileSync(file, '');
    const { code, message } = await codeOf({ data: join(file, 'data') });
    expect(code).toBe('data-unwritable');
    expect(message).toContain(join(file, 'data'));
    expect((await codeOf({ data: file })).code).toBe('data-unwritable');
    if (existsSync('/proc/self')) expect((await codeOf({ data: '/proc/orrery/data' })).code).toBe('data-unwritable');
  });

  test('the database is damaged, or of a newer Orrery', async () => {
    const damaged = freshFolder();
    writeFileSync(join(damaged, 'orrery.sqlite'), 'not a database at all '.repeat(100));
    expect((await codeOf({ data: damaged })).code).toBe('data-broken');
    const newer = freshFolder();
    const db = new DatabaseSync(join(newer, 'orrery.sqlite'));
    db.exec('PRAGMA user_version = 1000');
    db.close();
    expect((await codeOf({ data: newer })).code).toBe('data-newer');
  });
});

describe('an empty database', () => {
  const fileIn = (folder: string): string => join(folder, 'orrery.sqlite');

  test('is no new house: what was there is lost, and whoever runs the server is asked', async () => {
    const [bare, headed] = [freshFolder(), freshFolder()];
    writeFileSync(fileIn(bare), '');
    const db = new DatabaseSync(fileIn(headed));
    db.exec('PRAGMA journal_mode = WAL');
    db.close();
    for (const data of [bare, headed]) {
      const { code, message } = await codeOf({ data });
      expect(code).toBe('data-empty');
      expect(message).toContain(fileIn(data));
      expect((await codeOf({ data })).code).toBe('data-empty');
      rmSync(fileIn(data));
      expect((await codeOf({ data })).code).toBe('started');
    }
  });

  test('that a first start left behind when it was cut short is begun again', async () => {
    const data = freshFolder();
    for (const end of ['', '-new']) writeFileSync(`${fileIn(data)}${end}`, '');
    const { close } = await startHost({ data });
    await close();
    expect(existsSync(`${fileIn(data)}-new`)).toBe(false);
    writeFileSync(fileIn(data), '');
    expect((await codeOf({ data })).code).toBe('data-empty');
  });
});

test('a full disk refuses the answer, loses nothing, and goes on when there is room', async () => {
  const data = freshFolder();
  const { address } = await startHost({ data, pages: 8 });
  const guests = Array.from({ length: 200 }, () => createGuest(address));
  const made: string[] = [];
  let refused = '';
  for (const guest of guests) {
    const wish = { game: 'bids', seats: [{ kind: 'me', name: 'Ada', salt: 'x'.repeat(64) }, { kind: 'open' }] };
    const got = await guest.call<{ id: string; code: string }>('POST', '/api/tables', wish);
    if (got.status === 200) made.push(got.body.id);
    else refused = `${got.status} ${got.body.code}`;
    if (refused !== '') break;
  }
  expect(refused).toBe('507 disk-full');
  expect(made.length).toBeGreaterThan(0);
  const roomy = await startHost({ data });
  for (const id of made) expect((await createGuest(roomy.address).look(id)).sight.stage).toBe('open');
  expect((await createGuest(address).look(made[0] ?? '')).sight.stage).toBe('open');
});

test('secrets lie in a folder and files of their owner alone', async () => {
  const data = join(freshFolder(), 'of', 'mine', 'data');
  await startHost({ data });
  expect(statSync(data).mode & 0o077).toBe(0);
  for (const file of ['guests.key', 'orrery.sqlite', 'orrery.sqlite-wal'])
    expect([file, statSync(join(data, file)).mode & 0o077]).toEqual([file, 0]);
  expect(readFileSync(join(data, 'guests.key'), 'utf8')).toMatch(/^[0-9a-f]{64}$/);
});

describe('the client', () => {
  test('is served with a strict policy, its pages from one file', async () => {
    const web = join(freshFolder(), 'dist');
    mkdirSync(join(web, 'assets'), { recursive: true });
    writeFileSync(join(web, 'index.html'), '<!doctype html><title>The client</title>');
    writeFileSync(join(web, 'assets', 'app-1.js'), 'export {};');
    const { address } = await startHost({ web });
    for (const path of ['/', '/table/abc']) {
      const page = await fetch(`${address}${path}`);
      expect([page.status, await page.text()]).toMatchObject([200, expect.stringContaining('The client')]);
      expect(page.headers.get('cache-control')).toBe('no-cache');
      const policy = page.headers.get('content-security-policy') ?? '';
      expect(policy).toContain("default-src 'self'");
      expect(policy).not.toMatch(/unsafe|\*|http/);
      expect(page.headers.get('x-content-type-options')).toBe('nosniff');
    }
    const asset = await fetch(`${address}/assets/app-1.js`);
    expect([asset.status, asset.headers.get('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable']);
    for (const path of ['/assets/app-2.js', '/api/nothing', '/..%2f..%2fetc/passwd', '/%2e%2e/%2e%2e/etc/passwd.txt']) {
      const response = await fetch(`${address}${path}`);
      expect([path, response.status < 500]).toEqual([path, true]);
      expect(await response.text()).not.toContain('root:');
    }
    expect((await fetch(`${address}/assets/app-2.js`)).status).toBe(404);
    expect(await (await fetch(`${address}/api/nothing`)).json()).toMatchObject({ code: 'no-route' });
  });

  test('that is not built is answered with how to build it; the API works all the same', async () => {
    const { address } = await startHost();
    const page = await fetch(address);
    expect([page.status, await page.text()]).toMatchObject([503, expect.stringContaining('npm start')]);
    expect(await (await fetch(`${address}/api/health`)).json()).toEqual({ ok: true });
    expect(await (await fetch(`${address}/api/games`)).json()).toMatchObject({
      games: [{ id: 'bids', name: 'Bids', rules: 1, seats: { min: 2, max: 4 }, options: { rounds: [3, 6, 20] } }],
      bots: expect.arrayContaining(['easy', 'medium', 'hard', 'random', 'greedy']) as string[],
    });
  });
});
