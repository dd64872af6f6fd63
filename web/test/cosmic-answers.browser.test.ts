// What is asked at a table of Cosmic Encounter, in a real browser: every answer can be reached on every screen, by keyboard alone, in
// words; each switch of the set-up shows; and at one screen nobody sees another's hand.

import { messagesOf, sentence } from '@orrery/games';
import { itemOf, type Seat, type State, view } from '@orrery/kernel';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { FIRST_EDICT, FIRST_REINFORCEMENT } from '../../games/cosmic/data/cards.ts';
import { game as cosmic } from '../../games/cosmic/index.ts';
import { current, type Table } from '../../games/cosmic/rules/table.ts';
import { thingOf } from '../../games/cosmic/table/board/targets.ts';
import { seriousIssues, widthBeyond } from './axe.ts';
import { chromiumPath, openSite } from './browser.ts';
import { inPeace, isCardAsked, isStep, stageCosmic, type Staged, type Wanted } from './cosmicGames.ts';
import { illegible } from './legible.ts';
import { nextQuestion, openPanel } from './player.ts';
import { outOfReach } from './reach.ts';
import { putSaved } from './savedGames.ts';

/** A question of each kind that a challenge asks. */
const QUESTIONS: readonly (Wanted & { readonly what: string })[] = [
  { what: 'a power', options: { powers: 'draft' }, until: isStep('prepare') },
  { what: 'tokens for the cone', seed: 3, until: isStep('launch') },
  { what: 'a planet', seed: 3, until: isStep('aim') },
  { what: 'allies', seed: 3, until: isStep('invite') },
  { what: 'a side', seed: 3, until: isStep('join') },
  { what: 'a card', seed: 3, until: isStep('select') },
  { what: 'a card for a moment', seed: 5, until: isCardAsked },
  { what: 'a number', seed: 4, until: ({ prompt }) => prompt.key === 'ask.reward' },
  { what: 'an offer', options: { situation: 'mind' }, until: isStep('deal'), answer: inPeace },
];

describe.skipIf(chromiumPath === null)('what Cosmic Encounter asks', () => {
  const { visit, server } = openSite();

  async function open(page: Page, { saved }: Staged): Promise<string | null> {
    await page.goto(server().address);
    await putSaved(page, saved);
    await page.goto(`${server().address}/here/${saved.id}`);
    return nextQuestion(page);
  }

  it.each([
    { width: 1440, height: 900, locale: 'en-GB' },
    { width: 1024, height: 768, locale: 'it-IT' },
    { width: 390, height: 844, locale: 'it-IT' },
    { width: 844, height: 390, locale: 'en-GB' },
  ])('has every answer in reach at $width x $height', { timeout: 120_000 }, async ({ width, height, locale }) => {
    const { page, close } = await visit({ viewport: { width, height }, locale, bypassCSP: true });
    for (const wanted of QUESTIONS) {
      const staged = stageCosmic(wanted);
      await open(page, staged);
      expect.soft(await illegible(page), wanted.what).toEqual([]);
      expect.soft(await widthBeyond(page), wanted.what).toBe(0);
      expect.soft(await seriousIssues(page), wanted.what).toEqual([]);
      expect.soft(await outOfReach(page, staged.ask, thingOf), wanted.what).toEqual([]);
      // A number is set and sent where the question stands.
      if (staged.ask.choice.kind === 'number')
        for (const part of ['.step', '.confirm button'])
          expect.soft(await page.locator(`.decision ${part}`).last().isVisible(), part).toBe(true);
      const pass = page.locator('.actions .button.main');
      if (staged.ask.pass === true) expect.soft(await pass.isVisible(), wanted.what).toBe(true);
    }
    await close();
  });

  const table = (state: State<Table>): Table => state.table;
  const holds =
    (from: number, below: number) =>
    (ask: { readonly seat: Seat }, state: State<Table>): boolean =>
      (table(state).hands[ask.seat] ?? []).some((slot) => itemOf(state, slot) >= from && itemOf(state, slot) < below);

  /** Every switch, and what of it is seen. */
  const SWITCHES: readonly (Wanted & { readonly shows: string; readonly text?: RegExp })[] = [
    { options: { powers: 'draft' }, until: isStep('prepare'), shows: '.question', text: /power/ },
    { options: { powers: 'chosen' }, until: isStep('prepare'), shows: '.question', text: /power/ },
    { options: { powers: 'none' }, until: isStep('launch'), shows: '.cosmic-no-face' },
    { options: { kickers: true }, until: isStep('kickers'), shows: '.cxp-card.kicker .cxp-figure', text: /×/ },
    {
      options: { reinforcements: true },
      until: holds(FIRST_REINFORCEMENT, FIRST_REINFORCEMENT + 3),
      shows: '.cxp-card.reinforcement .cxp-figure',
      text: /\+/,
    },
    {
      options: { expansion: true },
      until: holds(FIRST_EDICT - 6, FIRST_EDICT),
      shows: '.cxp-card.attack .cxp-figure',
      text: /^(?:0|−\d)/,
    },
    {
      options: { extras: true },
      until: (_, state) => (current(table(state))?.comet ?? 0) > 0,
      shows: '.cosmic-step-now',
      text: /In force/,
    },
    { options: { limbo: true }, until: isStep('launch'), shows: '.cosmic-limbo' },
    { options: { hexes: 'chosen' }, until: isStep('hexes'), shows: '.question' },
    { options: { hexes: 'dealt' }, until: isStep('spread'), shows: '.cosmic-draft', text: /20/ },
    { options: { moons: 'quarter' }, until: isStep('launch'), shows: '.cosmic-moon-mark' },
    { options: { lucre: true }, until: isStep('launch'), shows: '.cosmic-lucre', text: /\d/ },
    {
      options: { skipping: true },
      until: ({ prompt }) => prompt.key === 'ask.skip',
      shows: '.question',
      text: /skip/i,
    },
    {
      options: { situation: 'mind', proposals: 1 },
      until: isStep('deal'),
      answer: inPeace,
      shows: '.cxd-left',
      text: /one proposal left/,
    },
  ];

  it('shows each switch of the set-up', { timeout: 120_000 }, async () => {
    const { page, close } = await visit();
    for (const { shows, text, ...wanted } of SWITCHES) {
      await open(page, stageCosmic(wanted));
      const found = page.locator(shows);
      const seen = text === undefined ? found : found.filter({ hasText: text });
      await expect.soft(seen.first().waitFor(), JSON.stringify(wanted.options)).resolves.toBeUndefined();
    }
    await close();
  });

  it('asks in words, too: all there is to know, all that can be answered, and what is new read aloud', async () => {
    const { page, close } = await visit({ locale: 'it-IT', bypassCSP: true });
    const staged = stageCosmic({ seed: 3, until: isStep('aim') });
    const asked = await open(page, staged);
    await page.keyboard.press('t');
    await page.locator('.sentences').waitFor();
    const messages = await messagesOf(cosmic, 'it', staged.saved.record.seats);
    const told = cosmic.describe?.(view(staged.state, staged.ask.seat)).map((line) => sentence(messages, line)) ?? [];
    const lines = await page.locator('.sentences li').allInnerTexts();
    expect(told.length).toBeGreaterThan(12);
    expect(told.filter((line) => !lines.some((each) => each.trim() === line.trim()))).toEqual([]);
    expect(await page.locator('.sentences h3').count()).toBeGreaterThan(2);
    const { choice } = staged.ask;
    const answers = await page
      .locator('.answers [data-answer]')
      .evaluateAll((all) => all.map((each) => each.getAttribute('data-answer')));
    expect(answers).toEqual(choice.kind === 'one' ? choice.options.map(String) : []);
    expect(await seriousIssues(page)).toEqual([]);
    await page.locator('.answers [data-answer]').first().click();
    await nextQuestion(page, asked);
    await expect.poll(() => page.locator('.announcer').innerText()).toMatch(/punta il cono/);
    await page.keyboard.press('t');
    await close();
  });

  it('is answered by keyboard alone, from the tokens to the card', async () => {
    const { page, close } = await visit();
    const wanted = { options: { powers: 'none' }, seed: 3, until: isStep('launch') };
    const staged = stageCosmic(wanted);
    let asked = await open(page, staged);
    // No pointer: whatever is pressed has the focus first.
    await page.evaluate(() => addEventListener('pointerdown', () => document.body.setAttribute('data-pointed', '')));
    const laid = new RegExp(`${staged.saved.record.seats[staged.ask.seat]} lays a card`);
    const log = page.getByRole('log');
    for (let answers = 0; !laid.test(await log.innerText()); answers++) {
      expect(answers).toBeLessThan(20);
      await answerByKeys(page);
      asked = await nextQuestion(page, asked);
    }
    expect(await page.locator('body').getAttribute('data-pointed')).toBeNull();
    await close();
  });

  it('of one at a shared screen shows nothing of another’s hand', async () => {
    const { page, close } = await visit();
    const staged = stageCosmic({ seats: 3, seed: 2, options: { powers: 'none' }, until: isStep('select') });
    const { state, saved } = staged;
    const fight = current(state.table);
    // Who lays first is who sits first.
    const both = [fight?.offense ?? 0, fight?.defense ?? 1].toSorted((a, b) => a - b);
    const bots = saved.bots.map((_, seat) => (both.includes(seat) ? null : 'easy'));
    await page.goto(server().address);
    await putSaved(page, { ...saved, bots });
    await page.goto(`${server().address}/here/${saved.id}`);
    const handOf = (seat: Seat): string[] => (state.table.hands[seat] ?? []).map((slot) => `${itemOf(state, slot)}`);
    const items = (): Promise<string[]> =>
      page.locator('[data-item]').evaluateAll((all) => all.map((each) => each.getAttribute('data-item') ?? ''));
    const cards = await messagesOf(cosmic, 'en', saved.record.seats);
    for (const [turn, seat] of both.entries()) {
      const name = saved.record.seats[seat] ?? '';
      await page.getByRole('heading', { name: `Pass the screen to ${name}` }).waitFor();
      expect(await items()).toEqual([]);
      await page.getByRole('button', { name: `I am ${name}` }).click();
      const asked = await nextQuestion(page);
      const other = both[1 - turn] ?? 0;
      const secret = handOf(other).filter((item) => !handOf(seat).includes(item));
      expect(secret.length).toBeGreaterThan(0);
      for (const tab of ['hand', 'challenge', 'powers', 'log']) {
        await openPanel(page, tab);
        const html = await page.locator('#root, body').first().innerHTML();
        // Neither drawn nor named nor read aloud, and no answer of theirs.
        expect((await items()).filter((item) => secret.includes(item))).toEqual([]);
        for (const item of secret) expect(html).not.toContain(`>${cards[`card.${item}`]}<`);
      }
      await page.locator('[data-tab=hand]').click();
      expect((await items()).toSorted()).toEqual(handOf(seat).toSorted());
      await page.locator('.cxp-play[data-play=now]').first().click();
      await nextQuestion(page, asked);
    }
    await close();
  });
});

/** Answers what is asked by keys: tokens and planets on the board, a card of the hand, a pass. */
async function answerByKeys(page: Page): Promise<void> {
  const has = async (selector: string): Promise<boolean> => (await page.locator(selector).count()) > 0;
  if (await has('[data-confirm][aria-disabled=true]')) {
    await tabTo(page, '[data-thing]');
    await page.keyboard.press('PageDown');
    await page.keyboard.press('Enter');
  }
  if (await has('[data-confirm]')) {
    await tabTo(page, '[data-confirm]');
    return page.keyboard.press('Enter');
  }
  if (await has('.cxp-play[data-play=now]')) {
    await tabTo(page, '.cxp-play[data-play=now]');
    return page.keyboard.press('Enter');
  }
  if (await has('[data-target]')) {
    await tabTo(page, '[data-thing]');
    await page.keyboard.press('PageDown');
    return page.keyboard.press('Enter');
  }
  await page.keyboard.press((await has('.actions .button.main')) ? 'p' : '1');
}

async function tabTo(page: Page, selector: string): Promise<void> {
  for (let stops = 0; stops < 80; stops++) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`no Tab leads to ${selector}`);
}
