// One line in a test file gives a game the whole battery, `conformance(game)`; one more proves that all it names happens,
// `directed(game, goals)`.

import { beforeAll, describe, expect, test } from 'vitest';
import type { Game } from '../src/types.ts';
import { check, type CheckReport, type Wanted } from './check.ts';
import { type Coverage, direct, type Effort, type Goals } from './directed.ts';
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
