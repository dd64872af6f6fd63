// The main screens, each brought about as a person would find it. Tests look for faults in them, `npm run screenshots` makes
// their pictures.

import { must } from '@orrery/kernel';
import type { Page } from 'playwright-core';
import { game as cosmic } from '../../games/cosmic/index.ts';
import { game as interspace } from '../../games/interspace/index.ts';
import { areTotals, cosmicUntil, inPeace, isCardAsked, isStep, type Wanted } from './cosmicGames.ts';
import { golden, hasSecrets, putSaved, savedFrom, savedUntil } from './savedGames.ts';
import { nextQuestion } from './player.ts';

export const SIZES = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
] as const;

/** A phone on its side. */
export const LANDSCAPE = { width: 844, height: 390 };

export interface Scene {
  readonly name: string;
  /** Brings a fresh page, which is at home, to the scene. */
  open(page: Page, home: string): Promise<unknown>;
}

const NAMES = ['Ada', 'Vela', 'Lyra', 'Orion', 'Mira', 'Rigel'];
type Kept = ReturnType<typeof savedUntil>;

/** The first moment at or after `row` of a golden game at which this is asked. */
export const moment = (game: string, prompt: string, row: number): Kept =>
  savedUntil(game, ({ rows }, ask) => rows.length >= row && ask.prompt.key === prompt, NAMES);

export async function sitDown(page: Page, home: string, found: Kept): Promise<void> {
  await putSaved(page, found);
  await page.goto(`${home}/here/${found.id}`);
  await nextQuestion(page);
}

const table = (
  name: string,
  game: string,
  prompt: string,
  row: number,
  more?: (page: Page) => Promise<unknown>,
): Scene => ({
  name,
  async open(page, home) {
    await sitDown(page, home, moment(game, prompt, row));
    await more?.(page);
  },
});

/** The same of Cosmic Encounter. */
const encounter = (name: string, record: string, prompt: string, row: number): Scene => ({
  name,
  open: (page, home) =>
    sitDown(
      page,
      home,
      savedFrom(cosmic, record, ({ rows }, ask) => rows.length >= row && ask.prompt.key === prompt, NAMES),
    ),
});

/** The same at a moment that no golden game comes to. */
const staged = (name: string, wanted: Wanted, more?: (page: Page) => Promise<unknown>): Scene => ({
  name,
  async open(page, home) {
    await sitDown(page, home, cosmicUntil(wanted));
    await more?.(page);
  },
});

/** The same of InterSpace. */
const space = (
  name: string,
  record: string,
  prompt: string,
  row: number,
  more?: (page: Page) => Promise<unknown>,
): Scene => ({
  name,
  async open(page, home) {
    const kept = savedFrom(
      interspace,
      record,
      ({ rows }, ask) => rows.length >= row && ask.prompt.key === prompt,
      NAMES,
    );
    await sitDown(page, home, kept);
    await page.locator('.is-board').waitFor();
    await more?.(page);
  },
});

/** Picks the ships of the first hex that can be chosen, and points at the last place they can go. */
async function pickFleet(page: Page): Promise<void> {
  await page.locator('[data-cell][tabindex="0"]').focus();
  for (const key of ['PageDown', 'Enter', 'PageUp']) await page.keyboard.press(key);
  await page.locator('[data-route]').waitFor({ state: 'attached' });
}

/** A finished game of this browser, with the reader in this seat. */
export async function openEnded(page: Page, home: string, seat: number, record = golden('apprentices')): Promise<void> {
  const bots = record.seats.map((_, each) => (each === seat ? null : 'easy'));
  await page.goto(home);
  await putSaved(page, {
    id: 'ended',
    record,
    secret: must(record.secret, 'a secret'),
    bots,
    over: true,
    saved: Date.now(),
  });
  await page.goto(`${home}/here/ended`);
}

/** Opens a panel beside the board. */
const panel = (id: string) => (page: Page) => page.locator(`[data-tab=${id}]`).click();

/** What a bot would do here, and why. */
export async function askHint(page: Page): Promise<void> {
  await page.keyboard.press('h');
  await page.locator('.hint').waitFor({ timeout: 60_000 });
}

export const at = (name: string, path: string): Scene => ({
  name,
  async open(page, home) {
    await page.goto(`${home}${path}`);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
  },
});

/** The form of a new table. */
async function openForm(page: Page): Promise<void> {
  await page.locator('.large-game').first().getByRole('button').click();
  await page.getByRole('dialog').locator('.new-body').waitFor();
}

/** A dialog that one button of the bar opens. */
const dialogOf = (name: RegExp) => async (page: Page) => {
  await page.getByRole('button', { name, exact: true }).first().click();
  await page.getByRole('dialog').waitFor();
};

export const SCENES: readonly Scene[] = [
  { name: 'home', open: (page) => page.getByRole('heading', { level: 1 }).waitFor() },
  { name: 'new-game', open: openForm },
  { name: 'settings', open: dialogOf(/^(Settings|Impostazioni)$/) },
  table('turn', 'journeymen', 'ask.turn', 420),
  table('hint', 'journeymen', 'ask.turn', 420, askHint),
  table('course', 'journeymen', 'ask.turn', 420, async (page) => {
    await page.locator('[data-key]').focus();
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
    await page.locator('.chart-plan').waitFor();
  }),
  table('fly', 'journeymen', 'ask.fly', 510),
  table('trade', 'barons', 'ask.trade', 500),
  table('ship', 'masters', 'ask.turn', 500, panel('ship')),
  table('almanac', 'journeymen', 'ask.turn', 300, panel('almanac')),
  table('penalty', 'masters', 'ask.penalty', 300),
  table('deal', 'barons', 'ask.deal', 0),
  table('merchant', 'journeymen', 'ask.merchant', 0),
  table('battle', 'fight', 'ask.weapons', 0),
  table('war', 'six-at-war', 'ask.turn', 500),
  table('rastur', 'invasion', 'ask.rastur', 100),
  table('alone', 'alone', 'ask.turn', 60),
  table('menu', 'journeymen', 'ask.turn', 420, dialogOf(/^Menu$/)),
  {
    /** At one screen: what one has seen is not for the next. */
    name: 'hand-over',
    async open(page, home) {
      const kept = savedUntil('apprentices', hasSecrets, NAMES);
      await putSaved(page, { ...kept, bots: kept.bots.map(() => null) });
      await page.goto(`${home}/here/${kept.id}`);
      await page.locator('.pass-screen').waitFor();
    },
  },
  table('card', 'journeymen', 'ask.turn', 420, (page) => page.keyboard.press('c')),
  table('words', 'journeymen', 'ask.turn', 420, (page) => page.keyboard.press('t')),
  encounter('launch', 'first-encounter', 'ask.launch', 60),
  encounter('aim', 'comets', 'ask.aim', 300),
  encounter('join', 'two-boxes', 'ask.join', 100),
  encounter('everything', 'everything', 'ask.launch', 200),
  staged('draft', { options: { powers: 'draft' }, until: isStep('prepare') }),
  staged('lay', { seed: 3, until: isStep('select') }),
  staged('anyone', { seed: 5, until: isCardAsked }),
  staged('totals', { options: { reinforcements: true }, seed: 3, until: areTotals }, panel('challenge')),
  staged('powers', { seed: 3, until: isStep('invite') }, panel('powers')),
  staged('bargain', { options: { situation: 'mind' }, until: isStep('deal'), answer: inPeace }),
  {
    name: 'story',
    async open(page, home) {
      await openEnded(page, home, 0, golden('first-encounter', 'cosmic'));
      await page.locator('.cxs-course').scrollIntoViewIfNeeded();
    },
  },
  space('space-plan', 'standard', 'ask.raise', 300),
  space('space-fleet', 'standard', 'ask.move', 300, pickFleet),
  space('space-attack', 'standard', 'ask.attack', 0, (page) => page.getByText(/200/).first().waitFor()),
  space('space-siege', 'standard', 'ask.conquer', 0),
  space('space-six', 'all-six', 'ask.move', 850),
  space('space-cards', 'supplement', 'ask.raise', 600, panel('cards')),
  space('space-card', 'standard', 'ask.raise', 300, (page) => page.keyboard.press('c')),
  at('space-learn', '/learn/interspace'),
  {
    name: 'map',
    open: (page, home) =>
      sitDown(
        page,
        home,
        savedFrom(interspace, 'standard', ({ rows }, ask) => rows.length > 400 && ask.step === 'group', NAMES),
      ),
  },
  {
    name: 'ending',
    async open(page, home) {
      await openEnded(page, home, 1);
      await page.locator('.ending .race-chart .curve').first().waitFor();
    },
  },
  {
    name: 'review',
    async open(page, home) {
      await openEnded(page, home, 1);
      await page.goto(`${home}/replay/ended?at=200`);
      await page.getByRole('tab', { name: /Analysis|Analisi/ }).click();
      await page.locator('.bot-says .button.main').click();
      await page.locator('.verdicts.dearest li').nth(2).waitFor({ timeout: 60_000 });
      await page.locator('.bot-says .asking .button').click();
      await page.locator('.verdicts.dearest').scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'replay',
    async open(page, home) {
      await openEnded(page, home, 1);
      await page.goto(`${home}/replay/ended?at=200`);
      await page.locator('.replay-log [data-now=true]').first().waitFor({ state: 'attached' });
    },
  },
  at('learn', '/learn/merchant'),
  {
    name: 'lesson',
    async open(page, home) {
      await page.goto(`${home}/learn/merchant/lesson/flight`);
      await page.locator('.coach').waitFor();
    },
  },
  at('glossary', '/learn/merchant/glossary'),
  at('rules', '/learn/merchant/rules'),
  at('cosmic-learn', '/learn/cosmic'),
  at('cosmic-rules', '/learn/cosmic/rules'),
  at('encyclopaedia', '/learn/cosmic/encyclopaedia'),
  at('article', '/learn/cosmic/encyclopaedia/virus'),
  at('replays', '/replays'),
];
