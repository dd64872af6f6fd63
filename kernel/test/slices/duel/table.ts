// What lies on the table of a duel, and the few questions everybody asks of it.

import { bit, itemOf, type Kit, rule, type Seat, type State } from '@orrery/kernel';

export interface Table {
  goal: number;
  hands: number[][];
  bases: number[][];
  powers: number[];
  score: number[];
  duel: number;
  attacker: Seat;
  defender: Seat;
  /** Tokens sent by the attacker. */
  sent: number;
  /** Seats that have used their power in this duel, as a mask. */
  used: number;
  /** Powers copied for this duel, by seat. */
  copied: (number | null)[];
  /** Cards laid face down, by seat. */
  laid: number[][];
  offers: number;
}

export const NO = -1;
export const [VETERAN, MIMIC, SPY, RAIDER] = [0, 1, 2, 3];
export const [TRUCE, ZAP, REWIND] = [6, 7, 8];
const STRENGTH = [1, 4, 6, 8, 10, 14];

export const sum = (amounts: readonly number[] = []): number => amounts.reduce((all, n) => all + n, 0);
export const mains = ({ attacker, defender }: Table): Seat[] => [attacker, defender];

/** The slots of a seat's hand whose items are of a kind, as far as the view tells. */
export const cardsOf = (view: State<Table>, seat: Seat, kind: (item: number) => boolean): number[] =>
  (view.table.hands[seat] ?? []).filter((slot) => itemOf(view, slot) !== NO && kind(itemOf(view, slot)));

/** The one query for "which power does this seat have right now?": §3.1 three bases, §3.4 copies. */
export function livePower(table: Table, seat: Seat): number {
  let bases = 0;
  for (const tokens of table.bases[seat] ?? []) if (tokens > 0) bases++;
  return rule('3.1', bases >= 3) ? (table.copied[seat] ?? table.powers[seat] ?? NO) : NO;
}

/** Card, tokens, and what a veteran adds. */
export function strength(table: Table, seat: Seat, card: number): number {
  const veteran = rule('3.5', livePower(table, seat) === VETERAN) ? 3 : 0;
  return (STRENGTH[card] ?? 0) + (seat === table.attacker ? table.sent : 2) + veteran;
}

/** Shows a card and puts it back into the deck. */
export function discard(kit: Kit<Table>, slots: number[], slot: number): void {
  kit.show(slot);
  kit.drop(slots.splice(slots.indexOf(slot), 1)[0] ?? NO);
}

/** Takes up to so many tokens from the first bases that have any. */
export function loseTokens(table: Table, seat: Seat, count: number): void {
  const bases = table.bases[seat] ?? [];
  for (let n = count; n > 0 && sum(bases) > 0; n--) {
    const base = bases.findIndex((tokens) => tokens > 0);
    bases[base] = (bases[base] ?? 0) - 1;
  }
}

/** What a seat's power can do now. Public: powers and tokens lie open. §3.2: once in a duel. */
export function uses(table: Table, seat: Seat): string[] {
  if (!rule('3.2', (table.used & bit(seat)) === 0)) return [];
  const power = livePower(table, seat);
  if (power === NO || power === VETERAN) return [];
  const rivals = mains(table).filter((rival) => rival !== seat);
  if (power === MIMIC) return rivals.filter((rival) => livePower(table, rival) !== NO).map((rival) => `copy ${rival}`);
  if (power === SPY) return rivals.filter((rival) => table.hands[rival]?.length).map((rival) => `spy ${rival}`);
  return rivals.map((rival) => `raid ${rival}`);
}
