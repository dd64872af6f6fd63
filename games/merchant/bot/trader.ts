// The trader: what a seat knows, carries and can expect, thought through once for each position it is asked in.

import type { Seat, State } from '@orrery/kernel';
import { type Dot, isCity } from '../rules/board.ts';
import { FIRST_FARE, holdsOf, isFare, NONE, type Table } from '../rules/table.ts';
import { bargain, deal, fees, type Load } from './cargo.ts';
import { type Chartroom, chartroomOf } from './chartroom.ts';
import { chartTo } from './charts.ts';
import type { Habits } from './habits.ts';
import { type Hunt, huntOf } from './hunt.ts';
import { incomeOf, type Outfit, outfitsOf } from './invest.ts';
import { type Leg, legFrom, legsOf, UNLOADING } from './legs.ts';
import { iouValue, type Lore, loreOf, payoffOfGoods, SYSTEMS } from './lore.ts';
import { beginMark, endMark, markLists, markNumber, markNumbers, memory } from './mark.ts';
import type { Stop } from './plan.ts';
import { type Rig, rigKey, rigOf } from './rig.ts';
import type { Goal } from './steer.ts';
import { wealthOf } from './wealth.ts';

export interface Trader {
  readonly table: Table;
  readonly seat: Seat;
  readonly habits: Habits;
  readonly lore: Lore;
  readonly load: Load;
  readonly room: Chartroom;
  /** Prey and danger on the way; null: there is no combat, or he does not care. */
  readonly hunt: Hunt | null;
  readonly goals: Goal[];
  /** By dot: the way from there to every market. */
  readonly legs: Leg[];
  /** What a turn is worth. */
  readonly rate: number;
  /** What is missing to the target. */
  readonly need: number;
  /** By system: what can be made from there by who comes with empty holds; that in part, and what is found there. */
  readonly field: Float64Array;
  readonly later: Float64Array;
  /** By system: the fees of the passengers aboard who want to go there. */
  readonly fees: Float64Array;
  /** Ships and drives that would pay. */
  readonly outfits: readonly Outfit[];
  /** By system: how likely he gets there before the others. */
  readonly chances: Float64Array;
  /** Stops already weighed, by dot; those where he can stay apart. */
  readonly weighed: Map<number, Stop>;
}

/** Within a turn the same is asked again and again. */
const traders = memory<Trader>(64);

export function traderOf(view: State<Table>, seat: Seat, habits: Habits): Trader {
  const lore = loreOf(view, seat);
  const { table } = view;
  return traders(markOf(table, seat, lore.mark, habits.id), () => think(copyOf(table), seat, lore, habits));
}

/** What is kept must not change with the table. */
const copyOf = (table: Table): Table => ({
  ...table,
  stock: [...table.stock],
  bonus: [...table.bonus],
  at: [...table.at],
  money: [...table.money],
  port: [...table.port],
  factory: [...table.factory],
  site: [...table.site],
  ious: [...table.ious],
  iou: [...table.iou],
  marker: [...table.marker],
  rastur: [...table.rastur],
});

function think(table: Table, seat: Seat, lore: Lore, habits: Habits): Trader {
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
  const chances = chancesOf(table, seat, lore, room, habits.rival);
  const legs = legsOf(lore, room.rig);
  const field = fieldFor({ table, seat, lore, load, room, legs, rate, chances, habits });
  const fare = new Float64Array(SYSTEMS);
  const later = new Float64Array(SYSTEMS);
  for (let system = 0; system < SYSTEMS; system++) {
    if (load.fares.length > 0) fare[system] = fees(load.fares, lore.culture[system] as number);
    later[system] = finding({ table, lore, chances, habits }, system) + habits.beyond * (field[system] as number);
  }
  return {
    table,
    seat,
    habits,
    lore,
    load,
    room,
    hunt: habits.arms ? huntOf(table, seat) : null,
    goals: [],
    legs,
    rate,
    need: table.target - wealthOf(table, seat),
    field,
    later,
    fees: fare,
    outfits: habits.outfit === 0 ? [] : outfitsOf(table, seat, habits),
    chances,
    weighed: new Map<number, Stop>(),
  };
}

/** All that a plan depends on. */
function markOf(table: Table, seat: Seat, known: number, habits: number): number {
  beginMark(seat + 16 * habits);
  markNumber(known);
  markNumber(Math.floor(known / 2 ** 31));
  markLists(table.goods);
  markLists(table.small);
  markLists(table.hull);
  markNumber(table.ious[seat] ?? 0);
  markNumbers(table.ship);
  markNumbers(table.at);
  markNumbers(table.money);
  markNumbers(table.stock);
  markNumbers(table.bonus);
  markNumbers(table.factory);
  markNumbers(table.site);
  markNumbers(table.port);
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
export function finding(
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
export function creditAt(
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

/** What a field depends on. */
type Scene = Pick<Trader, 'table' | 'seat' | 'lore' | 'load' | 'room' | 'legs' | 'rate' | 'chances' | 'habits'>;

const fields = memory<Float64Array>(400);
/** A field is a rough guess: money and turns that differ by less give the same. */
const COARSE = 40;

const purseOf = ({ money, goods }: Load): number => {
  let purse = money;
  for (const good of goods) purse += 0.7 * payoffOfGoods(good);
  return purse;
};

function fieldFor(scene: Scene): Float64Array {
  const { table, seat, lore, load, room, rate, chances, habits } = scene;
  if (habits.beyond === 0) return EMPTY;
  const purse = COARSE * (0.5 + Math.floor(Math.min(900, purseOf(load)) / COARSE));
  const pace = 4 * (0.5 + Math.floor(rate / 4));
  beginMark(seat + 16 * habits.id);
  markNumber(lore.mark);
  markNumber(Math.floor(lore.mark / 2 ** 31));
  markNumber(rigKey(room.rig));
  markNumber(load.holds * 2 + (load.half ? 1 : 0));
  markNumber(purse);
  markNumber(pace);
  markNumber(table.ious[seat] ?? 0);
  markNumbers(table.stock);
  markNumbers(table.bonus);
  markNumbers(table.iou);
  markNumbers(table.site);
  markLists(table.rastur);
  for (let system = 0; system < SYSTEMS; system++) markNumber(Math.round(20 * (chances[system] as number)));
  return fields(endMark(), () => fieldOf({ ...scene, rate: pace, load: { ...load, goods: NOTHING, money: purse } }));
}

const EMPTY = new Float64Array(SYSTEMS);
const NOTHING: readonly number[] = [];

/** What a trader with empty holds makes from each system: the best leg from there, and part of what follows it. */
function fieldOf(trader: Scene): Float64Array {
  const { table, lore, load, room, legs: all, rate, habits } = trader;
  const purse = purseOf(load);
  let field = new Float64Array(SYSTEMS);
  const profit = new Float64Array(SYSTEMS * SYSTEMS);
  for (let from = 0; from < SYSTEMS; from++) {
    const culture = lore.culture[from] ?? NONE;
    const [dot = NONE] = lore.markets[from] ?? [];
    const free = lore.markets[from]?.some((each) => !isCity(each)) === true;
    const credit = creditAt(trader, from);
    const legs = dot === NONE ? null : legFrom(all, lore, room.rig, dot);
    for (let to = 0; to < SYSTEMS; to++) {
      if (legs === null || to === from || (legs.quick[to] as number) > habits.reach) {
        profit[from * SYSTEMS + to] = -Infinity;
        continue;
      }
      bargain(deal, table, lore, culture, lore.culture[to] ?? NONE, NOTHING, load.holds, load.half, purse, credit, 99);
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
        const sum = (profit[from * SYSTEMS + to] as number) + (round === 0 ? 0 : habits.beyond * (field[to] as number));
        if (sum > best) best = sum;
      }
      next[from] = best === -Infinity ? 0 : best;
    }
    field = next;
  }
  return field;
}
