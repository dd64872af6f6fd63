// What a merchant pays and gets in an imagined world: credit, commissions, deeds, ships and goods.

import { SHIPS } from '../../data/equipment.ts';
import { factoryCost, PORT_COST } from '../../rules/deeds.ts';
import { holdsOf, NONE, scienceOf } from '../../rules/table.ts';
import { legOf } from './tuning.ts';
import { COST, IOU, MAKERS, type Merchant, roomOf, type World } from './world.ts';

/** Credit he has here, or gets for the IOU. */
export function creditOf({ culture }: World, { at, credit, ious }: Merchant): number {
  const host = culture[at] as number;
  return ((ious >> host) & 1) !== 0 ? credit + (IOU[host] as number) : credit;
}

/** §12.22: a tenth to the owner of the Spaceport; who has one here uses his own, and who stayed was in the City. */
export function commission(world: World, seat: number, merchant: Merchant, amount: number): void {
  const owners = world.owners[merchant.at] as number;
  if (owners === 0 || merchant.stays) return;
  const owner = ((owners >> seat) & 1) !== 0 ? merchant : (world.merchants[31 - Math.clz32(owners)] as Merchant);
  owner.money += amount / 10;
}

/** Pays a buy, with credit first; the IOU is handed in for it. */
function pay(world: World, seat: number, merchant: Merchant, cost: number): void {
  merchant.buys--;
  if (cost <= 0) return;
  merchant.credit = creditOf(world, merchant);
  merchant.ious &= ~(1 << (world.culture[merchant.at] as number));
  const part = Math.min(merchant.credit, cost);
  merchant.credit -= part;
  merchant.money -= cost - part;
  commission(world, seat, merchant, cost);
}

const MOST_DEEDS = 12;
export const ownPrice = ({ home }: Merchant, host: number, cost: number): number => (home === host ? 0.8 * cost : cost);

const affords = (world: World, merchant: Merchant, cost: number): boolean =>
  merchant.buys > 0 && cost <= merchant.money + creditOf(world, merchant);

function canBuild(world: World, merchant: Merchant, cost: number): boolean {
  const host = world.culture[merchant.at] as number;
  return host < MAKERS && merchant.deeds < MOST_DEEDS && affords(world, merchant, ownPrice(merchant, host, cost));
}

/** What can be bought beside goods: `port`, `factory`, `ship 2`. */
export function canBuy(world: World, merchant: Merchant, what: string): boolean {
  const host = world.culture[merchant.at] as number;
  if (what === 'port') return (world.orbits[merchant.at] as number) > 0 && canBuild(world, merchant, PORT_COST);
  if (what === 'factory') return world.factory[host] === NONE && canBuild(world, merchant, factoryCost(host));
  const ship = Number(what.slice(5));
  const sellers: readonly string[] = SHIPS[ship]?.[4] ?? [];
  if (ship === merchant.ship || !sellers.includes(scienceOf(host))) return false;
  return (
    roomOf(merchant) + holdsOf(ship) >= holdsOf(merchant.ship) && affords(world, merchant, netCost(merchant, ship))
  );
}

export const netCost = (merchant: Merchant, ship: number): number =>
  (SHIPS[ship]?.[3] ?? 0) - (SHIPS[merchant.ship]?.[3] ?? 0) / 2;

export function buy(world: World, seat: number, what: string): void {
  const merchant = world.merchants[seat] as Merchant;
  const { at } = merchant;
  const host = world.culture[at] as number;
  if (what === 'port') {
    pay(world, seat, merchant, ownPrice(merchant, host, PORT_COST));
    merchant.estate += PORT_COST;
    merchant.deeds++;
    world.orbits[at] = (world.orbits[at] as number) - 1;
    world.free[at] = (world.free[at] as number) + 1;
    world.owners[at] = (world.owners[at] as number) | (1 << seat);
  } else if (what === 'factory') {
    pay(world, seat, merchant, ownPrice(merchant, host, factoryCost(host)));
    merchant.estate += factoryCost(host);
    merchant.deeds++;
    world.factory[host] = seat;
    world.stock[host + MAKERS] = (world.stock[host + MAKERS] as number) + 1;
  } else {
    const ship = Number(what.slice(5));
    pay(world, seat, merchant, Math.max(0, netCost(merchant, ship)));
    merchant.pace *= legOf(ship) / legOf(merchant.ship);
    merchant.halves += 2 * (holdsOf(ship) - holdsOf(merchant.ship));
    merchant.ship = ship;
  }
}

export function buyGoods(world: World, seat: number, merchant: Merchant, good: number): void {
  const cost = COST[good] as number;
  pay(world, seat, merchant, cost);
  world.stock[good] = (world.stock[good] as number) - 1;
  merchant.goods.push(good);
  const owner = world.merchants[world.factory[good - MAKERS] ?? NONE];
  // §12.32: half of it is the Factory's owner's.
  if (good >= MAKERS && owner !== undefined) owner.money += cost / 2;
}
