// Playing an imagined world on, where every seat that is asked answers from what it may know there; and what the position is
// worth then to each seat.

import type { Ask, Game, Kit, Standing, State, View } from '@orrery/kernel';
import { likelyAnswer, type Picker, randomAnswer } from './answers.ts';
import { type BotKernel, silence } from './bot.ts';

/** What imagined worlds are played with: the kernel of the game, and a kit of it with dice of the bot's own. */
export interface Simulator<T> {
  readonly kernel: BotKernel;
  readonly kit: Kit<T>;
}

/** What a seat sees of an imagined world, with its own draft played out. */
export function viewFor<T>({ kernel, kit }: Simulator<T>, world: State<T>, ask: Ask): () => View<T> {
  return () => kernel.drafted(kit.game, kernel.view(world, ask.seat));
}

/** One playout step in ten is a surprise, so that playouts of a policy differ. */
const SURPRISE = 10;

/** Plays on for at most so many rounds of answers. */
export function playOn<T>(on: Simulator<T>, world: State<T>, pick: Picker, rounds: number): void {
  const { kernel, kit } = on;
  for (let round = 0; round < rounds && world.frames.length > 0; round++)
    for (const ask of backwards(kernel.asks(kit.game, world, kit))) answerAsUsual(on, world, ask, pick);
}

/** Closes the frame that is open: `seat` is silent from here on, the others answer as usual. */
export function closeFrame<T>(on: Simulator<T>, world: State<T>, seat: number, pick: Picker): void {
  const { kernel, kit } = on;
  for (let round = 0; round < 1000 && isOpen(world); round++)
    for (const ask of backwards(kernel.asks(kit.game, world, kit)))
      if (ask.seat === seat) kernel.step(kit, world, seat, silence(ask));
      else answerAsUsual(on, world, ask, pick);
}

/** Whether seats have drafts in the frame on top: it waits for the others. */
export function isOpen(world: State): boolean {
  for (const draft of world.drafts) if (draft.length > 0) return true;
  return false;
}

/**
 * The last in order answers first. A window closes with the first act in order, and so not before the first in order has
 * answered: nobody's answer falls into the frame after it.
 */
export const backwards = (all: Ask[]): Ask[] => (all.length < 2 ? all : all.reverse());

function answerAsUsual<T>(on: Simulator<T>, world: State<T>, ask: Ask, pick: Picker): void {
  const { kernel, kit } = on;
  const surprise = kit.game.brain?.policy === undefined || pick(SURPRISE) === 0;
  const answer = surprise ? randomAnswer(ask, pick) : likelyAnswer(kit.game, viewFor(on, world, ask), ask, pick);
  kernel.step(kit, world, ask.seat, answer);
}

/** Most of the worth of an end is in winning; the rest keeps a loser fighting for the second place. */
const WIN = 0.75;

export function valueFor<T>(game: Game<T>, world: State<T>): readonly number[] {
  if (world.frames.length > 0 && game.brain?.value !== undefined) return game.brain.value(world);
  const standing = game.standing(world);
  if (world.seats === 1) return standing.scores.map((score) => squash(score ?? 0));
  const byRank = rankValue(standing);
  return standing.over || world.frames.length === 0 ? byRank : blend(byRank, standing.scores);
}

/** Each seat's part of the win: a shared win is divided. */
export function winShares({ ranks }: Standing): number[] {
  const winners = ranks.filter((rank) => rank === 1).length;
  return ranks.map((rank) => (rank === 1 ? 1 / winners : 0));
}

function rankValue(standing: Standing): number[] {
  const { ranks } = standing;
  return winShares(standing).map((share, seat) => WIN * share + (1 - WIN) * beaten(ranks, ranks[seat] ?? 1));
}

/** Which part of the others stands below this rank; equals count half. */
function beaten(ranks: readonly number[], mine: number): number {
  let sum = -0.5;
  for (const rank of ranks) sum += rank > mine ? 1 : rank === mine ? 0.5 : 0;
  return sum / (ranks.length - 1);
}

/** Before the end the lead counts as well: ranks alone do not tell a step forward from none. */
function blend(byRank: readonly number[], scores: readonly (number | null)[]): readonly number[] {
  const known = scores.filter((score) => score !== null);
  if (known.length < scores.length) return byRank;
  const scale = Math.max(1, ...known.map(Math.abs));
  return byRank.map((worthOfRank, seat) => {
    const best = Math.max(...known.filter((_, other) => other !== seat));
    const lead = ((known[seat] ?? 0) - best) / scale;
    return 0.5 * worthOfRank + 0.5 * (0.5 + 0.25 * lead);
  });
}

const squash = (score: number): number => 0.5 + (0.5 * score) / (Math.abs(score) + 100);
