// How a captain sails an imagined world (world.ts): by a rule of thumb that looks at the next stop and the one after it. It
// is wrong now and then, but quick; what it is wrong about, master.ts finds out by sailing on.

import { SHIPS } from '../data/equipment.ts';
import { factoryCost, PORT_COST } from '../rules/deeds.ts';
import { fareAt, fareTo, feeOf, GOODS, holdsOf, NONE, scienceOf } from '../rules/table.ts';
import { SYSTEMS } from './lore.ts';
import { buy, buyGoods, canBuy, commission, creditOf, netCost, priceFor } from './purse.ts';
import { choose, plans } from './stops.ts';
import { farFrom, fundsOf, incomeOf, lengthOf, rateOf, THUMB, WIN } from './thumb.ts';
import {
  type Captain,
  intoCup,
  knowsOf,
  MAKERS,
  priceOf,
  roomOf,
  sold,
  strangersTo,
  type World,
  worth,
} from './world.ts';

/** Off to a system. Who sets out has this turn's flight before him; who leaves a market has had his. */
export function sail({ captains }: World, seat: number, to: number): void {
  const captain = captains[seat] as Captain;
  captain.clock += lengthOf(farFrom(captain, to) * captain.pace) - (captain.afloat ? 1 : 0);
  captain.afloat = captain.stays = false;
  captain.at = to;
}

/** Comes to a market: finds who lives there, delivers, and sells what the City limit allows. */
function land(world: World, seat: number): void {
  const captain = world.captains[seat] as Captain;
  const { at, fares } = captain;
  const host = world.culture[at] as number;
  if (world.found[at] === 0) {
    world.found[at] = 1;
    captain.ious |= 1 << host;
    meet(world, at);
  }
  for (let each = fares.length - 1; each >= 0; each--) {
    const fare = fares[each] as number;
    if (fareTo[fare] !== host) continue;
    captain.money += feeOf[fare] as number;
    intoCup(world, captain, GOODS + fare);
    fares.splice(each, 1);
  }
  captain.limited = world.free[at] === 0 && !captain.stays;
  captain.buys = captain.limited ? 1 : 99;
  captain.credit = 0;
  if (host < MAKERS) for (let n = captain.limited ? 1 : 99; n > 0 && sellDearest(world, seat, captain, host); n--);
}

/** All hear who lives there; who knows the same expects the same of the others. */
function meet(world: World, at: number): void {
  let heard = 0;
  let strangers: Captain['strangers'] | null = null;
  for (const each of world.captains) {
    if (knowsOf(each, at)) continue;
    each.known |= 1 << at;
    if (strangers === null || heard !== each.known) strangers = strangersTo(world, each.known);
    heard = each.known;
    each.strangers = strangers;
  }
}

function sellDearest(world: World, seat: number, captain: Captain, host: number): boolean {
  const { goods } = captain;
  let [best, top] = [NONE, 0];
  for (let at = 0; at < goods.length; at++) {
    const price = priceOf(world, host, goods[at] as number, 0);
    if (price > top) [best, top] = [at, price];
  }
  if (best === NONE) return false;
  const good = goods[best] as number;
  goods[best] = goods[goods.length - 1] as number;
  goods.pop();
  captain.money += top;
  commission(world, seat, captain, top);
  sold(world, captain, host, good);
  return true;
}

/** Turns until somebody has what it takes. */
function turnsLeft({ captains, target }: World): number {
  let least = 40;
  for (const each of captains) least = Math.min(least, (target - worth(each)) / (1.3 * rateOf(each)));
  return least;
}

const SHIPYARD = SHIPS.map((_, ship) => `ship ${ship}`);
const DEALERS = new Set(['technology', 'industry', 'base']);

/** A ship that earns its price back before the end; -1: none. */
function shipWorth(world: World, captain: Captain): number {
  if (captain.buys === 0 || !DEALERS.has(scienceOf(world.culture[captain.at] as number))) return NONE;
  const credit = creditOf(world, captain);
  const [left, funds, holds] = [turnsLeft(world), fundsOf(captain), captain.halves / 2];
  const now = incomeOf(captain.ship, holds, funds);
  let [best, top] = [NONE, 0];
  for (let ship = 0; ship < SHIPS.length; ship++) {
    if (!canBuy(world, captain, SHIPYARD[ship] as string)) continue;
    const cost = netCost(captain, ship);
    const then = incomeOf(ship, holds + holdsOf(ship) - holdsOf(captain.ship), funds - Math.max(0, cost - credit));
    const gain = (then - now) * left - THUMB.sure * Math.max(0, cost - 0.7 * credit);
    if (gain > top) [best, top] = [ship, gain];
  }
  return best;
}

/** What a deed is worth over what it costs. */
function deedWorth(world: World, captain: Captain, what: 'port' | 'factory'): number {
  if (!canBuy(world, captain, what)) return 0;
  const host = world.culture[captain.at] as number;
  const value = what === 'port' ? PORT_COST : factoryCost(host);
  const cost = Math.max(0, priceFor(captain, host, value) - creditOf(world, captain));
  const left = captain.money - cost;
  if (worth(captain) + value - cost >= world.target) return WIN;
  if (left < THUMB.reserve) return 0;
  const use = what === 'factory' ? THUMB.factory : world.free[captain.at] === 0 ? THUMB.port : 0;
  const missed = THUMB.missed * Math.max(0, Math.min(cost, THUMB.full + 60 - left));
  return value - cost + use - missed - (captain.limited ? THUMB.instead : 0);
}

/** Ships and deeds that pay; then passengers. Gives what was bought. */
export function invest(world: World, seat: number): string[] {
  const captain = world.captains[seat] as Captain;
  const bought: string[] = [];
  const ship = shipWorth(world, captain);
  if (ship !== NONE) {
    buy(world, seat, SHIPYARD[ship] as string);
    bought.push(SHIPYARD[ship] as string);
  }
  for (let n = 0; n < 3; n++) {
    const [port, factory] = [deedWorth(world, captain, 'port'), deedWorth(world, captain, 'factory')];
    if (port <= 0 && factory <= 0) break;
    const what = factory >= port ? 'factory' : 'port';
    buy(world, seat, what);
    bought.push(what);
    if (worth(captain) >= world.target) return bought;
  }
  board(world, seat);
  return bought;
}

/** Passengers whose way is known and pays. */
function board(world: World, seat: number): void {
  const captain = world.captains[seat] as Captain;
  const host = world.culture[captain.at] as number;
  for (let fare = 0; fare < fareAt.length; fare++) {
    if (fareAt[fare] !== host || world.bonus[fare] === 0) continue;
    if (captain.halves - 2 * captain.goods.length <= captain.fares.length) return;
    const to = world.where[fareTo[fare] as number] as number;
    const far = captain.legs[captain.at * SYSTEMS + to] as number;
    if (!knowsOf(captain, to) || (feeOf[fare] as number) - 14 * far < 30) continue;
    world.bonus[fare] = (world.bonus[fare] as number) - 1;
    captain.fares.push(fare);
  }
}

/** What staying a turn for what the City limit forbids brings over what it must, in turns (§9.42). */
export function stayGain(world: World, seat: number): number {
  const captain = world.captains[seat] as Captain;
  if (!captain.limited) return -Infinity;
  const { at, goods, strangers } = captain;
  const host = world.culture[at] as number;
  let more = 0;
  for (const good of goods) {
    const price = priceOf(world, host, good, 0);
    if (price > 0) more += price - (strangers.later[good] as number);
  }
  const credit = creditOf(world, captain);
  const stock = host < MAKERS ? (world.stock[host] as number) + (world.stock[host + MAKERS] as number) : 0;
  let [free, units] = [-Infinity, 0];
  if (roomOf(captain) > 0 && stock > captain.buys) {
    choose(world, seat, at, 99, credit);
    free = plans.value[plans.best] ?? -Infinity;
    units = (plans.ordinary[plans.best] ?? 0) + (plans.factory[plans.best] ?? 0);
  } else if (more === 0) return -Infinity;
  choose(world, seat, at, captain.buys, credit);
  const bound = plans.value[plans.best] ?? 0;
  const buys = (plans.ordinary[plans.best] ?? 0) + (plans.factory[plans.best] ?? 0);
  if (more === 0 && units <= buys) return -Infinity;
  return (Math.max(0, free - bound) + more) / rateOf(captain) - THUMB.stay;
}

/** Loads for a stop and leaves for it: the one given, or the best. `empty`: with nothing new aboard. */
export function leave(world: World, seat: number, stop: number, empty: boolean): void {
  const captain = world.captains[seat] as Captain;
  const { at } = captain;
  const host = world.culture[at] as number;
  const buys = empty ? 0 : captain.buys;
  const credit = creditOf(world, captain);
  choose(world, seat, at, buys, credit);
  let to = stop === NONE ? plans.best : stop;
  // An IOU is kept for another time where little of it would be spent.
  if (credit > captain.credit && (plans.cost[to] ?? 0) < THUMB.spent * credit) {
    choose(world, seat, at, buys, captain.credit);
    to = stop === NONE ? plans.best : stop;
  }
  if (to === NONE) {
    captain.clock = Infinity;
    return;
  }
  const [ordinary, factory] = [plans.ordinary[to] as number, plans.factory[to] as number];
  for (let n = 0; n < factory; n++) buyGoods(world, seat, captain, host + MAKERS);
  for (let n = 0; n < ordinary; n++) buyGoods(world, seat, captain, host);
  sail(world, seat, to);
}

/** All sail on, whoever is first in time, until one has what it takes or the time is over. */
export function race(world: World, until: number): void {
  const { captains, target } = world;
  for (;;) {
    let seat = 0;
    for (let each = 1; each < captains.length; each++)
      if ((captains[each] as Captain).clock < (captains[seat] as Captain).clock) seat = each;
    const captain = captains[seat] as Captain;
    if (captain.clock >= until) return;
    if (captain.afloat) {
      choose(world, seat, captain.at, 0, 0);
      if (plans.best === NONE) captain.clock = Infinity;
      else sail(world, seat, plans.best);
      continue;
    }
    land(world, seat);
    if (worth(captain) < target) invest(world, seat);
    if (worth(captain) >= target) return;
    if (stayGain(world, seat) > 0) {
      captain.stays = true;
      captain.clock += 1;
    } else leave(world, seat, NONE, false);
  }
}
