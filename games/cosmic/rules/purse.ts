// The Lucre (§11) of a seat, and what things cost: asked at every table. What is sold is in lucre.ts, for tables with Lucre alone.

import { must, type Seat, type State } from '@orrery/kernel';
import { PURCHASES } from '../data/lucre.ts';
import { bend } from './live.ts';
import { type Kit, nearest, type Steps } from './steps.ts';
import { gainLucre, isOn, LUCRE, type Table } from './table.ts';

/** What of its Lucre a seat may spend now. */
export const purseOf = (state: State<Table>, seat: Seat): number =>
  isOn(state.table, LUCRE) ? Math.max(0, bend(state, 'purse', state.table.lucre[seat] ?? 0, seat)) : 0;

/** Lucre changes hands. */
export function payTo(kit: Kit, from: Seat, to: Seat, n: number): void {
  const { table } = kit.state;
  gainLucre(table, from, -n);
  gainLucre(table, to, n);
  kit.tell('log.pays', { from, to, n }, '11.4');
}

/** What a purchase costs this buyer. */
export const priceOf = (state: State<Table>, what: number, buyer: Seat): number =>
  bend(state, 'price', PURCHASES[what]?.[1] ?? 0, buyer);

/** What each of these purchases costs now. */
export const priceIn = (state: State<Table>, { seat, what, free }: Steps['buy']['locals']): number =>
  free === true ? 0 : priceOf(state, what, seat);

/** What the bank would still get of each of the purchases that the moment is about. */
export function unclaimed(state: State<Table>): number {
  const frame = must(nearest(state, 'buy'), 'a purchase');
  return (frame.claims ?? []).reduce((rest, { most = rest }) => Math.max(0, rest - most), priceIn(state, frame));
}
