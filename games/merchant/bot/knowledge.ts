// What a seat knows of the market: which culture lives where, what it pays, what may hide in the other systems.

import { itemOf, knows, type Seat, type State } from '@orrery/kernel';
import { FARES } from '../data/bonuses.ts';
import { CULTURES } from '../data/cultures.ts';
import { boxOf, type Dot, dotsOf, INHABITED, isCity, orbitOf } from '../rules/board.ts';
import { buys, goodsCost, payoffOf } from '../rules/goods.ts';
import { isMarket, rasturAt } from '../rules/places.ts';
import {
  AIR_FOIL,
  AUTO_PILOT,
  demandAt,
  demandBonus,
  demandFor,
  GATE_LOCK,
  GOODS,
  isFactoryGoods,
  JUMP_START,
  MULLIGAN_GEAR,
  NONE,
  OPEN,
  RELIC_LASER,
  RELIC_SHIELD,
  RELIC_YELLOW,
  SPY_EYE,
  SWITCH_SWITCH,
  type Table,
  TINKERERS,
} from '../rules/table.ts';
import { addLists, addNumber, beginKey, cache, endKey } from './cache.ts';

/** The systems where somebody trades: fourteen, and the Base last. */
export const SYSTEMS = INHABITED + 1;

export interface Knowledge {
  /** Tells one from another. */
  readonly key: number;
  /** Tells one set of markets from another. */
  readonly marketsKey: number;
  /** By system: the culture this seat knows there; -1: it does not. */
  readonly culture: readonly number[];
  /** By goods: how likely a culture it does not know buys them; whether one it knows does. */
  readonly wanted: readonly number[];
  readonly buyers: readonly boolean[];
  /** How many cultures hide from it, and what their IOUs are worth on average. */
  readonly hidden: number;
  readonly iou: number;
  /** By system: the dots where its culture trades now. */
  readonly markets: readonly (readonly Dot[])[];
}

const all = Array.from({ length: GOODS }, (_, good) => good);

/** [culture][goods]: whether it buys them, and which demand it may show for them. */
const BUYERS = CULTURES.map((_, culture) => all.map((good) => buys(culture, good)));
const DEMAND = CULTURES.map((_, culture) =>
  all.map((good) => demandFor.findIndex((wanted, each) => wanted === good && demandAt[each] === culture)),
);
const COST = all.map(goodsCost);
const PAYOFF = all.map(payoffOf);
const IOU = CULTURES.map(([, , , value]) => value);

/** Whether a culture buys what another makes, ordinary or not. */
export const isBuyer = (culture: number, maker: number): boolean => BUYERS[culture]?.[maker] === true;

export const costOfGoods = (good: number): number => COST[good] ?? 0;
export const payoffOfGoods = (good: number): number => PAYOFF[good] ?? 0;
export const iouWorth = (culture: number): number => IOU[culture] ?? 0;

/** What is known depends on few things, and they seldom change: kept until they do. */
const knowledges = cache<Knowledge>(400);
const cultures = new Int8Array(INHABITED);

export function knowledgeOf(view: State<Table>, seat: Seat): Knowledge {
  const { table } = view;
  beginKey(3);
  for (let box = 0; box < table.marker.length; box++) if (table.marker[box] === OPEN) addNumber(box);
  addNumber(NONE);
  // Who owns a Spaceport makes no difference here, but that there is one does.
  for (let orbit = 0; orbit < table.port.length; orbit++) addNumber(table.port[orbit] === NONE ? 0 : 1);
  addLists(table.rastur);
  const marketsKey = endKey() % 2 ** 43;
  beginKey(1);
  addNumber(marketsKey);
  addNumber(Math.floor(marketsKey / 2 ** 31));
  for (let system = 0; system < INHABITED; system++) {
    const slot = table.iou[system] as number;
    const known = table.culture[system] as number;
    cultures[system] = known === NONE && slot !== NONE && knows(view, slot, seat) ? itemOf(view, slot) : known;
    addNumber(cultures[system] as number);
  }
  const key = endKey();
  return knowledges(key, () =>
    learn(
      key,
      marketsKey,
      Array.from(cultures),
      PLACES.map((dots) => dots.filter((dot) => isMarket(table, dot))),
    ),
  );
}

function learn(key: number, marketsKey: number, culture: readonly number[], markets: Knowledge['markets']): Knowledge {
  const hidden = CULTURES.map((_, each) => each).filter((each) => !culture.includes(each));
  const share = (count: number): number => (hidden.length === 0 ? 0 : count / hidden.length);
  return {
    key,
    marketsKey,
    culture: [...culture, TINKERERS],
    wanted: all.map((good) => share(hidden.filter((each) => BUYERS[each]?.[good] === true).length)),
    buyers: all.map((good) => culture.some((each) => BUYERS[each]?.[good] === true)),
    hidden: hidden.length,
    iou: share(hidden.reduce((sum, each) => sum + iouWorth(each), 0)),
    markets,
  };
}

/** Where a culture may ever trade: Cities, Orbits and boxes. */
const PLACES = dotsOf
  .slice(0, SYSTEMS)
  .map((dots) => dots.filter((dot) => isCity(dot) || orbitOf[dot] !== NONE || boxOf[dot] !== NONE));

/** What a culture pays for goods after it has bought so many of the kind; 0: it does not buy them. */
export function priceAt(table: Table, culture: number, good: number, before: number): number {
  if (culture < 0 || culture >= CULTURES.length || (BUYERS[culture] as boolean[])[good] !== true) return 0;
  const payoff = PAYOFF[good] as number;
  if (isFactoryGoods(good)) return payoff;
  const demand = (DEMAND[culture] as number[])[good] as number;
  if (demand === NONE) return payoff;
  const markers = (table.bonus[FARES.length + demand] ?? 0) - before;
  return markers <= 0 ? payoff : payoff + markers * (demandBonus[demand] ?? 0);
}

/** Goods on sale; a Rastur on its Factory keeps factory goods back (§16.4). */
export function stockOf(table: Table, good: number): number {
  const stock = table.stock[good] ?? 0;
  if (good < CULTURES.length || stock === 0) return stock;
  const site = table.site[good - CULTURES.length] ?? NONE;
  return site === NONE || (table.rastur.length > 0 && rasturAt(table, site) > 0) ? 0 : stock;
}

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
export const isJunk = (code: number): boolean => code === GATE_LOCK || code === RELIC_LASER;
