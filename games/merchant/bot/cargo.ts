// What a stop brings: goods sold there, goods bought for the next stop, passengers.

import type { Seat } from '@orrery/kernel';
import { FARES } from '../data/bonuses.ts';
import { CULTURES } from '../data/cultures.ts';
import { rasturAt } from '../rules/places.ts';
import { fareAt, fareTo, feeOf, NONE, type Table } from '../rules/table.ts';
import { costOfGoods, hopedPrice, type Lore, payoffOfGoods, priceAt } from './lore.ts';

/** A ship's cargo and purse. */
export interface Load {
  readonly goods: readonly number[];
  readonly fares: readonly number[];
  /** Holds for goods, and whether half a hold is left beside. */
  readonly holds: number;
  readonly half: boolean;
  readonly money: number;
}

export interface Market {
  readonly table: Table;
  readonly seat: Seat;
  readonly lore: Lore;
  readonly load: Load;
}

export interface Sale {
  readonly money: number;
  readonly left: readonly number[];
}

const times = (goods: readonly number[], good: number): number => {
  let n = 0;
  for (const each of goods) if (each === good) n++;
  return n;
};

/** The fees of the passengers for this culture. */
const fees = (load: Load, culture: number): number => {
  let sum = 0;
  for (const fare of load.fares) if (fareTo[fare] === culture) sum += feeOf[fare] ?? 0;
  return sum;
};

/** Sells what a culture buys, the dearest first, at most so many. From one that is not known he hopes. */
export function sell({ table, lore, load }: Market, culture: number, most: number): Sale {
  let money = fees(load, culture);
  if (culture === NONE) {
    for (const good of load.goods) money += hopedPrice(table, lore, NONE, good, 0);
    return { money, left: load.goods };
  }
  const left = [...load.goods];
  for (let sold = 0; sold < most; sold++) {
    let best = NONE;
    let price = 0;
    left.forEach((good, at) => {
      const paid = priceAt(table, culture, good, times(load.goods, good) - times(left, good));
      if (paid > price) [best, price] = [at, paid];
    });
    if (best === NONE) break;
    left.splice(best, 1);
    money += price;
  }
  return { money, left };
}

/** What the rest of the cargo brings at the next stop. */
export function carried({ table, lore, load }: Market, left: readonly number[], culture: number, sure: number): number {
  let sum = fees(load, culture);
  left.forEach((good, at) => {
    sum += sure * hopedPrice(table, lore, culture, good, times(left.slice(0, at), good));
  });
  return sum;
}

/** What is still to hope for from goods that are not sold there. */
export function kept({ table, lore }: Market, left: readonly number[], culture: number): number {
  let sum = 0;
  for (const good of left) {
    const hoped = culture === NONE ? hopedPrice(table, lore, NONE, good, 0) : priceAt(table, culture, good, 0);
    sum += KEEPS * Math.max(0, payoffOfGoods(good) - hoped);
  }
  return sum;
}

export interface Bargain {
  /** Goods bought, one by one. */
  readonly goods: readonly number[];
  readonly cost: number;
  /** What they bring beyond what they cost; IOUs pay first. */
  readonly gain: number;
}

export const NO_BARGAIN: Bargain = { goods: [], cost: 0, gain: 0 };
/** Goods that an unknown culture may not buy are sold later: so much of the payoff is still to hope for. */
const KEEPS = 0.7;
/** Goods must bring more than this a piece. */
const LEAST_MARGIN = 10;

/** Buys from one culture for another: what fits holds and purse, the best piece first. */
export function bargain(
  market: Market,
  [from, to]: readonly [number, number],
  left: readonly number[],
  [money, credit]: readonly [number, number],
  most: number,
): Bargain {
  const { table, lore, load } = market;
  const goods: number[] = [];
  let room = load.holds - left.length;
  let [cost, worth] = [0, 0];
  const passengers = boarding(table, from, to);
  if (passengers > 0 && (load.half || room > 0)) {
    worth += passengers;
    if (!load.half) room--;
  }
  while (goods.length < Math.min(most, room)) {
    let best = NONE;
    let margin = LEAST_MARGIN;
    for (const good of [from, from + CULTURES.length]) {
      const price = costOfGoods(good);
      if (stockOf(table, good) <= times(goods, good) || cost + price > money + credit) continue;
      const hoped = hopedPrice(table, lore, to, good, times(left, good) + times(goods, good));
      const later = to === NONE ? KEEPS * (payoffOfGoods(good) - hoped) : 0;
      const gain = hoped + later - price;
      if (gain > margin) [best, margin] = [good, gain];
    }
    if (best === NONE) break;
    goods.push(best);
    cost += costOfGoods(best);
    worth += margin + costOfGoods(best);
  }
  return { goods, cost, gain: worth - Math.max(0, cost - credit) };
}

/** Goods on sale; a Rastur on its Factory keeps factory goods back (§16.4). */
function stockOf(table: Table, good: number): number {
  const stock = table.stock[good] ?? 0;
  if (good < CULTURES.length || stock === 0) return stock;
  const site = table.site[good - CULTURES.length] ?? NONE;
  return site === NONE || rasturAt(table, site) > 0 ? 0 : stock;
}

/** The best fee of a passenger who waits at one culture for the other. */
function boarding(table: Table, from: number, to: number): number {
  let best = 0;
  for (let fare = 0; fare < FARES.length; fare++)
    if (fareAt[fare] === from && fareTo[fare] === to && (table.bonus[fare] ?? 0) > 0)
      best = Math.max(best, feeOf[fare] ?? 0);
  return best;
}
