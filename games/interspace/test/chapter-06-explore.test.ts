import { canUndo } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { ASTEROIDS, EMPTY, HOME, NEBULA, NULL_HALF, NULL_SPACE, PLANET, PRIME, PULSAR, REGION } from '../data/tiles.ts';
import { isConnected, nextTo, pointOf } from '../rules/map.ts';
import { IOU, SOIL, stored } from '../rules/stores.ts';
import { arrange, lay, open, people, put, type Stage, units, until, where } from './stage.ts';

/** Seat 0's scout flies out beyond side 1 of hex 2 and finds this in hex 14 (7 n for n seats). */
function find(tile: number, s: Stage = open(), rolls: readonly number[] = []): Stage {
  s.draws(tile);
  s.rolls(...rolls);
  s.play('0 0', '0 out 2 1', '0 pass');
  return s;
}

describe('exploration', () => {
  test('§6.3.3 one tile from the box for each unknown hex that was entered, after all moves', () => {
    const s = open();
    put(s, 0, 'sct', 2);
    s.play('0 0', '0 out 2 1');
    expect(s.table.tile[14]).toBe(-1);
    expect(canUndo(s.journal, 0)).toBe(true);
    s.draws(ASTEROIDS, NEBULA);
    s.play('0 2', '0 out 2 0', '0 pass');
    expect(s.table.tile.slice(14)).toEqual([ASTEROIDS, NEBULA]);
    expect(s.state.pools[0]).toMatchObject({ [ASTEROIDS]: 4, [NEBULA]: 2 });
    expect(canUndo(s.journal, 0)).toBe(false);
  });

  test('§6.3.4 a planet is there to be settled', () => {
    const s = find(PLANET);
    expect(s.table.planet.at(-1)).toBe(14);
    expect(s.table.owner.at(-1)).toBe(-1);
    expect(s.table.found).toEqual([1, 0, 0, 0]);
  });

  test('§6.3.5 §6.2.10 null space takes the explorer', () => {
    expect(where(find(NULL_SPACE), 0, 'sct')).toEqual([]);
  });

  test('§6.3.5 §6.2.9 a pulsar endangers it at once', () => {
    expect(where(find(PULSAR, open(), [2]), 0, 'sct')).toEqual([]);
    expect(where(find(PULSAR, open(), [3]), 0, 'sct')).toEqual([14]);
  });

  test('§6.3.7 from an empty box comes a spare empty space', () => {
    const s = open();
    arrange(s, (state) => state.pools[0]?.fill(0));
    s.play('0 0', '0 out 2 1', '0 pass');
    expect(s.table.tile[14]).toBe(EMPTY);
  });
});

describe('another region', () => {
  test('§6.3.6 the tile goes back, empty space is laid, and the regions are joined', () => {
    const s = find(REGION, open(), [1, 1]);
    expect(s.table.tile[14]).toBe(EMPTY);
    expect(s.state.pools[0]).toMatchObject({ [REGION]: 6, [EMPTY]: 35 });
    expect(isConnected(s.table, 0, 1)).toBe(true);
  });

  test('§6.3.6 so does a home world that was left in the box', () => {
    const s = find(HOME, open(2, { homes: 1 }), [1, 1]);
    expect(s.table.tile[14]).toBe(EMPTY);
    expect(isConnected(s.table, 0, 1)).toBe(true);
  });

  test('§6.3.1 the other map is turned so that its rolled side meets the side the scout faces', () => {
    // The scout stands on the ray of side 1, two hexes out: it faces side 2 (1 to 3) or side 0 (4 to 6).
    const left = find(REGION, open(), [3, 1]);
    expect(pointOf(left.table, 14)).toEqual({ q: 2, r: -2 });
    // Side 0 of the other home world has its ring hex, 8; the blank beyond it is where the scout is.
    expect(nextTo(left.table, 14, 2)).toBe(8);
    const right = find(REGION, open(), [4, 1]);
    expect(nextTo(right.table, 14, 0)).toBe(8);
    const third = find(REGION, open(), [4, 3]);
    expect(nextTo(third.table, 14, 0)).toBe(10);
  });

  test('§6.3.1 with three or more, 1 to 3 is the left neighbour, 4 to 6 the right', () => {
    const joined = (die: number): number[] => {
      const s = find(REGION, open(4), [die, 1, 1]);
      return [1, 2, 3].filter((seat) => isConnected(s.table, 0, seat));
    };
    expect([joined(3), joined(4)]).toEqual([[1], [3]]);
  });

  test('§6.3.1 who is connected already is passed over', () => {
    const s = open(4);
    arrange(s, ({ table }) => void table.lie.splice(4, 4, 0, 0, 20, 0));
    find(REGION, s, [1, 1]);
    expect([1, 2, 3].map((seat) => isConnected(s.table, 0, seat))).toEqual([true, false, true]);
  });

  test('§6.3.1 what would overlap is not joined', () => {
    const s = open();
    for (let q = -4; q <= 4; q++) if (q !== 2) lay(s, 0, { q, r: -3 }, EMPTY);
    for (let q = -4; q <= 6; q++) lay(s, 0, { q, r: -4 }, EMPTY);
    s.draws(REGION);
    s.rolls(1, 1);
    s.play('0 0', '0 out 2 1', '0 pass');
    expect(isConnected(s.table, 0, 1)).toBe(false);
    expect(s.told('log.no-room')).toHaveLength(1);
  });
});

describe('wormholes', () => {
  test('§6.3.2 the Null half turns up with an opponent, on the first blank of a rolled direction', () => {
    const s = find(PRIME, open(), [4]);
    expect(s.table.tile.slice(14)).toEqual([PRIME, NULL_HALF]);
    expect(nextTo(s.table, 11, 3)).toBe(15);
  });

  test('§6.3.2 four players: 1 and 2 the left, 3 and 4 the centre, 5 and 6 the right one', () => {
    const at = [2, 3, 6].map((die) => Math.floor((find(PRIME, open(4), [die, 1]).table.place[29] ?? 0) / 1_000_000));
    expect(at).toEqual([1, 2, 3]);
  });
});

describe('colonization', () => {
  function settler(): Stage {
    const s = open();
    lay(s, 0, { q: 2, r: -2 }, PLANET);
    put(s, 0, 'col', 14);
    return s;
  }
  test('§6.4.1 a col at a planet where nobody lives; §6.4.2 it begins with Ind 1, Tech 1 and 6 IOU', () => {
    const s = settler();
    put(s, 0, 'col', 1);
    s.play('0 pass');
    s.refuses('0 [1]', '6.4.1');
    s.play('0 [14]');
    expect(s.table).toMatchObject({ owner: [0, 1, 0, 1, 0], ind: [8, 8, 2, 2, 1], tech: [3, 3, 2, 2, 1] });
    expect(stored(s.table, 14, SOIL, IOU)).toBe(6);
    expect(units(s, 14, 0)).toBe('');
  });

  test('§6.4.3 not while warships of others are there', () => {
    const s = settler();
    put(s, 0, 'col', 1);
    lay(s, 0, { q: 3, r: -3 }, PLANET);
    put(s, 0, 'col', 15);
    put(s, 1, 'PB', 14);
    s.play('0 pass');
    s.refuses('0 [14]', '6.4.3');
    s.play('0 [15]');
  });

  test('§6.4.1 nobody has to', () => {
    const s = settler();
    people(s, 4, -1, 0, 0);
    s.play('0 pass', '0 []');
    until(s, 'raise');
    expect(units(s, 14, 0)).toBe('col');
  });
});

describe('limits', () => {
  test('§17.1 what is over the limit goes back; when all have reached it each may find one more', () => {
    const s = open(2, { limits: true });
    arrange(s, ({ table }) => void (table.found = [5, 0, 4, 0]));
    s.draws(PLANET, ASTEROIDS);
    s.play('0 0', '0 out 2 1', '0 pass');
    expect(s.table.tile[14]).toBe(ASTEROIDS);
    expect(s.told('log.over-limit')).toHaveLength(1);
    const level = open(2, { limits: true });
    arrange(level, ({ table }) => void (table.found = [5, 0, 5, 0]));
    expect(find(PLANET, level).table.tile[14]).toBe(PLANET);
  });

  test('§17.1 §6.3.7 if nothing is left that may be found, a spare empty space', () => {
    const s = open(2, { limits: true });
    arrange(s, ({ table, pools }) => {
      table.found = [5, 0, 4, 0];
      pools[0]?.fill(0);
      if (pools[0] !== undefined) pools[0][PLANET] = 3;
    });
    s.play('0 0', '0 out 2 1', '0 pass');
    expect(s.table.tile[14]).toBe(EMPTY);
    expect(s.state.pools[0]?.[PLANET]).toBe(3);
  });
});
