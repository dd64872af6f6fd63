// Combat, the Rastur and theft: attacks only with good odds, defence with everything, Rastur where they hurt the leader.

import type { Amount, Scalar, Seat } from '@orrery/kernel';
import { FEATURES, FORT } from '../data/equipment.ts';
import { arsenal } from '../rules/blast.ts';
import { type Dot, ORBITS, orbitOf, systemOf } from '../rules/board.ts';
import { netWorth } from '../rules/end.ts';
import { shields } from '../rules/gear.ts';
import { markerAt, rasturAt } from '../rules/places.ts';
import { costOf, DAMAGED, isFare, NONE, type Table } from '../rules/table.ts';
import { revoltBonus, swindleBonus } from '../rules/theft.ts';
import { words } from '../rules/words.ts';
import { payoffOfGoods } from './lore.ts';
import { chartTo } from './charts.ts';
import { rigOf } from './rig.ts';

/** What a lost attack costs: the rest of the turn. */
const TURN = 45;

/** How likely one die, with so much added, beats another. */
function oddsOf(lead: number): number {
  let won = 0;
  for (let mine = 1; mine <= 6; mine++) for (let theirs = 1; theirs <= 6; theirs++) if (mine + lead > theirs) won++;
  return won / 36;
}

/** All of it. */
export const everything = (entries: readonly Amount[]): number[] => entries.map(({ max }) => max);

/** The target to blast; null: none is worth it. */
export function targetFor(table: Table, seat: Seat, options: readonly Scalar[]): Scalar | null {
  const fire = 20 * arsenal(table, seat).reduce((sum, { max }) => sum + max, 0);
  let [best, most]: [Scalar | null, number] = [null, 0];
  for (const target of options) {
    const [kind, pawn] = words(target);
    const [stands, prize] = kind === 'pawn' ? pawnPrize(table, seat, pawn) : markerPrize(table, seat, kind);
    const odds = oddsOf((fire - stands) / 10);
    const worth = odds * prize - (1 - odds) * TURN;
    if (worth > most) [best, most] = [target, worth];
  }
  return best;
}

/** What a marker adds to its die, and what the bank pays for it. */
function markerPrize(table: Table, seat: Seat, kind: string): [stands: number, prize: number] {
  const dot = table.at[seat] ?? NONE;
  const marker = FEATURES[markerAt(table, dot)]?.[2] ?? 0;
  const value = kind === 'fort' ? FORT.penalty : kind === 'rastur' ? rasturAt(table, dot) : marker;
  return [value, value];
}

/** A pawn is a target when it carries something dear, or leads. */
function pawnPrize(table: Table, seat: Seat, pawn: Seat): [stands: number, prize: number] {
  const back = 20 * arsenal(table, pawn).reduce((sum, { max }) => sum + max, 0);
  const stands = 20 * shields(table, pawn) + Math.max(0, back - 20 * shields(table, seat));
  const cargo = Math.max(0, ...(table.goods[pawn] ?? []).map(payoffOfGoods));
  return [stands, leader(table, seat) === pawn ? cargo + 20 : cargo * 0.7];
}

/** The other seat that is ahead; -1: alone. */
function leader(table: Table, seat: Seat): Seat {
  let [best, most] = [NONE, -1];
  for (let other = 0; other < table.money.length; other++) {
    const worth = netWorth(table, other);
    if (other !== seat && worth > most) [best, most] = [other, worth];
  }
  return best;
}

/** §15.53: 50 for a chance at the dearest goods. */
export function swindleWorth(table: Table, seat: Seat, other: Seat): number {
  const dot = table.at[seat] ?? NONE;
  const odds = oddsOf(swindleBonus(table, seat, dot) - swindleBonus(table, other, dot));
  const prize = 0.8 * Math.max(0, ...(table.goods[other] ?? []).map(payoffOfGoods));
  return odds * prize - 50 - 10;
}

/** §15.54: a hundred for a chance at a deed. */
export function revoltWorth(table: Table, seat: Seat, kind: number, which: number): number {
  const dot = table.at[seat] ?? NONE;
  const owner = (kind === 0 ? table.port[which] : table.factory[which]) ?? NONE;
  if (owner === NONE) return NONE;
  const odds = oddsOf(revoltBonus(table, seat, dot) - revoltBonus(table, owner, dot));
  return odds * 200 - 100 - 10;
}

/** §15.431: what hurts most, and the dearest goods if there is room for them. */
export function hitFor(options: readonly Scalar[], small: readonly number[]): Scalar {
  const harm = (option: Scalar): number => {
    const [where, what] = words(option);
    if (where === 'goods') return payoffOfGoods(what);
    if (where === 'hull') return costOf(what);
    const inside = small.slice(what * 2, what * 2 + 2);
    return inside.reduce((sum, code) => sum + (isFare(code) ? 120 : costOf(code % DAMAGED)), 0);
  };
  return options.toSorted((a, b) => harm(b) - harm(a))[0] ?? '';
}

/** Goods to take from another; without room the cheapest own goods go overboard, if that pays. */
export function lootFor(options: readonly Scalar[], theirs: readonly number[]): Scalar | null {
  const worth = (option: Scalar): number => payoffOfGoods(words(option)[1]);
  const loot = options.filter((option) => words(option)[0] === 'loot').toSorted((a, b) => worth(b) - worth(a));
  if (loot[0] !== undefined) return loot[0];
  const drops = options.filter((option) => words(option)[0] === 'drop').toSorted((a, b) => worth(a) - worth(b));
  const best = Math.max(0, ...theirs.map(payoffOfGoods));
  return drops[0] !== undefined && worth(drops[0]) + 20 < best ? drops[0] : null;
}

/** §16.23: on the leader's Spaceports; else near him and far from the own ones. */
export function rasturSite(table: Table, seat: Seat, options: readonly Scalar[]): Scalar {
  const rival = leader(table, seat);
  const mine = milesFrom(table, seat);
  const theirs = rival === NONE ? () => 0 : milesFrom(table, rival);
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

function milesFrom(table: Table, seat: Seat): (dot: Dot) => number {
  const rig = rigOf(table, seat);
  return (dot) => 10 * (chartTo(rig, dot).turns[table.at[seat] ?? NONE] ?? 0);
}
