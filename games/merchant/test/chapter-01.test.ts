// Chapter 1: the mapboard as it is played on. What the data says of it is held in board.test.ts.

import { expect, test } from 'vitest';
import { at, build, fly, iouOf, mp, offered, on, open, put, step } from './stage.ts';

test('§1.1 all pawns start at the one Galactic Base, a Space City that is known from the start', () => {
  const s = open({ seats: 4 });
  for (const seat of [0, 1, 2, 3]) expect(at(s, seat)).toBe('base');
  s.play('0 stay');
  expect(step(s)).toBe('trade');
  expect(s.told('log.discover')).toEqual([]);
});

test('§1.2 a culture hides in each of the fourteen inhabited systems, and in no other', () => {
  const s = open();
  expect(s.table.iou).toHaveLength(14);
  expect(iouOf(s.state, 'supernova')).toBe(-1);
  expect(iouOf(s.state, 'base')).toBe(-1);
});

test('§1.3 Surface and Space Cities are Cities alike: only the MP differ', () => {
  const s = open();
  put(s, 0, 'ice-5');
  fly(s, 0, 'ice-6', 1, 1, 1);
  on(s, 0, 'ice-city');
  expect(s.told('log.discover')).toHaveLength(1);
  const t = open();
  put(t, 0, 'multigen-east');
  fly(t, 0, 'multigen-city', 1, 1, 1);
  expect(offered(t, 0)).toContain('land');
  expect(mp(t)).toBe(2);
  t.play('0 land');
  expect(t.told('log.discover')).toHaveLength(1);
});

test('§1.3 a plain dot is no City: nobody lands on it', () => {
  const s = open();
  put(s, 0, 'colony-4');
  fly(s, 0, 'colony-3', 2, 2, 2);
  expect(offered(s, 0)).toEqual(['colony-2', 'base-colony-4']);
});

test('§1.4 a Spaceport on its Orbit is a place to land, in a circle too', () => {
  for (const [from, orbit] of [
    ['colony-2', 'colony-1'],
    ['water-multigen-4', 'multigen-upper'],
  ] as const) {
    const s = open();
    build(s, orbit, 1);
    put(s, 0, from);
    fly(s, 0, orbit, 2, 2, 2);
    expect(offered(s, 0)).toContain('land');
    s.play('0 land');
    expect(step(s)).toBe('trade');
  }
});

test('§1.4 without a Spaceport an Orbit is only a dot, from which the culture is observed', () => {
  const s = open();
  put(s, 0, 'colony-2');
  fly(s, 0, 'colony-1', 2, 2, 2);
  expect(offered(s, 0)).not.toContain('land');
  expect(s.told('log.observe')).toHaveLength(1);
});

test('§1.5 a Surface City is the end of its path: from there he leaves only the way he came', () => {
  const s = open();
  put(s, 0, 'polluted-city-1');
  expect(offered(s, 0)).toEqual(['stay', 'to polluted-2']);
});
