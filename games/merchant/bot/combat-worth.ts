// What combat, theft and arms are worth in money: a raid on another's pawn, prey and danger on the way (§15.4), and what
// weapons and Shields bring before the end (§15.3).

import type { Seat } from '@orrery/kernel';
import { type Dot, ways } from '../rules/board.ts';
import { factoryCost, PORT_COST } from '../rules/deeds.ts';
import { netWorth } from '../rules/end.ts';
import { count, shields } from '../rules/gear.ts';
import { roomForGoods, smallHolds } from '../rules/holds.ts';
import { isMarket } from '../rules/places.ts';
import {
  COMBAT,
  costOf,
  has,
  isDamaged,
  isFare,
  LASER,
  NONE,
  NOVA_BALL,
  RELIC_LASER,
  SHIELD,
  type Table,
} from '../rules/table.ts';
import { REVOLT, revoltBonus, SWINDLE, swindleBonus } from '../rules/theft.ts';
import { averageTurns } from './board-now.ts';
import { partOfTurn } from './distance.ts';
import { type ShipKind, shipKindOf } from './graph.ts';
import { payoffOfGoods } from './knowledge.ts';

/** What the rest of the turn is worth, which a lost attack costs (§15.212). */
export const TURN = 45;
/** What a Nova Ball costs that is fired. */
export const BALL = 20;
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

export const dearest = (goods: readonly number[] | undefined): number =>
  Math.max(0, ...(goods ?? []).map(payoffOfGoods));

/** What a hit on a hold with these small markers takes (§15.431): what is damaged already suffers no more. */
export const harmOf = (hold: readonly number[]): number =>
  hold.reduce((sum, code) => sum + (isFare(code) ? FARE : isDamaged(code) ? 0 : costOf(code)), 0);

/** What one hit takes from a ship. */
function lossOf(table: Table, seat: Seat): number {
  const gear = (table.hull[seat] ?? []).map(costOf);
  return Math.max(CARRIED * dearest(table.goods[seat]), ...gear, ...smallHolds(table, seat).map(harmOf));
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

/** The other seat that is ahead; -1: alone. */
export function leader(table: Table, seat: Seat): Seat {
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

/** Another's pawn in open space, and what blasting it comes to. */
interface Prey {
  readonly seat: Seat;
  readonly dot: Dot;
  readonly raid: Raid;
  /** By dot: turns to it, as if every die showed 3.5. */
  readonly far: Float64Array;
}

export interface Hunt {
  readonly ship: ShipKind;
  readonly prey: readonly Prey[];
  /** By dot: what is to be feared of ending a turn there, in money; null: nobody is armed. */
  readonly danger: Float64Array | null;
}

/** How likely who can come by does. */
const HUNTS = 0.35;

/** How likely a place so many average turns away is reached in one. */
const reach = (far: number): number => (far >= 1.7 ? 0 : far <= 0.5 ? 0.95 : 0.95 - 0.8 * (far - 0.5));

export function huntOf(table: Table, seat: Seat): Hunt | null {
  if (!has(table, COMBAT) || table.at.length === 1) return null;
  const ship = shipKindOf(table, seat);
  const prey: Prey[] = [];
  let danger: Float64Array | null = null;
  for (let other = 0; other < table.at.length; other++) {
    if (other === seat) continue;
    const dot = table.at[other] as Dot;
    if (weaponsOf(table, seat) > 0 && !isMarket(table, dot) && dot !== table.at[seat]) {
      const raid = raidOn(table, seat, other);
      if (raidWorth(raid, 0) > 0) prey.push({ seat: other, dot, raid, far: averageTurns(ship, dot) });
    }
    if (weaponsOf(table, other) > 0) danger = fearOf(table, seat, other, danger);
  }
  return prey.length === 0 && danger === null ? null : { ship, prey, danger };
}

/** Adds what an armed rival makes of ending a turn within his reach; on a market nobody is blasted (§15.4). */
function fearOf(table: Table, seat: Seat, other: Seat, before: Float64Array | null): Float64Array | null {
  const raid = raidOn(table, other, seat);
  if (raidWorth(raid, 0.5) <= 0) return before;
  const danger = before ?? new Float64Array(ways.length);
  const far = averageTurns(shipKindOf(table, other), table.at[other] ?? NONE);
  for (let dot = 0; dot < danger.length; dot++)
    if (!isMarket(table, dot))
      danger[dot] = (danger[dot] as number) + HUNTS * reach(far[dot] as number) * raid.odds * raid.prize;
  return danger;
}

/** What there is to win on a dot by who comes there with so many MP left. */
export function gainAt({ ship, prey }: Hunt, dot: Dot, mp: number): number {
  let best = 0;
  for (const each of prey) if (each.dot === dot) best = Math.max(best, raidWorth(each.raid, partOfTurn(ship.dice, mp)));
  return best;
}

/** What there is to win on the way to a goal by who declares this first dot, the detour taken off, and whose it is. */
export function gainBy({ ship, prey }: Hunt, first: Dot, goal: Dot, rate: number): { gain: number; seat: Seat } {
  const best = { gain: 0, seat: NONE };
  const on = averageTurns(ship, goal);
  for (const { seat, dot, raid, far } of prey) {
    const way = far[first] as number;
    const detour = Math.max(0, way + (on[dot] as number) - (on[first] as number));
    const gain = reach(way) * raidWorth(raid, 0.5) - rate * detour;
    if (gain > best.gain) Object.assign(best, { gain, seat });
  }
  return best;
}

/** How often a turn another can be blasted; what a hit brings, and what its harm is worth where there is one rival; what a
 *  miss costs. */
const MEETS = 0.05;
const PRIZE = 60;
const HARM = 90;
const MISS = 20;

/** How likely so many weapons more than Shields hit; 20 each are as good as two on the die, and more than two are rare. */
const hitsWith = (weapons: number): number => oddsOf(2 * Math.max(0, Math.min(2, weapons)));

export const isArms = (code: number): boolean => code === LASER || code === NOVA_BALL || code === SHIELD;

/** What a piece brings in so many turns; a second of its kind would take half a hold, and does not pay. */
export function armsWorth(table: Table, seat: Seat, code: number, left: number): number {
  const rivals = table.money.length - 1;
  if (!has(table, COMBAT) || rivals === 0 || (table.hull[seat] ?? []).includes(code)) return 0;
  const prize = PRIZE + HARM / rivals;
  const raid = (weapons: number): number =>
    weapons === 0 ? 0 : hitsWith(weapons) * prize - (1 - hitsWith(weapons)) * MISS;
  const chances = MEETS * left;
  const own = weaponsOf(table, seat);
  const more = raid(own + 1) - raid(own);
  if (code === LASER) return chances * rivals * more;
  if (code === NOVA_BALL) return Math.min(1, chances * rivals) * more;
  let spared = 0;
  for (let other = 0; other < table.money.length; other++) {
    const lead = other === seat ? 0 : weaponsOf(table, other) - shields(table, seat);
    if (lead > 0) spared += chances * (hitsWith(lead) - hitsWith(lead - 1));
  }
  return spared * prize;
}
