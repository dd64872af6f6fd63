// A seat is never left without an answer: a bot that throws or answers what is not asked gives way to a simpler one, down
// to what silence would answer; and the decision says so.

import { allows } from '@orrery/kernel';
import { type Bot, type BotTask, type Budget, silence } from './bot.ts';
import { type Decided, type Instead, messageOf } from './decided.ts';
import { greedy, random } from './simple-bots.ts';

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

const noted = (decided: Decided, instead: Instead | undefined): Decided =>
  instead === undefined ? decided : { ...decided, instead };
