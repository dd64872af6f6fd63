// Where to fly: every next stop of a turn, thought over in imagined worlds.

import type { Ask, Seat, View } from '@orrery/kernel';
import { isCity, systemOf } from '../../rules/board.ts';
import { isMarket, isPortOfCall } from '../../rules/places.ts';
import { NONE, type Table } from '../../rules/table.ts';
import { addLists, addNumber, addNumbers, beginKey, cache, endKey } from '../cache.ts';
import { TO } from '../graph.ts';
import { MEDIUM } from '../levels.ts';
import { type Move, nextMoves } from '../moves.ts';
import { flightOf, movesWith, optionsOf } from '../policy.ts';
import { type Stop, stopKey, weigh } from '../stops.ts';
import { type Trader, traderOf } from '../trader.ts';
import { compare, DOUBT, type HasTime, merit, STAY, worldNow } from './compare.ts';
import { findNextStop, nextStop } from './next-stop.ts';
import { invest, sailTo, stayGain } from './race.ts';
import { rateOf, TUNING } from './tuning.ts';
import { imagined, type Merchant, type World } from './world.ts';

/** Stops that are tried. */
const STOPS = 8;
/** How much of what a relic is worth makes him fetch it: worlds know none, so they do not see what the way costs. */
const RELICS = 0.4;

/** By system: how far ahead he is who is there at once; -Infinity: it is out of reach. And who stays where he is. */
interface StopValues {
  readonly there: Float64Array;
  readonly stay: number;
}

const kept = cache<StopValues>(64);

/** All that those values depend on: not where the ship is by now, only where the turn began. */
function keyOf(view: View<Table>, seat: Seat, start: number, known: number): number {
  const { table } = view;
  beginKey(seat + 16 * start);
  addNumber(table.turn);
  addNumber(table.target);
  addNumber(known);
  addNumber(Math.floor(known / 2 ** 31));
  addLists([...table.goods, ...table.small]);
  for (const each of [table.ious, table.ship, table.stock, table.bonus, table.port, table.factory, table.marker])
    addNumbers(each);
  addLists(table.rastur);
  table.at.forEach((dot, each) => {
    if (each !== seat) addNumber(dot);
  });
  return endKey();
}

/** What every next stop is worth to who begins his turn here; thought over once a turn, unless something new is seen. */
function stopValuesOf(view: View<Table>, seat: Seat, start: number, more: HasTime): StopValues {
  const { knowledge } = traderOf(view, seat, MEDIUM);
  return kept(keyOf(view, seat, start, knowledge.key), () => {
    const { table } = view;
    const base = worldNow(view, seat);
    const merchant = base.merchants[seat] as Merchant;
    const here = isMarket(table, start) ? (systemOf[start] ?? NONE) : NONE;
    merchant.at = here;
    findNextStop(imagined(base, 1), seat, here, 0, 0);
    const values = Array.from(nextStop.value);
    const order = values
      .keys()
      .toArray()
      .filter((to) => values[to] !== -Infinity);
    order.sort((a, b) => (values[b] as number) - (values[a] as number));
    const [top, rate] = [Math.max(...values), rateOf(merchant)];
    // Only a City leaves something undone that staying allows (§9.42).
    const gain = here !== NONE && isCity(start) ? gainOfStay(base, seat) : -Infinity;
    const hunch = (to: number): number => ((values[to] as number) - top) / rate - Math.max(0, gain);
    const lines = order.slice(0, STOPS).map((to) => ({
      to,
      hunch: hunch(to),
      results: [],
      play: (world: World): void => sailTo(world, seat, to),
    }));
    if (gain > -Infinity) {
      const line = {
        to: STAY,
        hunch: gain > 0 ? 0 : -DOUBT,
        results: [],
        play: (world: World): void => wait(world, seat),
      };
      if (gain > 0) lines.unshift(line);
      else lines.push(line);
    }
    compare(lines, base, seat, more);
    const there = Float64Array.from(values, (value, to) =>
      value === -Infinity ? value : hunch(to) + (merchant.start[to] as number),
    );
    let stay = -Infinity;
    const [usual] = lines;
    for (const line of lines) {
      const ahead = usual === undefined ? 0 : merit(line, usual);
      if (line.to === STAY) stay = ahead;
      else there[line.to] = ahead + (merchant.start[line.to] as number);
    }
    return { there, stay };
  });
}

/** Stays where he is for this turn. */
function wait({ merchants }: World, seat: Seat): void {
  const merchant = merchants[seat] as Merchant;
  merchant.afloat = false;
  merchant.stays = true;
}

/** What the rule of thumb expects of staying for what the City limit left; -Infinity: there is nothing to do. */
function gainOfStay(base: World, seat: Seat): number {
  const world = imagined(base, 1);
  const merchant = Object.assign(world.merchants[seat] as Merchant, { afloat: false, limited: true, buys: 0 });
  const gain = stayGain(world, seat);
  if (gain > -Infinity) return gain;
  merchant.buys = 99;
  return invest(world, seat).length > 0 ? -TUNING.stay : gain;
}

/** The trader who goes by these values: moves.ts flies him. */
function traderBy(trader: Trader, { there }: StopValues): Trader {
  const weighed = new Map<number, Stop>();
  trader.knowledge.markets.forEach((dots, system) => {
    const ahead = Math.max(-FARTHEST, there[system] as number);
    for (const dot of dots) {
      const stop = weigh(trader, system, dot, !isCity(dot));
      weighed.set(stopKey(dot, !isCity(dot)), { ...stop, worth: trader.rate * ahead });
    }
  });
  return { ...trader, level: { ...trader.level, relics: RELICS }, goals: [], weighed };
}

/** No stop is worse than this, in turns. */
const FARTHEST = 60;

export function turnMoves(view: View<Table>, ask: Ask, more: HasTime): readonly Move[] {
  const { table } = view;
  const { seat } = ask;
  const at = table.at[seat] ?? NONE;
  const values = stopValuesOf(view, seat, at, more);
  const trader = traderBy(traderOf(view, seat, MEDIUM), values);
  if (values.stay === -Infinity || !isPortOfCall(table, at)) return movesWith(trader, ask, null);
  const stop = weigh(trader, systemOf[at] ?? NONE, at, true);
  return movesWith(trader, ask, { answer: 'stay', stop, turns: 1, worth: trader.rate * values.stay });
}

export function flyMoves(view: View<Table>, ask: Ask, more: HasTime): readonly Move[] {
  const { seat } = ask;
  const flight = flightOf(view);
  const [first] = flight.used;
  const start = first === undefined ? (view.table.at[seat] ?? NONE) : (TO[first ^ 1] ?? NONE);
  const values = stopValuesOf(view, seat, start, more);
  return nextMoves(traderBy(traderOf(view, seat, MEDIUM), values), flight, optionsOf(ask));
}
