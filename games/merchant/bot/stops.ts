// What every stop is worth: goods sold there, goods bought for the next one, and what can be traded on from that one. All
// in money, with turns at what a turn brings; getting there is not counted here.

import { type Dot, isCity, orbitOf } from '../rules/board.ts';
import { NONE } from '../rules/table.ts';
import { marketTurnsFrom, travelTimesNow } from './board-now.ts';
import { bought, buyFor, cargoWorth, hasTrade, sell } from './cargo.ts';
import { outfitGain } from './invest.ts';
import { SYSTEMS } from './knowledge.ts';
import type { Level } from './levels.ts';
import { creditAt, findingWorth, type Trader } from './trader.ts';

export interface Stop {
  readonly system: number;
  readonly dot: Dot;
  /** Money, turns spent there and on the way to the next stop taken off. */
  readonly worth: number;
  /** What is sold there, and what it brings. */
  readonly sold: number;
  readonly paid: number;
  /** What is bought there: pieces of both kinds of goods, and what they bring at the next stop over their cost. */
  readonly ordinary: number;
  readonly factory: number;
  readonly cost: number;
  readonly gain: number;
  /** The next system; -1: none in view. And the turns it takes to be done there. */
  readonly next: number;
  readonly turns: number;
  /** Whether a whole turn is spent there, for more than the City limit allows (§9.42). */
  readonly stay: boolean;
}

/** What distance takes off for who does not see far. */
export const hazeOver = ({ sight, haze }: Level, turns: number): number => haze * Math.max(0, turns - sight);

/** What is against a stop where nothing can be done. */
const IDLE = 500;
/** Who wins needs nothing more. */
const WIN = 600;

/** Money makes money as long as there is too little to fill the holds. */
const capital = ({ capital: bonus }: Level, money: number, paid: number): number =>
  bonus * Math.max(0, Math.min(paid, CAPITAL - money));
const CAPITAL = 180;

/** By what a trader keeps the stops he has weighed. */
export const stopKey = (dot: Dot, free: boolean, sales = 1, buys = 1): number =>
  ((dot * 2 + (free ? 1 : 0)) * 2 + sales) * 2 + buys;

/** What a stop is worth. `limit`: sales and buys that the City limit leaves before he must stay a turn (§9.41). */
export function weigh(trader: Trader, system: number, dot: Dot, free: boolean, sales = 1, buys = 1): Stop {
  const key = stopKey(dot, free, sales, buys);
  let stop = trader.weighed.get(key);
  if (stop === undefined) {
    stop = free
      ? visit(trader, system, dot, 99, 99, 0)
      : better(visit(trader, system, dot, sales, buys, 0), visit(trader, system, dot, 99, 99, 1));
    trader.weighed.set(key, stop);
  }
  return stop;
}

/** What is against a City where a Spaceport is as near, in turns. */
const DOWN = 0.4;

/** The market of a system that is nearest to a dot; -1: none is in reach. */
export function nearestMarket({ knowledge, board, level }: Trader, system: number, from: Dot): Dot {
  let [best, least] = [NONE, level.reach];
  for (const dot of knowledge.markets[system] ?? []) {
    const turns = (travelTimesNow(board, dot).turns[from] as number) + (isCity(dot) ? DOWN : 0);
    if (dot !== from && turns < least) [best, least] = [dot, turns];
  }
  return best;
}

const better = (a: Stop, b: Stop): Stop => (b.worth > a.worth ? b : a);

function visit(trader: Trader, system: number, dot: Dot, sales: number, buys: number, stay: number): Stop {
  const { table, seat, knowledge, cargo, board, rate, need, level, later } = trader;
  const culture = knowledge.culture[system] ?? NONE;
  const sale = sell(table, cargo.goods, culture, sales);
  const { left } = sale;
  const share = table.port[orbitOf[dot] ?? NONE] === seat ? 0.1 : 0;
  const paid = sale.money * (1 + share) + (trader.fees[system] as number);
  const money = cargo.money + paid;
  const here = seat === table.active && table.at[seat] === dot ? table.credit : 0;
  const credit = creditAt(trader, system) + here;
  const holds = cargo.holds - left.length;
  const stays = rate * stay;
  if (paid >= need)
    return { ...NOWHERE, system, dot, worth: WIN + need - stays, sold: sale.money, paid, turns: stay, stay: stay > 0 };
  const first =
    paid + capital(level, cargo.money, paid) + findingWorth(trader, system) + outfitAt(trader, culture, money + credit);
  const useful = first > 0;
  // Who would do nothing here need not come: that he can fly by is a plan of its own.
  let worth = cargoWorth(table, knowledge, left, NONE_LEFT) - stays - rate + (useful ? first : -IDLE);
  let [ordinary, factory, cost, gain, next, far] = [0, 0, 0, 0, NONE, 0];
  const { quick, bulk } = marketTurnsFrom(trader.marketTurns, knowledge, board.ship, dot);
  let strange = false;
  for (let to = 0; to < SYSTEMS; to++) {
    if (to === system || (quick[to] as number) > level.reach) continue;
    const buyer = knowledge.culture[to] as number;
    // All strangers are alike: what to load for one is what to load for any.
    const pair = culture !== NONE && (buyer === NONE || hasTrade(culture, buyer));
    if (pair && buyer !== NONE)
      buyFor(bought, table, knowledge, culture, buyer, left, holds, cargo.half, money, credit, buys);
    if (pair && buyer === NONE && !strange) {
      buyFor(boughtForStranger, table, knowledge, culture, buyer, left, holds, cargo.half, money, credit, buys);
      strange = true;
    }
    const found = !pair ? NOTHING_BOUGHT : buyer === NONE ? boughtForStranger : bought;
    const turns = (left.length + found.ordinary + found.factory > 1 ? bulk[to] : quick[to]) as number;
    if (!useful && found.fare + found.cost === 0) continue;
    const free = credit <= 0 ? 0 : found.cost < credit ? found.cost : credit;
    const more = found.worth + found.fare - (found.cost - free) + share * found.cost;
    const carry = (left.length === 0 ? 0 : cargoWorth(table, knowledge, left, buyer)) + (trader.fees[to] as number);
    const way = stays + rate * turns;
    let all = first + more + carry + (later[to] as number) - way - hazeOver(level, turns);
    if (paid + more + carry >= need && buyer !== NONE) all = Math.max(all, WIN + need - way);
    if (all <= worth) continue;
    worth = all;
    ordinary = found.ordinary;
    factory = found.factory;
    cost = found.cost;
    gain = more;
    next = to;
    far = turns;
  }
  const turns = stay + far;
  return { system, dot, worth, sold: sale.money, paid, ordinary, factory, cost, gain, next, turns, stay: stay > 0 };
}

const boughtForStranger = { ...bought };
const NOTHING_BOUGHT = { ...bought };

export const NOWHERE: Stop = {
  system: NONE,
  dot: NONE,
  worth: 0,
  sold: 0,
  paid: 0,
  ordinary: 0,
  factory: 0,
  cost: 0,
  gain: 0,
  next: NONE,
  turns: 0,
  stay: false,
};

/** No culture at all: what is left is carried on. */
const NONE_LEFT = SYSTEMS + 1;

const outfitAt = ({ outfits, level }: Trader, culture: number, funds: number): number =>
  culture === NONE || outfits.length === 0 ? 0 : level.outfit * outfitGain(outfits, culture, funds);
