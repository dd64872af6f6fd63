// The map of InterSpace in a real Chromium, used as a person would: by pointer and by keyboard alone.

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { game } from '../../games/interspace/index.ts';
import { seriousIssues, widthBeyond } from './axe.ts';
import { chromiumPath, openSite, type Visit } from './browser.ts';
import { nextQuestion } from './player.ts';
import { putSaved, savedFrom, type Until } from './savedGames.ts';

const NAMES = ['Ada', 'Vela', 'Lyra', 'Orion', 'Mira', 'Rigel'];

describe.skipIf(chromiumPath === null)('the map of InterSpace', () => {
  const { visit } = openSite();

  /** A golden game at the first moment that fits, opened by the one who is asked then. */
  async function sit({ page }: Visit, name: string, until: Until): Promise<Page> {
    const kept = savedFrom(game, name, until, NAMES);
    await page.goto('/');
    await page.getByRole('heading').first().waitFor();
    await putSaved(page, kept);
    await page.goto(`/here/${kept.id}`);
    await nextQuestion(page);
    await page.locator('.is-board').waitFor();
    return page;
  }

  test('§6.2 ships are counted, the goals are lit with their cost; elsewhere a rule says why not', async () => {
    const desk = await visit({ bypassCSP: true });
    const page = await sit(
      desk,
      'standard',
      ({ rows }, { step, choice }) => rows.length > 400 && step === 'group' && choice.kind === 'amounts',
    );
    const ships = page.locator('.is-ships li');
    expect(await ships.count()).toBeGreaterThan(0);
    expect(await seriousIssues(page)).toEqual([]);
    // All of them unless one says otherwise; none at all is refused.
    await page.getByRole('button', { name: 'None', exact: true }).click();
    await page.locator('[data-confirm]').click();
    await page.locator('.bad', { hasText: '§6.2.1' }).waitFor();
    await ships.first().getByRole('button').last().click();
    await page.locator('[data-confirm]', { hasText: '(1)' }).click();
    await page.getByRole('heading', { name: /^Where to from hex \d+\?/ }).waitFor();

    const goals = page.locator('[data-cell][data-target]');
    const all = await goals.count();
    expect(all).toBeGreaterThan(0);
    expect(await page.locator('.is-cost').count()).toBe(all);
    await page.locator('[data-cell^="hex"]:not([data-target])').last().click();
    await page.locator('.bad', { hasText: /§6\.2\.\d/ }).waitFor();
    await goals.first().click();
    await page.waitForFunction(() => document.querySelectorAll('.is-cost').length === 0);
    await page
      .getByText(/flies from hex \d+/)
      .first()
      .waitFor();
    expect(await widthBeyond(page)).toBe(0);
    await desk.close();
  });

  test('§5.7 by keyboard alone: from hex to hex, what lies there is read aloud; a level is raised', async () => {
    const desk = await visit({ bypassCSP: true });
    const page = await sit(desk, 'standard', ({ rows }, { step }) => rows.length > 100 && step === 'raise');
    expect(await seriousIssues(page)).toEqual([]);
    await page.locator('[data-cell][tabindex="0"]').focus();
    const home = await label(page);
    expect(home).toMatch(/^Hex \d+: home world\. \w+: Ind \d+, Tech \d+\./);
    await page.keyboard.press('ArrowRight');
    expect(await label(page)).toMatch(/^Hex \d+: (?!home)/);
    await page.keyboard.press('ArrowLeft');
    expect(await label(page)).toBe(home);
    await page.keyboard.press('PageDown');
    expect(await label(page)).toMatch(/Raise (Ind|Tech)|Press to see 2 answers/);

    // What is raised stands on the planet at once, as a plan; it is told when all are done, which the last plan or a pass says.
    const before = (await nextQuestion(page)) ?? '';
    const planet = page.locator('[data-planet]', { has: page.locator('.is-deeds [data-answer]') }).first();
    const raise = planet.locator('.is-deeds [data-answer]').first();
    const [, kind = '', level = ''] = /^(Ind|Tech) to (\d+)/.exec(await raise.innerText()) ?? [];
    const hex = await planet.getAttribute('data-planet');
    await raise.focus();
    await page.keyboard.press('Enter');
    await page
      .locator(`[data-planet="${hex}"] .is-figures > div`, { hasText: new RegExp(`^${kind}\\s*${level}$`) })
      .waitFor();
    const told = page.getByText(`raises ${kind} in hex ${hex} to ${level}.`).first();
    if ((await nextQuestion(page, before)) !== null && (await told.count()) === 0)
      await page.locator('[data-pass]').press('Enter');
    await told.waitFor();
    await page.getByRole('tab', { name: 'Points' }).click();
    expect(await page.locator('.is-score > li').count()).toBe(3);
    await desk.close();
  });

  test('§7.4 a combat: both fleets by zones come to the front, one withdraws on the map', async () => {
    const desk = await visit({ bypassCSP: true });
    const page = await sit(desk, 'great-cruisers', (_, { step }) => step === 'retreat');
    await page.locator('.is-zone[data-zone="2"]').first().waitFor();
    expect(await page.locator('.is-zone').count()).toBe(6);
    expect(await page.locator('.is-combat').count()).toBe(1);
    expect(await seriousIssues(page)).toEqual([]);
    await page.locator('[data-cell][data-target]').first().click();
    await page.waitForFunction(
      () => !(document.querySelector('.decision')?.getAttribute('data-question') ?? '').includes('ask.retreat'),
    );
    await page
      .getByText(/Retreat to hex \d+|Which ships withdraw/)
      .first()
      .waitFor();
    await desk.close();
  });
});

const label = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
