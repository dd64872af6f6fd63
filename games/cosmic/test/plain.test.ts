// A plain table fetches half of the powers, a usual one all that can be dealt there (plain.ts): whatever happens there, happens as
// under all rules.

import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Options } from '@orrery/kernel';
import { withImports } from '@orrery/kernel/testkit/imports';
import { expect, test } from 'vitest';
import { BOOK } from '../data/book.ts';
import { POWERS } from '../data/powers.ts';
import { plainFlares } from '../flares/plain.ts';
import { front } from '../front.ts';
import { HARD, isPlain, isUsual } from '../plain.ts';
import { plainPowers } from '../powers/plain.ts';
import { usualPowers } from '../powers/usual.ts';
import { playablePowers } from '../rules/assign.ts';
import { PICKS } from '../rules/setup.ts';
import { more } from '../text/en/more.ts';
import type { Asked, PlainGames } from './plain-games.ts';

const playedBy = (module: string, barred: string, seeds: number): Promise<PlainGames> =>
  new Promise((resolve, reject) => {
    const workerData: Asked = { module, barred, seeds };
    const worker = new Worker(new URL('./plain-games.ts', import.meta.url), { workerData });
    worker.once('message', resolve);
    worker.once('error', reject);
  });

test.each([
  ['plain', HARD, 2],
  ['usual', '', 1],
])('games at a %s table are the same, answer by answer, by its own rules and by all', async (name, barred, seeds) => {
  const [own, all] = await Promise.all([
    playedBy(`../${name}-game.ts`, barred, seeds),
    playedBy('../index.ts', barred, seeds),
  ]);
  expect(own.powers).toBeLessThan(all.powers);
  expect(own.digests).toEqual(all.digests);
  // Who may act at a moment depends on every card there could be at any table; nobody buys anything where there is no Lucre.
  const others = ({ roles }: PlainGames) => roles.filter(([code]) => code !== 'purchase');
  expect(others(own)).toEqual(others(all));
});

test('every power that can be dealt there is among its own, and every Flare', () => {
  const words = (options: Options) =>
    [2, 4, 6].flatMap((seats) => playablePowers(options, seats)).map((n) => POWERS[n]?.[0]);
  const usual = { mix: 'sure', lucre: false };
  expect(Object.keys(plainPowers)).toEqual(expect.arrayContaining(words({ ...usual, barred: HARD })));
  expect(Object.keys(usualPowers)).toEqual(expect.arrayContaining(words(usual)));
  expect(Object.keys(plainFlares)).toEqual(expect.arrayContaining(words(usual)));
  expect(Object.keys(usualPowers).length).toBe(new Set(words(usual)).size);
});

test('the first ready table is one; what brings more than it has, is none', () => {
  const first = front.presets?.[0]?.options ?? {};
  expect(isPlain(first)).toBe(true);
  expect(isPlain({ ...first, expansion: true, kickers: true, powers: 'draft' })).toBe(true);
  expect(front.presets?.map(({ options }) => isUsual(options))).toEqual([true, true, true, false]);
  const others = { mix: 'all', extras: true, hexes: 'dealt', moons: 'quarter', lucre: true, situation: 'amoeba' };
  for (const [name, value] of Object.entries(others)) {
    expect(isPlain({ ...first, [name]: value }), name).toBe(false);
    expect(isUsual({ [name]: value }), name).toBe(false);
  }
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
