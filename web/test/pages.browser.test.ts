// Home and table for everybody: three sizes, a keyboard, a screen reader, the reader's language.

import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { seriousIssues, widthBeyond } from './axe.ts';
import { chromiumPath, openSite } from './browser.ts';
import { answer, decision, nextQuestion, question, startGame } from './player.ts';

const SIZES = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
];

/** Where the pictures go, to be looked at. */
const album = process.env.ORRERY_ALBUM ?? mkdtempSync(join(tmpdir(), 'orrery-album-'));

describe.skipIf(chromiumPath === null)('pages', () => {
  const { visit, server } = openSite();

  it.each(SIZES)('fit $width x $height: nothing is cut, nothing serious for axe', async (viewport) => {
    // Under the page's content policy no script may be added; axe is one.
    const { page, close } = await visit({ viewport, bypassCSP: true, reducedMotion: 'reduce' });
    const look = async (name: string): Promise<void> => {
      await page.screenshot({ path: join(album, `${name}-${viewport.width}.png`), fullPage: name === 'home' });
      expect(await widthBeyond(page), `${name} is wider than the screen`).toBe(0);
      expect(await seriousIssues(page), name).toEqual([]);
    };
    await page.goto(server().address);
    await page.getByText('No table on the server yet').waitFor();
    await look('home');
    await page.getByRole('button', { name: /Play.*Duel/ }).click();
    await page.getByRole('heading', { name: 'New game: Duel' }).waitFor();
    await look('new');
    await page.getByRole('button', { name: 'Play in this tab' }).click();
    await nextQuestion(page);
    await look('amounts');
    expect(await isWithin(page, '.decision h2')).toBe(true);
    for (let kind = ''; !kind.includes('one'); kind = (await page.locator('.choice').getAttribute('class')) ?? '')
      await answer(page);
    await look('one');
    expect(await isWithin(page, '.choice .option')).toBe(true);
    expect(await isWithin(page, '.seats')).toBe(true);
    await close();
  });

  it('can be played by keyboard alone', async () => {
    const { page, close } = await visit();
    const press = async (key: string, until: () => Promise<boolean>): Promise<void> => {
      for (let presses = 0; !(await until()); presses++) {
        if (presses > 80) throw new Error(`${key} does not lead there`);
        await page.keyboard.press(key);
      }
    };
    const focused = (text: RegExp) => async (): Promise<boolean> => text.test(await focusedName(page));
    await page.goto(server().address);
    await press('Tab', focused(/^Play.*Duel/));
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'New game: Duel' }).waitFor();
    await press('Tab', focused(/^Play in this tab/));
    await page.keyboard.press('Enter');
    const first = await nextQuestion(page);
    for (const base of ['A', 'B', 'C', 'D', 'E']) {
      await press('Tab', focused(new RegExp(`^Base ${base}`)));
      await page.keyboard.type('4');
    }
    await press('Tab', focused(/^Confirm/));
    await page.keyboard.press('Enter');
    const second = await nextQuestion(page, first);
    // Whoever answered by keyboard stands at the new question, and goes on from there.
    await page.waitForFunction(() => document.activeElement?.matches('.decision h2'));
    await press('Tab', async () => page.evaluate(() => document.activeElement?.closest('.choice') !== null));
    await press('Tab', async () =>
      page.evaluate(() => document.activeElement?.matches('.option, [value="0"]') ?? false),
    );
    if (await page.evaluate(() => document.activeElement?.tagName === 'INPUT')) {
      await page.keyboard.type('1');
      await press('Tab', focused(/^Confirm/));
    }
    await page.keyboard.press('Enter');
    await nextQuestion(page, second);
    await close();
  });

  it('speaks the language of the browser, and keeps the one that was chosen', async () => {
    const { page, close } = await visit({ locale: 'it-IT' });
    await page.goto(server().address);
    await page.getByRole('heading', { name: /Un tavolo per/ }).waitFor();
    await startGame(page, /Gioca.*Duello/, 'Gioca in questa scheda');
    expect(await question(page)).toMatch(/basi/);
    await page.getByRole('button', { name: 'English' }).click();
    await page.reload();
    await nextQuestion(page);
    expect(await question(page)).toMatch(/bases/);
    await close();
  });

  it('says so when a table is not there', async () => {
    const { page, close } = await visit();
    await page.goto(`${server().address}/here/nowhere`);
    await page.getByRole('heading', { name: 'This table cannot be opened' }).waitFor();
    await page.getByText(/^There is no game at this address/).waitFor();
    await page.getByRole('link', { name: 'All games' }).click();
    await page.getByRole('heading', { name: /A table for/ }).waitFor();
    await page.goto(`${server().address}/no/such/page`);
    await page.getByRole('heading', { name: 'There is no page at this address' }).waitFor();
    await close();
  });

  it('moves nothing for whoever asked for less motion', async () => {
    const { page, close } = await visit({ reducedMotion: 'reduce' });
    await page.goto(server().address);
    await page.locator('.orrery').waitFor();
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    expect(await decision(page).count()).toBe(0);
    await close();
  });
});

const isWithin = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate((wanted) => {
    const box = document.querySelector(wanted)?.getBoundingClientRect();
    return box !== undefined && box.top >= 0 && box.left >= 0 && box.bottom <= innerHeight && box.right <= innerWidth;
  }, selector);

const focusedName = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement;
    const label = element instanceof HTMLInputElement ? element.labels?.[0] : null;
    return element?.getAttribute('aria-label') ?? (label ?? element)?.textContent ?? '';
  });
