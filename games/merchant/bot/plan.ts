// Where to go next: every plan is one stop, or two, with what is sold, bought and delivered there. The best is the one that
// brings most money a turn.

import type { Seat, State } from '@orrery/kernel';
import { BOXES, type Dot, isCity, orbitOf } from '../rules/board.ts';
import { markerAt, rasturAt } from '../rules/places.ts';
import { FIRST_FARE, holdsOf, isFare, markerRelic, NONE, type Table } from '../rules/table.ts';
import { type Bargain, bargain, carried, kept, type Load, type Market, NO_BARGAIN, sell } from './cargo.ts';
import { iouValue, loreOf, relicWorth } from './lore.ts';
import { milesTo, type Rig, rigOf } from './miles.ts';
import { turnsFor } from './turns.ts';

/** Before the dice, with MP left, or trading: what the next stop costs in turns depends on it. */
export type Phase = 'turn' | 'fly' | 'trade';

export interface Trader extends Market {
  readonly rig: Rig;
  readonly phase: Phase;
  readonly mp: number;
  /** Whether trading can begin where he is, without a move. */
  readonly here: boolean;
}

export interface Plan {
  /** Money a turn; how much money in how many turns. */
  readonly rate: number;
  readonly gain: number;
  readonly turns: number;
  /** What is still aboard after it, unsold. */
  readonly kept: number;
  /** The first stop: its system (-1: a relic's box) and the dot to land on. */
  readonly system: number;
  readonly dot: Dot;
  /** What is bought there, and the system it is for (-1: no second stop). */
  readonly bought: Bargain;
  readonly next: number;
}

interface Stop {
  readonly system: number;
  readonly dot: Dot;
  readonly turns: number;
  /** Whether he can trade without the City limit. */
  readonly free: boolean;
}

/** What finding a culture is worth beside its IOU, and how much of an IOU that is kept. */
const FINDING = 30;
const KEPT_IOU = 0.5;
/** What follows a single stop is not counted: it must not look like a sprint. */
const AFTERMATH = 1;
/** The second stop in a City takes longer when there is much to sell; part of that time is for buying. */
const UNLOADING = 0.6;

export function traderOf(view: State<Table>, seat: Seat, phase: Phase, mp: number, here: boolean): Trader {
  const { table } = view;
  const small = table.small[seat] ?? [];
  const load: Load = {
    goods: table.goods[seat] ?? [],
    fares: small.filter(isFare).map((code) => code - FIRST_FARE),
    holds: holdsOf(table.ship[seat] ?? 0) - Math.ceil(small.length / 2),
    half: small.length % 2 === 1,
    money: table.money[seat] ?? 0,
  };
  return { table, seat, lore: loreOf(view, seat), load, rig: rigOf(table, seat), phase, mp, here };
}

/** Turns until he can trade there, the one under way included; never, where he has just been. */
export function turnsTo({ table, seat, rig, phase, mp, here }: Trader, dot: Dot): number {
  const at = table.at[seat] ?? NONE;
  if (dot === at && here) return phase === 'trade' ? 0 : 1;
  if (dot === at) return Infinity;
  const miles = milesTo(rig, dot)[at] ?? Infinity;
  return phase === 'fly' ? 1 + turnsFor(rig.dice, miles - mp) : turnsFor(rig.dice, miles);
}

/** The plans, best first. */
export function plans(trader: Trader): Plan[] {
  const found: Plan[] = [];
  for (const stop of stops(trader)) via(trader, stop, found);
  relics(trader, found);
  return found.sort((a, b) => b.rate - a.rate);
}

/** The quickest way into the market of each system. */
function stops(trader: Trader): Stop[] {
  const { table, seat, lore, phase, here } = trader;
  const at = table.at[seat] ?? NONE;
  const found: Stop[] = [];
  lore.markets.forEach((dots, system) => {
    let best: Stop | null = null;
    let least = Infinity;
    for (const dot of dots) {
      const staying = here && dot === at && (phase === 'turn' || (phase === 'trade' && !table.moved));
      const stop = { system, dot, turns: turnsTo(trader, dot), free: staying || !isCity(dot) };
      // Of two that he reaches in the same turn the nearer: much can happen on the way.
      const weight = stop.turns + (stop.free ? 0 : 0.5) + (milesTo(trader.rig, dot)[at] ?? 0) / 100;
      if (weight < least) [best, least] = [stop, weight];
    }
    if (best !== null) found.push(best);
  });
  return found;
}

/** All plans with this first stop. In a City one sale and one buy are quick; for more he stays a turn (§9.41, §9.42). */
function via(trader: Trader, stop: Stop, found: Plan[]): void {
  const { lore, load } = trader;
  const culture = lore.culture[stop.system] ?? NONE;
  const [iou, finding] = iouThere(trader, stop.system, culture);
  const credit = iou + (stop.turns === 0 ? trader.table.credit : 0);
  for (const most of stop.free ? [99] : [1, 99]) {
    const turns = stop.turns + (stop.free || most === 1 ? 0 : 1);
    const sold = sell(trader, culture, most);
    const share = ownsPort(trader, stop.dot) ? 0.1 : 0;
    const first = sold.money * (1 + share) + finding;
    const quick = most === 1 && trader.phase === 'trade' && stop.turns === 0 ? 1 - trader.table.bought : most;
    const rests = kept(trader, sold.left, NONE);
    add(found, stop, { gain: first, turns: turns + AFTERMATH, kept: rests }, NO_BARGAIN, NONE);
    for (let next = 0; next < lore.markets.length; next++) {
      if (next === stop.system) continue;
      const buyer = lore.culture[next] ?? NONE;
      const purse = [load.money + sold.money, credit] as const;
      const bought = culture === NONE ? NO_BARGAIN : bargain(trader, [culture, buyer], sold.left, purse, quick);
      const rest = carried(trader, sold.left, buyer, culture === NONE ? 0.6 : 1);
      const second = bought.gain + rest + iouThere(trader, next, buyer)[1];
      // Who does nothing at the first stop goes straight to the second, and that is a plan of its own.
      if (second <= 0 || (first <= 0 && bought.gain <= 0)) continue;
      const on = legTurns(trader, stop.dot, next, sold.left.length + bought.goods.length);
      const gain = first + second + share * bought.cost;
      add(found, stop, { gain, turns: turns + on, kept: kept(trader, sold.left, buyer) }, bought, next);
    }
  }
}

/** Credit he has at a culture, and what finding it is worth. */
function iouThere({ table, seat, lore }: Trader, system: number, culture: number): [credit: number, finding: number] {
  const undiscovered = (table.iou[system] ?? NONE) !== NONE;
  if (culture === NONE) return [0, undiscovered ? FINDING + KEPT_IOU * lore.iou : 0];
  const held = ((table.ious[seat] ?? 0) & (1 << culture)) !== 0;
  return [undiscovered || held ? iouValue(culture) : 0, undiscovered ? FINDING : 0];
}

const ownsPort = ({ table, seat }: Trader, dot: Dot): boolean => table.port[orbitOf[dot] ?? NONE] === seat;

function legTurns({ lore, rig }: Trader, from: Dot, system: number, units: number): number {
  let best = Infinity;
  for (const dot of lore.markets[system] ?? []) {
    const turns = turnsFor(rig.dice, milesTo(rig, dot)[from] ?? Infinity) + (units > 1 && isCity(dot) ? UNLOADING : 0);
    if (turns < best) best = turns;
  }
  return best;
}

function add(found: Plan[], stop: Stop, end: End, bought: Bargain, next: number): void {
  const { gain, turns, kept } = end;
  if (gain <= 0 || turns === Infinity) return;
  const { system, dot } = stop;
  found.push({ rate: gain / Math.max(1, turns), gain, turns, kept, system, dot, bought, next });
}

/** What a plan comes to. */
type End = Pick<Plan, 'gain' | 'turns' | 'kept'>;

/** Relics that lie open, for whoever lands first (§2.81); the cargo goes on from there. */
function relics(trader: Trader, found: Plan[]): void {
  const { table, lore, load } = trader;
  for (const dot of BOXES) {
    const relic = markerRelic(markerAt(table, dot));
    if (relic === NONE || rasturAt(table, dot) > 0) continue;
    const turns = turnsTo(trader, dot);
    const stop = { system: NONE, dot, turns, free: true };
    const worth = relicWorth(relic);
    const rests = kept(trader, load.goods, NONE);
    add(found, stop, { gain: worth, turns: turns + AFTERMATH, kept: rests }, NO_BARGAIN, NONE);
    for (let next = 0; next < lore.markets.length; next++) {
      const buyer = lore.culture[next] ?? NONE;
      const rest = carried(trader, load.goods, buyer, 1);
      if (rest <= 0) continue;
      const on = legTurns(trader, dot, next, load.goods.length);
      const end = { gain: worth + rest, turns: turns + on, kept: kept(trader, load.goods, buyer) };
      add(found, stop, end, NO_BARGAIN, next);
    }
  }
}
