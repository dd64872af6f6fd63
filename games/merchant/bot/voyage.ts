// Playing an imagined world on by whole voyages instead of answer by answer: a ship is under way for as many turns as its
// chart says, lands, trades as the policy does, and sets out for the best stop.

import type { Kit, Seat } from '@orrery/kernel';
import { isCity, systemOf, type Dot } from '../rules/board.ts';
import { discover } from '../rules/looks.ts';
import { isMarket, isPortOfCall } from '../rules/places.ts';
import { fareAt, fareTo, FIRST_FARE, isFare, NONE, NOT_OVER, type Table } from '../rules/table.ts';
import { ACTIONS } from '../rules/trade.ts';
import { isLimited, partner } from '../rules/market.ts';
import { buyWorth, fareWorth, intentOf, NO_GOODS } from './barter.ts';
import { chartPast } from './chartroom.ts';
import type { Habits } from './habits.ts';
import { priceAt } from './lore.ts';
import { hazeOver, nearestMarket, type Stop, weigh } from './plan.ts';
import { briefTrader, type Trader } from './trader.ts';
import { wealthOf } from './wealth.ts';

/** Where a ship is bound, and the turns it still takes; no goal: it is for its master to choose. */
export interface Course {
  goal: Dot;
  left: number;
  /** What he thought of the field, and for how many stops he goes by that. */
  field?: Float64Array;
  fresh: number;
  /** The luck of his flights: the same flight after flight, whatever he does between them. */
  luck: number;
}

/** Every ship where it lies. */
export const coursesOf = ({ state, pick }: Kit<Table>): Course[] =>
  state.table.money.map(() => ({ goal: NONE, left: 0, fresh: 0, luck: pick(0x7fffffff) }));

/** Ends the turn of the seat that is active, then plays whole turns: so many rounds at most, or until somebody has won. */
export function sail(kit: Kit<Table>, courses: readonly Course[], rounds: number, habits: Habits): void {
  const { state } = kit;
  const { table } = state;
  for (let left = rounds * state.seats; ; left--) {
    if (wealthOf(table, table.active) >= table.target) {
      table.ended = table.active;
      return;
    }
    if (left <= 0 || table.ended !== NOT_OVER) return;
    beginTurn(table, state.seats);
    const course = courses[table.active];
    if (course !== undefined) sailOn(kit, table.active, course, habits);
    kit.events.length = 0;
  }
}

function beginTurn(table: Table, seats: number): void {
  table.active = (table.active + 1) % seats;
  table.turn++;
  table.credit = table.bought = table.sold = table.offers = 0;
  table.moved = table.drawn = false;
  table.fresh.length = 0;
}

/** One turn of one ship. */
export function sailOn(kit: Kit<Table>, seat: Seat, course: Course, habits: Habits): void {
  const { table } = kit.state;
  if (course.goal === NONE) setOut(kit, seat, course, habits);
  if (course.goal === NONE) return;
  const at = table.at[seat] ?? NONE;
  table.moved = course.goal !== at;
  course.left--;
  if (course.left > 0) return;
  table.at[seat] = course.goal;
  course.goal = NONE;
  land(kit, seat, course, habits);
}

/** The best stop from here, and how many turns this flight takes. */
function setOut(kit: Kit<Table>, seat: Seat, course: Course, habits: Habits): void {
  const trader = traderFor(kit, seat, course, habits);
  const { table, lore, room, rate } = trader;
  const at = table.at[seat] ?? NONE;
  const home = isMarket(table, at) ? systemOf[at] : NONE;
  let [best, far] = [-Infinity, 1];
  for (let system = 0; system < lore.markets.length; system++) {
    const dot = system === home ? NONE : nearestMarket(trader, system, at);
    if (dot === NONE) continue;
    const turns = chartPast(room, dot).turns[at] ?? Infinity;
    const stop = weigh(trader, system, dot, !isCity(dot));
    const worth = stop.worth - rate * turns - hazeOver(habits, turns);
    if (worth > best) [best, far, course.goal] = [worth, turns, dot];
  }
  course.left = lengthOf(course, far);
}

const STOPS = 3;

function traderFor(kit: Kit<Table>, seat: Seat, course: Course, habits: Habits): Trader {
  const trader = briefTrader(kit.state, seat, habits, course.fresh > 0 ? course.field : undefined);
  course.field = trader.field;
  course.fresh = course.fresh > 0 ? course.fresh - 1 : STOPS;
  return trader;
}

/** Where the plan leads from here, without thinking again. */
function follow(trader: Trader, course: Course, stop: Stop): void {
  const { table, seat, room } = trader;
  const at = table.at[seat] ?? NONE;
  if (stop.dot === at && stop.stay && table.moved) {
    course.goal = at;
    course.left = 1;
    return;
  }
  const system = stop.dot === at ? stop.next : stop.system;
  const goal = system === NONE ? NONE : stop.dot === at ? nearestMarket(trader, system, at) : stop.dot;
  course.goal = goal;
  if (goal !== NONE) course.left = lengthOf(course, chartPast(room, goal).turns[at] ?? 1);
}

/** A whole number of turns, of the right length on average. */
export function lengthOf(course: Course, turns: number): number {
  course.luck = Math.imul(course.luck ^ (course.luck >>> 15), 0x2c1b3c6d) + 0x6d2b79f5;
  const luck = ((course.luck ^ (course.luck >>> 13)) >>> 0) / 2 ** 32;
  const whole = Math.floor(turns);
  return Math.max(1, whole + (luck < turns - whole ? 1 : 0));
}

/** What is done at a port of call, without asking for each thing. */
export function land(kit: Kit<Table>, seat: Seat, course: Course, habits: Habits): void {
  const { table } = kit.state;
  if (!isPortOfCall(table, table.at[seat] ?? NONE)) return;
  if (isMarket(table, table.at[seat] ?? NONE)) discover(kit, seat);
  trade(kit, seat, course, habits);
}

const INVESTMENTS = ['port', 'factory', 'ship', 'equip'];

/** Sells, settles the IOU, invests what pays, loads for the best next stop. Rougher than the policy, but done in one go. */
export function trade(kit: Kit<Table>, seat: Seat, course: Course, habits: Habits): void {
  const { state } = kit;
  const { table } = state;
  const culture = partner(table, seat);
  if (culture === NONE) return takeRelic(kit, seat);
  for (const code of (table.small[seat] ?? []).slice())
    if (isFare(code) && fareTo[code - FIRST_FARE] === culture)
      ACTIONS['deliver']?.take(kit, seat, code - FIRST_FARE, NONE);
  sellAll(kit, seat, culture);
  if (wealthOf(table, seat) >= table.target) return;
  let trader = traderFor(kit, seat, course, habits);
  let { buy, stop } = intentOf(trader);
  const owed = ((table.ious[seat] ?? 0) & (1 << culture)) !== 0;
  if (owed) ACTIONS['iou']?.take(kit, seat, culture, NONE);
  for (let n = 0; n < 3; n++) {
    const best = investment(table, seat, habits);
    const limit = isLimited(table, seat);
    if (best === null || (limit && best.worth < buy.worth)) break;
    ACTIONS[best.verb]?.take(kit, seat, best.what, NONE);
    trader = briefTrader(state, seat, habits, trader.field);
    ({ buy, stop } = intentOf(trader));
    if (limit) break;
  }
  board(kit, trader, culture);
  for (let n = 0; n < buy.units; n++) {
    if (ACTIONS['buy']?.why(table, seat, buy.good, NONE) !== null) break;
    ACTIONS['buy'].take(kit, seat, buy.good, NONE);
  }
  follow(trader, course, stop);
}

function takeRelic(kit: Kit<Table>, seat: Seat): void {
  const { table } = kit.state;
  if (ACTIONS['take']?.why(table, seat, NONE, NONE) === null) ACTIONS['take'].take(kit, seat, NONE, NONE);
}

/** The passengers whose way is worth it. */
function board(kit: Kit<Table>, trader: Trader, culture: number): void {
  const { seat } = trader;
  const { table } = kit.state;
  for (let fare = 0; fare < fareAt.length; fare++)
    if (fareAt[fare] === culture && (table.bonus[fare] ?? 0) > 0 && fareWorth(trader, fare) > 0)
      if (ACTIONS['fare']?.why(table, seat, fare, NONE) === null) ACTIONS['fare'].take(kit, seat, fare, NONE);
}

/** The best ship, drive or deed that pays; null: none. */
function investment(table: Table, seat: Seat, habits: Habits): { verb: string; what: number; worth: number } | null {
  let best: { verb: string; what: number; worth: number } | null = null;
  for (const verb of INVESTMENTS) {
    const action = ACTIONS[verb];
    if (action === undefined) continue;
    let judged = NONE;
    for (const [what = NONE] of action.candidates(table, seat)) {
      if (action.why(table, seat, what, NONE) !== null) continue;
      // One Spaceport or Factory site is as good as the next.
      if ((verb === 'port' || verb === 'factory') && judged !== NONE) break;
      judged = what;
      const worth = buyWorth(table, seat, NO_GOODS, verb, what, habits);
      if (worth > (best?.worth ?? 0)) best = { verb, what, worth };
    }
  }
  return best;
}

/** The dearest first, as far as the City limit goes. */
function sellAll(kit: Kit<Table>, seat: Seat, culture: number): void {
  const { table } = kit.state;
  const goods = table.goods[seat] ?? [];
  while (goods.length > 0) {
    let [best, price] = [NONE, 0];
    for (const good of goods) {
      const paid = priceAt(table, culture, good, 0);
      if (paid > price) [best, price] = [good, paid];
    }
    if (best === NONE || ACTIONS['sell']?.why(table, seat, best, NONE) !== null) return;
    ACTIONS['sell'].take(kit, seat, best, NONE);
  }
}
