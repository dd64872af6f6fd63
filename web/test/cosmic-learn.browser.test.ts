// Learning and setting up Cosmic Encounter in the browser: the encyclopaedia with its examples, a lesson to its end, a table with
// powers left out and a draft.

import { getGame } from '@orrery/games';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { seriousIssues, widthBeyond } from './axe.ts';
import { chromiumPath, openSite } from './browser.ts';

const PAGES = '/learn/cosmic/encyclopaedia';
const cards = (page: Page) => page.locator('.article-card');
const title = (page: Page): Promise<string> => page.locator('.coach h2').first().innerText();

describe.skipIf(chromiumPath === null)('learning Cosmic Encounter', () => {
  const { visit } = openSite();

  it('sifts the encyclopaedia, by the keyboard too, and keeps what was asked for in the address', async () => {
    const { page, close } = await visit({ bypassCSP: true });
    await page.goto(PAGES);
    await cards(page).first().waitFor();
    expect(await cards(page).count()).toBe(102);
    await page.getByLabel('How hard to play').selectOption({ label: 'plain' });
    await page.getByLabel('What it is about').selectOption({ label: 'the Warp' });
    expect(await cards(page).locator('strong').allInnerTexts()).toEqual(['Vacuum', 'Warpish', 'Zombie']);
    expect(new URL(page.url()).search).toContain('theme=warp');
    await page.getByLabel('Search').focus();
    await page.keyboard.type('multiplies');
    expect(await page.locator('.encyclopaedia [role="status"]').innerText()).toContain('Nothing matches');
    await page.getByRole('button', { name: 'Show all' }).click();
    await page.getByLabel('Search').focus();
    await page.keyboard.type('multiplies');
    await page.waitForFunction(() => document.querySelectorAll('.article-card').length === 1);
    await page.keyboard.press('Tab');
    while ((await page.evaluate(() => document.activeElement?.className)) !== 'panel article-card')
      await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Virus', level: 1 }).waitFor();
    await page.goBack();
    expect(await cards(page).count()).toBe(1);
    await close();
  });

  it('starts the example of a power against bots at one click', async () => {
    const { page, close } = await visit({ bypassCSP: true });
    await page.goto(`${PAGES}/virus`);
    await page.getByRole('heading', { name: 'When it asks you' }).waitFor();
    await page.locator('.article > header svg path').nth(5).waitFor({ state: 'attached' });
    expect(await seriousIssues(page)).toEqual([]);
    await page.getByRole('button', { name: 'Play this position against bots' }).click();
    await page.waitForURL(/\/here\//);
    await page.getByText('Virus').first().waitFor();
    await close();
  });

  it('leads through a first challenge to its end, on the board it points at, in Italian, on a phone', async () => {
    const { page, close } = await visit({ bypassCSP: true, locale: 'it-IT', viewport: { width: 390, height: 844 } });
    await page.goto('/learn/cosmic');
    await page.getByRole('link', { name: /Comincia.*La tua prima sfida/ }).click();
    await page.getByRole('heading', { name: 'Cinque pianeti altrui' }).waitFor();
    const titles = [await title(page)];
    while (titles.at(-1) !== 'I dieci passi' && titles.length < 20) {
      await answer(page);
      await page.waitForFunction((old) => document.querySelector('.coach h2')?.textContent !== old, titles.at(-1));
      titles.push(await title(page));
      expect(await widthBeyond(page)).toBeLessThanOrEqual(0);
    }
    expect(titles).toContain('34 contro 19');
    await page.getByRole('button', { name: 'Gioca contro i bot' }).waitFor();
    expect(await seriousIssues(page)).toEqual([]);
    await close();
  });

  it('has figures on the rules page, drawn as the board is', async () => {
    const { page, close } = await visit({ bypassCSP: true });
    await page.goto('/learn/cosmic/rules#9.1');
    const figures = page.locator('.rule-text figure');
    await expect.poll(() => figures.locator('svg[role=img]').count(), { timeout: 20_000 }).toBe(11);
    // Two suns, and six planets with tokens.
    const binary = page.locator('[id="9.1"] figure svg');
    expect(await binary.locator('[data-system="0"] [data-chip]').count()).toBe(6);
    await page.locator('[id="3.3"] figure .cosmic-beam').waitFor({ state: 'attached' });
    expect(await seriousIssues(page)).toEqual([]);
    await close();
  });

  it('sets up a table with powers left out, and a draft of three among the rest', async () => {
    const { page, close } = await visit({ bypassCSP: true });
    const sheet = await newTable(page);
    expect(await sheet.locator('.option-group[open]').count()).toBe(1);
    await sheet.getByText('Powers left out').click();
    await sheet.getByRole('button', { name: 'Only plain ones' }).click();
    await sheet.getByLabel('Virus', { exact: true }).check();
    expect(await sheet.getByLabel('Wrack', { exact: true }).isChecked()).toBe(true);
    expect(await sheet.getByLabel('Anomaly (reconstructed)').isChecked()).toBe(false);
    await sheet.getByLabel('How powers are given').selectOption({ label: 'one of three' });
    expect(await sheet.locator('.option-group > summary').first().innerText()).toContain('2 changed');
    expect(await seriousIssues(page)).toEqual([]);
    await sheet.getByRole('button', { name: 'Play in this tab' }).click();
    await page.waitForURL(/\/here\//);
    const offered = page.locator('#decision .option');
    await offered.nth(2).waitFor();
    const harder = (await getGame('cosmic')).picks?.['barred']?.sets?.['plain'] ?? [];
    for (const text of await offered.allInnerTexts())
      expect([...harder, 'virus']).not.toContain(text.trim().toLowerCase());
    await close();
  });

  it('drafts two powers and keeps one, at one click', async () => {
    const { page, close } = await visit();
    const sheet = await newTable(page);
    await sheet.getByRole('button', { name: /Two powers each, keep one/ }).click();
    expect(await sheet.getByRole('switch', { name: 'A draft of two' }).isChecked()).toBe(true);
    await sheet.getByRole('button', { name: 'Play in this tab' }).click();
    await page.waitForURL(/\/here\//);
    const offered = page.locator('#decision .option');
    await offered.nth(1).waitFor();
    expect(await offered.count()).toBe(2);
    const name = ((await offered.first().innerText()).split(/\s/)[0] ?? '').trim();
    await offered.first().click();
    await page
      .getByRole('log')
      .getByText(new RegExp(`has .*${name}`))
      .first()
      .waitFor();
    await close();
  });

  it('throws a random evening that can be played, and shows what was thrown', async () => {
    const { page, close } = await visit({ locale: 'it-IT' });
    const sheet = await newTable(page);
    const thrown = new Set<string>();
    for (let n = 0; n < 6; n++) {
      await sheet.getByRole('button', { name: 'Una serata a caso' }).click();
      const values = sheet.locator('.options select, .options input[role="switch"]');
      thrown.add(
        JSON.stringify(
          await values.evaluateAll((all) =>
            all.map((each) => [(each as HTMLInputElement).value, (each as HTMLInputElement).checked]),
          ),
        ),
      );
      expect(await sheet.getByRole('button', { name: 'Gioca in questa scheda' }).getAttribute('aria-disabled')).toBe(
        'false',
      );
    }
    expect(thrown.size).toBeGreaterThan(1);
    await close();
  });
});

/** Reads on, or does what the coach asks for, on the board where it says so: four tokens, the third player, the first answer. */
async function answer(page: Page): Promise<void> {
  const does = page.locator('.coach-does');
  if ((await does.locator('.touch').count()) > 0) {
    expect(await page.locator('[data-glow]').count()).toBeGreaterThan(0);
    const seat = page.locator('[data-thing="seat 2"][data-target]');
    const targets = (await seat.count()) > 0 ? seat : page.locator('[data-target]');
    const confirm = page.locator('[data-confirm]');
    const isTokens = (await confirm.count()) > 0 && (await seat.count()) === 0;
    for (let n = 0; n < (isTokens ? 4 : 1); n++) await targets.nth(n % (await targets.count())).click();
    if ((await confirm.count()) > 0) await confirm.click();
    return;
  }
  const more = does.getByRole('button', { name: /^Aggiungi/ });
  const options = does.locator('.option, input[type="checkbox"]');
  const main = does.locator('.button.main');
  const isToConfirm = (await main.count()) > 0;
  if ((await more.count()) > 0) for (let n = 0; n < 4; n++) await more.first().click();
  else if ((await options.count()) > 0) await options.first().click();
  if (isToConfirm) await main.first().click();
}

async function newTable(page: Page): Promise<Locator> {
  await page.goto('/');
  await page.getByRole('article').filter({ hasText: 'Cosmic Encounter' }).getByRole('button').last().click();
  const sheet = page.locator('.new-game');
  await sheet.locator('.option-group').first().waitFor();
  return sheet;
}
