// A cluster imagined whole, in few numbers: who lives where, what is on sale, what each merchant has. Small enough that a
// race through it can be sailed to its end in a fraction of a millisecond.

import { FARES } from '../../data/bonuses.ts';
import { CULTURES } from '../../data/cultures.ts';
import { demandAt, demandBonus, demandFor, GOODS, NONE } from '../../rules/table.ts';
import { costOfGoods, iouWorth, isBuyer, payoffOfGoods, SYSTEMS } from '../knowledge.ts';

export interface Merchant {
  /** The system he is at, or bound for; and when he acts there, in turns from now. */
  at: number;
  clock: number;
  /** Still where his real ship is, and free to go anywhere; whether he has stayed a whole turn (§9.42). */
  afloat: boolean;
  stays: boolean;
  money: number;
  estate: number;
  deeds: number;
  ious: number;
  /** This visit: whether the City limit holds, buys that are left, credit. */
  limited: boolean;
  buys: number;
  credit: number;
  ship: number;
  /** What is in the holds, and their board in halves. */
  halves: number;
  goods: number[];
  fares: number[];
  /** How long his flights are, measured by those of his real ship. */
  pace: number;
  /** Turns from system to system, and from where he really is. */
  readonly legs: Float64Array;
  readonly start: Float64Array;
  /** His own species (§3.3). */
  readonly home: number;
  /** Systems whose culture he knows, as a mask; and what he expects of the others. */
  known: number;
  strangers: Strangers;
  /** Each draws from the cup by his own luck: so what one does changes little for the others. */
  luck: number;
}

/** What can be said of cultures that a merchant does not know. */
export interface Strangers {
  /** By goods: how likely one of them buys it; what it fetches there or later; what it fetches later. */
  readonly wanted: Float64Array;
  readonly hoped: Float64Array;
  readonly later: Float64Array;
  /** What their IOUs are worth on average. */
  readonly iou: number;
}

export interface World {
  readonly target: number;
  /** By system: its culture; by culture: its system; by system: whether it was found (§7.3). */
  readonly culture: Int8Array;
  readonly where: Int8Array;
  readonly found: Uint8Array;
  readonly stock: Int8Array;
  readonly bonus: Int8Array;
  readonly cup: Int8Array;
  readonly cups: number;
  /** By system: Spaceports anybody can use, Orbits without one, the owners of Spaceports as a mask. */
  readonly free: Int8Array;
  readonly orbits: Int8Array;
  readonly owners: Int8Array;
  /** By culture: who owns its Factory. */
  readonly factory: Int8Array;
  readonly merchants: Merchant[];
}

export const MAKERS = CULTURES.length;
export const KINDS = MAKERS + 1;

/** By goods, or by culture and goods. */
export const PAYOFF = Float64Array.from({ length: GOODS }, (_, good) => payoffOfGoods(good));
export const COST = Float64Array.from({ length: GOODS }, (_, good) => costOfGoods(good));
export const IOU = Float64Array.from({ length: KINDS }, (_, culture) => iouWorth(culture));
const cells = Array.from({ length: KINDS * GOODS }, (_, cell) => [Math.floor(cell / GOODS), cell % GOODS] as const);
export const BUYS = Uint8Array.from(cells, ([culture, good]) => (isBuyer(culture, good % MAKERS) ? 1 : 0));
const DEMAND = Int8Array.from(cells, ([culture, good]) =>
  demandFor.findIndex((wanted, each) => wanted === good && demandAt[each] === culture),
);
const BONUS = Float64Array.from(demandBonus);
/** By culture: who buys what it makes. */
export const BUYERS = Array.from({ length: KINDS }, (_, maker) =>
  CULTURES.map((__, each) => each).filter((each) => maker < MAKERS && isBuyer(each, maker)),
);

/** How much of its payoff goods are worth to who sells them some other time: where a buyer is known, and where not. */
const [KEEPS, HOPES] = [0.65, 0.73];

/** A copy in which the strangers are somewhere. */
export function imagined(world: World, luck: number): World {
  const copy: World = {
    ...world,
    culture: world.culture.slice(),
    where: world.where.slice(),
    found: world.found.slice(),
    stock: world.stock.slice(),
    bonus: world.bonus.slice(),
    cup: world.cup.slice(),
    free: world.free.slice(),
    orbits: world.orbits.slice(),
    owners: world.owners.slice(),
    factory: world.factory.slice(),
    merchants: world.merchants.map((merchant, each) => ({
      ...merchant,
      goods: merchant.goods.slice(),
      fares: merchant.fares.slice(),
      luck: Math.imul(luck + 1, 0x9e3779b1 ^ (each * 0x85ebca6b)) | 1,
    })),
  };
  const dealer = { luck: Math.imul(luck, 0x9e3779b1) | 1 };
  const hidden: number[] = [];
  for (let each = 0; each < MAKERS; each++) if (copy.where[each] === NONE) hidden.push(each);
  for (let system = 0; system < SYSTEMS; system++) {
    if (copy.culture[system] !== NONE) continue;
    const at = draw(dealer, hidden.length);
    const each = hidden[at] as number;
    hidden[at] = hidden[hidden.length - 1] as number;
    hidden.pop();
    copy.culture[system] = each;
    copy.where[each] = system;
  }
  return copy;
}

/** A number below `n`, by xorshift: quick, and good enough for a thought. */
function draw(of: { luck: number }, n: number): number {
  let x = of.luck;
  x ^= x << 13;
  x ^= x >>> 17;
  x ^= x << 5;
  of.luck = x;
  return Math.floor(((x >>> 0) / 2 ** 32) * n);
}

export function strangersTo(world: World, known: number): Strangers {
  const wanted = new Float64Array(GOODS);
  const hoped = new Float64Array(GOODS);
  const later = new Float64Array(GOODS);
  let [count, ious] = [0, 0];
  for (let system = 0; system < SYSTEMS; system++) {
    if (((known >> system) & 1) !== 0) continue;
    const culture = world.culture[system] as number;
    count++;
    ious += IOU[culture] as number;
    for (let good = 0; good < GOODS; good++)
      if (BUYS[culture * GOODS + good] === 1) wanted[good] = (wanted[good] as number) + 1;
  }
  for (let good = 0; good < GOODS; good++) {
    const chance = count === 0 ? 0 : (wanted[good] as number) / count;
    const payoff = PAYOFF[good] as number;
    const buyers = BUYERS[good % MAKERS] as number[];
    let sure = false;
    for (let at = 0; at < buyers.length && !sure; at++)
      sure = ((known >> (world.where[buyers[at] as number] as number)) & 1) !== 0;
    wanted[good] = chance;
    later[good] = (sure ? KEEPS : HOPES) * payoff;
    hoped[good] = chance * payoff + (1 - chance) * (later[good] as number);
  }
  return { wanted, hoped, later, iou: count === 0 ? 0 : ious / count };
}

export const knowsOf = ({ known }: Merchant, system: number): boolean => ((known >> system) & 1) !== 0;

export const netWorthIn = ({ money, estate }: Merchant): number => money + estate;

/** Holds for goods that are still empty. */
export const roomOf = ({ halves, fares, goods }: Merchant): number => ((halves - fares.length) >> 1) - goods.length;

/** What a culture pays for goods after it has bought so many of the kind (§10.2); 0: it does not buy them. */
export function priceOf({ bonus }: World, culture: number, good: number, before: number): number {
  const cell = culture * GOODS + good;
  if (BUYS[cell] !== 1) return 0;
  const demand = DEMAND[cell] as number;
  const payoff = PAYOFF[good] as number;
  if (demand === NONE) return payoff;
  const markers = (bonus[FARES.length + demand] as number) - before;
  return markers > 0 ? payoff + markers * (BONUS[demand] as number) : payoff;
}

/** Goods go into the cup, and one of the Demands they met (§10.21). */
export function sold(world: World, merchant: Merchant, culture: number, good: number): void {
  intoCup(world, merchant, good);
  const demand = DEMAND[culture * GOODS + good] as number;
  if (demand === NONE || world.bonus[FARES.length + demand] === 0) return;
  world.bonus[FARES.length + demand] = (world.bonus[FARES.length + demand] as number) - 1;
  intoCup(world, merchant, GOODS + FARES.length + demand);
}

/** §10.1: one in, one out. */
export function intoCup({ cup, cups, stock, bonus }: World, merchant: Merchant, item: number): void {
  const at = draw(merchant, cups + 1);
  const out = at < cups ? (cup[at] as number) : item;
  if (at < cups) cup[at] = item;
  if (out < GOODS) stock[out] = (stock[out] as number) + 1;
  else bonus[out - GOODS] = (bonus[out - GOODS] as number) + 1;
}
