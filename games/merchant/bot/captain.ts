// How a captain sails an imagined world (world.ts): by a rule of thumb that looks at the next stop and the one after it. It
// is wrong now and then, but quick; what it is wrong about, master.ts finds out by sailing on.

import { SHIPS } from '../data/equipment.ts';
import { factoryCost, PORT_COST } from '../rules/deeds.ts';
import { diceOf, fareAt, fareTo, feeOf, GOODS, holdsOf, NONE, scienceOf } from '../rules/table.ts';
import { SYSTEMS } from './lore.ts';
import {
  BUYERS,
  BUYS,
  type Captain,
  COST,
  intoCup,
  IOU,
  knowsOf,
  MAKERS,
  PAYOFF,
  priceOf,
  roomOf,
  sold,
  strangersTo,
  type World,
  worth,
} from './world.ts';

/** What he goes by, in money; found by sailing many thousand races with other numbers. */
const THUMB = {
  /** What a turn is worth: part of the income to expect, and never less than this. */
  rate: 1.2,
  floor: 48,
  /** What finding a culture is worth beside its IOU; how much of an IOU that is not seen, that is, and that is held. */
  finding: 20,
  iou: 0.75,
  seen: 0.6,
  held: 0.3,
  /** How likely others are first: who is nearer, who is bound there and comes earlier, or later. */
  rival: 0.07,
  earlier: 0.9,
  later: 0.3,
  /** How much of what can be made from the next stop on counts. */
  beyond: 0.33,
  /** Goods must bring more than this a piece; how much more than money credit is spent for. */
  margin: 22,
  credit: 0.94,
  /** How much more money is worth while there is less than this. */
  capital: 0.15,
  full: 247,
  /** What a Spaceport and a Factory bring beside their worth, what they cost where they take the one buy (§9.41). */
  port: 6,
  factory: 82,
  instead: 41,
  /** Money that stays in hand when deeds are bought, and what is missed while there is too little of it. */
  reserve: 119,
  missed: 0.35,
  /** A ship must bring so many times what it costs. */
  sure: 1,
  /** What staying must bring, in turns. */
  stay: 0.33,
  /** How much of an IOU must be spent at once. */
  spent: 0.3,
  /** A Spaceport draws others too, who buy what he wants. */
  crowd: 7,
} as const;

/** Who wins needs nothing more. */
const WIN = 600;
/** A load that is traded in a City takes so much of a turn more. */
const UNLOADING = 0.6;
/** Nobody flies farther than this. */
const FARTHEST = 30;

/** Long flights are shorter than their charts: who flies makes the most of his dice, and of what lies on the way. */
const lengthOf = (turns: number): number => (turns <= 1.3 ? Math.max(1, turns) : 1.3 + 0.9 * (turns - 1.3));

/** By dice: turns of a usual leg. */
const LEG = [0, 0, 3.23, 2.3, 1.82];
const legOf = (ship: number): number => LEG[diceOf(ship)] as number;

/** Money a turn to expect of a ship with so many holds and so much to work with. */
const incomeOf = (ship: number, holds: number, funds: number): number =>
  (54 * Math.min(holds, 2.2, Math.max(0.5, funds / 75))) / (legOf(ship) + 0.9);

function fundsOf({ money, goods }: Captain): number {
  let funds = money;
  for (let at = 0; at < goods.length; at++) funds += 0.8 * (PAYOFF[goods[at] as number] as number);
  return funds;
}

/** What a turn is worth to him. */
export const rateOf = (captain: Captain): number =>
  Math.max(THUMB.floor, THUMB.rate * incomeOf(captain.ship, captain.halves / 2, fundsOf(captain)));

/** Credit he has here, or gets for the IOU. */
export function creditOf({ culture }: World, { at, credit, ious }: Captain): number {
  const host = culture[at] as number;
  return ((ious >> host) & 1) !== 0 ? credit + (IOU[host] as number) : credit;
}

/** What `choose` found: by system what to load for it, what that costs, and what going there comes to. */
export const plans = {
  best: NONE,
  ordinary: new Int8Array(SYSTEMS),
  factory: new Int8Array(SYSTEMS),
  cost: new Float64Array(SYSTEMS),
  value: new Float64Array(SYSTEMS),
};

/** By system: what can be made from there by who comes with empty holds. */
const field = new Float64Array(SYSTEMS);
/** Within a visit the field stays, and so do the plans until something is bought. */
const last: { world: World | null; seat: number; clock: number; planned: boolean } = {
  world: null,
  seat: NONE,
  clock: 0,
  planned: false,
};

function survey(world: World, captain: Captain, rate: number, budget: number): void {
  const holds = captain.halves >> 1;
  for (let from = 0; from < SYSTEMS; from++) {
    field[from] = 0;
    const maker = world.culture[from] as number;
    if (maker >= MAKERS || !knowsOf(captain, from)) continue;
    const [plain, made] = [world.stock[maker] as number, world.stock[maker + MAKERS] as number];
    if (plain + made === 0) continue;
    const buyers = BUYERS[maker] as number[];
    const price = COST[maker] as number;
    let best = 0;
    for (let each = 0; each < buyers.length; each++) {
      const buyer = buyers[each] as number;
      const to = world.where[buyer] as number;
      if (!knowsOf(captain, to)) continue;
      let gain = 0;
      let count = 0;
      let cost = 0;
      if (made > 0) {
        cost = COST[maker + MAKERS] as number;
        gain = (PAYOFF[maker + MAKERS] as number) - cost;
        count = 1;
      }
      for (let n = 0; n < plain && count < holds && cost + price <= budget; n++, count++) {
        gain += priceOf(world, buyer, maker, n) - price;
        cost += price;
      }
      let turns = lengthOf((captain.legs[from * SYSTEMS + to] as number) * captain.pace);
      if (count > 1) turns += (world.free[from] === 0 ? UNLOADING : 0) + (world.free[to] === 0 ? UNLOADING : 0);
      if (gain - rate * turns > best) best = gain - rate * turns;
    }
    field[from] = best;
  }
}

const counts = new Int8Array(GOODS);

/** Turns to a system by the charts. */
const farFrom = ({ afloat, start, legs, at }: Captain, to: number): number =>
  (afloat ? start[to] : legs[at * SYSTEMS + to]) as number;

/** How likely a system that nobody has found is still to be found by who comes there in so many turns. */
function chanceOf({ captains }: World, seat: number, to: number, far: number, turns: number): number {
  const { clock } = captains[seat] as Captain;
  let chance = 1;
  for (let each = 0; each < captains.length; each++) {
    if (each === seat) continue;
    const other = captains[each] as Captain;
    if (!other.afloat && other.at === to) chance *= 1 - (other.clock < clock + turns ? THUMB.earlier : THUMB.later);
    else if (farFrom(other, to) < far + 0.3) chance *= 1 - THUMB.rival;
  }
  return chance;
}

/** Weighs every next stop: what is aboard, what to buy here for it, what waits there. `here`: where he trades; -1: nowhere. */
export function choose(world: World, seat: number, here: number, buys: number, credit: number): void {
  const captain = world.captains[seat] as Captain;
  const { goods, fares, strangers, money } = captain;
  const rate = rateOf(captain);
  const budget = money + credit;
  if (last.world !== world || last.seat !== seat || last.clock !== captain.clock) {
    survey(world, captain, rate, budget + 60);
    last.world = world;
    last.seat = seat;
    last.clock = captain.clock;
  }
  last.planned = false;
  const host = here === NONE ? MAKERS : (world.culture[here] as number);
  const room = roomOf(captain);
  const trades = host < MAKERS && buys > 0 && room > 0;
  const [one, two] = [host, host + MAKERS];
  const [plain, made] = trades ? [world.stock[one] as number, world.stock[two] as number] : [0, 0];
  const [oneCost, twoCost] = trades ? [COST[one] as number, COST[two] as number] : [0, 0];
  const back = trades && world.factory[host] === seat ? twoCost / 2 : 0;
  const need = world.target - worth(captain);
  let top = -Infinity;
  plans.best = NONE;
  for (let to = 0; to < SYSTEMS; to++) {
    plans.value[to] = -Infinity;
    plans.ordinary[to] = plans.factory[to] = plans.cost[to] = 0;
    const far = farFrom(captain, to);
    if (to === here || far > FARTHEST) continue;
    const known = knowsOf(captain, to);
    const buyer = known ? (world.culture[to] as number) : MAKERS;
    let turns = lengthOf(far * captain.pace);
    let all = 0;
    let paid = 0;
    let count = 0;
    for (let at = 0; at < goods.length; at++) {
      const good = goods[at] as number;
      if (!known) {
        all += strangers.hoped[good] as number;
        if ((strangers.wanted[good] as number) > 0.5) count++;
        continue;
      }
      const price = priceOf(world, buyer, good, counts[good] as number);
      counts[good] = (counts[good] as number) + 1;
      all += price > 0 ? price : (strangers.later[good] as number);
      paid += price;
      if (price > 0) count++;
    }
    for (let at = 0; at < fares.length; at++) {
      if (!known || fareTo[fares[at] as number] !== world.culture[to]) continue;
      all += feeOf[fares[at] as number] as number;
      paid += feeOf[fares[at] as number] as number;
    }
    let ordinary = 0;
    let factory = 0;
    let cost = 0;
    if (plain + made > 0) {
      const wanted = known && BUYS[buyer * GOODS + one] === 1;
      const flat = wanted ? PAYOFF : known ? strangers.later : strangers.hoped;
      const second = (flat[two] as number) + back;
      const had = counts[one] as number;
      for (let left = Math.min(buys, room); left > 0; left--) {
        let gain: number = THUMB.margin;
        let brings = 0;
        let price = 0;
        if (ordinary < plain && cost + oneCost <= budget) {
          const paying = wanted ? priceOf(world, buyer, one, had + ordinary) : (flat[one] as number);
          const more = paying - oneCost + THUMB.credit * Math.max(0, Math.min(oneCost, credit - cost));
          if (more > gain) {
            gain = more;
            brings = paying;
            price = oneCost;
          }
        }
        const more = second - twoCost + THUMB.credit * Math.max(0, Math.min(twoCost, credit - cost));
        if (factory < made && cost + twoCost <= budget && more > gain) {
          brings = second;
          price = twoCost;
          factory++;
        } else if (price > 0) ordinary++;
        else break;
        cost += price;
        all += brings;
        if (!wanted) continue;
        count++;
        paid += brings;
      }
    }
    counts.fill(0);
    const spent = Math.max(0, cost - credit);
    if (count > 1 && world.free[to] === 0) turns += UNLOADING;
    all += THUMB.capital * Math.max(0, Math.min(paid, THUMB.full - money + spent)) - spent;
    if (world.found[to] === 0) {
      const strange = known ? 0 : THUMB.iou * strangers.iou;
      all += chanceOf(world, seat, to, far, turns) * (THUMB.finding + strange);
      if (known) all += THUMB.seen * (IOU[buyer] as number);
    } else if (buyer < MAKERS && ((captain.ious >> buyer) & 1) !== 0) all += THUMB.held * (IOU[buyer] as number);
    all += THUMB.beyond * (field[to] as number) - rate * turns - (world.free[to] === 0 ? 0 : THUMB.crowd);
    if (known && paid - spent >= need) all = Math.max(all, WIN + need - rate * turns);
    plans.ordinary[to] = ordinary;
    plans.factory[to] = factory;
    plans.cost[to] = cost;
    plans.value[to] = all;
    if (all <= top) continue;
    top = all;
    plans.best = to;
  }
}

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

/** §12.22: a tenth to the owner of the Spaceport; who has one here uses his own, and who stayed was in the City. */
function commission(world: World, seat: number, captain: Captain, amount: number): void {
  const owners = world.owners[captain.at] as number;
  if (owners === 0 || captain.stays) return;
  const owner = ((owners >> seat) & 1) !== 0 ? captain : (world.captains[31 - Math.clz32(owners)] as Captain);
  owner.money += amount / 10;
}

/** Pays a buy, with credit first; the IOU is handed in for it. */
function pay(world: World, seat: number, captain: Captain, cost: number): void {
  captain.buys--;
  last.planned = false;
  if (cost <= 0) return;
  captain.credit = creditOf(world, captain);
  captain.ious &= ~(1 << (world.culture[captain.at] as number));
  const part = Math.min(captain.credit, cost);
  captain.credit -= part;
  captain.money -= cost - part;
  commission(world, seat, captain, cost);
}

const MOST_DEEDS = 12;
const priceFor = ({ home }: Captain, host: number, cost: number): number => (home === host ? 0.8 * cost : cost);

const affords = (world: World, captain: Captain, cost: number): boolean =>
  captain.buys > 0 && cost <= captain.money + creditOf(world, captain);

function canBuild(world: World, captain: Captain, cost: number): boolean {
  const host = world.culture[captain.at] as number;
  return host < MAKERS && captain.deeds < MOST_DEEDS && affords(world, captain, priceFor(captain, host, cost));
}

/** What can be bought beside goods: `port`, `factory`, `ship 2`. */
export function canBuy(world: World, captain: Captain, what: string): boolean {
  const host = world.culture[captain.at] as number;
  if (what === 'port') return (world.orbits[captain.at] as number) > 0 && canBuild(world, captain, PORT_COST);
  if (what === 'factory') return world.factory[host] === NONE && canBuild(world, captain, factoryCost(host));
  const ship = Number(what.slice(5));
  const sellers: readonly string[] = SHIPS[ship]?.[4] ?? [];
  if (ship === captain.ship || !sellers.includes(scienceOf(host))) return false;
  return roomOf(captain) + holdsOf(ship) >= holdsOf(captain.ship) && affords(world, captain, netCost(captain, ship));
}

const netCost = (captain: Captain, ship: number): number =>
  (SHIPS[ship]?.[3] ?? 0) - (SHIPS[captain.ship]?.[3] ?? 0) / 2;

export function buy(world: World, seat: number, what: string): void {
  const captain = world.captains[seat] as Captain;
  const { at } = captain;
  const host = world.culture[at] as number;
  if (what === 'port') {
    pay(world, seat, captain, priceFor(captain, host, PORT_COST));
    captain.estate += PORT_COST;
    captain.deeds++;
    world.orbits[at] = (world.orbits[at] as number) - 1;
    world.free[at] = (world.free[at] as number) + 1;
    world.owners[at] = (world.owners[at] as number) | (1 << seat);
  } else if (what === 'factory') {
    pay(world, seat, captain, priceFor(captain, host, factoryCost(host)));
    captain.estate += factoryCost(host);
    captain.deeds++;
    world.factory[host] = seat;
    world.stock[host + MAKERS] = (world.stock[host + MAKERS] as number) + 1;
  } else {
    const ship = Number(what.slice(5));
    pay(world, seat, captain, Math.max(0, netCost(captain, ship)));
    captain.pace *= legOf(ship) / legOf(captain.ship);
    captain.halves += 2 * (holdsOf(ship) - holdsOf(captain.ship));
    captain.ship = ship;
  }
}

function buyGoods(world: World, seat: number, captain: Captain, good: number): void {
  const cost = COST[good] as number;
  pay(world, seat, captain, cost);
  world.stock[good] = (world.stock[good] as number) - 1;
  captain.goods.push(good);
  const owner = world.captains[world.factory[good - MAKERS] ?? NONE];
  // §12.32: half of it is the Factory's owner's.
  if (good >= MAKERS && owner !== undefined) owner.money += cost / 2;
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
  if (ship !== NONE) bought.push(SHIPYARD[ship] as string);
  if (ship !== NONE) buy(world, seat, SHIPYARD[ship] as string);
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

/** Whether to stay a turn for what the City limit forbids (§9.42). */
export function worthStaying(world: World, seat: number): boolean {
  const captain = world.captains[seat] as Captain;
  if (!captain.limited) return false;
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
  } else if (more === 0) return false;
  choose(world, seat, at, captain.buys, credit);
  last.planned = true;
  const bound = plans.value[plans.best] ?? 0;
  const buys = (plans.ordinary[plans.best] ?? 0) + (plans.factory[plans.best] ?? 0);
  return Math.max(0, free - bound) + more > THUMB.stay * rateOf(captain) && (more > 0 || units > buys);
}

/** Loads for a stop and leaves for it: the one given, or the best. `empty`: with nothing new aboard. */
export function leave(world: World, seat: number, stop: number, empty: boolean): void {
  const captain = world.captains[seat] as Captain;
  const { at } = captain;
  const host = world.culture[at] as number;
  const buys = empty ? 0 : captain.buys;
  const credit = creditOf(world, captain);
  const same = last.planned && last.world === world && last.seat === seat && last.clock === captain.clock;
  if (stop !== NONE || empty || !same) choose(world, seat, at, buys, credit);
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
    if (worthStaying(world, seat)) {
      captain.stays = true;
      captain.clock += 1;
    } else leave(world, seat, NONE, false);
  }
}
