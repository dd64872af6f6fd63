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
import { travelTimesNow } from './board-now.ts';
import { bought, buyFor } from './cargo.ts';
import { revoltWorth, swindleWorth } from './combat-worth.ts';
import { partnersFor } from './deals.ts';
import { factoryGain, gearGain, NEVER, portGain, shipGain } from './invest.ts';
import { costOfGoods, iouWorth, isJunk, priceAt } from './knowledge.ts';
import type { Level } from './levels.ts';
import { hazeOver, nearestMarket, NOWHERE, type Stop, weigh } from './stops.ts';
import { type Trader, traderOf } from './trader.ts';

export interface WeighedTrade {
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
export function trades(view: State<Table>, seat: Seat, options: readonly Scalar[], level: Level): WeighedTrade[] {
  const { table } = view;
  if (netWorth(table, seat) >= table.target) return [{ answer: 'end', worth: WIN }];
  const trader = traderOf(view, seat, level);
  const intent = intentOf(trader);
  const weighed = options.map((answer) => ({ answer, worth: worthOf(view, trader, intent, answer, options) }));
  return weighed.sort((a, b) => b.worth - a.worth);
}

/** The best next stop of who trades where he is: here again, or elsewhere. */
function bestStop(trader: Trader): { stop: Stop; turns: number } {
  const { table, seat, knowledge, board, rate } = trader;
  const at = table.at[seat] ?? NONE;
  const system = systemHere(table, seat);
  const limited = isCity(at) && table.moved;
  const [sales, buys] = [Math.max(0, 1 - table.sold), Math.max(0, 1 - table.bought)];
  let best = { stop: weigh(trader, system, at, !limited, sales, buys), turns: 0 };
  let { worth } = best.stop;
  for (let each = 0; each < knowledge.markets.length; each++) {
    const dot = each === system ? NONE : nearestMarket(trader, each, at);
    if (dot === NONE) continue;
    const turns = travelTimesNow(board, dot).turns[at] ?? Infinity;
    const stop = weigh(trader, each, dot, !isCity(dot));
    const all = stop.worth - rate * turns - hazeOver(trader.level, turns);
    if (all > worth) [best, worth] = [{ stop, turns }, all];
  }
  return best;
}

/** Whether there is something to do here for who stays. */
export const worthStaying = (view: State<Table>, seat: Seat, level: Level): boolean =>
  trades(view, seat, [...actions(view.table, seat), 'end'], level)[0]?.answer !== 'end';

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
  if (verb === 'iou') return creditWorth(view, trader, intent.buy, iouWorth(first), options, first);
  if (verb === 'barter')
    return isUseless(trader, first) ? creditWorth(view, trader, intent.buy, costOf(first) / 2, options) : NEVER;
  if (verb === 'deal') return partnersFor(view, seat).length > 0 ? DEAL : NEVER;
  if (verb === 'swindle') return swindleWorth(table, seat, first);
  if (verb === 'revolt') return revoltWorth(table, seat, first, second);
  return buyWorth(table, seat, intent.buy, verb, first, trader.level);
}

/** What a buy brings; credit that would be lost at the end of the turn pays for part of it (§9.32). */
function buyWorth(table: Table, seat: Seat, good: Wanted, verb: string, what: number, level: Level): number {
  const price = priceOf(table, seat, verb, what);
  const free = 0.8 * Math.min(table.credit, price);
  if (verb === 'buy') return what === good.good ? good.worth + free : NEVER;
  if (verb === 'ship') return shipGain(table, seat, what, level) + free;
  if (verb === 'equip') return gearGain(table, seat, what, level) + free;
  if (verb !== 'port' && verb !== 'factory') return NEVER;
  const deed = verb === 'port' ? PORT_COST : factoryCost(partner(table, seat));
  if (netWorth(table, seat) + deed - Math.max(0, price - table.credit) >= table.target) return WIN;
  return (verb === 'port' ? portGain(table, seat, what, level) : factoryGain(table, seat, level)) + free;
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
  const { table, seat, knowledge, cargo } = trader;
  const at = table.at[seat] ?? NONE;
  const culture = partner(table, seat);
  if (culture === NONE) return { buy: NO_GOODS, stop: NOWHERE, elsewhere: () => 0 };
  const { stop } = bestStop(trader);
  const away = stop.dot !== at;
  const stops = (away ? [stop.system, stop.next] : [stop.next]).filter((system) => system !== NONE);
  const buyers = stops
    .filter((system) => system !== systemHere(table, seat))
    .map((system) => knowledge.culture[system] ?? NONE);
  const credit = table.credit + iouHere(table, seat, culture);
  let buy = NO_GOODS;
  for (const buyer of buyers) {
    const room = cargo.holds - cargo.goods.length;
    buyFor(bought, table, knowledge, culture, buyer, cargo.goods, room, cargo.half, cargo.money, credit, 99);
    const units = bought.ordinary + bought.factory;
    if (buy !== NO_GOODS || units === 0) continue;
    const good = bought.factory > 0 ? culture + CULTURES.length : culture;
    buy = { good, worth: (bought.worth - bought.cost) / units, units, cost: bought.cost };
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
  ((table.ious[seat] ?? 0) & (1 << culture)) !== 0 ? iouWorth(culture) : 0;

/** Goods are sold unless the plan is to carry them on to who pays more. */
function saleWorth({ table, seat }: Trader, { elsewhere }: Intent, good: number): number {
  const price = priceAt(table, partner(table, seat), good, 0);
  return price >= elsewhere(good) ? SELL + price : NEVER;
}

/** Passengers are taken where their way is known. */
function fareWorth({ table, seat, knowledge, board }: Trader, fare: number): number {
  const system = knowledge.culture.indexOf(fareTo[fare] ?? NONE);
  const at = table.at[seat] ?? NONE;
  const dots = knowledge.markets[system] ?? [];
  const fee =
    (feeOf[fare] ?? 0) - TURN * Math.min(...dots.map((dot) => travelTimesNow(board, dot).turns[at] ?? Infinity));
  return fee > 30 ? BOARD + fee : NEVER;
}

function isUseless({ table, knowledge, level }: Trader, code: number): boolean {
  if (code === RELIC_LASER && level.arms && has(table, COMBAT)) return false;
  return isJunk(code) || (code === SPY_EYE && knowledge.hidden === 0 && !table.marker.includes(NONE));
}

/** Credit is lost at the end of the turn: it is worth having when something good can be bought with most of it. */
function creditWorth(
  view: State<Table>,
  { seat, level }: Trader,
  buy: Wanted,
  value: number,
  options: readonly Scalar[],
  culture = NONE,
): number {
  const { table } = view;
  const ious = table.ious.map((mask, each) => (each === seat && culture !== NONE ? mask & ~(1 << culture) : mask));
  const rich: Table = { ...table, credit: table.credit + value, ious };
  const now = wishes(table, seat, buy, options, level);
  const intent = intentOf(traderOf({ ...view, table: rich }, seat, level));
  const then = wishes(rich, seat, intent.buy, actions(rich, seat), level);
  if (then.worth <= 0) return NEVER;
  const spent = Math.min(then.cost, value) / value;
  return spent >= level.spent || then.worth > now.worth + 40 ? BOARD + then.worth : NEVER;
}

/** The best buy on offer, and what all good buys cost that the City limit allows. */
function wishes(
  table: Table,
  seat: Seat,
  good: Wanted,
  options: readonly Scalar[],
  level: Level,
): { worth: number; cost: number } {
  let [worth, cost] = [0, 0];
  for (const answer of options) {
    const [verb, what] = words(answer);
    if (!['buy', 'ship', 'equip', 'port', 'factory'].includes(verb)) continue;
    const brings = buyWorth({ ...table, credit: 0 }, seat, good, verb, what, level);
    if (brings <= worth) continue;
    worth = brings;
    cost = verb === 'buy' && !table.moved ? good.cost : verb === 'ship' ? 240 : priceOf(table, seat, verb, what);
  }
  return { worth, cost };
}
