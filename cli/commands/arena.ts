// `orrery arena <game>`: bots against each other, every bot in every seat of every deal.

import { type ArenaResult, getBot } from '@orrery/bots';
import { checkOptions } from '@orrery/games';
import type { Options } from '@orrery/kernel';
import type { Command } from 'commander';
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
import { nameOfBot } from '../seated.ts';

interface ArenaHow {
  readonly games: number;
  readonly players?: number;
  readonly seed: number;
  readonly bots: readonly string[];
  readonly options: Options;
  readonly iterations: number;
  readonly ms?: number;
  readonly json?: true;
}

export function addArena(program: Command): void {
  const command = program
    .command('arena')
    .description('let bots compete and say how sure the result is')
    .argument('<game>', 'a game')
    .option('--bots <list>', 'who competes: random, greedy, easy, medium, hard', readList, ['random', 'greedy', 'hard'])
    .option('--iterations <n>', 'how long a search thinks', whole(1, 1_000_000), 400)
    .option('--ms <n>', 'how long a search thinks, in milliseconds instead of iterations', whole(1, 60_000));
  addAll(command, gamesOption(1_000_000), playersOption(), seedOption(), optionsOption(), jsonOption()).action(compete);
}

async function compete(
  id: string,
  { games, players, seed, options, iterations, ms, json, ...how }: ArenaHow,
): Promise<void> {
  const game = await readGame(id);
  const bots = how.bots.map(nameOfBot);
  bots.forEach(getBot);
  const seats = players ?? Math.min(Math.max(bots.length, game.seats.min), game.seats.max);
  checkOptions(game, options, seats);
  const budget = ms === undefined ? { iterations } : { milliseconds: ms };
  const bar = progress(`${bots.join(' against ')} at ${game.id}`, Math.ceil(games / bots.length), 'rounds');
  const { openThreads } = await import('@orrery/bots/thread');
  const threads = openThreads();
  try {
    const onProgress = ({ done }: { done: number }): void => bar.show(done);
    const result = await threads.arena({ id: game.id }, { bots, games, seats, options, seed, budget, onProgress });
    bar.end();
    if (json) sayJson(result);
    else sayResult(result);
  } finally {
    await threads.close();
  }
}

function sayResult({ game, games, cut, bots }: ArenaResult): void {
  say(`${plural(games, 'game')} of ${game}${cut === 0 ? '' : `, ${round(cut)} of them cut and won by nobody`}`);
  const percent = (rate: number): string => `${(100 * rate).toFixed(1)} %`;
  sayTable(
    ['bot', 'games', 'wins', 'rate', '95 % between', 'and', 'ms a decision'],
    [...bots]
      .sort((a, b) => b.winRate - a.winRate)
      .map(({ bot, games: played, wins, winRate, low, high, msPerDecision }) => [
        bot,
        played,
        Number(wins.toFixed(1)),
        percent(winRate),
        percent(low),
        percent(high),
        Number(msPerDecision.toFixed(3)),
      ]),
  );
}
