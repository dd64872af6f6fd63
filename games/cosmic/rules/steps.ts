// The sequence of play in one look: every step, what it is called with, what is answered there. Powers, Flares and Edicts
// add steps of their own, called `id.name`, from their files:
//   declare module '../rules/steps.ts' { interface Steps { 'healer.bases': { locals: {...}; answer: ... } } }

import {
  type Kit as GameKit,
  type Offer,
  type Scalar,
  type Seat,
  type Slot,
  stackOf,
  type Step as GameStep,
} from '@orrery/kernel';
import type { PowerWord } from '../data/powers.ts';
import type { Kind } from './cards.ts';
import type { About, Cause, Code, Tokens, Use } from './hooks.ts';
import type { Place, Side, Table } from './table.ts';

export interface Steps {
  /** Set-up (§1): setup.ts. */
  prepare: { locals: Preparation; answer: number };
  hexes: { locals: { how: string; left: number[]; seats: Seat[] }; answer: number };
  spread: { answer: readonly number[] };

  /** The turn (§3.0, §3.10): turn.ts. */
  play: object;
  turn: { locals: { stage?: number }; answer: string };
  skip: { locals: { stage?: number } };
  again: { answer: string };
  challenge: { locals: { at?: number } };
  suns: { answer: number };
  resume: object;
  ready: object;
  'start again': object;

  /** Destiny and launch (§3.1 to §3.3): destiny.ts, launch.ts. */
  retrieve: { locals: { left?: number }; answer: Place | null };
  destiny: object;
  whither: { locals: Proposed; answer: string };
  vote: { locals: { votes?: number[]; tied?: Seat[] }; answer: Seat };
  fixed: object;
  rearm: object;
  launch: { locals: { n?: number } & Proposed; answer: readonly number[] };
  muster: { answer: number };
  aim: { locals: Proposed; answer: Place };
  opponent: { answer: Seat };
  defends: object;

  /** Alliances (§3.4 to §3.6): alliance.ts. */
  invite: { locals: { side?: Side }; answer: readonly Seat[] };
  join: { locals: { asked?: number; heard?: boolean } & Proposed; answer: string };
  commit: {
    locals: { seat: Seat; side: Side; least: number; most: number; joins?: true } & Proposed;
    answer: readonly number[];
  };

  /** Cards (§3.7): cardplay.ts. */
  seven: object;
  kickers: { locals: { only?: Seat; had?: number; late?: Seat }; answer: Slot | null };
  select: { locals: { only?: Seat; renewed?: true; armed?: true }; answer: Slot };
  reveal: { locals: { half?: true } };

  /** The result (§3.8): result.ts, deal.ts, losses.ts. */
  decide: object;
  deal: { locals: Bargain; answer: Offer | null };
  terms: { locals: Proposal; answer: string };
  reply: { locals: Proposal; answer: readonly Scalar[] | null };
  conclude: { locals: { parties: Seat[]; pacts: Terms[]; stage?: number; quashed?: true } };
  /** `grounded`: with tokens from bases alone, not from the cone. */
  found: {
    locals: { seat: Seat; place: Place; most?: number; away?: number; grounded?: boolean };
    answer: readonly number[];
  };
  colony: { locals: { seat: Seat; places: Place[] }; answer: Place };
  relief: { locals: { seat: Seat; n: number }; answer: number };
  losses: object;
  consolation: { locals: { takers?: Seat[]; heard?: true; share?: Seat } };
  land: { locals: { queue?: Landing[] } };
  rewards: { locals: { queue?: Landing[] } };
  reward: { locals: { seat: Seat; n: number }; answer: number };
  expel: object;
  victory: { locals: { judged?: true; winners?: number } };
  discards: object;
  close: object;

  /** Tokens and cards on the move: tokens.ts, losses.ts, cards.ts, deck.ts. */
  lose: {
    locals: {
      queue: Tokens[];
      cause: Cause;
      stage?: number;
      lost?: number[];
      gone?: number[];
      back?: number[];
      bereft?: Seat[];
    };
  };
  pay: { locals: { seat: Seat; n: number; cause: Cause; by: string }; answer: readonly number[] };
  home: { locals: { seat: Seat; n: number; except?: Place }; answer: readonly number[] };
  settle: { locals: { queue: Landing[] } };
  draw: { locals: Drawing };
  cull: { locals: { seat: Seat; slots: Slot[]; n: number }; answer: readonly Slot[] };
  arm: { locals: { seat: Seat; under: string; renewed?: true } };
  fresh: { locals: { seat: Seat; under: string; keep?: Kind[]; aside?: Slot[]; stage?: number; by?: 'card' } };
  reshuffle: object;
  search: {
    locals: { seat: Seat; pool: number; n: number; slots: Slot[]; except?: number };
    answer: readonly number[];
  };
  discard: { locals: { item: number; by: Seat; to?: Seat; stage?: number } };

  /** Powers that come and go: unused.ts. */
  renounce: { locals: { seat: Seat; drawn: number[] }; answer: number };
  /** Moons (§13): moons.ts. */
  moon: { locals: { seat: Seat; place: Place; stage?: number }; answer: string };
  /** Lucre (§11): lucre.ts. */
  buy: { locals: { seat: Seat; what: number; n: number; free?: true; claims?: Claim[]; stage?: number } };
  'buy.discard': { locals: { seat: Seat; n: number }; answer: readonly Slot[] };
  bribe: { locals: { from: Seat; to: Seat }; answer: number | null };
  /** What powers give for Lucre: contract.ts. */
  'contract.amount': { locals: Contract & { asked: Seat; most: number }; answer: number | null };
  'contract.price': { locals: Contract; answer: number | null };
  'contract.answer': { locals: Contract; answer: string };

  /** Timing (§8): timing.ts. */
  moment: { locals: Moment; answer: string };
  announce: { locals: Announced };
  'at start': object;
  'at 2b': object;
  'at 2c': object;
  'at 3a': object;
  'at 3b': object;
  'at 6': object;
  'at 6z': object;
  'at 7b': object;
  'at 7c': object;
  'at 8a': object;
  'at 8c': object;
  'at 8d': object;
  'at 8f': object;
  'at 8g': object;
  'at 9': object;
}

/** How far set-up is; how powers are given out, and in a draft who was dealt which. */
export interface Preparation {
  stage: number;
  powers: string;
  fixed: boolean;
  hexes: string;
  /** The power whose example this is. */
  situation?: PowerWord;
  /** In a draft: how many each is dealt, if it is not the usual number. */
  offered?: number;
  offers?: number[][];
  /** Where all are free to choose: whose choice it is. */
  chooser?: Seat;
}

/** A moment: its code, what it is about, what was done in it so far; `ready`: all that happens by itself has happened; `acts`:
 *  it had happened before. */
export interface Moment {
  code: Code;
  about: About;
  done: number[];
  ready?: boolean;
  acts?: true;
  over?: boolean;
}

/** Cards on their way from the deck: up to the first Challenge card, or so many; `spare`: so many more, of which the drawer
 *  discards as many; `share`: who takes half of what is due, at random and unseen. */
export interface Drawing {
  seat: Seat;
  n: number;
  until?: boolean;
  spare?: number;
  share?: Seat;
  stage?: number;
  /** How it is told, if not as a mere draw. */
  key?: string;
  /** What the drawer has got of it. */
  slots?: Slot[];
}

/** An act on its way: it takes effect unless somebody cancels it. */
interface Announced {
  use: Use;
  about: About;
  heard?: boolean;
  cancelled?: boolean;
}

/** §11.3: so much of each purchase comes to a seat instead of the bank; left out: all that is left. */
export interface Claim {
  seat: Seat;
  most?: number;
}

/** Something that one player gives another for Lucre, on terms both accept: the power it comes from, what it is, how many of it or
 *  which; the price once it is named. `credit`: that is paid later. */
export interface Contract {
  power: number;
  what: string;
  giver: Seat;
  taker: Seat;
  n: number;
  price: number;
  credit?: true;
}

/** A decision that can be undone before it counts (Negator): what was decided, what it may not be. */
export interface Proposed {
  proposal?: Scalar | readonly number[];
  by?: Seat;
  bans?: Scalar[];
}

/** Tokens that land on a place. */
export interface Landing {
  seat: Seat;
  n: number;
  place: Place;
}

/** §3.83: who deals, by side; how many proposals each has left, whose word it is; whether all is said already. */
interface Bargain {
  parties: [Seat, Seat];
  left: [number, number];
  turn: 0 | 1;
  settled?: true;
}

/** A proposal: so many cards at the end of the author's hand, and pieces by name; what is wanted for them. */
export interface Proposal {
  from: Seat;
  to: Seat;
  cards: number;
  give: [Scalar, number][];
  want: [Scalar, number][];
}

/** A deal that was accepted: the cards of both, set aside face down, and the pieces each gives. */
interface Terms {
  from: Seat;
  to: Seat;
  mine: Slot[];
  theirs: Slot[];
  give: [Scalar, number][];
  want: [Scalar, number][];
}

export type Step<N extends keyof Steps> = GameStep<Table, Steps, N>;

/** The kit of a step, or of whatever step is on top. */
export type Kit<N extends keyof Steps = keyof Steps> = GameKit<Table, Steps, N>;

export const { top, nearest } = stackOf<Steps>();
