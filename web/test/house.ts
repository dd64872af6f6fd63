// What the browser tests stand on: the built client, a real server that can be killed, a Chromium, pages that remember
// every error.

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { expect } from 'vitest';
import { findChromium } from '../../scripts/chromium.mjs';
import { root } from '../../scripts/run.mjs';
import { ensureWebBuilt } from '../../scripts/web.mjs';

export const chromiumPath = process.env.ORRERY_CHROMIUM ?? (await findChromium());

const FLAGS = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

export async function openBrowser(): Promise<Browser> {
  if (chromiumPath === null) throw new Error('there is no Chromium');
  return chromium.launch({ executablePath: chromiumPath, args: FLAGS });
}

export interface Server {
  readonly address: string;
  /** No farewell: what was not written is lost. */
  kill(): Promise<void>;
  /** Again on the same port, over the same data. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

export async function openServer(): Promise<Server> {
  await ensureWebBuilt();
  const data = mkdtempSync(join(tmpdir(), 'orrery-web-'));
  let { child, address } = await run('0', data);
  const kill = async (): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  };
  return {
    address,
    kill,
    async restart() {
      ({ child, address } = await run(new URL(address).port, data));
    },
    async close() {
      await kill();
      rmSync(data, { recursive: true, force: true });
    },
  };
}

async function run(port: string, data: string): Promise<{ child: ChildProcess; address: string }> {
  const args = ['cli/orrery.ts', 'serve', '--port', port, '--data', data];
  const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  const said: string[] = [];
  child.stderr.on('data', (text: Buffer) => said.push(text.toString()));
  for await (const line of createInterface({ input: child.stdout })) {
    said.push(line);
    const address = /http:\/\/\S+/.exec(line)?.[0];
    if (address !== undefined) return { child, address };
  }
  throw new Error(`the server did not start:\n${said.join('\n')}`);
}

export interface Visit {
  readonly page: Page;
  /** What the console and the page itself have complained about. */
  readonly errors: string[];
  close(): Promise<void>;
}

/** A visitor with a browser profile of its own. */
export async function visit(browser: Browser, options: BrowserContextOptions = {}): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB', ...options });
  context.setDefaultTimeout(20_000);
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', (error) => errors.push(error.message));
  return {
    page,
    errors,
    async close() {
      expect(errors).toEqual([]);
      await context.close();
    },
  };
}
