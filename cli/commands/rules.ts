// `orrery rules <game>`: rule number -> tests. With `--bite` each numbered condition is forced, and a rule that no test
// misses counts as untested: a rule only named is not tested.

import type { Command } from 'commander';
import { jsonOption, readGame } from '../arguments.ts';
import { biteRules, type Bitten } from '../rules/bite.ts';
import { type Scan, scanRules } from '../rules/scan.ts';
import { plural, progress, say, sayJson, sayTable } from '../say.ts';

export function addRules(program: Command): void {
  program
    .command('rules')
    .description('list which tests watch which rule')
    .argument('<game>', 'a game')
    .option('--bite', 'force each numbered condition true, then false: a rule that no test misses is untested')
    .addOption(jsonOption())
    .action(async (id: string, { bite, json }: { bite?: true; json?: true }) => {
      const game = await readGame(id);
      const scan = scanRules(game.id);
      const bar = progress(`biting the rules of ${game.id}`, scan.conditions.length, 'conditions');
      const report = reportOf(game.id, scan, bite ? await biteRules(scan, bar) : null);
      bar.end();
      if (json) return sayJson(report);
      sayReport(report, scan);
    });
}

interface Report {
  readonly game: string;
  /** How many numbers the sources name. */
  readonly rules: number;
  readonly tested: number;
  readonly untested: readonly string[];
  readonly tests: Scan['tests'];
  /** Numbers that stand only beside a refusal: there is no condition to force. */
  readonly refusals: readonly string[];
  /** Only after `--bite`: which forcing a test noticed. */
  readonly bitten?: Bitten;
}

export function reportOf(game: string, { numbers, conditions, tests }: Scan, bitten: Bitten | null): Report {
  const isTested = (number: string): boolean => {
    if ((tests[number]?.length ?? 0) === 0) return false;
    if (bitten === null || !conditions.includes(number)) return true;
    return bitten[number]?.true === true || bitten[number]?.false === true;
  };
  const untested = numbers.filter((number) => !isTested(number));
  const refusals = numbers.filter((number) => !conditions.includes(number));
  const report = { game, rules: numbers.length, tested: numbers.length - untested.length, untested, tests, refusals };
  return bitten === null ? report : { ...report, bitten };
}

function sayReport({ rules, tested, untested, tests, refusals, bitten }: Report, { numbers }: Scan): void {
  const noticed = (number: string): string => {
    if (refusals.includes(number)) return 'only a refusal';
    const ways = (['true', 'false'] as const).filter((value) => bitten?.[number]?.[value]);
    return ways.length === 0 ? 'unnoticed' : `noticed when ${ways.join(' and when ')}`;
  };
  const row = (number: string): string[] => [
    `§${number}`,
    plural(tests[number]?.length ?? 0, 'test'),
    ...(bitten === undefined ? [] : [noticed(number)]),
    (tests[number] ?? []).join(' | '),
  ];
  sayTable(['rule', 'tests', ...(bitten === undefined ? [] : ['when forced']), 'names'], numbers.map(row));
  say(
    `\n${tested} of ${plural(rules, 'rule')} tested${untested.length === 0 ? '' : `; untested: ${untested.map((n) => `§${n}`).join(', ')}`}`,
  );
}
