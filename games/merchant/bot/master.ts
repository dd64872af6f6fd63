// The master trader: thinks a turn's course and every purchase over in imagined worlds, each sailed on by whole voyages of
// all captains (captain.ts). The worlds are the same for all he weighs, and the same again in his next turn: so he keeps to
// a plan unless something new speaks against it. What the rule of thumb says counts too, and most where worlds say little.

import type { Answer, Ask, Scalar, Seat, Text, View } from '@orrery/kernel';
import { SHIPS } from '../data/equipment.ts';
import { isCity, systemOf } from '../rules/board.ts';
import { netWorth } from '../rules/end.ts';
import { isLimited, partner } from '../rules/market.ts';
import { isMarket, isPortOfCall } from '../rules/places.ts';
import { NONE, type Table } from '../rules/table.ts';
import { words } from '../rules/words.ts';
import { isArms } from './arms.ts';
import { trades } from './barter.ts';
import { invest, leave, race, sail, stayGain } from './captain.ts';
import { course, explain } from './explain.ts';
import { SEASONED } from './habits.ts';
import { beginMark, endMark, markLists, markNumber, markNumbers, memory } from './mark.ts';
import { type Stop, stopKey, weigh } from './plan.ts';
import { begin, flightOf, optionsOf, policy } from './policy.ts';
import { buy, canBuy, creditOf } from './purse.ts';
import { TO } from './shape.ts';
import { type Heading, nextMoves } from './steer.ts';
import { choose, plans } from './stops.ts';
import { rateOf, THUMB } from './thumb.ts';
import { type Trader, traderOf } from './trader.ts';
import { type Captain, imagined, PAYOFF, type World, worldOf, worth } from './world.ts';

/** Turns that a world is sailed on; then what is missing is guessed, at so much a turn, with part of the cargo sold. */
const AHEAD = 24;
const INCOME = 70;
const CARGO = 0.7;
/** How much the others' lag counts beside the own lead, and how many turns behind makes little difference. */
const ENVY = 0.3;
const CLOSE = 3;
/** How far off the rule of thumb is, and how far the worlds are however many of them, in turns, both squared. */
const HUNCHES = 0.5;
const WORLDLY = 0.3;
/** What speaks against other purchases than those of the rule of thumb. */
const DOUBT = 0.5;
/** Stops and purchases that are tried; worlds before the first are dropped. */
const STOPS = 8;
const LOADS = 6;
const WORLDS = 16;
/** Tries after which a thought is over, however much time is left: more of them change next to nothing. */
const ENOUGH = 1200;
/** What speaks against leaving holds empty, in money. */
const EMPTY = 20;
/** What speaks against anything else once this wins, in turns. */
const WON = 10;
/** How much of what a relic is worth makes him fetch it: worlds know none, so they do not see what the way costs. */
const RELICS = 0.4;
/** A stop that is no other place. */
const STAY = -2;

/** Says, before each try, whether there is time for it. */
type More = (tries: number) => boolean;

/** Something to do, and how it turned out in each world. */
interface Line {
  /** Turns by which the rule of thumb holds it to be worse than its own choice. */
  readonly hunch: number;
  readonly results: number[];
  play(world: World): void;
}

/** How far ahead of the others a seat is, in turns, once a world is sailed on. */
function lead(world: World, seat: Seat): number {
  race(world, AHEAD);
  let [own, others] = [0, 0];
  world.captains.forEach((captain, each) => {
    const cargo = captain.goods.reduce((sum, good) => sum + CARGO * (PAYOFF[good] as number), 0);
    const end = captain.clock + Math.max(0, world.target - worth(captain) - cargo) / INCOME;
    if (each === seat) own = end;
    else others += Math.exp(-end / CLOSE);
  });
  return others === 0 ? -own : -ENVY * CLOSE * Math.log(others) - own;
}

/** How much better than the usual line another is, in turns: the worlds' word and the rule of thumb's, by their weight. */
function merit(line: Line, usual: Line): number {
  const shared = Math.min(line.results.length, usual.results.length);
  if (line === usual || shared < 2) return line.hunch;
  let [sum, squares] = [0, 0];
  for (let at = 0; at < shared; at++) {
    const gap = (line.results[at] as number) - (usual.results[at] as number);
    sum += gap;
    squares += gap * gap;
  }
  const gap = sum / shared;
  const noise = Math.max(0.5, (squares - shared * gap * gap) / (shared - 1)) / shared;
  const weight = HUNCHES / (HUNCHES + WORLDLY + noise);
  return (1 - weight) * line.hunch + weight * gap;
}

/** Plays all lines in the same worlds, half of them in more and more; the first is the usual one. The best comes first. */
function compare<L extends Line>(lines: readonly L[], base: World, seat: Seat, more: More): readonly L[] {
  const [usual] = lines;
  if (usual === undefined) return lines;
  const ranked = (all: readonly L[]): L[] => {
    const merits = new Map(all.map((line) => [line, merit(line, usual)]));
    return all.toSorted((a, b) => (merits.get(b) ?? 0) - (merits.get(a) ?? 0));
  };
  let [live, tries, worlds] = [lines, 0, 0];
  const goesOn = (): boolean => tries < ENOUGH && more(tries);
  for (let block = WORLDS; live.length > 1 && goesOn(); block *= 2) {
    const played = live.includes(usual) ? live : [usual, ...live];
    for (let n = 0; n < block && goesOn(); n++, worlds++)
      for (const line of played) {
        const world = imagined(base, 1 + 7919 * worlds);
        line.play(world);
        line.results.push(lead(world, seat));
        tries++;
      }
    live = ranked(live).slice(0, Math.max(live.length > 2 ? 2 : 1, live.length >> 1));
  }
  return ranked(lines);
}

/** The world as this seat knows it; who comes later in the round acts later. */
function worldNow(view: View<Table>, seat: Seat): World {
  const world = worldOf(view, seat);
  const seats = world.captains.length;
  world.captains.forEach((captain, each) => {
    captain.clock = ((each - seat + seats) % seats) / seats;
  });
  return world;
}

/** By system: how far ahead he is who is there at once; -Infinity: it is out of reach. And who stays where he is. */
interface Courses {
  readonly there: Float64Array;
  readonly stay: number;
}

const kept = memory<Courses>(64);

/** All that a course depends on: not where the ship is by now, only where the turn began. */
function markOf(view: View<Table>, seat: Seat, start: number, known: number): number {
  const { table } = view;
  beginMark(seat + 16 * start);
  markNumber(table.turn);
  markNumber(table.target);
  markNumber(known);
  markNumber(Math.floor(known / 2 ** 31));
  markLists([...table.goods, ...table.small]);
  for (const each of [table.ious, table.ship, table.stock, table.bonus, table.port, table.factory, table.marker])
    markNumbers(each);
  markLists(table.rastur);
  table.at.forEach((dot, each) => {
    if (each !== seat) markNumber(dot);
  });
  return endMark();
}

/** What every next stop is worth to who begins his turn here; thought over once a turn, unless something new is seen. */
function coursesOf(view: View<Table>, seat: Seat, start: number, more: More): Courses {
  const { lore } = traderOf(view, seat, SEASONED);
  return kept(markOf(view, seat, start, lore.mark), () => {
    const { table } = view;
    const base = worldNow(view, seat);
    const captain = base.captains[seat] as Captain;
    const here = isMarket(table, start) ? (systemOf[start] ?? NONE) : NONE;
    captain.at = here;
    choose(imagined(base, 1), seat, here, 0, 0);
    const values = Array.from(plans.value);
    const order = values
      .keys()
      .toArray()
      .filter((to) => values[to] !== -Infinity);
    order.sort((a, b) => (values[b] as number) - (values[a] as number));
    const [top, rate] = [Math.max(...values), rateOf(captain)];
    // Only a City leaves something undone that staying allows (§9.42).
    const gain = here !== NONE && isCity(start) ? gainOfStay(base, seat) : -Infinity;
    const hunch = (to: number): number => ((values[to] as number) - top) / rate - Math.max(0, gain);
    const lines = order.slice(0, STOPS).map((to) => ({
      to,
      hunch: hunch(to),
      results: [],
      play: (world: World): void => sail(world, seat, to),
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
      value === -Infinity ? value : hunch(to) + (captain.start[to] as number),
    );
    let stay = -Infinity;
    const [usual] = lines;
    for (const line of lines) {
      const ahead = usual === undefined ? 0 : merit(line, usual);
      if (line.to === STAY) stay = ahead;
      else there[line.to] = ahead + (captain.start[line.to] as number);
    }
    return { there, stay };
  });
}

/** Stays where he is for this turn. */
function wait({ captains }: World, seat: Seat): void {
  const captain = captains[seat] as Captain;
  captain.afloat = false;
  captain.stays = true;
}

/** What the rule of thumb expects of staying for what the City limit left; -Infinity: there is nothing to do. */
function gainOfStay(base: World, seat: Seat): number {
  const world = imagined(base, 1);
  const captain = Object.assign(world.captains[seat] as Captain, { afloat: false, limited: true, buys: 0 });
  const gain = stayGain(world, seat);
  if (gain > -Infinity) return gain;
  captain.buys = 99;
  return invest(world, seat).length > 0 ? -THUMB.stay : gain;
}

/** The trader who goes by these courses: steer.ts flies him. */
function bound(trader: Trader, { there }: Courses): Trader {
  const weighed = new Map<number, Stop>();
  trader.lore.markets.forEach((dots, system) => {
    const ahead = Math.max(-FARTHEST, there[system] as number);
    for (const dot of dots) {
      const stop = weigh(trader, system, dot, !isCity(dot));
      weighed.set(stopKey(dot, !isCity(dot)), { ...stop, worth: trader.rate * ahead });
    }
  });
  return { ...trader, habits: { ...trader.habits, relics: RELICS }, goals: [], weighed };
}

/** No stop is worse than this, in turns. */
const FARTHEST = 60;

function turnMoves(view: View<Table>, ask: Ask, more: More): readonly Heading[] {
  const { table } = view;
  const { seat } = ask;
  const at = table.at[seat] ?? NONE;
  const courses = coursesOf(view, seat, at, more);
  const trader = bound(traderOf(view, seat, SEASONED), courses);
  if (courses.stay === -Infinity || !isPortOfCall(table, at)) return begin(trader, ask, null);
  const stop = weigh(trader, systemOf[at] ?? NONE, at, true);
  return begin(trader, ask, { answer: 'stay', stop, turns: 1, worth: trader.rate * courses.stay });
}

function flyMoves(view: View<Table>, ask: Ask, more: More): readonly Heading[] {
  const { seat } = ask;
  const flight = flightOf(view);
  const [first] = flight.used;
  const start = first === undefined ? (view.table.at[seat] ?? NONE) : (TO[first ^ 1] ?? NONE);
  const courses = coursesOf(view, seat, start, more);
  return nextMoves(bound(traderOf(view, seat, SEASONED), courses), flight, optionsOf(ask));
}

/** What to buy beside goods, and where to go then with what for it; or to stay. */
interface Deal {
  readonly buys: readonly string[];
  readonly to: number;
  readonly empty: boolean;
}

interface Usual extends Deal {
  /** What it expects of staying, in turns; 0: it leaves. */
  readonly gain: number;
}

interface DealLine extends Line, Deal {}

const buyAll = (world: World, seat: Seat, buys: readonly string[]): void => {
  for (const each of buys) if (canBuy(world, world.captains[seat] as Captain, each)) buy(world, seat, each);
};

/** What the rule of thumb does here. */
function usualDeal(base: World, seat: Seat): Usual {
  const world = imagined(base, 1);
  const captain = world.captains[seat] as Captain;
  const buys = invest(world, seat);
  const gain = worth(captain) >= world.target ? Infinity : stayGain(world, seat);
  if (gain > 0) return { buys, to: STAY, empty: true, gain: Math.min(gain, WON) };
  choose(world, seat, captain.at, captain.buys, creditOf(world, captain));
  return { buys, to: plans.best, empty: false, gain: 0 };
}

const IDEAS = [[], ['factory'], ['port'], ['factory', 'port'], ...SHIPS.map((_, ship) => [`ship ${ship}`])];

/** The deals worth a thought, the usual one first. */
function dealsOf(base: World, seat: Seat): DealLine[] {
  const usual = usualDeal(base, seat);
  const me = base.captains[seat] as Captain;
  const rate = rateOf(me);
  const others = IDEAS.filter((buys) => buys.length <= me.buys && buys.every((each) => canBuy(base, me, each)));
  const lines: DealLine[] = [];
  for (const buys of [usual.buys, ...others.filter((each) => each.join() !== usual.buys.join())]) {
    const world = imagined(base, 1);
    buyAll(world, seat, buys);
    const captain = world.captains[seat] as Captain;
    const doubt = buys === usual.buys ? 0 : DOUBT;
    const found: DealLine[] = [];
    const add = (to: number, empty: boolean, hunch: number): void => {
      const own = doubt === 0 && to === usual.to && empty === usual.empty;
      const play = (played: World): void => {
        buyAll(played, seat, buys);
        if (to === STAY) stayOn(played, seat);
        else leave(played, seat, to, empty);
      };
      const line = { buys, to, empty, hunch: own ? 0 : hunch - doubt - usual.gain, results: [], play };
      if (own) lines.unshift(line);
      else found.push(line);
    };
    choose(world, seat, captain.at, captain.buys, creditOf(world, captain));
    const values = Array.from(plans.value);
    const units = values.map((_, to) => (plans.ordinary[to] as number) + (plans.factory[to] as number));
    const top = Math.max(...values);
    values.forEach((value, to) => {
      if (value !== -Infinity) add(to, false, (value - top) / rate);
    });
    choose(world, seat, captain.at, 0, 0);
    units.forEach((count, to) => {
      if (count > 0) add(to, true, ((plans.value[to] as number) - EMPTY - top) / rate);
    });
    if (me.limited || worth(captain) >= world.target) add(STAY, true, -DOUBT);
    lines.push(...found.sort((a, b) => b.hunch - a.hunch).slice(0, LOADS));
  }
  return lines;
}

/** Ends the turn to stay for another. */
function stayOn({ captains }: World, seat: Seat): void {
  const captain = captains[seat] as Captain;
  captain.stays = true;
  captain.clock += 1;
}

const FREE = ['deliver', 'take', 'fare', 'barter', 'swindle', 'revolt', 'sell'];

/** What costs nothing is done at once; what to buy, and for where, is thought over. */
function trade(view: View<Table>, ask: Ask, more: More): Answer {
  const { table } = view;
  const { seat } = ask;
  const all = trades(view, seat, optionsOf(ask), SEASONED);
  const [first] = all;
  if (first === undefined || netWorth(table, seat) >= table.target || partner(table, seat) === NONE)
    return policy(view, ask);
  if (FREE.includes(words(first.answer)[0])) return first.answer;
  const sale = all.find(({ answer }) => words(answer)[0] === 'sell');
  if (sale !== undefined) return sale.answer;
  const base = worldNow(view, seat);
  const limited = isLimited(table, seat);
  Object.assign(base.captains[seat] as Captain, {
    afloat: false,
    limited,
    buys: limited ? Math.max(0, 1 - table.bought) : 99,
    credit: table.credit,
  });
  const [best] = compare(dealsOf(base, seat), base, seat, more);
  const next = best === undefined ? undefined : nextOf(view, ask, base, best);
  // What worlds know nothing of is weighed when all else is done.
  const extra = all.find(({ answer, worth: gain }) => gain > 0 && isExtra(answer));
  return next ?? extra?.answer ?? 'end';
}

/** Weapons, Shields and deals with others. */
function isExtra(answer: Scalar): boolean {
  const [verb, what] = words(answer);
  return verb === 'deal' || (verb === 'equip' && isArms(what));
}

/** The next thing to do for a deal; undefined: all is done. */
function nextOf({ table }: View<Table>, ask: Ask, base: World, { buys, to, empty }: Deal): Scalar | undefined {
  const { seat } = ask;
  const options = optionsOf(ask);
  const iou = options.find((each) => words(each)[0] === 'iou');
  const [what] = buys;
  if (what !== undefined) return iou ?? options.find((each) => each === what || words(each)[0] === what);
  if (to === STAY || empty) return undefined;
  const world = imagined(base, 1);
  leave(world, seat, to, false);
  const captain = world.captains[seat] as Captain;
  const good = captain.goods[table.goods[seat]?.length ?? 0];
  if (good === undefined) return undefined;
  const handed = captain.ious !== table.ious[seat] ? iou : undefined;
  return handed ?? options.find((each) => each === `buy ${good}`);
}

/** What he answers, and why. */
export function ponder(view: View<Table>, ask: Ask, more: More): { answer: Answer; reason: Text | null } {
  const step = view.frames.at(-1)?.step;
  if (step === 'turn' || step === 'fly' || step === 'penalty') {
    const [best] = step === 'turn' ? turnMoves(view, ask, more) : flyMoves(view, ask, more);
    if (best !== undefined) return { answer: best.answer, reason: course(view, ask.seat, best) };
  }
  const answer = step === 'trade' ? trade(view, ask, more) : policy(view, ask);
  return { answer, reason: explain(view, ask, answer) };
}
