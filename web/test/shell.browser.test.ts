// Home, the new-table dialog and the settings: what they start, what they refuse and why, in every size and colour.

import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { seriousIssues, widthBeyond } from './axe.ts';
import { chromiumPath, openSite } from './browser.ts';
import { nextQuestion, question, startGame } from './player.ts';

const SIZES = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
];

describe.skipIf(chromiumPath === null)('the shell', () => {
  const { visit, server } = openSite();

  const openNew = async (page: Page, game: RegExp): Promise<void> => {
    await page.goto(server().address);
    await page.getByRole('button', { name: game }).click();
    await page.getByRole('heading', { name: /New game/ }).waitFor();
  };

  it('plays Merchant of Venus at one click, and says at home where it stands', async () => {
    const { page, close } = await visit();
    await page.goto(server().address);
    await page.getByRole('button', { name: 'Play now' }).click();
    await nextQuestion(page);
    expect(await question(page)).toBeTruthy();
    const table = page.url();
    await page.goto(server().address);
    const back = page.getByRole('link', { name: /Continue playing.*Merchant of Venus/ });
    expect(await back.innerText()).toMatch(/Your turn · \$\d+, place 1/);
    await back.click();
    await nextQuestion(page);
    expect(page.url()).toBe(table);
    await close();
  });

  it('throws a game away only when asked twice', async () => {
    const { page, close } = await visit();
    await page.goto(server().address);
    await startGame(page, /Play.*Duel/, 'Play in this tab');
    await page.goto(server().address);
    await page.getByLabel(/^Delete Duel/).click();
    await page.getByRole('link', { name: /^Duel/ }).waitFor();
    await page.getByRole('button', { name: 'Delete for good?' }).click();
    await page.getByText('No game in this browser yet').waitFor();
    await close();
  });

  it('explains the options, fills in a ready table, and says why one does not fit', async () => {
    const { page, close } = await visit();
    await openNew(page, /Play.*Merchant/);
    await page.getByText(/Lasers, Nova Balls and Forts/).waitFor();
    await page.getByRole('button', { name: /^Alone/ }).click();
    expect(await page.getByLabel(/Who takes seat/).count()).toBe(1);
    const rastur = page.getByRole('switch', { name: 'Rastur' });
    expect(await rastur.isChecked()).toBe(true);
    await rastur.click();
    expect(await page.getByRole('alert').innerText()).toMatch(/§17\.1$/);
    const start = page.getByRole('button', { name: 'Play in this tab' });
    expect(await start.getAttribute('aria-disabled')).toBe('true');
    await start.click({ force: true });
    await page.getByRole('heading', { name: /New game/ }).waitFor();
    await page.getByRole('button', { name: 'Add a seat' }).click();
    await page.getByRole('alert').filter({ hasText: '§' }).waitFor({ state: 'detached' });
    await start.click();
    await nextQuestion(page);
    await close();
  });

  it('sends friends at this screen to this tab, and open seats to the server', async () => {
    const { page, close } = await visit();
    await openNew(page, /Play.*Duel/);
    const here = page.getByRole('button', { name: 'Play in this tab' });
    const there = page.getByRole('button', { name: 'Play online' });
    const cannot = (button: typeof here) => button.getAttribute('aria-disabled');
    await page.getByLabel('Who takes seat 2').selectOption('friend');
    expect(await page.getByLabel('Name in seat 2').inputValue()).toBe('Friend 2');
    expect([await cannot(here), await cannot(there)]).toEqual(['false', 'true']);
    await page.getByText('Friends at this screen play in this tab').waitFor();
    await page.getByLabel('Who takes seat 2').selectOption('open');
    expect([await cannot(here), await cannot(there)]).toEqual(['true', 'false']);
    await page.getByText('An open seat needs the server').waitFor();
    await close();
  });

  it('applies settings at once, in the middle of a game, and keeps them', async () => {
    const { page, close } = await visit();
    await page.goto(server().address);
    await startGame(page, /Play.*Duel/, 'Play in this tab');
    const asked = await question(page);
    const html = page.locator('html');
    const style = (name: string): Promise<string> =>
      html.evaluate((element, wanted) => getComputedStyle(element).getPropertyValue(wanted), name);
    expect(await style('font-size')).toBe('16px');
    await page.getByRole('button', { name: 'Settings' }).click();
    const settings = page.getByRole('dialog', { name: 'Settings' });
    await settings.getByRole('radio', { name: 'Very large' }).check({ force: true });
    await settings.getByRole('radio', { name: 'Colour-blind safe' }).check({ force: true });
    expect(await style('font-size')).toBe('24px');
    expect(await style('--seat-0')).toBe('#ff9f40');
    expect(await html.getAttribute('data-motion')).toBe('off');
    await settings.getByRole('radio', { name: 'On', exact: true }).check({ force: true });
    expect(await html.getAttribute('data-motion')).toBe('on');
    await settings.getByRole('button', { name: 'Italiano' }).click();
    await page.getByRole('dialog', { name: 'Impostazioni' }).getByRole('button', { name: 'Fatto' }).click();
    await page.waitForFunction((before) => document.querySelector('.decision h2')?.textContent !== before, asked);
    expect(await question(page)).toMatch(/basi/);
    // Closed, it gives the focus back to where it was opened.
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Impostazioni');
    await page.reload();
    await nextQuestion(page);
    expect([await style('font-size'), await style('--seat-0')]).toEqual(['24px', '#ff9f40']);
    expect(await question(page)).toMatch(/basi/);
    await close();
  });

  it('takes no nonsense from what was kept', async () => {
    const { page, close } = await visit();
    const nonsense = { text: 9, colours: 'pink', motion: 1, sound: 'loud', volume: 0.2 };
    await page.addInitScript((kept) => localStorage.setItem('orrery.settings', JSON.stringify(kept)), nonsense);
    await page.goto(server().address);
    await page.getByRole('button', { name: 'Settings' }).click();
    const settings = page.getByRole('dialog', { name: 'Settings' });
    await settings.waitFor();
    const chosen = settings.getByRole('radio', { checked: true });
    expect(await chosen.evaluateAll((radios) => radios.map((radio) => radio.parentElement?.textContent))).toEqual([
      'Normal',
      'Dark',
      'Brass',
      'Follow the system',
      'Normal',
    ]);
    expect(await settings.getByRole('slider').inputValue()).toBe('0.2');
    await close();
  });

  it('asks the system about motion unless told otherwise', async () => {
    const { page, close } = await visit({ reducedMotion: 'reduce' });
    await page.addInitScript(() => localStorage.setItem('orrery.settings', '{}'));
    await page.goto(server().address);
    const motion = () => page.locator('html').getAttribute('data-motion');
    expect(await motion()).toBe('off');
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.locator('html[data-motion="on"]').waitFor();
    await close();
  });

  it.each(SIZES)('is for everybody at $width x $height, in all its colours', async (viewport) => {
    const { page, close } = await visit({ viewport, bypassCSP: true });
    const look = async (what: string): Promise<void> => {
      expect(await widthBeyond(page), `${what} is wider than the screen`).toBe(0);
      expect(await seriousIssues(page), what).toEqual([]);
    };
    await page.goto(server().address);
    await page.getByText('No table on the server yet').waitFor();
    await look('home');
    await page.getByRole('button', { name: 'Settings' }).click();
    const settings = page.getByRole('dialog', { name: 'Settings' });
    for (const colours of ['Brass', 'Colour-blind safe', 'Strong contrast']) {
      await settings.getByRole('radio', { name: colours }).check({ force: true });
      await look(`settings in ${colours}`);
    }
    await settings.getByRole('radio', { name: 'Very large' }).check({ force: true });
    await settings.getByRole('button', { name: 'Done' }).click();
    await look('home in strong contrast and very large');
    await openNew(page, /Play.*Merchant/);
    await look('the new-table dialog');
    await close();
  });
});
