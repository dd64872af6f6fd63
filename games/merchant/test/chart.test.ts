// The chart's own sums: every dot can be travelled to, a click answers what it should, a hyperjump is drawn along paths.

import { view } from '@orrery/kernel';
import { writeAnswer } from '@orrery/kernel/testkit';
import { describe, expect, test } from 'vitest';
import { DOTS } from '../data/dots.ts';
import { game } from '../index.ts';
import { BASE, type Dot, dotOf, ways } from '../rules/board.ts';
import { penaltyAt } from '../rules/places.ts';
import { NONE, RED_DRIVE } from '../rules/table.ts';
import { courseOf, flownOver } from '../table/chart/course.ts';
import { percent } from '../table/chart/dot-label.tsx';
import { besideDot, inCorner } from '../table/chart/place-card.ts';
import { chosenBy, planOf, withoutAsking } from '../table/chart/plan.ts';
import { apart, nearestDot, type ChartSheet, type Point, sheetFor, WIDE } from '../table/chart/sheet.ts';
import { neighbour } from '../table/chart/Keyboard.tsx';
import { equip, fly, open, put, type Stage } from './stage.ts';

const ROOMS: readonly [room: string, sheet: ChartSheet][] = [
  ['a wide screen', sheetFor(1600, 800, WIDE)],
  ['a laptop', WIDE],
  ['a tablet', sheetFor(688, 535, WIDE)],
  ['a phone', sheetFor(390, 480, WIDE)],
];

describe.each(ROOMS)('on %s', (_, sheet) => {
  test('the arrow keys lead from the Base to every dot', () => {
    const seen = new Set([BASE]);
    for (const dot of seen)
      for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'] as const) {
        const next = neighbour(sheet, dot, key);
        if (next >= 0) seen.add(next);
      }
    expect(DOTS.filter((_dot, dot) => !seen.has(dot)).map(([id]) => id)).toEqual([]);
  });

  test('no two dots lie on each other, and each is found where it lies', () => {
    const dots = [...DOTS.keys()];
    const close = dots.flatMap((dot) =>
      dots.filter((other) => other > dot && apart(sheet.at(dot), sheet.at(other)) < 19),
    );
    expect(close).toEqual([]);
    expect(dots.filter((dot) => nearestDot(sheet, sheet.at(dot), 5) !== dot)).toEqual([]);
  });

  test('an arrow key along a lane stays on it', () => {
    const lane = [1, 2, 3, 4, 5].map((n) => dotOf(`moon-polluted-${n}`));
    for (let n = 1; n < lane.length; n++) expect(neighbour(sheet, lane[n - 1] as Dot, 'ArrowDown')).toBe(lane[n]);
  });
});

test('a room that changes a little keeps its sheet', () => {
  const sheet = sheetFor(1024, 667, WIDE);
  expect(sheetFor(1024, 717, sheet)).toBe(sheet);
  expect(sheetFor(500, 717, sheet)).not.toBe(sheet);
});

const course = (s: Stage) => courseOf(game, view(s.state, 0), s.ask(0));

const plan = (s: Stage, goal: Dot) => planOf(view(s.state, 0), course(s), { by: new Map(), best: null }, goal);

test('a course to any place names the first dot, the way, the turns and the penalties', () => {
  const s = open({});
  put(s, 0, 'base');
  const city = dotOf('jungle-city-1');
  const laid = plan(s, city);
  expect(course(s).declare.has(laid.first)).toBe(true);
  expect(laid.path[0]).toBe(laid.first);
  expect(laid.path.at(-1)).toBe(city);
  const steps = [BASE, ...laid.path];
  for (let n = 1; n < steps.length; n++)
    expect((ways[steps[n - 1] ?? -1] ?? []).map(({ to }) => to)).toContain(steps[n]);
  expect(laid.turns).toBeGreaterThan(1);
  expect(laid.stop).toBeNull();
});

test('penalties on the way are told before they are met (§6.3)', () => {
  const s = open({});
  put(s, 0, 'base');
  const goals = [...DOTS.keys()].filter((dot) => dot !== BASE);
  const dear = goals.map((goal) => plan(s, goal)).filter(({ due }) => due > 0);
  expect(dear.length).toBeGreaterThan(0);
  for (const { path, due } of dear) {
    const ovals = path.slice(0, -1).map((dot) => penaltyAt(s.table, dot, 0));
    expect(due).toBe(ovals.reduce((sum, each) => sum + each, 0));
  }
});

test('after the roll it leads to a far dot at once, and as far as it can where the roll is too short', () => {
  const s = open({});
  const city = dotOf('biosphere-city');
  fly(s, 0, 'biosphere-base-3', 6, 5, 4);
  expect(s.table.at[0]).toBe(dotOf('biosphere-8'));
  const { stop } = plan(s, city);
  const answers = chosenBy(stop?.answers ?? []);
  expect(answers.length).toBeGreaterThan(1);
  s.play(...answers.map((answer) => `0 ${writeAnswer(answer)}`));
  expect(s.table.at[0]).toBe(city);
  expect(course(s).land).toBe(true);
  const far = plan(s, dotOf('ice-city')).stop;
  if (far !== null) expect(far.dot).not.toBe(dotOf('ice-city'));
});

test('it goes on by itself only where nothing is to be decided', () => {
  expect(withoutAsking([4, 5, 'land'], [4, 6, 'pay', 7])).toEqual([4, 6]);
  expect(withoutAsking(['pay', 'stop'], ['pay', 7])).toEqual([]);
  expect(withoutAsking(['pilot 2', 'pilot 5'], ['pilot 5', 7])).toEqual([]);
  expect(withoutAsking(['land', 'pilot 5'], ['pilot 5', 7, 8])).toEqual(['pilot 5', 7, 8]);
  // By a click the choice at hand is made, and none after it.
  expect(chosenBy(['pay', 7, 8, 'pilot 3', 9])).toEqual(['pay', 7, 8]);
});

test('who is not asked has nothing to declare', () => {
  const s = open({});
  const other = courseOf(game, view(s.state, 1), s.ask(1));
  expect(other.declare.size).toBe(0);
  expect(planOf(view(s.state, 1), other, { by: new Map(), best: null }, dotOf('base-colony-1')).first).toBe(NONE);
});

test('a card lies beside its dot, never over the ship or the target', () => {
  const [card, room] = [[200, 120] as const, [800, 600] as const];
  const covers = ([x, y]: Point, [px, py]: Point): boolean => px > x && px < x + 200 && py > y && py < y + 120;
  for (let x = 0; x <= 800; x += 40)
    for (let y = 0; y <= 600; y += 40)
      for (const ship of [[x + 60, y] as const, [x - 90, y + 30] as const, [400, 300] as const]) {
        expect(covers(besideDot([x, y], card, room, [ship]), [x, y])).toBe(false);
        expect(covers(besideDot([x, y], card, room, [ship]), ship)).toBe(false);
        const corner = inCorner(card, room, [[x, y], ship], 60);
        expect([covers(corner, [x, y]), covers(corner, ship)]).toEqual([false, false]);
      }
});

test('where a phone has no free place for a card, it brushes the ship rather than lie over the target', () => {
  const [card, goal, ship] = [[352, 194] as const, [186, 55] as const, [195, 262] as const];
  const [x, y] = inCorner(card, [390, 552], [goal, ship], 64);
  expect([x >= 0, y > goal[1], y > ship[1]]).toEqual([true, true, true]);
});

test('a hyperjump goes over the dots it skips, a gate over none', () => {
  expect(flownOver(dotOf('base'), dotOf('base-colony-1'))).toEqual([]);
  expect(flownOver(dotOf('base'), dotOf('base-colony-2'))).toEqual([dotOf('base-colony-1')]);
  expect(flownOver(dotOf('base'), dotOf('war-torn-2'))).toBeNull();
  const s = open({});
  put(s, 0, 'base');
  equip(s, 0, RED_DRIVE);
  const declared = [...course(s).declare.keys()];
  for (const dot of declared) expect(flownOver(BASE, dot)).not.toBeNull();
  expect(declared.some((dot) => !(ways[BASE] ?? []).some(({ to }) => to === dot))).toBe(true);
});

test('what is possible is never called impossible, what is not sure never sure', () => {
  expect([0.001, 0.25, 0.999, 1].map(percent)).toEqual(['<1', '25', '>99', '100']);
});
