// Several people at one screen: it is passed on where they hold secrets, and never shows one what only another knows.

import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { seriousIssues } from './axe.ts';
import { callMe, chromiumPath, openSite } from './browser.ts';
import { hasSecrets, putSaved, savedUntil } from './savedGames.ts';
import { answer, decision, nextQuestion, question, startGame } from './player.ts';

const passed = (page: Page) => page.locator('.pass-screen');
const you = (page: Page): Promise<string> =>
  page.locator('.seats li').filter({ hasText: 'you' }).locator('strong').innerText();

/** Sits down as whoever the screen is passed to. */
async function sit(page: Page, name: string): Promise<void> {
  await page.getByRole('heading', { name: `Pass the screen to ${name}` }).waitFor();
  await page.getByRole('button', { name: `I am ${name}` }).click();
  await nextQuestion(page);
}

describe.skipIf(chromiumPath === null)('at one screen', () => {
  const { visit, server } = openSite();

  const start = async (page: Page, game: RegExp, seats: number): Promise<void> => {
    await page.goto(server().address);
    await page.getByRole('button', { name: game }).click();
    await page.getByLabel('Your name').fill('Ada');
    await page.getByLabel('Who takes seat 2').selectOption('friend');
    await page.getByLabel('Name in seat 2').fill('Bruno');
    while ((await page.getByLabel(/Who takes seat/).count()) > seats)
      await page
        .getByRole('button', { name: /Remove seat/ })
        .last()
        .click();
    await page.getByRole('button', { name: 'Play in this tab' }).click();
    await page.locator('.pass-screen, .decision[data-question]').waitFor();
  };

  it('plays a duel of two friends and two bots: the screen is passed on, and covered until they sit', async () => {
    const { page, close } = await visit({ bypassCSP: true });
    await start(page, /Play.*Duel/, 4);
    if ((await passed(page).count()) > 0) await sit(page, 'Ada');
    expect(await you(page)).toBe('Ada');
    expect(await answer(page)).toBe('pass');
    // Nothing of the table is on the page: no question, no log, no seat.
    expect(await decision(page).count()).toBe(0);
    expect(await page.getByRole('log').count()).toBe(0);
    expect(await seriousIssues(page)).toEqual([]);
    await page.reload();
    await sit(page, 'Bruno');
    expect(await you(page)).toBe('Bruno');
    const asked = await question(page);
    await page.reload();
    await sit(page, 'Bruno');
    expect(await question(page)).toBe(asked);
    const sat = new Set<string>();
    for (let answers = 0; sat.size < 2 && answers < 40; answers++) {
      if ((await answer(page)) !== 'pass') continue;
      const name = (await page.getByRole('button', { name: /^I am/ }).innerText()).replace('I am ', '');
      sat.add(name);
      await sit(page, name);
      expect(await you(page)).toBe(name);
    }
    expect([...sat].sort((a, b) => a.localeCompare(b))).toEqual(['Ada', 'Bruno']);
    await close();
  });

  it('plays Merchant of Venus with two people without a word while neither has a secret', async () => {
    const { page, close } = await visit();
    await start(page, /Play.*Merchant/, 2);
    expect(await passed(page).count()).toBe(0);
    const first = await you(page);
    expect(await question(page)).toMatch(new RegExp(`^\\s*${first}:`));
    await answer(page);
    expect(await passed(page).count()).toBe(0);
    expect(await you(page)).not.toBe(first);
    expect(await question(page)).toMatch(new RegExp(`^\\s*${await you(page)}:`));
    await page.reload();
    await nextQuestion(page);
    expect(await you(page)).not.toBe(first);
    await close();
  });

  it('passes the screen on in Merchant of Venus once one has looked at something', async () => {
    const { page, close } = await visit();
    await page.goto(server().address);
    await page.getByText('No game in this browser yet').waitFor();
    const kept = savedUntil('apprentices', hasSecrets);
    await putSaved(page, { ...kept, bots: kept.bots.map(() => null) });
    await page.goto(`${server().address}/here/${kept.id}`);
    const name = kept.record.seats[kept.bots.indexOf(null)] ?? '';
    await sit(page, name);
    expect(await you(page)).toBe(name);
    let answers = 0;
    while ((await answer(page)) !== 'pass') expect(answers++).toBeLessThan(80);
    const next = (await page.getByRole('button', { name: /^I am/ }).innerText()).replace('I am ', '');
    expect(next).not.toBe(name);
    await sit(page, next);
    expect(await you(page)).toBe(next);
    await close();
  });

  it('lets a bot play a seat, and gives it back', async () => {
    const { page, close } = await visit();
    await callMe(page, 'Nova');
    await page.goto(server().address);
    await startGame(page, /Play.*Orbit/, 'Play in this tab');
    const menu = page.getByRole('button', { name: /Nova/ }).and(page.locator('.seat-button'));
    const lines = await page.getByRole('log').locator('li').count();
    await menu.click();
    await page.getByRole('dialog').getByRole('button', { name: 'Easy' }).click();
    await page.waitForFunction((n) => document.querySelectorAll('[role=log] li').length > n + 4, lines);
    await menu.click();
    await page.getByRole('dialog').getByRole('button', { name: 'Take the seat back' }).click();
    await nextQuestion(page);
    expect(await you(page)).toBe('Nova');
    await answer(page);
    await close();
  });

  it('ranks last whoever resigns, while a bot plays on', async () => {
    const { page, close } = await visit();
    await callMe(page, 'Nova');
    await page.goto(server().address);
    await startGame(page, /Play.*Frontier/, 'Play in this tab');
    await page.getByRole('button', { name: /Nova/ }).and(page.locator('.seat-button')).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Resign' }).click();
    await dialog.getByRole('button', { name: 'Yes, resign' }).click();
    await page.locator('.seats').getByText('resigned').waitFor();
    await page.locator('.over').waitFor({ timeout: 120_000 });
    const last = await page.locator('.ranking tbody tr').last().innerText();
    expect(last).toMatch(/Nova/);
    const ranks = await page.locator('.ranking tbody tr td:first-child').allInnerTexts();
    expect(ranks.filter((rank) => rank === ranks.at(-1))).toHaveLength(1);
    await close();
  });
});
