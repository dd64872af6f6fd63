// Chapter 4: the sequence of play. Set-up, who starts, what a turn is, when the game ends.

import { itemOf, total } from '@orrery/kernel';
import { scenario } from '@orrery/kernel/testkit';
import { describe, expect, test } from 'vitest';
import { CULTURES } from '../data/cultures.ts';
import { game } from '../index.ts';
import { BASE, dotOf } from '../rules/board.ts';
import { CUP, cultureOf, FACE_DOWN, GOODS, IOU_POOL, MARKER_POOL, SCOUT, SHIELD } from '../rules/table.ts';
import { at, equip, fly, found, money, offered, open, put, step } from './stage.ts';

describe('set-up', () => {
  test('§4.1 the bank has all equipment, Lasers and Nova Balls only with combat', () => {
    expect(open().table.supply).toEqual([6, 6, 6, 15, 0, 0]);
    expect(open({ options: { combat: true } }).table.supply).toEqual([6, 6, 6, 15, 15, 11]);
  });

  test('§4.11 a ? marker face down in each of 24 boxes; what is left over stays unseen', () => {
    const s = open();
    expect(s.table.marker).toEqual(Array.from({ length: 24 }, () => FACE_DOWN));
    expect(new Set(s.table.box).size).toBe(24);
    for (const slot of s.table.box) expect(itemOf(s.state, slot)).toBe(-1);
    expect(total(s.state.pools[MARKER_POOL] ?? [])).toBe(36);
  });

  test('§4.12 an IOU face down in each of 14 Culture Boxes', () => {
    const s = open();
    expect(s.table.culture).toEqual(Array.from({ length: 14 }, () => -1));
    expect(new Set(s.table.iou).size).toBe(14);
    expect(s.state.pools[IOU_POOL]).toEqual(CULTURES.map(() => 1));
  });

  test('§4.13 every culture has its goods; factory goods wait for their Factory', () => {
    const { stock } = open().table;
    expect(stock.slice(0, 14)).toEqual(CULTURES.map((culture) => culture[4]));
    expect(stock.slice(14)).toEqual(CULTURES.map(() => 0));
  });

  test('§4.14 all 48 bonus markers are in the cup, and nothing else', () => {
    const s = open();
    const cup = s.state.pools[CUP] ?? [];
    expect(total(cup)).toBe(48);
    expect(total(cup.slice(0, GOODS))).toBe(0);
    expect(s.table.bonus.every((out) => out === 0)).toBe(true);
  });
});

describe('starting', () => {
  test('§4.2 the highest roll picks first and moves first, then to the left', () => {
    const s = scenario(game, { seats: 3, rolls: [1, 2, 3, 4, 6, 5] });
    expect(s.told('log.first-roll')[0]).toMatchObject({ args: { seats: [0, 1, 2], rolls: [3, 7, 11] } });
    expect(s.ask(2)).not.toBeNull();
    expect(s.ask(0)).toBeNull();
    s.play('2 4', '0 1', '1 0');
    expect(s.table.merchant).toEqual([1, 0, 4]);
    expect(s.table.active).toBe(2);
    s.play('2 stay', '2 end');
    expect(s.table.active).toBe(0);
    s.play('0 stay', '0 end');
    expect(s.table.active).toBe(1);
  });

  test('§4.2 ties roll again, and only those (R-47)', () => {
    const s = scenario(game, { seats: 3, rolls: [6, 5, 1, 1, 5, 6, 2, 2, 3, 3] });
    expect(s.told('log.first-roll').map(({ args }) => args['seats'])).toEqual([
      [0, 1, 2],
      [0, 2],
    ]);
    expect(s.table.active).toBe(2);
  });

  test('§4.2 a merchant is picked by one player only', () => {
    const s = scenario(game, { seats: 2, rolls: [6, 6, 1, 1] });
    s.play('0 3');
    s.refuses('1 3', '4.2');
    s.play('1 0');
    expect(s.table.merchant).toEqual([3, 0]);
  });

  test('§4.3 each gets a Scout and $20 for every player in the game, at the Galactic Base', () => {
    for (const seats of [2, 3, 4, 6]) {
      const { table } = open({ seats });
      expect(table.money).toEqual(Array.from({ length: seats }, () => 20 * seats));
      expect(table.ship).toEqual(Array.from({ length: seats }, () => SCOUT));
      expect(table.at).toEqual(Array.from({ length: seats }, () => BASE));
    }
  });
});

describe('turns', () => {
  test('§4.4 he moves, then trades where he has landed, and moves no more', () => {
    const s = open();
    found(s, 'biosphere', '2');
    equip(s, 0, SHIELD);
    put(s, 0, 'biosphere-4');
    fly(s, 0, 'biosphere-city', 2, 2, 2);
    s.play('0 land', `0 buy ${cultureOf('2')}`);
    s.refuses(`0 to ${dotOf('biosphere-9')}`, '4.4');
    s.refuses('0 stay', '4.4');
    s.play('0 end');
    expect(s.table.active).toBe(1);
  });

  test('§4.4 he trades also without having moved', () => {
    const s = open();
    found(s, 'biosphere', '2');
    put(s, 0, 'biosphere-city');
    s.refuses(`0 buy ${cultureOf('2')}`, '4.4');
    s.play('0 stay');
    expect(step(s)).toBe('trade');
    expect(offered(s, 0)).toContain(`buy ${cultureOf('2')}`);
  });

  test('§4.4 elsewhere the turn ends with the move, and nothing is thrown overboard either', () => {
    const s = open();
    for (const seat of [0, 1]) equip(s, seat, SHIELD);
    put(s, 0, 'colony-3');
    fly(s, 0, 'colony-2', 1, 1, 1);
    expect(at(s, 0)).toBe('colony-8');
    expect(s.table.active).toBe(1);
    put(s, 1, 'colony-3');
    s.play('1 stay');
    expect(s.table.active).toBe(0);
  });
});

describe('the end', () => {
  test('§4.5 the first to be worth the target at the end of his turn wins, and the game is over', () => {
    const s = open();
    money(s, 0, 2000);
    s.play('0 stay', '0 end');
    expect(game.standing(s.state)).toMatchObject({ over: true, ranks: [1, 2] });
    expect(s.told('log.win')[0]).toMatchObject({ args: { seat: 0, worth: 2000 } });
    expect(s.ask(1)).toBeNull();
  });

  test('§4.5 one short of it, and the game goes on', () => {
    const s = open();
    money(s, 0, 1999);
    money(s, 1, 2500);
    s.play('0 stay', '0 end');
    expect(game.standing(s.state).over).toBe(false);
    expect(s.table.active).toBe(1);
    s.play('1 stay', '1 end');
    expect(game.standing(s.state)).toMatchObject({ over: true, ranks: [2, 1] });
  });
});
