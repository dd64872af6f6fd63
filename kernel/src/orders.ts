// Standing answers: "pass this challenge", "ask me when I am attacked", "always ask". No part of state or record: whoever
// drives a seat asks this function before it asks the person.

import type { Answer, Ask, Scalar } from './types.ts';

export interface Order {
  /** Only within this challenge or turn; left out: until it is taken back. */
  readonly scope?: Scalar;
  /** Asks all the same when the question carries one of these tags. */
  readonly unless: readonly string[];
}

/** The standing answer, or undefined: ask the person. Only a pass can stand, for a pass gives nothing away. */
export function standingAnswer(ask: Ask, orders: readonly Order[]): Answer | undefined {
  const stands = ({ scope, unless }: Order): boolean =>
    (scope === undefined || scope === ask.scope) && !unless.some((tag) => ask.tags?.includes(tag));
  return ask.pass === true && orders.some(stands) ? null : undefined;
}
