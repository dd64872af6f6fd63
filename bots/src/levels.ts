// The bots by name. Levels are the same search with more or less of the budget: none of them is made to blunder.

import { fault, type Game } from '@orrery/kernel';
import { type Bot, type Budget, shareOf } from './bot.ts';
import { greedy } from './greedy.ts';
import { random } from './random.ts';
import { type Settings, search } from './search.ts';

/** What a level thinks with, as a part of the budget, and never less than so many iterations. */
const LEVELS = {
  easy: { share: 0.03, least: 16 },
  medium: { share: 0.2, least: 80 },
  hard: { share: 1, least: 1 },
} as const;

export const levels: readonly string[] = Object.keys(LEVELS);

/** A whole second: what people wait for without noticing. */
export const usualBudget: Budget = { milliseconds: 1000 };

const BOTS: ReadonlyMap<string, Bot> = new Map(
  [
    random,
    greedy,
    ...Object.entries(LEVELS).map(
      ([name, { share, least }]): Bot => ({
        name,
        decide: (turn) =>
          search({ ...turn, budget: atLeast(shareOf(turn.budget, share), least) }, settingsFor(turn.game)),
      }),
    ),
  ].map((bot) => [bot.name, bot]),
);

export const botNames: readonly string[] = [...BOTS.keys()];

export function getBot(name: string): Bot {
  const bot = BOTS.get(name);
  if (bot === undefined) throw fault('unknown-bot', `there is no bot "${name}"; there are ${botNames.join(', ')}`);
  return bot;
}

/** A game that can value a position needs no long playout; one that cannot is played on until ranks mean something. */
const settingsFor = <T>({ brain }: Game<T>): Settings => ({
  rounds: brain?.value === undefined ? 24 : 8,
  curiosity: 0.7,
});

const atLeast = (budget: Budget, least: number): Budget =>
  'iterations' in budget ? { iterations: Math.max(budget.iterations, least) } : budget;
