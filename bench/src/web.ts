// `orrery bench web`: the client in a real Chromium: what a visit fetches, how long until the board can be played, frames a
// second while the chart is dragged and while a ship flies, and how long the page is kept from answering while bots think.

import { must } from '@orrery/kernel';
import type { Browser, Page } from 'playwright-core';
import { openBrowser, openServer } from '../../scripts/browser.mjs';
import { median } from './clock.ts';
import { type Measure, type Progress, webMeasures } from './measure.ts';
import { bigGames, BOARD, firstVisit, openTable, VIEWPORT } from './visit.ts';

export async function web(tell: Progress, seconds: number): Promise<readonly Measure[]> {
  const visits = Math.max(2, Math.min(9, Math.floor(seconds / 8)));
  const [browser, server] = await Promise.all([openBrowser(), openServer()]);
  try {
    const sizes = await firstVisits(browser, server.address);
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
    const thinking: Measure[] = [];
    for (const { name } of await bigGames())
      thinking.push(...(await whileBotsPlay(browser, server.address, name.en, seconds / 4)));
    tell(1, 'done');
    return [
      ...sizes,
      { name: 'from navigation to a playable board, first visit', value: median(cold), unit: 'ms' },
      { name: 'from navigation to a playable board, again', value: median(warm), unit: 'ms' },
      ...moving,
      ...thinking,
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

/** Each big game, from an empty browser to its first question. */
async function firstVisits(browser: Browser, address: string): Promise<Measure[]> {
  const measures: Measure[] = [];
  let fonts = 0;
  for (const { name } of await bigGames()) {
    const game = name.en;
    const visit = await firstVisit(browser, address, game, 'en-GB');
    fonts = Math.max(fonts, visit.fonts);
    measures.push(
      { name: webMeasures.code(game), value: visit.code / 1000, unit: 'kB' },
      { name: webMeasures.bots(game), value: visit.bots / 1000, unit: 'kB' },
      { name: webMeasures.files(game), value: visit.files.length, unit: 'files' },
      { name: webMeasures.opening(game), value: visit.opening, unit: 'ms' },
    );
  }
  return [...measures, { name: webMeasures.fonts, value: fonts / 1000, unit: 'kB' }];
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

/** The bots of a ready table play on by themselves, one more in the reader's seat, at the quickest pace that is shown: how long
 *  is the page busy at a time? */
async function whileBotsPlay(browser: Browser, address: string, game: string, seconds: number): Promise<Measure[]> {
  const context = await browser.newContext({ viewport: VIEWPORT, locale: 'en-GB' });
  await context.addInitScript(() => localStorage.setItem('orrery.settings', '{"pace":"quick"}'));
  const page = await context.newPage();
  await page.goto(address);
  await openTable(page, game);
  await playable(page);
  await page.locator('.seats .seat-button').first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Medium', exact: true }).click();
  await page.evaluate(() => {
    const long: number[] = [];
    Object.assign(window, { longTasks: long });
    const note = (list: PerformanceObserverEntryList): void => {
      for (const { duration } of list.getEntries()) long.push(duration);
    };
    new PerformanceObserver(note).observe({ type: 'longtask' });
  });
  const gaps = await count(page, () => page.waitForTimeout(seconds * 1000));
  const long = await page.evaluate(() => (window as unknown as { longTasks: number[] }).longTasks);
  await context.close();
  return [
    ...report(`while bots play ${game}`, gaps),
    { name: webMeasures.longTasks(game), value: long.length, unit: 'tasks' },
    { name: webMeasures.longest(game), value: Math.max(0, ...long), unit: 'ms' },
  ];
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
