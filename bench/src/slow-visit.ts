// A really fresh visit: an empty browser, from the navigation to home over "Play now" to a board that can be played, on this
// machine's processor and on one four times slower. Noted are tasks that keep the page from answering, what a click takes until it
// is painted, and every byte that came, what the service worker keeps for later included.

import type { Browser, BrowserContext, Page, Request } from 'playwright-core';
import { median } from './clock.ts';
import { type Measure, webMeasures } from './measure.ts';
import { playable, VIEWPORT } from './visit.ts';

interface Visit {
  /** Milliseconds. */
  readonly board: number;
  /** Above 50 ms until the board, and afterwards. */
  readonly tasks: readonly number[];
  /** By click on the board: until it was painted. */
  readonly paints: readonly number[];
  readonly bytes: number;
  readonly files: number;
}

/** Milliseconds in which a page that has its board fetches nothing more. */
const QUIET = 1500;
const CLICKS = 4;
const SOON = 3000;

export async function freshVisits(browser: Browser, address: string, count: number): Promise<Measure[]> {
  const measures: Measure[] = [];
  for (const slower of [1, 4]) {
    const visits: Visit[] = [];
    for (let n = 0; n < count; n++) visits.push(await freshVisit(browser, address, slower));
    const worst = (of: (visit: Visit) => readonly number[]): number => Math.max(0, ...visits.flatMap(of));
    const tasks = visits.reduce((sum, visit) => sum + visit.tasks.length, 0) / visits.length;
    const [first] = visits;
    if (slower === 1)
      measures.push(
        { name: webMeasures.fetched, value: median(visits.map(({ bytes }) => bytes)) / 1000, unit: 'kB' },
        { name: webMeasures.fetchedFiles, value: first?.files ?? 0, unit: 'files' },
      );
    measures.push(
      { name: webMeasures.fresh(slower), value: median(visits.map(({ board }) => board)), unit: 'ms' },
      { name: webMeasures.freshTasks(slower), value: tasks, unit: 'tasks' },
      { name: webMeasures.freshLongest(slower), value: worst((visit) => visit.tasks), unit: 'ms' },
      { name: webMeasures.paint(slower), value: worst((visit) => visit.paints), unit: 'ms' },
    );
  }
  return measures;
}

async function freshVisit(browser: Browser, address: string, slower: number): Promise<Visit> {
  const context = await browser.newContext({ viewport: VIEWPORT, locale: 'en-GB' });
  try {
    await context.addInitScript(note);
    const asked = listen(context);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
    const start = performance.now();
    await page.goto(address, { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Play now' }).click();
    await playable(page);
    const board = performance.now() - start;
    await clickAbout(page);
    const { tasks, paints } = await page.evaluate(() => (window as unknown as { noted: Noted }).noted);
    // From here on at full speed: the service worker takes its time, and is not timed.
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    const { bytes, files } = await asked.whenQuiet(page);
    return { board, tasks, paints, bytes, files };
  } finally {
    await context.close();
  }
}

interface Noted {
  readonly tasks: number[];
  readonly paints: number[];
}

/** In the page: notes long tasks, and clicks with the time until they were painted. */
function note(): void {
  const noted: Noted = { tasks: [], paints: [] };
  Object.assign(window, { noted });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) noted.tasks.push(duration);
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) if (name === 'click') noted.paints.push(duration);
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
}

/** Answers what is asked with whatever stands first, as long as something is asked soon: then the others play. */
async function clickAbout(page: Page): Promise<void> {
  const button = page.locator('.decision[data-question] button:not([disabled])').first();
  for (let n = 0; n < CLICKS; n++) {
    const isThere = await button.waitFor({ timeout: n === 0 ? 30_000 : SOON }).then(
      () => true,
      () => false,
    );
    if (!isThere) return;
    await button.click();
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
  }
}

function listen(context: BrowserContext) {
  const asked: Request[] = [];
  let last = 0;
  context.on('request', (request) => {
    asked.push(request);
    last = performance.now();
  });
  return {
    async whenQuiet(page: Page): Promise<{ bytes: number; files: number }> {
      while (performance.now() - last < QUIET) await page.waitForTimeout(100);
      let [bytes, files] = [0, 0];
      for (const request of asked) {
        if (request.resourceType() === 'eventsource') continue;
        const sizes = await request.sizes().catch(() => null);
        if (sizes === null) continue;
        bytes += sizes.responseHeadersSize + Math.max(0, sizes.responseBodySize);
        if (sizes.responseBodySize > 0) files++;
      }
      return { bytes, files };
    },
  };
}
