// The trader: what a seat knows, carries and can expect, thought through once for each position it is asked in.

import type { Seat, State } from '@orrery/kernel';
import { type Dot, isCity } from '../rules/board.ts';
import { smallOf } from '../rules/holds.ts';
import { FIRST_FARE, holdsOf, isFare, NONE, type Table } from '../rules/table.ts';
import { buyFor, bought, feesFor, type Cargo } from './cargo.ts';
import { type BoardNow, boardFor, type MarketTurns, marketTurnsFrom, marketTurnsOf, UNLOADING } from './board-now.ts';
import { travelTimes } from './travel-times.ts';
import type { Level } from './levels.ts';
import { type Hunt, huntOf } from './combat-worth.ts';
import { incomeOf, type Outfit, outfitsOf, netWorthOf } from './invest.ts';
import { iouWorth, type Knowledge, knowledgeOf, payoffOfGoods, SYSTEMS } from './knowledge.ts';
import { beginKey, endKey, addLists, addNumber, addNumbers, cache } from './cache.ts';
import type { Stop } from './stops.ts';
import { type ShipKind, shipKindKey, shipKindOf } from './graph.ts';
import type { Goal } from './moves.ts';

export interface Trader {
  readonly table: Table;
  readonly seat: Seat;
  readonly level: Level;
  readonly knowledge: Knowledge;
  readonly cargo: Cargo;
  readonly board: BoardNow;
  /** Prey and danger on the way; null: there is no combat, or he does not care. */
  readonly hunt: Hunt | null;
  readonly goals: Goal[];
  /** By dot: the way from there to every market. */
  readonly marketTurns: MarketTurns[];
  /** What a turn is worth. */
  readonly rate: number;
  /** What is missing to the target. */
  readonly need: number;
  /** By system: what can be made from there by who comes with empty holds; that in part, and what is found there. */
  readonly prospects: Float64Array;
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
const traders = cache<Trader>(64);

export function traderOf(view: State<Table>, seat: Seat, level: Level): Trader {
  const knowledge = knowledgeOf(view, seat);
  const { table } = view;
  return traders(keyOf(table, seat, knowledge.key, level.id), () => newTrader(copyOf(table), seat, knowledge, level));
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

function newTrader(table: Table, seat: Seat, knowledge: Knowledge, level: Level): Trader {
  const small = smallOf(table, seat);
  const cargo: Cargo = {
    goods: [...(table.goods[seat] ?? [])],
    fares: small.filter(isFare).map((code) => code - FIRST_FARE),
    holds: holdsOf(table.ship[seat] ?? 0) - Math.ceil(small.length / 2),
    half: small.length % 2 === 1,
    money: table.money[seat] ?? 0,
  };
  const board = boardFor(table, seat);
  const rate = Math.max(level.floor, level.rate * incomeOf(table, seat));
  const chances = chancesOf(table, seat, knowledge, board, level.rival);
  const marketTurns = marketTurnsOf(knowledge, board.ship);
  const prospects = prospectsFor({ table, seat, knowledge, cargo, board, marketTurns, rate, chances, level });
  const fare = new Float64Array(SYSTEMS);
  const later = new Float64Array(SYSTEMS);
  for (let system = 0; system < SYSTEMS; system++) {
    if (cargo.fares.length > 0) fare[system] = feesFor(cargo.fares, knowledge.culture[system] as number);
    later[system] =
      findingWorth({ table, knowledge, chances, level }, system) + level.beyond * (prospects[system] as number);
  }
  return {
    table,
    seat,
    level,
    knowledge,
    cargo,
    board,
    hunt: level.arms ? huntOf(table, seat) : null,
    goals: [],
    marketTurns,
    rate,
    need: table.target - netWorthOf(table, seat),
    prospects,
    later,
    fees: fare,
    outfits: level.outfit === 0 ? [] : outfitsOf(table, seat, level),
    chances,
    weighed: new Map<number, Stop>(),
  };
}

/** All that a plan depends on. */
function keyOf(table: Table, seat: Seat, known: number, level: number): number {
  beginKey(seat + 16 * level);
  addNumber(known);
  addNumber(Math.floor(known / 2 ** 31));
  addLists(table.goods);
  addLists(table.small);
  addLists(table.hull);
  addNumber(table.ious[seat] ?? 0);
  addNumbers(table.ship);
  addNumbers(table.at);
  addNumbers(table.money);
  addNumbers(table.stock);
  addNumbers(table.bonus);
  addNumbers(table.factory);
  addNumbers(table.site);
  addNumbers(table.port);
  addNumbers(table.marker);
  addNumbers(table.iou);
  addLists(table.rastur);
  addLists(table.forts);
  if (seat === table.active) {
    addNumber(table.credit);
    addNumber(table.moved ? 1 : 0);
    addNumber(table.bought);
    addNumber(table.sold);
  }
  return endKey();
}

/** What finding a culture is worth beside its IOU, and how much of an IOU that is kept. */
export function findingWorth(
  { table, knowledge, chances, level }: Pick<Trader, 'table' | 'knowledge' | 'chances' | 'level'>,
  system: number,
): number {
  const undiscovered = (table.iou[system] ?? NONE) !== NONE;
  if (!undiscovered) return 0;
  const culture = knowledge.culture[system] ?? NONE;
  const chance = chances[system] as number;
  return chance * (culture === NONE ? level.finding + level.iou * knowledge.iou : level.finding);
}

/** Credit he has at a culture, or will have when he finds it. */
export function creditAt(
  { table, seat, knowledge, chances }: Pick<Trader, 'table' | 'seat' | 'knowledge' | 'chances'>,
  system: number,
): number {
  const culture = knowledge.culture[system] ?? NONE;
  if (culture < 0) return 0;
  const held = ((table.ious[seat] ?? 0) & (1 << culture)) !== 0 || (table.iou[system] ?? NONE) !== NONE;
  if (!held) return 0;
  return (table.iou[system] ?? NONE) !== NONE ? iouWorth(culture) * (chances[system] as number) : iouWorth(culture);
}

/** Systems that nobody has found yet are for who comes first (§7.3): how likely that is this seat. */
function chancesOf(table: Table, seat: Seat, knowledge: Knowledge, board: BoardNow, rival: number): Float64Array {
  const chances = new Float64Array(SYSTEMS).fill(1);
  if (table.at.length === 1 || rival === 0) return chances;
  for (let system = 0; system < SYSTEMS; system++) {
    if ((table.iou[system] ?? NONE) === NONE) continue;
    const dots = knowledge.markets[system] ?? [];
    const mine = nearest(board.ship, dots, table.at[seat] ?? 0);
    let chance = 1;
    for (let other = 0; other < table.at.length; other++) {
      if (other === seat) continue;
      const lead = nearest(shipKindOf(table, other), dots, table.at[other] ?? 0) - mine;
      chance *= 1 - rival / (1 + Math.exp(2 * lead));
    }
    chances[system] = chance;
  }
  return chances;
}

function nearest(ship: ShipKind, dots: readonly Dot[], from: Dot): number {
  let least = 30;
  for (const dot of dots) least = Math.min(least, travelTimes(ship, dot).turns[from] as number);
  return least;
}

/** What prospects depend on. */
type ProspectInput = Pick<
  Trader,
  'table' | 'seat' | 'knowledge' | 'cargo' | 'board' | 'marketTurns' | 'rate' | 'chances' | 'level'
>;

const knownProspects = cache<Float64Array>(400);
/** Prospects are a rough guess: money and turns that differ by less give the same. */
const COARSE = 40;

const fundsOf = ({ money, goods }: Cargo): number => {
  let funds = money;
  for (const good of goods) funds += 0.7 * payoffOfGoods(good);
  return funds;
};

function prospectsFor(input: ProspectInput): Float64Array {
  const { table, seat, knowledge, cargo, board, rate, chances, level } = input;
  if (level.beyond === 0) return EMPTY;
  const funds = COARSE * (0.5 + Math.floor(Math.min(900, fundsOf(cargo)) / COARSE));
  const pace = 4 * (0.5 + Math.floor(rate / 4));
  beginKey(seat + 16 * level.id);
  addNumber(knowledge.key);
  addNumber(Math.floor(knowledge.key / 2 ** 31));
  addNumber(shipKindKey(board.ship));
  addNumber(cargo.holds * 2 + (cargo.half ? 1 : 0));
  addNumber(funds);
  addNumber(pace);
  addNumber(table.ious[seat] ?? 0);
  addNumbers(table.stock);
  addNumbers(table.bonus);
  addNumbers(table.iou);
  addNumbers(table.site);
  addLists(table.rastur);
  for (let system = 0; system < SYSTEMS; system++) addNumber(Math.round(20 * (chances[system] as number)));
  return knownProspects(endKey(), () =>
    prospectsOf({ ...input, rate: pace, cargo: { ...cargo, goods: NOTHING, money: funds } }),
  );
}

const EMPTY = new Float64Array(SYSTEMS);
const NOTHING: readonly number[] = [];

/** What a trader with empty holds makes from each system: the best leg from there, and part of what follows it. */
function prospectsOf(trader: ProspectInput): Float64Array {
  const { table, knowledge, cargo, board, marketTurns: all, rate, level } = trader;
  const funds = fundsOf(cargo);
  let prospects = new Float64Array(SYSTEMS);
  const profit = new Float64Array(SYSTEMS * SYSTEMS);
  for (let from = 0; from < SYSTEMS; from++) {
    const culture = knowledge.culture[from] ?? NONE;
    const [dot = NONE] = knowledge.markets[from] ?? [];
    const free = knowledge.markets[from]?.some((each) => !isCity(each)) === true;
    const credit = creditAt(trader, from);
    const turnsTo = dot === NONE ? null : marketTurnsFrom(all, knowledge, board.ship, dot);
    for (let to = 0; to < SYSTEMS; to++) {
      if (turnsTo === null || to === from || (turnsTo.quick[to] as number) > level.reach) {
        profit[from * SYSTEMS + to] = -Infinity;
        continue;
      }
      buyFor(
        bought,
        table,
        knowledge,
        culture,
        knowledge.culture[to] ?? NONE,
        NOTHING,
        cargo.holds,
        cargo.half,
        funds,
        credit,
        99,
      );
      const gain = findingWorth(trader, to) + bought.worth + bought.fare - Math.max(0, bought.cost - credit);
      const units = bought.ordinary + bought.factory;
      const loading = units > 1 && !free ? UNLOADING : 0;
      const turns = (units > 1 ? turnsTo.bulk[to] : turnsTo.quick[to]) ?? Infinity;
      profit[from * SYSTEMS + to] = gain - rate * (turns + loading);
    }
  }
  for (let round = 0; round < 3; round++) {
    const next = new Float64Array(SYSTEMS);
    for (let from = 0; from < SYSTEMS; from++) {
      let best = -Infinity;
      for (let to = 0; to < SYSTEMS; to++) {
        const sum =
          (profit[from * SYSTEMS + to] as number) + (round === 0 ? 0 : level.beyond * (prospects[to] as number));
        if (sum > best) best = sum;
      }
      next[from] = best === -Infinity ? 0 : best;
    }
    prospects = next;
  }
  return prospects;
}
