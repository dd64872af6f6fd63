// The steps of a game, by type. A game writes down once, in a map from the names of its steps, what each is called with,
// what its seats answer and what it gives back; the compiler holds every step, call, question and answer to it.

import type { Kit } from './kit.ts';
import type { About, Answer, Frame, Question, Refusal, Seat, State, View } from './types.ts';

/** A line of the map: `locals` of the step's frame; the `answer` its `take` gets, with `| null` where a seat may pass; and
 *  what it `gives`: locals written into its caller's frame when it leaves. */
export interface StepType {
  readonly locals?: object;
  readonly answer?: Answer;
  readonly gives?: object;
}

/** The map of a game: `interface Steps { roll: {}; sail: { locals: { left: number }; answer: string } }`. */
export type StepMap<S> = { readonly [N in keyof S]: StepType };

/** The map of tools that know no game: any step, any locals, any answer. */
export type AnySteps = Readonly<Record<string, Required<StepType>>>;

export type LocalsOf<S, N extends keyof S> = S[N] extends { readonly locals: infer L } ? L : object;
export type AnswerOf<S, N extends keyof S> = S[N] extends { readonly answer: infer A } ? A : never;
export type GivesOf<S, N extends keyof S> = S[N] extends { readonly gives: infer G } ? G : object;
export type FrameOf<S, N extends keyof S> = Frame & LocalsOf<S, N>;

/** The names of the steps that may be put where `place` receives what they give. */
export type Fitting<S, Place> = {
  [N in keyof S]: GivesOf<S, N> extends PlaceFor<GivesOf<S, N>, Place> ? N : never;
}[keyof S];
type PlaceFor<Given, Place> = { [K in keyof Given]: K extends keyof Place ? Place[K] : never };

/** The names of the steps that can be called without locals, and give nothing: those of a `sequence`. */
export type Startable<S> = {
  [N in Fitting<S, object>]: Partial<LocalsOf<S, N>> extends LocalsOf<S, N> ? N : never;
}[Fitting<S, object>] &
  string;

/** The arguments behind a step's name: none, some that may be left out, or some that may not. */
export type Filled<S, Fields> = string extends keyof S
  ? [fields?: object]
  : keyof Fields extends never
    ? []
    : Partial<Fields> extends Fields
      ? [fields?: Fields]
      : [fields: Fields];

interface StepBody<T, S extends StepMap<S>, N extends keyof S> {
  /** Who may answer, in the game's order, from public facts alone. Nobody: the step runs by itself. */
  may?(state: State<T>, frame: FrameOf<S, N>): readonly Seat[];
  /** What this step is about for a seat, from public facts alone: the same whether or not the seat has something to decide. */
  about?(state: State<T>, frame: FrameOf<S, N>, seat: Seat): About;
  /** Why an answer that was not offered is refused, from what the seat may know. It may be anything. */
  why?(view: View<T>, frame: FrameOf<S, N>, seat: Seat, answer: Answer): Refusal | null;
  /** What an answer does. A seat that was asked nothing, or that passes in a window, has none. */
  take?(kit: Kit<T, S, N>, frame: FrameOf<S, N>, seat: Seat, answer: AnswerOf<S, N>): void;
  /** What happens when nobody is asked, or all have answered. Left out: the step leaves. */
  run?(kit: Kit<T, S, N>, frame: FrameOf<S, N>): void;
  /** The steps of a `sequence`, so that an earlier one can be run again. */
  readonly order?: readonly string[];
}

interface Asking<T, S, N extends keyof S, A> {
  /** What this seat is asked, from what it may know; null: it has nothing to decide. */
  ask?(view: State<T>, frame: FrameOf<S, N>, seat: Seat): Question<A> | null;
}

/** A step of the game. `together` says how its frame closes when it asks several seats at once; see run.ts. */
export type Step<T, S extends StepMap<S> = AnySteps, N extends keyof S = keyof S> = StepBody<T, S, N> &
  (
    | ({ together?: 'sealed' | 'common' } & Asking<T, S, N, AnswerOf<S, N>>)
    | ({ together: 'window' } & Asking<T, S, N, AnswerOf<S, N> | null>)
  );

/** A look at the stack by type: how a step reads the one it works for, and a bot what it is asked about. */
export interface Stack<S> {
  /** The frame on top, told apart by its `step`. */
  top(state: State): { [N in keyof S]: FrameOf<S, N> & { readonly step: N } }[keyof S] | undefined;
  /** The topmost frame of this step. */
  nearest<N extends keyof S>(state: State, step: N): FrameOf<S, N> | undefined;
}

export function stackOf<S extends StepMap<S>>(): Stack<S> {
  const found = ({ frames }: State, step?: keyof S): Frame | undefined =>
    step === undefined ? frames.at(-1) : frames.findLast((frame) => frame.step === step);
  return { top: found, nearest: found } as unknown as Stack<S>;
}
