// People at one table on the server, each with a browser of their own: a lost line, six answers at once, seats that change
// hands, a day that goes by.

import type { Update } from '@orrery/protocol/tables';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { seriousIssues } from './axe.ts';
import { chromiumPath, openSite, type Visit } from './browser.ts';
import { act, isAsked, look, nextQuestion, sentences } from './player.ts';
import { botsAlone, setUp, sitDown } from './tables.ts';

const LOST = 'Connection to the server lost';
const NAMES = ['Ada', 'Bo', 'Cy', 'Di', 'Eve', 'Flo'];

describe.skipIf(chromiumPath === null)('at one table', () => {
  const { visit, server } = openSite([], ['--import', './web/test/tomorrow.mjs']);

  /** Everybody seated, and the game dealt. */
  async function gather(game: string, count: number, more = {}): Promise<{ id: string; visits: Visit[] }> {
    const visits = await Promise.all(NAMES.slice(0, count).map(() => visit()));
    const [first, ...others] = visits as [Visit, ...Visit[]];
    const id = await setUp(first.page, game, count, more);
    for (const [i, { page }] of others.entries()) await sitDown(page, id, NAMES[i + 1] ?? '');
    await Promise.all(visits.map(({ page }) => page.goto(`${server().address}/table/${id}`)));
    await Promise.all(visits.map(({ page }) => page.locator('.table-layout').waitFor()));
    return { id, visits };
  }
  const pagesAsked = async (pages: readonly Page[]): Promise<Page[]> => {
    const which = await Promise.all(pages.map(isAsked));
    return pages.filter((_, at) => which[at]);
  };
  const passOrAct = async (page: Page): Promise<void> => {
    const pass = page.getByRole('button', { name: 'Pass', exact: true });
    await ((await pass.count()) > 0 ? pass.click() : act(page));
  };
  /** A window waits for everybody who may act; it may be over before the click. */
  const goOn = async (page: Page): Promise<void> => {
    const seen = page.getByRole('button', { name: 'Go on' });
    if (await seen.isVisible()) await seen.click({ timeout: 1000 }).catch(() => undefined);
  };
  const state = async (page: Page) => {
    const { log, table } = await look(page);
    return { log, table };
  };

  it('one plays on while the other has no network, and who returns finds all of it, once', async () => {
    const { visits } = await gather('orbit', 2);
    const [ada, bo] = visits as [Visit, Visit];
    await nextQuestion(ada.page);
    await act(ada.page);
    await bo.page.reload();
    await bo.page.locator('.table-layout').waitFor();
    await expect.poll(() => state(bo.page)).toEqual(await state(ada.page));

    await bo.page.context().setOffline(true);
    await bo.page.getByText(LOST).waitFor();
    const before = await state(bo.page);
    while (await isAsked(ada.page)) await act(ada.page);
    expect((await state(ada.page)).log.length).toBeGreaterThan(before.log.length);
    expect(await state(bo.page)).toEqual(before);

    await bo.page.context().setOffline(false);
    await bo.page.getByText(LOST).waitFor({ state: 'detached' });
    await expect.poll(() => state(bo.page)).toEqual(await state(ada.page));
    await nextQuestion(bo.page);
    await act(bo.page);
    await expect.poll(() => state(ada.page)).toEqual(await state(bo.page));
    // The browser itself reports the lost line; nothing else may have gone wrong.
    expect(bo.errors.filter((error) => !/net::ERR_/.test(error))).toEqual([]);
    bo.errors.length = 0;
    await ada.close();
    await bo.close();
  });

  it('that the server did not answer is told for as long as it does not, at the question and in the chat', async () => {
    const { visits } = await gather('orbit', 2);
    const [ada, bo] = visits as [Visit, Visit];
    const { page } = ada;
    await nextQuestion(page);
    // Tries grow rare: hers are over in no time.
    await page.clock.install();
    await page.getByRole('tab', { name: 'Chat' }).click();
    await page.context().setOffline(true);
    await page.getByLabel('Write to the table').fill('Anybody there?');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    const unsaid = page.getByText('The server does not answer.');
    await unsaid.waitFor();
    await page.locator('.bottom .choice .option').first().click();
    const unheard = page.locator('.decision').getByText('The server did not answer.');
    await expect
      .poll(() => page.clock.fastForward(3000).then(() => unheard.isVisible()), { timeout: 15_000 })
      .toBe(true);
    await page.context().setOffline(false);
    await unheard.waitFor({ state: 'detached' });
    await unsaid.waitFor({ state: 'detached' });
    await act(page);
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await bo.page.getByText('Anybody there?').first().waitFor();
    ada.errors.length = 0;
    for (const each of visits) await each.close();
  });

  it('a table that could not be reached opens by itself', async () => {
    const { page, errors, close } = await visit({ locale: 'it-IT' });
    const id = await setUp(page, 'orbit', 2);
    await page.route('**/api/**', (route) => route.abort());
    await page.goto(`${server().address}/table/${id}`);
    await page.getByText('Il server non risponde. Il tavolo si apre da solo').waitFor();
    await page.unroute('**/api/**');
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await page.locator('.lobby').waitFor();
    expect(errors.filter((error) => !/net::ERR_/.test(error))).toEqual([]);
    errors.length = 0;
    await close();
  });

  it('six answer one window at once, and none gets in the way of another', async () => {
    const { visits } = await gather('duel', 6);
    const pages = visits.map(({ page }) => page);
    const [first] = pages as [Page];
    for (const page of pages) await nextQuestion(page);
    for (const page of pages)
      for (const base of ['A', 'B', 'C', 'D', 'E'])
        await page.getByRole('spinbutton', { name: `Base ${base}` }).fill('4');
    await Promise.all(pages.map((page) => page.getByRole('button', { name: 'Confirm' }).click()));
    for (const page of pages)
      await expect
        .poll(async () => (await sentences(page)).filter((line) => /20 tokens/.test(line)))
        .toHaveLength(pages.length);
    // On through the windows of the first duel: whoever is asked answers, all at the same moment, until cards are shown.
    const shown = async (): Promise<string> => {
      await Promise.all((await pagesAsked(pages)).map(passOrAct));
      await Promise.all(pages.map(goOn));
      return (await state(first)).log.join('\n');
    };
    await expect.poll(shown, { timeout: 30_000 }).toMatch(/show/);
    const log = (await state(first)).log;
    for (const page of pages) await expect.poll(async () => (await state(page)).log.slice(0, log.length)).toEqual(log);
    for (const each of visits) await each.close();
  });

  it('a seat goes to a bot and to a friend, and comes back', async () => {
    const { visits } = await gather('orbit', 2);
    const [ada, bo] = visits as [Visit, Visit];
    const menu = ada.page.getByRole('button', { name: 'Seat of Ada' });
    await menu.click();
    await ada.page.getByRole('button', { name: 'Easy' }).click();
    await ada.page.getByText('A bot plays for you.').waitFor();
    await bo.page.locator('.seats li', { hasText: 'Ada' }).getByText('Easy').waitFor();
    // The bot answers for her, and the game goes on.
    await nextQuestion(bo.page);
    await ada.page.getByRole('button', { name: 'Take the seat back' }).click();
    await ada.page.getByText('A bot plays for you.').waitFor({ state: 'detached' });

    await menu.click();
    await ada.page.getByRole('button', { name: /Let a friend play/ }).click();
    const link = await ada.page.getByLabel(/may play for you/).inputValue();
    const cy = await visit();
    await cy.page.goto(link);
    await cy.page.getByText('You are watching this table.').waitFor();
    await cy.page.getByLabel('Your name').fill('Cy');
    await cy.page.getByRole('button', { name: 'Play for them' }).click();
    await ada.page.getByText('Cy plays for you.').waitFor();
    await bo.page.locator('.seats').getByText('Cy plays').waitFor();
    while (await isAsked(bo.page)) await act(bo.page);
    await nextQuestion(cy.page);
    await act(cy.page);
    await ada.page.keyboard.press('Escape');
    await ada.page.getByRole('button', { name: 'Take the seat back' }).click();
    await cy.page.getByText('You are watching this table.').waitFor();
    await nextQuestion(ada.page);
    for (const each of [ada, bo, cy]) await each.close();
  });

  it('a day goes by without an answer: the clock plays, then a bot, and both see who plays', async () => {
    const { visits } = await gather('orbit', 2, { pace: { kind: 'turns', hours: 24, pause: false } });
    const [ada, bo] = visits as [Visit, Visit];
    await nextQuestion(ada.page);
    for (const day of [1, 2]) {
      const lines = async (): Promise<number> => (await state(bo.page)).log.length;
      const before = await lines();
      server().tell('SIGUSR2');
      await expect.poll(lines, { message: `day ${day}` }).toBeGreaterThan(before);
      while (await isAsked(bo.page)) await act(bo.page);
    }
    await bo.page.locator('.seats li', { hasText: 'Ada' }).getByText('Medium').waitFor();
    await ada.page.getByText('A bot plays for you.').waitFor();
    await ada.page.getByRole('button', { name: 'Take the seat back' }).click();
    await bo.page.locator('.seats li', { hasText: 'Ada' }).getByText('person').waitFor();
    for (const each of visits) await each.close();
  });

  it('who set it up sends somebody away before the start; people talk; who is muted is not heard', async () => {
    const [ada, bo] = [await visit({ bypassCSP: true }), await visit()];
    const id = await setUp(ada.page, 'orbit', 2);
    const link = `${server().address}/table/${id}`;
    // With one more seat, so that the table waits.
    const waiting = await setUp(ada.page, 'orbit', 3);
    await sitDown(bo.page, waiting, 'Bo');
    await ada.page.goto(`${server().address}/table/${waiting}`);
    await bo.page.goto(`${server().address}/table/${waiting}`);
    await ada.page.getByRole('button', { name: 'Remove: Bo' }).waitFor();
    expect(await seriousIssues(ada.page)).toEqual([]);
    await ada.page.getByRole('button', { name: 'Remove: Bo' }).click();
    await bo.page.getByRole('button', { name: 'Take a seat' }).waitFor();
    await ada.page.getByRole('button', { name: 'Close the table' }).click();
    await ada.page.getByRole('button', { name: 'Yes, close it' }).click();
    await bo.page.getByRole('heading', { name: 'This table is closed' }).waitFor();

    await sitDown(bo.page, id, 'Bo');
    for (const { page } of [ada, bo]) await page.goto(link);
    await bo.page.getByRole('tab', { name: 'Chat' }).click();
    await bo.page.getByLabel('Write to the table').fill('Good luck!');
    await bo.page.getByRole('button', { name: 'Send', exact: true }).click();
    await ada.page.locator('.last-words', { hasText: 'Good luck!' }).waitFor();
    await ada.page.getByRole('button', { name: 'Seat of Bo' }).click();
    await ada.page.getByRole('button', { name: 'Mute' }).waitFor();
    expect(await seriousIssues(ada.page)).toEqual([]);
    await ada.page.getByRole('button', { name: 'Mute' }).click();
    await ada.page.getByRole('button', { name: 'Unmute' }).waitFor();
    await bo.page.getByLabel('Write to the table').fill('Hello?');
    await bo.page.getByRole('button', { name: 'Send', exact: true }).click();
    await bo.page.getByText('You cannot do this here.').waitFor();
    // The browser itself reports what the server did not allow.
    expect(bo.errors.filter((error) => !/403/.test(error))).toEqual([]);
    bo.errors.length = 0;
    await ada.close();
    await bo.close();
  });

  it('a long log comes with its end, and page by page for who reads on', async () => {
    const eve = await visit();
    const total = async (id: string): Promise<number> => {
      const got = await eve.page.request.get(`${server().address}/api/tables/${id}?from=0`);
      const { sight, events } = (await got.json()) as Update;
      return sight.stage === 'over' ? events.length : 0;
    };
    // Dice decide how long a game is: the first that is longer than what comes at once.
    let id = '';
    for (let games = 0; games < 5 && (id === '' || (await total(id)) <= 200); games++) {
      id = await botsAlone(eve.page, 'orbit');
      await expect.poll(() => total(id), { timeout: 60_000 }).toBeGreaterThan(0);
    }
    const asked: string[] = [];
    eve.page.on('request', (request) => asked.push(request.url()));
    await eve.page.goto(`${server().address}/table/${id}`);
    const lines = eve.page.getByRole('log').locator('li');
    await expect.poll(() => lines.count()).toBeGreaterThan(0);
    expect(await lines.count()).toBeLessThanOrEqual(200);
    expect(asked).toContain(`${server().address}/api/tables/${id}`);
    expect(asked).not.toContain(`${server().address}/api/tables/${id}?from=0`);
    const earlier = eve.page.getByRole('button', { name: 'Earlier' });
    const readOn = async (): Promise<number> => {
      if (await earlier.isVisible()) await earlier.click();
      return lines.count();
    };
    await expect.poll(readOn).toBe(await total(id));
    await earlier.waitFor({ state: 'detached' });
    await eve.close();
  });
});
