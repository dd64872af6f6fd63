// `orrery bench web`: the client in a real Chromium: what a visit fetches, how long until the board can be played, frames a
// second while the chart is dragged and while a ship flies.

import { gzipSync } from 'node:zlib';
import { must } from '@orrery/kernel';
import type { Browser, Page } from 'playwright-core';
import { openBrowser, openServer } from '../../scripts/browser.mjs';
import { median } from './clock.ts';
import type { Measure, Progress } from './measure.ts';

const VIEWPORT = { width: 1440, height: 900 };
const BOARD = '.board svg[role=application]';

export async function web(tell: Progress, seconds: number): Promise<readonly Measure[]> {
  const visits = Math.max(2, Math.min(9, Math.floor(seconds / 8)));
  const [browser, server] = await Promise.all([openBrowser(), openServer()]);
  try {
    const sizes = await firstVisit(browser, server.address);
    const cold: number[] = [];
    const warm: number[] = [];
    for (let visit = 0; visit < visits; visit++) {
      tell((0.1 + visit) / (visits + 1), 'opening boards');
      const times = await openTwice(browser, server.address);
      cold.push(times.cold);
      warm.push(times.warm);
    }
    tell(visits / (visits + 1), 'moving');
    const moving = await frames(browser, server.address);
    tell(1, 'done');
    return [
      ...sizes,
      { name: 'from navigation to a playable board, first visit', value: median(cold), unit: 'ms' },
      { name: 'from navigation to a playable board, again', value: median(warm), unit: 'ms' },
      ...moving,
    ];
  } finally {
    await browser.close();
    await server.close();
  }
}

/** Sits down at a new table in the tab; gives its path. */
async function newTable(page: Page, address: string): Promise<string> {
  await page.goto(address);
  await page.getByRole('button', { name: 'Play now' }).click();
  await playable(page);
  return new URL(page.url()).pathname;
}

const playable = (page: Page): Promise<unknown> =>
  page.waitForFunction(
    (board) => document.querySelector(board) !== null && document.querySelector('[data-question]') !== null,
    BOARD,
  );

async function firstVisit(browser: Browser, address: string): Promise<Measure[]> {
  const context = await browser.newContext({ viewport: VIEWPORT, locale: 'en-GB' });
  const page = await context.newPage();
  const bytes = { page: 0, bot: 0 };
  let files = 0;
  const reading: Promise<void>[] = [];
  page.on('response', (response) => {
    const kind = response.request().resourceType();
    if (!['document', 'script', 'stylesheet'].includes(kind) || response.request().serviceWorker() !== null) return;
    const read = response.body().then((body) => {
      bytes[/\/bot-[^/]*$/.test(response.url()) ? 'bot' : 'page'] += gzipSync(body, { level: 9 }).length;
      files++;
    });
    reading.push(read.catch(() => undefined));
  });
  await newTable(page, address);
  await Promise.all(reading);
  await context.close();
  return [
    { name: 'shell and one game in one language, gzip', value: bytes.page / 1000, unit: 'kB' },
    { name: "the bots' worker, fetched beside it, gzip", value: bytes.bot / 1000, unit: 'kB' },
    { name: 'files of code and style', value: files, unit: 'files' },
  ];
}

/** A table opened by its address: by a browser that has fetched nothing of the table yet, and by one that has. */
async function openTwice(browser: Browser, address: string): Promise<{ cold: number; warm: number }> {
  const context = await browser.newContext({ viewport: VIEWPORT, locale: 'en-GB' });
  const maker = await context.newPage();
  const path = await newTable(maker, address);
  const client = await context.newCDPSession(maker);
  await client.send('Network.clearBrowserCache');
  await maker.evaluate(async () => {
    for (const worker of (await navigator.serviceWorker?.getRegistrations()) ?? []) await worker.unregister();
    for (const key of await caches.keys()) await caches.delete(key);
  });
  const visit = async (): Promise<number> => {
    const start = performance.now();
    await maker.goto(`${address}${path}`);
    await playable(maker);
    return performance.now() - start;
  };
  const cold = await visit();
  const warm = await visit();
  await context.close();
  return { cold, warm };
}

async function frames(browser: Browser, address: string): Promise<Measure[]> {
  const context = await browser.newContext({ viewport: VIEWPORT, locale: 'en-GB' });
  const page = await context.newPage();
  await newTable(page, address);
  const idle = await count(page, () => page.waitForTimeout(1500));
  const box = must((await page.locator(BOARD).boundingBox()) ?? undefined, 'a board');
  const panning = await count(page, async () => {
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.wheel(0, -400);
    await page.mouse.down();
    for (let step = 0; step < 120; step++) {
      const angle = step / 10;
      await page.mouse.move(x + 160 * Math.sin(angle), y + 90 * Math.cos(angle));
    }
    await page.mouse.up();
  });
  // Whoever stays leaves the board to the others: their ships fly, and their dice roll.
  await settle(page);
  const flying = await count(page, async () => {
    await page.getByRole('button', { name: 'Stay here' }).click();
    await page.waitForTimeout(6000);
  });
  await context.close();
  return [
    ...report('at rest', idle),
    ...report('while the chart is dragged', panning),
    ...report('while ships fly', flying),
  ];
}

/** Answers what is asked before the first turn. */
async function settle(page: Page): Promise<void> {
  const stay = page.getByRole('button', { name: 'Stay here' });
  for (let asked = 0; asked < 20 && !(await stay.isVisible()); asked++) {
    const option = page.locator('.decision .choice .option').first();
    await stay.or(option).first().waitFor();
    if (!(await stay.isVisible())) await option.click();
  }
}

/** The time between frames, in milliseconds, while something is done. */
async function count(page: Page, work: () => Promise<unknown>): Promise<number[]> {
  await page.evaluate(() => {
    const seen: number[] = [];
    Object.assign(window, { frameTimes: seen });
    const next = (now: number): void => {
      seen.push(now);
      if ((window as unknown as { frameTimes?: number[] }).frameTimes === seen) requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
  });
  await work();
  const times = await page.evaluate(() => {
    const { frameTimes } = window as unknown as { frameTimes: number[] };
    Object.assign(window, { frameTimes: undefined });
    return frameTimes;
  });
  return times.slice(1).map((time, at) => time - must(times[at], 'a frame'));
}

function report(when: string, gaps: readonly number[]): Measure[] {
  return [
    { name: `frames a second ${when}`, value: 1000 / median([...gaps]), unit: 'frames' },
    {
      name: `longest of twenty frames ${when}`,
      value: gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length * 0.95)] ?? 0,
      unit: 'ms',
    },
  ];
}
