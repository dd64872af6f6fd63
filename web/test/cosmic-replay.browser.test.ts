// A game of Cosmic Encounter looked at again: who sees which cards, and the story it tells.

import { join } from 'node:path';
import { diceFor, headOf, itemOf, must, type State } from '@orrery/kernel';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { game as cosmic } from '../../games/cosmic/index.ts';
import type { Table } from '../../games/cosmic/rules/table.ts';
import { root } from '../../scripts/run.mjs';
import { layOut } from '../src/replay/replay.ts';
import { viewFrom } from '../src/replay/viewpoint.ts';
import { seriousIssues, widthBeyond } from './axe.ts';
import { chromiumPath, openSite } from './browser.ts';
import { golden } from './savedGames.ts';

const NAME = 'first-encounter';
const record = golden(NAME, 'cosmic');

describe.skipIf(chromiumPath === null)('a replay of Cosmic Encounter', () => {
  const { visit, server } = openSite();

  async function bring(page: Page): Promise<void> {
    await page.goto(`${server().address}/replays`);
    await page.locator('input[type=file]').setInputFiles(join(root, `games/cosmic/test/golden/${NAME}.json`));
    await page.locator('.replay-bar').waitFor();
  }

  it('shows from each viewpoint the cards that are known there, and no other', async () => {
    const { page, close } = await visit({ reducedMotion: 'reduce' });
    await bring(page);
    const moment = Math.floor(record.rows.length / 2);
    await page.getByLabel('Moment').fill(`${moment}`);
    await page.locator('[data-tab=hand]').click();
    const dice = diceFor(must(record.secret, 'a secret'), headOf(record));
    const laid = await layOut({ game: cosmic, record, dice });
    const state = laid.stateAt(moment) as State<Table>;
    const seats = record.seats.map((_, seat) => seat);
    const counts: number[] = [];
    for (const viewpoint of ['all', ...seats, seats.length] as const) {
      await page.getByLabel('Seen by').selectOption(viewpoint === seats.length ? 'audience' : `${viewpoint}`);
      const seen = viewFrom(state, viewpoint);
      const known = state.table.hands
        .flat()
        .flatMap((slot) => (itemOf(seen, slot) < 0 ? [] : [`${itemOf(seen, slot)}`]));
      const shown = page.locator('.cxp-hand [data-item]');
      await expect
        .poll(() => shown.evaluateAll((all) => all.map((each) => each.getAttribute('data-item') ?? '').toSorted()))
        .toEqual(known.toSorted());
      counts.push(known.length);
    }
    // Whoever knows all sees more than any seat, and the audience least.
    const [all = 0, ...others] = counts;
    expect(all).toBeGreaterThan(Math.max(...others));
    expect(Math.min(...counts)).toBe(others.at(-1));
    await close();
  });

  it('tells its story so far beside the board: the challenges, their odds and totals, the powers used', async () => {
    const { page, close } = await visit({ reducedMotion: 'reduce', bypassCSP: true });
    await bring(page);
    await page.getByRole('tab', { name: 'Analysis' }).click();
    const challenges = page.locator('.cxs-course li');
    await page.getByLabel('Moment').fill(`${Math.floor(record.rows.length / 2)}`);
    await expect.poll(() => challenges.count()).toBeGreaterThan(0);
    const half = await challenges.count();
    await page.locator('body').press('End');
    await expect.poll(() => challenges.count()).toBeGreaterThan(half);
    expect(await page.locator('.cxs-scores tbody tr').count()).toBe(record.seats.length);
    // Every challenge that was won stands once for a main player.
    const won = await page.locator('.cxs-scores tbody td:is(:nth-of-type(1), :nth-of-type(2))').allInnerTexts();
    const wins = won.reduce((sum, n) => sum + Number(n), 0);
    expect(wins).toBeGreaterThan(0);
    expect(wins).toBeLessThanOrEqual(await challenges.count());
    expect(await widthBeyond(page)).toBe(0);
    expect(await seriousIssues(page)).toEqual([]);
    await close();
  });
});
