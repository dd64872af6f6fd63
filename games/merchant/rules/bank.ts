// Money (§2.3, §9.32, §12.4, §13.3): what goes to the bank, what comes from it, credit and commissions.

import { rule, type Seat } from '@orrery/kernel';
import { orbitOf } from './board.ts';
import { rasturAt } from './places.ts';
import type { Kit } from './steps.ts';
import { BANK_OUT, NONE, type Table } from './table.ts';

/** Money from the player to the bank. */
export function pay(kit: Kit, seat: Seat, amount: number): void {
  const { table } = kit.state;
  if (!rule('2.3', amount > 0)) return;
  table.money[seat] = (table.money[seat] ?? 0) - amount;
  if (table.bank >= 0) table.bank += amount;
}

/** Money from the bank. §13.3: a bank that cannot pay ends the game. */
export function earn(kit: Kit, seat: Seat, amount: number): void {
  const { table } = kit.state;
  const paid = table.bank >= 0 ? Math.min(amount, table.bank) : amount;
  table.money[seat] = (table.money[seat] ?? 0) + paid;
  if (table.bank < 0) return;
  table.bank -= paid;
  if (!rule('13.3', paid < amount || table.bank === 0) || table.ended === BANK_OUT) return;
  table.ended = BANK_OUT;
  kit.tell('log.bank-out', {}, '13.3');
}

/** §9.32: money and this turn's credit; §12.41: without any commission still to come. */
export const purse = (table: Table, seat: Seat): number =>
  (table.money[seat] ?? 0) + (rule('9.32', seat === table.active) ? table.credit : 0);

/** Spends credit first, then money: for all that counts as a buy, attacks included. */
export function spend(kit: Kit, seat: Seat, cost: number): void {
  const { table } = kit.state;
  const credit = Math.min(cost, table.credit);
  table.credit -= credit;
  pay(kit, seat, cost - credit);
}

/** §12.22, §12.4: ten percent of what the culture buys or sells at a Spaceport, from the bank to its owner. */
export function commission(kit: Kit, seat: Seat, amount: number): void {
  const { table } = kit.state;
  const owner = portOwner(table, seat);
  const share = amount / 10;
  if (!rule('12.22', owner !== NONE) || !rule('12.4', share > 0)) return;
  earn(kit, owner === NONE ? seat : owner, share);
  kit.tell('log.commission', { seat: owner, share }, '12.22');
}

/** The owner of the Spaceport a pawn stands on; Open Spaceports have none (§12.23). */
export function portOwner(table: Table, seat: Seat): Seat {
  const dot = table.at[seat] ?? NONE;
  const orbit = orbitOf[dot] ?? NONE;
  return orbit === NONE || rasturAt(table, dot) > 0 ? NONE : (table.port[orbit] ?? NONE);
}
