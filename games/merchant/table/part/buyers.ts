// Who buys a piece of goods, how far that is and what it brings: for everything aboard or on a shelf.

import type { Seat } from '@orrery/kernel';
import { type Knowledge, knowledgeOf } from '../../bot/knowledge.ts';
import { mpTo, turnsFor } from '../../bot/distance.ts';
import { shipKindOf } from '../../bot/graph.ts';
import { type Dot, systemOf } from '../../rules/board.ts';
import { buys, demandFound, goodsCost, payoffOf } from '../../rules/goods.ts';
import type { Flight } from '../../rules/routes.ts';
import { NONE } from '../../rules/table.ts';
import type { Props } from './self.ts';

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
