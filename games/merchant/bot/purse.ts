// What a captain pays and gets in an imagined world: credit, commissions, deeds, ships and goods.

import { SHIPS } from '../data/equipment.ts';
import { factoryCost, PORT_COST } from '../rules/deeds.ts';
import { holdsOf, NONE, scienceOf } from '../rules/table.ts';
import { legOf } from './thumb.ts';
import { type Captain, COST, IOU, MAKERS, roomOf, type World } from './world.ts';

/** Credit he has here, or gets for the IOU. */
export function creditOf({ culture }: World, { at, credit, ious }: Captain): number {
  const host = culture[at] as number;
  return ((ious >> host) & 1) !== 0 ? credit + (IOU[host] as number) : credit;
}

/** §12.22: a tenth to the owner of the Spaceport; who has one here uses his own, and who stayed was in the City. */
export function commission(world: World, seat: number, captain: Captain, amount: number): void {
  const owners = world.owners[captain.at] as number;
  if (owners === 0 || captain.stays) return;
  const owner = ((owners >> seat) & 1) !== 0 ? captain : (world.captains[31 - Math.clz32(owners)] as Captain);
  owner.money += amount / 10;
}

/** Pays a buy, with credit first; the IOU is handed in for it. */
function pay(world: World, seat: number, captain: Captain, cost: number): void {
  captain.buys--;
  if (cost <= 0) return;
  captain.credit = creditOf(world, captain);
  captain.ious &= ~(1 << (world.culture[captain.at] as number));
  const part = Math.min(captain.credit, cost);
  captain.credit -= part;
  captain.money -= cost - part;
  commission(world, seat, captain, cost);
}

const MOST_DEEDS = 12;
export const priceFor = ({ home }: Captain, host: number, cost: number): number => (home === host ? 0.8 * cost : cost);

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

export const netCost = (captain: Captain, ship: number): number =>
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

export function buyGoods(world: World, seat: number, captain: Captain, good: number): void {
  const cost = COST[good] as number;
  pay(world, seat, captain, cost);
  world.stock[good] = (world.stock[good] as number) - 1;
  captain.goods.push(good);
  const owner = world.captains[world.factory[good - MAKERS] ?? NONE];
  // §12.32: half of it is the Factory's owner's.
  if (good >= MAKERS && owner !== undefined) owner.money += cost / 2;
}
