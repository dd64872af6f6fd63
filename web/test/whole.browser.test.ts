// A whole game of Merchant of Venus, as a newcomer plays it: `npm start`, one button, three bots, to the end.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../../scripts/run.mjs';
import { chromiumPath, openBrowser, visit } from './browser.ts';
import { decision, nextQuestion } from './player.ts';

/** Starts the house by its own command; gives its address and the way to stop it. */
async function npmStart(): Promise<{ address: string; stop(): Promise<void> }> {
  const data = mkdtempSync(join(tmpdir(), 'orrery-whole-'));
  const child = spawn('npm', ['start', '--', '--port', '0', '--data', data], { cwd: root, detached: true });
  const stop = async (): Promise<void> => {
    const gone = once(child, 'exit');
    process.kill(-(child.pid ?? 0), 'SIGTERM');
    await gone;
    rmSync(data, { recursive: true, force: true });
  };
  for await (const line of createInterface({ input: child.stdout })) {
    const address = /http:\/\/\S+/.exec(line)?.[0];
    if (address !== undefined) return { address, stop };
  }
  throw new Error('npm start gave no address');
}

/** What a trader in a hurry does first: earn, then spend, then land, then move on. */
const WISHES = [/^Sell/, /^Set down/, /^Hand in/, /^Buy/, /^Take aboard/, /^Land/, /^Pay/, /^Accept/, /^End the turn/];

/** Opens the list of all answers and clicks the one wished for most; the board's own clicks have tests of their own. */
async function trade(page: Page, turn: number): Promise<void> {
  if ((await page.locator('.drawer').count()) === 0 && (await page.locator('.list-button').count()) > 0)
    await page.locator('.list-button').click();
  const options = page.locator('.all-answers .option, .decision .choice .option');
  await options.first().waitFor();
  const texts = await options.allInnerTexts();
  const wish = WISHES.map((pattern) => texts.findIndex((text) => pattern.test(text))).find((at) => at >= 0);
  const away = texts.flatMap((text, at) => (/^(Stay|Switch|Jettison|Move|Repack|Propose)/.test(text) ? [] : [at]));
  await options.nth(wish ?? away[turn % Math.max(1, away.length)] ?? 0).click();
}

describe.skipIf(chromiumPath === null)('a newcomer', () => {
  let browser: Browser;
  let house: Awaited<ReturnType<typeof npmStart>>;
  beforeAll(async () => {
    [browser, house] = await Promise.all([openBrowser(), npmStart()]);
  });
  afterAll(async () => {
    await browser?.close();
    await house?.stop();
  });

  it('plays a game against bots from npm start to its end, and verifies it', { timeout: 900_000 }, async () => {
    const { page, close } = await visit(browser, { reducedMotion: 'reduce' });
    await page.goto(house.address);
    await page.getByRole('button', { name: 'Play now' }).click();
    let question = await nextQuestion(page);
    for (let turn = 0; question !== null; turn++) {
      expect(turn).toBeLessThan(1500);
      await trade(page, turn);
      question = await nextQuestion(page, question);
    }
    await page.getByRole('heading', { name: /The game is over/ }).waitFor();
    await page.getByRole('button', { name: 'Verify the dice' }).click();
    await page.getByText(/^Verified/).waitFor();
    expect(await decision(page).count()).toBe(0);
    await close();
  });
});
