// `orrery sim <game>`: whole games between bots, and the game's invariant after every action.

import { fullOptions } from '@orrery/games';
import { checkOptions } from '@orrery/games/read';
import type { Game, Options, GameRecord } from '@orrery/kernel';
import type { Command } from 'commander';
import {
  addAll,
  gamesOption,
  jsonOption,
  optionsOption,
  playersOption,
  readGame,
  readList,
  saveRecord,
  seedOption,
  usualPlayers,
  whole,
} from '../arguments.ts';
import { playOut, recordOf, seatBots } from '../playout.ts';
import { plural, type Progress, progress, round, say, sayJson } from '../say.ts';
import { prepareDeal, secretOf } from '../seed.ts';

interface SimHow {
  readonly games: number;
  readonly players?: number;
  readonly seed: number;
  readonly bots: readonly string[];
  readonly options: Options;
  readonly rows: number;
  readonly iterations: number;
}

interface SimReport {
  readonly game: string;
  readonly games: number;
  readonly finished: number;
  /** Games stopped at `rows` answers. */
  readonly cut: number;
  readonly actions: number;
  readonly seconds: number;
  readonly actionsPerSecond: number;
  readonly gamesPerSecond: number;
  readonly violations: number;
  readonly players: number;
  readonly bots: readonly string[];
  readonly seed: number;
  readonly rows: number;
  /** The first violation: what broke, in which game, and a record that shows it. */
  readonly violation?: { readonly message: string; readonly number: number; readonly record: GameRecord };
}

export function addSim(program: Command): void {
  const command = program
    .command('sim')
    .description('let bots play whole games')
    .argument('<game>', 'a game')
    .option('--bots <list>', 'who plays, in turn: random, greedy, search', readList, ['random'])
    .option('--rows <n>', 'cut a game after so many answers', whole(1, 1_000_000), 10_000)
    .option('--iterations <n>', 'how long a search thinks', whole(1, 1_000_000), 200)
    .option('--save <file>', 'write the record of the first game, or of the first violation');
  addAll(command, gamesOption(), playersOption(), seedOption(), optionsOption(), jsonOption()).action(
    async (id: string, { json, save, ...how }: SimHow & { json?: true; save?: string }) => {
      const game = await readGame(id);
      const bar = progress(`playing ${game.id}`, how.games, 'games');
      const report = simulate(game, how, bar);
      bar.end();
      if (save !== undefined) saveRecord(save, report.violation?.record ?? simRecord(game, how, 0));
      if (report.violations > 0) process.exitCode = 1;
      if (json) sayJson(report);
      else sayReport(report);
    },
  );
}

export function simulate(game: Game, how: SimHow, bar?: Progress): SimReport {
  const players = how.players ?? usualPlayers(game);
  checkOptions(game, how.options, players);
  const began = performance.now();
  let [finished, cut, actions, violations] = [0, 0, 0, 0];
  let first: SimReport['violation'];
  for (let number = 0; number < how.games; number++) {
    const { table, seated } = seatGame(game, how, number);
    const { rows, over, violation } = playOut(game, table, seated, how.seed + number, how.rows);
    actions += rows.length;
    if (violation !== null) {
      violations++;
      first ??= { message: violation, number, record: recordOf(game, table, rows) };
    } else if (over) finished++;
    else cut++;
    bar?.show(number + 1);
  }
  const seconds = (performance.now() - began) / 1000;
  return {
    game: game.id,
    games: how.games,
    finished,
    cut,
    actions,
    seconds,
    actionsPerSecond: actions / seconds,
    gamesPerSecond: how.games / seconds,
    violations,
    players,
    bots: how.bots,
    seed: how.seed,
    rows: how.rows,
    ...(first === undefined ? {} : { violation: first }),
  };
}

/** Who sits where in the game of this number: bots move on by one seat from game to game. */
function seatGame(game: Game, { bots, players, options, seed, iterations }: SimHow, number: number) {
  const seated = seatBots(bots, players ?? usualPlayers(game), number, { iterations });
  const names = seated.map(({ bot }, seat) => `${bot.name} ${seat + 1}`);
  return {
    seated,
    table: prepareDeal(game, fullOptions(game, options), names, `sim-${number}`, secretOf(seed, number)),
  };
}

/** The record of one game of a run. */
function simRecord(game: Game, how: SimHow, number: number): GameRecord {
  const { table, seated } = seatGame(game, how, number);
  return recordOf(game, table, playOut(game, table, seated, how.seed + number, how.rows).rows);
}

function sayReport(report: SimReport): void {
  const { game, games, finished, cut, actions, violations, violation } = report;
  say(
    `${plural(games, 'game')} of ${game} with ${plural(report.players, 'seat')}, seed ${report.seed}: ${report.bots.join(', ')}`,
  );
  say(`${round(finished)} finished${cut === 0 ? '' : `, ${round(cut)} cut after ${plural(report.rows, 'row')}`}`);
  say(
    `${plural(actions, 'action')} in ${round(report.seconds)} s: ${round(report.actionsPerSecond)} a second, ` +
      `${plural(report.gamesPerSecond, 'game')} a second`,
  );
  if (violation === undefined) return say('No invariant was broken.');
  say(`${plural(violations, 'violation')}; the first in game ${violation.number}: ${violation.message}`);
  say('Keep its record with --save FILE, or see it with --json.');
}
