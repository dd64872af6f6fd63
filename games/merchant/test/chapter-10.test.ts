// Chapter 10: the cup, demands and fares.

import { total } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { game } from '../index.ts';
import { CUP, GOODS, SHIELD } from '../rules/table.ts';
import { build, equip, found, hidden, holds, load, money, offered, open, ship, type Stage } from './stage.ts';
import { board, cupDemand, cupFare, drawn, fare, fareAboard } from './trading.ts';
import { goods, humans, inCup, land, lying, purses, stay, until } from './trading.ts';

const cup = (s: Stage): number => total(s.state.pools[CUP] ?? []);

describe('chapter 10', () => {
  test('§10.1 at the start the 48 bonus markers are in the cup, and nothing else', () => {
    const s = open();
    expect(cup(s)).toBe(48);
    expect(inCup(s, cupDemand('4b', '2'))).toBe(4);
    expect(inCup(s, goods('2'))).toBe(0);
  });

  test('§10.1 whatever goes in, one comes out at once: there are always 48', () => {
    const s = humans();
    ship(s, 0, 'freighter');
    load(s, 0, goods('2'), goods('3'), goods('1a'));
    board(s, 0, fareAboard('9b', '5'));
    stay(s, 0, 'desert-city-1');
    s.play(`0 sell ${goods('2')}`);
    expect([cup(s), inCup(s, goods('2'))]).toEqual([48, 1]);
    s.play(`0 sell ${goods('3')}`, `0 drop ${goods('1a')}`, `0 dump ${fareAboard('9b', '5')}`);
    expect([cup(s), inCup(s, goods('3')), inCup(s, goods('1a')), inCup(s, cupFare('9b', '5'))]).toEqual([48, 1, 1, 1]);
    expect(game.invariant?.(s.state)).toBeNull();
  });

  test('§10.1 the marker just put in can come out again', () => {
    const s = humans();
    load(s, 0, goods('2'));
    stay(s, 0, 'desert-city-1');
    s.draws(goods('2'));
    s.play(`0 sell ${goods('2')}`);
    expect([inCup(s, goods('2')), lying(s, goods('2'))]).toEqual([0, 6]);
  });

  test('§10.11 goods drawn are back on sale at once, also to the merchant now trading', () => {
    const s = humans();
    ship(s, 1, 'freighter');
    load(s, 1, ...Array.from({ length: 5 }, () => goods('4b')));
    s.arrange(({ table, pools }) => {
      // One of the Humans' goods had been sold before and is in the cup in place of a demand.
      table.goods[1]?.pop();
      const pool = pools[CUP] ?? [];
      pool[goods('4b')] = 1;
      pool[cupDemand('3', '2')] = 1;
    });
    load(s, 0, goods('2'));
    stay(s, 0, 'desert-city-1');
    s.refuses(`0 buy ${goods('4b')}`, '9.2');
    s.draws(goods('4b'));
    s.play(`0 sell ${goods('2')}`);
    expect(s.told('log.cup-goods').map(({ args }) => args)).toEqual([{ good: goods('4b'), culture: goods('4b') }]);
    s.play(`0 buy ${goods('4b')}`);
    expect(s.table.goods[0]).toEqual([goods('4b')]);
  });

  test('§10.11 a bonus marker drawn is no goods: nothing comes on sale', () => {
    const s = humans();
    load(s, 0, goods('2'));
    stay(s, 0, 'desert-city-1');
    const stock = [...s.table.stock];
    s.draws(cupDemand('4a', '3'));
    s.play(`0 sell ${goods('2')}`);
    expect(s.table.stock).toEqual(stock);
    expect(s.told('log.cup-goods')).toEqual([]);
  });

  test('§10.12 a bonus marker drawn goes to the culture on its back, demand and fare alike', () => {
    const s = humans();
    load(s, 0, goods('2'), goods('3'));
    stay(s, 0, 'desert-city-1');
    s.draws(cupDemand('4b', '2'), cupFare('6', '4b'), goods('3'));
    s.play(`0 sell ${goods('3')}`, `0 sell ${goods('2')}`);
    expect(s.told('log.cup-demand').map(({ args }) => args['culture'])).toEqual([goods('4b')]);
    expect(s.told('log.cup-fare').map(({ args }) => args['culture'])).toEqual([goods('6')]);
    // The demand drawn first already helped the second sale, and then went back into the cup.
    expect(purses(s)[0]).toBe(500 + 60 + 80 + 40);
    expect(inCup(s, cupDemand('4b', '2'))).toBe(4);
  });

  test('§10.12 a bonus for a hidden culture waits with it, openly, until it is found', () => {
    const s = humans();
    hidden(s, 'biosphere', '6');
    load(s, 0, goods('3'), goods('5'));
    stay(s, 0, 'desert-city-1');
    s.draws(cupDemand('6', '5'));
    s.play(`0 sell ${goods('3')}`);
    expect(s.view(1).table.bonus[cupDemand('6', '5') - GOODS]).toBe(1);
    until(s, 0);
    land(s, 0, 'biosphere-4', 'biosphere-city');
    expect(s.told('log.discover')).toHaveLength(1);
    s.draws(goods('5'), null);
    s.play(`0 sell ${goods('5')}`);
    expect(purses(s)[0]).toBe(560 + 110 + 50);
  });

  test('§10.2 a demand adds its bonus to the payoff, and goes back into the cup with the sale (R-32)', () => {
    const s = humans();
    load(s, 0, goods('2'));
    drawn(s, cupDemand('4b', '2'), cupDemand('3', '2'));
    stay(s, 0, 'desert-city-1');
    s.draws(goods('2'), cupDemand('4b', '1a'));
    s.play(`0 sell ${goods('2')}`);
    // Only the demand of this culture counts.
    expect(s.told('log.sell').map(({ args }) => [args['payoff'], args['bonus']])).toEqual([[80, 40]]);
    expect(purses(s)[0]).toBe(620);
    expect([lying(s, cupDemand('4b', '2')), lying(s, cupDemand('3', '2'))]).toEqual([0, 1]);
    expect(inCup(s, cupDemand('4b', '2'))).toBe(4);
  });

  test('§10.2 without a demand the payoff is all, and one marker goes into the cup', () => {
    const s = humans();
    load(s, 0, goods('2'));
    drawn(s, cupDemand('4b', '1a'));
    stay(s, 0, 'desert-city-1');
    s.play(`0 sell ${goods('2')}`);
    expect(purses(s)[0]).toBe(580);
    expect(lying(s, cupDemand('4b', '1a'))).toBe(1);
  });

  test('§10.21 the example: three Space Spice to the Humans, who have two demands of 40', () => {
    const s = humans();
    money(s, 0, 0);
    ship(s, 0, 'transport');
    load(s, 0, goods('2'), goods('2'), goods('2'));
    drawn(s, cupDemand('4b', '2'), cupDemand('4b', '2'));
    stay(s, 0, 'desert-city-1');
    // No more Space Spice demands of the Humans are drawn in between.
    s.draws(cupDemand('5', '3'), cupDemand('5', '3'), cupDemand('5', '3'), cupFare('2', '10'), cupFare('9b', '5'));
    s.play(`0 sell ${goods('2')}`);
    expect(purses(s)[0]).toBe(80 + 80);
    expect(lying(s, cupDemand('4b', '2'))).toBe(1);
    s.play(`0 sell ${goods('2')}`);
    expect(purses(s)[0]).toBe(160 + 80 + 40);
    expect(lying(s, cupDemand('4b', '2'))).toBe(0);
    s.play(`0 sell ${goods('2')}`);
    expect(purses(s)[0]).toBe(280 + 80);
    expect([cup(s), inCup(s, cupDemand('4b', '2')), inCup(s, goods('2'))]).toEqual([48, 4, 3]);
  });

  test('§10.3 a fare is picked up free where it waits, and pays where it goes, outside the City limit', () => {
    const s = open({ merchants: ['nik', 'dell'] });
    found(s, 'desert', '9b');
    found(s, 'water', '5');
    drawn(s, cupFare('9b', '5'));
    equip(s, 0, SHIELD);
    load(s, 0, goods('7b'));
    land(s, 0, 'desert-3', 'desert-city-1');
    s.play(`0 sell ${goods('7b')}`, `0 fare ${fare('9b', '5')}`);
    expect([holds(s, 0), purses(s)[0]]).toEqual([[[fareAboard('9b', '5')]], 340]);
    expect(s.refuses(`0 deliver ${fare('9b', '5')}`, '10.3').key).toBe('refuse.not-there');
    expect(s.refuses(`0 fare ${fare('9b', '5')}`, '10.3').key).toBe('refuse.no-fare');
    until(s, 0);
    load(s, 0, goods('3'));
    land(s, 0, 'water-2', 'water-city-1');
    s.draws(goods('3'), cupDemand('6', '5'));
    s.play(`0 sell ${goods('3')}`, `0 deliver ${fare('9b', '5')}`);
    expect([holds(s, 0), purses(s)[0]]).toEqual([[], 340 + 60 + 110]);
    expect(inCup(s, cupFare('9b', '5'))).toBe(1);
  });

  test('§10.3 a fare for a hidden culture is delivered on landing, which finds it (R-54)', () => {
    const s = open();
    hidden(s, 'desert', '5');
    board(s, 0, fareAboard('9b', '5'));
    land(s, 0, 'desert-3', 'desert-city-1');
    s.draws(cupDemand('6', '5'));
    s.play(`0 deliver ${fare('9b', '5')}`);
    expect(purses(s)[0]).toBe(40 + 110);
  });

  test('§10.3 the Base has passengers too, and passengers want to go there', () => {
    const s = open();
    board(s, 0, fareAboard('5', 'base'));
    drawn(s, cupFare('base', '2'));
    stay(s, 0, 'base');
    s.draws(cupDemand('6', '5'));
    s.play(`0 fare ${fare('base', '2')}`, `0 deliver ${fare('5', 'base')}`);
    expect([holds(s, 0), purses(s)[0]]).toEqual([[[fareAboard('base', '2')]], 40 + 140]);
  });

  test('§10.3 only who carries a fare can deliver it, and there must be room to take one', () => {
    const s = open();
    board(s, 1, fareAboard('5', 'base'));
    drawn(s, cupFare('base', '2'));
    load(s, 0, goods('2'), goods('2'));
    stay(s, 0, 'base');
    s.refuses(`0 deliver ${fare('5', 'base')}`, '9.3');
    s.refuses(`0 fare ${fare('base', '2')}`, '3.43');
    s.refuses(`0 fare ${fare('5', 'base')}`, '10.3');
    expect(offered(s, 0)).not.toContain(`fare ${fare('base', '2')}`);
  });

  test('§10.3 at a Spaceport the fee pays no commission', () => {
    const s = open();
    found(s, 'desert', '5');
    build(s, 'desert-3', 1);
    board(s, 0, fareAboard('9b', '5'));
    stay(s, 0, 'desert-3');
    s.play(`0 deliver ${fare('9b', '5')}`);
    expect(purses(s)).toEqual([150, 40]);
  });
});
