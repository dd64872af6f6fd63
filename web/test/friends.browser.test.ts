// With friends: a table in two clicks, a link and a code to scan, no two of one name, and a friend who vanishes for good.

import type { ProfilePage } from '@orrery/protocol/people';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { seriousIssues } from './axe.ts';
import { callMe, chromiumPath, openSite, type Visit } from './browser.ts';
import { act, isAsked, nextQuestion } from './player.ts';
import { setUp, sitDown } from './tables.ts';

describe.skipIf(chromiumPath === null)('with friends', () => {
  const { visit, server } = openSite(['--patience', '1']);
  const address = (id: string): string => `${server().address}/table/${id}`;
  const sitAll = async (game: string, visits: readonly Visit[], names: readonly string[], options = {}) => {
    const [first, ...others] = visits as [Visit, ...Visit[]];
    const id = await setUp(first.page, game, visits.length, { options });
    for (const [i, { page }] of others.entries()) await sitDown(page, id, names[i + 1] ?? '');
    for (const { page } of visits) {
      await page.goto(address(id));
      await page.locator('.table-layout').waitFor();
    }
    return id;
  };
  const isOver = async (page: Page): Promise<boolean> => (await page.locator('.over').count()) > 0;

  it('a table is set up in two clicks, and the link tells all that a friend wants to know', async () => {
    const [ada, bo] = [await visit({ bypassCSP: true }), await visit({ bypassCSP: true })];
    await ada.page.goto(server().address);
    await ada.page.getByRole('button', { name: 'Play with friends' }).click();
    await ada.page.getByRole('button', { name: 'Open the table' }).waitFor();
    expect(await seriousIssues(ada.page)).toEqual([]);
    await ada.page.getByRole('button', { name: 'Open the table' }).click();
    const link = await ada.page.getByLabel(/Send this link/).inputValue();
    expect(link).toBe(ada.page.url());
    await ada.page.getByRole('img', { name: /QR code/ }).waitFor();
    expect(await seriousIssues(ada.page)).toEqual([]);

    await bo.page.goto(link);
    await bo.page.getByRole('heading', { name: 'Merchant of Venus' }).waitFor();
    await bo.page.getByText('grow rich by trade').waitFor();
    await bo.page.getByText('No clock: take your time').waitFor();
    // The goal of this game is one of its options.
    await bo.page.locator('.table-facts dd', { hasText: '2,000' }).waitFor();
    await bo.page.getByRole('link', { name: 'How to play' }).waitFor();
    expect(await seriousIssues(bo.page)).toEqual([]);
    // Both were given a name; neither has told one.
    const hers = await ada.page.locator('.sitters strong').first().innerText();
    const his = await bo.page.getByLabel('Your name').inputValue();
    expect(hers).toMatch(/^\w+ \w+$/);
    expect(his).not.toBe(hers);
    for (const each of [ada, bo]) await each.close();
  });

  it('two of one name are not taken: the second is told, and chooses another', async () => {
    const [ada, bo] = [await visit(), await visit()];
    for (const { page } of [ada, bo]) await callMe(page, 'Nova');
    await ada.page.goto(server().address);
    await ada.page.getByRole('button', { name: 'Play with friends' }).click();
    await ada.page.getByRole('radio', { name: /Orbit/ }).check();
    await ada.page.getByLabel('How many of you').selectOption('2');
    // What the game leaves open is one fold away.
    await ada.page.getByText('Options', { exact: true }).click();
    await ada.page.getByRole('dialog').locator('.options select').first().selectOption('20');
    await ada.page.getByRole('button', { name: 'Open the table' }).click();
    await ada.page.waitForURL(/\/table\//);
    await bo.page.goto(ada.page.url());
    await bo.page.locator('.table-facts dd', { hasText: /^20$/ }).waitFor();
    await bo.page.getByRole('button', { name: 'Take a seat' }).click();
    await bo.page.getByText('Somebody at this table already has this name.').waitFor();
    // Nothing but blanks is no name: one is made up.
    await bo.page.getByLabel('Your name').fill('   ');
    await bo.page.getByRole('button', { name: 'Take a seat' }).click();
    for (const { page } of [ada, bo]) await page.locator('.table-layout').waitFor();
    expect(await bo.page.locator('.seats strong').nth(1).innerText()).toMatch(/^\w+ \w+$/);
    // The browser itself reports what the server did not take.
    expect(bo.errors.filter((error) => !/409/.test(error))).toEqual([]);
    bo.errors.length = 0;
    for (const each of [ada, bo]) await each.close();
  });

  it('one is lost for good in mid-game: the others let a bot play on, and finish; a spectator sees it', async () => {
    const [ada, bo, cy, eve] = await Promise.all([visit(), visit(), visit(), visit()]);
    const id = await sitAll('orbit', [ada, bo, cy], ['Ada', 'Bo', 'Cy'], { rounds: 6, deals: false });
    await eve.page.goto(address(id));
    const left = [ada.page, bo.page];
    for (const page of [ada.page, bo.page, cy.page]) {
      await nextQuestion(page);
      while (await isAsked(page)) await act(page);
    }
    await cy.close();
    const play = async (): Promise<void> => {
      for (const page of left) while (!(await isOver(page)) && (await isAsked(page))) await act(page);
    };
    const offer = ada.page.getByRole('button', { name: 'Let a bot play for Cy' });
    await expect
      .poll(
        async () => {
          await play();
          return offer.isVisible();
        },
        { timeout: 60_000 },
      )
      .toBe(true);
    await eve.page.getByText(/^Cy has been away since/).waitFor();
    expect(await eve.page.getByRole('button', { name: /Let a bot play/ }).count()).toBe(0);
    await offer.click();
    await ada.page.getByText('Still to answer: Bo.').waitFor();
    await bo.page.getByText('Ada suggests letting a bot play for Cy until they are back.').waitFor();
    await bo.page.getByRole('button', { name: 'Let it play' }).click();
    await eve.page.locator('.seats li', { hasText: 'Cy' }).getByText('Medium').waitFor();
    await expect
      .poll(
        async () => {
          await play();
          return Promise.all([...left, eve.page].map(isOver));
        },
        { timeout: 100_000 },
      )
      .toEqual([true, true, true]);
    const profile = (await (await ada.page.request.get(`${server().address}/api/profile`)).json()) as ProfilePage;
    expect(profile.games).toMatchObject([
      { table: id, you: 0, seats: [{ name: 'Ada' }, { name: 'Bo' }, { name: 'Cy' }] },
    ]);
    // Both want to play once more, and both sit at the one next table.
    const onceMore = { name: /Play once more|To the next game/ };
    await Promise.all(left.map((page) => page.getByRole('button', onceMore).click()));
    for (const page of left) {
      await page.getByRole('heading', { name: 'Waiting for friends' }).waitFor();
      await expect.poll(() => page.locator('.sitters strong').allInnerTexts()).toEqual(['Ada', 'Bo']);
    }
    for (const each of [ada, bo, eve]) await each.close();
  });

  it('alone with somebody who is gone, one ends the game at once; nobody has won', async () => {
    const [ada, bo] = await Promise.all([visit(), visit()]);
    await sitAll('orbit', [ada, bo], ['Ada', 'Bo']);
    await nextQuestion(ada.page);
    while (await isAsked(ada.page)) await act(ada.page);
    await bo.close();
    await ada.page.getByRole('button', { name: 'End the game' }).click();
    await ada.page.getByRole('heading', { name: 'The game is over', exact: true }).first().waitFor();
    await ada.page.getByText('Ended by agreement before it was decided.').first().waitFor();
    expect(await ada.page.locator('.ranking tbody td:first-child').allInnerTexts()).toEqual(['', '']);
    await ada.page.goto(`${server().address}/profile`);
    await ada.page.getByText('Ended without a winner').waitFor();
    await ada.close();
  });

  it('a bot for oneself, and giving up, are in the menu', async () => {
    const [ada, bo] = await Promise.all([visit(), visit()]);
    await sitAll('orbit', [ada, bo], ['Ada', 'Bo']);
    await ada.page.getByRole('button', { name: 'Menu' }).click();
    const menu = ada.page.getByRole('dialog');
    await menu.getByRole('button', { name: 'Resign' }).waitFor();
    await menu.getByRole('button', { name: 'Easy' }).click();
    await ada.page.getByText('A bot plays for you.').waitFor();
    await ada.page.getByRole('button', { name: 'Take the seat back' }).click();
    for (const each of [ada, bo]) await each.close();
  });

  it('open tables are found by their game, and joined; what is found by its link alone is not listed', async () => {
    const [ada, bo] = [await visit(), await visit({ bypassCSP: true })];
    await callMe(ada.page, 'Ada');
    await ada.page.goto(`${server().address}/tables`);
    await ada.page.getByRole('button', { name: 'New table' }).click();
    await ada.page.getByRole('radio', { name: /Orbit/ }).check();
    await ada.page.getByRole('button', { name: 'Open the table' }).click();
    await ada.page.waitForURL(/\/table\//);
    await setUp(bo.page, 'duel', 3, { unlisted: true });
    await setUp((await visit()).page, 'duel', 3, { unlisted: true });

    await bo.page.goto(`${server().address}/tables`);
    const open = bo.page.locator('section', { has: bo.page.getByRole('heading', { name: 'Looking for players' }) });
    const row = open.getByRole('listitem').filter({ hasText: 'Ada', hasNotText: 'Bo' }).first();
    await row.waitFor();
    expect(await open.getByText('Duel', { exact: true }).count()).toBe(1);
    expect(await seriousIssues(bo.page)).toEqual([]);
    await open.getByLabel(/^Game/).selectOption('duel');
    await open.getByText('No open table of this kind at the moment.').waitFor();
    await open.getByLabel(/^Game/).selectOption('orbit');
    await open.getByLabel(/^Pace/).selectOption('turns');
    await open.getByText('No open table of this kind at the moment.').waitFor();
    await open.getByLabel(/^Pace/).selectOption('calm');
    await row.getByRole('link', { name: 'Join' }).click();
    await bo.page.getByRole('button', { name: 'Take a seat' }).waitFor();
    for (const each of [ada, bo]) await each.close();
  });
});
