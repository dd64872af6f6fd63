// What a better ship, a drive, a Spaceport or a Factory pays back before the end.

import type { Seat } from '@orrery/kernel';
import { SHIPS } from '../data/equipment.ts';
import { portOwner } from '../rules/bank.ts';
import { CITIES, ORBITS, systemOf } from '../rules/board.ts';
import { factoryCost, PORT_COST } from '../rules/deeds.ts';
import { netWorth } from '../rules/end.ts';
import { discounted, partner } from '../rules/market.ts';
import {
  COMBINED_DRIVE,
  costOf,
  diceOf,
  holdsOf,
  isFare,
  NONE,
  RED_DRIVE,
  type Table,
  YELLOW_DRIVE,
} from '../rules/table.ts';
import { CULTURES } from '../data/cultures.ts';
import { costOfGoods, payoffOfGoods } from './lore.ts';
import { milesTo, type Rig, rigKey, rigOf } from './miles.ts';
import { turnsFor } from './turns.ts';

/** What a piece of goods brings, and what it costs, on average. */
const MARGIN = 70;
const OUTLAY = 75;
/** Turns a leg takes beside the flight, for Cities where he stays. */
const STAY = 0.7;
/** A culture has four to six pieces of its goods, and others buy too. */
const MOST_UNITS = 4.4;
/** Nobody plans farther than this, and a thing must bring more than it costs to be bought at all. */
const FARTHEST = 40;
const SURE = 1.25;

const legs = new Map<number, number>();

/** A usual leg: from a City to one of the eight nearest in other systems. */
function usualLeg(rig: Rig): number {
  const key = rigKey(rig);
  let leg = legs.get(key);
  if (leg === undefined) {
    const all = CITIES.map((from) => {
      const far = CITIES.filter((to) => systemOf[to] !== systemOf[from]).map((to) => milesTo(rig, to)[from] ?? 0);
      far.sort((a, b) => a - b);
      return far.slice(0, 8).reduce((sum, each) => sum + each, 0) / 8;
    });
    leg = all.reduce((sum, each) => sum + each, 0) / all.length;
    legs.set(key, leg);
  }
  return leg;
}

interface Firm {
  readonly rig: Rig;
  readonly holds: number;
  /** Money to work with. */
  readonly funds: number;
}

/** Money a turn to expect of a ship with so much to work with. */
function income({ rig, holds, funds }: Firm): number {
  const units = Math.min(holds, MOST_UNITS, Math.max(0.5, funds / OUTLAY));
  return (units * MARGIN) / (turnsFor(rig.dice, usualLeg(rig)) + STAY);
}

function firmOf(table: Table, seat: Seat): Firm {
  const gear = (table.small[seat] ?? []).filter((code) => !isFare(code)).length;
  const aboard = (table.goods[seat] ?? []).reduce((sum, good) => sum + payoffOfGoods(good), 0);
  const funds = (table.money[seat] ?? 0) + (seat === table.active ? table.credit : 0) + 0.8 * aboard;
  return { rig: rigOf(table, seat), holds: holdsOf(table.ship[seat] ?? 0) - gear / 2, funds };
}

/** Turns left, as far as this seat can tell: until the first of all gets there. */
function turnsLeft(table: Table): number {
  let least = FARTHEST;
  for (let seat = 0; seat < table.money.length; seat++) {
    const left = Math.max(0, table.target - netWorth(table, seat));
    least = Math.min(least, left / Math.max(15, income(firmOf(table, seat))));
  }
  return least;
}

/** What a change of the firm brings until the end, over what it costs. */
function gainOf(table: Table, was: Firm, is: Firm, cost: number): number {
  return (income(is) - income(was)) * turnsLeft(table) - SURE * cost;
}

/** `ship 2`. */
export function shipGain(table: Table, seat: Seat, ship: number): number {
  const was = firmOf(table, seat);
  const old = table.ship[seat] ?? 0;
  const cost = (SHIPS[ship]?.[3] ?? 0) - (SHIPS[old]?.[3] ?? 0) / 2;
  const holds = was.holds + holdsOf(ship) - holdsOf(old);
  return gainOf(table, was, { rig: { ...was.rig, dice: diceOf(ship) }, holds, funds: was.funds - cost }, cost);
}

/** `equip 1`: drives only; Shields and weapons pay for nobody who trades in peace. */
export function gearGain(table: Table, seat: Seat, code: number): number {
  const was = firmOf(table, seat);
  const red = code === RED_DRIVE || code === COMBINED_DRIVE;
  const yellow = code === YELLOW_DRIVE || code === COMBINED_DRIVE;
  if (!red && !yellow) return NEVER;
  const rig = { ...was.rig, red: was.rig.red || red, yellow: was.rig.yellow || yellow };
  const cost = costOf(code);
  return gainOf(table, was, { rig, holds: was.holds - 0.5, funds: was.funds - cost }, cost);
}

/** How often he comes back to a place, and what a Spaceport saves each time: the surface and the City limit. */
const VISITS = 12;
const SAVED = 0.5;
const TRADED = 25;
/** Money that stays in hand for goods. */
const RESERVE = 100;
/** Not worth it at any price. */
export const NEVER = -10_000;
/** How long money that went into a deed is missed. */
const MISSED = 8;

/** A deed counts fully towards net worth (§13.1): it costs only what the money would have earned meanwhile. */
function deedGain(table: Table, seat: Seat, price: number, worth: number): number {
  const was = firmOf(table, seat);
  const missed = (income(was) - income({ ...was, funds: was.funds - price })) * Math.min(MISSED, turnsLeft(table));
  if ((table.money[seat] ?? 0) + table.credit - price < RESERVE) return NEVER;
  const commission = portOwner(table, seat) === seat ? price / 10 : 0;
  return worth - price + commission - missed;
}

/** `port 4`. */
export function portGain(table: Table, seat: Seat, orbit: number): number {
  const price = discounted(table, seat, PORT_COST);
  const visits = Math.min(3, turnsLeft(table) / VISITS);
  const first = !ORBITS.some(
    (dot, each) => systemOf[dot] === systemOf[ORBITS[orbit] ?? NONE] && table.port[each] === seat,
  );
  const use = visits * (TRADED + (first ? SAVED * income(firmOf(table, seat)) : 0));
  return deedGain(table, seat, price, PORT_COST) + use;
}

/** `factory 12`: its first piece can be bought at once, at half the price for the owner (§12.32). */
export function factoryGain(table: Table, seat: Seat): number {
  const culture = partner(table, seat);
  const price = discounted(table, seat, factoryCost(culture));
  const good = CULTURES.length + culture;
  const purse = (table.money[seat] ?? 0) + table.credit - price;
  const able = purse >= costOfGoods(good) && turnsLeft(table) > 4;
  const piece = able ? 0.6 * (payoffOfGoods(good) - costOfGoods(good) / 2) : 0;
  return deedGain(table, seat, price, factoryCost(culture)) + piece;
}
