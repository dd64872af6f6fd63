// Every legal trade in sight: at three sizes and in both languages, each answer of twenty positions from golden games stands in the
// panel that came to the front, or under a fold of it that is in sight.

import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { chromiumPath, openSite } from './browser.ts';
import { nextQuestion } from './player.ts';
import { putSaved, type SavedGame, savedUntil } from './savedGames.ts';
import { SIZES } from './scenes.ts';

const GAMES = [
  'alone',
  'apprentices',
  'barons',
  'fight',
  'invasion',
  'journeymen',
  'masters',
  'poor-bank',
  'six-at-war',
  'variants',
];

interface Position {
  readonly kept: SavedGame;
  readonly options: readonly string[];
}

/** The first trade with something to decide at or after a row of a golden game. */
function trade(name: string, row: number): Position {
  let options: readonly string[] = [];
  const kept = savedUntil(name, ({ rows }, { prompt, choice }) => {
    if (rows.length < row || prompt.key !== 'ask.trade' || choice.kind !== 'one') return false;
    options = choice.options.map((option) => `${option}`);
    return options.length > 4;
  });
  return { kept, options };
}

/** The answers that are offered and neither in sight nor under a fold that is; and those told without their verb. */
async function missing(page: Page, options: readonly string[]): Promise<string[]> {
  return page.evaluate((all) => {
    const room = document.querySelector('.panel-room');
    if (room === null) return ['no panel'];
    const inside = room.getBoundingClientRect();
    const inSight = (element: Element): boolean => {
      const { top, bottom, height, left, right, width } = element.getBoundingClientRect();
      const whole = top >= inside.top - 1 && bottom <= inside.bottom + 1;
      return height > 0 && width > 0 && whole && left >= inside.left && right <= inside.right + 1;
    };
    return all.filter((answer) => {
      if (answer === 'end') return document.querySelector('.decision .option') === null;
      const button = room.querySelector(`[data-answer="${answer}"][aria-disabled="false"]`);
      if (button === null) return true;
      const fold = button.closest('details:not([open])');
      const seen = fold === null ? inSight(button) : inSight(fold.querySelector('summary') ?? fold);
      // Verb and price are words on the button, not only a picture.
      const face = button.querySelector('.mv-face')?.textContent.trim() ?? '';
      return !seen || !/\p{L}{3}/u.test(face);
    });
  }, options);
}

describe.skipIf(chromiumPath === null)('trades in sight', () => {
  const { visit, server } = openSite();

  it.each(GAMES)('%s, early and later, at three sizes, in both languages', { timeout: 120_000 }, async (game) => {
    const { page, close } = await visit({ reducedMotion: 'reduce' });
    await page.goto(server().address);
    await page.getByRole('heading', { level: 1 }).waitFor();
    const faults: string[] = [];
    for (const { kept, options } of [trade(game, 20), trade(game, 90)]) {
      await putSaved(page, kept);
      await page.goto(`${server().address}/here/${kept.id}`);
      await nextQuestion(page);
      for (const [language, sell] of [
        ['Italiano', 'I tuoi vani'],
        ['English', 'Your holds'],
      ] as const) {
        await page.getByRole('button', { name: language }).click();
        await page.locator('.mv-market').getByText(sell).waitFor();
        for (const viewport of SIZES) {
          await page.setViewportSize(viewport);
          // The panel is fitted to its room with the next frame.
          await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
          const found = await missing(page, options);
          faults.push(...found.map((answer) => `${kept.id} ${language} ${viewport.width}: ${answer}`));
        }
        await page.setViewportSize(SIZES[0]);
      }
    }
    expect(faults).toEqual([]);
    await close();
  });
});
