// Chapter 12: commissions, from the bank to the owners of Spaceports and Factories.

import { describe, expect, test } from 'vitest';
import { dotOf } from '../rules/board.ts';
import { AIR_FOIL, CLIPPER, RED_DRIVE, SHIELD } from '../rules/table.ts';
import { build, equip, found, load, money, open, put, ship, type Stage } from './stage.ts';
import { cupDemand, cupFare, deed, drawn, factoryGoods, goods, humans, land } from './trading.ts';
import { owed, purses, stay, until, works } from './trading.ts';

/** Seat 0 with 500 trades at the Humans' Spaceport of seat 1, who has nothing. */
function atPort(owner = 1): Stage {
  const s = humans();
  money(s, 1, 0);
  build(s, 'desert-3', owner);
  return s;
}

/** What a line brings each merchant. */
function gains(s: Stage, line: string): number[] {
  const before = purses(s);
  s.play(`0 ${line}`);
  return purses(s).map((money, seat) => money - (before[seat] ?? 0));
}

describe('chapter 12: commissions', () => {
  test('§12.22 the example: Designer Genes for 120 at the Spaceport of the Eeep bring him 12', () => {
    const s = open({ merchants: ['human', 'eeep'] });
    found(s, 'desert', '2');
    build(s, 'desert-3', 1);
    load(s, 0, goods('9a'));
    land(s, 0, 'desert-4', 'desert-3');
    expect(gains(s, `sell ${goods('9a')}`)).toEqual([120, 12]);
    expect(s.told('log.commission').map(({ args }) => args)).toEqual([{ seat: 1, share: 12 }]);
  });

  test('§12.22 a tenth of costs, payoffs, demand bonuses and barter values, IOUs too (R-09)', () => {
    const s = atPort();
    ship(s, 0, 'transport');
    load(s, 0, goods('2'));
    equip(s, 0, SHIELD, AIR_FOIL);
    owed(s, 0, '4b');
    money(s, 0, 1000);
    drawn(s, cupDemand('4b', '2'), cupDemand('4b', '2'));
    stay(s, 0, 'desert-3');
    expect(gains(s, `buy ${goods('4b')}`)).toEqual([-120, 12]);
    s.draws(goods('2'), null);
    expect(gains(s, `sell ${goods('2')}`)).toEqual([160, 16]);
    expect(gains(s, `equip ${RED_DRIVE}`)).toEqual([-120, 12]);
    expect(gains(s, `barter ${SHIELD}`)).toEqual([0, 3]);
    expect(gains(s, `barter ${AIR_FOIL}`)).toEqual([0, 4]);
    expect(gains(s, `iou ${goods('4b')}`)).toEqual([0, 9]);
    // Bought with 160 of credit and 40 of money: a tenth of the full cost all the same.
    expect(gains(s, `port ${deed('desert-9')}`)).toEqual([-40, 20]);
    expect(gains(s, `relic ${AIR_FOIL}`)).toEqual([-80, 8]);
  });

  test('§12.22 a ship pays on its cost and on the trade-in of the old one', () => {
    const s = atPort();
    stay(s, 0, 'desert-3');
    expect(gains(s, `ship ${CLIPPER}`)).toEqual([-90, 15]);
  });

  test('§12.22 on a deed at the price of the own species, a tenth of what was paid (R-50)', () => {
    const s = open({ merchants: ['human', 'dell'] });
    found(s, 'desert', '4b');
    build(s, 'desert-3', 1);
    money(s, 0, 500);
    stay(s, 0, 'desert-3');
    expect(gains(s, `port ${deed('desert-9')}`)).toEqual([-160, 16]);
    expect(gains(s, `factory ${dotOf('desert-city-1')}`)).toEqual([-80, 8]);
  });

  test('§12.22 the owner has it of his own trade too', () => {
    const s = atPort(0);
    load(s, 0, goods('2'));
    stay(s, 0, 'desert-3');
    expect(gains(s, `sell ${goods('2')}`)).toEqual([88, 0]);
  });

  test('§12.22 only at his Spaceport: not in the Cities, nor at another Spaceport of the system', () => {
    const s = atPort();
    build(s, 'desert-9', 0);
    stay(s, 0, 'desert-city-1');
    expect(gains(s, `buy ${goods('4b')}`)).toEqual([-120, 0]);
    until(s, 0);
    stay(s, 0, 'desert-9');
    expect(gains(s, `buy ${goods('4b')}`)).toEqual([-108, 0]);
  });

  test('§12.22 picking up a passenger pays nobody (R-70)', () => {
    const s = open();
    found(s, 'desert', '6');
    build(s, 'desert-3', 1);
    drawn(s, cupFare('6', '4b'));
    stay(s, 0, 'desert-3');
    s.play('0 fare 3');
    expect(s.told('log.commission')).toEqual([]);
    expect(purses(s)).toEqual([40, 40]);
  });

  test('§12.32 half the cost of factory goods goes to the owner of the Factory, whoever buys them', () => {
    const s = humans();
    money(s, 1, 0);
    works(s, '4b', 'desert-city-1', 1);
    stay(s, 0, 'desert-city-2');
    expect(gains(s, `buy ${factoryGoods('4b')}`)).toEqual([-60, 30]);
    expect(s.told('log.commission').map(({ args, rule }) => [args['share'], rule])).toEqual([[30, '12.32']]);
  });

  test('§12.32 to himself too; on ordinary goods, and when the goods are sold on, he gets nothing', () => {
    const s = humans();
    found(s, 'biosphere', '5');
    works(s, '4b', 'desert-city-1', 0);
    load(s, 0, goods('3'));
    stay(s, 0, 'desert-city-1');
    expect(gains(s, `buy ${factoryGoods('4b')}`)).toEqual([-30, 0]);
    s.draws(goods('3'));
    s.play(`0 sell ${goods('3')}`);
    expect(gains(s, `buy ${goods('4b')}`)).toEqual([-120, 0]);
    until(s, 1);
    // The Factory changes hands; its goods, sold to another culture, pay nothing.
    s.arrange(({ table }) => void (table.factory[goods('4b')] = 1));
    until(s, 0);
    stay(s, 0, 'biosphere-city');
    expect(gains(s, `sell ${factoryGoods('4b')}`)).toEqual([160, 0]);
  });

  test('§12.4 the bank pays: the trader spends and collects what he always would', () => {
    const s = open({ options: { bank: 5000 }, merchants: ['nik', 'dell'] });
    found(s, 'desert', '4b');
    build(s, 'desert-3', 1);
    load(s, 0, goods('2'));
    const bank = s.table.bank;
    stay(s, 0, 'desert-3');
    expect(gains(s, `sell ${goods('2')}`)).toEqual([80, 8]);
    expect(s.table.bank).toBe(bank - 88);
  });

  test('§12.41 no purchase on a commission still to come', () => {
    const s = atPort(0);
    works(s, '4b', 'desert-city-1', 0);
    money(s, 0, 119);
    load(s, 0, goods('9a'));
    stay(s, 0, 'desert-3');
    expect(s.refuses(`0 buy ${goods('4b')}`, '9.2').args).toEqual({ cost: 120, money: 119 });
    money(s, 0, 59);
    s.refuses(`0 buy ${factoryGoods('4b')}`, '9.2');
    money(s, 0, 60);
    expect(gains(s, `buy ${factoryGoods('4b')}`)).toEqual([-60 + 6 + 30, 0]);
  });

  test('§12.42 factory goods at a Spaceport: half the full cost and a tenth of the full cost, side by side', () => {
    const s = humans({ seats: 3 });
    found(s, 'biosphere', '6');
    build(s, 'biosphere-12', 1);
    works(s, '6', 'biosphere-city', 2);
    stay(s, 0, 'biosphere-12');
    expect(gains(s, `buy ${factoryGoods('6')}`)).toEqual([-100, 10, 50]);
  });

  test('§12.42 who owns both gets both', () => {
    const s = humans();
    found(s, 'biosphere', '6');
    build(s, 'biosphere-12', 1);
    works(s, '6', 'biosphere-12', 1);
    put(s, 1, 'water-city-1');
    stay(s, 0, 'biosphere-12');
    expect(gains(s, `buy ${factoryGoods('6')}`)).toEqual([-100, 60]);
  });
});
