// The bots by name. Levels are the same search with more or less of the budget: none of them is made to blunder.

import { fault, type Game, picker, type ReasonedAnswer } from '@orrery/kernel';
import { type Bot, type Budget, type Decision, shareOf, spend, type BotTask } from './bot.ts';
import { LEVELS } from './budgets.ts';
import { greedy, random } from './simple-bots.ts';
import { type SearchSettings, search } from './search.ts';

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
  // In a plan of its own a player goes on from what it has planned: what is spent is spent.
  const seen = task.kernel.drafted(game, view);
  const decision =
    own === undefined ? search(task, settingsFor(game)) : { answer: own.answer(seen, ask, picker(task.dice)) };
  const reason = task.tacit === true ? null : (game.brain?.explain?.(seen, ask, decision.answer) ?? null);
  const says = game.brain?.says?.(seen, ask, decision.answer) ?? null;
  return { ...decision, ...(reason === null ? {} : { reason }), ...(says === null ? {} : { says }) };
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
