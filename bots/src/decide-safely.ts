// A seat is never left without an answer: a bot that throws or answers what is not asked gives way to a simpler one, down
// to what silence would answer; and the decision says so.

import { allows, type Ask, fastDice, picker } from '@orrery/kernel';
import { randomAnswer } from './answers.ts';
import { type Bot, type BotTask, type Budget, type Decision, silence } from './bot.ts';
import { greedy, random } from './simple-bots.ts';

export interface Decided extends Decision {
  /** Who decided: the bot that was asked, a simpler one, or nobody (`silence`). */
  readonly bot: string;
  /** Why it was not the one that was asked. */
  readonly instead?: Instead;
  /** Milliseconds it thought, where another thread was asked. */
  readonly took?: number;
}

export interface Instead {
  readonly of: string;
  readonly because: 'threw' | 'not-allowed' | 'late';
  readonly message: string;
}

/** What a simpler bot gets: the time of the one before it is gone. */
const LITTLE: Budget = { iterations: 120 };

export function decideSafely<T>(bot: Bot, task: BotTask<T>): Decided {
  let instead: Instead | undefined;
  for (const next of [bot, greedy, random]) {
    if (instead !== undefined && next.name === bot.name) continue;
    try {
      const decision = next.decide(instead === undefined ? task : { ...task, budget: LITTLE });
      if (allows(task.ask, decision.answer)) return noted({ ...decision, bot: next.name }, instead);
      const message = `${JSON.stringify(decision.answer)} is not allowed`;
      instead ??= { of: bot.name, because: 'not-allowed', message };
    } catch (error) {
      instead ??= { of: bot.name, because: 'threw', message: messageOf(error) };
    }
  }
  return noted({ answer: silence(task.ask), bot: 'silence', reason: { key: 'bot.silence' } }, instead);
}

/** An answer without a line of the game's code: for when that is what hangs. */
export function lastResort(ask: Ask, seed: number, instead: Instead): Decided {
  try {
    const answer = randomAnswer(ask, picker(fastDice(seed)));
    return { answer, bot: random.name, reason: { key: 'bot.random' }, instead };
  } catch {
    return { answer: silence(ask), bot: 'silence', reason: { key: 'bot.silence' }, instead };
  }
}

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const noted = (decided: Decided, instead: Instead | undefined): Decided =>
  instead === undefined ? decided : { ...decided, instead };
