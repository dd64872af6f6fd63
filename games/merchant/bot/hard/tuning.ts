// The numbers the rule of thumb goes by, and what follows from them alone: what a turn is worth, how long a flight is.

import { diceOf } from '../../rules/table.ts';
import { SYSTEMS } from '../knowledge.ts';
import { type Merchant, PAYOFF } from './world.ts';

/** What he goes by, in money; found in many thousand races and games with other numbers. */
export const TUNING = {
  /** What a turn is worth: part of the income to expect, and never less than this. */
  rate: 1.2,
  floor: 48,
  /** What finding a culture is worth beside its IOU; how much of an IOU that is not seen, that is, and that is held. */
  finding: 8,
  iou: 0.75,
  seen: 0.6,
  held: 0.5,
  /** How likely others are first: who is nearer, who is bound there and comes earlier, or later. */
  rival: 0.07,
  earlier: 0.9,
  later: 0.3,
  /** How much of what can be made from the next stop on counts. */
  beyond: 0.33,
  /** Goods must bring more than this a piece; how much more than money credit is spent for. */
  margin: 22,
  credit: 0.94,
  /** How much more money is worth while there is less than this. */
  capital: 0.22,
  full: 247,
  /** What a Spaceport and a Factory bring beside their worth, what they cost where they take the one buy (§9.41). */
  port: 30,
  factory: 82,
  instead: 41,
  /** Money that stays in hand when deeds are bought, and what is missed while there is too little of it. */
  reserve: 119,
  missed: 0.25,
  /** A ship must bring so many times what it costs. */
  sure: 1,
  /** What staying must bring, in turns. */
  stay: 0.33,
  /** How much of an IOU must be spent at once. */
  spent: 0.3,
} as const;

/** Who wins needs nothing more. */
export const WIN = 600;

/** Long flights are shorter than their travel times: who flies makes the most of his dice, and of what lies on the way. */
export const lengthOf = (turns: number): number => (turns <= 1.3 ? Math.max(1, turns) : 1.3 + 0.9 * (turns - 1.3));

/** By dice: turns of a usual leg. */
const LEG = [0, 0, 3.23, 2.3, 1.82];
export const legOf = (ship: number): number => LEG[diceOf(ship)] as number;

/** Money a turn to expect of a ship with so many holds and so much to work with. */
export const incomeOf = (ship: number, holds: number, funds: number): number =>
  (54 * Math.min(holds, 2.2, Math.max(0.5, funds / 75))) / (legOf(ship) + 0.9);

export function fundsOf({ money, goods }: Merchant): number {
  let funds = money;
  for (let at = 0; at < goods.length; at++) funds += 0.8 * (PAYOFF[goods[at] as number] as number);
  return funds;
}

/** What a turn is worth to him. */
export const rateOf = (merchant: Merchant): number =>
  Math.max(TUNING.floor, TUNING.rate * incomeOf(merchant.ship, merchant.halves / 2, fundsOf(merchant)));

/** Turns to a system by the travel times. */
export const farFrom = ({ afloat, start, legs, at }: Merchant, to: number): number =>
  (afloat ? start[to] : legs[at * SYSTEMS + to]) as number;
