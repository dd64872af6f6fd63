// What a stop brings: goods sold there, goods bought for the next stop, passengers. Called some hundred times for a
// decision, so results are left in `bought` instead of new objects.

import { FARES } from '../data/bonuses.ts';
import { CULTURES } from '../data/cultures.ts';
import { fareAt, fareTo, feeOf, NONE, type Table } from '../rules/table.ts';
import { costOfGoods, isBuyer, type Knowledge, payoffOfGoods, priceAt, stockOf } from './knowledge.ts';

/** A ship's cargo and money. */
export interface Cargo {
  readonly goods: readonly number[];
  readonly fares: readonly number[];
  /** Holds for goods, and whether half a hold is left beside. */
  readonly holds: number;
  readonly half: boolean;
  readonly money: number;
}

/** Goods that nobody known buys, or that are carried past: so much of the payoff is still to hope for. */
const KEEPS = 0.65;
const HOPES = 0.5;
/** Credit is spent here or not at all, but perhaps another time: so much less it costs than money. */
const CREDIT = 0.6;
/** Goods must bring more than this a piece. */
const LEAST_MARGIN = 10;

export const countOf = (goods: readonly number[], good: number, until = goods.length): number => {
  let n = 0;
  for (let at = 0; at < until; at++) if (goods[at] === good) n++;
  return n;
};

/** What goods aboard are worth to who sells them some other time. */
export const laterWorth = (knowledge: Knowledge, good: number): number =>
  (knowledge.buyers[good] === true ? KEEPS : HOPES) * payoffOfGoods(good);

/** The fees of the passengers for this culture. */
export function feesFor(fares: readonly number[], culture: number): number {
  let sum = 0;
  for (const fare of fares) if (fareTo[fare] === culture) sum += feeOf[fare] ?? 0;
  return sum;
}

/** What a culture pays for goods, or what to expect of one that is not known: a sale, or goods to carry on. */
function expectedPrice(table: Table, knowledge: Knowledge, culture: number, good: number, before: number): number {
  if (culture !== NONE) return priceAt(table, culture, good, before);
  const chance = knowledge.wanted[good] as number;
  return chance * payoffOfGoods(good) + (1 - chance) * laterWorth(knowledge, good);
}

export interface Sale {
  readonly money: number;
  readonly left: readonly number[];
}

/** Sells what a culture buys, the dearest first, at most so many. */
export function sell(table: Table, goods: readonly number[], culture: number, most: number): Sale {
  if (culture === NONE || goods.length === 0) return { money: 0, left: goods };
  let money = 0;
  let left = goods;
  for (let sold = 0; sold < most; sold++) {
    let best = NONE;
    let price = 0;
    for (let at = 0; at < left.length; at++) {
      const good = left[at] as number;
      const paid = priceAt(table, culture, good, countOf(goods, good) - countOf(left, good));
      if (paid > price) [best, price] = [at, paid];
    }
    if (best === NONE) break;
    left = left.filter((_, at) => at !== best);
    money += price;
  }
  return { money, left };
}

/** What cargo is worth to who comes with it to the next stop, sold there or carried on. */
export function cargoWorth(table: Table, knowledge: Knowledge, left: readonly number[], culture: number): number {
  let sum = 0;
  for (let at = 0; at < left.length; at++) {
    const good = left[at] as number;
    const paid = expectedPrice(table, knowledge, culture, good, countOf(left, good, at));
    sum += paid > 0 ? paid : laterWorth(knowledge, good);
  }
  return sum;
}

/** What `bargain` found: how many pieces of both kinds, what they cost, and what they and a passenger bring. */
export const bought = { ordinary: 0, factory: 0, cost: 0, worth: 0, fare: 0 };

/** Buys from one culture for another: what fits the room and the money, the best piece first. */
export function buyFor(
  found: typeof bought,
  table: Table,
  knowledge: Knowledge,
  from: number,
  to: number,
  left: readonly number[],
  room: number,
  half: boolean,
  money: number,
  credit: number,
  most: number,
): void {
  found.ordinary = found.factory = found.cost = found.worth = found.fare = 0;
  if (from === NONE) return;
  const fee = boarding(table, from, to);
  if (fee > 0 && (half || room > 0)) {
    found.fare = fee;
    if (!half) room--;
  }
  if (from >= CULTURES.length || room <= 0 || (to !== NONE && !isBuyer(to, from))) return;
  const [one, two] = [from, from + CULTURES.length];
  const [plain, made] = [stockOf(table, one), stockOf(table, two)];
  if (plain + made === 0) return;
  const before = left.length === 0 ? 0 : countOf(left, one);
  const funds = money + credit;
  const [oneCost, twoCost] = [costOfGoods(one), costOfGoods(two)];
  const second = made > 0 ? expectedPrice(table, knowledge, to, two, 0) : 0;
  for (let count = Math.min(most, room); count > 0; count--) {
    let [best, margin, paid] = [NONE, LEAST_MARGIN, 0];
    if (found.ordinary < plain && found.cost + oneCost <= funds) {
      const brings = expectedPrice(table, knowledge, to, one, before + found.ordinary);
      const gain = brings - priceFor(oneCost, credit - found.cost);
      if (gain > margin) [best, margin, paid] = [one, gain, brings];
    }
    if (found.factory < made && found.cost + twoCost <= funds) {
      const gain = second - priceFor(twoCost, credit - found.cost);
      if (gain > margin) [best, margin, paid] = [two, gain, second];
    }
    if (best === NONE) break;
    if (best === one) found.ordinary++;
    else found.factory++;
    found.cost += best === one ? oneCost : twoCost;
    found.worth += paid;
  }
}

const priceFor = (cost: number, credit: number): number => cost - CREDIT * Math.max(0, Math.min(cost, credit));

/** [from][to]: the passenger who may wait at one culture for the other; -1: none. */
const PASSENGER = Array.from({ length: CULTURES.length + 1 }, (_, from) =>
  Array.from({ length: CULTURES.length + 1 }, (__, to) =>
    FARES.findIndex((_fare, each) => fareAt[each] === from && fareTo[each] === to),
  ),
);

/** Whether one culture has anything for the other: goods that it buys, or a passenger. */
const TRADES = PASSENGER.map((row, from) => row.map((fare, to) => fare !== NONE || isBuyer(to, from)));
export const hasTrade = (from: number, to: number): boolean => (TRADES[from] as boolean[])[to] as boolean;

/** The fee of a passenger who waits at one culture for the other. */
function boarding(table: Table, from: number, to: number): number {
  const fare = PASSENGER[from]?.[to] ?? NONE;
  return fare === NONE || (table.bonus[fare] ?? 0) === 0 ? 0 : (feeOf[fare] as number);
}
