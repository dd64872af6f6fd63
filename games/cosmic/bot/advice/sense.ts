// What advice goes by: how the challenge stands for the seat, and what a change would be worth.

import type { Seat, State } from '@orrery/kernel';
import { mainSide } from '../../rules/cardplay.ts';
import { handOf } from '../../rules/cards.ts';
import { isMain, now, OFFENSE, opponentOf, otherSide, type Side, sideOf, type Table } from '../../rules/table.ts';
import { winnerOf } from '../../rules/totals.ts';
import { challengeOf, type Mind, mySide } from '../mind.ts';
import { afterWin, chanceFor } from '../odds.ts';
import { handWorth } from '../cards-worth.ts';
import { shares } from '../worth.ts';

/** The chance of the seat's side, or of whom it would rather see win; 0.5 where that is all the same. */
export const outlook = (mind: Mind, view: State<Table> = mind.view): number => chanceFor(mind, hope(mind), view);

/** The side it fights on; from outside, the one whose win leaves it more. */
export function hope(mind: Mind): Side {
  const side = mySide(mind);
  if (side !== -1) return side;
  return stake(mind) >= 0 ? OFFENSE : 1;
}

/** What it is to the seat that the offense wins, rather than the defense. */
function stake(mind: Mind): number {
  const [won, held] = [OFFENSE, 1].map((side) => shares(afterWin(mind, side as Side, false))[mind.seat] ?? 0);
  return (won ?? 0) - (held ?? 0);
}

/** What it is to the seat that its side wins. */
export const prize = (mind: Mind): number => Math.abs(stake(mind));

/** What a better chance for its side is worth. */
export const worthOfChance = (mind: Mind, view: State<Table>): number =>
  (outlook(mind, view) - outlook(mind)) * prize(mind);

/** With both cards up: whether the seat's side would lose. */
export function isLosing(mind: Mind): boolean {
  const side = mySide(mind);
  if (side === -1 || challengeOf(mind).shown.length < 2) return false;
  if (challengeOf(mind).shown.every(({ attack }) => !attack)) return false;
  return winnerOf(mind.view) === otherSide(side);
}

export const isMainPlayer = (mind: Mind): boolean => isMain(challengeOf(mind), mind.seat);

export const opponent = (mind: Mind): Seat => opponentOf(challengeOf(mind), mind.seat);

export const sideFor = (mind: Mind): Side => mainSide(mind.table, mind.seat);

/** How good the hand is, beside an ordinary one. */
export const isPoor = (mind: Mind): boolean =>
  handWorth(mind.view, mind.seat) < 0.03 * handOf(mind.table, mind.seat).length;

/** Whether a seat fights against this one, or is the one to fear. */
export function isAgainst(mind: Mind, other: Seat): boolean {
  if (other === mind.seat) return false;
  const mine = mySide(mind);
  if (mine === -1) return (mind.shares[other] ?? 0) > (mind.shares[mind.seat] ?? 0) + 0.08;
  return sideOf(now(mind.table), other) !== mine;
}
