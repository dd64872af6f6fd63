// Chapter 5: movement. What a pawn pays, where it may turn, when it has to stop.

import { describe, expect, test } from 'vitest';
import { dotOf } from '../rules/board.ts';
import { COMBINED_DRIVE } from '../rules/table.ts';
import { at, build, equip, flown, fly, money, mp, offered, on, open, put, ship, step } from './stage.ts';

describe('moving', () => {
  test('§5.1 the pawn goes from dot to dot along the paths, and skips none', () => {
    const s = open();
    put(s, 0, 'colony-4');
    fly(s, 0, 'colony-3', 1, 1, 2);
    expect(at(s, 0)).toBe('colony-3');
    expect(offered(s, 0)).toEqual(['colony-2', 'base-colony-4']);
    s.refuses(`0 ${dotOf('base-colony-3')}`, '5.1');
    on(s, 0, 'base-colony-4');
    expect(flown(s)).toEqual(['base-colony-4', 'base-colony-3', 'base-colony-2']);
  });

  test('§5.1 a path is used in either direction', () => {
    const s = open();
    put(s, 0, 'rogue-jungle-1');
    fly(s, 0, 'rogue-jungle-2', 1, 1, 1);
    expect(flown(s).at(-1)).toBe('rogue-jungle-4');
    put(s, 1, 'rogue-jungle-4');
    fly(s, 1, 'rogue-jungle-3', 1, 1, 1);
    expect(flown(s).at(-1)).toBe('rogue-jungle-1');
  });
});

describe('movement points', () => {
  test('§5.2 §5.22 the sum of the dice is what he can spend; then the move is over', () => {
    const s = open();
    put(s, 0, 'rogue-jungle-1');
    fly(s, 0, 'rogue-jungle-2', 1, 2, 1);
    expect(s.told('log.roll')[0]).toMatchObject({ args: { dice: [1, 2, 1], mp: 4 }, rule: '5.2' });
    expect(flown(s)).toEqual(['rogue-jungle-2', 'rogue-jungle-3', 'rogue-jungle-4', 'rogue-jungle-5']);
    expect(s.told('log.trapped')).toEqual([]);
    expect(s.table.active).toBe(1);
  });

  test("§5.21 the rulebook's example: six MP from one City of the Polluted Planet to the other", () => {
    const s = open();
    put(s, 0, 'polluted-city-1');
    fly(s, 0, 'polluted-2', 2, 2, 2);
    expect(mp(s)).toBe(4);
    on(s, 0, 'polluted-3');
    expect(mp(s)).toBe(2);
    expect(offered(s, 0)).toEqual(['polluted-5', 'polluted-city-2']);
    on(s, 0, 'polluted-city-2');
    expect(at(s, 0)).toBe('polluted-city-2');
    expect(s.told('log.fly').map(({ args }) => args['mp'])).toEqual([0]);
    expect(step(s)).toBe('trade');
  });

  test('§5.21 a Space City costs one MP like any dot in space', () => {
    const s = open();
    put(s, 0, 'biosphere-4');
    fly(s, 0, 'biosphere-city', 2, 2, 2);
    expect(mp(s)).toBe(5);
  });

  test('§5.21 with one MP left nobody comes down to a Surface City', () => {
    const s = open();
    build(s, 'colony-6', 1);
    put(s, 0, 'colony-4');
    fly(s, 0, 'colony-5', 1, 1, 1);
    on(s, 0, 'colony-6');
    expect(mp(s)).toBe(1);
    s.refuses(`0 ${dotOf('colony-city-2')}`, '5.21');
    expect(offered(s, 0)).toEqual(['land', 'colony-7']);
  });

  test('§5.22 who lands loses his remaining MP', () => {
    const s = open();
    put(s, 0, 'biosphere-4');
    fly(s, 0, 'biosphere-city', 6, 6, 6);
    s.play('0 land');
    expect(step(s)).toBe('trade');
    expect(at(s, 0)).toBe('biosphere-city');
    s.refuses(`0 to ${dotOf('biosphere-9')}`, '4.4');
  });

  test('§5.23 in space he flies on as long as he has MP', () => {
    const s = open();
    put(s, 0, 'colony-4');
    fly(s, 0, 'colony-3', 6, 6, 6);
    s.refuses('0 land', '6.2');
    s.refuses('0 end', '5.23');
    expect(offered(s, 0)).not.toContain('land');
    on(s, 0, 'colony-2');
    expect(at(s, 0)).toBe('colony-1');
    expect(mp(s)).toBe(15);
  });
});

describe('routes', () => {
  test('§5.3 §5.31 he names the first dot before the dice and starts with it', () => {
    const s = open();
    put(s, 0, 'colony-3');
    expect(offered(s, 0)).toEqual(['stay', 'to colony-2', 'to colony-4', 'to base-colony-4']);
    s.refuses(`0 to ${dotOf('base')}`, '5.31');
    fly(s, 0, 'base-colony-4', 1, 1, 1);
    expect(flown(s)).toEqual(['base-colony-4', 'base-colony-3', 'base-colony-2']);
  });

  test('§5.31 in a circle the dice may not allow the declared dot: it is void, and he goes where they let him (R-39)', () => {
    const s = open();
    put(s, 0, 'cloud-southwest');
    fly(s, 0, 'base', 1, 4, 5);
    expect(offered(s, 0)).toEqual(['pilot 1', 'pilot 4', 'pilot 5']);
    s.play('0 pilot 4');
    expect(s.told('log.void')[0]).toMatchObject({ args: { seat: 0, dot: dotOf('base') }, rule: '5.31' });
    expect(flown(s)[0]).toBe('cloud-q-southwest');
  });

  test('§5.31 a dot that several ways lead to is named once', () => {
    const s = open();
    equip(s, 0, COMBINED_DRIVE);
    put(s, 0, 'asteroid-c9r2');
    const named = offered(s, 0).filter((option) => option.startsWith('to '));
    // To c8r2 he can jump over c9r1 or c8r3, or fly straight.
    expect(named).toContain('to asteroid-c8r2');
    expect(new Set(named).size).toBe(named.length);
  });

  test('§5.31 nothing is rolled before a proper declaration', () => {
    const s = open();
    put(s, 0, 'colony-3');
    expect(s.refuses('0 roll', '5.31').key).toBe('refuse.declare');
    expect(s.told('log.roll')).toEqual([]);
    fly(s, 0, 'colony-2', 1, 1, 1);
    expect(s.told('log.roll')).toHaveLength(1);
  });

  test("§5.32 the rulebook's example: A to D, on to E, there F or G, and nowhere back", () => {
    const s = open();
    const [a, d, e, f, g] = ['biosphere-2', 'biosphere-3', 'biosphere-4', 'biosphere-5', 'biosphere-city'];
    put(s, 0, a);
    fly(s, 0, d, 2, 2, 2);
    expect(flown(s)).toEqual([d, e]);
    s.refuses(`0 ${dotOf(d)}`, '5.32');
    expect(offered(s, 0)).toEqual([f, g]);
    on(s, 0, g);
    expect(at(s, 0)).toBe(g);
  });

  test('§5.32 a path may be used again in the same direction, in circles', () => {
    const s = open();
    money(s, 0, 300);
    put(s, 0, 'supernova-2');
    fly(s, 0, 'supernova-3', 6, 6, 6);
    const pay = (): void => {
      while (step(s) === 'penalty') s.play('0 pay');
    };
    pay();
    on(s, 0, 'supernova-4');
    pay();
    on(s, 0, 'supernova-5');
    pay();
    expect(at(s, 0)).toBe('supernova-6');
    on(s, 0, 'supernova-1');
    pay();
    expect(at(s, 0)).toBe('supernova-3');
    s.refuses(`0 ${dotOf('supernova-2')}`, '5.32');
    expect(offered(s, 0)).toEqual(['supernova-4', 'supernova-moon-1']);
  });

  test('§5.32 §5.22 in a Surface City he is trapped: the rest of his MP are lost and he has landed', () => {
    const s = open();
    put(s, 0, 'ice-5');
    fly(s, 0, 'ice-6', 6, 6, 6);
    on(s, 0, 'ice-city');
    expect(s.told('log.trapped')[0]).toMatchObject({ args: { seat: 0, mp: 15 }, rule: '5.22' });
    expect(s.told('log.discover')).toHaveLength(1);
    expect(step(s)).toBe('trade');
  });

  test('§5.32 in another turn he may go back', () => {
    const s = open();
    put(s, 0, 'colony-4');
    fly(s, 0, 'colony-3', 1, 1, 1);
    on(s, 0, 'colony-2');
    s.play('1 stay');
    expect(at(s, 0)).toBe('colony-1');
    fly(s, 0, 'colony-2', 1, 1, 1);
    expect(flown(s)).toEqual(['colony-2', 'colony-3']);
  });
});

test('§5.4 pawns never stand in each other’s way', () => {
  const s = open({ seats: 3 });
  put(s, 0, 'rogue-jungle-1');
  put(s, 1, 'rogue-jungle-2');
  put(s, 2, 'rogue-jungle-4');
  fly(s, 0, 'rogue-jungle-2', 1, 1, 1);
  expect(at(s, 0)).toBe('rogue-jungle-4');
});

test('§3.42 §5.2 a Clipper rolls four dice, a Freighter two', () => {
  const s = open();
  ship(s, 0, 'clipper');
  ship(s, 1, 'freighter');
  for (const seat of [0, 1]) put(s, seat, 'rogue-jungle-1');
  fly(s, 0, 'rogue-jungle-2', 1, 1, 1, 1);
  expect(at(s, 0)).toBe('rogue-jungle-5');
  fly(s, 1, 'rogue-jungle-2', 1, 1);
  expect(at(s, 1)).toBe('rogue-jungle-3');
  expect(s.table.active).toBe(0);
});
