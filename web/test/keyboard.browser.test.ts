// The table of Merchant of Venus by keyboard alone: single keys, the list, pages over the table, and the focus on its way.

import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { chromiumPath, openSite, type Visit } from './browser.ts';
import { decision, nextQuestion, question } from './player.ts';
import { SCENES } from './scenes.ts';

describe.skipIf(chromiumPath === null)('the keyboard', () => {
  const { visit, server } = openSite();

  const sitAt = async (scene: string): Promise<Visit> => {
    const there = await visit({ reducedMotion: 'reduce' });
    await there.page.goto(server().address);
    await there.page.getByRole('heading', { level: 1 }).waitFor();
    await SCENES.find(({ name }) => name === scene)?.open(there.page, server().address);
    return there;
  };

  it('answers by digit, undoes and does again', async () => {
    const { page, close } = await sitAt('trade');
    const first = await decision(page).getAttribute('data-question');
    await page.keyboard.press('l');
    await page
      .locator('.drawer .option')
      .filter({ hasText: /^Build the Spaceport/ })
      .first()
      .focus();
    await page.keyboard.press('Enter');
    const second = await nextQuestion(page, first);
    await page.keyboard.press('u');
    expect(await nextQuestion(page, second)).toBe(first);
    await page.keyboard.press('r');
    expect(await nextQuestion(page, first)).toBe(second);
    const words = await page.locator('.answers .option').first().innerText();
    expect(words).toBe('End the turn');
    expect(await page.locator('.answers .option').first().getAttribute('title')).toBe('key 1');
    await page.keyboard.press('1');
    await page.waitForFunction(
      (old) => document.querySelector('.decision')?.getAttribute('data-question') !== old,
      second,
    );
    await close();
  });

  it('opens and closes the pages over the table, and gives the focus back', async () => {
    const { page, close } = await sitAt('turn');
    const hint = page.getByRole('button', { name: 'Hint' });
    await hint.focus();
    for (const [key, title] of [
      ['g', /^1\. /],
      ['c', 'Reference card'],
      ['?', 'Keys'],
    ] as const) {
      await page.keyboard.press(key);
      await page.getByRole('dialog').getByRole('heading', { name: title, level: 2 }).first().waitFor();
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true);
      await page.keyboard.press('Escape');
      expect(await page.getByRole('dialog').count()).toBe(0);
      expect(await hint.evaluate((element) => element === document.activeElement)).toBe(true);
    }
    await close();
  });

  it('types letters where letters are typed', async () => {
    const { page, close } = await sitAt('trade');
    await page.locator('.list-button').focus();
    await page.keyboard.press('Enter');
    const find = page.locator('.drawer').getByRole('searchbox');
    expect(await find.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.type('guchl');
    expect(await find.inputValue()).toBe('guchl');
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(await page.locator('.drawer').count()).toBe(1);
    await close();
  });

  it('goes to the list, to the board and to a hint by one key each', async () => {
    const { page, close } = await sitAt('trade');
    await page.keyboard.press('l');
    await page.keyboard.type('end');
    await page.keyboard.press('Enter');
    expect(await focusedText(page)).toMatch(/^End the turn/);
    await page.keyboard.press('Escape');
    await page.keyboard.press('b');
    expect(await page.evaluate(() => document.activeElement?.hasAttribute('data-key'))).toBe(true);
    await page.getByRole('link', { name: 'To the decision' }).focus();
    await page.keyboard.press('Enter');
    const before = await decision(page).getAttribute('data-question');
    await page.locator('.question h2').focus();
    await page.keyboard.press('h');
    await page.locator('.hint').waitFor({ timeout: 60_000 });
    await expect.poll(() => focusedText(page)).toBe('Do it');
    await page.keyboard.press('Enter');
    await page.waitForFunction(
      (old) => document.querySelector('.decision')?.getAttribute('data-question') !== old,
      before,
    );
    await close();
  });

  it('lets single keys be turned off', async () => {
    const { page, close } = await sitAt('turn');
    await page.keyboard.press('?');
    await page.getByLabel('Use single keys at the table').click();
    await page.keyboard.press('Escape');
    await page.keyboard.press('l');
    expect(await page.locator('.drawer').count()).toBe(0);
    await page.locator('.list-button').click();
    expect(await page.locator('.drawer').count()).toBe(1);
    await close();
  });

  it('walks the tabs with arrows, and jumps to the decision', async () => {
    const { page, close } = await sitAt('turn');
    await page.getByRole('tab', { selected: true }).focus();
    const before = await page.getByRole('tab', { selected: true }).innerText();
    await page.keyboard.press('ArrowRight');
    const after = await page.getByRole('tab', { selected: true }).innerText();
    expect(after).not.toBe(before);
    expect(await focusedText(page)).toBe(after);
    await page.getByRole('link', { name: 'To the decision' }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('.bottom') !== null)).toBe(true);
    expect(await question(page)).toBeTruthy();
    await close();
  });
});

const focusedText = (page: Page): Promise<string> =>
  page.evaluate(() => (document.activeElement instanceof HTMLElement ? document.activeElement.innerText : ''));
