// Screens of playing with friends. Whoever else is at the table is a browser of its own, or calls the server as one does.

import { must } from '@orrery/kernel';
import type { Update } from '@orrery/protocol/tables';
import type { Page } from 'playwright-core';
import type { Scene } from './scenes.ts';
import { setUp, sitDown } from './tables.ts';

/** Somebody else, with a tab of their own; they leave when this page does. */
async function friend(page: Page, home: string): Promise<Page> {
  const context = await must(page.context().browser(), 'a browser').newContext({ baseURL: home });
  page.once('close', () => void context.close());
  return context.newPage();
}

/** At the table, for the others to see. */
async function sitAt(page: Page, home: string, id: string): Promise<void> {
  await page.goto(`${home}/table/${id}`);
  await page.locator('.table-layout').waitFor();
}

export const FRIENDS: readonly Scene[] = [
  {
    name: 'friends',
    async open(page) {
      await page.getByRole('button', { name: /Play with friends|Gioca con gli amici/ }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'lobby',
    async open(page, home) {
      const id = await setUp(page, 'merchant', 4);
      await sitDown(await friend(page, home), id, 'Bo');
      await page.goto(`${home}/table/${id}`);
      await page.locator('.qr-code').waitFor();
    },
  },
  {
    name: 'invited',
    async open(page, home) {
      const host = await friend(page, home);
      const id = await setUp(host, 'merchant', 3);
      await page.goto(`${home}/table/${id}`);
      await page.locator('.table-facts dd').nth(1).waitFor();
    },
  },
  {
    name: 'tables',
    async open(page, home) {
      for (const game of ['merchant', 'cosmic', 'interspace']) await setUp(await friend(page, home), game, 4);
      await page.goto(`${home}/tables`);
      await page.locator('.rows li').nth(2).waitFor();
    },
  },
  {
    /** The table waits for somebody who has gone; the reader may decide. */
    name: 'absence',
    async open(page, home) {
      const other = await friend(page, home);
      // Whoever is not asked first looks at the screen.
      for (;;) {
        const id = await setUp(page, 'merchant', 2);
        await sitDown(other, id, 'Bo');
        const { sight } = (await (await page.request.get(`${home}/api/tables/${id}`)).json()) as Update;
        if (sight.ask !== null) continue;
        await sitAt(page, home, id);
        return page.locator('.absent-line .button').first().waitFor();
      }
    },
  },
  {
    /** Another one at the table asks what to do about who has gone. */
    name: 'vote',
    async open(page, home) {
      const [host, gone] = [await friend(page, home), await friend(page, home)];
      const id = await setUp(host, 'merchant', 3);
      await sitDown(page, id, 'Bo');
      await sitDown(gone, id, 'Cy');
      for (const each of [host, page]) await sitAt(each, home, id);
      const ask = () => host.request.post(`${home}/api/tables/${id}/away`, { data: { kind: 'bot', seat: 2 } });
      while (!(await ask()).ok());
      await page.locator('.online-line .button').first().waitFor();
    },
  },
];
