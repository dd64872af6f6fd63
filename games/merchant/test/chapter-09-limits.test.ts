// Chapter 9: how much may be traded. The City limit, the prolonged stay, the Spaceport.

import { describe, expect, test } from 'vitest';
import { dotOf } from '../rules/board.ts';
import { AIR_FOIL, CLIPPER, OPEN, RED_DRIVE, SHIELD } from '../rules/table.ts';
import { build, equip, faceUp, found, hidden, load, money, offered, on, open, put, ship, step } from './stage.ts';
import { board, deed, fareAboard, goods, humans, isOwed, land, owed, purses, stay, until } from './trading.ts';

describe('chapter 9: limits', () => {
  test('§9.4 he buys and sells in any order, as long as he likes, until he ends his turn', () => {
    const s = humans();
    ship(s, 0, 'freighter');
    load(s, 0, goods('2'), goods('3'));
    equip(s, 0, SHIELD);
    stay(s, 0, 'desert-city-1');
    s.draws(goods('2'), goods('3'));
    s.play(`0 buy ${goods('4b')}`, `0 sell ${goods('2')}`, `0 equip ${RED_DRIVE}`, `0 barter ${SHIELD}`);
    s.play(`0 sell ${goods('3')}`, `0 buy ${goods('4b')}`);
    expect(s.table.goods[0]).toEqual([goods('4b'), goods('4b')]);
    // 500 - 120 + 80 - 120 + 60 - 120, and 30 of the last by credit.
    expect(purses(s)[0]).toBe(310);
    expect(s.table.active).toBe(0);
    s.play('0 end');
    expect([step(s), s.table.active]).toEqual(['turn', 1]);
  });

  test('§9.4 what is not one of the things to do here is refused', () => {
    const s = humans();
    stay(s, 0, 'desert-city-1');
    expect(s.refuses('0 to 3', '4.4').key).toBe('refuse.move-after-trade');
    expect(s.refuses('0 dance').key).toBe('refuse.not-offered');
    expect(s.refuses(`1 buy ${goods('4b')}`).key).toBe('refuse.not-asked');
  });

  test('§9.41 in a City on the turn he came he buys one thing and no more', () => {
    const s = humans();
    money(s, 0, 1000);
    owed(s, 0, '4b');
    land(s, 0, 'desert-3', 'desert-city-1');
    s.play(`0 buy ${goods('4b')}`);
    s.refuses(`0 buy ${goods('4b')}`, '9.41');
    s.refuses(`0 equip ${RED_DRIVE}`, '9.41');
    s.refuses(`0 ship ${CLIPPER}`, '9.41');
    expect(s.refuses(`0 port ${deed('desert-3')}`, '9.41').key).toBe('refuse.one-buy');
    s.refuses(`0 factory ${s.table.at[0]}`, '9.41');
  });

  test('§9.41 and sells or barters one, whether he buys or not', () => {
    const s = humans();
    ship(s, 0, 'transport');
    load(s, 0, goods('2'), goods('2'));
    equip(s, 0, SHIELD);
    land(s, 0, 'desert-3', 'desert-city-1');
    s.play(`0 sell ${goods('2')}`);
    s.refuses(`0 sell ${goods('2')}`, '9.41');
    expect(s.refuses(`0 barter ${SHIELD}`, '9.41').key).toBe('refuse.one-sale');
    s.play(`0 buy ${goods('4b')}`);
    expect(purses(s)[0]).toBe(460);
  });

  test('§9.41 a barter is his one sale too', () => {
    const s = humans();
    load(s, 0, goods('2'));
    equip(s, 0, SHIELD);
    land(s, 0, 'desert-3', 'desert-city-1');
    s.play(`0 barter ${SHIELD}`);
    s.refuses(`0 sell ${goods('2')}`, '9.41');
  });

  test('§9.41 a new ship is one buy and one barter (R-29)', () => {
    const s = humans();
    load(s, 0, goods('2'));
    land(s, 0, 'desert-3', 'desert-city-1');
    s.play(`0 ship ${CLIPPER}`);
    s.refuses(`0 buy ${goods('4b')}`, '9.41');
    s.refuses(`0 sell ${goods('2')}`, '9.41');
    const t = humans();
    load(t, 0, goods('2'));
    equip(t, 0, SHIELD);
    land(t, 0, 'desert-3', 'desert-city-1');
    t.play(`0 sell ${goods('2')}`);
    expect(t.refuses(`0 ship ${CLIPPER}`, '9.41').key).toBe('refuse.one-sale');
  });

  test('§9.41 §10.3 an IOU and passengers do not count', () => {
    const s = open({ merchants: ['nik', 'dell'] });
    found(s, 'desert', '5');
    money(s, 0, 500);
    ship(s, 0, 'freighter');
    load(s, 0, goods('2'));
    board(s, 0, fareAboard('9b', '5'));
    owed(s, 0, '5');
    land(s, 0, 'desert-3', 'desert-city-1', 2, 2);
    s.draws(goods('2'), null);
    s.play(`0 sell ${goods('2')}`, `0 buy ${goods('5')}`, `0 iou ${goods('5')}`);
    expect(s.table.credit).toBe(90);
    s.play(`0 deliver ${fareAboard('9b', '5') - fareAboard('2', '10')}`);
    expect(s.told('log.deliver')).toHaveLength(1);
  });

  test('§9.41 Space Cities and the Galactic Base are Cities too (R-73)', () => {
    const s = humans();
    found(s, 'biosphere', '6');
    ship(s, 0, 'transport');
    load(s, 0, goods('9a'));
    land(s, 0, 'biosphere-4', 'biosphere-city');
    s.play(`0 buy ${goods('6')}`);
    s.refuses(`0 buy ${goods('6')}`, '9.41');
    until(s, 0);
    money(s, 0, 500);
    equip(s, 0, SHIELD);
    land(s, 0, 'biosphere-base-3', 'base');
    s.play('0 ship 3');
    s.refuses(`0 ship ${CLIPPER}`, '9.41');
    s.refuses(`0 barter ${SHIELD}`, '9.41');
  });

  test('§9.41 who flies out and comes back to his City has moved', () => {
    const s = humans();
    found(s, 'biosphere', '6');
    ship(s, 0, 'transport');
    load(s, 0, goods('9a'));
    put(s, 0, 'biosphere-city');
    // Out by one path and back by the other: six dots round the ring.
    s.rolls(6, 2, 1);
    s.play(`0 to ${dotOf('biosphere-4')}`);
    on(s, 0, 'biosphere-5', 'biosphere-6', 'biosphere-9', 'biosphere-city');
    s.play('0 land', `0 buy ${goods('6')}`);
    s.refuses(`0 buy ${goods('6')}`, '9.41');
  });

  test('§9.42 after a whole turn in a City there is no limit', () => {
    const s = humans();
    ship(s, 0, 'freighter');
    load(s, 0, goods('2'), goods('3'));
    stay(s, 0, 'desert-city-1');
    s.draws(goods('2'), goods('3'));
    s.play(`0 sell ${goods('2')}`, `0 sell ${goods('3')}`, `0 buy ${goods('4b')}`, `0 buy ${goods('4b')}`);
    expect(s.table.goods[0]).toEqual([goods('4b'), goods('4b')]);
  });

  test('§9.42 the example: an IOU bartered on landing buys one thing; kept until the next turn, as many as it will', () => {
    const landed = () => {
      const s = open({ merchants: ['nik', 'dell'] });
      hidden(s, 'desert', '6');
      money(s, 0, 20);
      equip(s, 0, SHIELD);
      land(s, 0, 'desert-3', 'desert-city-1');
      expect(isOwed(s, 0, '6')).toBe(true);
      return s;
    };
    const now = landed();
    now.play(`0 iou ${goods('6')}`, `0 buy ${goods('6')}`);
    expect([now.table.credit, purses(now)[0]]).toEqual([50, 20]);
    now.refuses(`0 buy ${goods('6')}`, '9.41');
    now.play('0 end');
    expect(now.table.credit).toBe(0);

    const later = landed();
    until(later, 0);
    later.play('0 stay', `0 iou ${goods('6')}`, `0 buy ${goods('6')}`, `0 buy ${goods('6')}`);
    expect(later.table.goods[0]).toEqual([goods('6'), goods('6')]);
    expect(purses(later)[0]).toBe(20);
  });

  test('§9.43 at a Spaceport there is no limit, moved or not', () => {
    const s = humans();
    build(s, 'desert-3', 1);
    ship(s, 0, 'freighter');
    load(s, 0, goods('2'), goods('3'));
    land(s, 0, 'desert-4', 'desert-3', 2, 2);
    s.draws(goods('2'), goods('3'));
    s.play(`0 sell ${goods('2')}`, `0 sell ${goods('3')}`, `0 buy ${goods('4b')}`, `0 buy ${goods('4b')}`);
    expect(purses(s)[0]).toBe(400);
    until(s, 0);
    s.play('0 stay', `0 buy ${goods('4b')}`, `0 buy ${goods('4b')}`);
    expect(s.table.goods[0]).toHaveLength(4);
  });

  test('§9.43 an Open Spaceport is one; a City next to it is not', () => {
    const s = humans();
    faceUp(s, 'desert-2', OPEN);
    ship(s, 0, 'transport');
    land(s, 0, 'desert-3', 'desert-2');
    s.play(`0 buy ${goods('4b')}`, `0 buy ${goods('4b')}`);
    until(s, 0);
    money(s, 0, 500);
    land(s, 0, 'desert-3', 'desert-city-1');
    s.play(`0 buy ${goods('4b')}`);
    s.refuses(`0 equip ${RED_DRIVE}`, '9.41');
  });

  test('§9.41 with the home market variant the own species knows no limit', () => {
    const s = open({ merchants: ['human', 'dell'], options: { homeMarket: true } });
    found(s, 'desert', '4b');
    found(s, 'water', '2');
    money(s, 0, 500);
    land(s, 0, 'desert-3', 'desert-city-1');
    s.play(`0 buy ${goods('4b')}`, `0 buy ${goods('4b')}`);
    until(s, 0);
    equip(s, 0, AIR_FOIL, SHIELD);
    land(s, 0, 'water-2', 'water-city-1');
    s.play(`0 barter ${SHIELD}`);
    s.refuses(`0 barter ${AIR_FOIL}`, '9.41');
    expect(offered(s, 0)).toContain('end');
  });
});
