// What stands around the table of Merchant of Venus: its rooms, the decision and its list, rules, log, seats, race, report.

import { readFileSync } from 'node:fs';
import { getGame } from '@orrery/games';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { seriousIssues, widthBeyond } from './axe.ts';
import { chromiumPath, openSite, type Visit } from './browser.ts';
import { putSaved, randomUntil } from './savedGames.ts';
import { answer, decision, nextQuestion, question } from './player.ts';
import { SCENES, SIZES } from './scenes.ts';

describe.skipIf(chromiumPath === null)('the table', () => {
  const { visit, server } = openSite();

  const sitAt = async (scene: string, options: Parameters<typeof visit>[0] = {}): Promise<Visit> => {
    const there = await visit({ reducedMotion: 'reduce', ...options });
    await there.page.goto(server().address);
    await there.page.getByRole('heading', { level: 1 }).waitFor();
    const found = SCENES.find(({ name }) => name === scene);
    await found?.open(there.page, server().address);
    return there;
  };

  it.each(SIZES)('gives the board its room at $width x $height', async (viewport) => {
    const { page, close } = await sitAt('trade', { viewport, bypassCSP: true });
    const wide = viewport.width > 719;
    expect(await widthBeyond(page)).toBe(0);
    const main = await boxOf(page, '.board');
    const bar = await boxOf(page, '.bottom');
    expect(bar.bottom).toBeLessThanOrEqual(viewport.height);
    if (wide) {
      expect(bar.height).toBeLessThanOrEqual(112);
      expect(main.width + (await boxOf(page, '.side')).width).toBe(viewport.width);
      expect(main.height).toBeGreaterThan(viewport.height * 0.7);
    } else expect(main.height).toBeGreaterThanOrEqual(viewport.height * 0.52);
    expect(await seriousIssues(page)).toEqual([]);
    await close();
  });

  it('brings the panel of the decision to the front, and keeps the one that was chosen', async () => {
    const { page, close } = await sitAt('trade');
    const front = page.getByRole('tab', { selected: true });
    expect(await front.innerText()).toBe('Market');
    await page.getByRole('tab', { name: 'Log' }).click();
    expect(await page.getByRole('log').count()).toBe(1);
    const before = await decision(page).getAttribute('data-question');
    await openList(page);
    // What changes the table but leaves it a trade.
    await page
      .locator('.drawer .option')
      .filter({ hasText: /Buy|Sell|Jettison|Move/ })
      .first()
      .click();
    await nextQuestion(page, before);
    expect(await question(page)).toMatch(/Time to trade/);
    expect(await front.innerText()).toBe('Log');
    await close();
  });

  it('has every answer in a list that can be searched', async () => {
    const { page, close } = await sitAt('trade');
    await openList(page);
    const all = await page.locator('.drawer .option').allInnerTexts();
    expect(await page.locator('.list-button').getAttribute('aria-expanded')).toBe('true');
    expect(all.length).toBeGreaterThan(4);
    const word = all.at(-1)?.split(' ').at(-1) ?? '';
    const find = page.locator('.drawer').getByRole('searchbox');
    if ((await find.count()) > 0) {
      await find.fill(word);
      const found = await page.locator('.drawer .option').allInnerTexts();
      expect(found.length).toBeGreaterThan(0);
      expect(found.every((text) => text.includes(word))).toBe(true);
    }
    await page.keyboard.press('Escape');
    expect(await page.locator('.drawer').count()).toBe(0);
    await close();
  });

  it('opens the rule behind a line of the log', async () => {
    const { page, close } = await sitAt('turn', { bypassCSP: true });
    await page.getByRole('tab', { name: 'Log' }).click();
    const button = page.getByRole('log').locator('button.rule').last();
    const number = await button.innerText();
    await button.click();
    const dialog = page.getByRole('dialog');
    const lit = dialog.locator('[aria-current]');
    expect(await lit.innerText()).toContain(number);
    expect((await lit.locator('p').innerText()).length).toBeGreaterThan(20);
    expect(await seriousIssues(page)).toEqual([]);
    await dialog.getByRole('searchbox').fill('Auto Pilot');
    await dialog.getByText(/rules? found/).waitFor();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    expect(await page.getByRole('dialog').count()).toBe(0);
    await close();
  });

  it('shows the log by turns, of one seat where wished', async () => {
    const { page, close } = await sitAt('turn');
    await page.getByRole('tab', { name: 'Log' }).click();
    const heads = page.locator('.turn-head');
    expect(new Set(await heads.allInnerTexts()).size).toBeGreaterThan(1);
    await page.getByRole('group', { name: 'Show the log of' }).getByRole('button', { name: 'Vela' }).click();
    const lines = await page.getByRole('log').locator(':scope > ol > li:not(.turn-head)').allInnerTexts();
    expect(lines.length).toBeGreaterThan(3);
    expect(lines.filter((line) => !/Vela|cup/.test(line)).length).toBeLessThan(lines.length / 4);
    await close();
  });

  it('tells what was missed', async () => {
    const { page, close } = await sitAt('turn');
    const id = page.url().split('/').at(-1) ?? '';
    await page.goto(server().address);
    // As if the page had been left after the first fifty events.
    await page.evaluate((table) => {
      const seats = [0, 1, 2, 3, 4, 5].map((seat) => [seat, 50]);
      localStorage.setItem(`orrery.seen.${table}`, JSON.stringify(seats));
    }, id);
    await page.goto(`${server().address}/here/${id}`);
    await nextQuestion(page);
    const away = page.locator('.away');
    expect(await away.getByRole('listitem').count()).toBeGreaterThan(3);
    await away.getByRole('button', { name: 'Back to the game' }).click();
    expect(await away.count()).toBe(0);
    await close();
  });

  it('hands the seat over to a bot and takes it back', async () => {
    const { page, close } = await sitAt('trade');
    const mine = page.getByRole('button', { name: /^Seat of/ });
    await mine.click();
    await page.getByRole('button', { name: 'Medium' }).click();
    await page.locator('.decision:not([data-question])').waitFor();
    await mine.click();
    await page.getByRole('button', { name: 'Take the seat back' }).click();
    expect(await nextQuestion(page)).not.toBeNull();
    await mine.click();
    await page.getByRole('button', { name: 'Resign' }).click();
    await page.getByRole('button', { name: 'No, play on' }).click();
    expect(await page.getByRole('dialog').count()).toBe(1);
    await close();
  });

  it('draws the race from its first turn on', async () => {
    const { page, close } = await sitAt('turn');
    await page.getByRole('button', { name: /^The race/ }).click();
    const dialog = page.getByRole('dialog');
    // The page has just been opened: the curve comes from playing the game again.
    await page.waitForFunction(() => {
      const path = document.querySelector('.race-chart .curve')?.getAttribute('d') ?? '';
      return path.split('V').length > 4;
    });
    expect(await dialog.locator('.race-chart .curve').count()).toBeGreaterThan(1);
    expect(await dialog.locator('.race-table tbody tr').first().innerText()).toMatch(/\$\d+/);
    await close();
  });

  it('passes by itself for a turn where that is wished', async () => {
    const { page, close } = await visit({ reducedMotion: 'reduce' });
    await page.goto(server().address);
    await page.getByRole('heading', { level: 1 }).waitFor();
    const found = randomUntil(await getGame('duel'), 7, ['Ada', 'Vela', 'Lyra'], ({ scope }) => scope !== undefined);
    await putSaved(page, found);
    await page.goto(`${server().address}/here/${found.id}`);
    const asked = await nextQuestion(page);
    await page.getByRole('button', { name: 'Pass this turn' }).click();
    expect(await nextQuestion(page, asked)).not.toBe(asked);
    await close();
  });

  it('offers a calm order in words on the first question it would spare, and takes it back in the menu', async () => {
    const { page, close } = await visit({ reducedMotion: 'reduce' });
    await page.goto(server().address);
    await page.getByRole('heading', { level: 1 }).waitFor();
    const found = randomUntil(
      await getGame('duel'),
      7,
      ['Ada', 'Vela', 'Lyra'],
      ({ scope, tags }) => scope !== undefined && tags?.includes('duelling') !== true,
    );
    await putSaved(page, found);
    await page.goto(`${server().address}/here/${found.id}`);
    await nextQuestion(page);
    const offer = page.getByRole('group', { name: 'Standing orders' });
    expect(await offer.innerText()).toMatch(/except when you are in the duel\?/);
    await offer.getByRole('button', { name: 'Yes, pass for me' }).click();
    await offer.waitFor({ state: 'detached' });
    // It is kept with the game.
    await page.reload();
    await nextQuestion(page);
    await page.getByRole('button', { name: 'Menu' }).click();
    const menu = page.getByRole('dialog');
    await menu.getByText('Pass when I may react, except when you are in the duel').waitFor();
    await menu.getByRole('button', { name: 'Always ask me' }).click();
    await menu.getByText('You are asked whenever you may react').waitFor();
    await close();
  });

  it('packs a report in one click', async () => {
    const { page, close } = await sitAt('turn');
    await page.getByRole('button', { name: 'Menu' }).click();
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Report a problem' }).click();
    const report = JSON.parse(readFileSync(await (await saved).path(), 'utf8')) as {
      versions: { game: string; rules: number };
      record: { rows: unknown[] };
      shown: { view: { viewer: number } };
      browser: { agent: string };
    };
    expect(report.versions.game).toBe('merchant');
    expect(report.record.rows.length).toBeGreaterThan(400);
    expect(report.shown.view.viewer).toBeGreaterThanOrEqual(0);
    expect(report.browser.agent).toMatch(/Chrom/);
    await close();
  });

  it('says why not, with the rule', async () => {
    const { page, close } = await sitAt('trade');
    await page.locator('.panel-room').getByText('Not now').click();
    const grey = page.locator('.panel-room [aria-disabled="true"]:visible').first();
    await grey.click({ force: true });
    await page.locator('.floats [role=alert] .rule').waitFor();
    await close();
  });

  it('lays panels over the board on a phone, and gives the board back', async () => {
    const { page, close } = await sitAt('turn', { viewport: { width: 390, height: 844 } });
    expect(await page.locator('.panel-room').isVisible()).toBe(false);
    await page.getByRole('tab', { name: 'Log' }).click();
    expect(await page.getByRole('log').isVisible()).toBe(true);
    await page.getByRole('button', { name: 'Board' }).click();
    expect(await page.getByRole('log').isVisible()).toBe(false);
    expect(await answer(page)).not.toBeNull();
    await close();
  });
});

const openList = async (page: Page): Promise<void> => page.getByRole('button', { name: /^All answers/ }).click();

interface Box {
  readonly width: number;
  readonly height: number;
  readonly bottom: number;
}

const boxOf = (page: Page, selector: string): Promise<Box> =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { width, height, bottom } = element.getBoundingClientRect();
      return { width, height, bottom };
    });
