// Long measurements: what is in docs/evidence still holds, about one part in a hundred done again; and gathering goes on
// where it was stopped.

import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadEvidence } from '@orrery/games';
import { must } from '@orrery/kernel';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { doAgain, type Evidence, gather, keptParts, otherwise, PLACES, type Places } from '../evidence/gather.ts';
import type { Measurement } from '../evidence/measurement.ts';
import { loadMeasurements } from '../evidence/measurements.ts';

const MEASUREMENTS = await loadMeasurements();

const files = existsSync(PLACES.evidence) ? readdirSync(PLACES.evidence).filter((file) => file.endsWith('.json')) : [];

/** Measured again by the tests of the part that makes them. */
const ELSEWHERE = [
  'bench-engine.json',
  'bench-web.json',
  'bench-server.json',
  'bench-postgres.json',
  'bench-bots.json',
];

describe('kept evidence still holds', () => {
  test('every file has its measurement, and says what, where and how', () => {
    for (const file of files) {
      const evidence = JSON.parse(readFileSync(join(PLACES.evidence, file), 'utf8')) as Evidence;
      expect([...MEASUREMENTS.map(({ name }) => `${name}.json`), ...ELSEWHERE]).toContain(file);
      expect(evidence).toMatchObject({
        command: expect.any(String),
        commit: expect.any(String),
        machine: { cores: expect.any(Number) },
      });
    }
  });

  test.each(
    // What is made short to be done again has a test of its own.
    MEASUREMENTS.filter(({ name, short }) => files.includes(`${name}.json`) && short === undefined).map(
      (measurement) => [measurement.name, measurement] as const,
    ),
  )(
    '%s, one part in a hundred done again',
    async (name, measurement) => {
      const evidence = JSON.parse(readFileSync(join(PLACES.evidence, `${name}.json`), 'utf8')) as Evidence;
      expect(await doAgain(measurement, evidence)).toEqual([]);
    },
    600_000,
  );

  test.each(MEASUREMENTS.filter(({ name, page }) => page !== undefined && files.includes(`${name}.json`)))(
    'the page and the pictures of $name are what its file makes',
    ({ name, page, pictures = {} }) => {
      const evidence = JSON.parse(readFileSync(join(PLACES.evidence, `${name}.json`), 'utf8')) as Evidence;
      const docs = join(PLACES.evidence, '..');
      expect(page?.write(evidence)).toBe(readFileSync(join(docs, page?.path ?? ''), 'utf8'));
      for (const [file, draw] of Object.entries(pictures))
        expect(draw(evidence), file).toBe(readFileSync(join(docs, 'pictures', file), 'utf8'));
    },
  );

  test('what is measured is planned by the games themselves, each in its folder', () => {
    const names = MEASUREMENTS.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['check-merchant', 'check-slices', 'arena-merchant']));
    expect(names).toEqual(
      expect.arrayContaining(['check-cosmic', 'pairs-cosmic', 'check-interspace', 'arena-interspace']),
    );
    const [first] = MEASUREMENTS.find(({ name }) => name === 'arena-merchant')?.parts ?? [];
    expect(first?.task).toEqual({ game: 'merchant', match: 'medium against easy', round: 0 });
  });
});

const EMPTY: Evidence = {
  name: '',
  about: '',
  command: '',
  commit: '',
  machine: {},
  ended: '',
  seconds: 0,
  result: {},
  parts: {},
};

describe('gathering', () => {
  let places: Places;
  beforeEach(() => {
    const folder = mkdtempSync(join(tmpdir(), 'orrery-evidence-'));
    places = { evidence: join(folder, 'evidence'), kept: join(folder, 'kept') };
  });
  afterEach(() => rmSync(join(places.kept, '..'), { recursive: true, force: true }));

  /** A real measurement made short: three parts of two games each. */
  const short: Measurement = {
    ...(MEASUREMENTS.find(({ name }) => name === 'check-slices') as Measurement),
    parts: ['duel', 'orbit', 'frontier'].map((game) => ({
      key: `${game} 0`,
      task: { game, wanted: { games: 2, seed: 1, deep: 0 } },
    })),
  };

  test('all parts, one file, and no rest', async () => {
    const seen: number[] = [];
    const evidence = await gather(short, places, (done) => seen.push(done));
    expect(seen).toEqual([0, 1, 2, 3]);
    expect(Object.keys(evidence.parts)).toEqual(['duel 0', 'orbit 0', 'frontier 0']);
    expect(evidence.result['duel']).toMatchObject({ games: 2 });
    expect(JSON.parse(readFileSync(join(places.evidence, 'check-slices.json'), 'utf8'))).toEqual(evidence);
    expect(readdirSync(places.kept)).toEqual([]);
  });

  test('goes on where it was stopped, but not with parts that other code has played', async () => {
    const stopped = {
      ...short,
      parts: short.parts.map((part, i) => (i === 2 ? { ...part, task: { game: 'none' } } : part)),
    };
    await expect(gather(stopped, places, () => undefined)).rejects.toThrow(/there is no game "none"/);
    const kept = join(places.kept, 'check-slices.json');
    const { code, parts } = JSON.parse(readFileSync(kept, 'utf8')) as { code: string; parts: object };
    expect(Object.keys(parts).length).toBeGreaterThan(0);
    expect(keptParts(short, code, places).parts).toEqual(parts);
    expect(keptParts(short, 'another', places).parts).toEqual({});
    writeFileSync(
      kept,
      JSON.stringify({ code, seconds: 5, parts: { 'duel 0': { games: 77 }, 'orbit 0': { games: 78 } } }),
    );
    const evidence = await gather(short, places, () => undefined);
    expect(evidence.parts).toMatchObject({ 'duel 0': { games: 77 }, 'frontier 0': { games: 2 } });
  });

  test('pairs: each in one part, what they find, and how often each piece did something', async () => {
    const pairs = MEASUREMENTS.find(({ name }) => name === 'pairs-cosmic') as Measurement;
    const { length } = pairs.parts;
    const few = pairs.parts.slice(0, 1).map(({ key, task }) => ({ key, task: { ...(task as object), oneIn: 2000 } }));
    const evidence = await gather({ ...pairs, parts: few }, places, () => undefined);
    expect(evidence.result).toMatchObject({ violations: 0, leaks: 0, cut: 0 });
    expect(evidence.result['games']).toBe(2 * Number(evidence.result['pairs']) - Number(evidence.result['barred']));
    expect(Object.keys(evidence.result['uses'] as object)).toContain('zombie');
    expect(pairs.parts.map(({ task }) => (task as { first: number }).first)).toEqual([...Array(length).keys()]);
    expect(pairs.fault({ ...evidence.result, uses: { macron: 3, virus: 0 } })).toBe('cosmic: never used: virus');
    expect(pairs.fault({ ...evidence.result, leaks: 1 })).toBe('cosmic: 1 leaks');
    expect(pairs.fault({ ...evidence.result, uses: {}, games: 9, finished: 8, cut: 1 })).toBe(
      'cosmic: 1 games did not end',
    );
    expect(pairs.fault({ ...evidence.result, uses: { macron: 3 } })).toBeNull();
  }, 60_000);

  test('seats that are not worth the same are a fault', async () => {
    const arena = MEASUREMENTS.find(({ name }) => name === 'arena-interspace') as Measurement;
    const { matches } = must((await loadEvidence('interspace'))?.arena, 'an arena');
    const won = (lucky: number): Evidence['result'] =>
      Object.fromEntries(
        matches.map(({ name, seats }) => {
          const bySeat = Array.from({ length: seats }, (_, seat) => 1 / seats + (seat === 0 ? lucky : 0));
          return [name, { games: 1000, cut: 0, lines: [], wonIn: [], bySeat }];
        }),
      );
    expect(arena.fault(won(0.04))).toBeNull();
    expect(arena.fault(won(0.06))).toBe('hard in all 2 seats: a seat wins 6.0 points more than its share');
    const [first] = arena.parts;
    expect(first).toEqual({
      key: 'hard in all 2 seats 0',
      task: { game: 'interspace', match: 'hard in all 2 seats', round: 0 },
    });
    const evidence = { ...EMPTY, name: 'arena-interspace', result: won(0.04) };
    expect(arena.page?.write(evidence)).toContain(
      '| hard in all 2 seats | 1000 | 54.0 % | 50.0 % |  |  |  |  | 4.0 points |',
    );
  });

  test('a part done again is exactly what was kept, but for the time it took', () => {
    const [part = { key: '', task: null }] = short.parts;
    const kept = { games: 10, positions: 150, finished: 3 };
    expect(otherwise(short, part, kept, { ...kept, deep: 2 })).toBeNull();
    expect(otherwise(short, part, kept, { ...kept, positions: 151 })).toBe(
      'duel 0 is played otherwise than when it was kept (positions 151, not 150): npm run evidence -- check-slices',
    );
    const arena = MEASUREMENTS.find(({ name }) => name === 'arena-merchant') as Measurement;
    const round = (wins: number, milliseconds: number) => ({ games: 2, tallies: [{ games: 2, wins, milliseconds }] });
    expect(otherwise(arena, part, round(1, 430), round(1, 99))).toBeNull();
    expect(otherwise(arena, part, round(1, 430), round(2, 430))).toMatch(/^duel 0 is played otherwise .*\(tallies\)/);
    const soak = MEASUREMENTS.find(({ name }) => name === 'soak') as Measurement;
    expect(otherwise(soak, part, { answers: 1 }, { answers: 2 })).toBeNull();
  });

  test('a part done again that finds something, or measures something else, does not fit', () => {
    const result = { duel: { low: 10, high: 20, violations: 0 }, orbit: {}, frontier: {} };
    const part = { key: 'duel 3', task: null };
    const good = { games: 10, positions: 150, violations: 0 };
    expect(short.misfit(result, part, good)).toBeNull();
    expect(short.misfit(result, part, { ...good, leaks: 2 })).toBe('duel 3 finds 2 leaks');
    expect(short.misfit(result, part, { ...good, positions: 300 })).toMatch(/has 30 positions a game, not 10 to 20/);
    expect(short.fault({ ...result, orbit: { mismatches: 1 } })).toBe('orbit: 1 mismatches');
  });
});
