// A browser and a server of the house to look at each other: for the browser tests, the pictures and the measurements.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { chromium } from 'playwright-core';
import { findChromium } from './chromium.mjs';
import { root } from './run.mjs';
import { steady } from './runtime.mjs';
import { ensureWebBuilt } from './web.mjs';

export const chromiumPath = process.env.ORRERY_CHROMIUM ?? (await findChromium());

const FLAGS = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // This machine by a name that browsers do not trust, as a server at home has one.
  '--host-resolver-rules=MAP home.test 127.0.0.1',
];

export async function openBrowser() {
  if (chromiumPath === null) throw new Error('there is no Chromium');
  return chromium.launch({ executablePath: chromiumPath, args: FLAGS });
}

/** The real server over a folder of its own, with the client built.
 *  @param {string[]} [more] arguments of `serve` @param {string[]} [node] arguments of Node itself */
export async function openServer(more = [], node = []) {
  await ensureWebBuilt();
  const data = mkdtempSync(join(tmpdir(), 'orrery-web-'));
  let { child, address } = await run('0', data, more, node);
  /** No farewell: what was not written is lost. */
  const kill = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  };
  return {
    address,
    data,
    kill,
    /** @param {NodeJS.Signals} signal */
    tell: (signal) => child.kill(signal),
    /** Again on the same port, over the same data. */
    async restart() {
      ({ child, address } = await run(new URL(address).port, data, more, node));
    },
    async close() {
      await kill();
      rmSync(data, { recursive: true, force: true });
    },
  };
}

/** @param {string} port @param {string} data @param {string[]} more @param {string[]} node */
async function run(port, data, more, node) {
  const args = [...steady, ...node, 'cli/orrery.ts', 'serve', '--port', port, '--data', data, ...more];
  const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  /** @type {string[]} */
  const said = [];
  child.stderr.on('data', (text) => said.push(String(text)));
  for await (const line of createInterface({ input: child.stdout })) {
    said.push(line);
    const address = /http:\/\/\S+/.exec(line)?.[0];
    if (address !== undefined) return { child, address };
  }
  throw new Error(`the server did not start:\n${said.join('\n')}`);
}
