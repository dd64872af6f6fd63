// How a challenge may end: the chance of each side, with everything in force that bends totals, and what everybody has then.

import { itemOf, type Seat, type State } from '@orrery/kernel';
import { kindOf, valueOf } from '../rules/cards.ts';
import type { Source } from '../rules/hooks.ts';
import { bend, isMoon, isReverse } from '../rules/live.ts';
import { registry } from '../rules/registry.ts';
import {
  type Challenge,
  DEFENSE,
  has,
  isMain,
  mainOf,
  NOWHERE,
  now,
  OFFENSE,
  otherSide,
  type Shown,
  type Side,
  type Table,
  tokensIn,
} from '../rules/table.ts';
import { winnerOf } from '../rules/totals.ts';
import { ANY_CARD, type Spread } from './cards-worth.ts';
import type { Mind } from './mind.ts';
import { MOON, type Stock } from './worth.ts';

/** The view with another challenge in it: what if. Nothing of the view itself is changed. */
export function supposing(view: State<Table>, change: Partial<Challenge>): State<Table> {
  const { table } = view;
  const challenge = { ...now(table), ...change };
  return { ...view, table: { ...table, stack: [...table.stack.slice(0, -1), challenge] } };
}

/** The same with so many more tokens of a seat on a side of the cone. */
export function withTokens(view: State<Table>, side: Side, seat: Seat, n: number): State<Table> {
  const cone = now(view.table).cone.map((row) => row.slice()) as Challenge['cone'];
  cone[side][seat] = (cone[side][seat] ?? 0) + n;
  return supposing(view, { cone });
}

export const attackOf = (value: number): Shown => ({ item: -1, attack: true, value });
export const compromise: Shown = { item: -1, attack: false, value: 0 };

/** Who would win with these two cards. */
export const winnerWith = (view: State<Table>, offense: Shown, defense: Shown): Side =>
  winnerOf(supposing(view, { shown: [offense, defense] }));

/** How likely the offense wins when both lay Attacks: as the seat knows its own hand, and guesses the others'. */
function chanceOf(mind: Mind, view: State<Table> = mind.view): number {
  const [mine, theirs] = [spreadFor(mind, OFFENSE), spreadFor(mind, DEFENSE)];
  if (isPlain(view)) return plainChance(mine, theirs, tokensFor(view, DEFENSE) - tokensFor(view, OFFENSE));
  let sum = 0;
  const shown = [attackOf(0), attackOf(0)];
  const supposed = supposing(view, { shown });
  for (const [i, a] of mine.values.entries()) {
    shown[OFFENSE] = attackOf(a);
    for (const [j, b] of theirs.values.entries()) {
      shown[DEFENSE] = attackOf(b);
      if (winnerOf(supposed) === OFFENSE) sum += (mine.odds[i] ?? 0) * (theirs.odds[j] ?? 0);
    }
  }
  return sum;
}

/** The chance of a side, Compromises and surprises allowed for. */
export function chanceFor(mind: Mind, side: Side, view: State<Table> = mind.view): number {
  const chance = 0.1 + 0.8 * chanceOf(mind, view);
  return side === OFFENSE ? chance : 1 - chance;
}

/** What the main player of a side may lay, or has laid if the seat knows it; a Compromise loses to any Attack. */
function spreadFor(mind: Mind, side: Side): Spread {
  const challenge = now(mind.table);
  const [slot] = challenge.laid[side];
  const item = slot === undefined ? -1 : itemOf(mind.view, slot);
  if (item >= 0) return { ...NOTHING, values: [kindOf(item) === 'attack' ? valueOf(item) : -999] };
  const seat = mainOf(challenge, side);
  return seat >= 0 ? mind.spread(seat) : NOTHING;
}

const NOTHING: Spread = { values: [0], odds: [1], compromise: 0 };

function plainChance(mine: Spread, theirs: Spread, lead: number): number {
  let sum = 0;
  for (const [i, a] of mine.values.entries())
    for (const [j, b] of theirs.values.entries()) {
      // Within a step of the guess it may go either way.
      const ahead = a - b - lead;
      const part = ahead >= 2 ? 1 : ahead <= -2 ? 0 : 0.5 + ahead / 4;
      sum += part * (mine.odds[i] ?? 0) * (theirs.odds[j] ?? 0);
    }
  return sum;
}

export function tokensFor({ table, seats }: State<Table>, side: Side): number {
  let sum = 0;
  for (let seat = 0; seat < seats; seat++) sum += tokensIn(table, now(table), side, seat);
  return sum;
}

/** Whether nothing in play has a word in who wins. */
function isPlain({ table, held }: State<Table>): boolean {
  const challenge = now(table);
  if (challenge.kicker.some((slots) => slots.length > 0)) return false;
  for (const { of } of [...challenge.effects, ...table.lasting]) if (bends(registry.effects.get(of))) return false;
  for (const { power } of challenge.loans) if (bends(registry.powers[power])) return false;
  for (const hex of table.hexes) if (bends(registry.hexes[hex - 1])) return false;
  for (const { slot, up } of table.moons) if (up && bends(registry.moons[held.item[slot] ?? -1])) return false;
  for (const row of table.powers)
    for (const { power, stages } of row) if (stages !== undefined || bends(registry.powers[power])) return false;
  return true;
}

const bends = (source: Pick<Source, 'hooks'> | undefined): boolean =>
  source?.hooks?.sum !== undefined || source?.hooks?.winner !== undefined || source?.hooks?.upset !== undefined;

/** What everybody has when a side has won; `comforted`: the other had laid a Compromise, and is consoled. */
export function afterWin(mind: Mind, winner: Side, comforted: boolean, view: State<Table> = mind.view): Stock[] {
  const { table, seats } = view;
  const challenge = now(table);
  const stocks = mind.stocks.map((stock) => ({ ...stock }));
  const isBlack = isReverse(view);
  for (let seat = 0; seat < seats; seat++) {
    const stock = stocks[seat];
    if (stock === undefined) continue;
    const n = tokensIn(table, challenge, otherSide(winner), seat);
    if (n > 0) lose(view, stock, seat, otherSide(winner), n);
    const won = challenge.cone[winner][seat] ?? 0;
    if (won > 0) profit(view, stock, seat, winner, won, isBlack);
  }
  if (winner === OFFENSE && table.made < 2) (stocks[challenge.offense] ?? NO_STOCK).extra += SUCCESS;
  if (comforted) comfort(view, stocks, winner);
  return stocks;
}

/** What another challenge in the same turn is worth. */
export const SUCCESS = 0.12;
const NO_STOCK: Stock = { external: 0, home: 0, out: 0, cards: 0, powers: 0, extra: 0, isOut: true };

function lose(view: State<Table>, stock: Stock, seat: Seat, side: Side, n: number): void {
  const { table } = view;
  const { target, warp } = now(table);
  if (warp && side === DEFENSE) return;
  const from = side === OFFENSE ? 'offense' : 'defense';
  const fate = bend(view, 'fate', { to: 'warp', counts: true }, { seat, n, from }, 'challenge');
  if (fate.to === 'warp' || fate.to === 'gone') stock.out -= n;
  const there =
    side === DEFENSE && target >= 0 && has(now(table).holding, seat) ? (table.tokens[target]?.[seat] ?? 0) : 0;
  if (there === 0 || fate.to === 'stay') return;
  if (table.systems[target] === seat) stock.home--;
  else if (!isMoon(target)) stock.external--;
}

/** A landing, or rewards. */
function profit(view: State<Table>, stock: Stock, seat: Seat, winner: Side, n: number, isBlack: boolean): void {
  const { table } = view;
  const challenge = now(table);
  const { target, warp } = challenge;
  const lands = isMain(challenge, seat) ? winner === OFFENSE : (winner === OFFENSE) !== isBlack;
  if (warp) stock.out += winner === OFFENSE ? Math.min(n, table.warp[seat] ?? 0) : 0;
  else if (!lands) stock.cards += isMain(challenge, seat) ? 0 : REWARD * n;
  else if (target !== NOWHERE && (table.tokens[target]?.[seat] ?? 0) === 0) {
    if (table.systems[target] === seat) stock.home++;
    else if (isMoon(target)) stock.extra += MOON;
    else stock.external++;
  }
}

const REWARD = 0.03;

function comfort(view: State<Table>, stocks: Stock[], winner: Side): void {
  const challenge = now(view.table);
  const [won, lost] = [mainOf(challenge, winner), mainOf(challenge, otherSide(winner))];
  const n = Math.min(tokensIn(view.table, challenge, otherSide(winner), lost), view.table.hands[won]?.length ?? 0);
  const [from, to] = [stocks[won], stocks[lost]];
  if (from === undefined || to === undefined) return;
  from.cards -= n * ANY_CARD;
  to.cards += n * ANY_CARD;
}
