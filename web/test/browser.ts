// What the browser tests stand on: the built client, a real server that can be killed, a Chromium, pages that remember
// every error.

import { must } from '@orrery/kernel';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { openBrowser, openServer } from '../../scripts/browser.mjs';

export { chromiumPath, openBrowser, openServer } from '../../scripts/browser.mjs';
export type Server = Awaited<ReturnType<typeof openServer>>;

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
  // Without motion bots answer at once: nobody here has to follow them.
  await context.addInitScript(() => {
    if (localStorage.getItem('orrery.settings') === null) localStorage.setItem('orrery.settings', '{"motion":"off"}');
  });
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

/** The name that this visitor gave at an earlier table. */
export const callMe = (page: Page, name: string): Promise<unknown> =>
  page.addInitScript((said) => localStorage.setItem('orrery.name', said), name);

/** A browser and a server for the tests of one file: opened before the first, closed after the last. */
export function openSite(...how: Parameters<typeof openServer>) {
  let browser: Browser | undefined;
  let server: Server | undefined;
  beforeAll(async () => {
    [browser, server] = await Promise.all([openBrowser(), openServer(...how)]);
  });
  afterAll(async () => {
    await browser?.close();
    await server?.close();
  });
  return {
    visit: (options?: BrowserContextOptions): Promise<Visit> =>
      visit(must(browser, 'a browser'), { baseURL: must(server, 'a server').address, ...options }),
    server: (): Server => must(server, 'a server'),
  };
}
