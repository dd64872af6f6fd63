// A plain table fetches half of the rules (plain.ts): whatever happens there, happens as under all of them.

import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { withImports } from '@orrery/kernel/testkit/imports';
import { expect, test } from 'vitest';
import { BOOK } from '../data/book.ts';
import { front } from '../front.ts';
import { HARD, isPlain } from '../plain.ts';
import { PICKS } from '../rules/setup.ts';
import { more } from '../text/en/more.ts';
import type { PlainGames } from './plain-games.ts';

/** Games at each kind of plain table. */
const SEEDS = 3;

const playedBy = (module: string): Promise<PlainGames> =>
  new Promise((resolve, reject) => {
    const workerData = { module, seeds: SEEDS };
    const worker = new Worker(new URL('./plain-games.ts', import.meta.url), { workerData });
    worker.once('message', resolve);
    worker.once('error', reject);
  });

test('games there are the same, answer by answer, by its own rules and by all', async () => {
  const [plain, all] = await Promise.all([playedBy('../plain-game.ts'), playedBy('../index.ts')]);
  expect(plain.powers).toBeLessThan(all.powers);
  expect(plain.digests).toEqual(all.digests);
  // Who may act at a moment depends on every card there could be at any table; nobody buys anything where there is no Lucre.
  const others = ({ roles }: PlainGames) => roles.filter(([code]) => code !== 'purchase');
  expect(others(plain)).toEqual(others(all));
});

test('the first ready table is one; what brings more than it has, is none', () => {
  const first = front.presets?.[0]?.options ?? {};
  expect(isPlain(first)).toBe(true);
  expect(isPlain({ ...first, expansion: true, kickers: true, powers: 'draft' })).toBe(true);
  const others = { mix: 'all', extras: true, hexes: 'dealt', moons: 'quarter', lucre: true, situation: 'amoeba' };
  for (const [name, value] of Object.entries(others)) expect(isPlain({ ...first, [name]: value }), name).toBe(false);
  for (const word of HARD.split(' '))
    expect(
      isPlain({
        ...first,
        barred: HARD.split(' ')
          .filter((each) => each !== word)
          .join(' '),
      }),
      word,
    ).toBe(false);
  expect(isPlain({})).toBe(false);
});

test('the powers left out are those that are not plain to play, as the ready list of the option has them', () => {
  const harderThan = (most: number) => BOOK.flatMap(([word, hard]) => (hard > most ? [word] : []));
  expect(PICKS.barred.sets).toEqual({ plain: harderThan(1), some: harderThan(2) });
  expect(HARD.split(' ')).toEqual(PICKS.barred.sets.plain);
});

/** What begins only with Lucre, a reverse hex or a Moon; these tables have all words. */
const OTHER_TABLES = /rules\/(purse|hexes|moons)\.ts$/;

test('what only other tables say, is said nowhere in its rules or on its board', () => {
  const game = join(import.meta.dirname, '..');
  const files = withImports(join(game, 'table/index.tsx'), join(game, 'rules.ts'));
  const said = [...files].flatMap(([path, text]) => {
    const words = OTHER_TABLES.test(path) ? [] : Object.keys(more).filter((key) => text.includes(`'${key}'`));
    return words.map((key) => `${path} says ${key}`);
  });
  expect([...files.keys()].some((path) => path.endsWith('flares/clone.ts'))).toBe(true);
  expect(said).toEqual([]);
});
