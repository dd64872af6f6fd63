// Combat, the Rastur and theft: attacks only with good odds, defence with everything, Rastur where they hurt the leader.

import type { Amount, Scalar, Seat } from '@orrery/kernel';
import { standingValue } from '../rules/blast.ts';
import { type Dot, ORBITS, orbitOf, systemOf } from '../rules/board.ts';
import { factoryCost, PORT_COST } from '../rules/deeds.ts';
import { netWorth } from '../rules/end.ts';
import { count, roomForGoods, shields } from '../rules/gear.ts';
import { costOf, DAMAGED, isFare, LASER, NONE, NOVA_BALL, RELIC_LASER, type Table } from '../rules/table.ts';
import { REVOLT, revoltBonus, SWINDLE, swindleBonus } from '../rules/theft.ts';
import { words } from '../rules/words.ts';
import { chartTo } from './charts.ts';
import { payoffOfGoods } from './lore.ts';
import { rigOf } from './rig.ts';

/** What the rest of the turn is worth, which a lost attack costs (§15.212). */
const TURN = 45;
/** What a Nova Ball costs that is fired. */
const BALL = 20;
/** How much of its payoff goods bring who comes by them on the way. */
const CARRIED = 0.6;
/** What a fare is worth to who carries it, and what speaks against a theft beside its price. */
const FARE = 120;
const TROUBLE = 10;

/** How likely one die, with so much added, beats another. */
export function oddsOf(lead: number): number {
  let won = 0;
  for (let mine = 1; mine <= 6; mine++) for (let theirs = 1; theirs <= 6; theirs++) if (mine + lead > theirs) won++;
  return won / 36;
}

/** All of it. */
export const everything = (entries: readonly Amount[]): number[] => entries.map(({ max }) => max);

/** What blasting another's pawn comes to (§15.43): how likely it hits, and is hit back, and what both are worth. */
export interface Raid {
  readonly odds: number;
  readonly back: number;
  readonly prize: number;
  readonly risk: number;
}

export function raidOn(table: Table, seat: Seat, pawn: Seat): Raid {
  const [fire, answer] = [20 * weaponsOf(table, seat), 20 * weaponsOf(table, pawn)];
  const [mine, theirs] = [20 * shields(table, seat), 20 * shields(table, pawn)];
  let [hits, hitBack] = [0, 0];
  for (let die = 10; die <= 60; die += 10)
    for (let other = 10; other <= 60; other += 10) {
      const [attack, defence] = [Math.max(0, die + fire - theirs), Math.max(0, other + answer - mine)];
      if (attack > defence) hits++;
      else if (defence > attack && answer > 0) hitBack++;
    }
  return { odds: hits / 36, back: hitBack / 36, prize: prizeOf(table, seat, pawn), risk: lossOf(table, seat) };
}

/** What a raid is worth to who would lose so much of his turn by it. */
export const raidWorth = ({ odds, back, prize, risk }: Raid, turn: number): number =>
  odds * prize - back * risk - (1 - odds) * turn * TURN;

export const weaponsOf = (table: Table, seat: Seat): number =>
  count(table, seat, LASER) + count(table, seat, RELIC_LASER) + count(table, seat, NOVA_BALL);

const dearest = (goods: readonly number[] | undefined): number => Math.max(0, ...(goods ?? []).map(payoffOfGoods));

/** What one hit takes from a ship. */
function lossOf(table: Table, seat: Seat): number {
  const gear = (table.hull[seat] ?? []).map(costOf);
  const small = (table.small[seat] ?? []).map((code) => (isFare(code) ? FARE : costOf(code)));
  return Math.max(CARRIED * dearest(table.goods[seat]), ...gear, ...small);
}

/** What a hit on a pawn is worth: its dearest goods, if there is room for them, and the harm, most if it leads. */
function prizeOf(table: Table, seat: Seat, pawn: Seat): number {
  const cargo = dearest(table.goods[pawn]);
  const own = table.goods[seat] ?? [];
  const instead = roomForGoods(table, seat) ? 0 : own.length === 0 ? cargo : Math.min(...own.map(payoffOfGoods));
  const spent = BALL * count(table, seat, NOVA_BALL);
  return CARRIED * Math.max(0, cargo - instead) + envyOf(table, seat, pawn) * lossOf(table, pawn) - spent;
}

/** How much of what another loses is as good as won: all of it between two, and most if he leads. */
const envyOf = (table: Table, seat: Seat, other: Seat): number =>
  Math.min(1, (leader(table, seat) === other ? 1 : 0.5) / (table.money.length - 1));

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

/** The other seat that is ahead; -1: alone. */
function leader(table: Table, seat: Seat): Seat {
  let [best, most] = [NONE, -1];
  for (let other = 0; other < table.money.length; other++) {
    const worth = netWorth(table, other);
    if (other !== seat && worth > most) [best, most] = [other, worth];
  }
  return best;
}

/** §15.53: 50 for a chance at the dearest goods, which the other misses then. */
export function swindleWorth(table: Table, seat: Seat, other: Seat): number {
  const dot = table.at[seat] ?? NONE;
  const odds = oddsOf(swindleBonus(table, seat, dot) - swindleBonus(table, other, dot));
  return odds * (1 + envyOf(table, seat, other)) * 0.8 * dearest(table.goods[other]) - SWINDLE - TROUBLE;
}

/** §15.54: a hundred, weapons fired taken off, for a chance at a deed. */
export function revoltWorth(table: Table, seat: Seat, kind: number, which: number): number {
  const dot = table.at[seat] ?? NONE;
  const owner = (kind === 0 ? table.port[which] : table.factory[which]) ?? NONE;
  if (owner === NONE) return NONE;
  const odds = oddsOf(revoltBonus(table, seat, dot) - revoltBonus(table, owner, dot));
  const deed = kind === 0 ? PORT_COST : factoryCost(which);
  const price = Math.max(0, REVOLT - 20 * weaponsOf(table, seat)) + BALL * count(table, seat, NOVA_BALL);
  return odds * (1 + envyOf(table, seat, owner)) * deed - price - TROUBLE;
}

/** §15.431: what hurts most; goods that there is room for are won as well. */
export function hitFor(options: readonly Scalar[], small: readonly number[], room: boolean): Scalar {
  const harm = (option: Scalar): number => {
    const [where, what] = words(option);
    if (where === 'goods') return (room ? 2 : 1) * payoffOfGoods(what);
    if (where === 'hull') return costOf(what);
    const inside = small.slice(what * 2, what * 2 + 2);
    return inside.reduce((sum, code) => sum + (isFare(code) ? FARE : costOf(code % DAMAGED)), 0);
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
