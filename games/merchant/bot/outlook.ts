// How one answer turns out in one imagined world: this turn as it was answered, then whole voyages of every seat, and
// at last who is the first to have what it takes.

import type { Answer, Ask, Kit, Scalar, Seat, State } from '@orrery/kernel';
import { NONE, type Table } from '../rules/table.ts';
import { ACTIONS, actions } from '../rules/trade.ts';
import { words } from '../rules/words.ts';
import { trades } from './barter.ts';
import { HASTY, SEASONED } from './habits.ts';
import { flyMoves, turnMoves } from './policy.ts';
import type { Heading } from './steer.ts';
import { raceOf, turnsToGo } from './value.ts';
import { arrive, land, lengthOf, sail, setSail, type Voyage } from './voyage.ts';
import { wealthOf } from './wealth.ts';

/** Turns that a thought looks ahead. */
const AHEAD = 14;

export function outlook(kit: Kit<Table>, world: State<Table>, ask: Ask, answer: Answer): number {
  const { seat } = ask;
  const { table } = world;
  kit.state = world;
  dealCultures(kit);
  const fleet = table.money.map(setSail);
  const own = fleet[seat] as Voyage;
  const step = world.frames.at(-1)?.step;
  if (step === 'trade') finishTrade(kit, ask, answer);
  else if (answer === 'stay') stay(kit, ask, own);
  else aim(kit, ask, own, step === 'turn', answer);
  // The others come after him in this round; who has traded has had his turn.
  if (step === 'trade') own.clock += 1;
  sail(kit, fleet, AHEAD, HASTY);
  return raceOf(fleet.map((voyage, each) => endOf(world, each, voyage)))[seat] ?? 0;
}

/** When a seat has what it takes. */
const endOf = (world: State<Table>, seat: Seat, { clock }: Voyage): number =>
  clock + (wealthOf(world.table, seat) >= world.table.target ? 0 : turnsToGo(world, seat));

/** Who lives where is the same for every answer that is tried in a world. */
function dealCultures({ state, look }: Kit<Table>): void {
  const { held, table } = state;
  for (const slot of table.iou) {
    if (slot === NONE || held.item[slot] !== NONE) continue;
    const known = held.know[slot] ?? 0;
    look(slot, 0);
    held.know[slot] = known;
  }
}

/** By question: what the policy does after each answer until it ends the turn, found once for all worlds. */
const sequels = new WeakMap<Ask, Map<Answer, readonly Scalar[]>>();

/** The answer, and the rest of this visit as the policy would have it. */
function finishTrade(kit: Kit<Table>, ask: Ask, answer: Answer): void {
  const known = sequels.get(ask) ?? new Map<Answer, readonly Scalar[]>();
  sequels.set(ask, known);
  const sequel = known.get(answer);
  if (sequel !== undefined) {
    for (const each of sequel) take(kit, ask.seat, each);
    return;
  }
  const found: Scalar[] = [];
  for (let next = answer; typeof next === 'string' && next !== 'end' && found.length < MOST; ) {
    take(kit, ask.seat, next);
    found.push(next);
    const options = actions(kit.state.table, ask.seat);
    next = trades(kit.state, ask.seat, [...options, 'end'], SEASONED)[0]?.answer ?? 'end';
  }
  known.set(answer, found);
}

/** Nobody does more in one visit. */
const MOST = 12;

function take(kit: Kit<Table>, seat: Seat, answer: Scalar): void {
  const [verb, first, second] = words(answer);
  const action = ACTIONS[verb];
  if (verb !== 'deal' && action?.why(kit.state.table, seat, first, second) === null)
    action.take(kit, seat, first, second);
}

function stay(kit: Kit<Table>, { seat }: Ask, voyage: Voyage): void {
  voyage.clock = 1;
  land(kit, seat, voyage, HASTY);
}

/** The headings of a question, found once for all worlds. */
const headings = new WeakMap<Ask, readonly Heading[]>();

/** Off to the stop that the answer is for. */
function aim(kit: Kit<Table>, ask: Ask, voyage: Voyage, first: boolean, answer: Answer): void {
  let moves = headings.get(ask);
  if (moves === undefined) {
    const seen = { ...kit.state, viewer: ask.seat };
    moves = first ? turnMoves(seen, ask, SEASONED) : flyMoves(seen, ask, SEASONED);
    headings.set(ask, moves);
  }
  const move = moves.find((each) => each.answer === answer);
  if (move === undefined) return;
  voyage.goal = move.stop.dot;
  // Who is under way knows his dice for this turn: only what comes after it is to be guessed.
  voyage.far = first ? lengthOf(move.turns) : 1 + (move.turns > 1.01 ? lengthOf(move.turns - 1) : 0);
  arrive(kit, ask.seat, voyage, HASTY);
}
