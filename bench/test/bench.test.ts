// Tiny runs of what `orrery bench` measures: the same work on every side, and the fields others script against. Never a time.

import { fault } from '@orrery/kernel';
import { describe, expect, test, vi } from 'vitest';
import { botMeasures, type Measure, serverMeasures } from '../src/measure.ts';
import { botSteps } from '../src/bots.ts';
import { checkProofs, engineSteps, planFor, stretchesOf } from '../src/engine.ts';
import { outdated, readPages } from '../src/evidence.ts';
import { serverPlan, serverSteps } from '../src/server.ts';
import { sideIds, sideOf } from '../src/sides.ts';
import { runSteps } from '../src/steps.ts';
import { asPlayed, cutOf, dealsOf, loadSlice, playDeal, sliceIds } from '../src/slices.ts';
import { proofOf } from '../src/thread.ts';

describe.each(sliceIds)('%s', (slice) => {
  test('every side builds the same asks and views and ends in the same state', async () => {
    const game = await loadSlice(slice);
    const games = dealsOf(game, 2).map((deal) => playDeal(game, deal));
    const proofs = sideIds.flatMap((side) => {
      const play = sideOf(side, game);
      return (['actions', 'games'] as const).map((mode) => games.map((played) => proofOf(play, played, mode)));
    });
    expect(new Set(proofs.map(String)).size).toBe(1);
    expect(new Set(proofs[0]).size).toBe(2);
  });

  test('both sides refuse an answer that is not offered', async () => {
    const game = await loadSlice(slice);
    const [deal = null] = dealsOf(game, 1);
    if (deal === null) throw fault('broken', 'there is no deal');
    const said = { ...playDeal(game, deal), rows: [{ seat: 0, answer: 'nonsense' }] };
    const complaints = vi.spyOn(console, 'error').mockReturnValue();
    for (const side of ['checked', 'peerChecked', 'fastChecked'] as const)
      expect(() => sideOf(side, game)(deal, asPlayed(said), () => {})).toThrow(/refuses/);
    expect(complaints).toHaveBeenCalledTimes(2);
    complaints.mockRestore();
  });
});

test('a tiny run gives every measure with its fields', async () => {
  const told: number[] = [];
  // One that chance ends, and one that it does not.
  const slices = ['merchant', 'duel'];
  const steps = engineSteps({ games: 1, rounds: 1, ms: 1, warm: 1 }, slices);
  const measures = await runSteps(steps, (done) => told.push(done));
  expect(told.at(-1)).toBe(1);
  expect(told.toSorted((a, b) => a - b)).toEqual(told);
  const names = measures.map(({ name }) => name);
  const cut = await Promise.all(slices.map(async (slice) => cutOf(dealsOf(await loadSlice(slice), 1))));
  const versus = (at: number): string[] => {
    const most = cut[at] ?? null;
    const games = most === null ? 'random games' : stretchesOf(most);
    return ['actions', games, 'actions in one thread'].flatMap((what) => [`${what}, checked`, `${what}, in place`]);
  };
  const costs = ['act', 'step', 'view', 'asks', 'imagine', 'clone', 'digest', 'link', 'state'];
  const all = slices.flatMap((slice, at) => [...versus(at), ...costs].map((what) => `${slice}: ${what}`));
  expect(names).toEqual(['calibration', ...all]);
  for (const { name, value, unit, peer, peerValue, ratio, fastest } of measures) {
    expect(value, name).toBeGreaterThan(0);
    expect(['loops/s', 'actions/s', 'games/s', 'stretches/s', 'µs', 'bytes']).toContain(unit);
    if (/actions|games|stretches/.test(name)) {
      expect(peer).toMatch(/^boardgame\.io \d/);
      expect(ratio).toBeCloseTo(value / (peerValue ?? 0));
      expect(fastest?.ratio).toBeCloseTo(value / (fastest?.value ?? 0));
    } else expect([peer, peerValue, ratio, fastest]).toEqual([undefined, undefined, undefined, undefined]);
  }
});

test('bots under load: a short run counts answers of every level', async () => {
  const measures = await runSteps(botSteps(6), () => {});
  const value = (name: string): number => measures.find((measure) => measure.name === name)?.value ?? 0;
  for (const level of ['easy', 'medium', 'hard']) {
    expect(value(botMeasures.answers(level)), level).toBeGreaterThan(3);
    expect(value(botMeasures.longest(level)), level).toBeGreaterThanOrEqual(value(botMeasures.p99(level)));
    // Who waits also waits for a thread.
    expect(value(botMeasures.waitedLongest(level)), level).toBeGreaterThan(value(botMeasures.longest(level)));
  }
  expect(value(botMeasures.finished)).toBeGreaterThan(0);
});

test('a side that did other work is named', () => {
  expect(() => checkProofs('duel', [['a'], ['a'], ['a'], ['a']])).not.toThrow();
  expect(() => checkProofs('duel', [['a'], ['a'], ['b'], ['a']])).toThrow(
    'duel: peerChecked did not do the same work as checked',
  );
});

test('a thread that breaks ends the run with its reason', async () => {
  const steps = engineSteps({ games: 0, rounds: 1, ms: 1, warm: 1 }, ['duel']);
  await expect(runSteps(steps, () => {})).rejects.toThrow('a game is missing');
});

test('more time means more games and rounds, within bounds', () => {
  expect(planFor(1)).toMatchObject({ games: 1, rounds: 1 });
  expect(planFor(1000)).toMatchObject({ games: 3, rounds: 3 });
  // That of 4,000 tables: three runs, two minutes together.
  expect(serverPlan(400).steps.find(({ tables }) => tables === 4000)?.ms).toBe(40_000);
});

test('the server under load: a short run seats, plays and weighs tables, and loses no answer', async () => {
  const plan = {
    steps: [{ tables: 30, ms: 1000 }],
    rates: [20],
    pushed: 4,
    rateMs: 1000,
    weighed: 4,
    midGame: 4,
    long: 100,
  };
  // How costs grow with a log takes a thousand answers.
  const steps = serverSteps('SQLite', plan).filter(({ key }) => key !== 'length of the log');
  const measures = await runSteps(steps, () => {});
  const value = (name: string): number | undefined => measures.find((measure) => measure.name === name)?.value;
  expect(value(serverMeasures.failed('30 tables'))).toBe(0);
  expect(value(serverMeasures.failed('20 a second'))).toBe(0);
  for (const name of [serverMeasures.p99('30 tables'), serverMeasures.most, serverMeasures.bytes, serverMeasures.heap])
    expect(value(name), name).toBeGreaterThan(0);
}, 120_000);

test('a run that was cut short goes on with the steps that were kept', async () => {
  const kept = new Map<string, readonly Measure[]>();
  const keeper = {
    find: (key: string) => kept.get(key),
    keep: (key: string, found: readonly Measure[]) => void kept.set(key, found),
  };
  const step = (key: string, run: () => Promise<Measure[]>) => ({ key, share: 0.5, run });
  const one = step('one', async () => [{ name: 'one', value: 1, unit: '' }]);
  const broken = step('two', () => Promise.reject(new Error('cut short')));
  await expect(runSteps([one, broken], () => {}, keeper)).rejects.toThrow('cut short');
  const again = step('one', () => Promise.reject(new Error('measured twice')));
  const two = step('two', async () => [{ name: 'two', value: 2, unit: '' }]);
  expect((await runSteps([again, two], () => {}, keeper)).map(({ name }) => name)).toEqual(['one', 'two']);
});

test('docs/performance.md and the figures of docs/scale.md are what the evidence says', () => {
  for (const { page, made } of readPages()) expect(page).toBe(made);
});

test('what was measured is not too far behind the code; otherwise these commands measure it again', () => {
  expect(outdated()).toEqual([]);
});
