// Deals between merchants (§11.4): what the pieces of an offer are worth, got and given.

import type { Offer, Seat } from '@orrery/kernel';
import { pieces } from '../rules/exchange.ts';
import { costOf, DAMAGED, feeOf, FIRST_FARE, isDamaged, isFare, type Table } from '../rules/table.ts';
import { words } from '../rules/words.ts';
import { costOfGoods, iouValue, payoffOfGoods } from './lore.ts';

/** A deal must bring this much: what it gives away is certain, what it gets has still to be sold. */
const LEAST = 10;

/** What a piece is worth to whoever gets it, and to whoever gives it. */
function worthOf(piece: string, getting: boolean): number {
  const [verb, what] = words(piece);
  if (verb === 'money') return 10;
  if (verb === 'goods') return getting ? costOfGoods(what) : payoffOfGoods(what);
  if (verb === 'iou') return iouValue(what) * (getting ? 0.3 : 0.8);
  if (isFare(what)) return (feeOf[what - FIRST_FARE] ?? 0) * (getting ? 0.3 : 0.9);
  return isDamaged(what) ? costOf(what - DAMAGED) / 4 : costOf(what) * (getting ? 0.5 : 1);
}

/** Whether the seat it is made to gains by an offer. */
export function isGood(table: Table, by: Seat, { to, give, want }: Offer): boolean {
  const sum = (seat: Seat, amounts: readonly number[], getting: boolean): number =>
    pieces(table, seat).reduce((all, { id }, at) => all + (amounts[at] ?? 0) * worthOf(String(id), getting), 0);
  return sum(by, give, true) - sum(to, want, false) >= LEAST;
}
