// A person at the table: reads the question, clicks an answer, waits for the next question.

import type { Locator, Page } from 'playwright-core';

/** Opens the dialog of a game and starts it one way or the other. */
export async function startGame(page: Page, game: RegExp, way: string) {
  await page.getByRole('button', { name: game }).click();
  await page.getByRole('button', { name: way }).click();
  await nextQuestion(page);
}

export const decision = (page: Page): Locator => page.locator('.decision');
export const question = (page: Page): Promise<string> => decision(page).getByRole('heading').innerText();
export const log = (page: Page): Promise<string[]> => page.getByRole('log').locator('li').allInnerTexts();
export const sentences = (page: Page): Promise<string[]> => page.locator('.sentences li').allInnerTexts();

/** Waits until something is asked that is not the question `before`, or the game is over; gives the new question. */
export async function nextQuestion(page: Page, before: string | null = null): Promise<string | null> {
  const found = await page.waitForFunction(
    (old) => {
      if (document.querySelector('.over') !== null) return 'over';
      const now = document.querySelector('.decision')?.getAttribute('data-question') ?? null;
      return now === null || now === old ? null : now;
    },
    before,
    { timeout: 60_000 },
  );
  const now = await found.jsonValue();
  return now === 'over' ? null : now;
}

/** Clicks the first answer there is, whatever its kind, and waits for what is asked next; null: the game is over. */
export async function answer(page: Page): Promise<string | null> {
  const before = await decision(page).getAttribute('data-question');
  const kinds = ((await page.locator('.choice').getAttribute('class')) ?? '').split(' ');
  const choice = page.locator('.choice');
  if (kinds.includes('one')) await choice.locator('.option').first().click();
  else if (kinds.includes('offer')) await pass(page);
  else {
    await fill(page, choice);
    await choice.locator('.confirm button').click();
  }
  return nextQuestion(page, before);
}

/** Deals are passed: whether one can be made depends on what is in hand. */
async function pass(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Pass', exact: true }).click();
}

/** Ticks or adds until the answer is whole. */
async function fill(page: Page, choice: Locator): Promise<void> {
  const confirm = choice.locator('.confirm button');
  for (let clicks = 0; (await confirm.getAttribute('aria-disabled')) === 'true'; clicks++) {
    if (clicks > 60) throw new Error(`cannot answer "${await question(page)}"`);
    const box = choice.locator('input[type=checkbox]:not(:checked)').first();
    if ((await box.count()) > 0) await box.check();
    else {
      const more = choice.getByRole('button', { name: /^One more/ }).and(page.locator(':enabled'));
      await more.nth(clicks % (await more.count())).click();
    }
  }
}

/** Plays on to the end. */
export async function playOn(page: Page): Promise<void> {
  for (let answers = 0; (await page.locator('.over').count()) === 0; answers++) {
    if (answers > 600) throw new Error('the game does not end');
    await answer(page);
  }
}
