// Home and a table say only words that are fetched before anything is shown.

import { join, relative, resolve } from 'node:path';
import { ourEdition } from '@orrery/bots';
import { findFront, firstMessagesOf, fullOptions, getRules } from '@orrery/games';
import { commitment, type Head, type Lang, view } from '@orrery/kernel';
import { withImports } from '@orrery/kernel/testkit/imports';
import { dealTable, inputOf, NO_PACING } from '@orrery/table';
import { describe, expect, test } from 'vitest';
import { saysAll } from '../src/table/useMessages.ts';
import { more } from '../src/words/en/more.ts';

const SRC = resolve(import.meta.dirname, '../src');

/** What stands on the screen before any other page was opened. */
const SHOWN = ['main.tsx', 'home/NewGame.tsx', 'table/LocalTablePage.tsx'];

/** Says what went wrong with an account or at a table of the server; both are pages that bring their words. */
const ELSEWHERE = ['account/task.tsx'];

describe('the first words', () => {
  const files = withImports(...SHOWN.map((name) => join(SRC, name)));

  test('are read from the whole of home and table', () => {
    const names = [...files.keys()].map((path) => relative(SRC, path));
    expect(names).toEqual(expect.arrayContaining(['App.tsx', 'home/Home.tsx', 'table/Log.tsx', 'part/PageBar.tsx']));
  });

  test('are all that home and a table say', () => {
    const late = [...files].flatMap(([path, text]) => {
      const said = Object.keys(more).filter((word) => text.includes(`'${word}'`));
      return ELSEWHERE.includes(relative(SRC, path)) ? [] : said.map((word) => `${relative(SRC, path)} says ${word}`);
    });
    expect(late).toEqual([]);
  });
});

describe('the first words of Cosmic Encounter', () => {
  const NAMES = ['Ada', 'Bea', 'Cleo', 'Dora'];

  /** Of so many tables as this one is dealt: those whose first board they say. */
  async function said(preset: string, lang: Lang, deals: number): Promise<number> {
    const found = (await findFront('cosmic'))?.presets?.find(({ id }) => id === preset);
    const game = await getRules('cosmic', found?.options);
    const words = await firstMessagesOf(game, lang, NAMES);
    const isSaid = (deal: number): boolean => {
      const secret = deal.toString(16).padStart(64, '0');
      const options = fullOptions(game, found?.options);
      const own = { table: `deal ${deal}`, commitment: commitment(secret), salts: [] };
      const head: Head = { game: game.id, rules: game.rules, options, seats: NAMES, ...own };
      const table = dealTable(ourEdition(game), head, secret);
      const ask = inputOf(table, NO_PACING, 0)?.ask ?? null;
      return saysAll(words, { game, view: view(table.journal.state, 0), events: table.log, ask });
    };
    return Array.from({ length: deals }, (_, deal) => isSaid(deal)).filter(Boolean).length;
  }

  test.each(['en', 'it'] as const)('are enough for a first ready table: %s', async (lang) => {
    expect(await said('first', lang, 100)).toBe(100);
    expect(await said('draft', lang, 20)).toBe(20);
    expect(await said('everything', lang, 20)).toBe(20);
  });

  test('are not where a power that is not plain asks first: that table waits for all', async () => {
    expect(await said('classic', 'en', 100)).toBeLessThan(100);
  });
});
