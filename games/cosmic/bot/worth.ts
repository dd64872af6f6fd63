// What everybody has, and who is how near to winning: bases first, then tokens, home bases that keep the power, cards. All
// that is decided is weighed by it, so it helps nobody who leads, and hurts who does.

import type { Seat, State } from '@orrery/kernel';
import { BASES_FOR_POWER, BASES_TO_WIN, TOKENS } from '../data/hexes.ts';
import { winnersOf } from '../rules/close.ts';
import { homeBases } from '../rules/live.ts';
import { has, type Table } from '../rules/table.ts';
import { externalBases } from '../rules/tokens.ts';
import { ANY_CARD, handWorth } from './cards-worth.ts';

/** What a seat has, as far as it matters; `cards` and `extra` in strength. */
export interface Stock {
  external: number;
  home: number;
  /** Tokens that are neither in the Warp nor gone. */
  out: number;
  cards: number;
  powers: number;
  extra: number;
  isOut: boolean;
}

/** With `eyes`, only the hand of that seat is looked into: what the others draw is all the same to it. */
export const stocksOf = (state: State<Table>, eyes?: Seat): Stock[] =>
  Array.from({ length: state.seats }, (_, seat) => stockOf(state, seat, eyes ?? seat));

function stockOf(state: State<Table>, seat: Seat, eyes: Seat): Stock {
  const { table } = state;
  let lost = (table.warp[seat] ?? 0) + (table.gone[seat] ?? 0);
  for (const section of table.limbo) lost += section[seat] ?? 0;
  let moons = 0;
  for (const { place } of table.moons) if ((table.tokens[place]?.[seat] ?? 0) > 0) moons++;
  return {
    external: externalBases(state, seat).length,
    home: homeBases(table, seat),
    out: (table.all[seat] ?? TOKENS) - lost,
    cards: seat === eyes ? handWorth(state, seat) : (table.hands[seat]?.length ?? 0) * ANY_CARD,
    powers: table.powers[seat]?.length ?? 0,
    extra: (table.lucre[seat] ?? 0) * LUCRE + moons * MOON,
    isOut: has(table.out, seat),
  };
}

/** What the first, second, ... external base adds: the last ones count most. */
const BASES = [0, 0.5, 1.05, 1.7, 2.5, 3.5];
const [TOKEN, HOME, POWER] = [1.3, 0.07, 0.3];
export const [LUCRE, MOON] = [0.012, 0.06];

function strength({ external, home, out, cards, powers, extra }: Stock): number {
  const isPowered = home >= BASES_FOR_POWER;
  return (
    (BASES[Math.max(0, Math.min(external, BASES_TO_WIN))] ?? 0) +
    TOKEN * Math.sqrt(Math.max(0, out) / TOKENS) +
    HOME * Math.min(home, 5) +
    (isPowered ? POWER * Math.min(powers, 2) : 0) +
    cards +
    extra
  );
}

/** How much of the win is everybody's, from 0 to 1. A win with others is a win, if not quite the whole of it. */
export function shares(stocks: readonly Stock[]): number[] {
  const winners = stocks.filter(({ external }) => external >= BASES_TO_WIN).length;
  if (winners > 0) return stocks.map(({ external }) => (external >= BASES_TO_WIN ? together(winners) : 0));
  const weights = stocks.map((stock) => (stock.isOut ? 0 : Math.exp(strength(stock))));
  const sum = weights.reduce((all, weight) => all + weight, 0);
  return weights.map((weight) => weight / sum);
}

const together = (winners: number): number => 0.55 + 0.45 / winners;

/** The value of a position for each seat; a win is what the rules say it is. */
export function valueOf(state: State<Table>, eyes?: Seat): number[] {
  const winners = state.table.winners === 0 ? winnersOf(state) : state.table.winners;
  if (winners === 0) return shares(stocksOf(state, eyes).map(belowWin));
  const won = Array.from({ length: state.seats }, (_, seat) => has(winners, seat));
  const n = won.filter(Boolean).length;
  return won.map((is) => (is ? together(n) : 0));
}

/** Five bases that the rules do not count as a win are four and a little. */
const belowWin = (stock: Stock): Stock =>
  stock.external >= BASES_TO_WIN ? { ...stock, external: BASES_TO_WIN - 1, extra: stock.extra + 0.4 } : stock;

/** What a change of strength is worth in shares, near where things are. */
export const slope = (share: number): number => share * (1 - share);
