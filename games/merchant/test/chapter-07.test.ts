// Chapter 7: finding cultures. Observing is private, discovering is for everybody.

import { itemOf, knows } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { CUP_DEMANDS, cultureOf, GOODS, OPEN, SPY_EYE } from '../rules/table.ts';
import {
  at,
  build,
  equip,
  faceUp,
  fly,
  found,
  hidden,
  iouOf,
  offered,
  on,
  open,
  put,
  relicMarker,
  step,
  systemNumber,
} from './stage.ts';

describe('set-up', () => {
  test('§7.1 a hidden culture is an IOU face down in its box, and nobody can tell which', () => {
    const s = open();
    expect(s.table.iou).toHaveLength(14);
    for (const viewer of [0, 1, 2]) for (const slot of s.table.iou) expect(itemOf(s.view(viewer), slot)).toBe(-1);
    expect(s.table.culture).toEqual(Array.from({ length: 14 }, () => -1));
  });

  test('§7.1 once it is discovered the culture stands in its box, for all to trade with', () => {
    const s = open();
    hidden(s, 'ice', '2');
    put(s, 0, 'ice-5');
    fly(s, 0, 'ice-6', 2, 2, 2);
    on(s, 0, 'ice-city');
    expect(s.table.culture[systemNumber('ice')]).toBe(cultureOf('2'));
    expect(s.table.iou[systemNumber('ice')]).toBe(-1);
    expect(offered(s, 0)).toContain(`buy ${cultureOf('2')}`);
  });

  test('§7.1 a system without a Culture Box has nobody in it', () => {
    const s = open();
    put(s, 0, 'supernova-2');
    s.play('0 stay');
    expect(s.told('log.discover')).toEqual([]);
    expect(s.table.active).toBe(1);
  });
});

describe('observation', () => {
  test('§7.2 moving onto an Orbit he looks at the IOU, alone, and puts it back', () => {
    const s = open();
    hidden(s, 'colony', '9b');
    put(s, 0, 'colony-3');
    fly(s, 0, 'colony-2', 2, 2, 2);
    expect(at(s, 0)).toBe('colony-1');
    const slot = iouOf(s.state, 'colony');
    expect(s.told('log.observe')[0]).toMatchObject({ rule: '7.2', args: { seat: 0 } });
    expect(itemOf(s.view(0), slot)).toBe(cultureOf('9b'));
    expect(itemOf(s.view(1), slot)).toBe(-1);
    expect(itemOf(s.view(2), slot)).toBe(-1);
    expect(s.table.culture[systemNumber('colony')]).toBe(-1);
    expect(s.table.ious[0]).toBe(0);
  });

  test('§7.2 what he has seen he knows for good, and sees it once', () => {
    const s = open();
    hidden(s, 'colony', '9b');
    put(s, 0, 'colony-2');
    fly(s, 0, 'colony-1', 1, 1, 1);
    on(s, 0, 'colony-8');
    expect(s.told('log.observe')).toEqual([]);
    expect(at(s, 0)).toBe('colony-7');
    s.play('1 stay');
    fly(s, 0, 'colony-6', 1, 1, 1);
    expect(s.told('log.observe')).toEqual([]);
    expect(knows(s.state, iouOf(s.state, 'colony'), 0)).toBe(true);
  });

  test('§7.2 an Orbit in a circle is as good', () => {
    const s = open();
    hidden(s, 'cloud', '6');
    put(s, 0, 'cloud-q-south');
    faceUp(s, 'cloud-q-south', relicMarker(SPY_EYE));
    fly(s, 0, 'cloud-body', 2, 2, 2);
    expect(itemOf(s.view(0), iouOf(s.state, 'cloud'))).toBe(cultureOf('6'));
  });

  test('§7.2 not from another dot of the system, nor from a Space City or an Open Spaceport he flies over', () => {
    const s = open();
    faceUp(s, 'cloud-q-southwest', OPEN);
    put(s, 0, 'cloud-southwest');
    fly(s, 0, 'cloud-q-southwest', 1, 1, 1);
    s.play('0 pilot 1');
    on(s, 0, 'cloud-city');
    expect(at(s, 0)).toBe('cloud-city');
    expect(knows(s.state, iouOf(s.state, 'cloud'), 0)).toBe(false);
  });

  test('§7.2 the Spy Eye sees from there too', () => {
    const s = open();
    equip(s, 0, SPY_EYE);
    put(s, 0, 'cloud-west');
    fly(s, 0, 'cloud-southwest', 1, 1, 1);
    s.play('0 pilot 1');
    expect(knows(s.state, iouOf(s.state, 'cloud'), 0)).toBe(true);
  });
});

describe('discovery', () => {
  test('§7.3 the first to land discovers the culture and takes its IOU', () => {
    const s = open();
    hidden(s, 'ice', '2');
    put(s, 0, 'ice-5');
    fly(s, 0, 'ice-6', 2, 2, 2);
    on(s, 0, 'ice-city');
    expect(s.told('log.discover')[0]).toMatchObject({ args: { seat: 0, culture: cultureOf('2') }, rule: '7.3' });
    expect(s.table.ious[0]).toBe(1 << cultureOf('2'));
  });

  test('§7.3 only once: whoever comes later gets none', () => {
    const s = open();
    found(s, 'ice', '2');
    put(s, 0, 'ice-5');
    fly(s, 0, 'ice-6', 2, 2, 2);
    on(s, 0, 'ice-city');
    expect(s.told('log.discover')).toEqual([]);
    expect(s.table.ious).toEqual([0, 0]);
    expect(step(s)).toBe('trade');
  });

  test('§7.3 a City or Spaceport does it, an Asteroid of the system does not', () => {
    const s = open();
    put(s, 0, 'ice-1');
    fly(s, 0, 'ice-2', 2, 2, 2);
    s.play('0 land');
    expect(s.told('log.discover')).toEqual([]);
    const t = open();
    build(t, 'ice-6', 1);
    put(t, 0, 'ice-7');
    fly(t, 0, 'ice-6', 2, 2, 2);
    t.play('0 land');
    expect(t.told('log.discover')).toHaveLength(1);
  });

  test('§7.3 its goods and the bonus markers drawn for it so far come into play', () => {
    const s = open();
    hidden(s, 'ice', '3');
    const demand = CUP_DEMANDS - GOODS + 2;
    s.arrange(({ table, pools }) => {
      table.bonus[demand] = 1;
      const cup = pools[0] ?? [];
      cup[GOODS + demand] = (cup[GOODS + demand] ?? 0) - 1;
      table.goods[0] = [cultureOf('1a')];
      table.stock[cultureOf('1a')] = (table.stock[cultureOf('1a')] ?? 0) - 1;
    });
    put(s, 0, 'ice-5');
    fly(s, 0, 'ice-6', 2, 2, 2);
    on(s, 0, 'ice-city');
    expect(offered(s, 0)).toContain(`buy ${cultureOf('3')}`);
    s.draws(null);
    s.play(`0 sell ${cultureOf('1a')}`);
    expect(s.told('log.sell')[0]).toMatchObject({ args: { payoff: 140, bonus: 60 } });
  });

  test('§7.3 staying on a Spaceport built under him counts as landing there (R-74)', () => {
    const s = open();
    build(s, 'ice-6', 1);
    put(s, 0, 'ice-6');
    s.play('0 stay');
    expect(s.told('log.discover')).toHaveLength(1);
  });
});
