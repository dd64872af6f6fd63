// A new game from the skeleton: in a house of its own, so that ours stays as it is.

import { cpSync, existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Front } from '@orrery/games/front';
import { type Learning, type Move, playLesson } from '@orrery/games/learn';
import type { Game } from '@orrery/kernel';
import { check } from '@orrery/kernel/testkit';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { manifestHash } from '../../scripts/install.mjs';
import { newGame } from '../commands/new.ts';
import { root } from '../root.ts';

/** What a house is made of for this: the games, and all that an install depends on. */
const MANIFESTS = ['package.json', 'package-lock.json', '*/package.json'];

let house: string;
beforeEach(() => {
  house = mkdtempSync(join(tmpdir(), 'orrery-new-'));
  const files = globSync([...MANIFESTS, 'games/*.ts', 'games/*/*.ts'], { cwd: root });
  for (const file of files.filter((each) => !each.startsWith('node_modules'))) {
    mkdirSync(dirname(join(house, file)), { recursive: true });
    cpSync(join(root, file), join(house, file));
  }
  symlinkSync(join(root, 'node_modules'), join(house, 'node_modules'));
});
afterEach(() => rmSync(house, { recursive: true, force: true }));

/** Every file of the house outside the folder, and what is in it. */
const filesBut = (folder: string): Record<string, string> => {
  const files = globSync('**/*.{ts,json}', { cwd: house, exclude: ['node_modules', folder] });
  return Object.fromEntries(files.map((file) => [file, readFileSync(join(house, file), 'utf8')]));
};

test('it is named, listed, and passes the battery', async () => {
  const folder = newGame('star-trade', house);
  expect(existsSync(join(folder, 'test', 'star-trade.test.ts'))).toBe(true);
  const { game } = (await import(join(folder, 'index.ts'))) as { game: Game };
  expect(game).toMatchObject({ id: 'star-trade', name: 'Star Trade' });
  const report = await check(game, { games: 12 });
  expect(report.findings).toEqual([]);
  expect(report.finished).toBe(12);
});

test('one line of the catalog is all that changes outside its folder, and nothing is to be installed', () => {
  const [before, installed] = [filesBut('games/star-trade'), manifestHash(house)];
  newGame('star-trade', house);
  const { 'games/index.ts': catalog = '', ...rest } = filesBut('games/star-trade');
  const { 'games/index.ts': old = '', ...same } = before;
  expect(rest).toEqual(same);
  const line = "  'star-trade': () => import('./star-trade/front.ts'),\n";
  expect(catalog).toContain(`${line}};`);
  expect(catalog.replace(line, '')).toBe(old);
  expect(manifestHash(house)).toBe(installed);
});

test('it stands in the catalog with name, line and picture in both languages, and brings a lesson', async () => {
  newGame('star-trade', house);
  const { loadFronts, getGame, loadLearning, loadTable } = (await import(join(house, 'games', 'index.ts'))) as {
    loadFronts(): Promise<Front[]>;
    getGame(id: string): Promise<Game>;
    loadLearning(id: string): Promise<Learning | null>;
    loadTable(id: string): Promise<unknown>;
  };
  const front = (await loadFronts()).at(-1);
  expect(front).toMatchObject({ id: 'star-trade', name: { en: 'Star Trade', it: 'Star Trade' } });
  expect(front?.line.en).toMatch(/^Catch .+\.$/);
  expect(front?.line.it).toMatch(/^Cattura .+\.$/);
  expect(front?.picture?.shapes.length).toBeGreaterThan(2);
  const game = await getGame('star-trade');
  expect(front?.seats).toEqual(game.seats);
  expect(await loadTable('star-trade')).toBeNull();
  const lesson = (await loadLearning('star-trade'))?.lessons[0];
  const moves = lesson?.scenes.slice(0, -1).map(({ take }): Move => {
    return Array.isArray(take) ? { answer: (take as string[])[0] ?? null } : 'on';
  });
  expect(playLesson(game, lesson as NonNullable<typeof lesson>, moves ?? []).place).toBe(4);
});

test('ids that cannot be and folders that are there are refused, and nothing is left behind', () => {
  const before = filesBut('none');
  for (const id of ['', 'Star', '1st', 'a b', '../up', 'a--b', 'x'.repeat(31), 'index', 'front', 'skeleton'])
    expect(() => newGame(id, house)).toThrow(/cannot be a game's id/);
  expect(() => newGame('duel', house)).toThrow(/there is a game "duel" already/);
  mkdirSync(join(house, 'games', 'mine'));
  expect(() => newGame('mine', house)).toThrow(/games\/mine is there already/);
  expect(filesBut('none')).toEqual(before);
});
