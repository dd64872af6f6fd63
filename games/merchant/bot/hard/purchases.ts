// What to buy, and for where: every purchase worth a thought, thought over in imagined worlds.

import type { Answer, Ask, Scalar, Seat, View } from '@orrery/kernel';
import { SHIPS } from '../../data/equipment.ts';
import { netWorth } from '../../rules/end.ts';
import { isLimited, partner } from '../../rules/market.ts';
import { NONE, type Table } from '../../rules/table.ts';
import { words } from '../../rules/words.ts';
import { isArms } from '../combat-worth.ts';
import { MEDIUM } from '../levels.ts';
import { optionsOf, policy } from '../policy.ts';
import { trades } from '../trade.ts';
import { compare, DOUBT, type HasTime, type TriedLine, STAY, worldNow } from './compare.ts';
import { buy, canBuy, creditOf } from './money.ts';
import { findNextStop, nextStop } from './next-stop.ts';
import { invest, leave, stayGain } from './race.ts';
import { rateOf } from './tuning.ts';
import { imagined, type Merchant, netWorthIn, type World } from './world.ts';

/** Purchases that are tried. */
const LOADS = 6;
/** What speaks against leaving holds empty, in money. */
const EMPTY = 20;
/** What speaks against anything else once this wins, in turns. */
const WON = 10;

/** What to buy beside goods, and where to go then with what for it; or to stay. */
interface PurchasePlan {
  readonly buys: readonly string[];
  readonly to: number;
  readonly empty: boolean;
}

interface UsualPlan extends PurchasePlan {
  /** What it expects of staying, in turns; 0: it leaves. */
  readonly gain: number;
}

interface PurchaseLine extends TriedLine, PurchasePlan {}

const buyAll = (world: World, seat: Seat, buys: readonly string[]): void => {
  for (const each of buys) if (canBuy(world, world.merchants[seat] as Merchant, each)) buy(world, seat, each);
};

/** What the rule of thumb does here. */
function usualPlan(base: World, seat: Seat): UsualPlan {
  const world = imagined(base, 1);
  const merchant = world.merchants[seat] as Merchant;
  const buys = invest(world, seat);
  const gain = netWorthIn(merchant) >= world.target ? Infinity : stayGain(world, seat);
  if (gain > 0) return { buys, to: STAY, empty: true, gain: Math.min(gain, WON) };
  findNextStop(world, seat, merchant.at, merchant.buys, creditOf(world, merchant));
  return { buys, to: nextStop.best, empty: false, gain: 0 };
}

const PURCHASES = [[], ['factory'], ['port'], ['factory', 'port'], ...SHIPS.map((_, ship) => [`ship ${ship}`])];

/** The purchases worth a thought, the usual one first. */
function purchaseLines(base: World, seat: Seat): PurchaseLine[] {
  const usual = usualPlan(base, seat);
  const me = base.merchants[seat] as Merchant;
  const rate = rateOf(me);
  const others = PURCHASES.filter((buys) => buys.length <= me.buys && buys.every((each) => canBuy(base, me, each)));
  const lines: PurchaseLine[] = [];
  for (const buys of [usual.buys, ...others.filter((each) => each.join() !== usual.buys.join())]) {
    const world = imagined(base, 1);
    buyAll(world, seat, buys);
    const merchant = world.merchants[seat] as Merchant;
    const doubt = buys === usual.buys ? 0 : DOUBT;
    const found: PurchaseLine[] = [];
    const add = (to: number, empty: boolean, hunch: number): void => {
      const own = doubt === 0 && to === usual.to && empty === usual.empty;
      const play = (played: World): void => {
        buyAll(played, seat, buys);
        if (to === STAY) stayOn(played, seat);
        else leave(played, seat, to, empty);
      };
      const line = { buys, to, empty, hunch: own ? 0 : hunch - doubt - usual.gain, results: [], play };
      if (own) lines.unshift(line);
      else found.push(line);
    };
    findNextStop(world, seat, merchant.at, merchant.buys, creditOf(world, merchant));
    const values = Array.from(nextStop.value);
    const units = values.map((_, to) => (nextStop.ordinary[to] as number) + (nextStop.factory[to] as number));
    const top = Math.max(...values);
    values.forEach((value, to) => {
      if (value !== -Infinity) add(to, false, (value - top) / rate);
    });
    findNextStop(world, seat, merchant.at, 0, 0);
    units.forEach((count, to) => {
      if (count > 0) add(to, true, ((nextStop.value[to] as number) - EMPTY - top) / rate);
    });
    if (me.limited || netWorthIn(merchant) >= world.target) add(STAY, true, -DOUBT);
    lines.push(...found.sort((a, b) => b.hunch - a.hunch).slice(0, LOADS));
  }
  return lines;
}

/** Ends the turn to stay for another. */
function stayOn({ merchants }: World, seat: Seat): void {
  const merchant = merchants[seat] as Merchant;
  merchant.stays = true;
  merchant.clock += 1;
}

const FREE = ['deliver', 'take', 'fare', 'barter', 'swindle', 'revolt', 'sell'];

/** What costs nothing is done at once; what to buy, and for where, is thought over. */
export function trade(view: View<Table>, ask: Ask, more: HasTime): Answer {
  const { table } = view;
  const { seat } = ask;
  const all = trades(view, seat, optionsOf(ask), MEDIUM);
  const [first] = all;
  if (first === undefined || netWorth(table, seat) >= table.target || partner(table, seat) === NONE)
    return policy(view, ask);
  if (FREE.includes(words(first.answer)[0])) return first.answer;
  const sale = all.find(({ answer }) => words(answer)[0] === 'sell');
  if (sale !== undefined) return sale.answer;
  const base = worldNow(view, seat);
  const limited = isLimited(table, seat);
  Object.assign(base.merchants[seat] as Merchant, {
    afloat: false,
    limited,
    buys: limited ? Math.max(0, 1 - table.bought) : 99,
    credit: table.credit,
  });
  const [best] = compare(purchaseLines(base, seat), base, seat, more);
  const next = best === undefined ? undefined : nextOf(view, ask, base, best);
  // What worlds know nothing of is weighed when all else is done.
  const extra = all.find(({ answer, worth: gain }) => gain > 0 && isExtra(answer));
  return next ?? extra?.answer ?? 'end';
}

/** Weapons, Shields and deals with others. */
function isExtra(answer: Scalar): boolean {
  const [verb, what] = words(answer);
  return verb === 'deal' || (verb === 'equip' && isArms(what));
}

/** The next thing to do for a purchase; undefined: all is done. */
function nextOf({ table }: View<Table>, ask: Ask, base: World, { buys, to, empty }: PurchasePlan): Scalar | undefined {
  const { seat } = ask;
  const options = optionsOf(ask);
  const iou = options.find((each) => words(each)[0] === 'iou');
  const [what] = buys;
  if (what !== undefined) return iou ?? options.find((each) => each === what || words(each)[0] === what);
  if (to === STAY || empty) return undefined;
  const world = imagined(base, 1);
  leave(world, seat, to, false);
  const merchant = world.merchants[seat] as Merchant;
  const good = merchant.goods[table.goods[seat]?.length ?? 0];
  if (good === undefined) return undefined;
  const handed = merchant.ious !== table.ious[seat] ? iou : undefined;
  return handed ?? options.find((each) => each === `buy ${good}`);
}
