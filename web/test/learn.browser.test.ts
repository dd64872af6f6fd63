// Learning in the browser: the first flight to its end, the rules with positions to try, the glossary on its words.

import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { seriousIssues, widthBeyond } from './axe.ts';
import { chromiumPath, openSite } from './browser.ts';
import { nextQuestion } from './player.ts';

/** For whoever would rather press a button than touch the board. */
const BUTTON = /Give me a button|Preferisco un pulsante/;

const title = (page: Page): Promise<string> => page.locator('.coach h2').first().innerText();

/** What the coach wants done on the board: the first press looks, the second goes there. */
async function touch(page: Page): Promise<void> {
  const target = page.locator('.chart-target');
  await target.waitFor();
  const { x = 0, y = 0, width = 0, height = 0 } = (await target.boundingBox()) ?? {};
  await page.mouse.dblclick(x + width / 2, y + height / 2);
}

/** Reads on, does on the board what is to be done there, or gives the first answer the coach offers; waits for the next page of
 *  the coach. */
async function goOn(page: Page): Promise<string> {
  const before = await title(page);
  if (await page.locator('.coach-does .touch').isVisible()) await page.getByRole('button', { name: BUTTON }).click();
  await page.locator('.coach-does').locator('.option, .button.main').first().click();
  await page.waitForFunction((old) => document.querySelector('.coach h2')?.textContent !== old, before);
  return title(page);
}

describe.skipIf(chromiumPath === null)('learning', () => {
  const { visit, server } = openSite();

  it('flies the first flight to its end, in Italian', async () => {
    const { page, close } = await visit({ locale: 'it-IT', reducedMotion: 'reduce' });
    await page.goto(`${server().address}/learn/merchant`);
    await page.getByRole('link', { name: 'Comincia la lezione' }).click();
    await page.getByRole('heading', { name: 'Di che si tratta' }).waitFor();
    const titles = [await title(page)];
    while (titles.at(-1) !== 'Hai vinto!' && titles.length < 60) titles.push(await goOn(page));
    expect(titles.at(-1)).toBe('Hai vinto!');
    expect(titles).toContain('Il tuo Numero Pilota');
    expect(titles).toContain('La tua prima Proprietà');
    expect(await page.getByRole('log').getByText('vince').count()).toBeGreaterThan(0);
    // The last button starts that game.
    await page.getByRole('button', { name: 'Gioca contro i bot' }).click();
    await page.waitForURL(/\/here\//);
    await nextQuestion(page);
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Merchant of Venus');
    await close();
  });

  it('takes answers on the board too, goes back, and goes on where it was left', async () => {
    const { page, close } = await visit({ reducedMotion: 'reduce' });
    await page.goto(`${server().address}/learn/merchant/lesson/flight`);
    await page.locator('.coach').waitFor();
    for (let pages = 0; pages < 4; pages++) await goOn(page);
    expect(await title(page)).toBe('Stay, or fly');
    const left = page.url();
    await page.reload();
    await page.locator('.coach').waitFor();
    expect(await title(page)).toBe('Stay, or fly');
    // The coach has no button for it: the board is to be touched.
    await page.locator('.coach-does .touch').waitFor();
    expect(await page.locator('.coach-does .option').count()).toBe(0);
    await touch(page);
    await page.getByRole('heading', { name: 'Eight points' }).waitFor();
    for (const before of ['Stay, or fly', 'Your ship']) {
      await page.getByRole('button', { name: 'Back', exact: true }).click();
      expect(await title(page)).toBe(before);
    }
    await page.getByRole('link', { name: 'Leave the lesson' }).click();
    await page.getByRole('link', { name: 'Continue the lesson' }).click();
    await page.waitForURL(left);
    expect(await title(page)).toBe('Your ship');
    await page.getByRole('button', { name: 'From the start' }).click();
    expect(await title(page)).toBe('What it is all about');
    await close();
  });

  it('lets go in the middle: what is done in free play is the learner’s own', async () => {
    const { page, close } = await visit({ reducedMotion: 'reduce' });
    await page.goto(`${server().address}/learn/merchant/lesson/flight`);
    await page.locator('.coach').waitFor();
    while ((await title(page)) !== 'Fly as you like') await goOn(page);
    await page.locator('.coach .decision').waitFor();
    await page.keyboard.press('l');
    const list = page.locator('.drawer');
    await list.getByRole('button', { name: /Change to a Clipper/ }).click();
    await page.getByRole('log').getByText('changes to a Clipper').waitFor();
    expect(await title(page)).toBe('Fly as you like');
    await page.getByRole('button', { name: 'I have seen enough' }).click();
    expect(await title(page)).toBe('Some weeks later');
    await close();
  });

  it('finds a rule by words, links to it, and lets it be tried', async () => {
    const { page, close } = await visit({ reducedMotion: 'reduce' });
    await page.goto(`${server().address}/learn/merchant/rules#5.21`);
    const rule = page.locator('.rule-text[data-here]');
    await rule.waitFor();
    expect(await rule.getAttribute('id')).toBe('5.21');
    const box = await rule.boundingBox();
    expect(box?.y).toBeLessThan(400);
    await page.getByRole('button', { name: /^Try it.*Rule 5\.21$/ }).click();
    const example = page.locator('.example');
    await example.getByRole('button', { name: /north-eastern blue dot/ }).click();
    await example.getByRole('button', { name: /City below Comfort Station/ }).click();
    await example.getByText('By the north: two dots').waitFor();
    await example.getByRole('button', { name: 'Start over' }).click();
    await example.getByRole('button', { name: /south-eastern blue dot/ }).waitFor();
    await page.getByLabel('Search the rules').fill('shield $20');
    await page.getByText('1 rule found').waitFor();
    expect(await page.locator('.rule-text').evaluateAll((all) => all.map(({ id }) => id))).toEqual(['8.3']);
    await page.getByLabel('Search the rules').fill('xyzzy');
    await page.getByText('No rule mentions that.').waitFor();
    await close();
  });

  it('names the Galactic Base on its pictures in the language of the page', async () => {
    const { page, close } = await visit({ locale: 'it-IT', reducedMotion: 'reduce' });
    await page.goto(`${server().address}/learn/merchant/rules#8.2`);
    const picture = page.locator('[id="8.2"] .chart-picture');
    await picture.getByText('Base Galattica').first().waitFor({ state: 'attached' });
    expect(await picture.getByText('Galactic Base').count()).toBe(0);
    await close();
  });

  it('opens a card on a term by mouse, by keyboard and by tap; Escape closes it', async () => {
    const { page, close } = await visit({ hasTouch: true, reducedMotion: 'reduce' });
    await page.goto(`${server().address}/learn/merchant/rules#7.3`);
    const rule = page.locator('[id="7.3"]');
    const word = rule.getByRole('button', { name: 'IOU', exact: true });
    const card = rule.getByText('A thank-you note for discovering a culture');
    await word.hover();
    await card.waitFor();
    await page.mouse.move(0, 0);
    await card.waitFor({ state: 'hidden' });
    await word.focus();
    await card.waitFor();
    await page.keyboard.press('Escape');
    await card.waitFor({ state: 'hidden' });
    await rule.getByRole('button', { name: 'Spaceport', exact: true }).tap();
    await rule.getByText('A port on an Orbit, built with a deed').waitFor();
    await close();
  });

  it('has every term on a page, in the order of the reader’s alphabet', async () => {
    const { page, close } = await visit({ locale: 'it-IT' });
    await page.goto(`${server().address}/learn/merchant/glossary`);
    await page.getByRole('heading', { name: 'Merchant of Venus: Glossario' }).waitFor();
    const terms = await page.locator('.glossary dt').allInnerTexts();
    expect(terms.length).toBeGreaterThan(30);
    expect(terms).toEqual(terms.toSorted((a, b) => a.localeCompare(b, 'it')));
    await page.getByLabel('Cerca una parola').fill('vano');
    expect(await page.locator('.glossary dt').allInnerTexts()).toContain('Vano');
    await page.locator('#hold').getByRole('link', { name: 'Regola 3.431' }).click();
    await page.locator('.rule-text[data-here][id="3.431"]').waitFor();
    await close();
  });

  it.each([
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ])('fits $width x $height, and axe finds nothing serious', async (viewport) => {
    const { page, close } = await visit({ viewport, bypassCSP: true, reducedMotion: 'reduce' });
    const look = async (where: string, what: string): Promise<void> => {
      await page.goto(`${server().address}${where}`);
      await page.locator(what).first().waitFor();
      expect(await widthBeyond(page), where).toBe(0);
      expect(await seriousIssues(page), where).toEqual([]);
    };
    await look('/learn', '.lesson-card');
    await look('/learn/merchant/rules', '.term');
    await page.getByRole('button', { name: /^Try it.*Rule 12\.22$/ }).click();
    await page.locator('.example .option').first().waitFor();
    expect(await widthBeyond(page)).toBe(0);
    await look('/learn/merchant/glossary', '.glossary dt');
    await look('/learn/merchant/lesson/flight', '.coach');
    for (let pages = 0; pages < 11; pages++) await goOn(page);
    expect(await widthBeyond(page)).toBe(0);
    expect(await seriousIssues(page), 'a market').toEqual([]);
    await close();
  });
});
