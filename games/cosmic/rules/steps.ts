// The map of the game's steps: what each is called with, what it is answered. Powers, Flares and Edicts add their own, called
// `id.name`, from their own files:  declare module '../rules/steps.ts' { interface Steps { 'healer.bases': ... } }

import type { Kit, Offer, Scalar, Seat, Slot } from '@orrery/kernel';
import type { About, Code, Use } from './hooks.ts';
import type { Place, Side, Table } from './table.ts';

/** A moment: its code, what it is about, and what was done in it so far. */
export type Moment = { code: Code; about: About; done: string[] };

/** An act on its way: it takes effect unless somebody cancels it. */
export type Announced = { use: Use; about: About; done: string[]; cancelled?: boolean };

/** Tokens of a seat, and where they come from: a place, or the side of the cone. */
export type Tokens = { seat: Seat; n: number; from: Place | 'offense' | 'defense' | 'nowhere' };

export interface Steps {
  play: object;
  turn: { locals: { stage?: number }; answer: string };
  challenge: { locals: { at?: number } };
  retrieve: { answer: Place };
  destiny: object;
  whither: { answer: string };
  rearm: object;
  launch: { answer: readonly number[] };
  aim: { answer: Place };
  invite: { answer: readonly Seat[]; locals: { side?: Side } };
  join: { locals: { asked?: number }; answer: string };
  commit: { locals: { seat: Seat; side: Side; most: number }; answer: readonly number[] };
  kickers: { answer: Slot };
  select: { answer: Slot };
  reveal: object;
  reinforce: { answer: string };
  outcome: object;
  consolation: { locals: { taker: Seat; giver: Seat; cards: number } };
  rewards: { locals: { seat: Seat; n: number }; answer: number };
  land: { locals: { queue: Landing[] } };
  home: { locals: { seat: Seat; n: number; except?: Place }; answer: readonly number[] };
  lose: { locals: { queue: Tokens[]; cause: string } };
  pay: { locals: { seat: Seat; n: number; cause: string }; answer: readonly number[] };
  deal: { locals: { left: [number, number]; turn: Side }; answer: Offer | null };
  reply: { locals: { from: Seat; to: Seat; give: Scalar[]; want: [cards: number, base: Place, lucre: number] }; answer: readonly Scalar[] | null };
  found: { locals: { seat: Seat; place: Place }; answer: readonly number[] };
  victory: object;
  discards: object;
  close: object;
  draw: { locals: { seat: Seat; n: number } };
  fresh: { locals: { seat: Seat; keep?: number[] } };
  discard: { locals: { item: number; by: Seat } };
  moment: { locals: Moment; answer: string };
  announce: { locals: Announced; answer: string };
  'at start': object;
  'at 2b': object;
  'at 2c': object;
  'at 3b': object;
  'at 6': object;
  'at 6z': object;
  'at 7c': object;
  'at 8a': object;
  'at 8d': object;
  'at 8g': object;
  'at 9': object;
}

/** Tokens that land on a place, or go home for a reward. */
export type Landing = { seat: Seat; n: number; place: Place };

export type CosmicKit = Kit<Table, Steps>;
