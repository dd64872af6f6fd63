// What the panels reckon for a reader, with the rules' own functions: who buys a piece of goods and how far that is, net worth
// taken apart (§13.1), fair prices, the odds of an attack.

import type { Seat } from '@orrery/kernel';
import { mpTo, turnsFor } from '../../bot/distance.ts';
import { shipKindOf } from '../../bot/graph.ts';
import { type Knowledge, knowledgeOf } from '../../bot/knowledge.ts';
import { CULTURES } from '../../data/cultures.ts';
import { SHIPS } from '../../data/equipment.ts';
import { clashStrengths, markerStrengths, standingValue } from '../../rules/blast.ts';
import { type Dot, systemOf } from '../../rules/board.ts';
import { netWorth } from '../../rules/end.ts';
import { buys, demandFound, goodsCost, payoffOf } from '../../rules/goods.ts';
import type { Flight } from '../../rules/routes.ts';
import { costOf, DAMAGED, feeOf, FIRST_FARE, isDamaged, isFare, NONE, type Table } from '../../rules/table.ts';
import { revoltBonus, swindleBonus } from '../../rules/theft.ts';
import { words } from '../../rules/words.ts';
import type { Props } from './props.ts';

type View = Props['view'];

export interface Buyer {
  readonly system: number;
  readonly culture: number;
  /** The nearest place in its system where it trades. */
  readonly dot: Dot;
  /** Turns of flight to expect, this one included; 0: the ship is there. */
  readonly turns: number;
  readonly payoff: number;
  readonly demand: number;
  /** What is left of payoff and Demand when the goods are paid for. */
  readonly profit: number;
  /** Not discovered: only this viewer knows. */
  readonly secret: boolean;
}

export interface Outlook {
  /** Best profit a turn first. */
  readonly known: readonly Buyer[];
  /** Systems this viewer does not know, and how likely each of them buys. */
  readonly unknown: readonly number[];
  readonly chance: number;
}

/** What the viewer knows; the audience knows what is public. */
export const knownTo = (view: View): Knowledge => knowledgeOf(view, view.viewer);

/** Turns a seat's ship takes from a dot to another: exact for the dice, this turn's movement points first. */
export function turnsFrom({ table, frames }: View, seat: Seat, from: Dot): (to: Dot) => number {
  const ship = shipKindOf(table, seat);
  const flight = frames.find(({ step }) => step === 'fly') as unknown as Flight | undefined;
  const flying = flight !== undefined && seat === table.active && from === table.at[seat];
  return (to) => {
    if (to === from) return 0;
    const mp = mpTo(ship, to)[from] ?? Infinity;
    return flying ? 1 + turnsFor(ship.dice, mp - flight.mp) : turnsFor(ship.dice, mp);
  };
}

/** The place of a system that is reached soonest; -1: there is none. */
export function nearest(dots: readonly Dot[], turns: (to: Dot) => number): Dot {
  let [best, least] = [NONE, Infinity];
  for (const dot of dots) if (turns(dot) < least) [best, least] = [dot, turns(dot)];
  return best;
}

export function outlookOf(view: View, seat: Seat, from: Dot, good: number): Outlook {
  const { table } = view;
  const knowledge = knownTo(view);
  const turns = turnsFrom(view, seat, from);
  const known: Buyer[] = [];
  knowledge.culture.forEach((culture, system) => {
    const dot = nearest(knowledge.markets[system] ?? [], turns);
    if (culture === NONE || dot === NONE || !buys(culture, good)) return;
    const [payoff, demand] = [payoffOf(good), demandFound(table, culture, good)];
    const profit = payoff + demand - goodsCost(good);
    const secret = table.culture[system] === NONE;
    known.push({ system, culture, dot, turns: turns(dot), payoff, demand, profit, secret });
  });
  known.sort((a, b) => b.profit / Math.max(1, b.turns) - a.profit / Math.max(1, a.turns));
  const unknown = knowledge.culture.flatMap((culture, system) => (culture === NONE ? [system] : []));
  return { known, unknown, chance: knowledge.wanted[good] ?? 0 };
}

/** The dots that glow when these goods are spoken of. */
export const dotsOfBuyers = ({ known }: Outlook): Dot[] => known.map(({ dot }) => dot);

/** The market to show: where the viewer trades, else the system looked at, else the one the ship is in. -1: none known. */
export function marketShown(view: View, seat: Seat, looked: Dot | null, trading: boolean): number {
  const { culture } = knownTo(view);
  const here = systemOf[view.table.at[seat] ?? NONE] ?? NONE;
  const there = looked === null ? NONE : (systemOf[looked] ?? NONE);
  const isKnown = (system: number): boolean => (culture[system] ?? NONE) !== NONE;
  if (!trading && isKnown(there)) return there;
  return isKnown(here) ? here : NONE;
}

export interface NetWorth {
  readonly money: number;
  readonly ports: number;
  readonly factories: number;
  readonly all: number;
}

/** Asked of the rules themselves: what is left when one kind of deed is taken away. */
export function netWorthParts(table: Table, seat: Seat): NetWorth {
  const money = table.money[seat] ?? 0;
  const ports = netWorth({ ...table, factory: table.factory.map(() => NONE) }, seat) - money;
  const factories = netWorth({ ...table, port: table.port.map(() => NONE) }, seat) - money;
  return { money, ports, factories, all: netWorth(table, seat) };
}

/** What one piece of an offer is in money; 0: it is none. Tables that began under the first rules count in tens. */
export const coinOf = (piece: string): number => (piece === 'dollar' ? 1 : piece === 'money' ? 10 : 0);

/** What a piece of an offer is worth at the market, one of it: a help, not a price. `money 120` is told in one piece. */
export function fairPrice(piece: string): number {
  const [verb, code] = words(piece);
  if (coinOf(piece) > 0) return coinOf(piece);
  if (verb === 'money') return code;
  if (verb === 'goods') return payoffOf(code);
  if (verb === 'iou') return CULTURES[code]?.[3] ?? 0;
  if (isFare(code)) return feeOf[code - FIRST_FARE] ?? 0;
  return isDamaged(code) ? costOf(code - DAMAGED) / 2 : costOf(code);
}

export const tradeInOf = (ship: number): number => (SHIPS[ship]?.[3] ?? 0) / 2;

export interface AttackOdds {
  readonly win: number;
  /** The defender's strength is the higher: a weapon that fired back has hit. */
  readonly lose: number;
}

function countThrows(strengths: (mine: number, theirs: number) => readonly [number, number]): AttackOdds {
  let [win, lose] = [0, 0];
  for (let mine = 1; mine <= 6; mine++)
    for (let theirs = 1; theirs <= 6; theirs++) {
      const [attack, defence] = strengths(mine, theirs);
      if (attack > defence) win++;
      else if (defence > attack) lose++;
    }
  return { win: win / 36, lose: lose / 36 };
}

/** `fort`, `marker`, `rastur` or `pawn 2`, with these weapons; `answered` is what a pawn fires back. */
export function blastOdds(
  table: Table,
  seat: Seat,
  target: string,
  fired: readonly number[],
  answered: readonly number[],
): AttackOdds {
  const [kind, pawn] = words(target);
  if (kind === 'pawn')
    return countThrows((mine, theirs) => clashStrengths(table, seat, pawn, [fired, answered], [mine, theirs]));
  const value = standingValue(table, table.at[seat] ?? NONE, kind);
  return countThrows((mine, theirs) => markerStrengths(table, value, fired, mine, theirs));
}

export function swindleOdds(table: Table, seat: Seat, other: Seat): AttackOdds {
  const dot = table.at[seat] ?? NONE;
  const [own, against] = [swindleBonus(table, seat, dot), swindleBonus(table, other, dot)];
  return countThrows((mine, theirs) => [mine + own, theirs + against]);
}

export function revoltOdds(table: Table, seat: Seat, owner: Seat): AttackOdds {
  const dot = table.at[seat] ?? NONE;
  const [own, against] = [revoltBonus(table, seat, dot), revoltBonus(table, owner, dot)];
  return countThrows((mine, theirs) => [mine + own, theirs + against]);
}
