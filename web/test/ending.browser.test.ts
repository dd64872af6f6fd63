// An ending worth reaching; a replay that calls bots bots, and an account page that says so when it is offline.

import { describe, expect, it } from 'vitest';
import { chromiumPath, openSite } from './browser.ts';
import { nextQuestion } from './player.ts';
import { openEnded } from './scenes.ts';

const WINNER = 1;

describe.skipIf(chromiumPath === null)('the ending', () => {
  const { visit, server } = openSite();

  it('says that you win, by what, how the race ran and where it turned; and there is a rematch', async () => {
    const { page, close } = await visit();
    await openEnded(page, server().address, WINNER);
    const ending = page.getByRole('region', { name: 'You win!' });
    await ending.getByRole('heading', { name: 'You win!' }).waitFor();
    await page.getByRole('heading', { name: 'The game is over. You win!', exact: true }).waitFor();
    const rows = ending.locator('.ranking tbody tr');
    expect(await rows.count()).toBe(3);
    expect(await rows.first().innerText()).toMatch(
      /Trader 2\s+Money \$395 \+ Spaceports \$600 \+ Factories \$100\s+\$1,095/,
    );
    await ending.locator('.race-chart .curve').nth(2).waitFor();
    expect(await ending.locator('.points li').allInnerTexts()).toEqual([
      expect.stringMatching(/Turn \d+: Trader 2 sells/),
      expect.stringMatching(/Turn \d+: Trader 1 sells/),
      expect.stringMatching(/Turn \d+: Trader 3 sells/),
    ]);
    await ending.getByText(/^Biggest gain: Trader 1, \$300/).waitFor();
    await ending.getByText(/^Longest in the lead: Trader 2/).waitFor();
    await ending.getByRole('button', { name: 'Look at the board' }).click();
    expect(await ending.count()).toBe(0);
    await page.getByRole('button', { name: 'Show the ending' }).click();
    await ending.waitFor();
    await page.getByRole('button', { name: 'Rematch' }).click();
    await page.waitForURL((url) => /\/here\/(?!ended)/.test(url.pathname));
    await nextQuestion(page);
    expect(await page.locator('.seats strong').allInnerTexts()).toEqual(['Trader 1', 'Trader 2', 'Trader 3']);
    expect(await page.locator('.seats li').nth(WINNER).innerText()).toMatch(/you/);
    await close();
  });

  it('is told to who lost by the name of the winner', async () => {
    const { page, close } = await visit({ locale: 'it-IT' });
    await openEnded(page, server().address, 0);
    await page.getByRole('heading', { name: 'Vince Trader 2', exact: true }).waitFor();
    await page.getByRole('heading', { name: 'La partita è finita. Vince Trader 2', exact: true }).waitFor();
    await close();
  });

  it('can be shared: the link opens anywhere, and its replay calls bots bots', async () => {
    const { page, close } = await visit({ permissions: ['clipboard-read', 'clipboard-write'] });
    await openEnded(page, server().address, WINNER);
    await page.getByRole('button', { name: 'Share the game' }).click();
    await page.getByText('Link copied: it holds the whole game.').waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    await close();
    const friend = await visit();
    await friend.page.goto(link);
    await friend.page.getByRole('button', { name: 'Play on from here' }).waitFor({ timeout: 60_000 });
    const seats = await friend.page.locator('.seats .who').allInnerTexts();
    expect(seats.map((seat) => /Easy/.test(seat))).toEqual([true, false, true]);
    await friend.close();
  });

  it('of a connection is told on the account page, which comes by itself once there is one', async () => {
    const { page, errors } = await visit();
    await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => false }));
    await page.route('**/api/**', (route) => route.abort());
    await page.goto(`${server().address}/account`);
    await page.getByText(/^You are offline\./).waitFor();
    await page.getByRole('button', { name: 'Try again' }).waitFor();
    await page.unroute('**/api/**');
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await page.getByRole('heading', { name: 'Keep your games' }).waitFor();
    // The browser itself complains about what it could not fetch; the page does not.
    expect(errors.filter((error) => !error.includes('net::'))).toEqual([]);
    await page.context().close();
  });
});
