// What a fresh visit fetches until its first board stands, in kilobytes (1,000 bytes) of gzip, for each big game and each language:
// home, the dialog of a new game, the shell of a table, the game's rules, board and words, code, style and text together. The
// bots count apart: where the reader begins they are not there yet, where a bot begins they are fetched before the first
// question. So do the fonts: they are the same for all, and nobody waits for them. A size that grows past its line is
// either cut, or the line is moved on purpose, here, where it is seen. ORRERY_SIZES=1 prints the lists.

import type { Front } from '@orrery/games/front';
import type { Lang } from '@orrery/kernel';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chromiumPath, openBrowser, openServer } from '../../scripts/browser.mjs';
import { bigGames, type FirstVisit, firstVisit } from '../src/visit.ts';

const LIMIT = 200;
/** Ready tables of Cosmic Encounter with powers that are not plain. Now and then such a power asks its owner before the first
 *  challenge, at the classic one: what single powers say then comes before the board. */
const OTHERS = { draft: 223, classic: 237, everything: 238 };
/** The bots of a game, and what all of them think with. */
const BOTS = 40;
const FONTS = 120;
/** A line as many have it at home: seconds there and back, and kilobytes a second. */
const LINE = { wait: 0.04, rate: 1250 };

const games = await bigGames();

describe.skipIf(chromiumPath === null)('the first load', () => {
  let browser: Browser | undefined;
  let server: Awaited<ReturnType<typeof openServer>> | undefined;
  beforeAll(async () => {
    [browser, server] = await Promise.all([openBrowser(), openServer()]);
  });
  afterAll(async () => {
    await browser?.close();
    await server?.close();
  });

  const visit = async (
    { id, name }: Pick<Front, 'id' | 'name'>,
    lang: Lang,
    preset?: number,
  ): Promise<FirstVisit & { readonly list: string }> => {
    if (browser === undefined || server === undefined) throw new Error('there is no browser');
    const locale = lang === 'it' ? 'it-IT' : 'en-GB';
    const visited = await firstVisit(browser, server.address, name[lang], locale, preset);
    const { code, bots, fonts, pictures, waits, files } = visited;
    const sizes = files.toSorted((a, b) => b.bytes - a.bytes).map(({ path, bytes }) => `${bytes} ${path}`);
    if (process.env['ORRERY_SIZES'] !== undefined)
      console.log([id, lang, preset, code, bots, fonts, pictures, waits, ...sizes].join('\n'));
    return { ...visited, list: sizes.join('\n') };
  };

  test('is compressed once, when it is built, and sent as the browser takes it', async () => {
    const address = server?.address ?? '';
    const [script = ''] = /\/assets\/page-[^"]+\.js/.exec(await (await fetch(address)).text()) ?? [];
    const texts: string[] = [];
    for (const encoding of ['br', 'gzip', 'identity']) {
      const response = await fetch(`${address}${script}`, { headers: { 'accept-encoding': encoding } });
      expect(response.headers.get('content-encoding') ?? 'identity').toBe(encoding);
      expect(response.headers.get('vary')).toMatch(/accept-encoding/i);
      expect(response.headers.get('cache-control')).toMatch(/immutable/);
      expect(response.headers.get('content-type')).toMatch(/javascript/);
      texts.push(await response.text());
    }
    expect(new Set(texts).size).toBe(1);
  });

  describe.each(games)('of $id', ({ id, name }) => {
    test.each(['en', 'it'] as const)('%s: small enough, and nothing twice', async (lang) => {
      const { code, bots, fonts, pictures, twice, waits, list } = await visit({ id, name }, lang);
      expect(code / 1000, list).toBeLessThan(LIMIT);
      expect(bots / 1000, 'bots').toBeLessThan(BOTS);
      expect(fonts / 1000, 'fonts').toBeLessThan(FONTS);
      expect(pictures / 1000, 'pictures').toBeLessThan(10);
      expect(twice).toEqual([]);
      // Playable within a second, wherever the machine that counts is slow: what is fetched from the first page to the first
      // question, and how often something has to come before the next is asked for.
      const seconds = waits * LINE.wait + (code + bots) / 1000 / LINE.rate;
      expect(seconds, `${waits} waits`).toBeLessThan(1);
      expect(waits).toBeGreaterThan(3);
      // A page that fetched nothing would pass everything above.
      expect(code / 1000).toBeGreaterThan(50);
    });
  });

  test.each(Object.entries(OTHERS))('of the ready table "%s" of Cosmic Encounter: below %i', async (id, limit) => {
    const cosmic = games.find((game) => game.id === 'cosmic');
    const preset = cosmic?.presets?.findIndex((each) => each.id === id) ?? -1;
    if (cosmic === undefined || preset < 0) throw new Error(`there is no ready table ${id}`);
    const { code, twice, list } = await visit(cosmic, 'it', preset);
    expect(code / 1000, list).toBeLessThan(limit);
    expect(twice).toEqual([]);
  });
});
