// What a seat knows of the market: which culture lives where, what it pays, what may hide in the other systems.

import { itemOf, knows, type Seat, type State } from '@orrery/kernel';
import { FARES } from '../data/bonuses.ts';
import { CULTURES } from '../data/cultures.ts';
import { boxOf, type Dot, dotsOf, INHABITED, isCity, orbitOf } from '../rules/board.ts';
import { buys, goodsCost, payoffOf } from '../rules/goods.ts';
import { isMarket } from '../rules/places.ts';
import {
  AIR_FOIL,
  AUTO_PILOT,
  demandAt,
  demandBonus,
  demandFor,
  GOODS,
  isFactoryGoods,
  JUMP_START,
  MULLIGAN_GEAR,
  NONE,
  RELIC_SHIELD,
  RELIC_YELLOW,
  SPY_EYE,
  SWITCH_SWITCH,
  type Table,
  TINKERERS,
} from '../rules/table.ts';

export interface Lore {
  /** By system, the Base last: the culture this seat knows there; -1: it does not. */
  readonly culture: readonly number[];
  /** By goods: how likely a culture it does not know buys them. */
  readonly wanted: readonly number[];
  /** How many cultures hide from it, and what their IOUs are worth on average. */
  readonly hidden: number;
  readonly iou: number;
  /** By system: the dots where its culture trades now. */
  readonly markets: readonly (readonly Dot[])[];
}

const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((all, each) => all + each, 0) / values.length;

const all = Array.from({ length: GOODS }, (_, good) => good);

/** [culture][goods]: whether it buys them, and which demand it may show for them. */
const BUYERS = CULTURES.map((_, culture) => all.map((good) => buys(culture, good)));
const DEMAND = CULTURES.map((_, culture) =>
  all.map((good) => demandFor.findIndex((wanted, each) => wanted === good && demandAt[each] === culture)),
);
const COST = all.map(goodsCost);
const PAYOFF = all.map(payoffOf);

export const costOfGoods = (good: number): number => COST[good] ?? 0;
export const payoffOfGoods = (good: number): number => PAYOFF[good] ?? 0;
export const iouValue = (culture: number): number => CULTURES[culture]?.[3] ?? 0;

export function loreOf(view: State<Table>, seat: Seat): Lore {
  const { table } = view;
  const culture = table.culture.map((known, system) => {
    const slot = table.iou[system] ?? NONE;
    return known === NONE && slot !== NONE && knows(view, slot, seat) ? itemOf(view, slot) : known;
  });
  const hidden = CULTURES.map((_, each) => each).filter((each) => !culture.includes(each));
  const wanted = all.map((good) => mean(hidden.map((each) => (BUYERS[each]?.[good] === true ? 1 : 0))));
  const systems = Array.from({ length: INHABITED + 1 }, (_, system) => system);
  return {
    culture: [...culture, TINKERERS],
    wanted,
    hidden: hidden.length,
    iou: mean(hidden.map(iouValue)),
    markets: systems.map((system) => marketsIn(table, system)),
  };
}

const marketsIn = (table: Table, system: number): readonly Dot[] =>
  (PLACES[system] ?? []).filter((dot) => isMarket(table, dot));

/** Where a culture may ever trade: Cities, Orbits and boxes. */
const PLACES = dotsOf
  .slice(0, INHABITED + 1)
  .map((dots) => dots.filter((dot) => isCity(dot) || orbitOf[dot] !== NONE || boxOf[dot] !== NONE));

/** What a culture pays for goods after it has bought so many of the kind; 0: it does not buy them. */
export function priceAt(table: Table, culture: number, good: number, before: number): number {
  if (BUYERS[culture]?.[good] !== true) return 0;
  const payoff = PAYOFF[good] ?? 0;
  const demand = isFactoryGoods(good) ? NONE : (DEMAND[culture]?.[good] ?? NONE);
  if (demand === NONE) return payoff;
  const markers = (table.bonus[FARES.length + demand] ?? 0) - before;
  return markers <= 0 ? payoff : payoff + markers * (demandBonus[demand] ?? 0);
}

/** What a culture pays for goods, or what to expect of one that is not known. */
export const hopedPrice = (table: Table, lore: Lore, culture: number, good: number, before: number): number =>
  culture === NONE ? (lore.wanted[good] ?? 0) * (PAYOFF[good] ?? 0) : priceAt(table, culture, good, before);

/** What a relic is worth to a trader, beside what it would fetch. */
const RELIC_WORTH: Readonly<Record<number, number>> = {
  [RELIC_YELLOW]: 120,
  [AIR_FOIL]: 80,
  [AUTO_PILOT]: 60,
  [MULLIGAN_GEAR]: 60,
  [SWITCH_SWITCH]: 60,
  [JUMP_START]: 60,
  [RELIC_SHIELD]: 60,
  [SPY_EYE]: 50,
};

/** A Laser and a Gate Lock are only good for barter. */
export const relicWorth = (code: number): number => RELIC_WORTH[code] ?? 40;
export const isJunk = (code: number): boolean => relicWorth(code) === 40;
