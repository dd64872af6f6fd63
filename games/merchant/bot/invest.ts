// What a better ship, a drive, a Spaceport or a Factory pays back before the end.

import type { Seat } from '@orrery/kernel';
import { CULTURES } from '../data/cultures.ts';
import { EQUIPMENT, SHIPS } from '../data/equipment.ts';
import { portOwner } from '../rules/bank.ts';
import { ORBITS, systemOf } from '../rules/board.ts';
import { factoryCost, PORT_COST } from '../rules/deeds.ts';
import { netWorth } from '../rules/end.ts';
import { discounted, isLimited, partner } from '../rules/market.ts';
import { smallOf } from '../rules/holds.ts';
import {
  COMBINED_DRIVE,
  costOf,
  diceOf,
  holdsOf,
  isFare,
  NONE,
  RED_DRIVE,
  scienceOf,
  type Table,
  YELLOW_DRIVE,
} from '../rules/table.ts';
import { countOf } from './cargo.ts';
import { armsWorth, isArms } from './combat-worth.ts';
import { type ShipKind, shipKindOf } from './graph.ts';
import { costOfGoods, payoffOfGoods } from './knowledge.ts';
import type { Level } from './levels.ts';

/** What a piece of goods brings, and what it costs, on average. */
const MARGIN = 70;
const OUTLAY = 75;
/** Turns a leg takes beside the flight, for Cities where he stays. */
const STAY = 0.7;
/** A culture has four to six pieces of its goods, and others buy too. */
const MOST_UNITS = 2.9;
/** Nobody plans farther than this. */
const FARTHEST = 40;

/** By dice: turns from a City to the eight nearest in other systems, on average: bare, with red, yellow and both drives. */
const LEGS: readonly (readonly number[])[] = [
  [],
  [],
  [3.23, 2.58, 2.82, 2.1],
  [2.3, 1.84, 2.02, 1.5],
  [1.82, 1.44, 1.6, 1.2],
];

interface Earner {
  readonly ship: ShipKind;
  readonly holds: number;
  /** Money to work with. */
  readonly funds: number;
}

/** Money a turn to expect of a ship with so much to work with. */
function income({ ship, holds, funds }: Earner): number {
  const units = Math.min(holds, MOST_UNITS, Math.max(0.5, funds / OUTLAY));
  const leg = LEGS[ship.dice]?.[(ship.red ? 1 : 0) + (ship.yellow ? 2 : 0)] ?? 2;
  return (units * MARGIN) / (leg + STAY);
}

function earnerOf(table: Table, seat: Seat): Earner {
  const gear = smallOf(table, seat).filter((code) => !isFare(code)).length;
  const aboard = (table.goods[seat] ?? []).reduce((sum, good) => sum + payoffOfGoods(good), 0);
  const funds = (table.money[seat] ?? 0) + (seat === table.active ? table.credit : 0) + 0.8 * aboard;
  return { ship: shipKindOf(table, seat), holds: holdsOf(table.ship[seat] ?? 0) - gear / 2, funds };
}

/** Money a turn to expect of this seat. */
export const incomeOf = (table: Table, seat: Seat): number => income(earnerOf(table, seat));

/** Turns left, as far as this seat can tell: until the first of all gets there. */
function turnsLeft(table: Table): number {
  let least = FARTHEST;
  for (let seat = 0; seat < table.money.length; seat++) {
    const left = Math.max(0, table.target - netWorthOf(table, seat));
    least = Math.min(least, left / Math.max(15, income(earnerOf(table, seat))));
  }
  return least;
}

/** What such a change brings until the end, over what it costs. */
function gainOf(was: Earner, is: Earner, left: number, cost: number, level: Level): number {
  return (income(is) - income(was)) * left - level.sure * cost;
}

/** `ship 2`. */
export function shipGain(table: Table, seat: Seat, ship: number, level: Level, left = turnsLeft(table)): number {
  const was = earnerOf(table, seat);
  const old = table.ship[seat] ?? 0;
  const cost = (SHIPS[ship]?.[3] ?? 0) - (SHIPS[old]?.[3] ?? 0) / 2;
  const holds = was.holds + holdsOf(ship) - holdsOf(old);
  const is = { ship: { ...was.ship, dice: diceOf(ship) }, holds, funds: was.funds - cost };
  return gainOf(was, is, left, cost, level);
}

/** `equip 1`: a drive, or weapons and Shields where there is combat. */
export function gearGain(table: Table, seat: Seat, code: number, level: Level, left = turnsLeft(table)): number {
  const red = code === RED_DRIVE || code === COMBINED_DRIVE;
  const yellow = code === YELLOW_DRIVE || code === COMBINED_DRIVE;
  if (isArms(code)) return level.arms ? armsGain(table, seat, code, level, left) : NEVER;
  if (!red && !yellow) return NEVER;
  const was = earnerOf(table, seat);
  const ship = { ...was.ship, red: was.ship.red || red, yellow: was.ship.yellow || yellow };
  const cost = costOf(code);
  return gainOf(was, { ship, holds: was.holds - 0.5, funds: was.funds - cost }, left, cost, level);
}

/** Weapons and Shields are for who can spare the money, and the one buy that a City may allow (§9.41). */
const SPARE = 200;
const INSTEAD = 70;

function armsGain(table: Table, seat: Seat, code: number, level: Level, left: number): number {
  const was = earnerOf(table, seat);
  const funds = was.funds - costOf(code);
  if (funds < SPARE) return NEVER;
  const missed = (income(was) - income({ ...was, funds })) * Math.min(MISSED, left);
  const instead = isLimited(table, seat) ? INSTEAD : 0;
  return armsWorth(table, seat, code, left) - level.sure * costOf(code) - missed - instead;
}

/** A ship or drive that would pay: who sells it, what it takes to buy it, what it brings. */
export interface Outfit {
  readonly sciences: readonly string[];
  readonly price: number;
  readonly gain: number;
}

export function outfitsOf(table: Table, seat: Seat, level: Level): Outfit[] {
  const old = (SHIPS[table.ship[seat] ?? 0]?.[3] ?? 0) / 2;
  const found: Outfit[] = [];
  const left = turnsLeft(table);
  SHIPS.forEach(([, , , cost, sciences], ship) => {
    const gain = ship === table.ship[seat] ? 0 : shipGain(table, seat, ship, level, left);
    if (gain > 0) found.push({ sciences, price: cost - old, gain });
  });
  EQUIPMENT.forEach(([, price, science], code) => {
    const gain = code > COMBINED_DRIVE ? 0 : gearGain(table, seat, code, level, left);
    if (gain > 0) found.push({ sciences: [science], price, gain });
  });
  return found;
}

/** What the best of them that a culture sells would bring; 0: none, or too dear. */
export function outfitGain(outfits: readonly Outfit[], culture: number, funds: number): number {
  let best = 0;
  for (const { sciences, price, gain } of outfits)
    if (gain > best && price <= funds && sciences.includes(scienceOf(culture))) best = gain;
  return best;
}

/** How often he comes back to a place, and what a Spaceport saves each time: the surface and the City limit. */
const VISITS = 12;
const SAVED = 0.33;
const TRADED = 25;
/** Not worth it at any price. */
export const NEVER = -10_000;
/** How long money that went into a deed is missed. */
const MISSED = 8;

const deedsOf = (table: Table, seat: Seat): number => countOf(table.port, seat) + countOf(table.factory, seat);

/** A deed counts fully towards net worth (§13.1): it costs only what the money would have earned meanwhile. */
function deedGain(table: Table, seat: Seat, price: number, worth: number, level: Level): number {
  const was = earnerOf(table, seat);
  const missed = (income(was) - income({ ...was, funds: was.funds - price })) * Math.min(MISSED, turnsLeft(table));
  if (deedsOf(table, seat) >= level.deeds) return NEVER;
  if ((table.money[seat] ?? 0) + table.credit - price < level.reserve) return NEVER;
  const commission = portOwner(table, seat) === seat ? price / 10 : 0;
  return worth - price + commission - missed;
}

/** `port 4`. */
export function portGain(table: Table, seat: Seat, orbit: number, level: Level): number {
  const price = discounted(table, seat, PORT_COST);
  const visits = Math.min(3, turnsLeft(table) / VISITS);
  const first = !ORBITS.some(
    (dot, each) => systemOf[dot] === systemOf[ORBITS[orbit] ?? NONE] && table.port[each] === seat,
  );
  const use = visits * (TRADED + (first ? SAVED * income(earnerOf(table, seat)) : 0));
  return deedGain(table, seat, price, PORT_COST, level) + use;
}

/** `factory 12`: its first piece can be bought at once, at half the price for the owner (§12.32). */
export function factoryGain(table: Table, seat: Seat, level: Level): number {
  const culture = partner(table, seat);
  const price = discounted(table, seat, factoryCost(culture));
  const good = CULTURES.length + culture;
  const funds = (table.money[seat] ?? 0) + table.credit - price;
  const able = funds >= costOfGoods(good) && turnsLeft(table) > 4;
  const piece = able ? 0.6 * (payoffOfGoods(good) - costOfGoods(good) / 2) : 0;
  return deedGain(table, seat, price, factoryCost(culture), level) + piece;
}

export function netWorthOf(table: Table, seat: Seat): number {
  if (table.rastur.length > 0) return netWorth(table, seat);
  const { port, factory } = table;
  let worth = table.money[seat] ?? 0;
  for (let orbit = 0; orbit < port.length; orbit++) if (port[orbit] === seat) worth += PORT_COST;
  for (let culture = 0; culture < factory.length; culture++)
    if (factory[culture] === seat) worth += factoryCost(culture);
  return worth;
}
