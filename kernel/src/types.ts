// The contract between a game and the kernel. Everything a paused game needs is plain JSON.

import type { Kit } from './kit.ts';
import type { AnySteps, Step, StepMap } from './steps.ts';

export type Seat = number;
export type Scalar = number | string;
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
export type Args = Readonly<Record<string, Json>>;
export type Lang = 'en' | 'it';
export type Messages = Readonly<Record<string, string>>;
export type Options = Readonly<Record<string, boolean | Scalar>>;

/** A sentence: its key and what fills it; worded on the reader's side, in the reader's language. */
export type Sentence = Readonly<{ key: string; args?: Args }>;

/** Why not: a sentence and the number of the rule that says so. */
export type Refusal = Sentence & Readonly<{ rule: string }>;

/** A deal on the table: how many of each piece the choice lists, the author's own and the other's. */
export type Offer = Readonly<{ to: Seat; give: readonly number[]; want: readonly number[] }>;

/** `null` is a pass. A string answer is a verb and its arguments in words, and never looks like a number. */
export type Answer = null | Scalar | readonly Scalar[] | Offer;

/** How many of a thing, from min to max; each counts `weight` towards the sum. */
export type Amount = Readonly<{ id: Scalar; min: number; max: number; weight: number }>;

/** The six kinds of choice, as far as their answers are of type A. `noun` says what the ids name: a dot, a slot, a seat, a
 *  word. An offer lists the author's own pieces, and the other's only by kind and number or public pieces; who accepts picks. */
export type Choice<A = Answer> = Readonly<
  | { kind: 'one'; noun: string; options: readonly Extract<A, Scalar>[] }
  | { kind: 'some'; noun: string; options: readonly IdIn<A>[]; min: number; max: number }
  | { kind: 'order'; noun: string; options: readonly IdIn<A>[] }
  | (number extends A ? { kind: 'number'; noun: string; min: number; max: number } : never)
  | (readonly number[] extends A ? { kind: 'amounts'; noun: string; entries: readonly Amount[] } & Bounds : never)
  | (Offer extends A ? { kind: 'offer'; to: readonly Seat[]; give: Amounts; want: Amounts; gifts: boolean } : never)
>;
type IdIn<A> = Extract<A, readonly Scalar[]>[number];
type Bounds = { min: number; max: number };
type Amounts = readonly Amount[];

/** What a step asks of one seat. With `pass` the answer `null` is allowed and is the one taken when time runs out. */
export type Question<A = Answer> = {
  readonly prompt: Sentence;
  readonly choice: Choice<A>;
} & ((null extends A ? { readonly pass: true } : never) | { readonly pass?: false; readonly otherwise: A });

/** What a question is about: public words such as `attacked`, and the challenge or turn it belongs to. Standing orders go
 *  by it. */
export type About = Readonly<{ tags?: readonly string[]; scope?: Scalar }>;

/** A question with the seat it goes to and the step that asks it. */
export type Ask = Question & About & { readonly seat: Seat; readonly step: string };

/** One frame of the stack: a step's name and its locals. `solo` is the kernel's: the seat a common phase is played for. */
export type Frame = { step: string; solo?: Seat };

/** Secrets: slot -> the pool it is of, the item (-1: not drawn yet), the mask of viewers who know it. Once cards of several
 *  pools were mixed, `from` is the pool a slot of a set came from (-1: of no set, or not known): as secret as the item. */
export type Held = { pool: number[]; item: number[]; know: number[]; from?: number[] };

/** An item that somebody has drawn out of a lot, and not everybody knows of: the deck it is in now, the pool it is of. */
export type Named = { deck: number; of: number; item: number; know: number };

/** Pools with more to them than counts. See held.ts. */
export type Unseen = {
  /** How many a deck holds of another pool. */
  lots: { deck: number; of: number; count: number }[];
  named: Named[];
  /** Pools that never run out. */
  endless: number[];
  /** Pools that are sets of slots of other pools, mixed. */
  sets: number[];
};

export interface State<T = unknown> {
  seats: number;
  /** The game's own part: public to the last field. */
  table: T;
  frames: Frame[];
  held: Held;
  /** Items not drawn yet: pool -> how many of each item. */
  pools: number[][];
  /** Absent where a game has no such pools. */
  unseen?: Unseen;
  /** Sealed drafts of the frame on top, by seat. */
  drafts: Answer[][];
  epoch: number;
  counter: number;
}

/** A state as one viewer may know it; viewer `seats` is the audience. Unknown items look undrawn. Read-only. */
export type View<T = unknown> = State<T> & { readonly viewer: Seat };

/** A part of every score: its name is a key of the game's messages. */
export interface ScorePart {
  readonly key: string;
  /** By seat; null where the viewer may not know. */
  readonly scores: readonly (number | null)[];
}

export interface Standing {
  readonly over: boolean;
  /** By seat; null where the viewer may not know. */
  readonly scores: readonly (number | null)[];
  /** By seat, 1 is first; shared ranks repeat. */
  readonly ranks: readonly number[];
  readonly how?: Sentence;
  /** At the end, what the scores are made of, where the game can say. */
  readonly parts?: readonly ScorePart[];
}

/** What a bot needs to know of a game beyond its rules. All of it is optional. */
export interface Brain<T> {
  candidates?(view: View<T>, ask: Ask, below: (n: number) => number): readonly Answer[];
  policy?(view: View<T>, ask: Ask, below: (n: number) => number): Answer;
  /** How good the position is for each seat, 0 to 1. */
  value?(view: State<T>): readonly number[];
  /** Players of other skill by the name of a bot, such as `easy`; `policy` is the usual one. */
  readonly levels?: Readonly<Record<string, Skill<T>>>;
  /** A search of the game's own, where plans matter more than single moves: `more` says, before each try, whether there is
   *  time for it. */
  ponder?(view: View<T>, ask: Ask, more: (tries: number) => boolean): ReasonedAnswer;
  /** What it will need sooner or later, in steps of about a millisecond: done where nobody waits. */
  prepare?(): Iterable<void>;
  /** Why the usual one would answer so, in a sentence of the game's own messages; null: nothing to say. */
  explain?(view: View<T>, ask: Ask, answer: Answer): Sentence | null;
  /** What a bot says to the table as it answers so, in a sentence of the game's own messages: everybody hears it, so it is made
   *  of what everybody knows. Null: it says nothing, as nearly always. */
  says?(view: View<T>, ask: Ask, answer: Answer): Sentence | null;
}

/** An answer, and why. */
export interface ReasonedAnswer {
  readonly answer: Answer;
  readonly reason: Sentence | null;
}

export interface Skill<T> {
  answer(view: View<T>, ask: Ask, below: (n: number) => number): Answer;
}

/** What an arranged start is for: so many seats, these options beside those that are as usual. */
export interface Situation {
  readonly seats: number;
  readonly options: Options;
}

/** An option that is any of these words, such as powers to be left out: written with blanks between them, nothing by default. */
export interface Picks {
  readonly words: readonly string[];
  /** Ready-made ones, by name. */
  readonly sets?: Readonly<Record<string, readonly string[]>>;
}

export interface Game<T = unknown, S extends StepMap<S> = AnySteps> {
  readonly id: string;
  readonly name: string;
  /** Rises only when the digests of a golden game change. */
  readonly rules: number;
  readonly seats: { readonly min: number; readonly max: number };
  /** Option -> its values; the first is the default. */
  readonly options: Readonly<Record<string, readonly (boolean | Scalar)[]>>;
  /** Further options, of which several values hold at once. */
  readonly picks?: Readonly<Record<string, Picks>>;
  /** Arranged starts by name. One more option, `situation`, names one: set-up then deals as that says. No list of options shows it. */
  readonly situations?: Readonly<Record<string, Situation>>;
  readonly steps: { readonly [N in keyof S]: Step<T, S, N> };
  readonly text: Readonly<Record<Lang, () => Promise<Messages>>>;
  /** What else is said there, and not on a first board as a rule: a page fetches it once that stands. Left out: nothing. */
  readonly later?: Readonly<Record<Lang, () => Promise<Messages>>> | undefined;
  /** What the items of each pool are called in the messages: `card` for `card.0`, `card.1`... */
  readonly items?: readonly string[];
  /** Builds pools and slots, calls the first step, returns the table. */
  setup(kit: Kit<T, S>, options: Options): T;
  standing(view: State<T>): Standing;
  /** A copy of the table that shares nothing with it, made for its shape: several times as fast as `clone`, which is taken where
   *  this is left out. */
  copy?(table: T): T;
  /** The table in sentences, for a reader without the board: terminal, screen reader, plain page. */
  describe?(view: View<T>): readonly Sentence[];
  /** The first broken invariant in words, or null. */
  invariant?(state: State<T>): string | null;
  /** The calm order: pass every window but those about one of these; `tag.attacked` says it in words. */
  readonly calm?: readonly string[];
  /** Chance alone does not end this game: random play is cut after so many answers, and says so. */
  readonly cut?: number;
  /** May an imagined world be the real one? Asked of `imagine` beyond the counting it does itself. */
  plausible?(state: State<T>): boolean;
  /** Why these options do not go with so many seats. */
  fits?(options: Options, seats: number): Refusal | null;
  readonly brain?: Brain<T>;
}

/** What happened: the log, the animation and the sound are made from it. */
export type GameEvent = Sentence & Readonly<{ args: Args; rule?: string }>;
