// Lines of play compared in imagined worlds, each sailed on by whole voyages of all merchants. The worlds are the same for all
// lines, and the same again in the next turn: so the bot keeps to a plan unless something new speaks against it. What the
// rule of thumb says counts too, and most where worlds say little.

import type { Seat, View } from '@orrery/kernel';
import type { Table } from '../../rules/table.ts';
import { race } from './race.ts';
import { worldOf } from './from-view.ts';
import { imagined, netWorthIn, PAYOFF, type World } from './world.ts';

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
export const DOUBT = 0.5;
/** Worlds before the first lines are dropped. */
const WORLDS = 16;
/** Tries after which a thought is over, however much time is left: more of them change next to nothing. */
const ENOUGH = 1200;
/** A stop that is no other place. */
export const STAY = -2;

/** Says, before each try, whether there is time for it. */
export type HasTime = (tries: number) => boolean;

/** Something to do, and how it turned out in each world. */
export interface TriedLine {
  /** Turns by which the rule of thumb holds it to be worse than its own choice. */
  readonly hunch: number;
  readonly results: number[];
  play(world: World): void;
}

/** How far ahead of the others a seat is, in turns, once a world is sailed on. */
function leadOf(world: World, seat: Seat): number {
  race(world, AHEAD);
  let [own, others] = [0, 0];
  world.merchants.forEach((merchant, each) => {
    const cargo = merchant.goods.reduce((sum, good) => sum + CARGO * (PAYOFF[good] as number), 0);
    const end = merchant.clock + Math.max(0, world.target - netWorthIn(merchant) - cargo) / INCOME;
    if (each === seat) own = end;
    else others += Math.exp(-end / CLOSE);
  });
  return others === 0 ? -own : -ENVY * CLOSE * Math.log(others) - own;
}

/** How much better than the usual line another is, in turns: the worlds' word and the rule of thumb's, by their weight. */
export function merit(line: TriedLine, usual: TriedLine): number {
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
export function compare<L extends TriedLine>(
  lines: readonly L[],
  base: World,
  seat: Seat,
  more: HasTime,
): readonly L[] {
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
        line.results.push(leadOf(world, seat));
        tries++;
      }
    live = ranked(live).slice(0, Math.max(live.length > 2 ? 2 : 1, live.length >> 1));
  }
  return ranked(lines);
}

/** The world as this seat knows it; who comes later in the round acts later. */
export function worldNow(view: View<Table>, seat: Seat): World {
  const world = worldOf(view, seat);
  const seats = world.merchants.length;
  world.merchants.forEach((merchant, each) => {
    merchant.clock = ((each - seat + seats) % seats) / seats;
  });
  return world;
}
