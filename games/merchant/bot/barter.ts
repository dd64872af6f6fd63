// Trading: what each thing on offer is worth in money now, so that the best comes first, and `end` when nothing is left.

import type { Scalar, Seat, State } from '@orrery/kernel';
import { netWorth } from '../rules/end.ts';
import { discounted, partner, systemHere } from '../rules/market.ts';
import { factoryCost, PORT_COST } from '../rules/deeds.ts';
import { costOf, fareTo, feeOf, NONE, SPY_EYE, type Table } from '../rules/table.ts';
import { actions } from '../rules/trade.ts';
import { words } from '../rules/words.ts';
import { bargain } from './cargo.ts';
import { revoltWorth, swindleWorth } from './fight.ts';
import { factoryGain, gearGain, NEVER, portGain, shipGain } from './invest.ts';
import { costOfGoods, iouValue, isJunk, priceAt } from './lore.ts';
import { plans, type Trader, traderOf, turnsTo } from './plan.ts';

export interface Weighed {
  readonly answer: Scalar;
  /** Money; `end` is 0. */
  readonly worth: number;
}

/** What costs nothing comes first, in this order. */
const [DELIVER, TAKE, SELL, BOARD] = [4000, 3000, 2000, 1000];
const WIN = 9000;
/** What a turn is worth when goods or passengers could go on to somewhere better. */
const TURN = 14;
/** How much of an IOU must be spent at once; less only where money is short. */
const WELL_SPENT = 0.6;

/** Everything on offer, the best first. */
export function trades(view: State<Table>, seat: Seat, options: readonly Scalar[]): Weighed[] {
  const { table } = view;
  if (netWorth(table, seat) >= table.target) return [{ answer: 'end', worth: WIN }];
  const trader = traderOf(view, seat, 'trade', 0, true);
  const intent = intentOf(trader);
  const weighed = options.map((answer) => ({ answer, worth: worthOf(view, trader, intent, answer, options) }));
  return weighed.sort((a, b) => b.worth - a.worth);
}

/** Whether there is something to do here for who stays. */
export const worthStaying = (view: State<Table>, seat: Seat): boolean =>
  trades(view, seat, [...actions(view.table, seat), 'end'])[0]?.answer !== 'end';

function worthOf(
  view: State<Table>,
  trader: Trader,
  intent: Intent,
  answer: Scalar,
  options: readonly Scalar[],
): number {
  const { table, seat } = trader;
  const [verb, first, second] = words(answer);
  if (verb === 'end') return 0;
  if (verb === 'deliver') return DELIVER + (feeOf[first] ?? 0);
  if (verb === 'take') return TAKE;
  if (verb === 'sell') return saleWorth(trader, intent, first);
  if (verb === 'fare') return fareWorth(trader, first);
  if (verb === 'iou') return creditWorth(view, trader, intent.buy, iouValue(first), options, first);
  if (verb === 'barter')
    return isUseless(trader, first) ? creditWorth(view, trader, intent.buy, costOf(first) / 2, options) : NEVER;
  if (verb === 'swindle') return swindleWorth(table, seat, first);
  if (verb === 'revolt') return revoltWorth(table, seat, first, second);
  return buyWorth(table, seat, intent.buy, verb, first);
}

/** What a buy brings; credit that would be lost at the end of the turn pays for part of it (§9.32). */
function buyWorth(table: Table, seat: Seat, good: Wanted, verb: string, what: number): number {
  const price = priceOf(table, seat, verb, what);
  const free = 0.8 * Math.min(table.credit, price);
  if (verb === 'buy') return what === good.good ? good.worth + free : NEVER;
  if (verb === 'ship') return shipGain(table, seat, what) + free;
  if (verb === 'equip') return gearGain(table, seat, what) + free;
  if (verb !== 'port' && verb !== 'factory') return NEVER;
  const deed = verb === 'port' ? PORT_COST : factoryCost(partner(table, seat));
  if (netWorth(table, seat) + deed - Math.max(0, price - table.credit) >= table.target) return WIN;
  return (verb === 'port' ? portGain(table, seat, what) : factoryGain(table, seat)) + free;
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
  /** What all of it costs. */
  readonly cost: number;
}

/** What the best plan says of this place. */
interface Intent {
  readonly buy: Wanted;
  /** By goods: what the next stops pay, where the best plan is to carry them on. */
  readonly elsewhere: (good: number) => number;
}

const NO_GOODS: Wanted = { good: NONE, worth: NEVER, cost: 0 };

/** What to buy here: for the second stop of the best plan from here, or for the stops of a better plan elsewhere. */
function intentOf(trader: Trader): Intent {
  const { table, seat, lore, load } = trader;
  const at = table.at[seat] ?? NONE;
  const culture = partner(table, seat);
  const all = plans(trader);
  const best = all.find(({ dot, next }) => dot !== at || next !== NONE);
  if (best === undefined || culture === NONE) return { buy: NO_GOODS, elsewhere: () => 0 };
  const away = best.dot !== at;
  const stops = (away ? [best.system, best.next] : [best.next]).filter((system) => system !== NONE);
  const buyers = stops
    .filter((system) => system !== systemHere(table, seat))
    .map((system) => lore.culture[system] ?? NONE);
  const credit = table.credit + iouHere(table, seat, culture);
  let buy = NO_GOODS;
  for (const buyer of buyers) {
    const { goods, gain, cost } = bargain(trader, [culture, buyer], load.goods, [load.money, credit], 99);
    const [good] = goods;
    if (buy === NO_GOODS && good !== undefined) buy = { good, worth: gain / goods.length, cost };
  }
  const paid = (good: number): number => Math.max(0, ...buyers.map((buyer) => priceAt(table, buyer, good, 0)));
  return { buy, elsewhere: away ? paid : () => 0 };
}

const iouHere = (table: Table, seat: Seat, culture: number): number =>
  ((table.ious[seat] ?? 0) & (1 << culture)) !== 0 ? iouValue(culture) : 0;

/** Goods are sold unless the plan is to carry them on to who pays more. */
function saleWorth({ table, seat }: Trader, { elsewhere }: Intent, good: number): number {
  const price = priceAt(table, partner(table, seat), good, 0);
  return price >= elsewhere(good) ? SELL + price : NEVER;
}

/** Passengers are taken where their way is known. */
function fareWorth(trader: Trader, fare: number): number {
  const system = trader.lore.culture.indexOf(fareTo[fare] ?? NONE);
  const dots = trader.lore.markets[system] ?? [];
  const fee = (feeOf[fare] ?? 0) - TURN * Math.min(...dots.map((dot) => turnsTo(trader, dot)));
  return fee > 30 ? BOARD + fee : NEVER;
}

function isUseless({ table, lore }: Trader, code: number): boolean {
  return isJunk(code) || (code === SPY_EYE && lore.hidden === 0 && !table.marker.includes(NONE));
}

/** Credit is lost at the end of the turn: it is worth having when something good can be bought with most of it. */
function creditWorth(
  view: State<Table>,
  trader: Trader,
  buy: Wanted,
  value: number,
  options: readonly Scalar[],
  culture = NONE,
): number {
  const { table, seat } = trader;
  const ious = table.ious.map((mask, each) => (each === seat && culture !== NONE ? mask & ~(1 << culture) : mask));
  const rich: Table = { ...table, credit: table.credit + value, ious };
  const now = wishes(table, seat, buy, options);
  const intent = intentOf(traderOf({ ...view, table: rich }, seat, 'trade', 0, true));
  const then = wishes(rich, seat, intent.buy, actions(rich, seat));
  if (then.worth <= 0) return NEVER;
  const spent = Math.min(then.cost, value) / value;
  return spent >= WELL_SPENT || then.worth > now.worth + 40 ? BOARD + then.worth : NEVER;
}

/** The best buy on offer, and what all good buys cost that the City limit allows. */
function wishes(table: Table, seat: Seat, good: Wanted, options: readonly Scalar[]): { worth: number; cost: number } {
  let [worth, cost] = [0, 0];
  for (const answer of options) {
    const [verb, what] = words(answer);
    if (!['buy', 'ship', 'equip', 'port', 'factory'].includes(verb)) continue;
    const brings = buyWorth({ ...table, credit: 0 }, seat, good, verb, what);
    if (brings <= worth) continue;
    worth = brings;
    cost = verb === 'buy' && !table.moved ? good.cost : verb === 'ship' ? 240 : priceOf(table, seat, verb, what);
  }
  return { worth, cost };
}
