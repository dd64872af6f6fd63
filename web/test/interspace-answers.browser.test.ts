// What is asked at a table of InterSpace, in a real browser: every kind of question at its widest, with every answer in reach on every screen
// and one main button at most; and the map opens where one lives.

import { asks, type Scalar } from '@orrery/kernel';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { game } from '../../games/interspace/index.ts';
import messages from '../../games/interspace/text/en/index.ts';
import { widthBeyond } from './axe.ts';
import { chromiumPath, openSite } from './browser.ts';
import { everyQuestion } from './interspaceGames.ts';
import { illegible } from './legible.ts';
import { outOfReach } from './reach.ts';
import { putSaved, randomUntil, savedFrom, type SavedGame, type Until } from './savedGames.ts';

const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
];
const NAMES = ['Ada', 'Vela', 'Lyra', 'Orion', 'Mira', 'Rigel'];
const LANGUAGES = ['en-GB', 'it-IT'];

describe.skipIf(chromiumPath === null)('what InterSpace asks', () => {
  const { visit } = openSite();
  const questions = everyQuestion();

  it('is every question it has words for', () => {
    const asked = Object.keys(messages).filter((key) => /^ask\.[a-z]+$/.test(key));
    // No game here comes to a bombardment; it is tried on the page of its rule.
    expect(asked.filter((key) => !questions.has(key))).toEqual(['ask.bombard']);
  });

  // A table is opened once and seen on every screen: that is quicker than to open it thrice.
  it.each(LANGUAGES)('has every answer in reach on every screen, in %s', { timeout: 120_000 }, async (locale) => {
    const { page, close } = await visit({ locale });
    await page.goto('/');
    await page.getByRole('heading').first().waitFor();
    const own = [...questions].filter((_, n) => n % LANGUAGES.length === LANGUAGES.indexOf(locale));
    for (const [prompt, { saved, ask, cells }] of own) {
      const thingOf = (noun: string, id: Scalar): string | null =>
        cells.get(id) ?? (noun === 'hex' ? `hex ${id}` : null);
      await open(page, saved);
      for (const size of SIZES) {
        const what = `${prompt} at ${size.width} x ${size.height}`;
        await page.setViewportSize(size);
        expect.soft((await mainButtons(page)).slice(1), what).toEqual([]);
        expect.soft(await illegible(page), what).toEqual([]);
        expect.soft(await widthBeyond(page), what).toBe(0);
        expect.soft(await outOfReach(page, ask, thingOf), what).toEqual([]);
      }
    }
    await page.goto('/learn/interspace/rules#8.3');
    await page.locator('[id="8.3"] .try').click();
    for (const part of ['.step', '.confirm button']) await page.locator(`.example ${part}`).last().waitFor();
    await close();
  });

  it.each(SIZES)('is asked where one lives at $width x $height', { timeout: 60_000 }, async (viewport) => {
    const { page, close } = await visit({ viewport });
    await page.goto('/');
    await page.getByRole('heading').first().waitFor();
    const late = savedFrom(game, 'all-six', isLate, NAMES);
    for (const [me, seats] of HOMES) {
      const saved =
        seats > 0 ? randomUntil(game, 7, NAMES.slice(0, seats), ({ seat }) => seat === me) : seatedAt(late, me);
      await open(page, { ...saved, id: `${saved.id}-${me}` });
      if (await page.locator('.to-board').isVisible()) await page.locator('.to-board').click();
      expect.soft(await isInSight(page, `hex ${7 * me}`), `${saved.id}, seat ${me}`).toBe(true);
    }
    await close();
  });
});

/** Who sits at a table of so many at the outset; 0: of six, late, when most regions are one map. */
const HOMES: readonly (readonly [seat: number, seats: number])[] = [
  [1, 2],
  [5, 6],
  [0, 0],
  [2, 0],
  [5, 0],
];
const isLate: Until = ({ rows, state }, { step }) =>
  rows.length > 600 && step === 'raise' && asks(game, state).length === 6;
const seatedAt = (saved: SavedGame, me: number): SavedGame => ({
  ...saved,
  bots: saved.bots.map((_, seat) => (seat === me ? null : 'easy')),
});

/** One page shows one table after the other. */
async function open(page: Page, saved: SavedGame): Promise<void> {
  await putSaved(page, saved);
  await page.evaluate((path) => {
    document.querySelector('.decision')?.setAttribute('data-gone', '');
    history.pushState(null, '', path);
  }, `/here/${saved.id}`);
  await page.locator('.decision[data-question]:not([data-gone])').waitFor();
  await page.locator('.is-board').waitFor({ state: 'attached' });
}

/** What is drawn in gold: of answers that are worth the same none is, and what cannot be pressed yet is not. */
const mainButtons = (page: Page): Promise<string[]> =>
  page
    .locator('.button.main:visible')
    .evaluateAll((all) =>
      all
        .filter((each) => getComputedStyle(each).backgroundColor.startsWith('rgb('))
        .map((each) => each.textContent ?? ''),
    );

/** Whether a cell stands whole in the room of the map, with nothing over it. */
const isInSight = (page: Page, cell: string): Promise<boolean> =>
  page.locator(`[data-cell="${cell}"]`).evaluate((each) => {
    const { left, top, width, height } = each.getBoundingClientRect();
    const room = each.closest('.is-room')?.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    const isWithin =
      room !== undefined &&
      left >= room.left &&
      top >= room.top &&
      left + width <= room.right &&
      top + height <= room.bottom;
    return isWithin && each.contains(hit);
  });
