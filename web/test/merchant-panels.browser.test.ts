// The panels of Merchant of Venus in a real browser, clicked as a person would: buy, sell, barter, a deal, a fight, the
// lone game, the reference card.

import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { seriousIssues, widthBeyond } from './axe.ts';
import { chromiumPath, openSite } from './browser.ts';
import { golden, savedUntil, putSaved } from './savedGames.ts';
import { atTheBase, atWar } from './merchant/played.ts';
import { decision, nextQuestion } from './player.ts';

type Kept = ReturnType<typeof savedUntil>;

const optionsOf = (name: string) => golden(name).options;

/** The first moment of a golden game at which such an answer may be given. */
const offering = (name: string, answer: RegExp, prompt = 'ask.trade'): Kept =>
  savedUntil(name, (_, ask) => {
    const { choice } = ask;
    return ask.prompt.key === prompt && choice.kind === 'one' && choice.options.some((each) => answer.test(`${each}`));
  });

describe.skipIf(chromiumPath === null)('the panels of Merchant of Venus', () => {
  const site = openSite();

  async function sit(kept: Kept, viewport = { width: 1440, height: 900 }, locale = 'en-GB') {
    const visitor = await site.visit({ viewport, locale, bypassCSP: true, reducedMotion: 'reduce' });
    await visitor.page.goto('/');
    await visitor.page.getByRole('heading', { level: 1 }).waitFor();
    await putSaved(visitor.page, kept);
    await visitor.page.goto(`/here/${kept.id}`);
    await nextQuestion(visitor.page);
    return visitor;
  }

  const room = (page: Page) => page.locator('#panel-room');
  const last = (page: Page): Promise<string> => page.getByRole('log').locator('li').last().innerText();

  /** Presses the first button of this verb that is offered, and waits for what is asked next. */
  async function press(page: Page, verb: string): Promise<void> {
    const before = await decision(page).getAttribute('data-question');
    const button = room(page).locator(`[data-answer^="${verb}"][aria-disabled="false"]`).first();
    await button.click();
    await nextQuestion(page, before);
  }

  it.each([
    ['buy', 'journeymen', /^buy /, /buys/],
    ['sell', 'journeymen', /^sell /, /sells|From the cup/],
    ['barter', 'masters', /^barter /, /barters|commission/],
    ['iou', 'barons', /^iou /, /IOU|commission/],
  ])('%s: the market comes to the front, a press does it', async (verb, name, answer, told) => {
    const { page, close } = await sit(offering(name, answer));
    expect(await page.getByRole('tab', { selected: true }).innerText()).toMatch(/Market/);
    await press(page, verb);
    expect(await last(page)).toMatch(told);
    await close();
  });

  it('drags goods from the shelf into the holds', async () => {
    const { page, close } = await sit(offering('journeymen', /^buy /));
    const before = await decision(page).getAttribute('data-question');
    const ware = room(page).locator('[draggable="true"] [data-answer^="buy"]').first();
    await ware.scrollIntoViewIfNeeded();
    const holds = room(page).getByRole('region', { name: /Your holds/ });
    const [from, to] = [await ware.boundingBox(), await holds.boundingBox()];
    if (from === null || to === null) throw new Error('shelf or holds are not there');
    await page.mouse.move(from.x + 20, from.y + 20);
    await page.mouse.down();
    await page.mouse.move(from.x + 40, from.y + 20, { steps: 3 });
    await page.mouse.move(to.x + 40, to.y + 20, { steps: 5 });
    await page.mouse.up();
    await nextQuestion(page, before);
    expect(await last(page)).toMatch(/buys/);
    await close();
  });

  it('explains what is greyed, with the rule', async () => {
    const { page, close } = await sit(offering('barons', /^sell /));
    await room(page).getByText('Not now').click();
    const refused = room(page)
      .locator('details')
      .filter({ hasText: 'Not now' })
      .locator('[data-answer][aria-disabled="true"]')
      .first();
    const number = /§([\d.]+)/.exec(await refused.innerText())?.[1] ?? '';
    await refused.focus();
    await page.keyboard.press('Enter');
    await decision(page).getByText(`§${number}`).first().waitFor();
    await close();
  });

  it('makes a deal between two people at one screen', async () => {
    const { page, close } = await sit(atTheBase(optionsOf('journeymen')));
    const others = room(page);
    await others.locator('[data-answer="deal"]').first().click();
    await others.getByRole('heading', { name: /A deal with/ }).waitFor();
    await others.getByRole('button', { name: 'More: Money' }).first().click();
    await others.getByText('you get $0 and give $10').waitFor();
    await others.getByRole('button', { name: 'Make the offer' }).click();
    await others.getByRole('heading', { name: /offers$/ }).waitFor();
    await others.getByText('It fits aboard both ships.').waitFor();
    await others.locator('[data-answer="accept"]').click();
    await page.getByRole('log').getByText('A deal is struck').waitFor();
    await close();
  });

  it('tells the odds to both sides; one fires, the other fires back', async () => {
    const { page, close } = await sit(atWar());
    // They have seen different things: the screen is covered until the one who fires sits down.
    const sitDown = page.locator('.pass-screen button');
    if ((await sitDown.count()) > 0) await sitDown.first().click();
    expect(await page.getByRole('tab', { selected: true }).innerText()).toMatch(/Combat/);
    const fire = room(page).getByRole('button', { name: 'Fire', exact: true });
    const odds = (words: RegExp) => room(page).getByText(words).innerText();
    const [win, lose] = ((await odds(/You win/)).match(/\d+%/g) ?? []).slice(-2);
    const before = await decision(page).getAttribute('data-question');
    await fire.click();
    // Both sides fire all they have, so both are told the same.
    if ((await sitDown.count()) > 0) await sitDown.first().click();
    expect(await odds(/They hit you/)).toMatch(new RegExp(`${win} of the time.* ${lose} of the time`));
    const defence = await nextQuestion(page, before);
    await fire.click();
    await nextQuestion(page, defence);
    await page
      .getByRole('log')
      .getByText(/blasts/)
      .last()
      .waitFor();
    await close();
  });

  it.each([
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ])('every panel fits $width x $height, with nothing serious for axe', async (viewport) => {
    const { page, close } = await sit(offering('alone', /^end/), viewport);
    const tabs = page.getByRole('tab');
    for (let i = 0; i < (await tabs.count()); i++) {
      await tabs.nth(i).click();
      const name = (await tabs.nth(i).innerText()).trim();
      expect(await widthBeyond(page), name).toBe(0);
      expect(await seriousIssues(page, '.side'), name).toEqual([]);
      const beyond = await room(page).evaluateAll((rooms) => rooms.map((each) => each.scrollWidth - each.clientWidth));
      expect(
        beyond.every((pixels) => pixels <= 0),
        name,
      ).toBe(true);
    }
    await close();
  });

  it('shows the whole reference card on one screen, and its wheel turns', async () => {
    const { page, close } = await sit(offering('barons', /^sell /));
    await page.getByRole('button', { name: 'Card', exact: true }).click();
    const card = page.locator('.mv-refcard');
    await card.getByRole('button', { name: /^Number 9 sells to/ }).focus();
    await page.keyboard.press('Enter');
    expect(await card.getByRole('button', { pressed: true }).getAttribute('aria-label')).toContain('1, 2, 10');
    const { height = 0, y = 0 } = (await card.boundingBox()) ?? {};
    expect(y + height).toBeLessThanOrEqual(900);
    expect(await seriousIssues(page, 'dialog')).toEqual([]);
    await close();
  });

  it('fits on one screen in Italian; where it is taller, it shows what is printed too', async () => {
    const { page, close } = await sit(offering('barons', /^sell /), undefined, 'it-IT');
    await page.getByRole('button', { name: 'Scheda', exact: true }).click();
    const card = page.locator('.mv-refcard');
    await card.getByText('Spezia Spaziale').waitFor();
    const { height = 0, y = 0 } = (await card.boundingBox()) ?? {};
    expect(y + height).toBeLessThanOrEqual(900);
    expect(await card.getByText('Space Spice').isVisible()).toBe(false);
    await page.setViewportSize({ width: 1440, height: 1080 });
    expect(await card.getByText('Space Spice').isVisible()).toBe(true);
    await close();
  });
});
