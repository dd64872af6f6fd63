// A release is packed, unpacked into an empty folder and started there with the command of docs/hosting.md: it serves the page
// and plays a game. The same in a container, where something can build one.

import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readlinkSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findGame } from '@orrery/games';
import { fastDice, type GameRecord, must, picker, replay, sample } from '@orrery/kernel';
import type { Update } from '@orrery/protocol/tables';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeRelease } from '../../scripts/release.mjs';
import { root } from '../../scripts/run.mjs';
import { ensureWebBuilt } from '../../scripts/web.mjs';

const run = promisify(execFile);
/** What npm and vitest tell their own children; where packages come from is everybody's. */
const told =
  /^(npm_(?!config_(registry|cache|userconfig|cafile|https?_proxy|proxy|noproxy)$)|NODE_|VITE|DEV$|PROD$|TEST$)/i;
const plain = {
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !told.test(name))),
  npm_config_prefer_offline: 'true',
};

let folder: string;
let file: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'orrery-release-test-'));
  await ensureWebBuilt();
  file = await makeRelease(join(folder, 'packed'));
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }), 60_000);

test('holds what is needed to serve and play, the client built, and no more', async () => {
  const { stdout } = await run('tar', ['-tzf', file]);
  const paths = stdout.split('\n').map((path) => path.replace(/^package\//, ''));
  expect(paths).toEqual(
    expect.arrayContaining(['npm-shrinkwrap.json', 'web/dist/index.html', 'cli/orrery.ts', 'LICENSE']),
  );
  expect(
    paths.filter((path) =>
      /\.(test\.ts|tsx|png\.md)$|^(tools|bench|web\/src|docs\/evidence|docs\/pictures)\//.test(path),
    ),
  ).toEqual([]);
});

test('unpacked into an empty folder, `npm start` installs it, serves the page, plays a game and stops', async () => {
  const place = join(folder, 'orrery');
  mkdirSync(place);
  await run('tar', ['-xzf', file, '-C', place, '--strip-components=1']);
  const server = spawn('npm', ['start', '--', '--port', '0'], { cwd: place, env: plain });
  try {
    const address = await addressOf(server);
    if (process.platform === 'linux') expect(runsOn(place)).toMatch(/node_modules\/node-linux-\w+\/bin\/node$/);
    await expectPlayable(address);
    const refused = await run('npm', ['run', '-s', 'orrery', '--', 'bench'], { cwd: place, env: plain }).catch(
      (error: { stderr: string }) => error,
    );
    expect(refused.stderr).toBe('"bench" is for who works on Orrery: it needs the whole project, not a release.\n');
    let said = '';
    server.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
    server.kill('SIGTERM');
    await once(server, 'close');
    expect(said).toContain('Stopped.');
    await expect(fetch(address)).rejects.toThrow('fetch failed');
    expect(readdirSync(join(place, 'data'))).toContain('orrery.sqlite');
  } finally {
    server.kill('SIGKILL');
  }
}, 300_000);

const builder = await containerBuilder();
if (builder === null)
  console.info(
    'no docker or podman that runs here: the container file is not built; the packed release is tested instead',
  );
else
  test(`the container that ${builder} builds serves the page, plays a game, is well and stops`, async () => {
    const image = `orrery-test-${process.pid}`;
    await run(builder, ['build', '-t', image, root], { maxBuffer: 2 ** 26 });
    const { stdout } = await run(builder, ['run', '-d', '--rm', '-p', '127.0.0.1::4600', image]);
    const name = stdout.trim();
    try {
      const { stdout: port } = await run(builder, ['port', name, '4600']);
      const address = `http://${port.trim().split('\n')[0]}`;
      await expect
        .poll(
          () =>
            fetch(`${address}/health`).then(
              ({ status }) => status,
              () => 0,
            ),
          { timeout: 60_000 },
        )
        .toBe(200);
      await expectPlayable(address);
      expect((await run(builder, ['exec', name, 'id', '-u'])).stdout.trim()).not.toBe('0');
    } finally {
      await run(builder, ['stop', name]);
      await run(builder, ['rmi', '-f', image]);
    }
  }, 600_000);

/** Docker's or podman's name, if it can do something here. */
async function containerBuilder(): Promise<string | null> {
  for (const name of ['docker', 'podman'])
    if (
      await run(name, ['info'], { timeout: 20_000 }).then(
        ({ stderr }) => !/cannot connect/i.test(stderr),
        () => false,
      )
    )
      return name;
  return null;
}

async function addressOf(server: ChildProcess): Promise<string> {
  let said = '';
  const ended = once(server, 'close').then(() => Promise.reject(new Error(`ended early: ${said}`)));
  const ready = new Promise<string>((done) => {
    for (const stream of [server.stdout, server.stderr])
      stream?.on('data', (chunk: Buffer) => {
        said += chunk.toString();
        const address = /Orrery is at (\S+)\n/.exec(said)?.[1];
        if (address !== undefined) done(address);
      });
  });
  ended.catch(() => undefined);
  return Promise.race([ready, ended]);
}

/** The program of the process that runs the sources of this folder, as Linux tells it. */
function runsOn(place: string): string | undefined {
  const running = readdirSync('/proc').filter((pid) => /^\d+$/.test(pid));
  return running
    .flatMap((pid) => {
      try {
        return readlinkSync(`/proc/${pid}/cwd`) === place ? readlinkSync(`/proc/${pid}/exe`) : [];
      } catch {
        return [];
      }
    })
    .find((program) => program.startsWith(place));
}

/** The page with its program, and a game of one person and one bot to the end; its record proves itself. */
async function expectPlayable(address: string): Promise<void> {
  const page = await (await fetch(address)).text();
  const program = must(/src="(\/assets\/[^"]+\.js)"/.exec(page)?.[1], 'a program');
  expect((await fetch(`${address}${program}`)).headers.get('content-type')).toMatch(/javascript/);
  const headers = { 'content-type': 'application/json', cookie: '' };
  const call = async <V>(path: string, body?: object): Promise<V> => {
    const post = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
    const reply = await fetch(`${address}/api${path}`, { headers, ...post });
    headers.cookie ||= reply.headers
      .getSetCookie()
      .map((each) => each.split(';')[0])
      .join('; ');
    expect([path, reply.status]).toEqual([path, 200]);
    return (await reply.json()) as V;
  };
  const seats = [
    { kind: 'me', name: 'Ada' },
    { kind: 'bot', level: 'easy' },
  ];
  const { id } = await call<{ id: string }>('/tables', { game: 'orbit', options: { rounds: 6 }, seats });
  const pick = picker(fastDice(5));
  for (let n = 0; ; n++) {
    const {
      sight: { ask, clock, stage },
    } = await call<Update>(`/tables/${id}`);
    if (stage === 'over') break;
    const window = clock?.window;
    if (ask !== null)
      await call(`/tables/${id}/say`, { key: `release-${n}`, ask: ask.number, answers: [sample(ask, pick)] });
    else if (window?.nodded === false) await call(`/tables/${id}/nod`, { window: window.key });
    else await new Promise((done) => setTimeout(done, 20));
  }
  const record = await call<GameRecord>(`/tables/${id}/record`);
  expect(replay(must(await findGame('orbit'), 'orbit'), record).state.frames).toEqual([]);
}
