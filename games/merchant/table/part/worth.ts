// Net worth taken apart (§13.1), and what a piece would fetch in a deal.

import type { Seat } from '@orrery/kernel';
import { CULTURES } from '../../data/cultures.ts';
import { SHIPS } from '../../data/equipment.ts';
import { netWorth } from '../../rules/end.ts';
import { payoffOf } from '../../rules/goods.ts';
import { costOf, DAMAGED, feeOf, FIRST_FARE, isDamaged, isFare, NONE, type Table } from '../../rules/table.ts';
import { words } from '../../rules/words.ts';

export interface Worth {
  readonly money: number;
  readonly ports: number;
  readonly factories: number;
  readonly all: number;
}

/** Asked of the rules themselves: what is left when one kind of deed is taken away. */
export function worthOf(table: Table, seat: Seat): Worth {
  const money = table.money[seat] ?? 0;
  const ports = netWorth({ ...table, factory: table.factory.map(() => NONE) }, seat) - money;
  const factories = netWorth({ ...table, port: table.port.map(() => NONE) }, seat) - money;
  return { money, ports, factories, all: netWorth(table, seat) };
}

/** What a piece of an offer is worth at the market, one of it: a help, not a price. */
export function fairPrice(piece: string): number {
  const [verb, code] = words(piece);
  if (verb === 'money') return 10;
  if (verb === 'goods') return payoffOf(code);
  if (verb === 'iou') return CULTURES[code]?.[3] ?? 0;
  if (isFare(code)) return feeOf[code - FIRST_FARE] ?? 0;
  return isDamaged(code) ? costOf(code - DAMAGED) / 2 : costOf(code);
}

export const tradeInOf = (ship: number): number => (SHIPS[ship]?.[3] ?? 0) / 2;
