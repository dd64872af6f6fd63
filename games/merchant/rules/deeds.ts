// Deeds (§2.54, §12): Spaceports on Orbits, one Factory in a system; and the Forts of the combat rules (§15.1).

import { no, type Refusal, rule, type Seat } from '@orrery/kernel';
import { CULTURES } from '../data/cultures.ts';
import { FORT } from '../data/equipment.ts';
import { commission, spend } from './bank.ts';
import { BASE_SYSTEM, type Dot, dotsOf, ORBITS, systemOf } from './board.ts';
import { type Action, discounted, first, partner, systemHere, whyNobody, whyNoBuy, whyTooDear } from './market.ts';
import { fortAt, isAsteroid, isMarket, marketsOf, orbitsOf, rasturAt } from './places.ts';
import { COMBAT, has, NONE, type Table, TINKERERS } from './table.ts';

export const PORT_COST = 200;
const MOST_DEEDS = 12;
export const factoryCost = (culture: number): number => CULTURES[culture]?.[9] ?? 0;

/** §2.2, R-31: twelve Spaceport/Factory markers, and no more deeds than that. */
export function whyNoMarker(table: Table, seat: Seat): Refusal | null {
  const held =
    table.port.filter((owner) => owner === seat).length + table.factory.filter((owner) => owner === seat).length;
  return rule('2.2', held < MOST_DEEDS) ? null : no('2.2', 'refuse.no-marker');
}

/** `port 4`: the Spaceport deed of an Orbit in this system. */
export const port: Action = {
  candidates: (table, seat) => orbitsOf(systemHere(table, seat)).map((orbit) => [orbit]),
  why(table, seat, orbit) {
    if (whyNobody(table, seat) !== null) return whyNobody(table, seat);
    const dot = ORBITS[orbit] ?? NONE;
    if (dot === NONE || !rule('12.1', systemOf[dot] === systemHere(table, seat))) return no('12.1', 'refuse.elsewhere');
    if (!rule('2.541', (table.port[orbit] ?? NONE) === NONE)) return no('2.541', 'refuse.port-built');
    if (rule('16.4', rasturAt(table, dot) > 0)) return no('16.4', 'refuse.rastur-there');
    const cost = discounted(table, seat, PORT_COST);
    return first(whyNoMarker(table, seat), whyNoBuy(table, seat), whyTooDear(table, seat, cost));
  },
  take(kit, seat, orbit) {
    const { table } = kit.state;
    const cost = discounted(table, seat, PORT_COST);
    spend(kit, seat, cost);
    table.bought++;
    kit.tell('log.port', { seat, port: orbit, cost }, '12.2');
    commission(kit, seat, cost);
    if (rule('2.54', (table.port[orbit] ?? NONE) === NONE)) table.port[orbit] = seat;
  },
};

/** `factory 12`: this culture's Factory, on a City or Spaceport of its system (§12.3). */
export const factory: Action = {
  candidates: (table, seat) =>
    partner(table, seat) === TINKERERS ? [] : marketsOf(table, systemHere(table, seat)).map((dot) => [dot]),
  why(table, seat, dot) {
    if (whyNobody(table, seat) !== null) return whyNobody(table, seat);
    const culture = partner(table, seat);
    if (culture === TINKERERS) return no('12.1', 'refuse.base-deeds');
    if (!rule('2.542', (table.factory[culture] ?? NONE) === NONE)) return no('2.542', 'refuse.factory-built');
    const onSite = systemOf[dot] === systemHere(table, seat) && isMarket(table, dot);
    if (rule('16.4', rasturAt(table, dot) > 0)) return no('16.4', 'refuse.rastur-there');
    if (!rule('12.3', onSite)) return no('12.3', 'refuse.factory-site');
    const cost = discounted(table, seat, factoryCost(culture));
    return first(whyNoMarker(table, seat), whyNoBuy(table, seat), whyTooDear(table, seat, cost));
  },
  take(kit, seat, dot) {
    const { table } = kit.state;
    const culture = partner(table, seat);
    const cost = discounted(table, seat, factoryCost(culture));
    spend(kit, seat, cost);
    table.bought++;
    table.factory[culture] = seat;
    table.site[culture] = dot;
    const good = CULTURES.length + culture;
    // §12.31: its goods join the stock at once.
    if (rule('12.31', true)) table.stock[good] = (table.stock[good] ?? 0) + 1;
    kit.tell('log.factory', { seat, culture, dot, cost }, '12.3');
    commission(kit, seat, cost);
  },
};

/** §15.12: any City, Spaceport or Asteroid of the system without Fort or Rastur; never the Galactic Base. */
function whyNoFort(table: Table, seat: Seat, dot: Dot): Refusal | null {
  if (whyNobody(table, seat) !== null) return whyNobody(table, seat);
  if (!has(table, COMBAT)) return no('2.1', 'refuse.no-combat');
  const system = systemHere(table, seat);
  const near = systemOf[dot] === system && system !== BASE_SYSTEM;
  if (near && rule('16.4', rasturAt(table, dot) > 0)) return no('16.4', 'refuse.rastur-there');
  const sound = near && (isMarket(table, dot) || isAsteroid(table, dot));
  if (!rule('15.12', sound && fortAt(table, dot) === NONE)) return no('15.12', 'refuse.fort-site');
  return first(whyNoBuy(table, seat), whyTooDear(table, seat, fortCost(table, seat)));
}

export const fortCost = (table: Table, seat: Seat): number =>
  discounted(table, seat, rule('15.1', true) ? FORT.cost : 0);

const fortSites = (table: Table, seat: Seat): readonly Dot[] =>
  has(table, COMBAT) ? (dotsOf[systemHere(table, seat)] ?? []) : [];

/** `fort 12`. §15.11: four at most. */
export const fort: Action = {
  candidates: (table, seat) => fortSites(table, seat).map((dot) => [dot]),
  why(table, seat, dot) {
    const full = rule('15.11', (table.forts[seat]?.length ?? 0) < FORT.most) ? null : no('15.11', 'refuse.four-forts');
    return first(whyNoFort(table, seat, dot), full);
  },
  take(kit, seat, dot) {
    const { table } = kit.state;
    const cost = fortCost(table, seat);
    spend(kit, seat, cost);
    table.bought++;
    table.forts[seat]?.push(dot);
    kit.tell('log.fort', { seat, dot, cost }, '15.1');
    commission(kit, seat, cost);
  },
};

/** `refort 12 40`: lifts an own Fort, wherever it stands, and builds it here at the usual price (§15.11). */
export const refort: Action = {
  candidates: (table, seat) => {
    const own = table.forts[seat] ?? [];
    return own.flatMap((from) => fortSites(table, seat).map((to) => [from, to]));
  },
  why(table, seat, from, to) {
    if (!(table.forts[seat] ?? []).includes(from)) return no('15.11', 'refuse.not-your-fort');
    return whyNoFort(table, seat, to);
  },
  take(kit, seat, from, to) {
    const { table } = kit.state;
    table.forts[seat] = (table.forts[seat] ?? []).filter((dot) => dot !== from);
    fort.take(kit, seat, to, NONE);
  },
};
