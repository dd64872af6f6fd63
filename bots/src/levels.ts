// The bots by name. Levels are the same search with more or less of the budget: none of them is made to blunder.

import { fault, type Game, picker, type ReasonedAnswer } from '@orrery/kernel';
import { type Bot, type Budget, type Decision, shareOf, spend, type BotTask } from './bot.ts';
import { greedy, random } from './simple-bots.ts';
import { type SearchSettings, search } from './search.ts';

/** Milliseconds until a level has answered, and what is kept back of them for all that is not thinking. */
export const deadlines = { easy: 20, medium: 100, hard: 1000 } as const;
const KEPT = 0.1;

/** What a level thinks with, as a part of the budget, and never less than so many iterations. */
const LEVELS = {
  easy: { share: deadlines.easy / deadlines.hard, least: 16 },
  medium: { share: deadlines.medium / deadlines.hard, least: 80 },
  hard: { share: 1, least: 1 },
} as const;

export const levels: readonly string[] = Object.keys(LEVELS);

export const usualBudget: Budget = { milliseconds: (1 - KEPT) * deadlines.hard };

const BOTS: ReadonlyMap<string, Bot> = new Map(
  [
    random,
    greedy,
    ...Object.entries(LEVELS).map(
      ([name, { share, least }]): Bot => ({
        name,
        decide: (task) => decideAt(name, { ...task, budget: atLeast(shareOf(task.budget, share), least) }),
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

/** By the game's own player of this skill; else by the game's own search; else by the search for all games. */
function decideAt<T>(name: string, task: BotTask<T>): Decision {
  const { game, view, ask, budget } = task;
  const own = game.brain?.levels?.[name];
  if (own === undefined && game.brain?.ponder !== undefined)
    return decisionOf(game.brain.ponder(view, ask, spend(budget)));
  const decision =
    own === undefined ? search(task, settingsFor(game)) : { answer: own.answer(view, ask, picker(task.dice)) };
  const reason = game.brain?.explain?.(view, ask, decision.answer) ?? null;
  return reason === null ? decision : { ...decision, reason };
}

const decisionOf = ({ answer, reason }: ReasonedAnswer): Decision =>
  reason === null ? { answer } : { answer, reason };

/** A game that can value a position needs no long playout; one that cannot is played on until ranks mean something. */
const settingsFor = <T>({ brain }: Game<T>): SearchSettings => ({
  rounds: brain?.value === undefined ? 24 : 8,
  curiosity: 0.7,
});

const atLeast = (budget: Budget, least: number): Budget =>
  'iterations' in budget ? { iterations: Math.max(budget.iterations, least) } : budget;
