// Chapter 12: Spaceports and Factories, and what their owners earn.

import { describe, expect, test } from 'vitest';
import { game } from '../index.ts';
import { BOXES, dotOf, ORBITS } from '../rules/board.ts';
import { OPEN, SHIELD } from '../rules/table.ts';
import {
  at,
  build,
  equip,
  faceUp,
  fly,
  found,
  load,
  money,
  offered,
  on,
  open,
  put,
  ship,
  type Stage,
} from './stage.ts';
import {
  cupDemand,
  deed,
  factoryGoods,
  goods,
  humans,
  inCup,
  land,
  lying,
  owed,
  purses,
  rastur,
  stay,
  until,
  works,
} from './trading.ts';

const deeds = (s: Stage): string[] => offered(s, 0).filter((each) => /^(port|factory)/.test(each));

describe('chapter 12', () => {
  test('§12.1 a deed is bought in the system where it will be built, and its marker stands there at once', () => {
    const s = humans();
    stay(s, 0, 'desert-city-1');
    const sites = [dotOf('desert-city-1'), dotOf('desert-city-2')].map((dot) => `factory ${dot}`);
    expect(deeds(s)).toEqual([`port ${deed('desert-3')}`, `port ${deed('desert-9')}`, ...sites]);
    expect(s.refuses(`0 port ${deed('water-2')}`, '12.1').key).toBe('refuse.elsewhere');
    s.play(`0 port ${deed('desert-9')}`);
    expect(s.table.port[deed('desert-9')]).toBe(0);
    expect(purses(s)[0]).toBe(300);
    expect(s.refuses(`0 port ${deed('desert-9')}`, '2.541').key).toBe('refuse.port-built');
  });

  test('§12.1 the Galactic Base sells no deeds', () => {
    const s = humans();
    stay(s, 0, 'base');
    s.refuses(`0 port ${deed('desert-3')}`, '12.1');
    expect(s.refuses(`0 factory ${dotOf('base')}`, '12.1').key).toBe('refuse.base-deeds');
  });

  test('§12.1 §2.2 a merchant has twelve markers: no more deeds than that (R-31)', () => {
    const s = humans();
    money(s, 0, 1000);
    ORBITS.slice(0, 14).forEach((dot, orbit) => {
      if (dot !== dotOf('desert-3') && dot !== dotOf('desert-9'))
        s.arrange(({ table }) => void (table.port[orbit] = 0));
    });
    stay(s, 0, 'desert-city-1');
    expect(s.refuses(`0 port ${deed('desert-3')}`, '2.2').key).toBe('refuse.no-marker');
    s.refuses(`0 factory ${dotOf('desert-city-1')}`, '2.2');
    s.arrange(({ table }) => void (table.port[0] = -1));
    s.play(`0 port ${deed('desert-3')}`);
    expect(s.table.port.filter((owner) => owner === 0)).toHaveLength(12);
  });

  test('§12.1 §16.4 nothing is built where a Rastur stands', () => {
    const s = humans({ options: { rastur: true, combat: true } });
    build(s, 'desert-9', 1);
    rastur(s, 'desert-3', 100);
    rastur(s, 'desert-9', 60);
    stay(s, 0, 'desert-city-1');
    s.refuses(`0 port ${deed('desert-3')}`, '16.4');
    s.refuses(`0 factory ${dotOf('desert-9')}`, '16.4');
  });

  test('§12.2 a Spaceport makes its Orbit a port of call; before it, nobody can land there', () => {
    const s = humans();
    put(s, 0, 'desert-4');
    fly(s, 0, 'desert-3', 2, 2, 2);
    s.refuses('0 land', '6.2');
    on(s, 0, 'desert-city-1');
    s.play(`0 port ${deed('desert-3')}`);
    until(s, 0);
    money(s, 0, 500);
    put(s, 0, 'desert-4');
    fly(s, 0, 'desert-3', 2, 2, 2);
    s.play('0 land', `0 buy ${goods('4b')}`);
    expect([at(s, 0), s.table.goods[0]]).toEqual(['desert-3', [goods('4b')]]);
  });

  test('§12.2 the other Spaceports and the Cities of the system go on as before', () => {
    const s = humans();
    build(s, 'desert-3', 1);
    build(s, 'desert-9', 1);
    for (const dot of ['desert-city-1', 'desert-city-2', 'desert-3', 'desert-9']) {
      money(s, 0, 500);
      ship(s, 0, 'freighter');
      stay(s, 0, dot);
      s.play(`0 buy ${goods('4b')}`);
      until(s, 0);
    }
    expect(s.table.goods[0]).toHaveLength(4);
  });

  test('§12.21 every merchant trades at a Spaceport, whoever owns it, without the City limit', () => {
    const s = humans();
    build(s, 'desert-3', 1);
    ship(s, 0, 'transport');
    land(s, 0, 'desert-4', 'desert-3');
    s.play(`0 buy ${goods('4b')}`, `0 buy ${goods('4b')}`);
    expect(s.table.goods[0]).toEqual([goods('4b'), goods('4b')]);
    until(s, 0);
    put(s, 0, 'desert-8');
    fly(s, 0, 'desert-9', 1, 1, 1);
    // An Orbit without a Spaceport is still open space.
    s.refuses('0 land', '6.2');
  });

  test('§12.21 who lands at a Spaceport of a hidden culture finds it', () => {
    const s = open();
    build(s, 'desert-3', 1);
    land(s, 0, 'desert-4', 'desert-3');
    expect(s.told('log.discover')).toHaveLength(1);
  });

  test('§12.23 an Open Spaceport works like one, cannot be bought and pays nobody', () => {
    const s = humans();
    faceUp(s, 'desert-2', OPEN);
    load(s, 0, goods('2'));
    land(s, 0, 'desert-3', 'desert-2');
    const before = purses(s);
    s.play(`0 sell ${goods('2')}`);
    expect(purses(s)).toEqual([(before[0] ?? 0) + 80, before[1]]);
    expect(s.told('log.commission')).toEqual([]);
    expect(deeds(s).filter((each) => each.startsWith('port'))).toHaveLength(2);
    expect(ORBITS).not.toContain(dotOf('desert-2'));
  });

  test('§12.23 there are three of them among the ? markers; any other box is none', () => {
    const s = open();
    expect(s.state.pools[2]?.[OPEN]).toBe(3);
    expect(BOXES).toContain(dotOf('desert-2'));
    found(s, 'desert', '4b');
    faceUp(s, 'desert-2', 0);
    put(s, 0, 'desert-1');
    fly(s, 0, 'desert-2', 1, 1, 2);
    s.refuses('0 land', '6.2');
  });

  test('§12.3 a Factory goes on any City or Spaceport of its system, also on that of another, and only there', () => {
    const s = humans();
    build(s, 'desert-9', 1);
    faceUp(s, 'desert-2', OPEN);
    stay(s, 0, 'desert-city-1');
    const sites = ['desert-2', 'desert-9', 'desert-city-1', 'desert-city-2'].map((dot) => `factory ${dotOf(dot)}`);
    expect(deeds(s).filter((each) => each.startsWith('factory'))).toEqual(sites);
    s.refuses(`0 factory ${dotOf('desert-3')}`, '12.3');
    s.refuses(`0 factory ${dotOf('desert-4')}`, '12.3');
    expect(s.refuses(`0 factory ${dotOf('water-city-1')}`, '12.3').key).toBe('refuse.factory-site');
    s.play(`0 factory ${dotOf('desert-9')}`);
    expect(s.table.factory[goods('4b')]).toBe(0);
    expect(s.table.site[goods('4b')]).toBe(dotOf('desert-9'));
    expect(purses(s)[0]).toBe(400);
    expect(game.invariant?.(s.state)).toBeNull();
  });

  test('§12.3 one Factory in a system, and no more', () => {
    const s = humans();
    works(s, '4b', 'desert-city-2', 1);
    stay(s, 0, 'desert-city-1');
    expect(s.refuses(`0 factory ${dotOf('desert-city-1')}`, '2.542').key).toBe('refuse.factory-built');
  });

  test('§12.3 the own species has it for a fifth less', () => {
    const s = open({ merchants: ['human', 'dell'] });
    found(s, 'desert', '4b');
    money(s, 0, 80);
    stay(s, 0, 'desert-city-1');
    s.play(`0 factory ${dotOf('desert-city-1')}`);
    expect(purses(s)[0]).toBe(0);
  });

  test('§12.31 its goods are on sale at once (R-52), anywhere in the system, to everybody', () => {
    const s = humans();
    build(s, 'desert-3', 0);
    stay(s, 0, 'desert-city-1');
    expect(s.refuses(`0 buy ${factoryGoods('4b')}`, '12.31').key).toBe('refuse.no-factory');
    s.play(`0 factory ${dotOf('desert-city-1')}`);
    expect(lying(s, factoryGoods('4b'))).toBe(1);
    until(s, 1);
    money(s, 1, 60);
    stay(s, 1, 'desert-3');
    s.play(`1 buy ${factoryGoods('4b')}`);
    expect(s.table.goods[1]).toEqual([factoryGoods('4b')]);
    expect(lying(s, factoryGoods('4b'))).toBe(0);
  });

  test('§12.31 the builder buys them the same turn, unless the deed was his one buy in a City (§9.41)', () => {
    const stayed = humans();
    stay(stayed, 0, 'desert-city-1');
    stayed.play(`0 factory ${dotOf('desert-city-1')}`, `0 buy ${factoryGoods('4b')}`);
    expect(stayed.table.goods[0]).toEqual([factoryGoods('4b')]);
    const came = humans();
    equip(came, 0, SHIELD);
    land(came, 0, 'desert-3', 'desert-city-1');
    came.play(`0 factory ${dotOf('desert-city-1')}`);
    came.refuses(`0 buy ${factoryGoods('4b')}`, '9.41');
  });

  test('§12.31 sold to a culture, they are in the cup until they are drawn again', () => {
    const s = humans();
    found(s, 'biosphere', '5');
    works(s, '4b', 'desert-city-1', 1);
    owed(s, 0, '5');
    stay(s, 0, 'desert-city-1');
    s.play(`0 buy ${factoryGoods('4b')}`);
    until(s, 0);
    load(s, 0, goods('3'));
    stay(s, 0, 'biosphere-city');
    s.draws(cupDemand('9b', '8'));
    s.play(`0 sell ${factoryGoods('4b')}`);
    expect([inCup(s, factoryGoods('4b')), lying(s, factoryGoods('4b'))]).toEqual([1, 0]);
    expect(s.told('log.sell').map(({ args }) => args['payoff'])).toEqual([160]);
    s.draws(factoryGoods('4b'));
    s.play(`0 sell ${goods('3')}`);
    expect([inCup(s, factoryGoods('4b')), lying(s, factoryGoods('4b'))]).toEqual([0, 1]);
  });

  test('§12.31 §16.4 a Rastur on the Factory keeps its goods from everybody in the system', () => {
    const s = humans({ options: { rastur: true, combat: true } });
    works(s, '4b', 'desert-city-2', 1);
    rastur(s, 'desert-city-2', 100);
    stay(s, 0, 'desert-city-1');
    expect(s.refuses(`0 buy ${factoryGoods('4b')}`, '16.4').key).toBe('refuse.factory-rastur');
  });
});
