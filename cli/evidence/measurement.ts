// A long measurement, cut into parts that can be done one by one, on any core, and done again.

import type { Json } from '@orrery/kernel';
import type { Evidence } from './gather.ts';

export interface Part {
  /** Names the part within its measurement, for ever: parts that were done are found by it. */
  readonly key: string;
  /** What the worker gets: plain data. */
  readonly task: unknown;
}

export type Done = Readonly<Record<string, Json>>;

export interface Measurement {
  /** The name of its file in docs/evidence/. */
  readonly name: string;
  readonly about: string;
  /** The module that does a part: its default export takes the task and gives what is kept. */
  readonly worker: URL;
  readonly parts: readonly Part[];
  /** One part at a time: each takes the whole machine. */
  readonly alone?: true;
  /** What the parts are made of, as patterns of paths, beside the command line that plays them. */
  readonly sources: readonly string[];
  /** What was asked of it, to be written behind its name in the command. */
  readonly asked?: string;
  /** Done again in place of one part in a hundred, where a part would take too long. */
  readonly short?: readonly Part[];
  /** What all parts say together. */
  sum(done: Readonly<Record<string, Done>>): Done;
  /** What of a part is the same, digit by digit, whenever the same code does it: a part done again that differs there was done by
   *  code that plays otherwise. Left out: nothing is, because it depends on time. */
  same?(part: Done): Done;
  /** In words, how a part that was done again does not fit the result; null: it fits. */
  misfit(result: Done, part: Part, again: Done): string | null;
  /** A page of docs/ made from the evidence. */
  readonly page?: { readonly path: string; write(evidence: Evidence): string };
  /** Pictures of docs/pictures/ made from it, by file name. */
  readonly pictures?: Readonly<Record<string, (evidence: Evidence) => string>>;
  /** In words, what is wrong with a result as such; null: nothing. */
  fault(result: Done): string | null;
}

/** What plays these games: kernel, bots, their rules and plans. */
export const played = (ids: readonly string[]): readonly string[] => [
  '{kernel,bots}/**/*.ts',
  ...ids.map((id) => `games/${id}/**/*.{ts,json}`),
];
