// `orrery arena <game>`: bots against each other, every bot in every seat of every deal.

import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { type ArenaResult, getBot, type Round } from '@orrery/bots';
import { checkOptions } from '@orrery/games/read';
import type { Options } from '@orrery/kernel';
import { type Command, InvalidArgumentError } from 'commander';
import {
  addAll,
  gamesOption,
  jsonOption,
  optionsOption,
  playersOption,
  readGame,
  readList,
  seedOption,
  whole,
} from '../arguments.ts';
import { plural, progress, round, say, sayJson, sayTable } from '../say.ts';
import { nameOfBot } from '../playout.ts';
import { bad } from '../stop.ts';

interface ArenaHow {
  readonly games: number;
  readonly players?: number;
  readonly seats?: readonly number[];
  readonly seed: number;
  readonly bots: readonly string[];
  readonly options: Options;
  readonly iterations: number;
  readonly ms?: number;
  readonly resume?: string;
  readonly json?: true;
}

export function addArena(program: Command): void {
  const command = program
    .command('arena')
    .description('let bots compete and say how sure the result is')
    .argument('<game>', 'a game')
    .option('--bots <list>', 'who competes: random, greedy, easy, medium, hard', readList, ['random', 'greedy', 'hard'])
    .option('--seats <range>', 'how many seats, or a range such as 2..6: one table for each', readRange)
    .option('--iterations <n>', 'how long a search thinks', whole(1, 1_000_000), 400)
    .option('--ms <n>', 'how long a search thinks, in milliseconds instead of iterations', whole(1, 60_000))
    .option('--resume <file>', 'keeps every round there, and goes on where it was stopped');
  addAll(command, gamesOption(1_000_000), playersOption(), seedOption(), optionsOption(), jsonOption()).action(compete);
}

/** `3` or `2..6`. */
function readRange(text: string): number[] {
  const [, from, to] = /^(\d+)(?:\.\.(\d+))?$/.exec(text) ?? [];
  const [first, last] = [Number(from), Number(to ?? from)];
  if (!(first >= 1 && last >= first && last <= 30)) throw new InvalidArgumentError('It must be a range such as 2..6.');
  return Array.from({ length: last - first + 1 }, (_, i) => first + i);
}

async function compete(id: string, how: ArenaHow): Promise<void> {
  const game = await readGame(id);
  const bots = how.bots.map(nameOfBot);
  bots.forEach(getBot);
  const usual = Math.min(Math.max(bots.length, game.seats.min), game.seats.max);
  const tables = how.seats ?? [how.players ?? usual];
  for (const seats of tables) checkOptions(game, how.options, seats);
  const kept = openKept(how.resume, how);
  const { openThreads } = await import('@orrery/bots/thread');
  const threads = openThreads();
  const results: (ArenaResult & { seats: number })[] = [];
  try {
    for (const seats of tables) {
      const bar = progress(`${bots.join(' against ')} at ${game.id}`, Math.ceil(how.games / bots.length), 'rounds');
      const budget = how.ms === undefined ? { iterations: how.iterations } : { milliseconds: how.ms };
      const { games, options, seed } = how;
      const result = await threads.arena(
        { id: game.id },
        {
          bots,
          games,
          seats,
          options,
          seed,
          budget,
          resume: kept.rounds(seats),
          onProgress({ done, round: played }) {
            kept.add(seats, played);
            bar.show(done);
          },
        },
      );
      bar.end();
      results.push({ seats, ...result });
      if (!how.json) sayResult(result, seats);
    }
  } finally {
    await threads.close();
  }
  const [only] = results;
  if (how.json) sayJson(how.seats === undefined && only !== undefined ? only : results);
}

interface Kept {
  rounds(seats: number): readonly Round[];
  add(seats: number, played: Round): void;
}

/** Rounds that were played before, by the same command alone. */
function openKept(path: string | undefined, { bots, seed, options, iterations, ms }: ArenaHow): Kept {
  const key = JSON.stringify({ bots, seed, options, iterations, ms });
  const tables: { [seats: string]: Round[] } = {};
  if (path !== undefined && existsSync(path)) {
    const found = JSON.parse(readFileSync(path, 'utf8')) as { how?: string; tables?: typeof tables };
    if (found.how !== key) throw bad(`${path} holds another arena: name a new file, or repeat its command`);
    Object.assign(tables, found.tables);
  }
  return {
    rounds: (seats) => tables[seats] ?? [],
    add(seats, played) {
      if (path === undefined) return;
      tables[seats] = [...(tables[seats] ?? []), played];
      writeFileSync(`${path}.new`, `${JSON.stringify({ how: key, tables })}\n`);
      renameSync(`${path}.new`, path);
    },
  };
}

function sayResult({ game, games, cut, bots }: ArenaResult, seats: number): void {
  const lost = cut === 0 ? '' : `, ${round(cut)} of them cut and won by nobody`;
  say(`${plural(games, 'game')} of ${game} with ${plural(seats, 'seat')}${lost}`);
  const percent = (rate: number): string => `${(100 * rate).toFixed(1)} %`;
  sayTable(
    ['bot', 'games', 'wins', 'rate', '95 % between', 'and', 'rounds to win', 'score a round', 'ms a decision'],
    [...bots]
      .sort((a, b) => b.winRate - a.winRate)
      .map(({ bot, games: played, wins, winRate, low, high, roundsToWin, scorePerRound, msPerDecision }) => [
        bot,
        played,
        Number(wins.toFixed(1)),
        percent(winRate),
        percent(low),
        percent(high),
        Number(roundsToWin.toFixed(1)),
        Number(scorePerRound.toFixed(1)),
        Number(msPerDecision.toFixed(3)),
      ]),
  );
}
