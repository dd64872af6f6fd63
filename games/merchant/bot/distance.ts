// Quick measures of distance: turns for so many MP, exact for the dice, and the MP to expect from every dot to a goal. The
// table shows them for every goal at once; bots fly by the travel times.

import { type Dot, kindOf, ovalOf, ways } from '../rules/board.ts';
import { isSkipped, type ShipKind, shipKindKey, stepCost, waitFor } from './graph.ts';

const FARTHEST = 200;

/** The odds of each sum of so many dice. */
function sums(dice: number): number[] {
  let odds = [1];
  for (let die = 0; die < dice; die++) {
    const next: number[] = Array.from({ length: odds.length + 6 }, () => 0);
    odds.forEach((chance, sum) => {
      for (let face = 1; face <= 6; face++) next[sum + face] = (next[sum + face] ?? 0) + chance / 6;
    });
    odds = next;
  }
  return odds;
}

/** By dice and sum: the odds. */
export const SUMS = [0, 1, 2, 3, 4].map(sums);

/** What is left of the last roll is lost on landing (§6.2). */
function expected(dice: number): number[] {
  const odds = SUMS[dice] ?? [];
  const turns = [0];
  for (let mp = 1; mp <= FARTHEST; mp++) {
    let more = 0;
    for (let sum = 1; sum < Math.min(mp, odds.length); sum++) more += (odds[sum] ?? 0) * (turns[mp - sum] ?? 0);
    turns.push(1 + more);
  }
  return turns;
}

const TURNS = Array.from({ length: 5 }, (_, dice) => (dice < 1 ? [] : expected(dice)));

/** How much of an average turn so many MP are. */
export const partOfTurn = (dice: number, mp: number): number => Math.min(1, mp / (3.5 * dice));

/** Turns to expect for a flight of so many MP; none for a ship that is there. */
export const turnsFor = (dice: number, mp: number): number =>
  mp <= 0 ? 0 : (TURNS[dice]?.[Math.min(FARTHEST, Math.ceil(mp))] ?? FARTHEST);

/** MP lost, as it feels, when no die shows a number that leads on. */
const STRAY = 5;
/** Money that is as good as one MP, and what a stop costs at most. */
const MONEY_A_MP = 6;
const MOST_TOLL = 5;

/** The paths that come into each dot. */
const incoming = ways.map((_, dot) =>
  ways.flatMap((out, from) => out.filter(({ to }) => to === dot).map(({ pilots, skim }) => ({ from, pilots, skim }))),
);

const byGoal = new Map<number, Float64Array>();

/** The way from every dot to this one; the same for the same ship, so it is kept. */
export function mpTo(ship: ShipKind, goal: Dot): Float64Array {
  const key = shipKindKey(ship) * ways.length + goal;
  let mp = byGoal.get(key);
  if (mp === undefined) {
    mp = mpFrom(ship, goal);
    byGoal.set(key, mp);
  }
  return mp;
}

function mpFrom(ship: ShipKind, goal: Dot): Float64Array {
  const mp = new Float64Array(ways.length).fill(Infinity);
  mp[goal] = 0;
  const queue: Dot[] = [goal];
  for (let at = 0; at < queue.length; at++) {
    const dot = queue[at] ?? goal;
    for (const { from, pilots, skim } of incoming[dot] ?? []) {
      if (skim && !ship.foil) continue;
      const far = (mp[dot] ?? 0) + pathCost(ship, from, dot, pilots);
      if (far >= (mp[from] ?? 0) - 1e-9) continue;
      mp[from] = far;
      queue.push(from);
    }
  }
  return mp;
}

/** The dots of that way, one after another, the goal last; empty: there is none. */
export function wayTo(ship: ShipKind, from: Dot, goal: Dot): Dot[] {
  const mp = mpTo(ship, goal);
  const path: Dot[] = [];
  for (let at = from; at !== goal && path.length < ways.length; at = path.at(-1) ?? goal) {
    let [next, least] = [-1, Infinity];
    for (const { to, pilots, skim } of ways[at] ?? []) {
      const far = skim && !ship.foil ? Infinity : (mp[to] ?? Infinity) + pathCost(ship, at, to, pilots);
      if (far < least) [next, least] = [to, far];
    }
    if (next < 0) return [];
    path.push(next);
  }
  return path;
}

/** A jump over skipped dots costs one step as a whole (§8.2): the first counts, those from a skipped dot do not. */
function pathCost(ship: ShipKind, from: Dot, to: Dot, pilots: number): number {
  const due = Math.max(0, (ovalOf[to] ?? 0) - 20 * ship.shields);
  const toll = isSkipped(ship, to) ? 0 : Math.min(MOST_TOLL, due / MONEY_A_MP);
  if (isSkipped(ship, from)) return toll;
  const wait = kindOf[from] === 'circle' ? waitFor(pilots, ship.dice, STRAY) : 0;
  return stepCost(ship, from, to) + wait + toll;
}
