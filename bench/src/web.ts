// `orrery bench web`: the client in a real Chromium: what a visit fetches, how long until the board can be played, frames a
// second while the chart is dragged and while a ship flies, and how long the page is kept from answering while bots think.

import { must } from '@orrery/kernel';
import type { Browser, Page } from 'playwright-core';
import { openBrowser, openServer } from '../../scripts/browser.mjs';
import { median } from './clock.ts';
import { type Measure, webMeasures } from './measure.ts';
import { freshVisits } from './slow-visit.ts';
import type { Step } from './steps.ts';
import { bigGames, BOARD, firstVisit, openTable, playable, VIEWPORT } from './visit.ts';

/** Each step with a browser and a server of its own. */
export function webSteps(seconds: number): Step[] {
  const few = (most: number, each: number): number => Math.max(1, Math.min(most, Math.floor(seconds / each)));
  const step = (key: string, share: number, work: Work): Step => ({
    key,
    share,
    run: async (tell) => {
      tell(0, key);
      const [browser, server] = await Promise.all([openBrowser(), openServer()]);
      try {
        return await work(browser, server.address);
      } finally {
        await browser.close();
        await server.close();
      }
    },
  });
  return [
    step('fresh visits', 0.3, (browser, address) => freshVisits(browser, address, few(3, 30))),
    step('what a visit fetches', 0.15, firstVisits),
    step('opening boards', 0.15, (browser, address) => openings(browser, address, few(5, 24))),
    step('moving', 0.15, frames),
    step('while bots play', 0.25, async (browser, address) => {
      const measures: Measure[] = [];
      for (const { name } of await bigGames())
        measures.push(...(await whileBotsPlay(browser, address, name.en, seconds / 12)));
      return measures;
    }),
  ];
}

type Work = (browser: Browser, address: string) => Promise<readonly Measure[]>;

async function openings(browser: Browser, address: string, visits: number): Promise<Measure[]> {
  const cold: number[] = [];
  const warm: number[] = [];
  for (let visit = 0; visit < visits; visit++) {
    const times = await openTwice(browser, address);
    cold.push(times.cold);
    warm.push(times.warm);
  }
  return [
    { name: 'from the address of a table to its board, nothing kept', value: median(cold), unit: 'ms' },
    { name: 'from the address of a table to its board, again', value: median(warm), unit: 'ms' },
  ];
}

/** Sits down at a new table in the tab; gives its path. */
async function newTable(page: Page, address: string): Promise<string> {
  await page.goto(address);
  await page.getByRole('button', { name: 'Play now' }).click();
  await playable(page);
  return new URL(page.url()).pathname;
}

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

/** Answers what is asked before the first turn, by the list of all answers where the board has none of its own. */
async function settle(page: Page): Promise<void> {
  const stay = page.getByRole('button', { name: 'Stay here' });
  const list = page.locator('.decision[data-question] .list-button[aria-expanded=false]');
  const option = page.locator('.bottom .choice .option').first();
  for (let asked = 0; asked < 20; asked++) {
    await stay.or(list).or(option).first().waitFor();
    if (await stay.isVisible()) return;
    const before = await page.locator('.decision').getAttribute('data-question');
    if (!(await option.isVisible())) await list.click();
    await option.click();
    await page.waitForFunction((old) => {
      const now = document.querySelector('.decision')?.getAttribute('data-question') ?? null;
      return now !== null && now !== old;
    }, before);
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
