// `orrery rules <game>`: rule number -> tests. With `--bite` each numbered condition is forced, and a rule that no test
// misses counts as untested: a rule only named is not tested.

import type { Command } from 'commander';
import { jsonOption, readGame } from '../arguments.ts';
import { type Bite, biteRules, type Bitten } from '../rules/bite.ts';
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
      const scan = await scanRules(game.id);
      const bar = progress(`biting the rules of ${game.id}`, scan.conditions.length, 'conditions');
      const bitten = bite ? await biteRules(scan, bar) : null;
      const report = reportOf(game.id, scan, bitten);
      bar.end();
      if (json) return sayJson(report);
      sayReport(report, bitten?.scan ?? scan);
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
  /** Places that read their number from data: numbers the sources do not show are heard only with `--bite`. */
  readonly computed: Scan['computed'];
  /** Only after `--bite`: which forcing a test noticed, and the conditions that no test came by. */
  readonly bitten?: Bitten;
  readonly unreached?: readonly string[];
}

export function reportOf(game: string, scan: Scan, bite: Bite | null): Report {
  const { numbers, conditions, tests, computed } = bite?.scan ?? scan;
  const bitten = bite?.bitten ?? null;
  const isTested = (number: string): boolean => {
    if ((tests[number]?.length ?? 0) === 0) return false;
    if (bitten === null || !conditions.includes(number)) return true;
    return bitten[number]?.true === true || bitten[number]?.false === true;
  };
  const untested = numbers.filter((number) => !isTested(number));
  const refusals = numbers.filter((number) => !conditions.includes(number));
  const tested = numbers.length - untested.length;
  const report = { game, rules: numbers.length, tested, untested, tests, refusals, computed };
  return bite === null ? report : { ...report, bitten: bite.bitten, unreached: bite.unreached };
}

function sayReport(
  { rules, tested, untested, tests, refusals, computed, bitten, unreached }: Report,
  { numbers }: Scan,
): void {
  const list = (some: readonly string[]): string => some.map((number) => `§${number}`).join(', ');
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
  say(`\n${tested} of ${plural(rules, 'rule')} tested${untested.length === 0 ? '' : `; untested: ${list(untested)}`}`);
  if (unreached !== undefined && unreached.length > 0) say(`no numbered test ever comes by: ${list(unreached)}`);
  const places = [...computed.conditions, ...computed.refusals];
  if (bitten === undefined && places.length > 0)
    say(`numbers that are not written but read (${places.join(', ')}) are heard only with --bite`);
}
