// One line in a test file gives a game the whole battery, `conformance(game)`; one more proves that all it names happens,
// `directed(game, goals)`; a third that its golden games still replay, `golden(game, games, folder)`.

import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { replay } from '../src/replay.ts';
import type { GameRecord } from '../src/journal.ts';
import type { Game } from '../src/types.ts';
import { check, type CheckReport, type Wanted } from './check.ts';
import { type Coverage, direct, type Effort, type Goals } from './directed.ts';
import type { Golden } from './golden.ts';
import { type Check, CHECKS } from './watch.ts';

export function conformance<T>(game: Game<T>, wanted: Wanted = {}): void {
  describe(`${game.id} conforms`, () => {
    let report: CheckReport;

    beforeAll(async () => {
      report = await check(game, wanted);
    }, 600_000);

    for (const name of Object.keys(CHECKS) as Check[])
      test(`${name}: ${CHECKS[name][1]}`, () => {
        const findings = report.findings.filter((finding) => finding.check === name);
        expect(findings.map(({ message, record }) => `${message}\n${record}`)).toEqual([]);
      });

    test('games were really played', () => {
      expect(report.games).toBeGreaterThan(0);
      expect(report.positions).toBeGreaterThan(report.games);
    });
  });
}

export function directed<T>(game: Game<T>, wanted: Goals<T>, effort: Effort = {}): void {
  describe(`${game.id} shows all it has`, () => {
    let coverage: Coverage;

    beforeAll(() => {
      coverage = direct(game, wanted, effort);
    }, 600_000);

    for (const { id, cancelled } of wanted.goals) {
      test(`${id} fires`, () => expect(coverage.missing).not.toContain(`${id} fired`));
      if (cancelled !== undefined)
        test(`${id} is cancelled`, () => expect(coverage.missing).not.toContain(`${id} cancelled`));
    }
  });
}

/** `open`: options of which not every value is played, only some that differ. */
export function golden<T>(game: Game<T>, all: readonly Golden[], folder: string, open: readonly string[] = []): void {
  const read = (name: string): GameRecord => JSON.parse(readFileSync(`${folder}/${name}.json`, 'utf8')) as GameRecord;

  describe(`golden games of ${game.id}`, () => {
    test.each(all)('$name', ({ name, options, seats }) => {
      const record = read(name);
      expect(record).toMatchObject({ rules: game.rules, options });
      expect(record.seats).toHaveLength(seats);
      expect(replay(game, record).rows.length).toBeGreaterThan(20);
    });

    test('between them they use every value of every option, and every number of seats', () => {
      for (const [name, values] of Object.entries(game.options)) {
        const used = new Set(all.map(({ options }) => options[name]));
        if (open.includes(name)) expect(used.size).toBeGreaterThan(1);
        else for (const value of values) expect([...used], name).toContain(value);
      }
      const { min, max } = game.seats;
      expect(new Set(all.map(({ seats }) => seats)).size).toBe(max - min + 1);
    });

    test('a changed answer is found out', () => {
      const record = read(all[0]?.name ?? '');
      const rows = record.rows.map((row, i) =>
        i === 0 && 'answer' in row ? { ...row, answer: row.answer === 0 ? 1 : 0 } : row,
      );
      expect(() => replay(game, { ...record, rows })).toThrow();
    });
  });
}
