import { describe, expect, test } from 'vitest';
import { IOU, MINERALS, SOIL, stored } from '../rules/stores.ts';
import { waiting, YARD_IOU } from '../rules/planets.ts';
import { arrange, entries, give, kind, open, options, people, put, type Stage, start, units, until } from './stage.ts';

/** Seat 0 plans the second game turn's raises, with this on its home world and colony. */
function second(prepare: (s: Stage) => void, more = {}, seats = 2): Stage {
  const s = open(seats, more);
  prepare(s);
  return until(s, 'raise');
}
const iou = (s: Stage, hex: number): number => stored(s.table, hex, SOIL, IOU);

describe('income', () => {
  test('§5.4 a planet gains IOU equal to its Ind', () => {
    const s = start();
    expect([iou(s, 0), iou(s, 1)]).toEqual([8, 2]);
  });

  test('§5.5 minerals become IOU, one for one, at most Ind', () => {
    const s = second((each) => give(each, 1, SOIL, MINERALS, 5));
    expect(iou(s, 1)).toBe(2 + 2);
    expect(stored(s.table, 1, SOIL, MINERALS)).toBe(3);
  });

  test('§5.2 all shields are back', () => {
    const s = second((each) => put(each, 0, 'CA', 0, 2));
    expect(s.table.units.filter((key, at) => at % 2 === 0 && ((key >> 4) & 7) > 0)).toEqual([]);
  });

  test('§10.1 a good of another colour is a die of IOU that waits; one’s own is worth nothing', () => {
    const s = open();
    give(s, 0, SOIL, 2 + 1, 1);
    give(s, 0, SOIL, 2 + 0, 1);
    until(s, 'raise');
    const sold = waiting(s.table, 0, YARD_IOU);
    expect(sold).toBeGreaterThan(0);
    expect([stored(s.table, 0, SOIL, 2), stored(s.table, 0, SOIL, 3)]).toEqual([1, 0]);
    until(s, 'move', 1);
    until(s, 'raise');
    expect(waiting(s.table, 0, YARD_IOU)).toBe(0);
    expect(iou(s, 0)).toBe(8 + 8 + sold);
  });
});

describe('levels', () => {
  test('§5.7 a raise costs the new level; each once in a phase', () => {
    const s = second((each) => {
      give(each, 0, SOIL, IOU, 20);
      give(each, 1, SOIL, IOU, 20);
    });
    s.play('0 tech 0');
    s.refuses('0 tech 0', '5.7');
    s.play('0 pass', '1 pass');
    expect(s.table.tech[0]).toBe(4);
    expect(iou(s, 0)).toBe(20 + 8 - 4);
  });

  test('§5.7 the planet itself must have the IOU', () => {
    const s = start();
    s.refuses('0 tech 1', '5.7');
    s.refuses('0 tech 7', '5.7');
    expect(options(s)).toEqual(['tech 0']);
  });

  test.each([
    ['two players', 2, 'usual', 8],
    ['three', 3, 'usual', 16],
    ['three who want it dear', 3, 2, 12],
    ['three who want it dearer', 3, 3, 8],
    ['two who do not', 2, 1, 16],
  ])('§5.7 with %s: a level costs the new level, twice or three times that', (_, seats, levels, left) => {
    const s = second((each) => give(each, 0, SOIL, IOU, 12 - iou(each, 0)), { levels }, seats);
    s.play('0 tech 0');
    until(s, 'build');
    expect(iou(s, 0)).toBe(left);
  });

  test('§3.2 Ind may not rise above Tech; a Tech raise in the same phase counts', () => {
    const s = second((each) => give(each, 1, SOIL, IOU, 20));
    s.refuses('0 ind 1', '3.2');
    s.play('0 tech 1', '0 ind 1', '0 pass', '1 pass');
    expect([s.table.ind[2], s.table.tech[2]]).toEqual([3, 3]);
  });

  test('§3.5 a home world that has lost Ind may be raised back whatever its Tech', () => {
    const s = second((each) => {
      arrange(each, ({ table }) => void (table.ind[0] = 6));
      give(each, 0, SOIL, IOU, 20);
    });
    s.play('0 ind 0', '0 pass', '1 pass');
    expect(s.table.ind[0]).toBe(7);
  });

  test('§3.3 ten is the highest level', () => {
    const s = second((each) => {
      arrange(each, ({ table }) => void (table.tech[0] = 10));
      give(each, 0, SOIL, IOU, 20);
    });
    s.refuses('0 tech 0', '3.3');
  });

  test('§3.4 §5.8 Civ is the highest Tech among one’s planets; V is half of it, rounded up', () => {
    const s = second((each) => {
      arrange(each, ({ table }) => void (table.tech[2] = 4));
      give(each, 1, SOIL, IOU, 20);
    });
    s.play('0 tech 1', '0 pass', '1 pass');
    expect(s.told('log.civ')).toMatchObject([{ args: { who: 0, civ: 5 } }]);
    expect(s.table.civ).toEqual([5, 3]);
  });
});

describe('building', () => {
  test('§5.9 §3.6 new units wait in the yard until the next economic phase; Tech must suffice', () => {
    const s = open();
    give(s, 0, SOIL, IOU, 20);
    until(s, 'build');
    s.play('0 0');
    expect(entries(s).map(({ id }) => id)).toEqual([0, 1, 2, 3, 8, 'goods']);
    s.play('0 [1 0 1 0 0 0]', '0 pass', '1 pass');
    expect(units(s, 0, 0)).toBe('sct');
    expect([waiting(s.table, 0, kind('sct')), waiting(s.table, 0, kind('col'))]).toEqual([1, 1]);
    until(s, 'move', 1);
    until(s, 'raise');
    expect(units(s, 0, 0)).toBe('2 sct, col');
  });

  test('§5.9 not for more IOU than the planet has', () => {
    const s = until(open(), 'build');
    s.play('0 0');
    s.refuses('0 [2 0 0 0 0 0]', '5.9');
  });

  test('§5.10 own goods at 1 IOU each, at most Ind', () => {
    const s = open();
    give(s, 1, SOIL, IOU, 20);
    until(s, 'build');
    s.play('0 1');
    expect(entries(s).at(-1)).toMatchObject({ id: 'goods', max: 2 });
    s.play('0 [0 0 0 0 2]', '0 pass', '1 pass');
    expect(stored(s.table, 1, SOIL, 2)).toBe(2);
  });

  test('§6.2.5 one says whose ships pass, once for each in a phase', () => {
    const s = until(open(), 'build');
    s.play('0 let 1');
    s.refuses('0 bar 1', '6.2.5');
    s.play('0 pass', '1 pass');
    expect(s.table.open).toEqual([2, 0]);
  });

  test('§3.1 without Ind nobody lives there; what was stored is gone', () => {
    const s = open();
    people(s, 2, 0, 1, 3);
    give(s, 1, SOIL, IOU, 5);
    put(s, 12, 'sct', 1);
    until(s, 'raise');
    expect(s.table).toMatchObject({ owner: [0, 1, -1, 1], ind: [8, 8, 0, 2], tech: [3, 3, 0, 2] });
    expect(iou(s, 1)).toBe(0);
    expect(waiting(s.table, 2, YARD_IOU)).toBe(0);
  });

  test('§5.1 a planet with plague units in its hex loses one Ind, however many they are', () => {
    const s = open();
    put(s, 12, '3 sct', 0);
    until(s, 'raise');
    expect(s.table.ind[0]).toBe(7);
  });
});
