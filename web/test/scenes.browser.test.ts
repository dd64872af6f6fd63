// Every main screen at one of three sizes in turn: no wider than the screen, nothing serious for axe, no word in the console; the
// tests of each board look at it at all of them. And the boards of the optional rules, clicked as a person would.

import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { seriousIssues, widthBeyond } from './axe.ts';
import { chromiumPath, openSite } from './browser.ts';
import { FRIENDS } from './friendScenes.ts';
import { nextQuestion } from './player.ts';
import { type Scene, SCENES, SIZES, sitDown, moment } from './scenes.ts';

describe.skipIf(chromiumPath === null)('scenes', () => {
  const { visit, server } = openSite(['--patience', '1']);

  /** What is wrong with these scenes, each opened in turn. */
  async function faultsOf(scenes: readonly Scene[], viewport: (typeof SIZES)[number]): Promise<string[]> {
    const { page, close } = await visit({ viewport, bypassCSP: true, reducedMotion: 'reduce' });
    const faults: string[] = [];
    for (const { name, open } of scenes) {
      await page.goto(server().address);
      await open(page, server().address);
      const beyond = await widthBeyond(page);
      if (beyond > 0) faults.push(`${name}: ${beyond} pixels too wide`);
      faults.push(...(await seriousIssues(page)).map((issue) => `${name}: ${issue}`));
      faults.push(...(await outOfSight(page)).map((button) => `${name}: “${button}” is out of sight`));
      // The words stand in for the board until they are put away again.
      if (name === 'words') await page.keyboard.press('t');
    }
    await close();
    return faults;
  }
  /** What everybody is asked about who has gone, as far as it does not stand whole above the decision. */
  const outOfSight = (page: Page): Promise<string[]> =>
    page.locator('.online-line .button').evaluateAll((all) =>
      all.flatMap((each) => {
        const { left, top, width, height } = each.getBoundingClientRect();
        const hit = document.elementFromPoint(left + width / 2, top + height - 2);
        return each.contains(hit) ? [] : [each.textContent ?? ''];
      }),
    );
  const isSlow = ({ name }: Scene): boolean => name === 'review';

  it.each(SIZES)('are for everybody at $width x $height', { timeout: 400_000 }, async (viewport) => {
    const quick = SCENES.filter((scene) => !isSlow(scene));
    const turn = SIZES.indexOf(viewport);
    expect(
      await faultsOf(
        quick.filter((_, i) => i % SIZES.length === turn),
        viewport,
      ),
    ).toEqual([]);
  });

  it('with friends, and of a review, are for everybody on a phone', { timeout: 400_000 }, async () => {
    expect(await faultsOf([...SCENES.filter(isSlow), ...FRIENDS], SIZES[2])).toEqual([]);
  });

  /** Opens the list and takes the answer at this place of it. */
  async function take(page: Page, at: number): Promise<void> {
    const list = page.locator('.list-button[aria-expanded=false]');
    if ((await list.count()) > 0) await list.click();
    const options = page.locator('.all-answers .option, .decision .choice .option');
    await options.first().waitFor();
    await options.nth(at % (await options.count())).click();
  }

  it('a Rastur settles where it is sent (§16.2)', async () => {
    const { page, close } = await visit({ reducedMotion: 'reduce' });
    await page.goto(server().address);
    await sitDown(page, server().address, moment('invasion', 'ask.rastur', 100));
    const before = await page.locator('.decision').getAttribute('data-question');
    await take(page, 2);
    await nextQuestion(page, before);
    await expect.poll(() => page.getByRole('log').innerText()).toMatch(/puts the Rastur of 70 at/);
    await close();
  });

  it('a game alone against the Rastur is played to its end (§17)', { timeout: 300_000 }, async () => {
    const { page, close } = await visit({ reducedMotion: 'reduce' });
    await page.goto(server().address);
    await sitDown(page, server().address, moment('alone', 'ask.turn', 60));
    let question = await page.locator('.decision').getAttribute('data-question');
    for (let answers = 0; question !== null; answers++) {
      expect(answers).toBeLessThan(900);
      await take(page, answers % 3 === 0 ? 1 : 0);
      question = await nextQuestion(page, question);
    }
    await page.getByRole('heading', { name: /The game is over/ }).waitFor();
    await close();
  });
});
