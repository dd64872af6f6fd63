import { game as orbit } from '@orrery/kernel/slices/orbit';
import { describe, expect, it } from 'vitest';
import { arena, type ArenaOptions, type Round, wilson, winShares } from '../src/index.ts';
import { nim } from './games/nim.ts';

const base: ArenaOptions = { bots: ['greedy', 'random'], games: 20, seats: 2, seed: 4, budget: { iterations: 30 } };
const withoutTime = (result: unknown) =>
  JSON.parse(JSON.stringify(result, (key, value) => (key === 'msPerDecision' ? 0 : (value as unknown))));

describe('arena', () => {
  it('gives every bot every seat of every deal, and divides each win once', async () => {
    const result = await arena(orbit, { ...base, bots: ['random', 'random', 'greedy'], games: 30, seats: 4 });
    expect(result).toMatchObject({ game: 'orbit', games: 30, cut: 0 });
    expect(result.bots.map(({ bot, games }) => [bot, games])).toEqual([
      ['random', 40],
      ['random', 40],
      ['greedy', 40],
    ]);
    expect(result.bots.reduce((sum, { wins }) => sum + wins, 0)).toBeCloseTo(30, 9);
    for (const { low, winRate, high } of result.bots) expect(low <= winRate && winRate <= high).toBe(true);
  });

  it('is fair: a bot against itself wins as often as it loses', async () => {
    const { bots } = await arena(nim(9), { ...base, bots: ['random', 'random'] });
    expect(bots.map(({ wins }) => wins)).toEqual([10, 10]);
  });

  it('gives the same result again, whole or resumed', async () => {
    const rounds: Round[] = [];
    const whole = await arena(orbit, { ...base, onProgress: ({ round }) => void rounds.push(round) });
    expect(rounds).toHaveLength(10);
    let played = 0;
    const resume = rounds.slice(3, 9);
    const again = await arena(orbit, { ...base, resume, onProgress: () => void played++ });
    expect(played).toBe(4);
    expect(withoutTime(again)).toEqual(withoutTime(whole));
  });

  it('cuts games that do not end, and nobody wins them', async () => {
    const { cut, bots } = await arena(orbit, { ...base, games: 4, most: 3 });
    expect(cut).toBe(4);
    expect(bots.map(({ wins }) => wins)).toEqual([0, 0]);
  });

  it('stops when told to', async () => {
    const stopper = new AbortController();
    const playing = arena(orbit, { ...base, signal: stopper.signal, onProgress: () => stopper.abort() });
    await expect(playing).rejects.toMatchObject({ code: 'stopped' });
  });

  it('refuses a bot that does not exist', async () => {
    await expect(arena(orbit, { ...base, bots: ['genius'] })).rejects.toMatchObject({ code: 'unknown-bot' });
  });
});

describe('counting', () => {
  it('knows Wilson’s interval', () => {
    const { low, high } = wilson(8, 10);
    expect(low).toBeCloseTo(0.4902, 3);
    expect(high).toBeCloseTo(0.9433, 3);
    expect(wilson(0, 20).low).toBe(0);
    expect(wilson(20, 20).high).toBeCloseTo(1, 9);
    expect(wilson(0, 0)).toEqual({ low: 0, high: 1 });
  });

  it('divides a shared win', () => {
    expect(winShares({ over: true, scores: [5, 3, 5], ranks: [1, 3, 1] })).toEqual([0.5, 0, 0.5]);
  });
});
