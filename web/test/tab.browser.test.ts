// A game in the tab alone, against bots in a worker: clicked from the first question to the last.

import { readFileSync } from 'node:fs';
import { getGame } from '@orrery/games';
import { type GameRecord, replay } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { chromiumPath, openSite } from './browser.ts';
import {
  answer,
  decision,
  look,
  nextQuestion,
  playOn,
  playUntilSealed,
  question,
  sentences,
  startGame,
} from './player.ts';

describe.skipIf(chromiumPath === null)('in the tab', () => {
  const { visit, server } = openSite();

  it('plays a whole duel, through a reload, two languages and a return, to a record that verifies', async () => {
    const { page, errors, close } = await visit();
    await page.goto(server().address);
    await startGame(page, /Play.*Duel/, 'Play in this tab');
    expect(await question(page)).toMatch(/twenty tokens/);
    await answer(page);
    await playUntilSealed(page);

    const before = await look(page);
    expect(before.log.join(' ')).toMatch(/challenges/);
    await page.reload();
    await nextQuestion(page);
    expect(await look(page)).toEqual(before);

    await page.getByRole('button', { name: 'Italiano' }).click();
    await page.getByRole('heading', { name: 'Il tavolo' }).waitFor();
    await page.getByRole('log').getByText('sfida').first().waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('it');
    expect(await question(page)).not.toBe(before.question);
    await page.getByRole('button', { name: 'English' }).click();
    await page.getByRole('log').getByText('challenges').first().waitFor();
    expect(await look(page)).toEqual(before);

    await answer(page);
    await page.getByRole('button', { name: /^(Undo|Take back)$/ }).click();
    await page.waitForFunction(
      (words) => document.querySelector('.decision h2')?.textContent === words,
      before.question,
    );
    expect((await look(page)).table).toEqual(before.table);

    await playOn(page);
    await page.getByRole('button', { name: 'Verify the dice' }).click();
    await page.getByText(/^Verified: all \d+ rows/).waitFor();
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Record as JSON' }).click();
    const record = JSON.parse(readFileSync(await (await saved).path(), 'utf8')) as GameRecord;
    expect(replay(await getGame('duel'), record).state.frames).toEqual([]);

    await page.goto(server().address);
    await page.getByRole('link', { name: /Duel.*Finished/ }).waitFor();
    expect(errors).toEqual([]);
    await close();
  });

  it.each(['Orbit', 'Frontier'])('plays a whole game of %s', async (game) => {
    const { page, close } = await visit();
    await page.goto(server().address);
    await startGame(page, new RegExp(`Play.*${game}`), 'Play in this tab');
    await playOn(page);
    expect(await page.locator('.ranking tbody tr').count()).toBeGreaterThan(1);
    await close();
  });

  it('undoes an answer that crossed no barrier, and does it again', async () => {
    const { page, close } = await visit();
    await page.goto(server().address);
    await startGame(page, /Play.*Orbit/, 'Play in this tab');
    const undo = page.getByRole('button', { name: /^Undo/ });
    let before = await look(page);
    for (
      let answers = 0;
      (await undo.count()) === 0 || (await undo.getAttribute('aria-disabled')) === 'true';
      answers++
    ) {
      expect(answers).toBeLessThan(100);
      before = await look(page);
      await answer(page);
    }
    const after = await look(page);
    const asked = await decision(page).getAttribute('data-question');
    await undo.click();
    const again = await nextQuestion(page, asked);
    expect(await look(page)).toEqual(before);
    await page.getByRole('button', { name: 'Redo' }).click();
    expect(await nextQuestion(page, again)).toBe(asked);
    expect(await look(page)).toEqual(after);
    await close();
  });

  it('goes on with a second tab that has played the same game on', async () => {
    const { page, close } = await visit();
    await page.goto(server().address);
    // In Orbit one seat is asked at a time, so nothing moves while it is ours to answer.
    await startGame(page, /Play.*Orbit/, 'Play in this tab');
    const other = await page.context().newPage();
    await other.goto(page.url());
    await nextQuestion(other);
    await answer(other);
    const there = await sentences(other);
    // This tab still shows the first question: its answer must not overwrite what the other has played.
    await page.locator('.choice .option').last().click();
    await page.getByText('This game went on in another tab').waitFor();
    await nextQuestion(page);
    expect(await sentences(page)).toEqual(there);
    await other.close();
    await close();
  });

  it('gives a hint with its reason, and nothing can be undone before the first answer', async () => {
    const { page, close } = await visit();
    await page.goto(server().address);
    await startGame(page, /Play.*Duel/, 'Play in this tab');
    const undo = page.getByRole('button', { name: /^Undo/ });
    expect(await undo.getAttribute('aria-disabled')).toBe('true');
    expect(await undo.getAttribute('title')).toMatch(/Nothing can be undone/);
    await page.getByRole('button', { name: 'Hint' }).click();
    await page.getByText(/^A bot would choose: .*Base .*imagined/).waitFor();
    await close();
  });
});
