// The same bits in Node and in Chromium: the same records give the same digests, row by row.

import { type Browser, chromium, type Page } from 'playwright-core';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findChromium } from '../../scripts/chromium.mjs';
import * as node from './bits.ts';

const FLAGS = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

let browser: Browser;
let page: Page;

beforeAll(async () => {
  const executablePath = process.env.ORRERY_CHROMIUM ?? (await findChromium());
  if (executablePath === null) throw new Error('there is no Chromium');
  const script = await bundle(`${import.meta.dirname}/bits.ts`);
  browser = await chromium.launch({ executablePath, args: FLAGS });
  page = await browser.newPage();
  await page.addScriptTag({ content: script });
});

afterAll(() => browser?.close());

/** One script that leaves what the file exports in `bits`. */
async function bundle(entry: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, minify: false, target: 'esnext', lib: { entry, formats: ['iife'], name: 'bits' } },
  });
  const [first] = Array.isArray(built) ? built : [built];
  if (first === undefined || !('output' in first)) throw new Error('nothing was built');
  return first.output[0].code;
}

test('hashes, dice and digests', async () => {
  expect(await page.evaluate('bits.basics()')).toEqual(node.basics());
});

test('records played in Node give the same digests in Chromium, row by row', async () => {
  const records = node.recordsOf(5);
  expect(records).toHaveLength(20);
  for (const record of records) {
    const there = await page.evaluate(`bits.replayed(${JSON.stringify(record)})`);
    expect(there).toEqual(node.replayed(record));
  }
});

test('records played in Chromium hold in Node', async () => {
  const records = (await page.evaluate('bits.recordsOf(2)')) as ReturnType<typeof node.recordsOf>;
  expect(records).toEqual(node.recordsOf(2));
  for (const record of records) expect(node.replayed(record).at(-1)).toBe(record.chain);
});

test('the battery runs in Chromium and finds the same: nothing', async () => {
  const there = (await page.evaluate('bits.battery()')) as { findings: unknown[] }[];
  expect(there).toEqual(await node.battery());
  for (const { findings } of there) expect(findings).toEqual([]);
});
