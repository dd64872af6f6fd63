// The next stop of a merchant in an imagined world: what is aboard and wanted there, what to load here for it, what waits to be
// found, and what can be made from there on. Called some hundred times in a race, so results are left in `plans`.

import { fareTo, feeOf, GOODS, NONE } from '../../rules/table.ts';
import { UNLOADING } from '../board-now.ts';
import { SYSTEMS } from '../knowledge.ts';
import { farFrom, lengthOf, rateOf, TUNING, WIN } from './tuning.ts';
import {
  BUYERS,
  BUYS,
  COST,
  IOU,
  knowsOf,
  MAKERS,
  type Merchant,
  netWorthIn,
  PAYOFF,
  priceOf,
  roomOf,
  type World,
} from './world.ts';

/** What `choose` found: by system what to load for it, what that costs, and what going there comes to. */
export const nextStop = {
  best: NONE,
  ordinary: new Int8Array(SYSTEMS),
  factory: new Int8Array(SYSTEMS),
  cost: new Float64Array(SYSTEMS),
  value: new Float64Array(SYSTEMS),
};

/** By system: what can be made from there by who comes with empty holds. */
const prospects = new Float64Array(SYSTEMS);
/** For whom that was found: within a visit it stays. */
const last: { world: World | null; seat: number; clock: number } = { world: null, seat: NONE, clock: 0 };

/** Nobody flies farther than this. */
const FARTHEST = 30;

function findProspects(world: World, merchant: Merchant, rate: number, budget: number): void {
  const holds = merchant.halves >> 1;
  for (let from = 0; from < SYSTEMS; from++) {
    prospects[from] = 0;
    const maker = world.culture[from] as number;
    if (maker >= MAKERS || !knowsOf(merchant, from)) continue;
    const [plain, made] = [world.stock[maker] as number, world.stock[maker + MAKERS] as number];
    if (plain + made === 0) continue;
    const buyers = BUYERS[maker] as number[];
    const price = COST[maker] as number;
    let best = 0;
    for (let each = 0; each < buyers.length; each++) {
      const buyer = buyers[each] as number;
      const to = world.where[buyer] as number;
      if (!knowsOf(merchant, to)) continue;
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
      let turns = lengthOf((merchant.legs[from * SYSTEMS + to] as number) * merchant.pace);
      if (count > 1) turns += (world.free[from] === 0 ? UNLOADING : 0) + (world.free[to] === 0 ? UNLOADING : 0);
      if (gain - rate * turns > best) best = gain - rate * turns;
    }
    prospects[from] = best;
  }
}

const counts = new Int8Array(GOODS);

/** How likely a system that nobody has found is still to be found by who comes there in so many turns. */
function chanceOf({ merchants }: World, seat: number, to: number, far: number, turns: number): number {
  const { clock } = merchants[seat] as Merchant;
  let chance = 1;
  for (let each = 0; each < merchants.length; each++) {
    if (each === seat) continue;
    const other = merchants[each] as Merchant;
    if (!other.afloat && other.at === to) chance *= 1 - (other.clock < clock + turns ? TUNING.earlier : TUNING.later);
    else if (farFrom(other, to) < far + 0.3) chance *= 1 - TUNING.rival;
  }
  return chance;
}

/** Weighs every next stop: what is aboard, what to buy here for it, what waits there. `here`: where he trades; -1: nowhere. */
export function findNextStop(world: World, seat: number, here: number, buys: number, credit: number): void {
  const merchant = world.merchants[seat] as Merchant;
  const { goods, fares, strangers, money } = merchant;
  const rate = rateOf(merchant);
  const budget = money + credit;
  if (last.world !== world || last.seat !== seat || last.clock !== merchant.clock) {
    findProspects(world, merchant, rate, budget + 60);
    last.world = world;
    last.seat = seat;
    last.clock = merchant.clock;
  }
  const host = here === NONE ? MAKERS : (world.culture[here] as number);
  const room = roomOf(merchant);
  const trades = host < MAKERS && buys > 0 && room > 0;
  const [one, two] = [host, host + MAKERS];
  const [plain, made] = trades ? [world.stock[one] as number, world.stock[two] as number] : [0, 0];
  const [oneCost, twoCost] = trades ? [COST[one] as number, COST[two] as number] : [0, 0];
  const back = trades && world.factory[host] === seat ? twoCost / 2 : 0;
  const need = world.target - netWorthIn(merchant);
  let top = -Infinity;
  nextStop.best = NONE;
  for (let to = 0; to < SYSTEMS; to++) {
    nextStop.value[to] = -Infinity;
    nextStop.ordinary[to] = nextStop.factory[to] = nextStop.cost[to] = 0;
    const far = farFrom(merchant, to);
    if (to === here || far > FARTHEST) continue;
    const known = knowsOf(merchant, to);
    const buyer = known ? (world.culture[to] as number) : MAKERS;
    let turns = lengthOf(far * merchant.pace);
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
        let gain: number = TUNING.margin;
        let brings = 0;
        let price = 0;
        if (ordinary < plain && cost + oneCost <= budget) {
          const paying = wanted ? priceOf(world, buyer, one, had + ordinary) : (flat[one] as number);
          const more = paying - oneCost + TUNING.credit * Math.max(0, Math.min(oneCost, credit - cost));
          if (more > gain) {
            gain = more;
            brings = paying;
            price = oneCost;
          }
        }
        const more = second - twoCost + TUNING.credit * Math.max(0, Math.min(twoCost, credit - cost));
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
    all += TUNING.capital * Math.max(0, Math.min(paid, TUNING.full - money + spent)) - spent;
    if (world.found[to] === 0) {
      const strange = known ? 0 : TUNING.iou * strangers.iou;
      all += chanceOf(world, seat, to, far, turns) * (TUNING.finding + strange);
      if (known) all += TUNING.seen * (IOU[buyer] as number);
    } else if (buyer < MAKERS && ((merchant.ious >> buyer) & 1) !== 0) all += TUNING.held * (IOU[buyer] as number);
    all += TUNING.beyond * (prospects[to] as number) - rate * turns;
    if (known && paid - spent >= need) all = Math.max(all, WIN + need - rate * turns);
    nextStop.ordinary[to] = ordinary;
    nextStop.factory[to] = factory;
    nextStop.cost[to] = cost;
    nextStop.value[to] = all;
    if (all <= top) continue;
    top = all;
    nextStop.best = to;
  }
}
