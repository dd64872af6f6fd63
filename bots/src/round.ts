// A round of the arena: one deal, played once for each rotation of the bots, so that each sits in every seat once.

import * as kernel from '@orrery/kernel';
import {
  asks,
  askOf,
  begin,
  clone,
  createKit,
  fastDice,
  type Game,
  keyedDice,
  must,
  type Options,
  picker,
  sha256,
  shuffled,
  type State,
  step,
  view,
} from '@orrery/kernel';
import { type Budget, seedAt } from './bot.ts';
import { getBot } from './levels.ts';
import { decideSafely } from './decide-safely.ts';
import type { Decided } from './decided.ts';
import { winShares } from './playout.ts';

export interface RoundJob {
  readonly round: number;
  readonly bots: readonly string[];
  readonly seats: number;
  readonly options: Options;
  readonly seed: number;
  readonly budget: Budget;
  /** A game that takes more answers than this is cut, and nobody wins it. */
  readonly most: number;
}

/** By bot, in the order of the job's bots. */
export interface Tally {
  games: number;
  wins: number;
  decisions: number;
  milliseconds: number;
  /** Decisions that a simpler bot had to make. */
  instead: number;
  /** Rounds of the table in its games, and in those it won; its scores at the end. */
  rounds: number;
  wonIn: number;
  score: number;
}

export interface Round {
  readonly round: number;
  readonly games: number;
  readonly cut: number;
  readonly tallies: readonly Tally[];
  /** By seat: its parts of wins, whoever sat there. */
  readonly bySeat: readonly number[];
}

const NOTHING: Tally = {
  games: 0,
  wins: 0,
  decisions: 0,
  milliseconds: 0,
  instead: 0,
  rounds: 0,
  wonIn: 0,
  score: 0,
};

/** `arrange` may change the table before the first turn, the same for all. */
export function playRound<T>(game: Game<T>, job: RoundJob, arrange?: (state: State<T>) => void): Round {
  const tallies = job.bots.map((): Tally => ({ ...NOTHING }));
  const bySeat = new Array<number>(job.seats).fill(0);
  const order = shuffled(job.bots.keys().toArray(), picker(fastDice(seedAt(job.seed, job.round))));
  let cut = 0;
  for (let turn = 0; turn < order.length; turn++) {
    const sitting = Array.from({ length: job.seats }, (_, seat) => order[(seat + turn) % order.length] ?? 0);
    const { end, turns } = playGame(game, job, sitting, tallies, arrange);
    if (end.frames.length > 0) cut++;
    const standing = game.standing(end);
    const shares = end.frames.length > 0 ? [] : winShares(standing);
    const rounds = Math.ceil(turns / job.seats);
    for (const [seat, at] of sitting.entries()) {
      const tally = tallies[at];
      if (tally === undefined) continue;
      tally.games++;
      bySeat[seat] = (bySeat[seat] ?? 0) + (shares[seat] ?? 0);
      tally.wins += shares[seat] ?? 0;
      tally.rounds += rounds;
      tally.wonIn += (shares[seat] ?? 0) * rounds;
      tally.score += standing.scores[seat] ?? 0;
    }
  }
  return { round: job.round, games: order.length, cut, tallies, bySeat };
}

function playGame<T>(
  game: Game<T>,
  job: RoundJob,
  sitting: readonly number[],
  tallies: readonly Tally[],
  arrange?: (state: State<T>) => void,
): { end: State<T>; turns: number } {
  // The rotations of a round share the key: the same deal, and the same dice as far as the games go the same way.
  const kit = createKit(game, keyedDice(sha256(`orrery arena ${job.seed} ${job.round}`)));
  const dealt = begin(kit, job.seats, job.options);
  // A kit is never deceived about its own state.
  const state = arrange === undefined ? dealt : clone(dealt);
  arrange?.(state);
  let turns = 0;
  for (let at = 0; at < job.most && state.frames.length > 0; at++) {
    const seat = must(asks(game, state, kit)[0], 'somebody to ask').seat;
    const seen = view(state, seat);
    const ask = must(askOf(game, seen, seat), 'what the seat is asked');
    const bot = getBot(job.bots[sitting[seat] ?? 0] ?? '');
    const dice = fastDice(seedAt(job.seed, job.round, seat, at));
    const start = performance.now();
    const decided = decideSafely(bot, {
      kernel,
      game,
      view: seen,
      ask,
      dice,
      budget: job.budget,
      tacit: true,
    });
    count(tallies[sitting[seat] ?? 0], decided, performance.now() - start);
    step(kit, state, seat, decided.answer);
    if (kit.turned) turns++;
  }
  return { end: state, turns };
}

function count(tally: Tally | undefined, decided: Decided, milliseconds: number): void {
  if (tally === undefined) return;
  tally.decisions++;
  tally.milliseconds += milliseconds;
  if (decided.instead !== undefined) tally.instead++;
}
