// Playing Cosmic Encounter in a real browser: cards are played from the hand, powers ask, cancel and swap, allies join, deals are made
// and fail, and a whole game comes to its end.

import { itemOf } from '@orrery/kernel';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { seriousIssues, widthBeyond } from './axe.ts';
import { chromiumPath, openSite, type Visit } from './browser.ts';
import { areTotals, cosmicUntil, inPeace, isCardAsked, stageCosmic, useAll, type Wanted } from './cosmicGames.ts';
import { act, answer, nextQuestion, openPanel, question } from './player.ts';
import { putSaved, type SavedGame } from './savedGames.ts';
import { setUp, sitDown } from './tables.ts';

describe.skipIf(chromiumPath === null)('Cosmic Encounter', () => {
  const { visit, server } = openSite();

  async function open(page: Page, game: SavedGame): Promise<string | null> {
    await page.goto(server().address);
    await putSaved(page, game);
    await page.goto(`${server().address}/here/${game.id}`);
    return nextQuestion(page);
  }
  const log = (page: Page) => page.getByRole('log');
  const playable = (page: Page) => page.locator('.cxp-play[data-play=now]');

  it('lays a Challenge card by a click on it, and says why not of another (§3.7)', async () => {
    const { page, close } = await visit({ bypassCSP: true });
    const asked = await open(page, cosmicUntil({ seed: 3, until: (ask) => ask.step === 'select' }));
    await page.getByRole('heading', { name: 'Your hand' }).waitFor();
    expect(await page.locator('.cxp-play').count()).toBeGreaterThan(3);
    const not = page.locator('.cxp-play:not([data-play=now])').first();
    // It can be clicked, though it cannot be played.
    await not.click({ force: true });
    await page.locator('.floats [role=alert]', { hasText: '§' }).waitFor();
    expect(await seriousIssues(page)).toEqual([]);
    await playable(page).first().click();
    await nextQuestion(page, asked);
    await expect.poll(() => log(page).innerText()).toMatch(/lays a card/);
    await close();
  });

  it('shows when each card could be played, and plays one at its moment', async () => {
    const { page, close } = await visit();
    const asked = await open(page, cosmicUntil({ seed: 5, until: isCardAsked }));
    await expect.poll(() => page.locator('.cxp-texts').innerText()).toMatch(/Play it now/);
    const card = page.locator('.cxp-texts .cxp-play[data-play=now]').first();
    await card.click();
    if ((await card.getAttribute('aria-expanded')) === 'true')
      await page.locator('.cxp-targets button').first().click();
    await nextQuestion(page, asked);
    await expect.poll(() => log(page).innerText()).toMatch(/plays/);
    await close();
  });

  it('lets everybody’s power be read, with how it stands', async () => {
    const { page, close } = await visit();
    await open(
      page,
      cosmicUntil({ options: { situation: 'virus' }, until: (ask) => ask.step === 'select' && ask.seat === 0 }),
    );
    await openPanel(page, 'powers');
    const virus = page.locator('.cxp-power', { hasText: 'Virus' });
    await virus.getByText('in force').waitFor();
    await expect.poll(() => virus.innerText()).toMatch(/When it asks:/);
    await close();
  });

  it('accounts for every total in words (§3.81)', async () => {
    const { page, close } = await visit();
    await open(page, cosmicUntil({ options: { reinforcements: true }, seed: 3, until: areTotals }));
    await openPanel(page, 'challenge');
    const sums = await page.locator('.cxp-ledger tfoot td:last-child').allInnerTexts();
    const sentences = await page.locator('.cxp-sentence').allInnerTexts();
    expect(sums).toHaveLength(2);
    expect(await page.locator('.cosmic-step-now').innerText()).toMatch(/is ahead by \d|Level at \d/);
    sentences.forEach((text, side) => {
      expect(text).toMatch(/^−?\d+ \(card\)/);
      // What is told adds up to the total.
      const parts = [...(text.split(' = ')[0]?.matchAll(/(?:^|\s)([+−]?\d+) \(/g) ?? [])];
      const sum = parts.reduce((all, [, n = '0']) => all + Number(n.replace('−', '-')), 0);
      expect(String(sum)).toBe(sums[side]?.replace('−', '-'));
    });
    await close();
  });

  it('a power that asks: Dictator says where, on the board, and so it is', async () => {
    const { page, close } = await visit();
    const until: Wanted['until'] = (ask) => ask.seat === 0 && ask.prompt.key === 'ask.dictator';
    const staged = stageCosmic({ options: { situation: 'dictator' }, until });
    const asked = await open(page, staged.saved);
    const options = staged.ask.choice.kind === 'one' ? staged.ask.choice.options : [];
    const last = options.at(-1) ?? 0;
    await page.locator(`[data-thing="seat ${last}"][data-target]`).click();
    await expect
      .poll(() => log(page).innerText())
      .toContain(`names the system of ${staged.saved.record.seats[Number(last)] ?? ''}`);
    expect(await page.locator('.decision').getAttribute('data-question')).not.toBe(asked);
    await close();
  });

  it('a power that swaps: Trader has the other hand afterwards', async () => {
    const { page, close } = await visit();
    const until: Wanted['until'] = (ask) =>
      ask.seat === 0 && ask.choice.kind === 'one' && ask.choice.options.some((each) => `${each}`.startsWith('power'));
    const { saved, state } = stageCosmic({ options: { situation: 'trader' }, until });
    await open(page, saved);
    const handOf = (seat: number): string[] =>
      (state.table.hands[seat] ?? []).map((slot) => `${itemOf(state, slot)}`).toSorted();
    const shown = (): Promise<string[]> =>
      page
        .locator('.cxp-hand > section .cxp-play [data-item]')
        .evaluateAll((all) => all.map((each) => each.getAttribute('data-item') ?? '').toSorted());
    await openPanel(page, 'powers');
    await page.locator('.cxp-power .cxp-targets button').first().click();
    await expect.poll(() => log(page).innerText()).toMatch(/uses Trader/);
    await openPanel(page, 'hand');
    await expect.poll(shown).toEqual(handOf(1));
    expect(handOf(1)).not.toEqual(handOf(0));
    await close();
  });

  it('a power is cancelled by a Cosmic Zap as it is announced (§6.2)', async () => {
    const { page, close } = await visit();
    const isZap: Wanted['until'] = (ask) =>
      ask.prompt.key === 'ask.cancel' && isCardAsked(ask) && ask.prompt.args?.['form'] !== 'edict';
    await open(page, cosmicUntil({ seed: 1, options: { expansion: true }, until: isZap, answer: useAll }));
    await expect.poll(() => question(page)).toMatch(/announces/);
    // What it does is in sight before one answers.
    await expect.poll(() => page.locator('.cosmic-board > .cosmic-announced p').innerText()).toMatch(/\w+ \w+ \w+/);
    await playable(page).first().click();
    // The Zap is announced too.
    const pass = page.getByRole('button', { name: 'Pass', exact: true });
    await expect
      .poll(async () => {
        if ((await pass.count()) > 0) await pass.click({ timeout: 1000 }).catch(() => undefined);
        return log(page).innerText();
      })
      .toMatch(/is cancelled/);
    await close();
  });

  it('makes a deal with a bot, which answers within seconds and says why (§3.84)', async () => {
    const { page, close } = await visit({ bypassCSP: true });
    const isDeal: Wanted['until'] = (ask) => ask.step === 'deal' && ask.seat === 0;
    await open(page, cosmicUntil({ options: { situation: 'mind' }, until: isDeal, answer: inPeace }));
    await page.getByRole('heading', { name: /A deal with/ }).waitFor();
    expect(await page.getByText('3 proposals left').count()).toBeGreaterThan(0);
    expect(await seriousIssues(page)).toEqual([]);
    await page.getByRole('button', { name: 'More: cards' }).click();
    await page.getByRole('button', { name: 'Make this offer' }).click();
    // A card for nothing: the bot says what it thinks of it, beside its answer.
    await page.locator('[role=log] q').first().waitFor({ timeout: 10_000 });
    await close();
  });

  it('a base of a deal is named on the board: its planet, shared or left (§3.84)', async () => {
    const { page, close } = await visit();
    const isBase: Wanted['until'] = (ask) =>
      ask.step === 'terms' &&
      ask.choice.kind === 'one' &&
      ask.choice.options.some((each) => `${each}`.startsWith('leave'));
    const { saved, ask } = stageCosmic({ seed: 2, until: isBase, answer: inPeace });
    const asked = await open(page, saved);
    const options = ask.choice.kind === 'one' ? ask.choice.options.map(String) : [];
    const place = options.find((each) => each.startsWith('leave'))?.split(' ')[1] ?? '';
    await page.locator(`[data-thing="place ${place}"][data-target]`).click();
    const tray = page.locator('.cosmic-several button');
    expect(await tray.count()).toBe(options.filter((each) => each.endsWith(` ${place}`)).length);
    await tray.last().click();
    await nextQuestion(page, asked).catch(() => null);
    expect(await page.locator('.decision').getAttribute('data-question')).not.toBe(asked);
    await close();
  });

  it('where tokens go is asked on the board of a phone, though two others deal; one press spreads them', async () => {
    const { page, close } = await visit({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    const isHome: Wanted['until'] = (ask, { frames }) =>
      ask.step === 'home' &&
      frames.some(({ step }) => step === 'deal') &&
      ask.choice.kind === 'amounts' &&
      ask.choice.max > 1;
    const asked = await open(page, cosmicUntil({ until: isHome, answer: inPeace }));
    await page.locator('.cosmic-draft .fill').tap();
    await page.locator('.cosmic-draft [data-confirm]').tap();
    await expect.poll(() => page.locator('.decision').getAttribute('data-question')).not.toBe(asked);
    await close();
  });

  it.each([
    { width: 390, height: 844 },
    { width: 844, height: 390 },
    { width: 1024, height: 768 },
  ])('fits at $width x $height, in Italian, every panel clean for axe', async (viewport) => {
    const { page, close } = await visit({ viewport, locale: 'it-IT', bypassCSP: true });
    await open(page, cosmicUntil({ seed: 5, until: isCardAsked }));
    for (const id of ['hand', 'challenge', 'powers']) {
      await openPanel(page, id);
      await page.locator('#panel-room').waitFor();
      expect(await widthBeyond(page)).toBe(0);
      expect(await seriousIssues(page)).toEqual([]);
    }
    expect(await page.locator('#panel-room').innerText()).not.toMatch(/\b(?:When it asks|in force|Your hand)\b/);
    await close();
  });

  it('orders what it may be stopped for, in one bar, and takes it back', async () => {
    const { page, close } = await visit();
    await open(page, cosmicUntil({ seed: 5, until: isCardAsked }));
    const bar = page.locator('.window-bar');
    await bar.getByText('Anyone?').waitFor();
    const ordered = bar.locator('.stop-me > summary');
    await ordered.filter({ hasText: 'Always ask me' }).click();
    await bar.getByRole('button', { name: 'From now on' }).click();
    await bar.getByText('Ask me only if …').waitFor();
    await bar.getByRole('button', { name: 'Always ask me' }).click();
    await ordered.filter({ hasText: 'Always ask me' }).waitFor();
    await close();
  });

  describe('two browsers against a bot', () => {
    async function gather(more: object, isQuick = true): Promise<[Visit, Visit]> {
      const [ada, bo] = [await visit(), await visit()];
      const id = await setUp(ada.page, 'cosmic', 3, {
        seats: [{ kind: 'me', name: 'Ada' }, { kind: 'open' }, { kind: 'bot', level: 'easy' }],
        ...more,
      });
      await sitDown(bo.page, id, 'Bo');
      for (const { page } of [ada, bo]) {
        await page.goto(`${server().address}/table/${id}`);
        await page.locator('.table-layout').waitFor();
        if (!isQuick) continue;
        // Nobody wants to be stopped: windows take no time.
        await page.locator('.stop-me > summary').filter({ hasText: 'Always ask me' }).click();
        const checked = page.locator('.stop-me input:checked');
        while ((await checked.count()) > 0) await checked.first().uncheck();
        await page.getByRole('button', { name: 'From now on' }).click();
        await page.getByText('Ask me only if …').waitFor();
        await page.locator('.stop-me > summary').click();
      }
      return [ada, bo];
    }
    // By the question: the panel comes after it.
    const isDealing = async (page: Page): Promise<boolean> => (await question(page)).startsWith('Offer ');
    /** Whoever is asked answers until it is so: as `own` does, where that does anything; else a pass or the first answer. */
    async function playUntil(
      pages: readonly Page[],
      isSo: (page: Page) => Promise<boolean>,
      own: (page: Page) => Promise<boolean>,
    ): Promise<void> {
      for (let rounds = 0; rounds < 300; rounds++) {
        for (const page of pages) {
          if (await isSo(page)) return;
          const asked = await page.locator('.decision').getAttribute('data-question');
          if (asked === null || (await own(page))) continue;
          const pass = page.getByRole('button', { name: 'Pass', exact: true });
          if ((await pass.count()) > 0) await pass.click();
          else await act(page).catch(() => undefined);
        }
        await pages[0]?.waitForTimeout(50);
      }
      throw new Error('it never comes to that');
    }
    /** Clicks the first of these, if there is one. */
    async function clicks(page: Page, selector: string): Promise<boolean> {
      const found = page.locator(selector);
      if ((await found.count()) === 0) return false;
      // The question may be gone by now: then there is another look.
      await found
        .first()
        .click({ timeout: 4000 })
        .catch(() => undefined);
      return true;
    }
    /** Both lay a Compromise, until the deal begins. */
    const toDeal = (pages: readonly Page[]): Promise<void> =>
      playUntil(pages, isDealing, (page) => clicks(page, '.cxp-play[data-play=now]:has-text("Compromise")'));

    it('are allies against it: one attacks and invites, the other joins (§3.6)', { timeout: 120_000 }, async () => {
      const [ada, bo] = await gather({ options: { situation: 'cavalry' } });
      const joins = /Ada joins the offense with 1 token/;
      await playUntil(
        [ada.page, bo.page],
        async (page) => joins.test(await log(page).innerText()),
        async (page) => {
          // Bo attacks the bot and invites Ada, who comes along with a token.
          if (await clicks(page, '[data-thing="seat 0"][data-target]:not([data-on])')) {
            await page.locator('[data-confirm]').click();
            return true;
          }
          if (await clicks(page, '[data-thing="cone 0"][data-target]')) return true;
          return false;
        },
      );
      for (const { page } of [ada, bo]) {
        await expect.poll(() => log(page).innerText()).toMatch(joins);
        await expect.poll(() => page.locator('[data-cone="0"] [data-chip]').count()).toBe(2);
      }
      await ada.close();
      await bo.close();
    });

    it('wait while one of them thinks: the window stays open for both', { timeout: 120_000 }, async () => {
      const pace = { kind: 'live', decision: 15, reserve: 600 };
      const [ada, bo] = await gather({ options: { situation: 'virus' }, pace }, false);
      const hold = ada.page.getByRole('button', { name: 'More time' });
      await playUntil(
        [ada.page, bo.page],
        async () => (await hold.count()) > 0,
        async () => (await hold.count()) > 0,
      );
      const left = async ({ page }: Visit): Promise<number> =>
        Number(await page.locator('.window-bar time').innerText({ timeout: 5000 }));
      expect(await left(bo)).toBeLessThanOrEqual(15);
      await hold.click();
      for (const each of [ada, bo]) await expect.poll(() => left(each)).toBeGreaterThan(15);
      // Once is enough.
      await expect.poll(() => hold.count()).toBe(0);
      await ada.close();
      await bo.close();
    });

    it('talk beside a deal, refuse an offer, and conclude with another (§3.84)', { timeout: 180_000 }, async () => {
      const [ada, bo] = await gather({ options: { situation: 'mind' } });
      await toDeal([ada.page, bo.page]);
      const aCard = async ({ page }: Visit): Promise<void> => {
        // Of a single card there is nothing to count.
        await page.getByRole('button', { name: /^(?:More: )?cards$/ }).click();
        await page.getByRole('button', { name: 'Make this offer' }).click();
      };
      const talk = ada.page.locator('.cxd-deal .speak');
      await talk.getByRole('textbox').fill('A card for my patience?');
      await talk.getByRole('button').click();
      await aCard(ada);
      await bo.page.locator('.cxd-deal .talk-lines').getByText('A card for my patience?').waitFor();
      await bo.page.locator('.cxd-buttons').getByRole('button', { name: 'Refuse' }).click();
      await aCard(bo);
      await ada.page
        .locator('.cxd-spoken')
        .getByText(/Ada offers/)
        .waitFor();
      await ada.page.locator('.cxd-card').first().click();
      await ada.page.getByRole('button', { name: 'Accept' }).click();
      for (const { page } of [ada, bo]) await expect.poll(() => log(page).innerText()).toMatch(/have a deal/);
      await ada.close();
      await bo.close();
    });

    it('fail to agree when the time is over (§3.83)', { timeout: 180_000 }, async () => {
      const pace = { kind: 'live', decision: 5, reserve: 0 };
      const [ada, bo] = await gather({ options: { situation: 'mind', proposals: 1 }, pace });
      await toDeal([ada.page, bo.page]);
      await ada.page.getByText(/Time left: 0:0\d/).waitFor();
      for (const { page } of [ada, bo])
        await expect.poll(() => log(page).innerText(), { timeout: 30_000 }).toMatch(/no deal between/);
      await ada.close();
      await bo.close();
    });
  });

  it('is played to its end with three bots, which tells its story', { timeout: 400_000 }, async () => {
    const { page, close } = await visit();
    await open(page, cosmicUntil({ seats: 4, seed: 9, until: () => true }));
    for (let answers = 0; (await page.locator('.over').count()) === 0; answers++) {
      expect(answers).toBeLessThan(900);
      const pass = page.getByRole('button', { name: 'Pass', exact: true });
      const asked = await page.locator('.decision').getAttribute('data-question');
      if ((await pass.count()) > 0) {
        await pass.click({ timeout: 5000 }).catch(() => undefined);
        await nextQuestion(page, asked);
      } else await answer(page);
    }
    await page.getByText('Powers used').waitFor();
    expect(await page.locator('.cxs-course li').count()).toBeGreaterThan(4);
    expect(await page.locator('.cxs-scores tbody tr').count()).toBe(4);
    await close();
  });
});
