// A new game from the skeleton: in a house of its own, so that ours stays as it is.

import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Game } from '@orrery/kernel';
import { check } from '@orrery/kernel/testkit';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { newGame } from '../commands/new.ts';
import { root } from '../root.ts';

let house: string;
beforeEach(() => {
  house = mkdtempSync(join(tmpdir(), 'orrery-new-'));
  mkdirSync(join(house, 'games'));
  copyFileSync(join(root, 'games', 'index.ts'), join(house, 'games', 'index.ts'));
  symlinkSync(join(root, 'node_modules'), join(house, 'node_modules'));
});
afterEach(() => rmSync(house, { recursive: true, force: true }));

test('it is named, listed, and passes the battery', async () => {
  const folder = newGame('star-trade', house);
  const catalog = readFileSync(join(house, 'games', 'index.ts'), 'utf8');
  expect(catalog).toContain("  'star-trade': () => import('./star-trade/index.ts'),\n};");
  expect(existsSync(join(folder, 'test', 'star-trade.test.ts'))).toBe(true);
  const { game } = (await import(join(folder, 'index.ts'))) as { game: Game };
  expect(game).toMatchObject({ id: 'star-trade', name: 'Star Trade' });
  const report = await check(game, { games: 12 });
  expect(report.findings).toEqual([]);
  expect(report.finished).toBe(12);
});

test('ids that cannot be and folders that are there are refused, and nothing is left behind', () => {
  const before = readFileSync(join(house, 'games', 'index.ts'), 'utf8');
  for (const id of ['', 'Star', '1st', 'a b', '../up', 'a--b', 'x'.repeat(31), 'index', 'skeleton'])
    expect(() => newGame(id, house)).toThrow(/cannot be a game's id/);
  expect(() => newGame('duel', house)).toThrow(/there is a game "duel" already/);
  mkdirSync(join(house, 'games', 'mine'));
  expect(() => newGame('mine', house)).toThrow(/games\/mine is there already/);
  expect(readFileSync(join(house, 'games', 'index.ts'), 'utf8')).toBe(before);
  expect(existsSync(join(house, 'games', 'duel'))).toBe(false);
});
