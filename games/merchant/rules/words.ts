// Answers in words: a verb and its numbers, such as `buy 3` or `revolt 1 16`.

import type { Answer } from '@orrery/kernel';

/** `revolt 1 16` -> ['revolt', 1, 16]; missing numbers are -1. */
export function words(answer: Answer): [verb: string, first: number, second: number] {
  if (typeof answer === 'object') return ['', -1, -1];
  const [verb = '', first, second] = `${answer}`.split(' ');
  return [verb, number(first), number(second)];
}

const number = (text: string | undefined): number => (text !== undefined && /^\d+$/.test(text) ? Number(text) : -1);
