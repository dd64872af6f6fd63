// Every word can be read at every supported size, in both languages and both themes, and at "Very large".

import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { seriousIssues, widthBeyond } from './axe.ts';
import { chromiumPath, openSite } from './browser.ts';
import { illegible } from './legible.ts';
import { savedUntil } from './savedGames.ts';
import { moment, SCENES, sitDown } from './scenes.ts';

const SIZES = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
] as const;

describe.skipIf(chromiumPath === null)('words', () => {
  const { visit, server } = openSite();

  async function open(page: Page, settings: object, at = moment('barons', 'ask.trade', 500)): Promise<void> {
    const kept = JSON.stringify({ motion: 'off', ...settings });
    await page.addInitScript((value) => localStorage.setItem('orrery.settings', value), kept);
    await page.goto(server().address);
    await sitDown(page, server().address, at);
    await page.evaluate(() => document.fonts.ready.then(() => null));
  }

  const cases = SIZES.flatMap((size) => [
    { ...size, locale: 'en-GB', text: 1, theme: 'dark' },
    { ...size, locale: 'it-IT', text: 1.5, theme: 'light' },
  ]);
  it.each(cases)(
    'of a table are 11 pixels and whole at $width x $height, $locale, times $text, $theme',
    async (how) => {
      const { width, height, locale, text, theme } = how;
      const { page, close } = await visit({ viewport: { width, height }, locale, bypassCSP: true });
      await open(page, { text, theme });
      expect(await page.locator('html').evaluate((html) => getComputedStyle(html).fontSize)).toBe(`${16 * text}px`);
      expect(await illegible(page)).toEqual([]);
      expect(await widthBeyond(page)).toBe(0);
      expect(await page.locator('html').getAttribute('data-theme')).toBe(theme);
      if (theme === 'light') expect(await seriousIssues(page)).toEqual([]);
      await close();
    },
  );

  it.each(SIZES.slice(0, 2).flatMap((size) => ['en-GB', 'it-IT'].map((locale) => ({ ...size, locale }))))(
    'of odds lie on no name at $width x $height, $locale',
    async ({ width, height, locale }) => {
      const { page, close } = await visit({ viewport: { width, height }, locale });
      for (const [game, prompt, row] of [
        ['journeymen', 'ask.turn', 420],
        ['journeymen', 'ask.fly', 510],
        ['masters', 'ask.turn', 300],
      ] as const) {
        await open(page, {}, moment(game, prompt, row));
        if (prompt === 'ask.turn') await page.locator('.chart-chip-chance').first().waitFor();
        expect(await illegible(page), `${game} ${row}`).toEqual([]);
      }
      await close();
    },
  );

  it.each([
    ['trade', '.board .chart-name', 1.4],
    // The panels grow, too, and leave the board less room.
    ['launch', '.cosmic-step text', 1.15],
  ])('grow on the board with the size of the text: %s', async (scene, words, least) => {
    const sizes: number[] = [];
    for (const text of [1, 1.5]) {
      const { page, close } = await visit();
      await page.addInitScript(
        (kept) => localStorage.setItem('orrery.settings', kept),
        JSON.stringify({ motion: 'off', text }),
      );
      await page.goto(server().address);
      await SCENES.find(({ name }) => name === scene)?.open(page, server().address);
      const size = await page
        .locator(words)
        .first()
        .evaluate((name: SVGGraphicsElement) => {
          return Number.parseFloat(getComputedStyle(name).fontSize) * (name.getScreenCTM()?.a ?? 0);
        });
      sizes.push(size);
      await close();
    }
    const [usual = 0, large = 0] = sizes;
    expect(large / usual).toBeGreaterThan(least);
  });

  it('on the tabs stay where they are when another tab is chosen', async () => {
    const { page, close } = await visit();
    await open(page, {});
    const places = (): Promise<string[]> =>
      page
        .locator('.tabs .tab')
        .evaluateAll((tabs) => tabs.map((tab) => `${tab.textContent} ${Math.round(tab.getBoundingClientRect().left)}`));
    const before = await places();
    expect(before.length).toBeGreaterThan(4);
    await page.getByRole('tab', { name: 'Almanac' }).click();
    expect(await places()).toEqual(before);
    await close();
  });

  it('on tabs and bars stand in one row, seven tabs and Italian words as well', async () => {
    const heights: string[] = [];
    for (const { width, height } of SIZES) {
      const { page, close } = await visit({ viewport: { width, height }, locale: 'it-IT' });
      // A phone on its side has room for eight.
      const isFlat = height < 500;
      await open(page, {}, isFlat ? moment('fight', 'ask.weapons', 0) : moment('barons', 'ask.deal', 0));
      expect(await page.locator('.tabs .tab').count()).toBe(isFlat ? 8 : 7);
      const rows = [['.page-bar', 66], ['.tabs', 56], ...(isFlat ? ([['.seats', 34]] as const) : [])] as const;
      for (const [what, most] of rows) {
        const high = await page
          .locator(what)
          .first()
          .evaluate((each) => each.getBoundingClientRect().height);
        if (high > most) heights.push(`${what} is ${high} high at ${width}`);
      }
      await close();
    }
    expect(heights).toEqual([]);
  });

  it('of a question and its buttons are whole on a phone, upright or on its side', async () => {
    const [turn, laden] = [moment('masters', 'ask.turn', 500), moment('journeymen', 'ask.turn', 420)];
    const pilots = savedUntil(
      'journeymen',
      (_, { choice }) =>
        choice.kind === 'one' && choice.options.filter((option) => `${option}`.startsWith('pilot ')).length > 3,
    );
    const cut: string[] = [];
    for (const [locale, width, height, at] of [
      ['en-GB', 390, 844, turn],
      ['it-IT', 390, 844, turn],
      ['it-IT', 390, 844, laden],
      ['it-IT', 390, 844, moment('journeymen', 'ask.fly', 510)],
      ['it-IT', 390, 844, pilots],
      ['en-GB', 844, 390, pilots],
    ] as const) {
      const { page, close } = await visit({ viewport: { width, height }, locale });
      await open(page, {}, at);
      const over = await page
        .locator('.bottom, .decision')
        .evaluateAll((all) => Math.max(...all.map((each) => each.scrollHeight - each.clientHeight)));
      if (over > 0) cut.push(`${at.id}, ${locale}, ${width}: ${over} pixels are cut`);
      await close();
    }
    expect(cut).toEqual([]);
  });

  it('of the market have most of the height on a phone that lies on its side', async () => {
    const { page, close } = await visit({ viewport: { width: 844, height: 390 } });
    await open(page, {});
    const high = await page.getByRole('tabpanel').evaluate((panel) => panel.clientHeight);
    expect(high).toBeGreaterThan(300);
    // And the question is beside it, not under it.
    expect(await page.getByRole('button', { name: 'End the turn' }).isVisible()).toBe(true);
    await close();
  });

  it('on top are the same on every page', async () => {
    const { page, close } = await visit();
    for (const path of ['/', '/learn', '/replays', '/tables', '/account', '/learn/merchant/rules']) {
      await page.goto(`${server().address}${path}`);
      const bar = page.getByRole('banner');
      await bar.getByRole('link', { name: 'Replays' }).waitFor();
      expect(await bar.getByRole('button', { name: 'Settings' }).count()).toBe(1);
      const [left = -1] = await bar
        .locator('.brand')
        .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().left));
      expect(Math.round(left)).toBe(20);
    }
    await close();
  });
});
