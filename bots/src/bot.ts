// What a bot is: it is shown what its seat may know, and answers. It never sees the state and keeps nothing between calls.

import type * as ours from '@orrery/kernel';
import type { Answer, Ask, Dice, Game, Sentence, View } from '@orrery/kernel';
import type { Kernel } from '@orrery/table';

export { silence } from '@orrery/table';

/** What a bot asks of a kernel: whatever touches a state comes from the one its game was written for. */
export type BotKernel = Kernel &
  Pick<typeof ours, 'asks' | 'clone' | 'drafted' | 'imagine' | 'itemOf' | 'knows' | 'step' | 'waiting'>;

/** How long a bot may think. The same dice and the same number of iterations give the same choice. */
export type Budget = { readonly iterations: number } | { readonly milliseconds: number };

/** What a seat sees when it is asked. */
export interface BotInput<T = unknown> {
  readonly view: View<T>;
  readonly ask: Ask;
}

/** All that a bot gets. */
export interface BotTask<T = unknown> extends BotInput<T> {
  readonly kernel: BotKernel;
  readonly game: Game<T>;
  /** Its own dice: never those of the game. */
  readonly dice: Dice;
  readonly budget: Budget;
  /** Nobody will read why: a game's own reasons are not worked out. */
  readonly tacit?: true;
}

/** An answer a bot looked at. */
export interface WeighedAnswer {
  readonly answer: Answer;
  /** How often it was tried. */
  readonly tries: number;
  /** How good it looked for the seat, 0 to 1. */
  readonly value: number;
  /** How far its distance to the best one may be off: a standard error, where both met the same luck. */
  readonly error?: number;
  /** How much of the choice it got: all or nothing, unless the bot mixes. */
  readonly share: number;
}

export interface Decision {
  readonly answer: Answer;
  /** Why, in a sentence; its words are in `botMessages`. */
  readonly reason?: Sentence;
  /** What it says to the table with it; its words are the game's. */
  readonly says?: Sentence;
  /** Best first. */
  readonly weighed?: readonly WeighedAnswer[];
}

export interface Bot {
  readonly name: string;
  decide<T>(task: BotTask<T>): Decision;
}

/** Says, before each iteration, whether there is budget for it. The first one always has. */
export function spend(budget: Budget): (done: number) => boolean {
  if ('iterations' in budget) return (done) => done === 0 || done < budget.iterations;
  const end = performance.now() + budget.milliseconds;
  return (done) => done === 0 || performance.now() < end;
}

/** A part of a budget. */
export function shareOf(budget: Budget, share: number): Budget {
  if ('milliseconds' in budget) return { milliseconds: budget.milliseconds * share };
  return { iterations: Math.ceil(budget.iterations * share) };
}

/** A seed from a seed: the same place in the same game gives the same bot the same dice. */
export function seedAt(seed: number, ...places: readonly number[]): number {
  let word = seed | 0;
  for (const place of places) {
    word = Math.imul(word ^ (place + 0x9e3779b9), 0x85ebca6b);
    word ^= word >>> 13;
    word = Math.imul(word, 0xc2b2ae35);
    word ^= word >>> 16;
  }
  return word >>> 0;
}
