// What a press on the board means, and which tokens fly: the part of the table that can be told without a browser.

import { type Ask, asks, must, type Scalar, view, why } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { game } from '../index.ts';
import { stepOf } from '../rules/turn.ts';
import { answeredOnBoard, short } from '../table/answers.ts';
import { flightsBetween } from '../table/board/flights.ts';
import { arrangementFor, cardsAt, HALF_HIGH, HALF_WIDE, type Point, sheetFor, WARP } from '../table/board/sheet.ts';
import { amountsOf, draftOf, filledClicks, targetsOf, wouldBe } from '../table/board/targets.ts';
import { launch, open, planet, type Stage } from './stage.ts';

const question = (s: Stage): Ask => must(asks(game, s.state)[0], 'a question');
const propsOf = (ask: Ask) =>
  ({ ask, name: (_: string, id: Scalar) => `${id}` }) as unknown as Parameters<typeof short>[0];
const keys = (ask: Ask): string[] => [...targetsOf(ask).by.keys()];

describe('the sheet', () => {
  const rooms: readonly [string, Point][] = [
    ['a desk', [1000, 640]],
    ['a tablet', [700, 480]],
    ['a phone', [390, 560]],
  ];
  test.each(rooms)('of %s has room for two cards beside the Warp, and nothing else lies there', (_, room) => {
    for (const seats of [2, 3, 4, 5, 6]) {
      const { sheet } = sheetFor(arrangementFor(room, 0.5, seats, -1), room, 0.5, seats, 0);
      const spots = cardsAt(sheet);
      if (spots === null) continue;
      for (const {
        at: [x, y],
      } of spots) {
        expect(Math.hypot(x - sheet.centre[0], y - sheet.centre[1])).toBeGreaterThan(WARP + 35);
        for (const [sx, sy] of sheet.systems)
          expect(Math.abs(x - sx) >= HALF_WIDE + 35 || Math.abs(y - sy) >= HALF_HIGH + 50).toBe(true);
        expect(x >= 35 && x <= sheet.width - 35).toBe(true);
      }
    }
    expect(cardsAt(sheetFor(arrangementFor(room, 0.5, 4, -1), room, 0.5, 4, 0).sheet)).not.toBeNull();
  });
});

describe('the sheet of a phone held upright', () => {
  // As large as a finger needs, in the room that the bars leave.
  const [room, least]: [Point, number] = [[390, 486], 0.648];
  test.each([2, 3, 4, 5, 6])('is as wide as the phone, so that it scrolls one way at most (%i players)', (seats) => {
    const { sheet, scale } = sheetFor(arrangementFor(room, least, seats, -1), room, least, seats, 0);
    expect(scale).toBeGreaterThanOrEqual(least);
    expect(sheet.width * scale).toBeLessThan(room[0] + 1);
    if (seats <= 4) expect(sheet.height * scale).toBeLessThan(room[1] + 1);
  });
});

describe('a press on the board', () => {
  test('§3.3 on a base adds a token; the list of answers stays closed', () => {
    const ask = question(open());
    expect(ask.step).toBe('launch');
    expect(targetsOf(ask).kind).toBe('amounts');
    expect(keys(ask)).toEqual([1, 2, 3, 4, 5].map((k) => `place ${planet(0, k)}`));
    expect(amountsOf(ask, [0, 0, 3])).toEqual([2, 0, 0, 1, 0]);
    expect(draftOf(ask, [])).toEqual([0, 0, 0, 0, 0]);
    expect(answeredOnBoard(propsOf(ask))).toBe(true);
  });

  test('§3.32 on a planet of the system aims; on another it would be refused, with the rule', () => {
    const s = open();
    s.play('0 [1 0 0 0 0]');
    const ask = question(s);
    expect(ask.step).toBe('aim');
    expect(keys(ask)).toEqual([1, 2, 3, 4, 5].map((k) => `place ${planet(1, k)}`));
    expect(short(propsOf(ask))).toEqual([]);
    const elsewhere = wouldBe(ask, [], `place ${planet(2, 1)}`, s.table);
    expect(why(game, view(s.state, 0), 0, must(elsewhere, 'an answer'))?.rule).toBe('3.21');
  });

  test('§3.24 on a system names it for a wild; the same are buttons', () => {
    const s = open({ destiny: ['wild'] });
    const ask = question(s);
    expect(ask.step).toBe('whither');
    expect(keys(ask)).toEqual(['seat 1', 'seat 2']);
    expect(short(propsOf(ask))).toEqual(['system 1', 'system 2']);
  });

  test('§3.4 on a plate invites, and once more takes it back', () => {
    const s = open({ seats: 4 });
    launch(s);
    const ask = question(s);
    expect([ask.step, targetsOf(ask).kind]).toEqual(['invite', 'some']);
    expect(keys(ask)).toEqual(['seat 2', 'seat 3']);
    expect(draftOf(ask, [1])).toEqual([3]);
    expect(draftOf(ask, [])).toEqual([]);
  });

  test('§3.6 on a half of the cone joins that side', () => {
    const s = open();
    launch(s);
    s.play('0 [2]');
    s.play('1 []');
    const ask = question(s);
    expect(ask.step).toBe('join');
    expect(keys(ask)).toEqual(['cone 0']);
    expect(short(propsOf(ask))).toEqual(['offense', 'neither']);
    expect(why(game, view(s.state, 2), 2, must(wouldBe(ask, [], 'cone 1', s.table), 'an answer'))?.rule).toBe('3.6');
  });
});

test('§3.1 to §3.10: the ring follows the challenge', () => {
  const s = open();
  expect(stepOf(s.state)).toBe(3);
  launch(s);
  expect([question(s).step, stepOf(s.state)]).toEqual(['invite', 4]);
  s.play('0 []');
  expect([question(s).step, stepOf(s.state)]).toEqual(['invite', 5]);
  s.play('1 [2]');
  expect([question(s).step, stepOf(s.state)]).toEqual(['join', 6]);
  s.play('2 neither');
  expect([question(s).step, stepOf(s.state)]).toEqual(['select', 7]);
});

test('tokens fly from where there are fewer to where there are more, each player for itself', () => {
  const old = { 'place 0/0': 4, 'place 8/1': 4, 'warp/0': 1 };
  const now = { ...old, 'place 0/0': 2, 'cone 0/0': 2 };
  const flight = { seat: 0, from: 'place 0', to: 'cone 0' };
  const between = (a: object, b: object) => flightsBetween(new Map(Object.entries(a)), new Map(Object.entries(b)), 2);
  expect(between(old, now)).toEqual([flight, flight]);
  expect(between(now, now)).toEqual([]);
});

describe('so many tokens at one press', () => {
  const launched = (bases: Record<number, number>, n: number): number[] => {
    const s = open({ bases: [bases] });
    for (let rows = 0; question(s).step !== 'launch'; rows++) {
      if (rows > 30) throw new Error('no launch');
      s.play(`${question(s).seat} pass`);
    }
    const ask = question(s);
    return amountsOf(ask, must(filledClicks(ask, s.table, n), 'clicks'));
  };
  const [one, two, three] = [planet(0, 1), planet(0, 2), planet(0, 3)];

  test('come from where most are', () => {
    expect(launched({ [one]: 9, [two]: 4, [three]: 7 }, 4)).toEqual([3, 0, 1]);
    expect(launched({ [one]: 4, [two]: 8, [three]: 8 }, 1).reduce((sum, n) => sum + n, 0)).toBe(1);
  });
});
