// The main screens, each brought about as a person would find it. Tests look for faults in them, `npm run screenshots` makes
// their pictures.

import type { Page } from 'playwright-core';
import { savedUntil, putSaved } from './savedGames.ts';
import { nextQuestion } from './player.ts';

export const SIZES = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
] as const;

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

/** Opens a panel beside the board by its name. */
const panel = (name: RegExp) => (page: Page) => page.getByRole('tab', { name }).click();

const at = (name: string, path: string): Scene => ({
  name,
  async open(page, home) {
    await page.goto(`${home}${path}`);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
  },
});

export const SCENES: readonly Scene[] = [
  { name: 'home', open: (page) => page.getByRole('heading', { level: 1 }).waitFor() },
  table('turn', 'journeymen', 'ask.turn', 420),
  table('fly', 'journeymen', 'ask.fly', 510),
  table('trade', 'barons', 'ask.trade', 500),
  table('ship', 'masters', 'ask.turn', 500, panel(/Ship/)),
  table('almanac', 'journeymen', 'ask.turn', 300, panel(/Almanac/)),
  table('penalty', 'masters', 'ask.penalty', 300),
  table('deal', 'barons', 'ask.deal', 0),
  table('war', 'six-at-war', 'ask.turn', 500),
  table('rastur', 'invasion', 'ask.rastur', 100),
  table('alone', 'alone', 'ask.turn', 60),
  table('card', 'journeymen', 'ask.turn', 420, (page) => page.keyboard.press('c')),
  table('words', 'journeymen', 'ask.turn', 420, (page) => page.keyboard.press('t')),
  at('learn', '/learn/merchant'),
  at('rules', '/learn/merchant/rules'),
  at('replays', '/replays'),
];
