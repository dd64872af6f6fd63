// Three bots that think hard in a tab, a whole game long: their thinking is a worker's, and the page never stands still.

import { getGame } from '@orrery/games';
import { commitment, type Game, keyedDice, diceKey, must, openJournal, toRecord } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { chromiumPath, openSite } from './browser.ts';
import { type SavedGame, putSaved } from './savedGames.ts';

const LEVEL = 'hard';
const SEATS = ['Vela', 'Lyra', 'Carina'];

/** A short game before its first question, with nobody but bots. */
async function newGame(): Promise<SavedGame> {
  const game: Game = await getGame('merchant');
  const [secret, table] = ['three that think', 'three-bots'];
  const usual = Object.fromEntries(Object.entries(game.options).map(([key, [first]]) => [key, first ?? false]));
  const options = { ...usual, target: 1000 };
  const head = {
    game: game.id,
    rules: game.rules,
    options,
    seats: SEATS,
    table,
    commitment: commitment(secret),
    salts: [],
  };
  const journal = openJournal(game, head, keyedDice(diceKey(secret, table, [])));
  return { id: table, record: toRecord(journal), secret, bots: SEATS.map(() => LEVEL), over: false, saved: 1 };
}

interface Traced {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds of the processor: what else the machine did meanwhile does not count. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/** The tasks of the main threads, the longest first, in milliseconds. */
function tasksOf(trace: Buffer): number[] {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: Traced[] };
  const main = new Set(
    traceEvents.flatMap(({ name, pid, tid, args }) =>
      name === 'thread_name' && args?.name === 'CrRendererMain' ? [`${pid} ${tid}`] : [],
    ),
  );
  return traceEvents
    .flatMap(({ name, pid, tid, tdur }) =>
      name.endsWith('RunTask') && main.has(`${pid} ${tid}`) ? [(tdur ?? 0) / 1000] : [],
    )
    .toSorted((a, b) => b - a);
}

describe.skipIf(chromiumPath === null)('three bots that think hard', () => {
  const site = openSite();

  it('play a whole game in the tab, and the page stays awake', { timeout: 240_000 }, async () => {
    const { page, close } = await site.visit();
    await page.goto('/');
    await page.getByText('No game in this browser yet').waitFor();
    await putSaved(page, await newGame());
    await page.goto('/here/three-bots');
    await page.getByRole('log').locator('li').nth(3).waitFor();
    const browser = must(page.context().browser(), 'a browser');
    await browser.startTracing(page, { categories: ['toplevel'] });
    await page.locator('.over').waitFor({ timeout: 200_000 });
    const tasks = tasksOf(await browser.stopTracing());
    expect(tasks.length).toBeGreaterThan(1000);
    expect(tasks[0]).toBeLessThan(50);
    await close();
  });
});
