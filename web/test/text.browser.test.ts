// The table in words: complete, live, and everything can be done there.

import { describe, expect, it } from 'vitest';
import { seriousIssues, widthBeyond } from './axe.ts';
import { chromiumPath, openSite, type Visit } from './browser.ts';
import { answer, decision, nextQuestion, sentences } from './player.ts';
import { SCENES, SIZES } from './scenes.ts';

describe.skipIf(chromiumPath === null)('the table in words', () => {
  const { visit, server } = openSite();

  const sitAt = async (scene: string, options: Parameters<typeof visit>[0] = {}): Promise<Visit> => {
    const there = await visit({ reducedMotion: 'reduce', ...options });
    await there.page.goto(server().address);
    await there.page.getByRole('heading', { level: 1 }).waitFor();
    await SCENES.find(({ name }) => name === scene)?.open(there.page, server().address);
    await there.page.keyboard.press('t');
    await there.page.locator('.sentences').waitFor();
    return there;
  };

  it('has all there is under headings, and every answer beside the question', async () => {
    const { page, close } = await sitAt('trade');
    expect(await page.locator('.board').count()).toBe(0);
    const titles = await page.locator('.sentences h3').allInnerTexts();
    expect(titles).toEqual(['Now', 'Around you', 'The merchants', 'Peoples and markets', 'Markers and dangers']);
    const lines = await sentences(page);
    expect(lines.filter((line) => /^(Ada|Vela|Lyra),/.test(line))).toHaveLength(3);
    expect(lines.join(' ')).not.toMatch(/table\.|undefined|\{/);
    const answers = await page.locator('.answers .option').count();
    expect(answers).toBeGreaterThan(5);
    expect(await page.locator('.list-button').count()).toBe(0);
    await page.keyboard.press('t');
    await page.locator('.board').waitFor();
    await close();
  });

  it.each(SIZES)('fits $width x $height, with nothing serious for axe', async (viewport) => {
    const { page, close } = await sitAt('turn', { viewport, bypassCSP: true });
    expect(await widthBeyond(page)).toBe(0);
    expect(await seriousIssues(page)).toEqual([]);
    await close();
  });

  it('is played on, and reads aloud what is new in one piece', async () => {
    const { page, close } = await sitAt('turn', { locale: 'it-IT' });
    const announcer = page.locator('.announcer');
    expect(await announcer.innerText()).toBe('');
    const before = await sentences(page);
    for (let answers = 0; answers < 12; answers++) expect(await answer(page)).not.toBeNull();
    expect(await sentences(page)).not.toEqual(before);
    await page.waitForFunction(() => (document.querySelector('.announcer')?.textContent ?? '').length > 20);
    expect(await page.getByRole('log').getAttribute('aria-live')).toBe('off');
    await close();
  });

  it('asks for whole answers there too', async () => {
    const { page, close } = await sitAt('deal');
    await page.locator('.answers .choice.offer').waitFor();
    const before = await decision(page).getAttribute('data-question');
    await decision(page).getByRole('button', { name: 'No deal', exact: true }).click();
    await nextQuestion(page, before);
    await close();
  });
});
