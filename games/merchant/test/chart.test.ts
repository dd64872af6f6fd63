// The chart's own sums: every dot can be travelled to, a click answers what it should, a hyperjump is drawn along paths.

import { view } from '@orrery/kernel';
import { writeAnswer } from '@orrery/kernel/testkit';
import { describe, expect, test } from 'vitest';
import { DOTS } from '../data/dots.ts';
import { game } from '../index.ts';
import { BASE, type Dot, dotOf, ways } from '../rules/board.ts';
import { RED_DRIVE } from '../rules/table.ts';
import { answersAt, courseOf, flownOver } from '../table/chart/course.ts';
import { percent } from '../table/chart/dot-label.tsx';
import { apart, nearestDot, type ChartSheet, sheetFor, WIDE } from '../table/chart/sheet.ts';
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

test('before the roll a click declares; a dot that cannot be declared is only looked at', () => {
  const now = course(open({}));
  expect(answersAt(now, dotOf('base-colony-1'))).toEqual([`to ${dotOf('base-colony-1')}`]);
  expect(answersAt(now, dotOf('base-colony-2'))).toBeNull();
  expect(now.reach.size).toBe(0);
});

test('after it a click on a far dot flies there, a click on the ship lands', () => {
  const s = open({});
  const city = dotOf('biosphere-city');
  fly(s, 0, 'biosphere-base-3', 6, 5, 4);
  expect(s.table.at[0]).toBe(dotOf('biosphere-8'));
  const answers = answersAt(course(s), city) ?? [];
  expect(answers.length).toBeGreaterThan(1);
  s.play(...answers.map((answer) => `0 ${writeAnswer(answer)}`));
  expect(s.table.at[0]).toBe(city);
  expect(answersAt(course(s), city)).toEqual(['land']);
});

test('who is not asked has nothing to press', () => {
  const s = open({});
  const other = courseOf(game, view(s.state, 1), s.ask(1));
  expect(other.declare.size).toBe(0);
  expect(answersAt(other, dotOf('base-colony-1'))).toBeNull();
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
