// A person at the table: reads the question, clicks an answer, waits for the next question.

import type { Locator, Page } from 'playwright-core';

/** Opens the dialog of a game and starts it one way or the other. */
export async function startGame(page: Page, game: RegExp, way: string) {
  await page.getByRole('button', { name: game }).click();
  await page.getByRole('button', { name: way }).click();
  await nextQuestion(page);
}

/** Opens a panel, and waits until what it shows is there: some are fetched after the board. */
export async function openPanel(page: Page, id: string): Promise<void> {
  await page.locator(`[data-tab=${id}]`).click();
  await page.waitForFunction(() => document.querySelector('#panel-room')?.childElementCount !== 0);
}

export const decision = (page: Page): Locator => page.locator('.decision');
export const question = (page: Page): Promise<string> => decision(page).getByRole('heading').innerText();
/** Whether something is asked of this page now. */
export const isAsked = async (page: Page): Promise<boolean> =>
  (await decision(page).getAttribute('data-question')) !== null;
const log = (page: Page): Promise<string[]> => page.getByRole('log').locator('li').allInnerTexts();
export const sentences = (page: Page): Promise<string[]> => page.locator('.sentences li').allInnerTexts();

/** Waits until something is asked that is not the question `before`, or the game is over; gives the new question, `pass`
 *  where the screen is to be passed on. */
export async function nextQuestion(page: Page, before: string | null = null): Promise<string | null> {
  const found = await page.waitForFunction(
    (old) => {
      if (document.querySelector('.over') !== null) return 'over';
      if (document.querySelector('.pass-screen') !== null) return 'pass';
      const now = document.querySelector('.decision')?.getAttribute('data-question') ?? null;
      return now === null || now === old ? null : now;
    },
    before,
    { timeout: 60_000 },
  );
  const now = await found.jsonValue();
  return now === 'over' ? null : now;
}

/**
 * Clicks the first answer there is, whatever its kind, and waits for what is asked next; null: the game is over. In a
 * window somebody may act before us: then our question is gone, and so is what we were about to click.
 */
export async function answer(page: Page): Promise<string | null> {
  const before = await decision(page).getAttribute('data-question');
  try {
    await clickAnswer(page);
  } catch (error) {
    const still = (await page.locator('.over').count()) === 0;
    if (still && (await decision(page).getAttribute('data-question')) === before) throw error;
  }
  return nextQuestion(page, before);
}

/** Clicks the first answer there is, and waits until it is taken: the next question may be somebody else's. */
export async function act(page: Page): Promise<void> {
  const before = await decision(page).getAttribute('data-question');
  await clickAnswer(page);
  await page.waitForFunction(
    (old) =>
      document.querySelector('.over') !== null ||
      document.querySelector('.decision')?.getAttribute('data-question') !== old,
    before,
  );
}

const SOON = { timeout: 4000 };

/** In a window with nothing to decide there is one button. Deals are passed: whether one can be made depends on what is in hand. */
async function clickAnswer(page: Page): Promise<void> {
  const goOn = page.getByRole('button', { name: 'Go on', exact: true });
  if ((await goOn.count()) > 0) return goOn.click(SOON);
  const choice = page.locator('.bottom .choice').first();
  // Beside a board of its own a game may leave all answers to the board and to the list.
  if ((await choice.count()) === 0) await page.locator('.list-button').click(SOON);
  const kinds = ((await choice.getAttribute('class', SOON)) ?? '').split(' ');
  if (kinds.includes('one')) return choice.locator('.option').first().click(SOON);
  if (kinds.includes('offer')) return page.locator('[data-pass]').click(SOON);
  await fill(page, choice);
  await choice.locator('.confirm button').click(SOON);
}

/** Ticks or adds until the answer is whole. */
async function fill(page: Page, choice: Locator): Promise<void> {
  const confirm = choice.locator('.confirm button');
  for (let clicks = 0; (await confirm.getAttribute('aria-disabled', SOON)) === 'true'; clicks++) {
    if (clicks > 60) throw new Error(`cannot answer "${await question(page)}"`);
    const box = choice.locator('input[type=checkbox]:not(:checked)').first();
    if ((await box.count()) > 0) await box.check(SOON);
    else {
      const more = choice.getByRole('button', { name: /^One more/ }).and(page.locator(':enabled'));
      await more.nth(clicks % (await more.count())).click(SOON);
    }
  }
}

/** Plays a duel on until we lay a card: nobody sees a sealed answer, so the table stands still until we give ours. */
export async function playUntilSealed(page: Page): Promise<void> {
  const isSealed = async (): Promise<boolean> => (await question(page)).startsWith('Lay');
  for (;;) {
    while (!(await isSealed())) await answer(page);
    // Where a window ended under the last click, that click has laid a card, and is on its way.
    await page.waitForTimeout(500);
    if (await isSealed()) return;
  }
}

/** What the table shows. */
export async function look(page: Page): Promise<{ question: string; log: string[]; table: string[] }> {
  return { question: await question(page), log: await log(page), table: await sentences(page) };
}

/** Plays on to the end. */
export async function playOn(page: Page): Promise<void> {
  for (let answers = 0; (await page.locator('.over').count()) === 0; answers++) {
    if (answers > 600) throw new Error('the game does not end');
    await answer(page);
  }
}
