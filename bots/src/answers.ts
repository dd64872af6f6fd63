// Which answers to think about: what the game proposes, all of them when they are few, a sample when they are many.

import { type Answer, type Ask, allows, type Game, list, type Scalar, sample, type View } from '@orrery/kernel';
import { silence } from './bot.ts';

export type Picker = (n: number) => number;

/** An answer at random that lets games end: every other window is passed, few deals are proposed, silence has its part. */
export function randomAnswer(ask: Ask, pick: Picker): Answer {
  const { choice } = ask;
  if (ask.pass === true) return pick(4) < (choice.kind === 'offer' ? 3 : 2) ? null : sample({ choice }, pick);
  return pick(8) === 0 ? ask.otherwise : sample({ choice }, pick);
}

/** What the game's policy would answer, or else an answer at random. */
export function likelyAnswer<T>(game: Game<T>, seen: () => View<T>, ask: Ask, pick: Picker): Answer {
  const policy = game.brain?.policy;
  if (policy === undefined) return randomAnswer(ask, pick);
  const answer = policy(seen(), ask, pick);
  return allows(ask, answer) ? answer : randomAnswer(ask, pick);
}

/** The answers worth a thought, all of them when there are at most `most`; null: too many to list, sample them. */
export function listAnswers<T>(
  game: Game<T>,
  seen: () => View<T>,
  ask: Ask,
  pick: Picker,
  most: number,
): readonly Answer[] | null {
  const proposed = game.brain?.candidates?.(seen(), ask, pick).filter((answer) => allows(ask, answer));
  if (proposed !== undefined && proposed.length > 0) return proposed;
  const all = ask.choice.kind === 'one' && ask.pass !== true ? ask.choice.options : list(ask, most + 1);
  return all.length > most ? null : all;
}

/** At most `most` answers worth a thought: listed or sampled. */
export function candidates<T>(game: Game<T>, seen: () => View<T>, ask: Ask, pick: Picker, most: number): Answer[] {
  const all = listAnswers(game, seen, ask, pick, most);
  if (all !== null) return all.slice(0, most);
  const found = new Map<AnswerKey, Answer>();
  const add = (answer: Answer): void => void found.set(keyOf(answer), answer);
  add(silence(ask));
  add(likelyAnswer(game, seen, ask, pick));
  for (let tries = 0; tries < 2 * most && found.size < most; tries++) add(sample({ choice: ask.choice }, pick));
  return [...found.values()];
}

export type AnswerKey = Scalar | null;

/** Answers by value: equal answers have equal keys. */
export const keyOf = (answer: Answer): AnswerKey =>
  typeof answer === 'object' && answer !== null ? JSON.stringify(answer) : answer;
