// What was decided and by whom; and the answer where no bot gives one. Who waits for bots on another thread needs no more.

import { type Ask, fastDice, picker } from '@orrery/kernel';
import { randomAnswer } from './answers.ts';
import { type Decision, silence } from './bot.ts';

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

/** An answer without a line of the game's code: for when that is what hangs. */
export function lastResort(ask: Ask, seed: number, instead: Instead): Decided {
  try {
    const answer = randomAnswer(ask, picker(fastDice(seed)));
    return { answer, bot: 'random', reason: { key: 'bot.random' }, instead };
  } catch {
    return { answer: silence(ask), bot: 'silence', reason: { key: 'bot.silence' }, instead };
  }
}

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
