// The server from the command line: says where it is, makes way for nobody on its port, stops when told.

import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { root } from '../root.ts';
import { orrery } from './orrery.ts';

let data: string;
let child: ChildProcess | undefined;
beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'orrery-serve-'));
});
afterEach(() => {
  child?.kill('SIGKILL');
  rmSync(data, { recursive: true, force: true });
});

/** Starts a server and waits until it has said all it says at the start. */
function start(): Promise<{ server: ChildProcess; said: string }> {
  const server = spawn(process.execPath, [join(root, 'cli', 'orrery.ts'), 'serve', '--port', '0', '--data', data]);
  child = server;
  let said = '';
  return new Promise((resolve, reject) => {
    server.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      if (said.includes('Ctrl-C')) resolve({ server, said });
    });
    server.on('close', () => reject(new Error(`ended early: ${said}`)));
  });
}

test('an address that answers, the data folder, a busy port told, an orderly end', async () => {
  const { server, said } = await start();
  const address = /Orrery is at (http:\/\/localhost:(\d+))/.exec(said);
  expect(said).toContain(`Data is kept in ${data}`);
  expect((await fetch(`${address?.[1]}/api/games`)).status).toBe(200);
  const second = await orrery(['serve', '--port', address?.[2] ?? '', '--data', join(data, 'second')]);
  expect(second).toEqual({ code: 1, out: '', err: `port ${address?.[2]} is in use; choose another with --port\n` });
  const ended = new Promise((resolve) => server.on('close', resolve));
  server.kill('SIGTERM');
  expect(await ended).toBe(0);
});

test('an address that is not of this machine', async () => {
  const { code, err } = await orrery(['serve', '--port', '0', '--host', '192.0.2.1', '--data', data]);
  expect(code).toBe(2);
  expect(err).toMatch(/^192\.0\.2\.1 is no address of this machine.*\n$/);
});
