// Looking at a game again: brought as a file, stepped through, seen from elsewhere, sent as a link, played on.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getGame, messagesOf, sentence } from '@orrery/games';
import { diceFor, headOf, seenBy } from '@orrery/kernel';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { root } from '../../scripts/run.mjs';
import { layOut } from '../src/replay/replay.ts';
import { seriousIssues, widthBeyond } from './axe.ts';
import { chromiumPath, openSite } from './browser.ts';
import { golden, savedUntil, putSaved } from './savedGames.ts';
import { nextQuestion } from './player.ts';

const file = (name: string): string => join(root, 'games/merchant/test/golden', `${name}.json`);
const moment = (page: Page): Promise<string> => page.locator('.moment').innerText();
const viewpoint = (page: Page) => page.getByLabel('Seen by');
const present = (page: Page): Promise<string> => page.locator('.replay-log [aria-current] .line').innerText();

describe.skipIf(chromiumPath === null)('a replay', () => {
  const { visit, server } = openSite();

  async function bring(page: Page, name: string): Promise<void> {
    await page.goto(`${server().address}/replays`);
    await page.locator('input[type=file]').setInputFiles(file(name));
    await page.locator('.replay-bar').waitFor();
  }

  it('is brought as a file and stepped through by button, key and turning point', async () => {
    const { page, close } = await visit({ reducedMotion: 'reduce' });
    await bring(page, 'apprentices');
    expect(await moment(page)).toBe('Move 0 of 523, turn 1');
    await page.getByRole('button', { name: 'One move forward' }).click();
    expect(await moment(page)).toMatch(/^Move 1 /);
    await page.locator('body').press('ArrowRight');
    await page.locator('body').press('ArrowRight');
    await page.locator('body').press('ArrowLeft');
    expect(await moment(page)).toMatch(/^Move 2 /);
    await page.locator('body').press('Shift+ArrowRight');
    const turned = await moment(page);
    expect(golden('apprentices').marks[0]?.[0]).toBe(Number(/\d+/.exec(turned)?.[0]));
    await page.locator('body').press('End');
    expect(await moment(page)).toBe('Move 523 of 523, turn 99');
    expect(await present(page)).toMatch(/and wins\.$/);
    await page.locator('body').press('Home');
    expect(await moment(page)).toMatch(/^Move 0 /);
    const points = page.getByRole('list', { name: 'Turning points' }).getByRole('button');
    expect(await points.count()).toBe(8);
    await points.nth(3).click();
    const told = await page.locator('.replay-log [data-now=true] .line').allInnerTexts();
    const label = await points.nth(3).getAttribute('aria-label');
    expect(told.filter((line) => label?.endsWith(line))).toHaveLength(1);
    await close();
  });

  it('plays by itself and stands still at the end', async () => {
    const { page, close } = await visit({ reducedMotion: 'reduce' });
    await bring(page, 'alone');
    const last = golden('alone').rows.length;
    await page.goto(`${page.url().split('?')[0]}?at=${last - 6}&as=all`);
    await page.getByLabel('Moves per second').selectOption('16');
    await page.locator('body').press(' ');
    await page.getByText(`Move ${last} of ${last}`).waitFor();
    await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
    await close();
  });

  it('steps at once through a long game', async () => {
    const { page, close } = await visit({ reducedMotion: 'reduce' });
    await bring(page, 'barons');
    await page.locator('body').press('End');
    const took = await page.evaluate(async () => {
      const back = document.querySelector<HTMLButtonElement>('.step:nth-child(3)');
      const start = performance.now();
      for (let i = 0; i < 40; i++) {
        back?.click();
        await new Promise((done) => requestAnimationFrame(done));
      }
      return (performance.now() - start) / 40;
    });
    expect(await moment(page)).toMatch(/^Move 860 /);
    // Shared machines are slow; a step that replays the game from the deal would take far longer.
    expect(took).toBeLessThan(400);
    await close();
  });

  it('is seen with the eyes of a seat, of the audience, or knowing all', async () => {
    const { page, close } = await visit({ reducedMotion: 'reduce' });
    await bring(page, 'apprentices');
    await page
      .getByRole('button', { name: /observes/ })
      .first()
      .click();
    const [lines, eyes]: [string[], number[]] = [[], []];
    for (const who of ['all', '0', '1', '2', 'audience']) {
      await viewpoint(page).selectOption(who);
      lines.push(await present(page));
      eyes.push(await page.locator('.board .chart-eye').count());
    }
    const hidden = lines.filter((line) => line.endsWith(': a culture still hidden.'));
    expect(hidden).toHaveLength(3);
    expect(hidden).toContain(lines.at(-1));
    expect(hidden).not.toContain(lines[0]);
    // The board names the culture to whoever knows all and to who saw it, and to nobody else.
    expect(eyes).toEqual(lines.map((line) => (hidden.includes(line) ? 0 : 1)));
    await close();
  });

  it('takes the audience along with the ship at the helm, on a phone too', async () => {
    const { page, close } = await visit({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });
    await bring(page, 'apprentices');
    await page.goto(`${page.url().split('?')[0]}?at=0&as=audience`);
    await page.getByRole('button', { name: /^Find the ship of Trader/ }).waitFor();
    const inSight = (): Promise<boolean> =>
      page.evaluate(() => {
        const at = [...document.querySelectorAll('.seats li')].findIndex((seat) => seat.matches('[data-acting=true]'));
        const ship = document.querySelector(`[data-ship="${at}"]`)?.getBoundingClientRect();
        const room = document.querySelector('.board')?.getBoundingClientRect();
        if (ship === undefined || room === undefined) return false;
        return ship.left > room.left && ship.right < room.right && ship.top > room.top && ship.bottom < room.bottom;
      });
    for (const row of ['120', '200', '330']) {
      await page.getByLabel('Moment').fill(row);
      await expect.poll(inSight, { message: row }).toBe(true);
    }
    await close();
  });

  it('has a link to any moment, for this browser and with the whole game in it', async () => {
    const { page, close } = await visit({
      reducedMotion: 'reduce',
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    await bring(page, 'apprentices');
    await viewpoint(page).selectOption('2');
    await page.getByLabel('Moment').fill('300');
    await page.waitForURL(/at=300&as=2/);
    const here = page.url();
    await page.goto(server().address);
    await page.goto(here);
    await page.locator('.replay-bar').waitFor();
    expect(await moment(page)).toMatch(/^Move 300 /);
    expect(await viewpoint(page).inputValue()).toBe('2');
    await page.getByText('Record', { exact: true }).click();
    await page.getByRole('button', { name: 'Copy a link with the whole game in it' }).click();
    await page.getByText('Copied. The link holds').waitFor();
    const whole = await page.evaluate(() => navigator.clipboard.readText());
    const other = await visit({ reducedMotion: 'reduce' });
    await other.page.goto(whole);
    await other.page.locator('.replay-bar').waitFor();
    expect(await moment(other.page)).toMatch(/^Move 300 /);
    expect(await viewpoint(other.page).inputValue()).toBe('2');
    await other.close();
    await close();
  });

  it('is saved as JSON and as text, and both come in again', async () => {
    const { page, close } = await visit({ reducedMotion: 'reduce' });
    await bring(page, 'alone');
    const save = async (name: string): Promise<string> => {
      await page.getByText('Record', { exact: true }).click();
      const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name }).click()]);
      return readFileSync(await download.path(), 'utf8');
    };
    const json = await save('Record as JSON');
    expect(JSON.parse(json)).toEqual(golden('alone'));
    await page.getByText('Record', { exact: true }).click();
    const lines = await save('Record as text');
    await page.getByRole('button', { name: 'Verify the dice' }).click();
    await page.getByText(/^Verified: all 122 rows/).waitFor();
    await page.goto(`${server().address}/replays`);
    await page.getByLabel(/Or paste a record/).fill(lines);
    await page.getByRole('button', { name: 'Open', exact: true }).click();
    await page.locator('.replay-bar').waitFor();
    expect(await moment(page)).toMatch(/of 122/);
    await close();
  });

  it.each([
    ['no record at all', 'hello', /not a record: the file is cut short/],
    ['a record cut short', JSON.stringify(golden('alone')).slice(0, -40), /cut short/],
    [
      'one of a game nobody knows',
      JSON.stringify({ ...golden('alone'), game: 'ludo' }),
      /a game that is not available here/,
    ],
    ['one from the future', JSON.stringify({ ...golden('alone'), rules: 99 }), /newer rules/],
    ['one without its dice', JSON.stringify({ ...golden('alone'), secret: undefined }), /Its dice are missing/],
    ['one with other dice', JSON.stringify({ ...golden('alone'), secret: 'x' }), /not those promised/],
    [
      'lines that are no answers',
      '# game "merchant"\n# seats ["A","B"]\nfly away',
      /One of its lines is not an answer/,
    ],
  ])('is refused at the door in plain words: %s', async (_, text, words) => {
    const { page, close } = await visit();
    await page.goto(`${server().address}/replays`);
    await page.getByLabel(/Or paste a record/).fill(text);
    await page.getByRole('button', { name: 'Open', exact: true }).click();
    await page.getByRole('alert').getByText(words).first().waitFor();
    await close();
  });

  it('that was changed says so, and leads back to the list', async () => {
    const { page, close } = await visit();
    await page.goto(`${server().address}/replays`);
    const forged = { ...golden('alone'), chain: '0123456789abcdef' };
    await page.getByLabel(/Or paste a record/).fill(JSON.stringify(forged));
    await page.getByRole('button', { name: 'Open', exact: true }).click();
    await page.getByText('the record has been changed').waitFor();
    await page.getByRole('link', { name: 'All replays' }).click();
    await page.getByRole('heading', { name: 'Replays' }).waitFor();
    await close();
  });

  it('is played on from any moment as a private table', async () => {
    const { page, close } = await visit({ reducedMotion: 'reduce' });
    await bring(page, 'apprentices');
    await page.getByLabel('Moment').fill('300');
    await page.getByRole('button', { name: 'Play on from here' }).click();
    await page.getByRole('dialog').getByLabel('Trader 1').check();
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    await page.waitForURL(/\/here\//);
    expect(await nextQuestion(page)).not.toBeNull();
    await page.getByRole('log').getByText('Trader 1 flies to eastern red dot').first().waitFor();
    await close();
  });

  it('of a game still played shows no more than its person saw', async () => {
    const { page, close } = await visit({ reducedMotion: 'reduce' });
    await page.goto(server().address);
    await page.locator('main').waitFor();
    const kept = savedUntil('apprentices', (journal, ask) => journal.rows.length > 200 && ask.seat === 0);
    await putSaved(page, kept);
    await page.goto(`${server().address}/replay/${kept.id}?as=all`);
    await page.locator('.replay-bar').waitFor();
    expect(await viewpoint(page).locator('option').allInnerTexts()).toEqual(['Trader 1']);
    await page.getByText('Record', { exact: true }).click();
    expect(await page.getByRole('button', { name: 'Record as JSON' }).count()).toBe(0);
    const game = await getGame('merchant');
    const laid = await layOut({ game, record: kept.record, dice: diceFor(kept.secret, headOf(kept.record)) });
    const messages = await messagesOf(game, 'en', kept.record.seats);
    const known = laid.lines.map(({ event }) => sentence(messages, seenBy(event, 0)));
    const said = laid.lines.map(({ event }) => sentence(messages, event));
    expect(await page.locator('.replay-log .line').allInnerTexts()).toEqual(known);
    expect(known).not.toEqual(said);
    await close();
  });

  it('reviews every decision, says what each cost, and can be called off', async () => {
    const { page, close } = await visit({ reducedMotion: 'reduce' });
    await bring(page, 'apprentices');
    await page.getByRole('tab', { name: 'Analysis' }).click();
    await page.getByRole('button', { name: 'Analyse' }).click();
    const answers = golden('apprentices').rows.filter((row) => 'answer' in row).length;
    expect(await page.getByRole('progressbar').getAttribute('max')).toBe(`${answers}`);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByLabel('Decisions of').selectOption('1');
    await page.getByRole('button', { name: 'Analyse' }).click();
    await page.locator('.verdicts.dearest li').first().waitFor({ timeout: 120_000 });
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('heading', { name: 'Points given away' }).waitFor();
    expect(await page.locator('.bot-says .race-chart .curve').count()).toBe(3);
    expect(await page.locator('.verdicts.dearest li').first().innerText()).toMatch(
      /Played: .* Cost: \d+(\.\d)?\s+Better: /,
    );
    expect(await page.locator('.verdicts.dearest li').count()).toBeLessThan(4);
    await page.getByText(/The bot would have done the same in \d+ of \d+ decisions/).waitFor();
    await page.locator('.verdicts button').first().click();
    expect(await page.locator('.next').innerText()).toMatch(/^Trader 2 decides:/);
    await close();
  });

  it('is told in Italian, also from the middle on', async () => {
    const { page, close } = await visit({ reducedMotion: 'reduce' });
    await bring(page, 'apprentices');
    await page.getByLabel('Moment').fill('300');
    await page.getByRole('button', { name: 'Italiano' }).click();
    await page.getByRole('button', { name: 'Gioca da qui' }).waitFor();
    expect(await moment(page)).toMatch(/^Mossa 300 di 523, turno 56/);
    expect(await present(page)).toMatch(/punto rosso a est/);
    await close();
  });

  it.each([
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ])('fits $width x $height and axe finds nothing serious', async (viewport) => {
    const { page, close } = await visit({ viewport, bypassCSP: true, reducedMotion: 'reduce' });
    await page.goto(`${server().address}/replays`);
    await page.locator('input[type=file]').waitFor({ state: 'attached' });
    expect(await widthBeyond(page)).toBe(0);
    expect(await seriousIssues(page)).toEqual([]);
    await bring(page, 'apprentices');
    for (const tab of ['The story', 'Analysis']) {
      await page.getByRole('tab', { name: tab }).click();
      expect(await widthBeyond(page)).toBe(0);
      expect(await seriousIssues(page), tab).toEqual([]);
    }
    await close();
  });
});
