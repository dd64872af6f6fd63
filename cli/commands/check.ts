// `orrery check <game>`: the whole battery of the testkit over random games.

import { checkOptions } from '@orrery/games/read';
import type { Options } from '@orrery/kernel';
import { CHECKS, type CheckReport } from '@orrery/kernel/testkit';
import type { Command } from 'commander';
import {
  addAll,
  gamesOption,
  jsonOption,
  optionsOption,
  playersOption,
  readGame,
  seedOption,
  whole,
} from '../arguments.ts';
import { plural, progress, round, say, sayJson } from '../say.ts';

interface CheckHow {
  readonly games: number;
  readonly seed: number;
  readonly deep: number;
  readonly players?: number;
  readonly options: Options;
  readonly json?: true;
}

/** Findings shown; the rest mostly repeat them. */
const SHOWN = 20;

export function addCheck(program: Command): void {
  const command = program
    .command('check')
    .description('play random games and check everything a game promises')
    .argument('<game>', 'a game')
    .option('--deep <n>', 'at how many positions of each game the deep checks run', whole(0, 10_000), 4);
  addAll(command, gamesOption(), playersOption(), seedOption(), optionsOption(), jsonOption()).action(checkGame);
}

async function checkGame(id: string, { games, seed, deep, players, options, json }: CheckHow): Promise<void> {
  const game = await readGame(id);
  checkOptions(game, options, players ?? game.seats.max);
  const { checkAll, isClean } = await import('../checking.ts');
  const bar = progress(`checking ${game.id}`, games, 'games');
  const how = { games, seed, deep, options, ...(players === undefined ? {} : { seats: players }) };
  const report = await checkAll(game, how, (done) => bar.show(done));
  bar.end();
  if (!isClean(report)) process.exitCode = 1;
  if (json) sayJson({ ...report, findings: report.findings.slice(0, SHOWN) });
  else sayReport(report);
}

function sayReport(report: CheckReport): void {
  const { game, games, positions, findings, record } = report;
  say(`${plural(games, 'game')} of ${game}, ${plural(positions, 'position')}, ${Object.keys(CHECKS).length} checks`);
  say(
    `${round(report.violations)} violations, ${round(report.leaks)} leaks, ${round(report.mismatches)} mismatches, ` +
      `${round(report.refusedLegal)} legal answers refused, ${round(report.acceptedIllegal)} illegal ones accepted`,
  );
  for (const [name, several] of Object.entries(Object.groupBy(findings, ({ check }) => check))) {
    const [first] = several;
    if (first === undefined) continue;
    say(`\n${name} (${plural(several.length, 'finding')}): ${CHECKS[first.check][1]}`);
    say(`  ${first.message}, at row ${first.row} of seed ${first.seed}`);
  }
  if (record !== undefined) say(`\nThe shortest game that shows one:\n${record}`);
}
