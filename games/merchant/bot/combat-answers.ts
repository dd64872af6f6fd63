// Answers in combat, to the Rastur and to theft: attacks only with good odds, defence with everything, Rastur where they hurt
// the leader.

import type { Amount, Scalar, Seat } from '@orrery/kernel';
import { standingValue } from '../rules/blast.ts';
import { type Dot, orbitOf, ORBITS, systemOf } from '../rules/board.ts';
import { count } from '../rules/gear.ts';
import { costOf, NONE, NOVA_BALL, type Table } from '../rules/table.ts';
import { words } from '../rules/words.ts';
import { BALL, dearest, harmOf, leader, oddsOf, raidOn, raidWorth, TURN, weaponsOf } from './combat-worth.ts';
import { shipKindOf } from './graph.ts';
import { payoffOfGoods } from './knowledge.ts';
import { travelTimes } from './travel-times.ts';

/** All of it. */
export const everything = (entries: readonly Amount[]): number[] => entries.map(({ max }) => max);

/** The target to blast; null: none is worth it. `turn`: how much of the turn is still to come. */
export function targetFor(table: Table, seat: Seat, options: readonly Scalar[], turn: number): Scalar | null {
  const fire = 20 * weaponsOf(table, seat);
  let [best, most]: [Scalar | null, number] = [null, 0];
  for (const target of options) {
    const [kind, pawn] = words(target);
    const worth =
      kind === 'pawn' ? raidWorth(raidOn(table, seat, pawn), turn) : markerWorth(table, seat, kind, fire, turn);
    if (worth > most) [best, most] = [target, worth];
  }
  return best;
}

/** What stands on a marker adds to its die, and as much the bank pays for it (§15.42). */
function markerWorth(table: Table, seat: Seat, kind: string, fire: number, turn: number): number {
  const value = standingValue(table, table.at[seat] ?? NONE, kind);
  const odds = oddsOf((fire - value) / 10);
  return odds * value - BALL * count(table, seat, NOVA_BALL) - (1 - odds) * turn * TURN;
}

/** §15.431: what hurts most; goods that there is room for are won as well. */
export function hitFor(options: readonly Scalar[], room: boolean): Scalar {
  const harm = (option: Scalar): number => {
    const [where, what, beside] = words(option);
    if (where === 'goods') return (room ? 2 : 1) * payoffOfGoods(what);
    return where === 'hull' ? costOf(what) : harmOf(where === 'pair' ? [what, beside] : [what]);
  };
  return options.toSorted((a, b) => harm(b) - harm(a))[0] ?? '';
}

/** §15.431: the goods that were hit; without room the cheapest own goods go overboard, if that pays. */
export function claimFor(options: readonly Scalar[], good: number): Scalar | null {
  if (options.includes('claim')) return 'claim';
  return overboard(options, payoffOfGoods(good));
}

/** The cheapest own goods, if something so much dearer takes their place. */
function overboard(options: readonly Scalar[], payoff: number): Scalar | null {
  const worth = (option: Scalar): number => payoffOfGoods(words(option)[1]);
  const [drop] = options.filter((option) => words(option)[0] === 'drop').toSorted((a, b) => worth(a) - worth(b));
  return drop !== undefined && worth(drop) + 20 < payoff ? drop : null;
}

/** Goods to take from another; without room the cheapest own goods go overboard, if that pays. */
export function lootFor(options: readonly Scalar[], theirs: readonly number[]): Scalar | null {
  const worth = (option: Scalar): number => payoffOfGoods(words(option)[1]);
  const loot = options.filter((option) => words(option)[0] === 'loot').toSorted((a, b) => worth(b) - worth(a));
  return loot[0] ?? overboard(options, dearest(theirs));
}

/** §16.23: on the leader's Spaceports; else near him and far from the own ones. */
export function rasturSite(table: Table, seat: Seat, options: readonly Scalar[]): Scalar {
  const rival = leader(table, seat);
  const mine = distanceFrom(table, seat);
  const theirs = rival === NONE ? () => 0 : distanceFrom(table, rival);
  const harm = (option: Scalar): number => {
    const dot = Number(option);
    const owner = table.port[orbitOf[dot] ?? NONE] ?? NONE;
    const deed = owner === NONE ? 0 : owner === seat ? -300 : owner === rival ? 200 : 60;
    const factory = table.site.reduce((sum, site, culture) => {
      if (site !== dot) return sum;
      return sum + (table.factory[culture] === seat ? -200 : 100);
    }, 0);
    const home = ORBITS.some((orbit, each) => table.port[each] === seat && systemOf[orbit] === systemOf[dot]);
    return deed + factory - (home ? 30 : 0) + Math.min(40, mine(dot)) - Math.min(40, theirs(dot));
  };
  return options.toSorted((a, b) => harm(b) - harm(a))[0] ?? 0;
}

function distanceFrom(table: Table, seat: Seat): (dot: Dot) => number {
  const ship = shipKindOf(table, seat);
  return (dot) => 10 * (travelTimes(ship, dot).turns[table.at[seat] ?? NONE] ?? 0);
}
