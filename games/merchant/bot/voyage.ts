// Playing an imagined world on by whole voyages instead of answer by answer: a ship is under way for as many turns as its
// chart says, lands, trades as the policy does, and sets out for the best stop.

import type { Kit, Seat } from '@orrery/kernel';
import { isCity, systemOf, type Dot } from '../rules/board.ts';
import { discover } from '../rules/looks.ts';
import { isMarket, isPortOfCall } from '../rules/places.ts';
import { fareAt, fareTo, FIRST_FARE, isFare, NONE, scienceOf, type Table } from '../rules/table.ts';
import { ACTIONS } from '../rules/trade.ts';
import { isLimited, partner } from '../rules/market.ts';
import { buyWorth, fareWorth, intentOf, NO_GOODS } from './barter.ts';
import { chartPast } from './chartroom.ts';
import type { Habits } from './habits.ts';
import { costOfGoods, iouValue, priceAt } from './lore.ts';
import { hazeOver, nearestMarket, type Stop, weigh } from './plan.ts';
import { briefTrader, type Guess, type Trader } from './trader.ts';
import { wealthOf } from './wealth.ts';

/** A ship's way through an imagined world. */
export interface Voyage {
  /** Turns since it began: as many as are to expect, in parts. */
  clock: number;
  /** Where it is bound, and how far that is; -1: to be chosen. */
  goal: Dot;
  far: number;
  /** What its master thought before, and for how many stops he goes by that. */
  guess?: Guess;
  fresh: number;
}

export const setSail = (): Voyage => ({ clock: 0, goal: NONE, far: 0, fresh: 0 });

/** All sail on, whoever is behind in time first, until one has reached the target or the time is over. */
export function sail(kit: Kit<Table>, fleet: readonly Voyage[], until: number, habits: Habits): void {
  const { table } = kit.state;
  for (;;) {
    let seat = 0;
    for (let each = 1; each < fleet.length; each++)
      if ((fleet[each] as Voyage).clock < (fleet[seat] as Voyage).clock) seat = each;
    const voyage = fleet[seat] as Voyage;
    if (voyage.clock >= until) return;
    table.active = seat;
    if (voyage.goal === NONE) setOut(kit, seat, voyage, habits);
    if (voyage.goal === NONE) voyage.clock = until;
    else arrive(kit, seat, voyage, habits);
    if (wealthOf(table, seat) >= table.target) return;
  }
}

/** Long flights are shorter than their charts: who flies makes the most of his dice, and of what lies on the way. */
const [NEAR, PACE] = [1.3, 0.48];
export const lengthOf = (turns: number): number => (turns <= NEAR ? Math.max(1, turns) : NEAR + PACE * (turns - NEAR));

/** The flight that is under way, and what is done at its end. */
export function arrive(kit: Kit<Table>, seat: Seat, voyage: Voyage, habits: Habits): void {
  const { table } = kit.state;
  const { goal, far } = voyage;
  voyage.clock += far;
  voyage.goal = NONE;
  table.credit = table.bought = table.sold = 0;
  table.moved = table.at[seat] !== goal;
  table.fresh.length = 0;
  table.at[seat] = goal;
  land(kit, seat, voyage, habits);
  kit.events.length = 0;
}

/** The best stop from here. */
function setOut(kit: Kit<Table>, seat: Seat, voyage: Voyage, habits: Habits): void {
  const trader = traderFor(kit, seat, voyage, habits);
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
    if (worth > best) [best, far, voyage.goal] = [worth, turns, dot];
  }
  voyage.far = lengthOf(far);
}

const STOPS = 3;

function traderFor(kit: Kit<Table>, seat: Seat, voyage: Voyage, habits: Habits): Trader {
  const trader = briefTrader(kit.state, seat, habits, voyage.fresh > 0 ? voyage.guess : undefined);
  voyage.guess = trader;
  voyage.fresh = voyage.fresh > 0 ? voyage.fresh - 1 : STOPS;
  return trader;
}

/** Where the plan leads from here, without thinking again. */
function follow(trader: Trader, voyage: Voyage, stop: Stop): void {
  const { table, seat, room } = trader;
  const at = table.at[seat] ?? NONE;
  if (stop.dot === at && stop.stay && table.moved) {
    voyage.goal = at;
    voyage.far = 1;
    return;
  }
  const system = stop.dot === at ? stop.next : stop.system;
  const goal = system === NONE ? NONE : stop.dot === at ? nearestMarket(trader, system, at) : stop.dot;
  voyage.goal = goal;
  if (goal !== NONE) voyage.far = lengthOf(chartPast(room, goal).turns[at] ?? 1);
}

/** What is done at a port of call, without asking for each thing. */
export function land(kit: Kit<Table>, seat: Seat, voyage: Voyage, habits: Habits): void {
  const { table } = kit.state;
  if (!isPortOfCall(table, table.at[seat] ?? NONE)) return;
  if (isMarket(table, table.at[seat] ?? NONE)) discover(kit, seat);
  trade(kit, seat, voyage, habits);
}

const DEEDS = ['port', 'factory'];
/** Who sells ships and drives. */
const DEALERS = new Set(['technology', 'industry', 'metaphysics', 'base']);
const ALL = [...DEEDS, 'ship', 'equip'];

/** Sells, settles the IOU, invests what pays, loads for the best next stop. Rougher than the policy, but done in one go. */
function trade(kit: Kit<Table>, seat: Seat, voyage: Voyage, habits: Habits): void {
  const { state } = kit;
  const { table } = state;
  const culture = partner(table, seat);
  if (culture === NONE) return takeRelic(kit, seat);
  for (const code of (table.small[seat] ?? []).slice())
    if (isFare(code) && fareTo[code - FIRST_FARE] === culture)
      ACTIONS['deliver']?.take(kit, seat, code - FIRST_FARE, NONE);
  sellAll(kit, seat, culture);
  if (wealthOf(table, seat) >= table.target) return;
  let trader = traderFor(kit, seat, voyage, habits);
  let { buy, stop } = intentOf(trader);
  settleIou(
    kit,
    seat,
    culture,
    isLimited(table, seat) ? Math.min(1, buy.units) * costOfGoods(buy.good) : buy.cost,
    habits,
  );
  for (let n = 0; n < 3; n++) {
    const best = investment(table, seat, habits);
    const limit = isLimited(table, seat);
    if (best === null || (limit && best.worth < buy.worth)) break;
    ACTIONS[best.verb]?.take(kit, seat, best.what, NONE);
    trader = briefTrader(state, seat, habits, trader);
    ({ buy, stop } = intentOf(trader));
    if (limit) break;
  }
  board(kit, trader, culture);
  for (let n = 0; n < buy.units; n++) {
    if (ACTIONS['buy']?.why(table, seat, buy.good, NONE) !== null) break;
    ACTIONS['buy'].take(kit, seat, buy.good, NONE);
  }
  follow(trader, voyage, stop);
}

/** What an IOU pays is lost at the end of the turn: it is handed in where most of it is spent. */
function settleIou(kit: Kit<Table>, seat: Seat, culture: number, cost: number, habits: Habits): void {
  const { table } = kit.state;
  if (((table.ious[seat] ?? 0) & (1 << culture)) === 0) return;
  const value = iouValue(culture);
  table.credit += value;
  const spent = cost >= habits.spent * value || investment(table, seat, habits) !== null;
  table.credit -= value;
  if (spent) ACTIONS['iou']?.take(kit, seat, culture, NONE);
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
  for (const verb of DEALERS.has(scienceOf(partner(table, seat))) ? ALL : DEEDS) {
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
