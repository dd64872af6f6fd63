// The battery from the command line: parts on all cores give one report.

import { getGame } from '@orrery/games';
import { check } from '@orrery/kernel/testkit';
import { expect, test } from 'vitest';
import { checkAll, isClean, sumUp } from '../checking.ts';
import { orrery } from './orrery.ts';

test('the report in JSON keeps its fields', async () => {
  const { code, out } = await orrery(['check', 'orbit', '--games', '4', '--seed', '2', '--json']);
  const report = JSON.parse(out);
  expect(report).toMatchObject({ game: 'orbit', games: 4 });
  for (const field of ['positions', 'violations', 'leaks', 'mismatches', 'refusedLegal', 'acceptedIllegal'])
    expect(report[field]).toBeTypeOf('number');
  expect(code).toBe(report.findings.length === 0 ? 0 : 1);
});

test('a broken game is not clean', async () => {
  const orbit = await getGame('orbit');
  const report = await checkAll(
    { ...orbit, invariant: () => 'always broken' },
    { games: 2, seed: 1, deep: 0 },
    () => undefined,
  );
  expect(isClean(report)).toBe(false);
  expect(report).toMatchObject({ violations: 2, record: expect.stringContaining('# orbit: 2 seats') });
});

test('cut into parts, the same games are looked at as in one go', async () => {
  const game = await getGame('orbit');
  const how = { games: 28, seed: 3, deep: 0 };
  const seen: number[] = [];
  const parts = await checkAll(game, how, (done) => seen.push(done));
  const whole = await check(game, how);
  expect(parts).toMatchObject({ games: 28, positions: whole.positions, finished: whole.finished });
  expect(seen.toSorted((a, b) => a - b)).toEqual([3, 28]);
});

test('what every part finds before the first row counts once, what games show counts each time', () => {
  const finding = (row: number, message: string) =>
    ({ kind: 'violations', check: 'text', message, row, record: `${row}`, seats: 2, options: {}, seed: 1 }) as const;
  const kinds = { violations: 2, leaks: 0, mismatches: 0, refusedLegal: 0, acceptedIllegal: 0 };
  const clean = { game: 'x', games: 5, positions: 10, deep: 5, finished: 5, cut: 0, ...kinds };
  const report = (row: number) => ({
    ...clean,
    findings: [finding(0, 'no Italian'), finding(row, 'broken')],
  });
  const sum = sumUp('x', [report(9), report(4)]);
  expect(sum).toMatchObject({ games: 10, positions: 20, violations: 3, record: '0' });
});
