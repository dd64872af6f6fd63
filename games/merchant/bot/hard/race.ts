// How merchants sail an imagined world: by a rule of thumb that looks at the next stop and the one after it. It is wrong now
// and then, but quick; what it is wrong about, compare.ts finds out by sailing on.

import { SHIPS } from '../../data/equipment.ts';
import { factoryCost, PORT_COST } from '../../rules/deeds.ts';
import { fareAt, fareTo, feeOf, GOODS, holdsOf, NONE, scienceOf } from '../../rules/table.ts';
import { SYSTEMS } from '../knowledge.ts';
import { buy, buyGoods, canBuy, commission, creditOf, netCost, ownPrice } from './money.ts';
import { findNextStop, nextStop } from './next-stop.ts';
import { farFrom, fundsOf, incomeOf, lengthOf, rateOf, TUNING, WIN } from './tuning.ts';
import {
  intoCup,
  knowsOf,
  MAKERS,
  type Merchant,
  netWorthIn,
  priceOf,
  roomOf,
  sold,
  strangersTo,
  type World,
} from './world.ts';

/** Off to a system. Who sets out has this turn's flight before him; who leaves a market has had his. */
export function sailTo({ merchants }: World, seat: number, to: number): void {
  const merchant = merchants[seat] as Merchant;
  merchant.clock += lengthOf(farFrom(merchant, to) * merchant.pace) - (merchant.afloat ? 1 : 0);
  merchant.afloat = merchant.stays = false;
  merchant.at = to;
}

/** Comes to a market: finds who lives there, delivers, and sells what the City limit allows. */
function land(world: World, seat: number): void {
  const merchant = world.merchants[seat] as Merchant;
  const { at, fares } = merchant;
  const host = world.culture[at] as number;
  if (world.found[at] === 0) {
    world.found[at] = 1;
    merchant.ious |= 1 << host;
    meet(world, at);
  }
  for (let each = fares.length - 1; each >= 0; each--) {
    const fare = fares[each] as number;
    if (fareTo[fare] !== host) continue;
    merchant.money += feeOf[fare] as number;
    intoCup(world, merchant, GOODS + fare);
    fares.splice(each, 1);
  }
  merchant.limited = world.free[at] === 0 && !merchant.stays;
  merchant.buys = merchant.limited ? 1 : 99;
  merchant.credit = 0;
  if (host < MAKERS) for (let n = merchant.limited ? 1 : 99; n > 0 && sellDearest(world, seat, merchant, host); n--);
}

/** All hear who lives there; who knows the same expects the same of the others. */
function meet(world: World, at: number): void {
  let heard = 0;
  let strangers: Merchant['strangers'] | null = null;
  for (const each of world.merchants) {
    if (knowsOf(each, at)) continue;
    each.known |= 1 << at;
    if (strangers === null || heard !== each.known) strangers = strangersTo(world, each.known);
    heard = each.known;
    each.strangers = strangers;
  }
}

function sellDearest(world: World, seat: number, merchant: Merchant, host: number): boolean {
  const { goods } = merchant;
  let [best, top] = [NONE, 0];
  for (let at = 0; at < goods.length; at++) {
    const price = priceOf(world, host, goods[at] as number, 0);
    if (price > top) [best, top] = [at, price];
  }
  if (best === NONE) return false;
  const good = goods[best] as number;
  goods[best] = goods[goods.length - 1] as number;
  goods.pop();
  merchant.money += top;
  commission(world, seat, merchant, top);
  sold(world, merchant, host, good);
  return true;
}

/** Turns until somebody has what it takes. */
function turnsLeft({ merchants, target }: World): number {
  let least = 40;
  for (const each of merchants) least = Math.min(least, (target - netWorthIn(each)) / (1.3 * rateOf(each)));
  return least;
}

const SHIPYARD = SHIPS.map((_, ship) => `ship ${ship}`);
const DEALERS = new Set(['technology', 'industry', 'base']);

/** A ship that earns its price back before the end; -1: none. */
function shipWorth(world: World, merchant: Merchant): number {
  if (merchant.buys === 0 || !DEALERS.has(scienceOf(world.culture[merchant.at] as number))) return NONE;
  const credit = creditOf(world, merchant);
  const [left, funds, holds] = [turnsLeft(world), fundsOf(merchant), merchant.halves / 2];
  const now = incomeOf(merchant.ship, holds, funds);
  let [best, top] = [NONE, 0];
  for (let ship = 0; ship < SHIPS.length; ship++) {
    if (!canBuy(world, merchant, SHIPYARD[ship] as string)) continue;
    const cost = netCost(merchant, ship);
    const then = incomeOf(ship, holds + holdsOf(ship) - holdsOf(merchant.ship), funds - Math.max(0, cost - credit));
    const gain = (then - now) * left - TUNING.sure * Math.max(0, cost - 0.7 * credit);
    if (gain > top) [best, top] = [ship, gain];
  }
  return best;
}

/** What a deed is worth over what it costs. */
function deedWorth(world: World, merchant: Merchant, what: 'port' | 'factory'): number {
  if (!canBuy(world, merchant, what)) return 0;
  const host = world.culture[merchant.at] as number;
  const value = what === 'port' ? PORT_COST : factoryCost(host);
  const cost = Math.max(0, ownPrice(merchant, host, value) - creditOf(world, merchant));
  const left = merchant.money - cost;
  if (netWorthIn(merchant) + value - cost >= world.target) return WIN;
  if (left < TUNING.reserve) return 0;
  const use = what === 'factory' ? TUNING.factory : world.free[merchant.at] === 0 ? TUNING.port : 0;
  const missed = TUNING.missed * Math.max(0, Math.min(cost, TUNING.full + 60 - left));
  return value - cost + use - missed - (merchant.limited ? TUNING.instead : 0);
}

/** Ships and deeds that pay; then passengers. Gives what was bought. */
export function invest(world: World, seat: number): string[] {
  const merchant = world.merchants[seat] as Merchant;
  const bought: string[] = [];
  const ship = shipWorth(world, merchant);
  if (ship !== NONE) {
    buy(world, seat, SHIPYARD[ship] as string);
    bought.push(SHIPYARD[ship] as string);
  }
  for (let n = 0; n < 3; n++) {
    const [port, factory] = [deedWorth(world, merchant, 'port'), deedWorth(world, merchant, 'factory')];
    if (port <= 0 && factory <= 0) break;
    const what = factory >= port ? 'factory' : 'port';
    buy(world, seat, what);
    bought.push(what);
    if (netWorthIn(merchant) >= world.target) return bought;
  }
  board(world, seat);
  return bought;
}

/** Passengers whose way is known and pays. */
function board(world: World, seat: number): void {
  const merchant = world.merchants[seat] as Merchant;
  const host = world.culture[merchant.at] as number;
  for (let fare = 0; fare < fareAt.length; fare++) {
    if (fareAt[fare] !== host || world.bonus[fare] === 0) continue;
    if (merchant.halves - 2 * merchant.goods.length <= merchant.fares.length) return;
    const to = world.where[fareTo[fare] as number] as number;
    const far = merchant.legs[merchant.at * SYSTEMS + to] as number;
    if (!knowsOf(merchant, to) || (feeOf[fare] as number) - 14 * far < 30) continue;
    world.bonus[fare] = (world.bonus[fare] as number) - 1;
    merchant.fares.push(fare);
  }
}

/** What staying a turn for what the City limit forbids brings over what it must, in turns (§9.42). */
export function stayGain(world: World, seat: number): number {
  const merchant = world.merchants[seat] as Merchant;
  if (!merchant.limited) return -Infinity;
  const { at, goods, strangers } = merchant;
  const host = world.culture[at] as number;
  let more = 0;
  for (const good of goods) {
    const price = priceOf(world, host, good, 0);
    if (price > 0) more += price - (strangers.later[good] as number);
  }
  const credit = creditOf(world, merchant);
  const stock = host < MAKERS ? (world.stock[host] as number) + (world.stock[host + MAKERS] as number) : 0;
  let [free, units] = [-Infinity, 0];
  if (roomOf(merchant) > 0 && stock > merchant.buys) {
    findNextStop(world, seat, at, 99, credit);
    free = nextStop.value[nextStop.best] ?? -Infinity;
    units = (nextStop.ordinary[nextStop.best] ?? 0) + (nextStop.factory[nextStop.best] ?? 0);
  } else if (more === 0) return -Infinity;
  findNextStop(world, seat, at, merchant.buys, credit);
  const bound = nextStop.value[nextStop.best] ?? 0;
  const buys = (nextStop.ordinary[nextStop.best] ?? 0) + (nextStop.factory[nextStop.best] ?? 0);
  if (more === 0 && units <= buys) return -Infinity;
  return (Math.max(0, free - bound) + more) / rateOf(merchant) - TUNING.stay;
}

/** Loads for a stop and leaves for it: the one given, or the best. `empty`: with nothing new aboard. */
export function leave(world: World, seat: number, stop: number, empty: boolean): void {
  const merchant = world.merchants[seat] as Merchant;
  const { at } = merchant;
  const host = world.culture[at] as number;
  const buys = empty ? 0 : merchant.buys;
  const credit = creditOf(world, merchant);
  findNextStop(world, seat, at, buys, credit);
  let to = stop === NONE ? nextStop.best : stop;
  // An IOU is kept for another time where little of it would be spent.
  if (credit > merchant.credit && (nextStop.cost[to] ?? 0) < TUNING.spent * credit) {
    findNextStop(world, seat, at, buys, merchant.credit);
    to = stop === NONE ? nextStop.best : stop;
  }
  if (to === NONE) {
    merchant.clock = Infinity;
    return;
  }
  const [ordinary, factory] = [nextStop.ordinary[to] as number, nextStop.factory[to] as number];
  for (let n = 0; n < factory; n++) buyGoods(world, seat, merchant, host + MAKERS);
  for (let n = 0; n < ordinary; n++) buyGoods(world, seat, merchant, host);
  sailTo(world, seat, to);
}

/** All sail on, whoever is first in time, until one has what it takes or the time is over. */
export function race(world: World, until: number): void {
  const { merchants, target } = world;
  for (;;) {
    let seat = 0;
    for (let each = 1; each < merchants.length; each++)
      if ((merchants[each] as Merchant).clock < (merchants[seat] as Merchant).clock) seat = each;
    const merchant = merchants[seat] as Merchant;
    if (merchant.clock >= until) return;
    if (merchant.afloat) {
      findNextStop(world, seat, merchant.at, 0, 0);
      if (nextStop.best === NONE) merchant.clock = Infinity;
      else sailTo(world, seat, nextStop.best);
      continue;
    }
    land(world, seat);
    if (netWorthIn(merchant) < target) invest(world, seat);
    if (netWorthIn(merchant) >= target) return;
    if (stayGain(world, seat) > 0) {
      merchant.stays = true;
      merchant.clock += 1;
    } else leave(world, seat, NONE, false);
  }
}
