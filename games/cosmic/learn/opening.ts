// The table of a lesson: an arranged start, and what others have answered before the learner is asked.

import {
  act,
  type Answer,
  begin,
  createKit,
  fastDice,
  must,
  type Options,
  type Seat,
  type State,
} from '@orrery/kernel';
import type { PowerWord } from '../data/powers.ts';
import { rules } from '../all-rules.ts';
import type { Table } from '../rules/table.ts';

/** The example of a power (rules/situation.ts), played on by these answers. */
export function opening(power: PowerWord, answered: readonly (readonly [Seat, Answer])[] = []): State<Table> {
  const kit = createKit(rules, fastDice(7));
  const { seats, options } = must(rules.situations?.[power], power);
  const usual = Object.fromEntries(Object.entries(rules.options).map(([name, [first]]) => [name, first])) as Options;
  let state = begin(kit, seats, { ...usual, ...options, situation: power });
  for (const [seat, answer] of answered) {
    const outcome = act(kit, state, seat, answer);
    if (outcome.ok) state = outcome.state;
  }
  return state;
}

/** Whether tokens are this many in all, from wherever they come. */
export const adds =
  (n: number) =>
  (answer: Answer): boolean =>
    Array.isArray(answer) && answer.reduce((sum: number, each) => sum + Number(each), 0) === n;
