// Chapter 17: alone against the Rastur. The roll at the end of the turn, the reserve, the transit box.

import { knows, total } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { game as merchant } from '../index.ts';
import { dotOf } from '../rules/board.ts';
import { LASER, RASTUR_POOL } from '../rules/table.ts';
import { equip, fly, hidden, iouOf, money, open, put, type Stage, step } from './stage.ts';

const alone = (options = {}): Stage =>
  open({ seats: 1, options: { rastur: true, combat: true, target: 1000, ...options } });
const pool = (s: Stage): number[] =>
  (s.state.pools[RASTUR_POOL] ?? []).flatMap((n, item) => Array<number>(n).fill(60 + item * 10));
const reserve = (s: Stage): number[] => s.table.reserve.flatMap((n, item) => Array<number>(n).fill(60 + item * 10));

function stock(s: Stage, active: readonly number[], left: readonly number[], transit = 0): void {
  const counts = (values: readonly number[]): number[] =>
    Array.from({ length: 25 }, (_, item) => values.filter((value) => value === 60 + item * 10).length);
  s.arrange(({ table, pools }) => {
    pools[RASTUR_POOL] = counts(active);
    table.reserve = counts(left);
    table.transit = transit;
  });
}

/** Stays a turn in open space, and rolls this at its end. */
function rest(s: Stage, die: number, ...draws: readonly number[]): void {
  put(s, 0, 'rogue-jungle-4');
  s.rolls(die);
  s.draws(...draws.map((value) => (value - 60) / 10));
  s.play('0 stay');
}

describe('set-up', () => {
  test('§17.1 one player has a Scout and 20, and the Rastur are in use', () => {
    const s = alone();
    expect(s.table.money).toEqual([20]);
    expect(pool(s)).toHaveLength(12);
  });

  test('§17.1 alone without the Rastur is no game', () => {
    expect(merchant.fits?.({ rastur: false }, 1)).toMatchObject({ rule: '17.1' });
    expect(merchant.fits?.({ rastur: true }, 1)).toBeNull();
    expect(merchant.fits?.({ rastur: false }, 2)).toBeNull();
  });

  test('§17.11 all markers outside the active pool are the reserve, open', () => {
    expect(reserve(alone())).toHaveLength(35 - 12);
    expect(open({ seats: 2, options: { rastur: true } }).table.reserve).toEqual([]);
  });
});

describe('generation', () => {
  test('§17.2 ones rolled to move or to fight bring nothing; a die at the end of the turn does', () => {
    const s = alone();
    put(s, 0, 'rogue-jungle-1');
    s.draws(0);
    fly(s, 0, 'rogue-jungle-2', 1, 1, 1, 3);
    expect(s.told('log.generation')[0]?.args).toEqual({ die: 3 });
    expect(pool(s)).toHaveLength(11);
    expect(step(s)).toBe('rastur');
  });

  test.each([1, 2, 3, 4])(
    '§17.21 a %i draws one, and the weakest of the reserve goes into the empty transit box',
    (die) => {
      const s = alone();
      stock(s, [60, 100], [130, 120]);
      rest(s, die, 100);
      s.play(`0 ${dotOf('moon-3')}`);
      expect(s.table.rastur).toEqual([[dotOf('moon-3'), 100]]);
      expect(s.table.transit).toBe(120);
      expect(reserve(s)).toEqual([130]);
    },
  );

  test('§17.21 a marker in the transit box joins the pool, and the box stays empty', () => {
    const s = alone();
    stock(s, [60, 100], [130, 120], 90);
    rest(s, 4, 100);
    s.play(`0 ${dotOf('moon-3')}`);
    expect(pool(s)).toEqual([60, 90]);
    expect(s.table.transit).toBe(0);
    expect(reserve(s)).toEqual([120, 130]);
  });

  test.each([5, 6])(
    '§17.22 a %i merges two into the reserve marker closest to their sum; the transit box is not touched',
    (die) => {
      const s = alone();
      stock(s, [60, 70, 80], [120, 150], 90);
      rest(s, die, 60, 80);
      expect(pool(s)).toEqual([70, 150]);
      expect(reserve(s)).toEqual([60, 80, 120]);
      expect(s.table.transit).toBe(90);
    },
  );

  test('§17.22 of two as close the lower one comes in', () => {
    const s = alone();
    stock(s, [60, 70, 80], [120, 140]);
    rest(s, 5, 60, 70);
    expect(pool(s)).toEqual([80, 120]);
  });

  test('§17.22 with exactly two in the pool the reserve refills it, unless it is empty (R-65)', () => {
    const s = alone();
    stock(s, [60, 70], [120]);
    rest(s, 6);
    expect([pool(s), reserve(s)]).toEqual([[120], [60, 70]]);
    const empty = alone();
    stock(empty, [60, 70], []);
    rest(empty, 6);
    expect(empty.state.frames).toEqual([]);
  });

  test('§17.21 with an empty reserve nothing goes to the transit box (R-64)', () => {
    const s = alone();
    stock(s, [60, 70], []);
    rest(s, 4);
    s.play(`0 ${dotOf('moon-3')}`);
    expect([s.table.transit, pool(s).length]).toEqual([0, 1]);
  });

  test('§17.22 with a single marker in the pool a merger ends the game, lost', () => {
    const s = alone();
    stock(s, [60], [120]);
    rest(s, 6);
    expect(s.state.frames).toEqual([]);
    expect(merchant.standing(s.state)).toMatchObject({ over: true, ranks: [2] });
  });
});

describe('elimination', () => {
  const blasted = (transit: number): Stage => {
    const s = alone();
    stock(s, [80, 80], [200], transit);
    s.arrange(({ table }) => {
      table.rastur = [[dotOf('rogue-9'), 60]];
    });
    equip(s, 0, LASER);
    money(s, 0, 200);
    put(s, 0, 'rogue-8');
    fly(s, 0, 'rogue-9', 2, 2, 2);
    s.play('0 pay');
    s.rolls(6, 1);
    s.play('0 rastur', '0 [1 0 0]');
    return s;
  };

  test('§17.3 a destroyed Rastur goes into the empty transit box', () => {
    const s = blasted(0);
    expect(s.table.transit).toBe(60);
    expect(pool(s)).toEqual([80, 80]);
  });

  test('§17.3 §17.12 else the one there is mixed into the pool, and the destroyed one goes to the reserve', () => {
    const s = blasted(90);
    expect(s.table.transit).toBe(0);
    expect(pool(s)).toEqual([80, 80, 90]);
    expect(reserve(s)).toEqual([60, 200]);
  });
});

describe('the end', () => {
  test('§17.4 an IOU that was observed lies open to him for the rest of the game', () => {
    const s = alone();
    hidden(s, 'rogue', '5');
    expect(told(s)).not.toContain('table.observed');
    put(s, 0, 'rogue-8');
    s.draws(4);
    fly(s, 0, 'rogue-9', 2, 2, 2);
    expect(knows(s.state, iouOf(s.state, 'rogue'), 0)).toBe(true);
    expect(told(s)).toContain('table.observed');
  });

  test('§17.5 the target at the end of a turn wins, before the roll', () => {
    const s = alone();
    money(s, 0, 1000);
    rest(s, 6);
    expect(merchant.standing(s.state)).toMatchObject({ over: true, ranks: [1] });
  });

  test('§17.5 the last of the pool ends the game, lost', () => {
    const s = alone();
    stock(s, [60], []);
    rest(s, 1, 60);
    s.play(`0 ${dotOf('moon-3')}`);
    expect(merchant.standing(s.state)).toMatchObject({ over: true, ranks: [2] });
  });

  test('§17.5 unless the same roll brings the transit marker into the pool', () => {
    const s = alone();
    stock(s, [60], [], 90);
    rest(s, 1, 60);
    s.play(`0 ${dotOf('moon-3')}`);
    expect(pool(s)).toEqual([90]);
    expect(total(s.state.pools[RASTUR_POOL] ?? [])).toBe(1);
    expect(step(s)).toBe('turn');
  });
});

const told = (s: Stage): string[] => merchant.describe?.(s.view(0)).map(({ key }) => key) ?? [];
