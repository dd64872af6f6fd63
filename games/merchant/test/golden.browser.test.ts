// The same golden games in a real Chromium: the same bits.

import { readFileSync } from 'node:fs';
import { type Browser, chromium, type Page } from 'playwright-core';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findChromium } from '../../../scripts/chromium.mjs';
import { GOLDEN } from './golden.ts';

let browser: Browser;
let page: Page;

beforeAll(async () => {
  const executablePath = process.env.ORRERY_CHROMIUM ?? (await findChromium());
  if (executablePath === null) throw new Error('there is no Chromium');
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      target: 'esnext',
      lib: { entry: `${import.meta.dirname}/golden.ts`, formats: ['iife'], name: 'golden' },
    },
  });
  const [first] = Array.isArray(built) ? built : [built];
  if (first === undefined || !('output' in first)) throw new Error('nothing was built');
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
  page = await browser.newPage();
  await page.addScriptTag({ content: first.output[0].code });
});

afterAll(() => browser?.close());

test.each(GOLDEN)('$name', async ({ name }) => {
  const text = readFileSync(`${import.meta.dirname}/golden/${name}.json`, 'utf8');
  const { chain } = JSON.parse(text) as { chain: string };
  expect(await page.evaluate(`golden.replayed(${text})`)).toMatchObject({ chain });
});
