// Deals between merchants (§11.4): what the pieces of an offer are worth, got and given; what to propose, and when to
// counter.

import type { Offer, Seat, State } from '@orrery/kernel';
import { offersBetween, pieces } from '../rules/exchange.ts';
import { freeHolds } from '../rules/holds.ts';
import { costOf, DAMAGED, feeOf, FIRST_FARE, isDamaged, isFare, type Table } from '../rules/table.ts';
import { words } from '../rules/words.ts';
import { laterWorth } from './cargo.ts';
import { travelTimesNow } from './board-now.ts';
import { MEDIUM } from './levels.ts';
import { costOfGoods, iouWorth, payoffOfGoods, priceAt } from './knowledge.ts';
import { type Trader, traderOf } from './trader.ts';

/** A deal must bring this much: what it gives away is certain, what it gets has still to be sold. */
const LEAST = 10;
/** What is asked over a price, and taken off one. */
const MARGIN = 10;
/** Offers are made while there is something to talk about, and not for ever. */
const PATIENCE = 3;

/** What a piece is worth to whoever gets it, and to whoever gives it. */
function worthOf(piece: string, getting: boolean): number {
  const [verb, what] = words(piece);
  if (verb === 'dollar') return 1;
  if (verb === 'goods') return getting ? costOfGoods(what) : payoffOfGoods(what);
  if (verb === 'iou') return iouWorth(what) * (getting ? 0.3 : 0.8);
  if (isFare(what)) return (feeOf[what - FIRST_FARE] ?? 0) * (getting ? 0.3 : 0.9);
  return isDamaged(what) ? costOf(what - DAMAGED) / 4 : costOf(what) * (getting ? 0.5 : 1);
}

/** Whether the seat it is made to gains by an offer. */
export function isGood(table: Table, by: Seat, { to, give, want }: Offer): boolean {
  const sum = (seat: Seat, amounts: readonly number[], getting: boolean): number =>
    pieces(table, seat).reduce((all, { id }, at) => all + (amounts[at] ?? 0) * worthOf(String(id), getting), 0);
  return sum(by, give, true) - sum(to, want, false) >= LEAST;
}

/** What goods are worth to this trader: what a buyer he can reach pays, the way taken off; else what they may bring. */
function valueOf({ table, seat, knowledge, board, rate }: Trader, good: number): number {
  const at = table.at[seat] ?? 0;
  let best = laterWorth(knowledge, good);
  knowledge.markets.forEach((dots, system) => {
    const paid = priceAt(table, knowledge.culture[system] ?? -1, good, 0);
    if (paid === 0) return;
    for (const dot of dots) best = Math.max(best, paid - (rate / 2) * (travelTimesNow(board, dot).turns[at] ?? 30));
  });
  return best;
}

/** The best deal to propose to another on the same dot: one piece of goods for money; null: none that both gain by. */
export function proposal(view: State<Table>, seat: Seat, to: Seat): Offer | null {
  const { table } = view;
  if (offersBetween(table, seat, to) >= PATIENCE) return null;
  const trader = traderOf(view, seat, MEDIUM);
  const [mine, theirs] = [pieces(table, seat), pieces(table, to)];
  const offer = (give: string, gives: number, want: string, wants: number): Offer => ({
    to,
    give: mine.map(({ id }) => (id === give ? gives : 0)),
    want: theirs.map(({ id }) => (id === want ? wants : 0)),
  });
  let best: Offer | null = null;
  let most = LEAST;
  for (const good of new Set(table.goods[to])) {
    // Who gives goods wants all they would bring him, and something beside.
    const price = payoffOfGoods(good) + MARGIN;
    const gain = valueOf(trader, good) - price;
    if (gain <= most || price > (table.money[seat] ?? 0) || freeHolds(table, seat) < 1) continue;
    [best, most] = [offer('dollar', price, `goods ${good}`, 1), gain];
  }
  for (const good of new Set(table.goods[seat])) {
    const price = costOfGoods(good) - MARGIN;
    const gain = price - valueOf(trader, good);
    if (gain <= most || price < 1 || price > (table.money[to] ?? 0) || freeHolds(table, to) < 1) continue;
    [best, most] = [offer(`goods ${good}`, 1, 'dollar', price), gain];
  }
  return best;
}

/** Others on the dot with whom there is something to deal. */
export const partnersFor = (view: State<Table>, seat: Seat): Seat[] =>
  view.table.at.flatMap((dot, other) =>
    other !== seat && dot === view.table.at[seat] && proposal(view, seat, other) !== null ? [other] : [],
  );
