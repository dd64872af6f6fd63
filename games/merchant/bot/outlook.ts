// How one answer turns out in one imagined world: this turn as it was answered, then whole voyages of every seat, and at
// last what the position is worth.

import type { Answer, Ask, Kit, State } from '@orrery/kernel';
import { NONE, type Table } from '../rules/table.ts';
import { ACTIONS } from '../rules/trade.ts';
import { words } from '../rules/words.ts';
import { SEASONED } from './habits.ts';
import { flyMoves, turnMoves } from './policy.ts';
import type { Heading } from './steer.ts';
import { value } from './value.ts';
import { type Course, coursesOf, land, lengthOf, sail, sailOn, trade } from './voyage.ts';

/** Rounds of the table that a thought looks ahead. */
const ROUNDS = 14;

export function outlook(kit: Kit<Table>, world: State<Table>, ask: Ask, answer: Answer): number {
  const { seat } = ask;
  kit.state = world;
  dealCultures(kit);
  const courses = coursesOf(kit);
  const own = courses[seat] as Course;
  const step = world.frames.at(-1)?.step;
  if (step === 'trade') finishTrade(kit, ask, own, answer);
  else if (answer === 'stay') land(kit, seat, own, SEASONED);
  else aim(kit, ask, own, step === 'turn', answer);
  sail(kit, courses, ROUNDS, SEASONED);
  return value(world)[seat] ?? 0;
}

/** Who lives where is the same for every answer that is tried in a world, whoever finds it first. */
function dealCultures({ state, look }: Kit<Table>): void {
  const { held, table } = state;
  for (const slot of table.iou) {
    if (slot === NONE || held.item[slot] !== NONE) continue;
    const known = held.know[slot] ?? 0;
    look(slot, 0);
    held.know[slot] = known;
  }
}

function finishTrade(kit: Kit<Table>, { seat }: Ask, own: Course, answer: Answer): void {
  if (typeof answer !== 'string' || answer === 'end') return;
  const [verb, first, second] = words(answer);
  ACTIONS[verb]?.take(kit, seat, first, second);
  trade(kit, seat, own, SEASONED);
}

/** The headings of a question, found once for all worlds. */
const headings = new WeakMap<Ask, readonly Heading[]>();

/** Off to the stop that the answer is for. */
function aim(kit: Kit<Table>, ask: Ask, own: Course, first: boolean, answer: Answer): void {
  let moves = headings.get(ask);
  if (moves === undefined) {
    const seen = { ...kit.state, viewer: ask.seat };
    moves = first ? turnMoves(seen, ask, SEASONED) : flyMoves(seen, ask, SEASONED);
    headings.set(ask, moves);
  }
  const move = moves.find((each) => each.answer === answer);
  if (move === undefined) return;
  own.goal = move.stop.dot;
  own.left = lengthOf(own, move.turns);
  sailOn(kit, ask.seat, own, SEASONED);
}
