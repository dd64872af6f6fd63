// Each power meets each other: the plan of the long measurement, and one pair in two hundred played again.

import { meet } from '@orrery/kernel/testkit';
import { describe, expect, test } from 'vitest';
import { POWERS } from '../data/powers.ts';
import { NOT_FOR_ONE_SEAT, NOT_IN_ONE_GAME } from '../data/traits.ts';
import { game } from '../index.ts';
import { pairs } from '../pairs.ts';
import { registry } from '../rules/registry.ts';

const all = pairs.pieces.flatMap((a, i) => pairs.pieces.slice(i + 1).map((b) => [a, b] as const));
const some = all.flatMap((pair, seed) => (seed % 200 === 100 ? [{ pair, seed }] : []));

test('every power that is built has its part', () => {
  expect(pairs.pieces).toEqual(POWERS.flatMap(([word], n) => (registry.powers[n] === undefined ? [] : [word])));
});

describe('§4, §15: two powers meet, at one table and with one player', () => {
  test.each(some.map(({ pair: [a, b], seed }) => [a, b, seed] as const))('%s and %s', async (a, b, seed) => {
    for (const meeting of pairs.meetings(a, b, seed)) {
      const { played, finished, findings } = await meet(game, meeting);
      expect(findings.map(({ message, record }) => `${message}\n${record}`)).toEqual([]);
      expect(finished).toBe(played);
    }
  });

  test('§9.1, §1.3: those that may not be in one hand, or in one game, do not', async () => {
    const isBuilt = (pair: readonly [string, string]): boolean => pair.every((word) => pairs.pieces.includes(word));
    const played = async ([a, b]: readonly [string, string]): Promise<boolean[]> =>
      Promise.all(pairs.meetings(a, b, 1).map(async (meeting) => (await meet(game, meeting)).played));
    for (const pair of NOT_FOR_ONE_SEAT.filter(isBuilt).slice(0, 3)) expect(await played(pair)).toEqual([true, false]);
    for (const pair of NOT_IN_ONE_GAME.filter(isBuilt).slice(0, 3)) expect(await played(pair)).toEqual([false, false]);
  });

  test('both are really there, and each of the two tables has one more', async () => {
    const had: string[][] = [];
    for (const meeting of pairs.meetings('macron', 'virus', 5)) {
      const words: string[] = [];
      await meet(game, {
        ...meeting,
        counts({ key, args }) {
          if (key === 'log.has-power') words.push(`${Number(args['seat'])} ${POWERS[Number(args['power'])]?.[0]}`);
          return null;
        },
      });
      had.push(words.slice(0, meeting.options['hexes'] === 'first' ? 4 : 3));
    }
    expect(had[0]).toEqual(expect.arrayContaining(['0 macron', '1 virus']));
    expect(had[1]).toEqual(expect.arrayContaining(['0 macron', '0 virus']));
    expect(had.map((each) => each.length)).toEqual([3, 4]);
  });

  test('powers that one may use are used far more often than by chance', async () => {
    const rate = async (change: object): Promise<number> => {
      let [used, answers] = [0, 0];
      for (const meeting of [1, 2, 3].flatMap((seed) => pairs.meetings('calculator', 'sorcerer', seed))) {
        const met = await meet(game, { ...meeting, ...change });
        used += (met.uses['calculator'] ?? 0) + (met.uses['sorcerer'] ?? 0);
        answers += met.answers;
      }
      return used / answers;
    };
    expect(await rate({})).toBeGreaterThan(1.5 * (await rate({ uses: () => [] })));
  });
});
