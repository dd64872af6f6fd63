// Positions to think about: a game played on by random answers.

import * as kernel from '@orrery/kernel';
import {
  type Ask,
  askOf,
  asks,
  fastDice,
  type Game,
  type Head,
  type Journal,
  must,
  openJournal,
  picker,
  say,
  type State,
  view,
} from '@orrery/kernel';
import { randomAnswer } from '../src/answers.ts';
import type { Budget, BotTask } from '../src/index.ts';

export function deal<T>(game: Game<T>, seats: number, seed: number): Journal<T> {
  const options = Object.fromEntries(Object.entries(game.options).map(([name, [first]]) => [name, first ?? 0]));
  const names = Array.from({ length: seats }, (_, seat) => `seat ${seat}`);
  const head: Head = { game: game.id, rules: 1, options, seats: names, table: 't', commitment: '', salts: [] };
  return openJournal(game, head, fastDice(seed));
}

/** Plays so many answers at random. */
export function scatter<T>(journal: Journal<T>, answers: number, seed: number): Journal<T> {
  const pick = picker(fastDice(seed));
  for (let i = 0; i < answers; i++) {
    const ask = asks(journal.game, journal.state)[0];
    if (ask === undefined) break;
    if (!say(journal, ask.seat, randomAnswer(ask, pick)).ok) throw new Error('an allowed answer is refused');
  }
  return journal;
}

/** What the first seat that is asked sees. */
export function turnOf<T>(game: Game<T>, state: State<T>, seed: number, budget: Budget): BotTask<T> {
  return turnFor(game, state, must(asks(game, state)[0], 'an ask').seat, seed, budget);
}

export function turnFor<T>(game: Game<T>, state: State<T>, seat: number, seed: number, budget: Budget): BotTask<T> {
  const seen = view(state, seat);
  const ask: Ask = must(askOf(game, seen, seat), 'an ask');
  return { kernel, game, view: seen, ask, dice: fastDice(seed), budget };
}
