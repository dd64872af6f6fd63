// The sequence of play in one look: every step, what it is called with, what is answered there, and what it gives back to
// the step that called it. An answer of type `string` is a verb and its numbers, such as `buy 3`.

import {
  type Kit as GameKit,
  type Offer,
  type Scalar,
  type Seat,
  stackOf,
  type Step as GameStep,
} from '@orrery/kernel';
import type { Flight } from './routes.ts';
import type { Table } from './table.ts';

export interface Steps {
  /** Set-up and the turn (§4, §5): setup.ts, turn.ts, end.ts. */
  merchants: { locals: { first: Seat }; answer: number };
  turn: { locals: Declared; answer: string };
  roll: { locals: Declared & { goal: number; jump: boolean } };
  mulligan: { locals: Rolled; answer: number | null };
  stay: { locals: { attacked?: boolean; lost?: boolean } };
  over: {};
  end: {};
  next: {};

  /** Flying (§5, §6): fly.ts. An answer is a dot, `land` or `pilot 3`. */
  fly: { locals: Flight; answer: Scalar };
  arrive: { gives: Stopped & Lost };
  penalty: { answer: 'pay' | 'stop'; gives: Stopped & Lost };

  /** Trading (§9 to §12): trade.ts, exchange.ts, cargo.ts. */
  trade: { answer: string };
  offer: { locals: { by: Seat; to: Seat[] }; answer: Seat | Offer | null };
  reply: { locals: { by: Seat; offer: Offer }; answer: 'accept' | 'counter' | null };
  pack: { answer: string | null };

  /** Combat and theft (§15): blast.ts, hits.ts, theft.ts. First the target is named, then the weapons. */
  blast: { locals: { target?: string }; answer: string | readonly number[] | null; gives: Lost };
  defend: { locals: { against: Seat; fired: readonly number[] }; answer: readonly number[]; gives: Lost };
  hit: { locals: Hit; answer: string };
  claim: { locals: Hit & { good: number }; answer: string | null };
  loot: { locals: { from: Seat }; answer: string | null };
  uprising: { locals: { kind: number; which: number }; answer: readonly number[] };

  /** The Rastur (§16, §17): rastur.ts, solitaire.ts. */
  rastur: { locals: { value: number }; answer: number };
  generation: { locals: { rolled?: number } };
}

/** What he has declared so far: drives off (§8.23), gates locked (§8.47), Auto Pilot on (§8.42). */
export interface Declared {
  off: number;
  lock: boolean;
  auto: boolean;
}

export type Rolled = Pick<Flight, 'off' | 'lock' | 'goal' | 'jump' | 'dice'>;

/** Who hits whom. */
interface Hit {
  by: Seat;
  on: Seat;
}

/** §6.3: he stops here. §15.44: he lost his attack. */
type Stopped = { stopped?: true };
type Lost = { lost?: true };

export type Step<N extends keyof Steps> = GameStep<Table, Steps, N>;

/** The kit of a step, or of whatever step is on top. */
export type Kit<N extends keyof Steps = keyof Steps> = GameKit<Table, Steps, N>;

export const { top, nearest } = stackOf<Steps>();
