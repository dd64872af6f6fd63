// The sequence of play in one look: every step of the whole game, what it is called with, what is answered there, and what it gives back
// to the step that called it. An answer of type `string` is a verb and its numbers, such as `tech 3`. Steps of the supplement stand
// in the map too; where nothing of it is in force they run through.

import {
  type Kit as GameKit,
  type Offer,
  type Scalar,
  type Seat,
  type Step as GameStep,
  stackOf,
} from '@orrery/kernel';
import type { Hex, Owner, Planet, Table } from './table.ts';

export interface Steps {
  /** Set-up (§2): setup.ts. `ring 2 5`: the planet on side 2, the asteroids on side 5. */
  ring: { answer: string };

  /** A game turn (§4): turn.ts. */
  round: {};
  order: {};
  turns: { locals: { n?: number } };
  turn: {};
  rest: {};
  reckoning: {};

  /** The economic phase (§5): economy.ts, raise.ts, build.ts. In `raise` by planet, in `build` by seat: all threads share the locals. */
  economy: {};
  raise: { locals: { raised?: number[] }; answer: string | null };
  civ: {};
  build: { locals: { let?: number[]; purged?: number[]; shown?: number }; answer: Scalar | null };
  yard: { locals: { seat: Seat; planet: Planet }; answer: readonly number[] };
  /** Basic (§12): one planet after another does one thing. */
  basic: { locals: { planet?: Planet }; answer: string };

  /** A player's own steps (§6.1 to §6.4): cargo.ts, move.ts, explore.ts, colonize.ts. */
  mine: { answer: readonly number[] };
  move: { answer: Scalar | null };
  group: { locals: { hex: Hex }; answer: readonly number[] };
  fly: { locals: Group; answer: Scalar };
  cargo: { locals: { hex: Hex }; answer: readonly number[] };
  explore: {};
  survey: { locals: { hex: Hex; tiles: number[] }; answer: number };
  colonize: { answer: readonly number[] };

  /** Contact (§6.5), combat (§7), bombardment and conquest (§8), trade (§10.3): contact.ts, battle.ts, damage.ts, retreat.ts, siege.ts, trade.ts. */
  contact: {};
  attack: { answer: string | null };
  refuse: { answer: readonly number[] };
  battles: {};
  battle: { locals: { hex: Hex; attacker: Owner; defender: Owner; at?: number } };
  deploy: { locals: { side?: number; zone?: number }; answer: readonly number[] };
  'first fire': {};
  'second fire': {};
  damage: { locals: { side?: number; reach?: number }; answer: readonly number[] };
  retreat: { locals: { side?: number }; answer: Scalar | null };
  withdraw: { locals: { side: number; hex: Hex }; answer: readonly number[] };
  again: {};
  siege: { locals: { hex?: Hex; bombed?: boolean }; answer: number };
  trade: { locals: { asked?: string[] }; answer: string | null };
  offer: { locals: { hex: Hex; to: Seat }; answer: Offer | null };
  reply: { locals: { hex: Hex; from: Seat; offer: Offer }; answer: 'accept' | null };

  /** Breakthroughs (§14): cards/breakthroughs.ts, jamming.ts, modular.ts. Who picks in which order; the Economic phase of Modular Units
   *  (which hex, what is taken apart, what is made of it) and their retreat. */
  draft: { locals: { queue: Seat[] }; answer: number };
  breakthrough: { locals: { queue: Seat[] }; answer: number };
  jam: { locals: { side?: number }; answer: number };
  refit: { locals: { done?: number[] }; answer: number | null };
  apart: { locals: { seat: Seat; hex: Hex }; answer: readonly number[] };
  remake: { locals: { seat: Seat; hex: Hex; parts: number[] }; answer: readonly number[] };
  modules: { locals: { side?: number }; answer: readonly number[] };
  assemble: { locals: { side: number; parts: number[] }; answer: readonly number[] };

  /** Objectives (§13): cards/objectives.ts, parasites.ts. */
  infest: { answer: number };

  /** A card for a new colony (§15.1) and for empty space (§16.1): cards/colonization.ts, cards/encounters.ts. */
  settled: { locals: { planet: Planet } };
  encounter: { locals: { hex: Hex } };

  /** Rebels (§15.3) and free agents (§16.4): cards/rebels.ts, agents/. Who is let in, whom it makes for, what it swaps. */
  rebels: {};
  agents: { locals: { n?: number } };
  berserker: { locals: Roaming };
  'ion storm': { locals: Roaming };
  madness: { locals: Roaming };
  pirates: { locals: Roaming };
  plague: { locals: Roaming };
  raiders: { locals: Roaming };
  'rogue miners': { locals: Roaming };
  'space amoeba': { locals: Roaming };
  trader: { locals: Roaming };
  course: { locals: { seat: Seat; hexes: Hex[]; chosen?: Hex }; answer: number; gives: { chosen?: Hex } };
  leave: { locals: { owner: Owner; hex: Hex; asked?: Seat[] }; answer: 'share' | 'refuse' };
  swap: { locals: { hex: Hex; seat: Seat }; answer: readonly number[] };
  relic: { locals: { hex: Hex; relic: number }; answer: string };
}

/** An agent's turn: how far it is, and where it makes for. */
export interface Roaming {
  stage?: number;
  chosen?: Hex;
}

/** Ships that are about to fly: keys of units.ts and counts, as a bag. */
export interface Group {
  hex: Hex;
  owner: Owner;
  ships: number[];
}

export type Step<N extends keyof Steps> = GameStep<Table, Steps, N>;

/** The kit of a step, or of whatever step is on top. */
export type Kit<N extends keyof Steps = keyof Steps> = GameKit<Table, Steps, N>;

export const { nearest } = stackOf<Steps>();

/** The words of an answer: a verb and its numbers. */
export function words(answer: unknown): [verb: string, ...numbers: number[]] {
  const [verb = '', ...rest] = typeof answer === 'string' ? answer.split(' ') : [];
  return [verb, ...rest.map(Number)];
}
