// What a seat has in mind while it answers one question: its view, what everybody has, its level, its dice.

import { must, type Seat, type State } from '@orrery/kernel';
import { type Challenge, current, type Side, sideOf, type Table } from '../rules/table.ts';
import { spreadOf, type Spread, type Unseen, unseenOf } from './cards-worth.ts';
import type { Level } from './levels.ts';
import { shares, type Stock, stocksOf } from './worth.ts';

export type Below = (n: number) => number;

export interface Mind {
  /** What the seat may know, or in an imagined world all of it: nothing is read of others' hands but what the view shows. */
  readonly view: State<Table>;
  readonly table: Table;
  readonly seat: Seat;
  readonly level: Level;
  readonly below: Below;
  /** What everybody has; who is how near to winning. */
  readonly stocks: readonly Stock[];
  readonly shares: readonly number[];
  readonly unseen: Unseen;
  spread(seat: Seat): Spread;
}

export function mindOf(view: State<Table>, seat: Seat, level: Level, below: Below): Mind {
  let stocks: Stock[] | undefined;
  let parts: number[] | undefined;
  let unseen: Unseen | undefined;
  const spreads: Spread[] = [];
  return {
    view,
    table: view.table,
    seat,
    level,
    below,
    get stocks() {
      return (stocks ??= stocksOf(view));
    },
    get shares() {
      return (parts ??= shares(this.stocks));
    },
    get unseen() {
      return (unseen ??= unseenOf(view));
    },
    spread(of) {
      return (spreads[of] ??= spreadOf(view, of, this.unseen));
    },
  };
}

export const challengeOf = ({ table }: Mind): Challenge => must(current(table), 'a challenge');

/** The side the seat fights on; -1: none, or there is no challenge. */
export function mySide({ table, seat }: Mind): Side | -1 {
  const challenge = current(table);
  return challenge === undefined ? -1 : sideOf(challenge, seat);
}

export const myShare = ({ shares: all, seat }: Mind): number => all[seat] ?? 0;

/** Whoever else is nearest to winning. */
export function rivalOf(mind: Mind, among: readonly Seat[] = mind.stocks.map((_, seat) => seat)): Seat {
  let best = -1;
  for (const seat of among)
    if (seat !== mind.seat && (best < 0 || (mind.shares[seat] ?? 0) > (mind.shares[best] ?? 0))) best = seat;
  return best;
}

/** What is left for the seat when the stocks have changed. */
export const gainOf = (mind: Mind, stocks: readonly Stock[]): number =>
  (shares(stocks)[mind.seat] ?? 0) - myShare(mind);

/** The stocks with some of them changed. */
export function changed(mind: Mind, changes: Readonly<Record<Seat, Partial<Stock>>>): Stock[] {
  return mind.stocks.map((stock, seat) => {
    const more = changes[seat];
    if (more === undefined) return { ...stock };
    const next = { ...stock };
    for (const key of ['external', 'home', 'out', 'cards', 'powers', 'extra'] as const) next[key] += more[key] ?? 0;
    return next;
  });
}
