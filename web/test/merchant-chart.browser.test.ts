// The star chart in a real Chromium, used as a person would: by pointer, by wheel, by finger and by keyboard alone.

import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dotOf } from '../../games/merchant/rules/board.ts';
import { cultureOf, type Table } from '../../games/merchant/rules/table.ts';
import { openBrowser, openServer, type Server, visit, type Visit } from './browser.ts';
import { savedUntil, putSaved, type Until } from './savedGames.ts';

let server: Server;
let browser: Browser;
let desk: Visit;
let phone: Visit;

beforeAll(async () => {
  server = await openServer();
  browser = await openBrowser();
  desk = await visit(browser);
  phone = await visit(browser, { viewport: { width: 390, height: 844 }, hasTouch: true });
});

afterAll(async () => {
  await desk?.close();
  await phone?.close();
  await browser?.close();
  await server?.close();
});

/** A golden game at the first moment that fits, opened as somebody who keeps it in this browser. */
async function sit(until: Until, { at = desk, motion = 'off' } = {}): Promise<Page> {
  const { page } = at;
  await page.goto(server.address);
  await page.getByRole('heading').first().waitFor();
  await page.evaluate((value) => localStorage.setItem('orrery.settings', value), JSON.stringify({ motion }));
  const kept = savedUntil('journeymen', until);
  await putSaved(page, kept);
  await page.goto(`${server.address}/here/${kept.id}`);
  await page.getByRole('application', { name: /star chart/i }).waitFor();
  return page;
}

const rows =
  (n: number): Until =>
  (journal) =>
    journal.rows.length === n;

/** Where the chart lies and how large it is. */
const placeOf = (page: Page): Promise<{ x: number; width: number }> =>
  page.getByRole('application').evaluate((chart) => {
    const { x, width } = chart.getBoundingClientRect();
    return { x, width };
  });

const focused = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');

/** The middle of a dot on the screen. */
async function dotAt(page: Page, dot: number): Promise<{ x: number; y: number }> {
  const box = await page.locator(`[data-dot="${dot}"]`).boundingBox();
  if (box === null) throw new Error(`dot ${dot} is not drawn`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test('wheel, buttons and dragging move the chart; the whole of it comes back', async () => {
  const page = await sit(rows(4));
  const first = await placeOf(page);
  await page.mouse.move(400, 400);
  await page.mouse.wheel(0, -600);
  await expect.poll(async () => (await placeOf(page)).width).toBeGreaterThan(first.width * 1.5);
  const zoomed = await placeOf(page);
  await page.mouse.down();
  await page.mouse.move(520, 400, { steps: 5 });
  await page.mouse.up();
  expect((await placeOf(page)).x).toBeCloseTo(zoomed.x + 120, 0);
  await page.getByRole('button', { name: 'The whole chart' }).click();
  await expect.poll(async () => (await placeOf(page)).width).toBeCloseTo(first.width, 0);
  await page.getByRole('button', { name: 'Find my ship' }).click();
  await expect.poll(async () => (await placeOf(page)).width).toBeGreaterThan(first.width * 1.5);
});

const plan = (page: Page) => page.locator('.chart-plan');

test('before the roll the chart says how likely each port is; a second click on a place rolls', async () => {
  const page = await sit(rows(4));
  await expect.poll(() => page.locator('.chart-chip-chance').count()).toBeGreaterThan(2);
  const target = page.locator('[data-target]').first();
  const dot = Number(await target.getAttribute('data-target'));
  const { x, y } = await dotAt(page, dot);
  await page.mouse.move(x, y);
  await page.getByText('You can fly here first').waitFor();
  await page.getByText(/Chance to get there by way of/).waitFor();
  await page.mouse.click(x, y);
  await plan(page).getByRole('button', { name: 'Roll and fly there' }).waitFor();
  expect(await page.getByRole('img', { name: /^Dice / }).count()).toBe(0);
  await page.mouse.click(x, y);
  await page.getByRole('img', { name: /^Dice / }).waitFor();
});

test('a click on any place lays a course: first dot, odds, penalties, turns; the next one goes as far as the roll leads', async () => {
  const page = await sit(rows(4));
  await expect.poll(() => page.locator('.chart-chip-chance').count()).toBeGreaterThan(2);
  const ship = page.locator('[data-ship][data-own="true"]');
  const goal = dotOf('giant-city-1');
  const { x, y } = await dotAt(page, goal);
  expect(await page.locator('.chart-way').count()).toBe(0);
  await page.mouse.click(x, y);
  for (const line of [
    /^First to /,
    /get here this turn|Too far for this turn/,
    /about .* turns/,
    /penalties on the way/,
  ])
    await plan(page).getByText(line).first().waitFor();
  expect(await page.locator('.chart-way').count()).toBe(1);
  const before = await ship.getAttribute('style');
  await page.mouse.click(x, y);
  await page.getByRole('img', { name: /^Dice / }).waitFor();
  await expect.poll(() => ship.getAttribute('style')).not.toBe(before);
  // Under way he stops only where he is asked something, or where the roll ends.
  await page
    .getByText(/flies to|Pilot Number|pay/i)
    .first()
    .waitFor();
});

test('a click never does nothing: while trading it tells what is there and how far; beside all dots it puts that away', async () => {
  const page = await sit((_, { prompt }) => prompt.key === 'ask.trade');
  const { x, y } = await dotAt(page, dotOf('ice-city'));
  await page.mouse.click(x, y);
  await plan(page)
    .getByText(/about .* turns/)
    .waitFor();
  await plan(page).getByText('You can set out on your next turn').waitFor();
  await page.mouse.click(x, y);
  expect(await plan(page).count()).toBe(0);
  await page.mouse.click(x, y);
  await plan(page).waitFor();
  await page.mouse.click(20, 420);
  expect(await plan(page).count()).toBe(0);
});

test('neither card covers the ship or the place it speaks of', async () => {
  const page = await sit(rows(4));
  const ship = page.locator('[data-ship][data-own="true"]');
  const middleOf = async (box: { x: number; y: number; width: number; height: number } | null) =>
    box === null ? null : { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const own = await middleOf(await ship.boundingBox());
  const faults: string[] = [];
  for (let dot = 0; dot < 260; dot += 13) {
    const at = await dotAt(page, dot);
    await page.mouse.move(at.x, at.y);
    await page.mouse.click(at.x, at.y);
    await plan(page).waitFor();
    for (const card of await page.locator('.chart-plan, .chart-tip').all()) {
      const box = await card.boundingBox();
      if (box === null) continue;
      for (const [what, point] of [
        ['ship', own],
        ['place', at],
      ] as const)
        if (
          point !== null &&
          point.x > box.x &&
          point.x < box.x + box.width &&
          point.y > box.y &&
          point.y < box.y + box.height
        )
          faults.push(`${dot}: the ${what} is covered`);
    }
    await plan(page).getByRole('button', { name: 'Forget this course' }).click();
  }
  expect(faults).toEqual([]);
});

test('a click on a far port flies the whole way there as one command, and undo brings the ship back', async () => {
  const page = await sit(rows(90));
  const city = page.locator('.chart-chip-cost', { hasText: /^6$/ }).first();
  await city.waitFor();
  const { x, y } = await dotAt(page, dotOf('giant-city-1'));
  await page.mouse.move(x, y);
  await page.getByText(/6 MP to get here, 5 left/).waitFor();
  await page.mouse.dblclick(x, y);
  await page
    .getByText(/^Time to trade\. You have/)
    .first()
    .waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('Where to? 11 movement points left').first().waitFor();
  await page.getByRole('button', { name: 'Redo' }).click();
  await page
    .getByText(/^Time to trade\. You have/)
    .first()
    .waitFor();
});

async function tabTo(page: Page, selector: string): Promise<void> {
  for (let stops = 0; stops < 80; stops++) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`no Tab leads to ${selector}`);
}

test('by keyboard alone: from dot to dot, names read aloud, Enter flies', async () => {
  const page = await sit(rows(90));
  await tabTo(page, '[data-key]');
  expect(await focused(page)).toMatch(/^Goliath Orbit \(Giant Planet\)\. Here: Trader 2/);
  await page.keyboard.press('ArrowRight');
  expect(await focused(page)).toMatch(/^City below Goliath .*Out of reach$/);
  await page.keyboard.press('ArrowRight');
  expect(await focused(page)).toMatch(/^City below Grandport .*6 MP to get here, 5 left$/);
  const before = await placeOf(page);
  await page.keyboard.press('+');
  await expect.poll(async () => (await placeOf(page)).width).toBeGreaterThan(before.width);
  await page.keyboard.press('0');
  await page.keyboard.press('Home');
  expect(await focused(page)).toMatch(/^Goliath Orbit/);
  for (const key of ['ArrowRight', 'ArrowRight', 'Enter', 'Enter']) await page.keyboard.press(key);
  await page
    .getByText(/^Time to trade\. You have/)
    .first()
    .waitFor();
});

test('peoples stand on the chart by the names of the language', async () => {
  const humans = cultureOf('4b');
  const page = await sit(({ state }) => (state.table as Table).culture.includes(humans));
  const peoples = (): Promise<string[]> => page.locator('.chart-culture').allTextContents();
  expect(await peoples()).toContain('4 Humans');
  await page.getByRole('button', { name: 'Italiano' }).click();
  await expect.poll(peoples).toContain('4 Umani');
  expect(await peoples()).not.toContain('4 Humans');
  await page.getByRole('button', { name: 'English' }).click();
  await expect.poll(peoples).toContain('4 Humans');
});

test('pilot numbers are buttons on the arrows they lead along', async () => {
  const page = await sit(rows(12));
  const button = page
    .getByRole('application')
    .getByRole('button', { name: /^Pilot Number \d$/ })
    .first();
  const label = await button.getAttribute('aria-label');
  await tabTo(page, `[aria-label="${label}"]`);
  await page.keyboard.press('Enter');
  await page.getByText(new RegExp(`takes ${label?.at(-1)} as the Pilot Number`)).waitFor();
});

test('on a phone the first touch lays the course, the second one goes', async () => {
  const page = await sit(rows(4), { at: phone });
  // Whatever browser or reader looks for on the chart, the chart stays in its frame.
  const scrolled = await page.locator('.board, .star-chart').evaluateAll((frames) => {
    for (const name of document.querySelectorAll('.board text'))
      name.scrollIntoView({ block: 'center', inline: 'center' });
    return frames.map((frame) => [frame.scrollLeft, frame.scrollTop]);
  });
  expect(scrolled).toEqual([
    [0, 0],
    [0, 0],
  ]);
  const dot = Number(await page.locator('[data-target]').first().getAttribute('data-target'));
  const { x, y } = await dotAt(page, dot);
  await page.touchscreen.tap(x, y);
  await plan(page).getByRole('button', { name: 'Roll and fly there' }).waitFor();
  expect(await page.getByRole('img', { name: /^Dice / }).count()).toBe(0);
  await page.touchscreen.tap(x, y);
  await page.getByRole('img', { name: /^Dice / }).waitFor();
});

/** Notes how many places each flight of this ship leads over from now on. */
const watchFlights = (page: Page, seat: number): Promise<void> =>
  page.evaluate((who) => {
    const flights: number[] = [];
    const { animate } = Element.prototype;
    Element.prototype.animate = function (keyframes, timing) {
      if (this.getAttribute('data-ship') === `${who}`) flights.push(Array.isArray(keyframes) ? keyframes.length : 0);
      return animate.call(this, keyframes, timing);
    };
    Object.assign(globalThis, { flights });
  }, seat);

test.each([
  ['flies its path dot by dot where things may move', 'on', [6]],
  ['is where it belongs at once where they may not', 'off', []],
] as const)('a ship %s', async (_, motion, flights) => {
  const page = await sit(rows(90), { motion });
  await watchFlights(page, 1);
  const { x, y } = await dotAt(page, dotOf('giant-city-1'));
  await page.mouse.dblclick(x, y);
  await page
    .getByText(/^Time to trade\. You have/)
    .first()
    .waitFor();
  expect(await page.evaluate('flights')).toEqual(flights);
  await expect
    .poll(() => page.locator('[data-ship="1"]').evaluate((ship) => ship.getAnimations().length), { timeout: 10_000 })
    .toBe(0);
});
