// Trading: what each thing on offer is worth in money now, so that the best comes first, and `end` when nothing is left.

import type { Scalar, Seat, State } from '@orrery/kernel';
import { CULTURES } from '../data/cultures.ts';
import { isCity } from '../rules/board.ts';
import { factoryCost, PORT_COST } from '../rules/deeds.ts';
import { netWorth } from '../rules/end.ts';
import { discounted, partner, systemHere } from '../rules/market.ts';
import { COMBAT, costOf, fareTo, feeOf, has, NONE, RELIC_LASER, SPY_EYE, type Table } from '../rules/table.ts';
import { actions } from '../rules/trade.ts';
import { words } from '../rules/words.ts';
import { bargain, deal } from './cargo.ts';
import { chartPast } from './chartroom.ts';
import { partnersFor } from './deals.ts';
import { revoltWorth, swindleWorth } from './fight.ts';
import type { Habits } from './habits.ts';
import { factoryGain, gearGain, NEVER, portGain, shipGain } from './invest.ts';
import { costOfGoods, iouValue, isJunk, priceAt } from './lore.ts';
import { hazeOver, nearestMarket, NOWHERE, type Stop, weigh } from './plan.ts';
import { type Trader, traderOf } from './trader.ts';

export interface Weighed {
  readonly answer: Scalar;
  /** Money; `end` is 0. */
  readonly worth: number;
}

/** What costs nothing comes first, in this order. */
const [DELIVER, TAKE, SELL, BOARD] = [4000, 3000, 2000, 1000];
const WIN = 9000;
/** A deal is proposed when all else is done. */
const DEAL = 1;
/** What a turn is worth when passengers could be carried. */
const TURN = 14;

/** Everything on offer, the best first. */
export function trades(view: State<Table>, seat: Seat, options: readonly Scalar[], habits: Habits): Weighed[] {
  const { table } = view;
  if (netWorth(table, seat) >= table.target) return [{ answer: 'end', worth: WIN }];
  const trader = traderOf(view, seat, habits);
  const intent = intentOf(trader);
  const weighed = options.map((answer) => ({ answer, worth: worthOf(view, trader, intent, answer, options) }));
  return weighed.sort((a, b) => b.worth - a.worth);
}

/** The best next stop of who trades where he is: here again, or elsewhere. */
function bestStop(trader: Trader): { stop: Stop; turns: number } {
  const { table, seat, lore, room, rate } = trader;
  const at = table.at[seat] ?? NONE;
  const system = systemHere(table, seat);
  const limited = isCity(at) && table.moved;
  const [sales, buys] = [Math.max(0, 1 - table.sold), Math.max(0, 1 - table.bought)];
  let best = { stop: weigh(trader, system, at, !limited, sales, buys), turns: 0 };
  let { worth } = best.stop;
  for (let each = 0; each < lore.markets.length; each++) {
    const dot = each === system ? NONE : nearestMarket(trader, each, at);
    if (dot === NONE) continue;
    const turns = chartPast(room, dot).turns[at] ?? Infinity;
    const stop = weigh(trader, each, dot, !isCity(dot));
    const all = stop.worth - rate * turns - hazeOver(trader.habits, turns);
    if (all > worth) [best, worth] = [{ stop, turns }, all];
  }
  return best;
}

/** Whether there is something to do here for who stays. */
export const worthStaying = (view: State<Table>, seat: Seat, habits: Habits): boolean =>
  trades(view, seat, [...actions(view.table, seat), 'end'], habits)[0]?.answer !== 'end';

function worthOf(
  view: State<Table>,
  trader: Trader,
  intent: Intent,
  answer: Scalar,
  options: readonly Scalar[],
): number {
  const { seat } = trader;
  const { table } = view;
  const [verb, first, second] = words(answer);
  if (verb === 'end') return 0;
  if (verb === 'deliver') return DELIVER + (feeOf[first] ?? 0);
  if (verb === 'take') return TAKE;
  if (verb === 'sell') return saleWorth(trader, intent, first);
  if (verb === 'fare') return fareWorth(trader, first);
  if (verb === 'iou') return creditWorth(view, trader, intent.buy, iouValue(first), options, first);
  if (verb === 'barter')
    return isUseless(trader, first) ? creditWorth(view, trader, intent.buy, costOf(first) / 2, options) : NEVER;
  if (verb === 'deal') return partnersFor(view, seat).length > 0 ? DEAL : NEVER;
  if (verb === 'swindle') return swindleWorth(table, seat, first);
  if (verb === 'revolt') return revoltWorth(table, seat, first, second);
  return buyWorth(table, seat, intent.buy, verb, first, trader.habits);
}

/** What a buy brings; credit that would be lost at the end of the turn pays for part of it (§9.32). */
function buyWorth(table: Table, seat: Seat, good: Wanted, verb: string, what: number, habits: Habits): number {
  const price = priceOf(table, seat, verb, what);
  const free = 0.8 * Math.min(table.credit, price);
  if (verb === 'buy') return what === good.good ? good.worth + free : NEVER;
  if (verb === 'ship') return shipGain(table, seat, what, habits) + free;
  if (verb === 'equip') return gearGain(table, seat, what, habits) + free;
  if (verb !== 'port' && verb !== 'factory') return NEVER;
  const deed = verb === 'port' ? PORT_COST : factoryCost(partner(table, seat));
  if (netWorth(table, seat) + deed - Math.max(0, price - table.credit) >= table.target) return WIN;
  return (verb === 'port' ? portGain(table, seat, what, habits) : factoryGain(table, seat, habits)) + free;
}

function priceOf(table: Table, seat: Seat, verb: string, what: number): number {
  if (verb === 'buy') return costOfGoods(what);
  if (verb === 'equip') return costOf(what);
  if (verb === 'port') return discounted(table, seat, PORT_COST);
  return verb === 'factory' ? discounted(table, seat, factoryCost(partner(table, seat))) : 0;
}

interface Wanted {
  readonly good: number;
  readonly worth: number;
  /** How many, and what all of them cost. */
  readonly units: number;
  readonly cost: number;
}

/** What the best plan says of this place. */
interface Intent {
  readonly buy: Wanted;
  /** The best stop: this one, or the next. */
  readonly stop: Stop;
  /** By goods: what the next stops pay, where the best plan is to carry them on. */
  readonly elsewhere: (good: number) => number;
}

const NO_GOODS: Wanted = { good: NONE, worth: NEVER, units: 0, cost: 0 };

/** What to buy here: for the next stop of the best plan from here, or for a better stop elsewhere. */
function intentOf(trader: Trader): Intent {
  const { table, seat, lore, load } = trader;
  const at = table.at[seat] ?? NONE;
  const culture = partner(table, seat);
  if (culture === NONE) return { buy: NO_GOODS, stop: NOWHERE, elsewhere: () => 0 };
  const { stop } = bestStop(trader);
  const away = stop.dot !== at;
  const stops = (away ? [stop.system, stop.next] : [stop.next]).filter((system) => system !== NONE);
  const buyers = stops
    .filter((system) => system !== systemHere(table, seat))
    .map((system) => lore.culture[system] ?? NONE);
  const credit = table.credit + iouHere(table, seat, culture);
  let buy = NO_GOODS;
  for (const buyer of buyers) {
    const room = load.holds - load.goods.length;
    bargain(deal, table, lore, culture, buyer, load.goods, room, load.half, load.money, credit, 99);
    const units = deal.ordinary + deal.factory;
    if (buy !== NO_GOODS || units === 0) continue;
    const good = deal.factory > 0 ? culture + CULTURES.length : culture;
    buy = { good, worth: (deal.worth - deal.cost) / units, units, cost: deal.cost };
  }
  const paid = (good: number): number => Math.max(0, ...buyers.map((buyer) => priceAt(table, buyer, good, 0)));
  return { buy, stop, elsewhere: away ? paid : () => 0 };
}

/** For whom he buys here: the system, and the turns until he is there. */
export function intentAt(trader: Trader): { next: number; turns: number } {
  const { stop, turns } = bestStop(trader);
  const away = stop.dot !== (trader.table.at[trader.seat] ?? NONE);
  return away ? { next: stop.system, turns } : { next: stop.next, turns: stop.turns };
}

const iouHere = (table: Table, seat: Seat, culture: number): number =>
  ((table.ious[seat] ?? 0) & (1 << culture)) !== 0 ? iouValue(culture) : 0;

/** Goods are sold unless the plan is to carry them on to who pays more. */
function saleWorth({ table, seat }: Trader, { elsewhere }: Intent, good: number): number {
  const price = priceAt(table, partner(table, seat), good, 0);
  return price >= elsewhere(good) ? SELL + price : NEVER;
}

/** Passengers are taken where their way is known. */
function fareWorth({ table, seat, lore, room }: Trader, fare: number): number {
  const system = lore.culture.indexOf(fareTo[fare] ?? NONE);
  const at = table.at[seat] ?? NONE;
  const dots = lore.markets[system] ?? [];
  const fee = (feeOf[fare] ?? 0) - TURN * Math.min(...dots.map((dot) => chartPast(room, dot).turns[at] ?? Infinity));
  return fee > 30 ? BOARD + fee : NEVER;
}

function isUseless({ table, lore, habits }: Trader, code: number): boolean {
  if (code === RELIC_LASER && habits.arms && has(table, COMBAT)) return false;
  return isJunk(code) || (code === SPY_EYE && lore.hidden === 0 && !table.marker.includes(NONE));
}

/** Credit is lost at the end of the turn: it is worth having when something good can be bought with most of it. */
function creditWorth(
  view: State<Table>,
  { seat, habits }: Trader,
  buy: Wanted,
  value: number,
  options: readonly Scalar[],
  culture = NONE,
): number {
  const { table } = view;
  const ious = table.ious.map((mask, each) => (each === seat && culture !== NONE ? mask & ~(1 << culture) : mask));
  const rich: Table = { ...table, credit: table.credit + value, ious };
  const now = wishes(table, seat, buy, options, habits);
  const intent = intentOf(traderOf({ ...view, table: rich }, seat, habits));
  const then = wishes(rich, seat, intent.buy, actions(rich, seat), habits);
  if (then.worth <= 0) return NEVER;
  const spent = Math.min(then.cost, value) / value;
  return spent >= habits.spent || then.worth > now.worth + 40 ? BOARD + then.worth : NEVER;
}

/** The best buy on offer, and what all good buys cost that the City limit allows. */
function wishes(
  table: Table,
  seat: Seat,
  good: Wanted,
  options: readonly Scalar[],
  habits: Habits,
): { worth: number; cost: number } {
  let [worth, cost] = [0, 0];
  for (const answer of options) {
    const [verb, what] = words(answer);
    if (!['buy', 'ship', 'equip', 'port', 'factory'].includes(verb)) continue;
    const brings = buyWorth({ ...table, credit: 0 }, seat, good, verb, what, habits);
    if (brings <= worth) continue;
    worth = brings;
    cost = verb === 'buy' && !table.moved ? good.cost : verb === 'ship' ? 240 : priceOf(table, seat, verb, what);
  }
  return { worth, cost };
}
