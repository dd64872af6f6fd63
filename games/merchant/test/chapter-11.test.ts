// Chapter 11: what is picked up and put down on a port of call.

import { describe, expect, test } from 'vitest';
import { game } from '../index.ts';
import { AIR_FOIL, OPEN, RED_DRIVE, SHIELD } from '../rules/table.ts';
import { build, equip, faceUp, fly, found, holds, load, money, offered, on, open, put } from './stage.ts';
import { relicMarker, ship, step } from './stage.ts';
import { board, cupDemand, cupFare, drawn, fare, fareAboard } from './trading.ts';
import { goods, humans, inCup, land, lying, owed, purses, stay, until } from './trading.ts';

describe('chapter 11', () => {
  test('§11.1 only merchants on his own dot deal with him, not those elsewhere in the system', () => {
    const s = open({ seats: 3 });
    found(s, 'desert', '4b');
    load(s, 0, goods('2'));
    put(s, 1, 'desert-city-2');
    put(s, 2, 'desert-3');
    stay(s, 0, 'desert-city-1');
    s.refuses('0 deal', '11.4');
    put(s, 2, 'desert-city-1');
    s.play('0 deal');
    expect(s.ask(0)?.prompt).toEqual({ key: 'ask.deal', args: { seat: 2 } });
  });

  test('§11.1 on an Asteroid he can pick up, put down and deal, though nobody sells there', () => {
    const s = humans();
    load(s, 0, goods('2'));
    put(s, 1, 'desert-4');
    stay(s, 0, 'desert-4');
    expect(offered(s, 0)).toEqual(['deal', `drop ${goods('2')}`, 'end']);
  });

  test('§11.1 trading ends the turn: no more flying after it', () => {
    const s = humans();
    load(s, 0, goods('2'));
    land(s, 0, 'desert-3', 'desert-city-1');
    expect(s.refuses('0 to 5', '4.4').key).toBe('refuse.move-after-trade');
    s.refuses('0 stay', '4.4');
    s.play('0 end');
    expect(s.table.active).toBe(1);
  });

  test('§11.1 in open space, where he may stay (R-20), the turn ends with the move', () => {
    const s = humans();
    load(s, 0, goods('2'));
    put(s, 1, 'desert-7');
    stay(s, 0, 'desert-7');
    expect([step(s), s.table.active]).toEqual(['turn', 1]);
  });

  test('§11.2 who lands on a Relic may pick it up, free, and it goes on the hull', () => {
    const s = open();
    faceUp(s, 'desert-2', relicMarker(AIR_FOIL));
    load(s, 0, goods('2'), goods('2'));
    land(s, 0, 'desert-1', 'desert-2');
    s.play('0 take');
    expect([s.table.hull[0], purses(s)[0]]).toEqual([[AIR_FOIL], 40]);
    s.refuses('0 take', '11.2');
    expect(game.invariant?.(s.state)).toBeNull();
  });

  test('§11.2 the emptied box is an Asteroid: the next to come lands there and finds nothing', () => {
    const s = open();
    faceUp(s, 'desert-2', relicMarker(AIR_FOIL));
    land(s, 0, 'desert-1', 'desert-2');
    s.play('0 take');
    until(s, 1);
    load(s, 1, goods('2'));
    land(s, 1, 'desert-1', 'desert-2');
    expect(s.refuses('1 take', '11.2').key).toBe('refuse.no-relic-here');
    s.play(`1 drop ${goods('2')}`);
  });

  test('§11.2 he may leave it where it is, and flying over it takes nothing', () => {
    const s = open();
    faceUp(s, 'desert-2', relicMarker(AIR_FOIL));
    put(s, 0, 'desert-1');
    fly(s, 0, 'desert-2', 1, 1, 2);
    expect(offered(s, 0)).toContain('land');
    on(s, 0, 'desert-3');
    expect(s.table.hull[0]).toEqual([]);
  });

  test('§11.2 a Relic on a sun is not picked up but bought', () => {
    const s = humans();
    equip(s, 0, AIR_FOIL);
    stay(s, 0, 'desert-city-1');
    s.play(`0 barter ${AIR_FOIL}`);
    s.refuses('0 take', '11.2');
    s.play(`0 relic ${AIR_FOIL}`);
    expect(purses(s)[0]).toBe(500 - 80 + 40);
  });

  test('§11.2 §2.82 other ? markers stay where they are', () => {
    const s = humans();
    faceUp(s, 'desert-2', OPEN);
    stay(s, 0, 'desert-2');
    expect(s.refuses('0 take', '2.82').key).toBe('refuse.feature');
  });

  test('§11.2 a fare is picked up at any City or Spaceport of its culture', () => {
    const s = humans();
    drawn(s, cupFare('2', '10'));
    build(s, 'water-4', 1);
    stay(s, 0, 'water-4');
    s.play(`0 fare ${fare('2', '10')}`);
    expect(holds(s, 0)).toEqual([[fareAboard('2', '10')]]);
    expect(lying(s, cupFare('2', '10'))).toBe(0);
  });

  test('§11.3 jettisoned goods and fares go into the cup, equipment to the bank, and nothing is paid', () => {
    const s = humans();
    ship(s, 0, 'transport');
    load(s, 0, goods('2'));
    equip(s, 0, SHIELD, RED_DRIVE);
    board(s, 0, fareAboard('9b', '5'));
    stay(s, 0, 'desert-4');
    s.draws(cupDemand('6', '5'), cupDemand('9b', '8'));
    s.play(`0 drop ${goods('2')}`, `0 dump ${fareAboard('9b', '5')}`, `0 dump ${SHIELD}`, `0 dump ${RED_DRIVE}`);
    expect([inCup(s, goods('2')), inCup(s, cupFare('9b', '5'))]).toEqual([1, 1]);
    expect([lying(s, cupDemand('6', '5')), lying(s, cupDemand('9b', '8'))]).toEqual([1, 1]);
    expect([s.table.supply[SHIELD], s.table.supply[RED_DRIVE]]).toEqual([15, 6]);
    expect([s.table.goods[0], holds(s, 0), s.table.hull[0]]).toEqual([[], [], []]);
    expect([purses(s)[0], s.table.credit]).toEqual([500, 0]);
    expect(game.invariant?.(s.state)).toBeNull();
  });

  test('§11.3 a Relic thrown overboard is out of the game (R-28)', () => {
    const s = humans();
    equip(s, 0, AIR_FOIL);
    stay(s, 0, 'desert-city-1');
    s.play(`0 dump ${AIR_FOIL}`);
    s.refuses(`0 relic ${AIR_FOIL}`, '9.322');
    expect(s.table.hull[0]).toEqual([]);
  });

  test('§11.3 what he acquired this turn cannot go overboard before the next', () => {
    const s = humans();
    ship(s, 0, 'freighter');
    drawn(s, cupFare('6', '4b'));
    found(s, 'biosphere', '6');
    stay(s, 0, 'biosphere-city');
    s.play(`0 buy ${goods('6')}`, `0 equip ${RED_DRIVE}`, `0 fare ${fare('6', '4b')}`);
    expect(s.refuses(`0 drop ${goods('6')}`, '11.3').key).toBe('refuse.fresh');
    s.refuses(`0 dump ${RED_DRIVE}`, '11.3');
    s.refuses(`0 dump ${fareAboard('6', '4b')}`, '11.3');
    until(s, 0);
    s.play('0 stay', `0 drop ${goods('6')}`, `0 dump ${RED_DRIVE}`, `0 dump ${fareAboard('6', '4b')}`);
    expect([s.table.goods[0], holds(s, 0)]).toEqual([[], []]);
  });

  test('§11.3 a Relic taken this turn stays aboard too', () => {
    const s = open();
    faceUp(s, 'desert-2', relicMarker(AIR_FOIL));
    load(s, 0, goods('2'));
    stay(s, 0, 'desert-2');
    s.play('0 take');
    s.refuses(`0 dump ${AIR_FOIL}`, '11.3');
  });

  test('§11.3 of two alike the older may go, once', () => {
    const s = humans();
    ship(s, 0, 'transport');
    load(s, 0, goods('4b'));
    stay(s, 0, 'desert-city-1');
    s.play(`0 buy ${goods('4b')}`, `0 drop ${goods('4b')}`);
    expect(s.refuses(`0 drop ${goods('4b')}`, '11.3').key).toBe('refuse.fresh');
  });

  test('§11.3 only what is aboard goes overboard: neither IOUs nor deeds', () => {
    const s = humans();
    owed(s, 0, '4b');
    build(s, 'desert-9', 0);
    stay(s, 0, 'desert-city-1');
    expect(s.refuses(`0 drop ${goods('2')}`, '11.3').key).toBe('refuse.not-yours');
    expect(s.refuses(`0 dump ${SHIELD}`, '11.3').key).toBe('refuse.not-yours');
    expect(offered(s, 0).filter((each) => /^(drop|dump)/.test(each))).toEqual([]);
  });

  test('§11.3 a fare thrown out at its destination pays its fee (R-71)', () => {
    const s = open();
    found(s, 'desert', '5');
    board(s, 0, fareAboard('9b', '5'));
    stay(s, 0, 'desert-city-1');
    s.play(`0 dump ${fareAboard('9b', '5')}`);
    expect(purses(s)[0]).toBe(150);
    expect(s.told('log.deliver').map(({ rule }) => rule)).toEqual(['11.3']);
  });

  test('§11.3 room is made by throwing older cargo out before buying (R-30)', () => {
    const s = humans();
    money(s, 0, 120);
    load(s, 0, goods('9a'), goods('9a'));
    stay(s, 0, 'desert-city-1');
    s.refuses(`0 buy ${goods('4b')}`, '3.431');
    s.play(`0 drop ${goods('9a')}`, `0 buy ${goods('4b')}`);
    expect(s.table.goods[0]).toEqual([goods('9a'), goods('4b')]);
  });
});
