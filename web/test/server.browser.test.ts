// The same table through the server: its log outlives the tab, the line and the server itself.

import { getGame } from '@orrery/games';
import { type GameRecord, replay } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { chromiumPath, openSite } from './browser.ts';
import { decision, look, nextQuestion, playOn, playUntilSealed, question, startGame } from './player.ts';

/** Nobody else would lay them out like this. */
const PLACED = { A: 8, B: 6, C: 3, D: 2, E: 1 };

// No second try: an answer that came too late is an ordinary thing, and leaves no error behind.
describe.skipIf(chromiumPath === null)('through the server', { retry: 0 }, () => {
  const { visit, server } = openSite();

  it('plays a whole duel, through a reload and a killed server; what is answered while it is down counts once', async () => {
    const { page, errors, close } = await visit();
    await page.goto(server().address);
    await startGame(page, /Play.*Duel/, 'Play online');
    // Fetched after the first board: a server that is gone by then would be an error of its own.
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    const placing = await decision(page).getAttribute('data-question');
    await server().kill();
    for (const [base, tokens] of Object.entries(PLACED))
      await page.getByRole('spinbutton', { name: `Base ${base}` }).fill(`${tokens}`);
    await page.getByRole('button', { name: 'Confirm' }).click();
    await server().restart();
    await nextQuestion(page, placing);
    // The browser itself reports the lost line; nothing else may have gone wrong.
    expect(errors.filter((error) => !/net::ERR_/.test(error))).toEqual([]);
    errors.length = 0;
    await playUntilSealed(page);

    const before = await look(page);
    await page.reload();
    await nextQuestion(page);
    expect(await look(page)).toEqual(before);
    expect(errors).toEqual([]);

    await server().kill();
    await page.getByText('Connection to the server lost').waitFor();
    await server().restart();
    await page.getByText('Connection to the server lost').waitFor({ state: 'detached' });
    expect(await look(page)).toEqual(before);
    expect(errors.filter((error) => !/net::ERR_/.test(error))).toEqual([]);
    errors.length = 0;

    await playOn(page);
    await page.getByRole('button', { name: 'Verify the dice' }).click();
    await page.getByText(/^Verified: all \d+ rows/).waitFor();
    const id = page.url().split('/').at(-1);
    const response = await page.request.get(`${server().address}/api/tables/${id}/record`);
    const record = (await response.json()) as GameRecord;
    expect(replay(await getGame('duel'), record).state.frames).toEqual([]);
    const placed = JSON.stringify(Object.values(PLACED));
    expect(record.rows.filter((row) => JSON.stringify(row).includes(placed))).toHaveLength(1);

    await page.getByRole('button', { name: 'Play once more' }).click();
    await page.waitForURL((url) => !url.pathname.endsWith(`${id}`));
    await nextQuestion(page);
    await page.getByRole('link', { name: /Orrery/ }).click();
    await page.getByRole('link', { name: /Duel.*Finished/ }).waitFor();
    await close();
  });

  it('seats a friend who opens the link', async () => {
    const host = await visit();
    const friend = await visit({ locale: 'it-IT' });
    await host.page.goto(server().address);
    await host.page.getByRole('button', { name: /Play.*Duel/ }).click();
    await host.page.getByLabel('Your name').fill('Ada');
    await host.page.getByLabel('Who takes seat 2').selectOption('open');
    await host.page.getByRole('button', { name: 'Play online' }).click();
    const link = await host.page.getByLabel(/Send this link/).inputValue();

    await friend.page.goto(link);
    await friend.page.getByLabel('Il tuo nome').fill('Bruno');
    await friend.page.getByRole('button', { name: 'Prendi un posto' }).click();
    await nextQuestion(friend.page);
    await nextQuestion(host.page);
    expect(await question(friend.page)).not.toBe(await question(host.page));
    for (const { page } of [host, friend]) expect(await page.locator('.seats').innerText()).toMatch(/Ada[\s\S]*Bruno/);
    // Hints are for a person alone among bots.
    expect(await host.page.getByRole('button', { name: 'Hint' }).count()).toBe(0);
    await host.close();
    await friend.close();
  });

  it('does all but what browsers keep back over plain http, and says what that is', async () => {
    const { page, close } = await visit();
    const home = new URL(server().address);
    home.hostname = 'home.test';
    await page.goto(home.href);
    expect(await page.evaluate(() => globalThis.isSecureContext)).toBe(false);
    await page.getByRole('button', { name: /Play.*Duel/ }).click();
    await page.getByLabel('Who takes seat 2').selectOption('open');
    await page.getByRole('button', { name: 'Play online' }).click();
    expect(await page.getByLabel(/Send this link/).inputValue()).toContain(home.host);
    expect(await page.getByRole('button', { name: /Copy/ }).count()).toBe(0);
    await page.goto(home.href);
    await startGame(page, /Play.*Duel/, 'Play in this tab');
    await page.goto(new URL('/account', home).href);
    await page.getByText(/came over plain http/).waitFor();
    await close();
  });
});
