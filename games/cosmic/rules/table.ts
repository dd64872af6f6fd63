// What lies on the table, all of it public: who stands where, what is being fought over, which effects are in force. Cards
// in hands are slots. A seat's number is also its colour and the number of its home system.

import { must, type Seat, type Slot, type State } from '@orrery/kernel';

/** A planet, a Moon, a stack on a Gas Giant: wherever tokens can make a base. An index into `tokens`. */
export type Place = number;

/** A power in front of a player. `data` is the power's own: points, stages, curses. */
export interface Holding {
  power: number;
  data?: number[];
}

/** A power used in this challenge by somebody it does not belong to: copied, or taken (its owner goes without). */
export interface Loan {
  power: number;
  from: Seat;
  to: Seat;
  taken: boolean;
}

/** An effect in force until the challenge ends: a Flare, an Edict, a declaration. `of` names it in the registry. */
export interface Effect {
  of: string;
  seat: Seat;
  data?: number[];
}

/** A Challenge card as it counts now; it may have been changed since it was revealed. */
export interface Shown {
  item: number;
  attack: boolean;
  value: number;
}

export type Side = 0 | 1;
export const OFFENSE: Side = 0;
export const DEFENSE: Side = 1;
export const NOBODY = -1;
export const NOWHERE = -1;

export interface Challenge {
  /** Counts all challenges of the game: what standing orders go by. */
  n: number;
  offense: Seat;
  /** NOBODY until Destiny and its effects have named one. */
  defense: Seat;
  /** The Destiny card that counts; the colour it shows (NOBODY: a wild); the Comet in force (0: none). */
  destiny: number;
  colour: Seat;
  comet: number;
  /** The system the cone points at and the place in it. */
  system: number;
  target: Place;
  /** The cone lies on its reverse side. */
  reverse: boolean;
  /** By side: the seats invited, as a mask. */
  invited: [number, number];
  /** By side, by seat: tokens on the cone; how many of them came out of the Warp (Ghost). */
  cone: [number[], number[]];
  ghosts: [number[], number[]];
  /** Seats whose tokens on the attacked planet fight for the defense, as a mask. */
  holding: number;
  /** By side: what lies face down; Kickers; the cards as they count after the reveal. */
  laid: [Slot[], Slot[]];
  kicker: [Slot[], Slot[]];
  shown: Shown[];
  /** By side: the sum of Reinforcements. */
  reinforced: [number, number];
  /** Who won; NOBODY: not known, or nobody did. */
  winner: Side | -1;
  ended: 'open' | 'won' | 'dealt' | 'failed' | 'broken';
  /** By seat: tokens sent to the Warp in this challenge (R10, §10). */
  lost: number[];
  /** Seats that Silencer has silenced, as a mask. */
  silent: number;
  effects: Effect[];
  loans: Loan[];
  /** Uses so far, as `seat.power`; powers zapped, in the same form. */
  used: string[];
  cancelled: string[];
}

export interface Table {
  /** The switches in force, as a mask of the bits below. */
  on: number;
  /** Proposals each side may make before a deal fails (R27). */
  proposals: number;
  turn: Seat;
  /** Challenges made in this turn, and in the whole game. */
  made: number;
  challenges: number;
  /** Whether the last challenge was a success for whoever's turn it is. */
  success: boolean;
  /** Place -> its system; -1: the place is gone from the game. Place -> seat -> tokens. */
  systems: number[];
  tokens: number[][];
  warp: number[];
  /** Tokens out of the game. */
  gone: number[];
  /** §10: section -> seat -> tokens, and the section marked. */
  limbo: number[][];
  marker: number;
  hands: Slot[][];
  /** Items in the order in which they were discarded. */
  discards: number[];
  /** Destiny cards turned and discarded, by item. */
  destiny: number[];
  powers: Holding[][];
  lucre: number[];
  /** §13: the Moons in play. */
  moons: Moon[];
  /** The hex of each system: 0 is the ordinary side (§9). */
  hexes: number[];
  /** The innermost challenge is the last one. */
  stack: Challenge[];
  /** A mask of the seats that have won; 0: the game goes on. */
  winners: number;
  /** Seats out of the game (Void), as a mask. */
  out: number;
}

export interface Moon {
  place: Place;
  slot: Slot;
  /** Face up for good. */
  up: boolean;
}

export const [KICKERS, REINFORCEMENTS, SPECIAL_DESTINY, LIMBO, LUCRE, MOONS, SKIPPING, OTHERS_BASES, MAY_DECLINE] = [
  1, 2, 4, 8, 16, 32, 64, 128, 256,
];

/** The pools of the kernel's secrets, in the order of set-up. */
export const [DECK, FLARES, DESTINY, MOON_POOL] = [0, 1, 2, 3];

/** The challenge being fought: the innermost one. */
export const now = (table: Table): Challenge => must(table.stack[table.stack.length - 1], 'a challenge');

export const isMain = ({ offense, defense }: Challenge, seat: Seat): boolean => seat === offense || seat === defense;

export const mainOf = (challenge: Challenge, side: Side): Seat =>
  side === OFFENSE ? challenge.offense : challenge.defense;

/** The other main player. */
export const opponentOf = ({ offense, defense }: Challenge, seat: Seat): Seat => (seat === offense ? defense : offense);

/** The side a seat fights on; -1: it has no part in the challenge. */
export function sideOf(challenge: Challenge, seat: Seat): Side | -1 {
  if (seat === challenge.offense) return OFFENSE;
  if (seat === challenge.defense) return DEFENSE;
  if ((challenge.cone[OFFENSE][seat] ?? 0) > 0) return OFFENSE;
  return (challenge.cone[DEFENSE][seat] ?? 0) > 0 || ((challenge.holding >> seat) & 1) === 1 ? DEFENSE : -1;
}

/** Tokens a seat has in the challenge on a side: on the cone, or on the planet that is attacked. */
export function tokensIn(table: Table, challenge: Challenge, side: Side, seat: Seat): number {
  const cone = challenge.cone[side][seat] ?? 0;
  if (side === OFFENSE || challenge.target < 0 || ((challenge.holding >> seat) & 1) === 0) return cone;
  return cone + (table.tokens[challenge.target]?.[seat] ?? 0);
}

/** Everybody in the order of §8: the others from the offense's left on, then the offense, last the defense. */
export function order({ seats, table }: State<Table>): Seat[] {
  const { offense, defense } = table.stack.length > 0 ? now(table) : { offense: table.turn, defense: NOBODY };
  const all: Seat[] = [];
  for (let i = 1; i < seats; i++) {
    const seat = (offense + i) % seats;
    if (seat !== defense && ((table.out >> seat) & 1) === 0) all.push(seat);
  }
  all.push(offense);
  if (defense >= 0) all.push(defense);
  return all;
}
