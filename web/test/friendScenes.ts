// Screens of playing with friends. Whoever else is at the table is a browser of its own, or calls the server as one does.

import { fastDice, must, picker, sample } from '@orrery/kernel';
import type { Update } from '@orrery/protocol/tables';
import type { Page } from 'playwright-core';
import { at, type Scene } from './scenes.ts';
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

/** An account of its own for whoever uses this page. */
async function signUp(page: Page, home: string, name: string): Promise<void> {
  const login = `${name}-${signed++}`.toLowerCase();
  const lang = (await page.locator('html').getAttribute('lang')) ?? 'en';
  const data = { login, password: 'three brass planets', name, lang };
  await page.request.post(`${home}/api/account/sign-up`, { data });
}
let signed = 0;

/** Plays a table of people to its end, each as chance will have it. */
async function playOut(people: readonly Page[], home: string, id: string): Promise<void> {
  const pick = picker(fastDice(3));
  const table = `${home}/api/tables/${id}`;
  for (let says = 0, isOver = false; !isOver; )
    for (const { request } of people) {
      const got = await request.get(table);
      // Whoever asks too often waits.
      if (got.status() === 429) continue;
      const { sight } = (await got.json()) as Update;
      isOver = sight.standing?.over === true;
      if (sight.ask === null) continue;
      const say = { key: `picture-${says++}`, ask: sight.ask.number, answers: [sample(sight.ask, pick)] };
      await request.post(`${table}/say`, { data: say });
    }
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
  {
    /** Two at the table, and the reader looks on. */
    name: 'spectator',
    async open(page, home) {
      const [host, guest] = [await friend(page, home), await friend(page, home)];
      const id = await setUp(host, 'merchant', 2);
      await sitDown(guest, id, 'Bo');
      await sitAt(page, home, id);
    },
  },
  at('account-none', '/account'),
  {
    name: 'account',
    async open(page, home) {
      await signUp(page, home, 'Ada');
      await page.goto(`${home}/account`);
      await page.getByRole('heading', { level: 2 }).nth(2).waitFor();
    },
  },
  {
    /** Finished games, with and without a rating. */
    name: 'profile',
    async open(page, home) {
      const other = await friend(page, home);
      await signUp(page, home, 'Ada');
      await signUp(other, home, 'Bo');
      for (const rated of [true, false]) {
        const id = await setUp(page, 'orbit', 2, { rated, options: { rounds: 6, deals: false } });
        await sitDown(other, id, 'Bo');
        await playOut([page, other], home, id);
      }
      await page.goto(`${home}/profile`);
      await page.locator('.rating').first().waitFor();
    },
  },
];
