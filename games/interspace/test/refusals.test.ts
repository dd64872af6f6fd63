// What a person would try and may not: each is refused with the rule that says so.

import { describe, expect, test } from 'vitest';
import { NEBULA, NULL_SPACE, PLANET } from '../data/tiles.ts';
import { BLACK, GOODS, IOU, MINERALS, SOIL, stored, TRADERS } from '../rules/stores.ts';
import { MINERS, TRADER } from '../rules/table.ts';
import { agent, give, lay, open, put, rewind, silence, terrain, until } from './stage.ts';

describe('what one may not', () => {
  test('in the economic phase', () => {
    const s = open(2);
    give(s, 0, SOIL, IOU, 9);
    until(s, 'raise');
    s.refuses('0 ind 0', '3.2');
    s.refuses('0 tech 7', '5.7');
    s.refuses('0 tech 3', '5.7');
    s.play('0 pass');
    while (s.ask(0)?.step !== 'build') silence(s);
    s.refuses('0 7', '5.9');
    s.refuses('0 purge 0', '5.12');
    s.refuses('0 show', '13.1');
    s.refuses('0 let 0', '6.2.5');
  });

  test('in movement', () => {
    const s = open(2, { encounters: true });
    terrain(s, 2, NULL_SPACE);
    put(s, 0, 'SS', 3);
    s.refuses('0 7', '6.2.1');
    s.refuses('0 3', '6.2.1');
    s.refuses('0 swap 1', '16.13');
    s.refuses('0 relic 0', '16.2');
    s.refuses('0 station 1 8', '9.1');
    s.play('0 0');
    s.refuses('0 2', '6.2.10');
    s.refuses('0 8', '6.2.3');
    s.play('0 stay', '0 1');
    s.refuses('0 out 1 0', '6.2.2');
  });

  test('with transports: not mining where it cannot, not more than there is room for', () => {
    const s = open(2);
    put(s, 0, 'trn', 4);
    give(s, 4, 0, MINERALS, 5);
    rewind(s, 'mine');
    until(s, 'mine');
    s.refuses('0 [1]', '6.1.5');
    s.play('0 []');
    give(s, 1, SOIL, IOU, 9);
    rewind(s, 'move');
    until(s, 'move');
    s.play('0 cargo 1');
    s.refuses('0 [7]', '6.1.2');
  });

  test('in contact: scouts, a nebula, miners; more BB than there are', () => {
    const s = open(2, { encounters: true });
    put(s, 0, 'sct', 3);
    put(s, 1, 'sct', 3);
    terrain(s, 5, NEBULA);
    put(s, 0, 'CA', 5);
    put(s, 1, 'CA', 5);
    put(s, 0, 'CA', 4);
    put(s, MINERS, 'trn', 4);
    put(s, 0, 'PB', 6);
    put(s, 1, 'PB', 6);
    put(s, 0, 'BB', 8);
    s.play('0 pass');
    s.refuses('0 fight 3 1', '6.5.2');
    s.refuses('0 fight 5 1', '6.5.3');
    s.refuses(`0 fight 4 ${MINERS}`, '6.5.1');
    s.play('0 pass');
    until(s, 'siege');
    s.refuses('0 2', '8.1');
  });

  test('in a combat: too few hits, null space, a hex that is not beside', () => {
    const s = open(2);
    put(s, 0, 'BB', 2);
    put(s, 1, 'CA, DD', 2);
    terrain(s, 3, NULL_SPACE);
    s.play('0 pass');
    s.rolls(3, 6);
    s.play('0 fight 2 1');
    until(s, 'damage');
    s.refuses('0 [1 1]', '7.3.1');
    s.rolls(6);
    s.play('0 [3 0]');
    until(s, 'retreat');
    s.refuses('0 3', '7.4.2');
    s.refuses('0 5', '7.4');
  });

  test('with a col: where others live, where warships of others are', () => {
    const s = open(2);
    lay(s, 0, { q: 2, r: -2 }, PLANET);
    lay(s, 0, { q: 2, r: -1 }, PLANET);
    put(s, 0, 'col', 14, 1);
    put(s, 0, 'col', 15, 1);
    put(s, 0, 'col', 8, 1);
    put(s, 1, 'PB', 15);
    s.play('0 pass');
    s.refuses('0 [8]', '6.4.1');
    s.refuses('0 [15]', '6.4.3');
  });

  test('§16.13 with the trader: more than he has, more than one has', () => {
    const s = agent('trader', TRADER, 'trn', 1, (each) => {
      give(each, 1, TRADERS, GOODS + BLACK, 2);
      give(each, 1, SOIL, GOODS, 5);
    });
    s.play('0 swap 1');
    s.refuses('0 [3]', '16.13');
    s.play('0 [2]');
    expect([stored(s.table, 1, SOIL, GOODS + BLACK), stored(s.table, 1, SOIL, GOODS)]).toEqual([2, 3]);
  });
});
