// A tiny run of `orrery bench engine`: the same work on every side, and the fields others script against. Never a time.

import { fault } from '@orrery/kernel';
import { describe, expect, test, vi } from 'vitest';
import { botMeasures } from '../src/measure.ts';
import { bots } from '../src/bots.ts';
import { checkProofs, engine, planFor } from '../src/engine.ts';
import { readPages } from '../src/evidence.ts';
import { sideIds, sideOf } from '../src/sides.ts';
import { asPlayed, dealsOf, loadSlice, playDeal, sliceIds } from '../src/slices.ts';
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
    for (const side of ['checked', 'peerChecked'] as const)
      expect(() => sideOf(side, game)(deal, asPlayed(said), () => {})).toThrow(/refuses/);
    expect(complaints).toHaveBeenCalledOnce();
    complaints.mockRestore();
  });
});

test('a tiny run gives every measure with its fields', async () => {
  const told: number[] = [];
  const measures = await engine((done) => told.push(done), { games: 1, rounds: 1, ms: 1, warm: 1 });
  expect(told.at(-1)).toBe(1);
  expect(told.toSorted((a, b) => a - b)).toEqual(told);
  const names = measures.map(({ name }) => name);
  const played = ['actions', 'random games', 'actions in one thread'];
  const versus = played.flatMap((what) => [`${what}, checked`, `${what}, in place`]);
  const costs = ['act', 'step', 'view', 'asks', 'imagine', 'clone', 'digest', 'link', 'state'];
  const all = sliceIds.flatMap((slice) => [...versus, ...costs].map((what) => `${slice}: ${what}`));
  expect(names).toEqual(['calibration', ...all]);
  for (const { name, value, unit, peer, peerValue, ratio } of measures) {
    expect(value, name).toBeGreaterThan(0);
    expect(['loops/s', 'actions/s', 'games/s', 'µs', 'bytes']).toContain(unit);
    if (/actions|games/.test(name)) {
      expect(peer).toMatch(/^boardgame\.io \d/);
      expect(ratio).toBeCloseTo(value / (peerValue ?? 0));
    } else expect([peer, peerValue, ratio]).toEqual([undefined, undefined, undefined]);
  }
});

test('bots under load: a short run counts answers of every level', async () => {
  const measures = await bots(() => {}, 6);
  const value = (name: string): number => measures.find((measure) => measure.name === name)?.value ?? 0;
  for (const level of ['easy', 'medium', 'hard']) {
    expect(value(botMeasures.answers(level)), level).toBeGreaterThan(3);
    expect(value(botMeasures.longest(level)), level).toBeGreaterThanOrEqual(value(botMeasures.p99(level)));
  }
});

test('a side that did other work is named', () => {
  expect(() => checkProofs('duel', [['a'], ['a'], ['a'], ['a']])).not.toThrow();
  expect(() => checkProofs('duel', [['a'], ['a'], ['b'], ['a']])).toThrow(
    'duel: peerChecked did not do the same work as checked',
  );
});

test('a thread that breaks ends the run with its reason', async () => {
  await expect(engine(() => {}, { games: 0, rounds: 1, ms: 1, warm: 1 })).rejects.toThrow('a game is missing');
});

test('more time means more games and rounds, within bounds', () => {
  expect(planFor(1)).toMatchObject({ games: 1, rounds: 1 });
  expect(planFor(1000)).toMatchObject({ games: 8, rounds: 7 });
});

test('docs/performance.md and the figures of docs/scale.md are what the evidence says', () => {
  for (const { page, made } of readPages()) expect(page).toBe(made);
});
