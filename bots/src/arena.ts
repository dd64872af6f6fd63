// The arena: bots against each other, everybody in every seat of every deal, and how sure one can be of the result.

import { fault, type Game, type Options } from '@orrery/kernel';
import type { Budget } from './bot.ts';
import { getBot } from './levels.ts';
import { playRound, type Round, type RoundJob, type Tally } from './round.ts';

export interface ArenaOptions {
  readonly bots: readonly string[];
  /** Rounded up to whole rounds: each deal is played once for each bot. */
  readonly games: number;
  /** Left out: as many as there are bots, within what the game allows. */
  readonly seats?: number;
  readonly options?: Options;
  readonly seed: number;
  readonly budget: Budget;
  /** Answers after which a game is cut. */
  readonly most?: number;
  /** Rounds played before, as `onProgress` gave them: only the missing ones are played. */
  readonly resume?: readonly Round[];
  onProgress?(progress: ArenaProgress): void;
  readonly signal?: AbortSignal;
  /** Plays a round somewhere else, `lanes` at a time. Left out: here, one after another. */
  play?(job: RoundJob, signal?: AbortSignal): Promise<Round>;
  readonly lanes?: number;
}

export interface ArenaProgress {
  readonly round: Round;
  readonly done: number;
  readonly of: number;
}

/** A bot's line. `games` counts the seats it had, `wins` its parts of wins; the interval holds the true rate 95 times in 100. */
export interface ArenaLine {
  readonly bot: string;
  readonly games: number;
  readonly wins: number;
  readonly winRate: number;
  readonly low: number;
  readonly high: number;
  readonly msPerDecision: number;
  /** Decisions that a simpler bot had to make: should be none. */
  readonly instead: number;
  /** Rounds of the games it won, on average, and its score at the end for each round it played. */
  readonly roundsToWin: number;
  readonly scorePerRound: number;
}

export interface ArenaResult {
  readonly game: string;
  readonly games: number;
  readonly cut: number;
  readonly bots: readonly ArenaLine[];
  /** By seat: the rate of games won there, whoever sat there. */
  readonly bySeat: readonly number[];
}

export async function arena<T>(game: Game<T>, options: ArenaOptions): Promise<ArenaResult> {
  const { bots, signal, lanes = 1 } = options;
  bots.forEach(getBot);
  if (bots.length < 1 || options.games < 1) throw fault('bad-arena', 'an arena needs bots and games');
  const of = Math.ceil(options.games / bots.length);
  const rounds = new Map((options.resume ?? []).filter(({ round }) => round < of).map((each) => [each.round, each]));
  const missing = Array.from({ length: of }, (_, round) => round).filter((round) => !rounds.has(round));
  const play = options.play ?? (async (job: RoundJob) => playRound(game, job));
  const job: Omit<RoundJob, 'round'> = {
    bots,
    seats: options.seats ?? Math.min(Math.max(bots.length, game.seats.min), game.seats.max),
    options: { ...defaults(game), ...options.options },
    seed: options.seed,
    budget: options.budget,
    most: options.most ?? 20_000,
  };
  const stopped = (): Error => fault('stopped', 'the arena was told to stop');
  const lane = async (): Promise<void> => {
    for (let round = missing.shift(); round !== undefined; round = missing.shift()) {
      if (signal?.aborted) throw stopped();
      const played = await play({ ...job, round }, signal);
      rounds.set(round, played);
      options.onProgress?.({ round: played, done: rounds.size, of });
    }
  };
  try {
    await Promise.all(Array.from({ length: Math.min(lanes, missing.length) }, lane));
  } catch (error) {
    // The other lanes end with the round they are in.
    missing.length = 0;
    throw signal?.aborted ? stopped() : error;
  }
  return sumUp(game.id, bots, [...rounds.values()]);
}

export function sumUp(game: string, bots: readonly string[], rounds: readonly Round[]): ArenaResult {
  const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
  const lines = bots.map((bot, at): ArenaLine => {
    const total = (field: keyof Tally): number => sum(rounds.map(({ tallies }) => tallies[at]?.[field] ?? 0));
    const games = total('games');
    const wins = total('wins');
    const msPerDecision = total('milliseconds') / Math.max(1, total('decisions'));
    return {
      bot,
      games,
      wins,
      winRate: wins / games,
      ...wilson(wins, games),
      msPerDecision,
      instead: total('instead'),
      roundsToWin: total('wonIn') / Math.max(1, wins),
      scorePerRound: total('score') / Math.max(1, total('rounds')),
    };
  });
  const games = sum(rounds.map((each) => each.games));
  const bySeat = (rounds[0]?.bySeat ?? []).map((_, seat) => sum(rounds.map((each) => each.bySeat[seat] ?? 0)) / games);
  return { game, games, cut: sum(rounds.map((each) => each.cut)), bots: lines, bySeat };
}

/** Wilson's interval for a rate: sound for few games and for rates near 0 and 1. Shared wins are fractions. */
export function wilson(wins: number, games: number): { low: number; high: number } {
  if (games === 0) return { low: 0, high: 1 };
  const z = 1.959964;
  const rate = wins / games;
  const spread = (z / (2 * games)) * Math.sqrt(4 * games * rate * (1 - rate) + z * z);
  const middle = rate + (z * z) / (2 * games);
  const scale = 1 + (z * z) / games;
  return { low: Math.max(0, (middle - spread) / scale), high: Math.min(1, (middle + spread) / scale) };
}

function defaults<T>(game: Game<T>): Options {
  const first = Object.entries(game.options).map(([name, [value]]) => [name, value] as const);
  return Object.fromEntries(first) as Options;
}
