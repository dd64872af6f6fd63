// Without a network: after one visit everything plays, and a newer build waits until the reader agrees.

import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server as Http } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { root } from '../../scripts/run.mjs';
import { chromiumPath, openSite } from './browser.ts';
import { answer, look, nextQuestion, question, startGame } from './player.ts';

/** The browser itself reports each request that found no network; nothing else may go wrong. */
const others = (errors: readonly string[]): string[] => errors.filter((error) => !/net::ERR_/.test(error));

describe.skipIf(chromiumPath === null)('without a network', () => {
  const { visit, server } = openSite();

  it('starts and plays every game after one visit to home', async () => {
    const { page, errors, close } = await visit();
    await page.goto(server().address);
    await page.getByText('it works without a network').waitFor();
    await page.context().setOffline(true);
    await page.goto(server().address);
    await page.getByText('The server cannot be reached').waitFor();
    await startGame(page, /Play.*Orbit/, 'Play in this tab');
    await answer(page);
    const before = await look(page);
    await page.reload();
    await nextQuestion(page);
    expect(await look(page)).toEqual(before);
    await page.goto(server().address);
    await page.getByRole('button', { name: 'Italiano' }).click();
    await page.getByRole('button', { name: 'Gioca subito' }).click();
    await nextQuestion(page);
    expect(await question(page)).toMatch(/\S/);
    expect(others(errors)).toEqual([]);
    errors.length = 0;
    await close();
  });

  it('can be installed: a manifest and its icons', async () => {
    const { page, close } = await visit();
    await page.goto(server().address);
    const address = await page.locator('link[rel=manifest]').getAttribute('href');
    const manifest = await page.request.get(`${server().address}${address}`);
    expect(manifest.headers()['content-type']).toMatch(/manifest\+json/);
    const { icons, display } = (await manifest.json()) as { icons: { src: string; type: string }[]; display: string };
    expect(display).toBe('standalone');
    for (const { src, type } of icons) {
      const icon = await page.request.get(`${server().address}${src}`);
      expect([src, icon.status(), icon.headers()['content-type']?.split(';')[0]]).toEqual([src, 200, type]);
    }
    await close();
  });

  it('shows what the server pushes, and leads to the tables that wait', async () => {
    const { page, close } = await visit();
    await page.context().grantPermissions(['notifications'], { origin: server().address });
    await page.goto(server().address);
    await page.getByText('it works without a network').waitFor();
    const [worker] = page.context().serviceWorkers();
    const shown = await worker?.evaluate(async () => {
      const scope = self as unknown as { registration: ServiceWorkerRegistration };
      const event = new Event('push') as Event & { data: unknown; waitUntil(work: Promise<unknown>): void };
      const works: Promise<unknown>[] = [];
      Object.assign(event, {
        data: { text: () => 'Your turn: Duel' },
        waitUntil: (work: Promise<unknown>) => works.push(work),
      });
      self.dispatchEvent(event);
      await Promise.all(works);
      const notes = await scope.registration.getNotifications();
      return notes.map(({ title, body }) => `${title}: ${body}`);
    });
    expect(shown).toEqual(['Orrery: Your turn: Duel']);
    await close();
  });

  it('says that a newer build is ready, and starts it when told', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'orrery-build-'));
    cpSync(join(root, 'web', 'dist'), folder, { recursive: true });
    const site = await serveFolder(folder);
    const { page, errors, close } = await visit();
    await page.goto(site.address);
    await page.getByText('it works without a network').waitFor();
    rewrite(join(folder, 'index.html'), '<title>Orrery</title>', '<title>Orrery, newer</title>');
    rewrite(join(folder, 'worker.js'), /"version":"\w+"/, '"version":"newer"');
    await page.reload();
    expect(await page.title()).toBe('Orrery');
    const reload = page.getByRole('button', { name: 'Reload' });
    await reload.waitFor();
    // At a table it lies over nothing that is to be pressed.
    await page.getByRole('button', { name: 'Play now' }).click();
    await page.locator('.list-button').click({ trial: true });
    await reload.click({ trial: true });
    await page.goto(site.address);
    await reload.click();
    await page.waitForFunction(() => document.title === 'Orrery, newer');
    await page.getByText('it works without a network').waitFor();
    expect(await kept(page)).toEqual(['orrery-newer']);
    // A folder of files has no tables: the page is told so, and goes on.
    expect(others(errors)).toEqual([]);
    errors.length = 0;
    await close();
    site.http.closeAllConnections();
    site.http.close();
    rmSync(folder, { recursive: true, force: true });
  });
});

const kept = (page: Page): Promise<string[]> => page.evaluate(() => caches.keys());

function rewrite(file: string, what: string | RegExp, by: string): void {
  const before = readFileSync(file, 'utf8');
  const after = before.replace(what, by);
  expect(after).not.toBe(before);
  writeFileSync(file, after);
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};

/** Any server of plain files will do. */
async function serveFolder(folder: string): Promise<{ address: string; http: Http }> {
  const http = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://here').pathname;
    const file = extname(path) === '' ? '/index.html' : path;
    response.setHeader('cache-control', 'no-cache');
    response.setHeader('content-type', TYPES[extname(file)] ?? 'text/plain');
    response.end(readFileSync(join(folder, file)));
  });
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  return { address: `http://127.0.0.1:${(http.address() as AddressInfo).port}`, http };
}
