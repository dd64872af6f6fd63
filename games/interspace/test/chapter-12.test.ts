import { describe, expect, test } from 'vitest';
import { IOU, MINERALS, SOIL, stored } from '../rules/stores.ts';
import { arrange, entries, give, lay, open, options, put, rewind, type Stage, start, units, until } from './stage.ts';

const basic = (seats = 2): Stage => open(seats, { basic: true });
const iou = (s: Stage, hex: number): number => stored(s.table, hex, SOIL, IOU);

describe('the Basic game', () => {
  test('§12.1 there is no common economic phase: nothing comes in by itself', () => {
    expect(iou(start(2, { basic: true }), 0)).toBe(0);
    expect(iou(start(2), 0)).toBe(8);
  });

  test('§12.1 the economy is a step of one’s own turn: each planet does one thing', () => {
    const s = basic();
    rewind(s, 'basic');
    expect(options(s)).toEqual(['tech', 'collect']);
    s.refuses('0 ind', '12.1');
    s.play('0 tech');
    expect(options(s)).toEqual(['tech', 'collect']);
    s.play('0 collect');
    expect([s.table.tech[0], iou(s, 0), iou(s, 1)]).toEqual([4, 0, 2]);
  });

  test('§12.1 a raise costs nothing; Ind up to Tech', () => {
    const s = basic();
    arrange(s, ({ table }) => void (table.tech[2] = 3));
    rewind(s, 'basic');
    s.play('0 collect', '0 [0 0 0 0 0]', '0 ind');
    expect([s.table.ind[2], iou(s, 0), iou(s, 1)]).toEqual([3, 8, 0]);
  });

  test('§12.1 minerals are converted where IOU are collected', () => {
    const s = basic();
    give(s, 0, SOIL, MINERALS, 3);
    rewind(s, 'basic');
    s.play('0 collect');
    expect(iou(s, 0)).toBe(11);
  });

  test('§12.1 §10.1 black goods are converted there, too, and paid at once', () => {
    const s = basic();
    give(s, 0, SOIL, 8, 1);
    rewind(s, 'basic');
    s.rolls(4);
    s.play('0 collect');
    expect(iou(s, 0)).toBe(8 + 4);
  });

  test('§12.2 new units are there at once; §12.4 there are no goods', () => {
    const s = basic();
    rewind(s, 'basic');
    s.play('0 collect');
    expect(entries(s).map(({ id }) => id)).toEqual([0, 1, 2, 3, 8]);
    s.play('0 [1 0 0 0 0]', '0 tech');
    expect(units(s, 0, 0)).toBe('2 sct');
  });

  test('§12.3 no zones, one fire: all shoot, all hits go anywhere', () => {
    const s = basic();
    put(s, 0, '3 DD, trn', 2);
    put(s, 1, 'CA, sct', 2);
    s.rolls(6, 6, 6, 6, 3, 1);
    s.play('0 pass', '0 fight 2 1');
    expect(s.ask(1)?.step).toBe('damage');
    expect(entries(s, 1).map(({ id }) => id)).toEqual(['whole 1 0 0', 'whole 5 0 0']);
  });

  test('§12.5 no support; §12.6 V is 2', () => {
    const s = basic();
    for (let n = 2; n < 9; n++) lay(s, 0, { q: n, r: -n }, 0);
    arrange(s, ({ table }) => void (table.tech[0] = 9));
    put(s, 0, 'trn', 18);
    s.play('0 18');
    expect(new Set(options(s))).toEqual(new Set([16, 17, 19, 20, 'stay']));
  });

  test('§12.4 nobody trades', () => {
    const s = basic();
    put(s, 0, 'trn', 2);
    put(s, 1, 'trn', 2);
    give(s, 2, 0, MINERALS, 1);
    s.play('0 pass');
    until(s, 'basic', 1);
    expect(s.table.active).toBe(1);
  });
});

describe('trade', () => {
  function market(): Stage {
    const s = open();
    put(s, 0, 'trn', 2);
    put(s, 1, 'trn', 2);
    give(s, 2, 0, 2, 3);
    give(s, 2, 1, 3, 5);
    s.play('0 pass');
    return s;
  }
  test('§10.3 who shares a hex in peace may swap what they agree on', () => {
    const s = market();
    s.play('0 trade 2 1', '0 {"to":1,"give":[2],"want":[3]}', '1 accept');
    expect([stored(s.table, 2, 0, 2), stored(s.table, 2, 0, 3), stored(s.table, 2, 1, 2)]).toEqual([1, 3, 2]);
  });

  test('§10.3 one offer for each partner and hex; who declines keeps all', () => {
    const s = market();
    s.refuses('0 trade 3 1', '10.3');
    s.play('0 trade 2 1', '0 {"to":1,"give":[2],"want":[2]}', '1 pass');
    expect(s.table.active).toBe(1);
    expect(stored(s.table, 2, 0, 2)).toBe(3);
  });

  test('§6.1.2 §10.3 what does not fit into the holds comes to nothing', () => {
    const s = market();
    give(s, 2, 1, IOU, 1);
    s.play('0 trade 2 1', '0 {"to":1,"give":[3],"want":[0 0]}'.replace('[0 0]', '[0,0]'));
    expect(s.told('log.no-hold')).toHaveLength(1);
    expect(stored(s.table, 2, 0, 2)).toBe(3);
  });

  test('§10.3 a transport and a planet of the other will do', () => {
    const s = open();
    put(s, 0, 'trn', 7);
    give(s, 7, SOIL, IOU, 9);
    s.play('0 pass');
    expect(options(s)).toEqual(['trade 7 1']);
  });
});
