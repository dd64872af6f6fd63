// What every stop is worth: goods sold there, goods bought for the next one, and what can be traded on from that one. All
// in money, with turns at what a turn brings; getting there is not counted here.

import type { Seat, State } from '@orrery/kernel';
import { type Dot, isCity, orbitOf } from '../rules/board.ts';
import { netWorth } from '../rules/end.ts';
import { FIRST_FARE, holdsOf, isFare, NONE, type Table } from '../rules/table.ts';
import { type Chartroom, chartroomOf } from './chartroom.ts';
import { bargain, carried, deal, fees, type Load, sell } from './cargo.ts';
import { chartTo } from './charts.ts';
import type { Habits } from './habits.ts';
import { incomeOf, type Outfit, outfitGain, outfitsOf } from './invest.ts';
import { legsFrom, UNLOADING } from './legs.ts';
import { iouValue, type Lore, loreOf, payoffOfGoods, SYSTEMS } from './lore.ts';
import { beginMark, endMark, markLists, markNumber, markNumbers, memory } from './mark.ts';
import { type Rig, rigOf } from './rig.ts';
import type { Goal } from './steer.ts';

export interface Trader {
  readonly table: Table;
  readonly seat: Seat;
  readonly habits: Habits;
  readonly lore: Lore;
  readonly load: Load;
  readonly room: Chartroom;
  readonly goals: Goal[];
  /** What a turn is worth. */
  readonly rate: number;
  /** What is missing to the target. */
  readonly need: number;
  /** By system: what can be made from there by who comes with empty holds. */
  readonly field: Float64Array;
  /** Ships and drives that would pay. */
  readonly outfits: readonly Outfit[];
  /** By system: how likely he gets there before the others. */
  readonly chances: Float64Array;
  /** Stops already weighed, by dot; those where he can stay apart. */
  readonly weighed: Map<number, Stop>;
}

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
}

export function traderOf(view: State<Table>, seat: Seat, habits: Habits): Trader {
  const { table } = view;
  const lore = loreOf(view, seat);
  return traders(markOf(table, seat, lore.mark, habits.id), () => {
    const small = table.small[seat] ?? [];
    const load: Load = {
      goods: [...(table.goods[seat] ?? [])],
      fares: small.filter(isFare).map((code) => code - FIRST_FARE),
      holds: holdsOf(table.ship[seat] ?? 0) - Math.ceil(small.length / 2),
      half: small.length % 2 === 1,
      money: table.money[seat] ?? 0,
    };
    const room = chartroomOf(table, seat);
    const rate = Math.max(habits.floor, habits.rate * incomeOf(table, seat));
    const need = table.target - netWorth(table, seat);
    const chances = chancesOf(table, seat, lore, room, habits.rival);
    const field = fieldOf({ table, seat, lore, load, room, rate, chances, habits });
    const outfits = habits.outfit === 0 ? [] : outfitsOf(table, seat, habits);
    // A copy: what is kept must not change with the table.
    const own: Table = {
      ...table,
      stock: [...table.stock],
      bonus: [...table.bonus],
      at: [...table.at],
      money: [...table.money],
    };
    return {
      table: own,
      seat,
      habits,
      lore,
      load,
      room,
      goals: [],
      rate,
      need,
      chances,
      field,
      outfits,
      weighed: new Map<number, Stop>(),
    };
  });
}

/** Within a turn the same is asked again and again. */
const traders = memory<Trader>(64);

/** All that a plan depends on. */
function markOf(table: Table, seat: Seat, known: number, habits: number): number {
  beginMark(seat + 16 * habits);
  markNumber(known);
  markNumber(Math.floor(known / 2 ** 31));
  markNumbers(table.goods[seat]);
  markNumbers(table.small[seat]);
  markNumbers(table.hull[seat]);
  markNumber(table.ious[seat] ?? 0);
  markNumber(table.ship[seat] ?? 0);
  markNumbers(table.at);
  markNumbers(table.money);
  markNumbers(table.stock);
  markNumbers(table.bonus);
  markNumbers(table.factory);
  markNumbers(table.site);
  markNumbers(table.marker);
  markNumbers(table.iou);
  markLists(table.rastur);
  markLists(table.forts);
  if (seat === table.active) {
    markNumber(table.credit);
    markNumber(table.moved ? 1 : 0);
    markNumber(table.bought);
    markNumber(table.sold);
  }
  return endMark();
}

/** What finding a culture is worth beside its IOU, and how much of an IOU that is kept. */
function finding(
  { table, lore, chances, habits }: Pick<Trader, 'table' | 'lore' | 'chances' | 'habits'>,
  system: number,
): number {
  const undiscovered = (table.iou[system] ?? NONE) !== NONE;
  if (!undiscovered) return 0;
  const culture = lore.culture[system] ?? NONE;
  const chance = chances[system] as number;
  return chance * (culture === NONE ? habits.finding + habits.iou * lore.iou : habits.finding);
}

/** Credit he has at a culture, or will have when he finds it. */
function creditAt(
  { table, seat, lore, chances }: Pick<Trader, 'table' | 'seat' | 'lore' | 'chances'>,
  system: number,
): number {
  const culture = lore.culture[system] ?? NONE;
  if (culture < 0) return 0;
  const held = ((table.ious[seat] ?? 0) & (1 << culture)) !== 0 || (table.iou[system] ?? NONE) !== NONE;
  if (!held) return 0;
  return (table.iou[system] ?? NONE) !== NONE ? iouValue(culture) * (chances[system] as number) : iouValue(culture);
}

/** Systems that nobody has found yet are for who comes first (§7.3): how likely that is this seat. */
function chancesOf(table: Table, seat: Seat, lore: Lore, room: Chartroom, rival: number): Float64Array {
  const chances = new Float64Array(SYSTEMS).fill(1);
  if (table.at.length === 1 || rival === 0) return chances;
  for (let system = 0; system < SYSTEMS; system++) {
    if ((table.iou[system] ?? NONE) === NONE) continue;
    const dots = lore.markets[system] ?? [];
    const mine = nearest(room.rig, dots, table.at[seat] ?? 0);
    let chance = 1;
    for (let other = 0; other < table.at.length; other++) {
      if (other === seat) continue;
      const lead = nearest(rigOf(table, other), dots, table.at[other] ?? 0) - mine;
      chance *= 1 - rival / (1 + Math.exp(2 * lead));
    }
    chances[system] = chance;
  }
  return chances;
}

function nearest(rig: Rig, dots: readonly Dot[], from: Dot): number {
  let least = 30;
  for (const dot of dots) least = Math.min(least, chartTo(rig, dot).turns[from] as number);
  return least;
}

/** What a trader with empty holds makes from each system: the best leg from there, and part of what follows it. */
function fieldOf(trader: Omit<Trader, 'field' | 'goals' | 'need' | 'outfits' | 'weighed'>): Float64Array {
  const { table, lore, load, room, rate, habits } = trader;
  if (habits.beyond === 0) return new Float64Array(SYSTEMS);
  const purse = load.money + 0.7 * load.goods.reduce((sum, good) => sum + payoffOfGoods(good), 0);
  let field = new Float64Array(SYSTEMS);
  const profit = new Float64Array(SYSTEMS * SYSTEMS);
  for (let from = 0; from < SYSTEMS; from++) {
    const culture = lore.culture[from] ?? NONE;
    const [dot = NONE] = lore.markets[from] ?? [];
    const free = lore.markets[from]?.some((each) => !isCity(each)) === true;
    const credit = creditAt(trader, from);
    const legs = dot === NONE ? null : legsFrom(lore, room.rig, dot);
    for (let to = 0; to < SYSTEMS; to++) {
      if (legs === null || to === from) {
        profit[from * SYSTEMS + to] = -Infinity;
        continue;
      }
      bargain(table, lore, culture, lore.culture[to] ?? NONE, NOTHING, load.holds, load.half, purse, credit, 99);
      const gain = finding(trader, to) + deal.worth + deal.fare - Math.max(0, deal.cost - credit);
      const units = deal.ordinary + deal.factory;
      const loading = units > 1 && !free ? UNLOADING : 0;
      const turns = (units > 1 ? legs.bulk[to] : legs.quick[to]) ?? Infinity;
      profit[from * SYSTEMS + to] = gain - rate * (turns + loading);
    }
  }
  for (let round = 0; round < 3; round++) {
    const next = new Float64Array(SYSTEMS);
    for (let from = 0; from < SYSTEMS; from++) {
      let best = -Infinity;
      for (let to = 0; to < SYSTEMS; to++) {
        const all = (profit[from * SYSTEMS + to] as number) + (round === 0 ? 0 : habits.beyond * (field[to] as number));
        if (all > best) best = all;
      }
      next[from] = best === -Infinity ? 0 : best;
    }
    field = next;
  }
  return field;
}

/** Nobody flies farther than this. */
const FARTHEST = 30;
/** What distance takes off for who does not see far. */
export const hazeOver = ({ sight, haze }: Habits, turns: number): number => haze * Math.max(0, turns - sight);

const NOTHING: readonly number[] = [];
/** What is against a stop where nothing can be done. */
const IDLE = 500;
/** Who wins needs nothing more. */
const WIN = 600;

/** Money makes money as long as there is too little to fill the holds. */
const capital = ({ capital: bonus }: Habits, money: number, paid: number): number =>
  bonus * Math.max(0, Math.min(paid, CAPITAL - money));
const CAPITAL = 180;

/** What a stop is worth. `limit`: sales and buys that the City limit leaves before he must stay a turn (§9.41). */
export function weigh(trader: Trader, system: number, dot: Dot, free: boolean, sales = 1, buys = 1): Stop {
  const key = (((dot * 2 + (free ? 1 : 0)) * 2 + sales) * 2 + buys) | 0;
  let stop = trader.weighed.get(key);
  if (stop === undefined) {
    stop = free
      ? visit(trader, system, dot, 99, 99, 0)
      : better(visit(trader, system, dot, sales, buys, 0), visit(trader, system, dot, 99, 99, 1));
    trader.weighed.set(key, stop);
  }
  return stop;
}

const better = (a: Stop, b: Stop): Stop => (b.worth > a.worth ? b : a);

function visit(trader: Trader, system: number, dot: Dot, sales: number, buys: number, stay: number): Stop {
  const {
    table,
    seat,
    lore,
    load,
    room: { rig },
    rate,
    need,
    field,
    habits,
  } = trader;
  const culture = lore.culture[system] ?? NONE;
  const sale = sell(table, load.goods, culture, sales);
  const share = table.port[orbitOf[dot] ?? NONE] === seat ? 0.1 : 0;
  const paid = sale.money * (1 + share) + fees(load.fares, culture);
  const money = load.money + paid;
  const here = seat === table.active && table.at[seat] === dot ? table.credit : 0;
  const credit = creditAt(trader, system) + here;
  const { left } = sale;
  const holds = load.holds - left.length;
  const first =
    paid + capital(habits, load.money, paid) + finding(trader, system) + outfitAt(trader, culture, money + credit);
  const stays = rate * stay;
  if (paid >= need) {
    return {
      system,
      dot,
      worth: WIN + need - rate * stay,
      sold: sale.money,
      paid,
      ordinary: 0,
      factory: 0,
      cost: 0,
      gain: 0,
      next: NONE,
      turns: stay,
    };
  }
  const useful = first > 0;
  const still = {
    system,
    dot,
    sold: sale.money,
    paid,
    ordinary: 0,
    factory: 0,
    cost: 0,
    gain: 0,
    next: NONE,
    turns: stay,
  };
  const onwards = carried(table, lore, left, NONE_LEFT) - stays - rate;
  // Who would do nothing here need not come: that he can fly by is a plan of its own.
  let best: Stop = { ...still, worth: useful ? first + onwards : onwards - IDLE };
  const legs = legsFrom(lore, rig, dot);
  let stranger: typeof deal | null = null;
  for (let next = 0; next < SYSTEMS; next++) {
    if (next === system) continue;
    const buyer = lore.culture[next] ?? NONE;
    // All strangers are alike: what to load for one is what to load for any.
    if (buyer !== NONE || stranger === null) {
      bargain(table, lore, culture, buyer, left, holds, load.half, money, credit, buys);
      if (buyer === NONE) stranger = { ...deal };
    } else Object.assign(deal, stranger);
    const units = left.length + deal.ordinary + deal.factory;
    const turns = (units > 1 ? legs.bulk[next] : legs.quick[next]) ?? Infinity;
    if (turns > FARTHEST || (!useful && deal.fare + deal.cost === 0)) continue;
    const free = Math.max(0, Math.min(deal.cost, credit));
    const gain = deal.worth + deal.fare - (deal.cost - free) + share * deal.cost;
    const carry = carried(table, lore, left, buyer) + fees(load.fares, buyer);
    const later = finding(trader, next) + habits.beyond * (field[next] as number);
    let worth = first + gain + carry + later - stays - rate * turns - hazeOver(habits, turns);
    if (paid + gain + carry >= need && buyer !== NONE) worth = Math.max(worth, WIN + need - stays - rate * turns);
    if (worth > best.worth) {
      const { ordinary, factory, cost } = deal;
      best = { system, dot, worth, sold: sale.money, paid, ordinary, factory, cost, gain, next, turns: stay + turns };
    }
  }
  return best;
}

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
};

/** No culture at all: what is left is carried on. */
const NONE_LEFT = SYSTEMS + 1;

const outfitAt = ({ outfits, habits }: Trader, culture: number, purse: number): number =>
  culture === NONE || outfits.length === 0 ? 0 : habits.outfit * outfitGain(outfits, culture, purse);
