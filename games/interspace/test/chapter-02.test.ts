import { describe, expect, test } from 'vitest';
import { scenario } from '@orrery/kernel/testkit';
import { ASTEROIDS, EMPTY, HOME, PLANET } from '../data/tiles.ts';
import { game } from '../index.ts';
import { isConnected, mapOf, nextTo } from '../rules/map.ts';
import { start, units } from './stage.ts';

describe('set-up', () => {
  test('§2.2 a home world, and around it a planet, asteroids and four of empty space', () => {
    const { table } = scenario(game, { seats: 3 });
    expect(table.tile).toHaveLength(21);
    for (const home of [0, 7, 14]) {
      expect(table.tile[home]).toBe(HOME);
      const ring = table.tile.slice(home + 1, home + 7).toSorted((a, b) => a - b);
      expect(ring).toEqual([EMPTY, EMPTY, EMPTY, EMPTY, PLANET, ASTEROIDS]);
    }
  });

  test('§2.2 by option everybody says where planet and asteroids lie', () => {
    const s = scenario(game, { seats: 2, options: { ring: 'chosen' } });
    s.refuses('0 ring 2 2', '2.2');
    s.play('0 ring 2 5', '1 ring 0 1');
    expect(s.table.tile.slice(0, 7)).toEqual([HOME, EMPTY, EMPTY, PLANET, EMPTY, EMPTY, ASTEROIDS]);
    expect(s.table.planet).toEqual([0, 7, 3, 8]);
  });

  test('§2.2 the regions are apart', () => {
    const { table } = start(3);
    expect(isConnected(table, 0, 1)).toBe(false);
    expect([0, 1, 7, 14].map((hex) => mapOf(table, hex))).toEqual([0, 0, 1, 2]);
    expect(nextTo(table, 0, 0)).toBe(1);
    expect(nextTo(table, 1, 3)).toBe(0);
    expect(nextTo(table, 1, 0)).toBe(-1);
  });

  test('§2.3 levels 8 and 3, 2 and 2; three scouts, two transports, a station; no IOU', () => {
    const s = start();
    expect(s.table).toMatchObject({ owner: [0, 1, 0, 1], ind: [8, 8, 2, 2], tech: [3, 3, 2, 2] });
    expect([units(s, 0, 0), units(s, 7, 1)]).toEqual(['3 sct, 2 trn, SS', '3 sct, 2 trn, SS']);
  });

  test('§2.3 by option a home world begins with Ind 3', () => {
    expect(start(2, { homeInd: 3 }).table.ind).toEqual([3, 3, 2, 2]);
  });

  test('§2.4 75 tiles in the box, no Null half among them; §17.3 more or less empty space', () => {
    const sum = (counts: readonly number[] = []): number => counts.reduce((all, n) => all + n, 0);
    expect(sum(start().state.pools[0])).toBe(75);
    expect(start().state.pools[0]?.slice(13)).toEqual([0, 0, 0]);
    expect(sum(start(2, { space: 24, finds: '11-4', homes: 1 }).state.pools[0])).toBe(75 - 12 + 4);
  });
});
