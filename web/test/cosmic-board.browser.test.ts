// The board of Cosmic Encounter in a real Chromium, used as a person would: by pointer, by finger and by keyboard alone.

import { COMING } from '@orrery/games';
import { type Ask, asks, type Journal } from '@orrery/kernel';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { game } from '../../games/cosmic/index.ts';
import type { Table } from '../../games/cosmic/rules/table.ts';
import { seriousIssues, widthBeyond } from './axe.ts';
import { chromiumPath, openSite, type Visit } from './browser.ts';
import { nextQuestion } from './player.ts';
import { putSaved, savedFrom, type Until } from './savedGames.ts';

const NAMES = ['Ada', 'Vela', 'Lyra', 'Orion', 'Mira', 'Rigel'];

describe.skipIf(chromiumPath === null)('the board of Cosmic Encounter', () => {
  const { visit } = openSite();

  /** A golden game at the first moment that fits, opened by the one who is asked then. */
  async function sit({ page }: Visit, name: string, until: Until, motion = 'off'): Promise<Page> {
    const kept = savedFrom(game, name, until, NAMES);
    await page.goto('/');
    await page.getByRole('heading').first().waitFor();
    await page.evaluate((value) => localStorage.setItem('orrery.settings', value), JSON.stringify({ motion }));
    await putSaved(page, kept);
    await page.goto(`/here/${kept.id}`);
    await nextQuestion(page);
    await board(page).waitFor();
    return page;
  }

  test('§3.3, §3.32 tokens from bases by clicks, one click back, over the limit a rule; then the cone is aimed', async () => {
    const desk = await visit();
    const page = await sit(desk, 'first-encounter', isAsked('ask.launch'));
    const base = page.locator('[data-thing^="place"][data-target]');
    await base.first().click();
    await base.first().click();
    await base.nth(1).click();
    expect(await page.locator('.cosmic-clicks').allTextContents()).toEqual(['2', '1']);
    await page.getByRole('button', { name: 'Undo the last click' }).click();
    expect(await page.locator('.cosmic-clicks').allTextContents()).toEqual(['2']);
    for (let clicks = 0; clicks < 3; clicks++) await base.nth(2).click();
    await page.locator('.bad', { hasText: '§3.3' }).waitFor();
    await page.locator('[data-confirm]').click();
    await page
      .getByText(/has 4 tokens on the cone/)
      .first()
      .waitFor();
    await page.getByRole('heading', { name: 'Where do you aim the cone?' }).waitFor();

    const own = Number((await page.locator('.cosmic-plate[data-acting="true"]').getAttribute('data-plate')) ?? 0);
    await thing(page, `place ${own * 8}`).click();
    await page.locator('.bad', { hasText: /§3\.(21|32)/ }).waitFor();
    const targets = page.locator('[data-thing^="place"][data-target]');
    expect(await targets.count()).toBe(5);
    await targets.nth(2).hover();
    await page.locator('.cosmic-tip', { hasText: 'Press to choose this.' }).waitFor();
    await targets.nth(2).click();
    await page
      .getByText(/aims the cone at planet 3 of/)
      .first()
      .waitFor();
    expect(await page.locator('.cosmic-beam').count()).toBe(1);
    await desk.close();
  });

  test('§3.4 plates are ticked to invite; §3.6 a half of the cone is joined; the sides show who fights', async () => {
    const desk = await visit();
    let page = await sit(desk, 'two-boxes', isAsked('ask.invite'));
    const plates = page.locator('[data-thing^="seat"][data-target]');
    expect(await plates.count()).toBeGreaterThan(1);
    await plates.first().click();
    await plates.nth(1).click();
    await plates.first().click();
    expect(await page.locator('.cosmic-clicks').count()).toBe(1);
    await page.locator('[data-confirm]').click();
    await page
      .getByText(/invites \w+\./)
      .last()
      .waitFor();

    page = await sit(
      desk,
      'two-boxes',
      isAsked('ask.join', (_, ask) => optionsOf(ask).includes('offense')),
    );
    await thing(page, 'cone 0').click();
    await page.getByRole('heading', { name: /How many tokens do you bring/ }).waitFor();
    await page.locator('[data-thing^="place"][data-target]').first().click();
    await page.locator('[data-confirm]').click();
    await page
      .getByText(/joins the offense with 1 token/)
      .first()
      .waitFor();
    await desk.close();
  });

  test('every answer is on the board or in a list one fold away, whatever is in play', {
    timeout: 240_000,
  }, async () => {
    const desk = await visit({ bypassCSP: true, reducedMotion: 'reduce' });
    const late =
      (n: number): Until =>
      (journal) =>
        journal.rows.length >= n;
    const moments: [string, Until][] = [
      ['everything', isAsked('ask.spread')],
      ['everything', isAsked('ask.launch', late(200))],
      ['everything', isAsked('ask.colony')],
      ['strange-systems', isAsked('ask.aim', late(60))],
      ['limbo', isAsked('ask.home', late(150))],
      ['comets', isAsked('ask.aim', ({ state }) => (state.table as Table).stack.some(({ comet }) => comet > 0))],
      ['comets', isAsked('ask.vote')],
      ['lucre', isAsked('ask.commit', late(100))],
      ['drafted', isAsked('ask.opponent')],
      ['no-powers', isAsked('ask.retrieve')],
      ['no-powers', isAsked('ask.pay')],
    ];
    for (const [name, until] of moments) {
      const page = await sit(desk, name, until);
      const ask = await askOf(name, until);
      const targets = await page.locator('[data-target]').count();
      const list = page.locator('.list-button');
      const buttons = await page.locator('.decision .choice .option').count();
      const all = ask.choice.kind === 'amounts' ? ask.choice.entries.length : optionsOf(ask).length;
      // What the board does not have stands beside the question, or in the list.
      if (Math.max(targets, buttons) < all) {
        await list.click();
        expect
          .soft(await page.locator('.drawer :is(.option, .steppers > li)').count(), `${name}: ${ask.prompt.key}`)
          .toBe(all);
        await page.keyboard.press('Escape');
      }
      expect.soft(await seriousIssues(page), name).toEqual([]);
      expect.soft(await widthBeyond(page), name).toBe(0);
    }
    await desk.close();
  });

  test('by keyboard alone: from answer to answer, what it is read aloud, Enter chooses', async () => {
    const desk = await visit();
    const page = await sit(desk, 'first-encounter', isAsked('ask.aim'));
    await tabTo(page, '[data-thing]');
    expect(await focused(page)).toMatch(/^Ada\. Power: /);
    await page.keyboard.press('ArrowDown');
    expect(await focused(page)).toMatch(/^planet \d of Ada\. Ada: \d tokens?/);
    await page.keyboard.press('PageDown');
    const first = await focused(page);
    expect(first).toMatch(/^planet \d of \w+\. .*Press to choose this$/);
    await page.keyboard.press('PageDown');
    expect(await focused(page)).not.toBe(first);
    await page.keyboard.press('Enter');
    await page
      .getByText(/aims the cone at planet \d of/)
      .first()
      .waitFor();
    await desk.close();
  });

  test.each([
    ['upright', { width: 390, height: 844 }],
    ['lying', { width: 844, height: 390 }],
  ])('on a phone held %s what can be pressed is as large as a finger, and comes into sight', async (_, viewport) => {
    const phone = await visit({ viewport, hasTouch: true, isMobile: true });
    const page = await sit(
      phone,
      'everything',
      isAsked('ask.launch', ({ rows }) => rows.length >= 200),
    );
    const sizes = await page
      .locator('[data-target]')
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().width));
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(40);
    const target = page.locator('[data-target]').first();
    await target.tap();
    expect(await page.locator('.cosmic-clicks').count()).toBe(1);
    const tray = (await page.locator('.cosmic-draft').boundingBox()) ?? { x: 0, width: Infinity, height: Infinity };
    expect(tray.x + tray.width).toBeLessThan(viewport.width);
    expect(tray.height).toBeLessThan(60);
    expect(await widthBeyond(page)).toBe(0);
    // The header is one line; upright the board scrolls one way only.
    expect((await page.locator('.page-bar').boundingBox())?.height ?? 99).toBeLessThan(62);
    const beyond = await page.locator('.cosmic-room').evaluate((room) => room.scrollWidth - room.clientWidth);
    if (viewport.height > viewport.width) expect(beyond).toBe(0);
    await phone.close();
  });

  test.each([
    ['fly to the cone where things may move', 'on', 2],
    ['are there at once where they may not', 'off', 0],
  ] as const)('tokens %s', async (_, motion, coins) => {
    const desk = await visit();
    const page = await sit(desk, 'first-encounter', isAsked('ask.launch'), motion);
    await page.evaluate(() => {
      const flown: string[] = [];
      const { animate } = Element.prototype;
      Element.prototype.animate = function (...how) {
        if (this.getAttribute('class') === 'cosmic-flying') flown.push('coin');
        return animate.apply(this, how);
      };
      Object.assign(globalThis, { flown });
    });
    const base = page.locator('[data-thing^="place"][data-target]').first();
    await base.click();
    await base.click();
    await page.locator('[data-confirm]').click();
    await page
      .getByText(/has 2 tokens on the cone/)
      .first()
      .waitFor();
    expect(await page.evaluate('flown.length')).toBe(coins);
    await desk.close();
  });

  test('the board can be played before its portraits and the sentences of powers are here, and lessons are not fetched at all', async () => {
    const desk = await visit();
    const { page } = desk;
    // What the worker of the page has fetched ahead would come at once.
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
    let release = (): void => undefined;
    const held = new Promise<void>((done) => (release = done));
    await page.route(/\/(Portrait|later)-[^/]*\.js$/, async (route) => {
      await held;
      await route.continue();
    });
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    await sit(desk, 'first-encounter', isAsked('ask.launch'));
    await page.locator('[data-thing^="place"][data-target]').first().click();
    expect(await page.locator('.cosmic-clicks').count()).toBe(1);
    expect(await page.locator('.cosmic-face path').count()).toBe(0);
    // Where such a sentence belongs three dots stand, and no key.
    const shown = (): Promise<string> => page.locator('.table-layout').evaluate((layout) => layout.outerHTML);
    expect(await shown()).toContain(COMING);
    expect(await shown()).not.toMatch(/>(ask|log|power|edict|flare|word|act)\.[\w.-]+</);
    expect(fetched.filter((url) => /encyclopaedia|learn/.test(url))).toEqual([]);
    release();
    await expect.poll(() => page.locator('.cosmic-face path').count()).toBeGreaterThan(4);
    await expect.poll(shown).not.toContain(COMING);
    await desk.close();
  });
});

const board = (page: Page) => page.getByRole('application', { name: /around the Warp/ });
const thing = (page: Page, name: string) => page.locator(`[data-thing="${name}"]`);
const optionsOf = ({ choice }: Ask): readonly unknown[] => ('options' in choice ? choice.options : []);

const isAsked =
  (prompt: string, more: Until = () => true): Until =>
  (journal, ask) =>
    ask.prompt.key === prompt && more(journal, ask);

/** What is asked at that moment. */
async function askOf(name: string, until: Until): Promise<Ask> {
  let found: Ask | undefined;
  const noting: Until = (journal: Journal, ask) => {
    if (!until(journal, ask)) return false;
    found = asks(game, journal.state as Parameters<typeof asks<Table>>[1])[0] as Ask;
    return true;
  };
  savedFrom(game, name, noting);
  if (found === undefined) throw new Error('nothing is asked');
  return found;
}

const focused = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');

async function tabTo(page: Page, selector: string): Promise<void> {
  for (let stops = 0; stops < 60; stops++) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`no Tab leads to ${selector}`);
}
