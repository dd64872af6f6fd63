// Playing InterSpace in a real browser: fleets are sent by two presses, planets plan and undo, fights are weighed before they are begun, secrets stay
// with their owners, every switch of the supplement has its table, and a whole game comes to its end.

import type { Ask } from '@orrery/kernel';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { BREAKTHROUGHS, COLONIZATIONS, ENCOUNTERS, OBJECTIVES } from '../../games/interspace/data/cards.ts';
import { game } from '../../games/interspace/index.ts';
import { seriousIssues, widthBeyond } from './axe.ts';
import { chromiumPath, openSite, type Visit } from './browser.ts';
import { illegible } from './legible.ts';
import { nextQuestion } from './player.ts';
import { putSaved, randomUntil, type SavedGame, savedFrom, type Until } from './savedGames.ts';
import { setUp, sitDown } from './tables.ts';

const NAMES = ['Ada', 'Vela', 'Lyra', 'Orion', 'Mira', 'Rigel'];
const prompt =
  (key: string, row = 0): Until =>
  ({ rows }, ask) =>
    rows.length >= row && ask.prompt.key === key;
const first = (ask: Ask): boolean => ask.seat === 0;

describe.skipIf(chromiumPath === null)('InterSpace', () => {
  const { visit, server } = openSite();

  async function open(page: Page, kept: SavedGame): Promise<Page> {
    await page.goto('/');
    await page.getByRole('heading').first().waitFor();
    await putSaved(page, kept);
    await page.goto(`/here/${kept.id}`);
    await page.locator('.is-board, .pass-screen').first().waitFor();
    return page;
  }
  const golden = (page: Page, name: string, until: Until): Promise<Page> =>
    open(page, savedFrom(game, name, until, NAMES));
  const log = (page: Page) => page.getByRole('log');
  const tab = (page: Page, id: string) => page.locator(`[data-tab=${id}]`);

  it('§6.2 a fleet is picked and sent by two presses, its way drawn before; undo takes all of it back', async () => {
    const { page, close } = await visit({ bypassCSP: true });
    await golden(page, 'standard', prompt('ask.move', 300));
    const asked = await nextQuestion(page);
    const own = page.locator('[data-cell^="hex"][data-target]').first();
    const from = await own.getAttribute('data-cell');
    await own.click();
    await page.locator(`[data-picked="${from}"]`).waitFor();
    expect(await seriousIssues(page)).toEqual([]);
    const goal = page.locator('[data-cell^="hex"][data-target]').last();
    await goal.hover();
    expect(Number(await page.locator('[data-route]').getAttribute('data-route'))).toBeGreaterThan(0);
    // Others can still fly: nothing is seen yet, and all of it can be taken back.
    expect(await page.locator('.is-twice').count()).toBe(0);
    const to = (await goal.getAttribute('data-cell'))?.replace('hex ', '');
    await goal.click();
    await expect.poll(() => log(page).innerText()).toMatch(new RegExp(`flies from ${from} to hex ${to}`));
    const second = await nextQuestion(page, asked);
    await page.keyboard.press('u');
    expect(await nextQuestion(page, second)).toBe(asked);
    await close();
  });

  it('§6.2 by keyboard alone: pick, count, fly; what support does not reach is shown', async () => {
    const { page, close } = await visit();
    await golden(page, 'standard', prompt('ask.move', 300));
    const asked = await nextQuestion(page);
    await page.locator('[data-cell][tabindex="0"]').focus();
    await page.keyboard.press('PageDown');
    await page.keyboard.press('Enter');
    await page.locator('[data-picked]').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('[data-picked]').waitFor({ state: 'detached' });
    await page.keyboard.press('Enter');
    await page.keyboard.press('PageDown');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toMatch(
      /Press to fly|Ships must/,
    );
    await page.keyboard.press('Enter');
    await nextQuestion(page, asked);
    await expect.poll(() => log(page).innerText()).toMatch(/flies from hex \d+/);
    await page.getByRole('button', { name: /Where support ends/ }).click();
    await page.locator('.is-unsupported').first().waitFor({ state: 'attached' });
    await close();
  });

  it('§5.7, §5.9 plans on one screen and undoes within the plan; a line of the log is shown on the map', async () => {
    const { page, close } = await visit();
    await golden(page, 'standard', (_, ask) => ask.prompt.key === 'ask.build');
    const asked = await nextQuestion(page);
    await page.getByText(/Still planning: .*Ada/).waitFor();
    expect(await page.locator('.is-everybody tbody tr').count()).toBe(3);
    const shop = page.locator('.is-shop').first();
    await shop
      .getByRole('button', { name: /^One more/ })
      .and(page.locator(':enabled'))
      .first()
      .click();
    await shop.getByRole('button', { name: /^Build for \d+ IOU/ }).click();
    const second = await nextQuestion(page, asked);
    await page
      .getByText(/In the yard: /)
      .first()
      .waitFor();
    await page.keyboard.press('u');
    expect(await nextQuestion(page, second)).toBe(asked);
    expect(await page.getByText(/In the yard: /).count()).toBe(0);
    await log(page).locator('.show-me').last().click();
    await page.locator('[data-glow]').first().waitFor({ state: 'attached' });
    await close();
  });

  it('§6.5, §7 odds stand beside an attack, sampled; §8.3 those of a landing are exact', async () => {
    const { page, close } = await visit({ bypassCSP: true });
    await golden(page, 'standard', prompt('ask.attack'));
    const asked = await nextQuestion(page);
    await page.getByText('Sampled: 200 trials').first().waitFor();
    expect(await page.locator('.is-odds li').first().innerText()).toMatch(/holds the hex in \d+% of trials/);
    expect(await seriousIssues(page)).toEqual([]);
    await page.locator('.is-clashes [data-answer]').first().click();
    await nextQuestion(page, asked);
    await page.locator('.is-fires').waitFor();

    await golden(page, 'standard', prompt('ask.conquer'));
    await nextQuestion(page);
    await page.getByText('Worked out exactly').waitFor();
    const landings = await page.locator('.is-siege li').allInnerTexts();
    expect(landings.length).toBeGreaterThan(1);
    await page.locator('.is-siege li .button').last().click();
    await expect.poll(() => log(page).innerText()).toMatch(/takes the planet|fails to take/);
    expect(await page.locator('.is-die').count()).toBeGreaterThan(0);
    await close();
  });

  it('§7.1.1, §7.3 zones and hits are dealt out beside the battle board, also on a phone', async () => {
    const { page, close } = await visit({ viewport: { width: 390, height: 844 } });
    for (const [key, seed] of [
      ['ask.deploy', 3],
      ['ask.damage', 40],
    ] as const) {
      await open(
        page,
        randomUntil(game, seed, NAMES.slice(0, 3), (ask) => ask.prompt.key === key),
      );
      const asked = await nextQuestion(page);
      // It begins with an answer that the rules take.
      await page.locator('.is-counted [data-confirm]').click();
      await nextQuestion(page, asked);
    }
    await close();
  });

  it('§13.1 at one screen objectives stay secret', async () => {
    const { page, close } = await visit();
    const kept = savedFrom(game, 'supplement', prompt('ask.raise'), NAMES);
    const other = kept.bots.findIndex((bot) => bot !== null);
    await open(page, { ...kept, bots: kept.bots.map((bot, seat) => (seat === other ? null : bot)) });
    await page.locator('.pass-screen').waitFor();
    expect(await page.locator('.is-board').count()).toBe(0);
    await page.locator('.pass-screen button').click();
    await nextQuestion(page);
    await tab(page, 'cards').click();
    // One's own can be opened; of the others nothing is said.
    const held = page.locator('#panel-room .is-score > li');
    expect(await held.count()).toBe(4);
    expect(await held.getByText('A secret: the others do not know it.').count()).toBe(1);
    expect(await held.filter({ has: page.locator('summary', { hasText: /^Objective/ }) }).count()).toBe(1);
    await close();
  });

  it('§5.7 two browsers plan at once: nobody sees what the other does until both are done', {
    timeout: 90_000,
  }, async () => {
    const [ada, bo]: [Visit, Visit] = [await visit(), await visit()];
    // Two alone save up for their first level, unless they say otherwise.
    const id = await setUp(ada.page, 'interspace', 2, { options: { levels: 1 } });
    await sitDown(bo.page, id, 'Bo');
    for (const { page } of [ada, bo]) {
      await page.goto(`${server().address}/table/${id}`);
      await page.getByText(/Still planning: Ada and Bo/).waitFor();
    }
    await ada.page.locator('.is-deeds [data-answer]').first().click();
    await ada.page.locator('.decision:not([data-question])').waitFor();
    expect(await log(bo.page).innerText()).not.toMatch(/raises/);
    // That Ada is done is no secret, what she planned is.
    await bo.page.getByText(/Still planning: Bo\. Done: Ada\./).waitFor();
    expect(await bo.page.locator('[data-planned]').count()).toBe(1);
    expect(await bo.page.locator('[data-cell="hex 0"]').getAttribute('aria-label')).toMatch(/Tech 3\./);
    await bo.page.keyboard.press('t');
    await bo.page.getByText('Ready: Ada. Still planning: Bo.').waitFor();
    await bo.page.keyboard.press('t');
    await bo.page.locator('[data-pass]').click();
    for (const { page } of [ada, bo])
      await expect.poll(() => log(page).innerText()).toMatch(/raises Tech in hex 0 to 4/);
    await ada.close();
    await bo.close();
  });

  it('has a table for every switch of the supplement, clean for axe, every answer within reach', {
    timeout: 90_000,
  }, async () => {
    const { page, close } = await visit({ bypassCSP: true });
    for (const [n, option] of [
      'objectives',
      'breakthroughs',
      'colonization',
      'encounters',
      'limits',
      'basic',
    ].entries()) {
      const kept = randomUntil(game, 40 + n, NAMES.slice(0, 3), first, { [option]: true });
      await open(page, kept);
      await nextQuestion(page);
      for (const id of ['economy', 'score']) await tab(page, id).click();
      expect(await tab(page, 'cards').count()).toBe(option === 'limits' || option === 'basic' ? 0 : 1);
      expect(await seriousIssues(page, '#panel-room'), option).toEqual([]);
      const list = page.locator('.list-button[aria-expanded=false]');
      if ((await list.count()) > 0) await list.click();
      expect(await page.locator('.bottom .option, .bottom .choice').count(), option).toBeGreaterThan(0);
    }
    await close();
  });

  it('§16.4 says what agents will do next, and lights where', async () => {
    const { page, close } = await visit();
    await golden(page, 'all-six', ({ state }, ask) => {
      const { agents } = state.table as { readonly agents: readonly unknown[] };
      return agents.length > 0 && ask.prompt.key === 'ask.raise';
    });
    await nextQuestion(page);
    await tab(page, 'cards').click();
    const next = page.locator('[data-agent] .is-next').first();
    expect(await next.innerText()).toMatch(/heads for|strays|stays|leaves/);
    await next.locator('.is-hex-link').first().hover();
    await page.locator('[data-glow]').first().waitFor({ state: 'attached' });
    // The map says the same of the hex it is in.
    const hex = /\d+/.exec(await next.locator('.is-hex-link').first().innerText())?.[0];
    expect(await page.locator(`[data-cell="hex ${hex}"]`).getAttribute('aria-label')).toMatch(
      /: (heads for|a die sends|stays|leaves)/,
    );
    await close();
  });

  it.each([
    { width: 390, height: 844, locale: 'it-IT', theme: 'light' },
    { width: 844, height: 390, locale: 'en-GB', theme: 'dark' },
  ])('fits a phone at $width x $height, $locale, $theme: legible, clean for axe, every panel', async (how) => {
    const { width, height, locale, theme } = how;
    const { page, close } = await visit({ viewport: { width, height }, locale, bypassCSP: true });
    await page.addInitScript(
      (value) => localStorage.setItem('orrery.settings', value),
      `{"motion":"off","theme":"${theme}"}`,
    );
    await golden(page, 'supplement', prompt('ask.raise', 600));
    await nextQuestion(page);
    await page.evaluate(() => document.fonts.ready.then(() => null));
    expect(await illegible(page)).toEqual([]);
    expect(await seriousIssues(page)).toEqual([]);
    for (const id of ['economy', 'score', 'cards']) {
      await tab(page, id).click();
      await page.locator('#panel-room').waitFor();
      expect(await widthBeyond(page), id).toBe(0);
      expect(await seriousIssues(page, '#panel-room'), id).toEqual([]);
    }
    if (locale === 'it-IT')
      expect(await page.locator('#panel-room').innerText()).not.toMatch(/\b(?:Objective|hex|Free agents)\b/);
    await close();
  });

  it('§6.1 cargo is counted at the foot of the map, from what is aboard; no ship covers the number of its hex', async () => {
    const { page, close } = await visit();
    await golden(page, 'standard', prompt('ask.cargo', 200));
    const asked = await nextQuestion(page);
    const tray = page.locator('[data-tray]');
    // What silence would answer: nothing is unloaded by a slip.
    expect(await tray.locator('output').allInnerTexts()).toEqual([
      expect.stringMatching(/1\/9\s+IOU/),
      expect.stringMatching(/6\/6\s+minerals/),
    ]);
    expect(await page.locator('.drawer').count()).toBe(0);
    expect(await coveredNumbers(page)).toEqual([]);
    await tray.getByRole('button', { name: 'All', exact: true }).click();
    await page.locator('[data-confirm]').click();
    await nextQuestion(page, asked);
    await expect.poll(() => log(page).innerText()).toMatch(/now carries/);
    await close();
  });

  it('is read as a table of words, in sections', async () => {
    const { page, close } = await visit({ bypassCSP: true });
    await golden(page, 'standard', prompt('ask.raise', 300));
    await nextQuestion(page);
    await page.keyboard.press('t');
    expect(await page.locator('.sentences h3').allInnerTexts()).toEqual(['Now', 'Players', 'Planets', 'Map']);
    expect(await seriousIssues(page)).toEqual([]);
    await page.keyboard.press('t');
    await page.keyboard.press('c');
    await expect.poll(() => page.locator('.is-card-units tbody tr').count()).toBe(10);
    expect(await seriousIssues(page)).toEqual([]);
    await close();
  });

  it('pans and zooms the largest map without drawing it anew', async () => {
    const { page, close } = await visit();
    await golden(page, 'all-six', ({ rows }, ask) => rows.length > 880 && ask.choice.kind === 'one');
    await nextQuestion(page);
    const cells = await page.locator('[data-cell]').count();
    expect(cells).toBeGreaterThanOrEqual(200);
    const work = await page.evaluate(async () => {
      const svg = document.querySelector('.is-room svg');
      const room = document.querySelector('.is-room');
      if (svg === null || room === null) throw new Error('no map');
      let changed = 0;
      const watch = new MutationObserver((list) => (changed += list.filter(({ target }) => target !== svg).length));
      watch.observe(svg, { subtree: true, attributes: true, childList: true, characterData: true });
      const frame = () => new Promise((done) => requestAnimationFrame(done));
      const measure = async (act: (n: number) => void): Promise<number> => {
        const before = changed;
        for (let n = 0; n < 20; n++) {
          act(n);
          await frame();
        }
        return changed - before;
      };
      const zoomed = (deltaY: number): boolean =>
        room.dispatchEvent(new WheelEvent('wheel', { deltaY, ctrlKey: true, bubbles: true, cancelable: true }));
      for (let n = 0; n < 6; n++) zoomed(-20);
      for (let n = 0; n < 10; n++) await frame();
      const pan = await measure((n) => room.scrollBy(n % 2 === 0 ? 40 : -30, 12));
      const zoom = await measure((n) => zoomed(n < 10 ? -2 : 2));
      return { pan, zoom };
    });
    // Panning is the browser's own; twenty notches of zoom cross at most one size of letters, there and back.
    expect(work.pan).toBe(0);
    expect(work.zoom).toBeLessThan(cells * 8);
    await close();
  });

  it('is played to its end by one against two bots, and tells its story', { timeout: 180_000 }, async () => {
    const { page, close } = await visit();
    const kept = randomUntil(game, 5, NAMES.slice(0, 3), first, { turns: 20 });
    await open(page, kept);
    let asked = await nextQuestion(page);
    for (let answers = 0; asked !== null; answers++) {
      expect(answers).toBeLessThan(400);
      const pass = page.locator('[data-pass]');
      if ((await pass.count()) > 0) await pass.click();
      else if ((await page.locator('[data-confirm]').count()) > 0) await page.locator('[data-confirm]').click();
      else {
        const list = page.locator('.list-button[aria-expanded=false]');
        if ((await list.count()) > 0) await list.click();
        const choice = page.locator('.bottom .choice').first();
        const confirm = choice.locator('.confirm button');
        await ((await confirm.count()) > 0 ? confirm : choice.locator('.option').first()).click();
      }
      asked = await nextQuestion(page, asked);
    }
    await page
      .getByText(/\d+ game turns in all/)
      .first()
      .waitFor();
    expect(await page.locator('.is-tallies thead th').count()).toBe(3);
    expect(await page.locator('.is-charts figure').count()).toBe(3);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await page.locator('.is-wide').evaluate((table) => table.scrollWidth - table.clientWidth)).toBe(0);
    await close();
  });

  it.each([
    { id: 'voyage', locale: 'it-IT', last: 'Come si va avanti' },
    { id: 'colony', locale: 'en-GB', last: 'Small, but yours' },
    { id: 'assault', locale: 'it-IT', last: 'Conquistato' },
  ])('leads through the lesson $id to its last page, by what the coach says, $locale', async ({ id, locale, last }) => {
    const { page, close } = await visit({ locale, reducedMotion: 'reduce' });
    await page.goto('/learn/interspace');
    await page.locator(`a[href$="/lesson/${id}"]`).first().click();
    const title = page.locator('.coach h2').first();
    await title.waitFor();
    for (let pages = 0; (await title.innerText()) !== last; pages++) {
      expect(pages).toBeLessThan(20);
      const before = await title.innerText();
      await followCoach(page);
      await page.waitForFunction((old) => document.querySelector('.coach h2')?.textContent !== old, before);
    }
    await close();
  });

  it('§13 to §16 has an album of all cards, in Italian: by deck, by where they come from, each on a page of its own', async () => {
    const { page, close } = await visit({ locale: 'it-IT', bypassCSP: true });
    await page.goto('/learn/interspace/encyclopaedia');
    const cards = page.locator('.article-card');
    await cards.first().waitFor();
    for (const [n, deck] of [OBJECTIVES, BREAKTHROUGHS, COLONIZATIONS, ENCOUNTERS].entries()) {
      await page.getByLabel('Mazzo').selectOption({ index: n + 1 });
      await expect.poll(() => cards.count(), { message: `deck ${n}` }).toBe(deck.length);
    }
    await page.getByLabel('Da dove viene').selectOption({ label: 'ricostruita' });
    const all = await cards.allInnerTexts();
    expect(all.length).toBeGreaterThan(0);
    for (const card of all) expect(card).toMatch(/\(Ricostruit[oa]\.\)/);
    expect(await seriousIssues(page)).toEqual([]);
    await cards.first().click();
    await page.getByRole('heading', { level: 2, name: 'Quando si pesca' }).waitFor();
    await page.getByText('Una per ogni').or(page.getByText('Quando lo spazio')).first().waitFor();
    expect(await seriousIssues(page)).toEqual([]);
    await close();
  });
});

/** Does what the coach says where it says so: on the map, in the panel, or by its own button. */
async function followCoach(page: Page): Promise<void> {
  const isTouch = (await page.locator('.coach-does .touch').count()) > 0;
  const shop = page.locator('.is-shop').first();
  if ((await shop.count()) > 0) {
    await shop.getByRole('button', { name: /^(One more|Aggiungi): trn/ }).click();
    return shop.getByRole('button', { name: /^(Build for|Costruisci per) / }).click();
  }
  if (!isTouch) return page.locator('.coach-does').locator('[data-pass], .option, .button.main').first().click();
  if ((await page.locator('.is-siege').count()) > 0) return page.locator('.is-siege [data-answer]').last().click();
  const hits = page.locator('.is-counted');
  if ((await hits.count()) > 0) {
    const more = hits.getByRole('button', { name: /^(One more|Aggiungi)/ }).last();
    await hits.getByRole('button', { name: /^(None|Nessuna)$/ }).click();
    while (await more.isEnabled()) await more.click();
    return page.locator('[data-confirm]').click();
  }
  await page.locator('[data-glow]').first().click();
  if ((await page.locator('[data-tray] [data-confirm]').count()) > 0) return page.locator('[data-confirm]').click();
  // One ship of the first kind, to the last place it can go.
  for (const fewer of await page.getByRole('button', { name: /^(One less|Togli): trn/ }).all())
    while (await fewer.isEnabled()) await fewer.click();
  for (const fewer of await page.getByRole('button', { name: /^(One less|Togli): sct/ }).all())
    for (let n = 0; n < 2; n++) await fewer.click();
  await page.locator('[data-cell][data-target]').last().click();
}

/** The numbers of hexes that ships stand on. */
const coveredNumbers = (page: Page): Promise<string[]> =>
  page.locator('.is-place').evaluateAll((places) =>
    places.flatMap((place) => {
      const number = place.querySelector('.is-number');
      const foot = Math.max(
        ...[...place.querySelectorAll('[data-stack] rect')].map((rect) => rect.getBoundingClientRect().bottom),
      );
      if (number === null) return [];
      // The box of letters is higher than its digits.
      const { top, height } = number.getBoundingClientRect();
      return foot > top + height * 0.3 ? [number.textContent ?? ''] : [];
    }),
  );
