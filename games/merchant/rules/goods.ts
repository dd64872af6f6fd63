// Goods (§9.2, §9.31, §10.2, §12.31): bought where they are made, sold where they are wanted.

import { no, rule } from '@orrery/kernel';
import { CULTURES } from '../data/cultures.ts';
import { commission, earn, spend } from './bank.ts';
import { intoCup } from './cup.ts';
import { putGoods, roomForGoods, takeGoods } from './holds.ts';
import { type Action, first, partner, whyNobody, whyNoBuy, whyNoSale, whyTooDear } from './market.ts';
import { acquire, FRESH_GOODS, part } from './overboard.ts';
import { rasturAt } from './places.ts';
import {
  CUP_DEMANDS,
  demandAt,
  demandBonus,
  demandFor,
  GOODS,
  isFactoryGoods,
  makerOf,
  NONE,
  type Table,
} from './table.ts';

export const goodsCost = (good: number): number => CULTURES[makerOf(good)]?.[isFactoryGoods(good) ? 7 : 5] ?? 0;
export const payoffOf = (good: number): number => CULTURES[makerOf(good)]?.[isFactoryGoods(good) ? 8 : 6] ?? 0;

/** §2.51: the cultures of the next three numbers buy, 1 after 10. */
export function buys(culture: number, good: number): boolean {
  const [maker, buyer] = [CULTURES[makerOf(good)]?.[1] ?? 0, CULTURES[culture]?.[1] ?? 0];
  return buyer > 0 && rule('2.51', [1, 2, 3].includes((buyer - maker + 10) % 10));
}

/** §10.2, §10.21: all demands for these goods at this culture add up. */
export function demandFound(table: Table, culture: number, good: number): number {
  if (isFactoryGoods(good)) return 0;
  let sum = 0;
  demandFor.forEach((wanted, demand) => {
    if (rule('2.62', wanted === good && demandAt[demand] === culture))
      sum += (demandBonus[demand] ?? 0) * demandCount(table, demand);
  });
  return sum;
}

/** How many markers of a demand lie open; one is all that counts if demands do not build up. */
const demandCount = (table: Table, demand: number): number => {
  const markers = table.bonus[CUP_DEMANDS - GOODS + demand] ?? 0;
  return rule('10.21', markers > 1) ? markers : Math.min(markers, 1);
};

export const buy: Action = {
  candidates(table, seat) {
    const culture = partner(table, seat);
    return culture >= 0 && culture < CULTURES.length ? [[culture], [culture + CULTURES.length]] : [];
  },
  why(table, seat, good) {
    if (whyNobody(table, seat) !== null) return whyNobody(table, seat);
    if (good < 0 || good >= GOODS || makerOf(good) !== partner(table, seat))
      return no('9.1', 'refuse.not-sold', { good });
    const site = table.site[makerOf(good)] ?? NONE;
    if (isFactoryGoods(good) && site === NONE) return no('12.31', 'refuse.no-factory', { good });
    if (isFactoryGoods(good) && rule('16.4', rasturAt(table, site) > 0)) return no('16.4', 'refuse.factory-rastur');
    if (!rule('9.2', (table.stock[good] ?? 0) > 0)) return no('9.2', 'refuse.sold-out', { good });
    const full = roomForGoods(table, seat) ? null : no('3.431', 'refuse.no-hold');
    return first(whyNoBuy(table, seat), whyTooDear(table, seat, goodsCost(good)), full);
  },
  take(kit, seat, good) {
    const { table } = kit.state;
    const cost = goodsCost(good);
    spend(kit, seat, cost);
    table.stock[good] = (table.stock[good] ?? 0) - 1;
    putGoods(table, seat, good);
    acquire(table, seat, FRESH_GOODS + good);
    table.bought++;
    kit.tell('log.buy-goods', { seat, good, cost }, '9.2');
    commission(kit, seat, cost);
    const owner = table.factory[makerOf(good)] ?? NONE;
    // §12.32: half the cost of factory goods, whoever buys them from the culture.
    if (isFactoryGoods(good) && rule('12.32', owner !== NONE)) {
      // §12.42: of the full cost, whatever the Spaceport's owner gets beside it.
      const share = (rule('12.42', cost > 0) ? cost : cost - cost / 10) / 2;
      earn(kit, owner, share);
      kit.tell('log.commission', { seat: owner, share }, '12.32');
    }
  },
};

export const sell: Action = {
  candidates: (table, seat) => [...new Set(table.goods[seat] ?? [])].map((good) => [good]),
  why(table, seat, good) {
    if (whyNobody(table, seat) !== null) return whyNobody(table, seat);
    if (!rule('9.3', (table.goods[seat] ?? []).includes(good))) return no('9.3', 'refuse.not-yours');
    const culture = partner(table, seat);
    if (!rule('9.31', buys(culture, good))) return no('9.31', 'refuse.not-wanted', { good, culture });
    return whyNoSale(table, seat);
  },
  take(kit, seat, good) {
    const { table } = kit.state;
    const culture = partner(table, seat);
    const bonus = rule('10.2', demandFound(table, culture, good) > 0) ? demandFound(table, culture, good) : 0;
    const payoff = payoffOf(good);
    takeGoods(table, seat, good);
    part(table, seat, FRESH_GOODS + good);
    table.sold++;
    earn(kit, seat, payoff + bonus);
    kit.tell('log.sell', { seat, good, payoff, bonus }, '9.31');
    commission(kit, seat, payoff + bonus);
    intoCup(kit, good);
    // §10.21: only one of the demands that added to the payoff goes back.
    const demand = demandFor.findIndex(
      (wanted, each) =>
        bonus > 0 &&
        wanted === good &&
        demandAt[each] === culture &&
        (table.bonus[CUP_DEMANDS - GOODS + each] ?? 0) > 0,
    );
    if (demand < 0) return;
    table.bonus[CUP_DEMANDS - GOODS + demand] = (table.bonus[CUP_DEMANDS - GOODS + demand] ?? 0) - 1;
    intoCup(kit, CUP_DEMANDS + demand);
  },
};
