// Chapter 9: bartering. IOUs, equipment and ships for credit that is good for this turn.

import { describe, expect, test } from 'vitest';
import { AIR_FOIL, CLIPPER, RED_DRIVE, SCOUT, SHIELD } from '../rules/table.ts';
import { build, equip, faceUp, found, load, money, offered, open, put, relicMarker, ship } from './stage.ts';
import { goods, isOwed, owed, purses, humans, stay, until } from './trading.ts';

describe('chapter 9: bartering', () => {
  test('§9.32 credit is half the cost, is spent before money, and what is left is lost with the turn', () => {
    const s = humans();
    money(s, 0, 60);
    equip(s, 0, RED_DRIVE, SHIELD);
    owed(s, 0, '4b');
    stay(s, 0, 'desert-city-1');
    s.play(`0 barter ${RED_DRIVE}`);
    expect(s.table.credit).toBe(60);
    expect(s.table.supply[RED_DRIVE]).toBe(6);
    s.play(`0 buy ${goods('4b')}`);
    expect([purses(s)[0], s.table.credit]).toEqual([0, 0]);
    s.play(`0 iou ${goods('4b')}`, `0 barter ${SHIELD}`);
    expect(s.table.credit).toBe(120);
    until(s, 0);
    load(s, 0, goods('3'));
    s.play('0 stay');
    expect([purses(s)[0], s.table.credit]).toEqual([0, 0]);
    expect(s.refuses(`0 buy ${goods('4b')}`, '9.2').args).toEqual({ cost: 120, money: 0 });
  });

  test('§9.32 credit pays no more than it is worth: the rest is owed in money', () => {
    const s = humans();
    money(s, 0, 59);
    equip(s, 0, RED_DRIVE);
    stay(s, 0, 'desert-city-1');
    s.play(`0 barter ${RED_DRIVE}`);
    expect(s.refuses(`0 buy ${goods('4b')}`, '9.2').args).toEqual({ cost: 120, money: 119 });
  });

  test('§9.321 an IOU is honoured only by the culture named on it, and then is gone for good', () => {
    const s = humans();
    owed(s, 0, '4b');
    stay(s, 0, 'water-city-1');
    expect(s.refuses(`0 iou ${goods('4b')}`, '9.321').key).toBe('refuse.iou');
    until(s, 0);
    stay(s, 0, 'desert-city-1');
    s.play(`0 iou ${goods('4b')}`);
    expect(s.table.credit).toBe(90);
    expect(isOwed(s, 0, '4b')).toBe(false);
    s.refuses(`0 iou ${goods('4b')}`, '2.41');
  });

  test('§9.322 any culture takes equipment; a Relic lies on the sun and is sold again anywhere in that system', () => {
    const s = humans();
    equip(s, 0, AIR_FOIL);
    build(s, 'water-2', 1);
    stay(s, 0, 'water-city-1');
    s.play(`0 barter ${AIR_FOIL}`);
    expect(s.table.credit).toBe(40);
    expect(s.table.hull[0]).toEqual([]);
    s.play('0 end');
    money(s, 1, 200);
    stay(s, 1, 'desert-city-1');
    expect(s.refuses(`1 relic ${AIR_FOIL}`, '9.322').key).toBe('refuse.no-sun');
    until(s, 1);
    stay(s, 1, 'water-2');
    s.play(`1 relic ${AIR_FOIL}`);
    // The Spaceport is his own: a tenth of the cost comes back (§12.22).
    expect([purses(s)[1], s.table.hull[1]]).toEqual([128, [AIR_FOIL]]);
    s.refuses(`1 relic ${AIR_FOIL}`, '9.322');
  });

  test('§9.322 the Base takes a Relic too, and has it for sale (R-48)', () => {
    const s = humans();
    equip(s, 0, AIR_FOIL);
    stay(s, 0, 'base');
    s.play(`0 barter ${AIR_FOIL}`);
    until(s, 1);
    money(s, 1, 80);
    s.play('1 stay');
    s.play(`1 relic ${AIR_FOIL}`);
    expect(s.table.hull[1]).toEqual([AIR_FOIL]);
  });

  test('§9.323 ships change hands only with Industry, Technology and the Base', () => {
    for (const culture of ['2', '3', '10'] as const) {
      const s = open();
      found(s, 'desert', culture);
      money(s, 0, 500);
      stay(s, 0, 'desert-city-1');
      expect(s.refuses(`0 ship ${CLIPPER}`, '9.323').key).toBe('refuse.no-ships');
    }
  });

  test('§9.323 §3.4 the old ship is traded in for half its cost as the new one is bought', () => {
    const s = humans();
    money(s, 0, 90);
    stay(s, 0, 'desert-city-1');
    s.play(`0 ship ${CLIPPER}`);
    expect([s.table.ship[0], purses(s)[0]]).toEqual([CLIPPER, 0]);
    expect(s.refuses(`0 ship ${CLIPPER}`, '3.41').key).toBe('refuse.same-ship');
  });

  test('§9.323 a trade-in above the price of the new ship stays credit for this turn (R-29)', () => {
    const s = humans();
    ship(s, 0, 'transport');
    load(s, 0, goods('2'));
    money(s, 0, 0);
    stay(s, 0, 'desert-city-1');
    s.play(`0 ship ${SCOUT}`);
    expect([s.table.ship[0], purses(s)[0], s.table.credit]).toEqual([SCOUT, 0, 60]);
  });

  test('§9.323 §3.44 a ship too small for the cargo is refused', () => {
    const s = humans();
    ship(s, 0, 'transport');
    load(s, 0, goods('9a'), goods('9a'), goods('9a'));
    stay(s, 0, 'desert-city-1');
    expect(s.refuses(`0 ship ${CLIPPER}`, '3.44').args).toEqual({ holds: 2, used: 3 });
    s.draws(goods('9a'));
    s.play(`0 drop ${goods('9a')}`, `0 ship ${CLIPPER}`);
    expect(s.table.ship[0]).toBe(CLIPPER);
  });

  test('§9.3 a Relic found this turn can be bartered on a later one, a ship never alone', () => {
    const s = humans();
    faceUp(s, 'desert-2', relicMarker(AIR_FOIL));
    stay(s, 0, 'desert-2');
    s.play('0 take');
    until(s, 0);
    put(s, 0, 'desert-city-1');
    s.play('0 stay', `0 barter ${AIR_FOIL}`);
    expect(s.table.credit).toBe(40);
    expect(offered(s, 0).filter((each) => /^barter|^ship/.test(each))).toEqual([`ship ${CLIPPER}`]);
  });
});
