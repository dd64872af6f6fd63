// Bots that think hard in a tab, a whole game long: their thinking is a worker's, and the page never stands still, with every line of
// the log in sight.

import { getGame } from '@orrery/games';
import { commitment, type Game, keyedDice, diceKey, must, openJournal, type Options, toRecord } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { chromiumPath, openSite } from './browser.ts';
import { type SavedGame, putSaved } from './savedGames.ts';

const LEVEL = 'hard';
/** `tasks`: fewer were no game. */
const GAMES: readonly { id: string; seats: readonly string[]; chosen: Options; tasks: number }[] = [
  { id: 'merchant', seats: ['Vela', 'Lyra', 'Carina'], chosen: { target: 1000 }, tasks: 1000 },
  { id: 'cosmic', seats: ['Vela', 'Lyra', 'Carina', 'Mira'], chosen: {}, tasks: 500 },
];

/** A game before its first question, with nobody but bots. */
async function newGame(id: string, seats: readonly string[], chosen: Options): Promise<SavedGame> {
  const game: Game = await getGame(id);
  const [secret, table] = ['three that think', 'three-bots'];
  const usual = Object.fromEntries(Object.entries(game.options).map(([key, [first]]) => [key, first ?? false]));
  const options = { ...usual, ...chosen };
  const head = {
    game: game.id,
    rules: game.rules,
    options,
    seats,
    table,
    commitment: commitment(secret),
    salts: [],
  };
  const journal = openJournal(game, head, keyedDice(diceKey(secret, table, [])));
  return { id: table, record: toRecord(journal), secret, bots: seats.map(() => LEVEL), over: false, saved: 1 };
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

describe.skipIf(chromiumPath === null)('bots that think hard', () => {
  const site = openSite();

  it.each(GAMES)(
    'play a whole game of $id in the tab, and the page stays awake',
    {
      timeout: 240_000,
    },
    async ({ id, seats, chosen, tasks: least }) => {
      const { page, close } = await site.visit();
      await page.goto('/');
      await page.getByText('No game in this browser yet').waitFor();
      await putSaved(page, await newGame(id, seats, chosen));
      await page.goto('/here/three-bots');
      await page.locator('[data-tab=log]').click();
      await page.getByRole('log').locator('li').nth(3).waitFor();
      const browser = must(page.context().browser(), 'a browser');
      await browser.startTracing(page, { categories: ['toplevel'] });
      await page.locator('.over').waitFor({ timeout: 200_000 });
      const tasks = tasksOf(await browser.stopTracing());
      expect(tasks.length).toBeGreaterThan(least);
      expect(tasks[0]).toBeLessThan(50);
      await close();
    },
  );
});
