// What advice about a power, a Flare or an Edict is made of. Most need none: what is not spoken of is tried out.

import type { Answer, Ask, Scalar } from '@orrery/kernel';
import type { About, Code } from '../../rules/hooks.ts';
import type { Mind } from '../mind.ts';

/** Something the seat could do at a moment. */
export interface Option {
  readonly answer: Scalar;
  /** `power`, `card`, `moon`, `hex`, `bank`: whose act it is, its number, which of its acts, at whom. */
  readonly kind: string;
  readonly what: number;
  readonly act: number;
  readonly target: Scalar | null;
  readonly code: Code;
  readonly about: About;
}

/**
 * Whether to do it. `try`: see what comes of it in imagined worlds; `late`: the same, once the cards lie on the table, and not
 * before; or what it gains, in shares of the win, as far as one can say.
 */
export type Verdict = 'always' | 'never' | 'try' | 'late' | ((mind: Mind, option: Option) => number);

export interface Advice {
  /** By act of the power; and for its Flare. */
  readonly acts?: readonly Verdict[];
  /** By act that it gives to everybody else. */
  readonly grants?: readonly Verdict[];
  readonly wild?: Verdict;
  readonly super?: Verdict;
  /** How its questions are answered, by the name of the step behind its own: `token` for `assassin.token`. */
  readonly asks?: Readonly<Record<string, StepAdvice>>;
}

/** How a question of a power's or a card's own is answered; undefined: as if there were no advice. */
export type StepAdvice = (mind: Mind, ask: Ask) => Answer | undefined;

/** Enough to do it, not enough to prefer it to something that surely pays. */
export const GOOD = 0.02;
export const NO = -1;
