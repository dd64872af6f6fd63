// Games in which pieces meet are played to their end, and what breaks in them is found, with the record that shows it.

import { expect, test } from 'vitest';
import type { Game } from '../src/index.ts';
import { meet, type Meeting, scenario } from '../testkit/index.ts';
import { broken as breaksItsInvariant } from './broken/breaks-its-invariant.ts';
import { broken as neverEnds } from './broken/never-ends.ts';
import { broken as showsAHand } from './broken/shows-a-hand.ts';
import { broken as breaksOnAnAnswer } from './broken/breaks-on-an-answer.ts';
import { tiny } from './broken/tiny.ts';

const MEETING: Meeting = {
  seats: 3,
  options: { rounds: 4 },
  seed: 7,
  lead: () => undefined,
  uses: () => [],
  counts: ({ key }) => [key, 1],
};

const games = async (game: Game, count: number): Promise<string[]> => {
  const met = await Promise.all(Array.from({ length: count }, (_, seed) => meet(game, { ...MEETING, seed })));
  return [...new Set(met.flatMap(({ findings }) => findings.map(({ check }) => check)))];
};

test('a healthy game ends, and what its pieces did is counted', async () => {
  const met = await meet(tiny as unknown as Game, MEETING);
  expect(met).toMatchObject({ played: true, finished: true, findings: [] });
  expect(met.answers).toBeGreaterThan(10);
  expect(Object.values(met.uses).reduce((sum, n) => sum + n, 0)).toBeGreaterThan(10);
  expect(await meet(tiny as unknown as Game, MEETING)).toEqual(met);
});

test('pieces that the rules keep apart do not meet', async () => {
  const met = await meet(tiny as unknown as Game, { ...MEETING, lead: () => 'no such answer' });
  expect(met).toMatchObject({ played: false, answers: 0, findings: [] });
});

test('a broken invariant, a leak, a throw and a game without end are found', async () => {
  expect(await games(breaksItsInvariant as unknown as Game, 3)).toEqual(['invariant']);
  expect(await games(showsAHand as unknown as Game, 8)).toContain('own view');
  expect(await games(breaksOnAnAnswer as unknown as Game, 8)).toEqual(['applies']);
  expect(await games(neverEnds as unknown as Game, 1)).toEqual(['ends']);
});

test('the record of a finding reproduces it', async () => {
  const { findings } = await meet(breaksItsInvariant as unknown as Game, MEETING);
  const [finding] = findings;
  if (finding === undefined) throw new Error('nothing was found');
  const s = scenario(breaksItsInvariant as unknown as Game, finding);
  s.play(finding.record);
  expect(breaksItsInvariant.invariant?.(s.state as never)).toBe(finding.message);
});
