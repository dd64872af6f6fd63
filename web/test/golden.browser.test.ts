// The golden games of every game in a real Chromium: the same bits.

import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findChromium } from '../../scripts/chromium.mjs';

const games = join(import.meta.dirname, '../../games');
const folders = [...new Set(globSync('*/test/golden/*.json', { cwd: games }).map(dirname))].toSorted();

let browser: Browser;

beforeAll(async () => {
  const executablePath = process.env.ORRERY_CHROMIUM ?? (await findChromium());
  if (executablePath === null) throw new Error('there is no Chromium');
  browser = await chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
    ],
  });
});

afterAll(() => browser?.close());

describe.each(folders)('%s', (folder) => {
  let page: Page;

  beforeAll(async () => {
    page = await browser.newPage();
    await page.addScriptTag({ content: await replayer(join(games, folder, '../../index.ts')) });
  });

  test.each(globSync('*.json', { cwd: join(games, folder) }).toSorted())('%s', async (file) => {
    const text = readFileSync(join(games, folder, file), 'utf8');
    const { chain } = JSON.parse(text) as { chain: string };
    expect(await page.evaluate(`golden.replay(golden.game, ${text}) && (${text}).chain`)).toBe(chain);
  });
});

/** The kernel's replay and the rules of one game, as a script. */
async function replayer(rules: string): Promise<string> {
  const entry = join(dirname(rules), 'golden.js');
  const built = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'golden',
        enforce: 'pre',
        resolveId: (id) => (id === entry ? id : null),
        load: (id) =>
          id === entry
            ? `export { replay } from '@orrery/kernel'; export { game } from ${JSON.stringify(rules)};`
            : null,
      },
    ],
    build: {
      write: false,
      minify: false,
      target: 'esnext',
      lib: { entry, formats: ['iife'], name: 'golden' },
    },
  });
  const [first] = Array.isArray(built) ? built : [built];
  if (first === undefined || !('output' in first)) throw new Error('nothing was built');
  return first.output[0].code;
}
