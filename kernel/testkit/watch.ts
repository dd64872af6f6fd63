// What the battery finds: each finding names its check and carries a record that reproduces it.

import { isFault } from '../src/fault.ts';
import type { Row } from '../src/journal.ts';
import type { Game, Options } from '../src/types.ts';
import { writeRow } from './notation.ts';

export type Kind = 'violations' | 'leaks' | 'mismatches' | 'refusedLegal' | 'acceptedIllegal';

/** Every check: what a finding of it counts as, and what it promises. */
export const CHECKS = {
  plain: ['violations', 'state, events and questions are plain JSON with safe integers'],
  kernel: ['violations', 'frames, slots, pools and drafts fit together, and a copy shares nothing'],
  invariant: ['violations', "the game's own invariant holds"],
  choice: ['violations', 'every choice is well formed and can be answered'],
  notation: ['violations', 'every answer can be written in one line and read back'],
  pure: ['violations', 'questions, refusals and standings change nothing'],
  standing: ['violations', 'the standing fits the seats and the end'],
  barrier: ['violations', "dice, looks and other seats' answers are barriers"],
  drafts: ['violations', "a sealed answer changes its own seat's draft alone"],
  undo: ['violations', 'undo and redo return to the same state and never cross a barrier'],
  reason: ['violations', 'a refusal has a reason and changes nothing'],
  ends: ['violations', 'random games end'],
  crash: ['violations', 'nothing breaks'],
  forbidden: ['violations', 'rules use no clock, no Math.random and no locale'],
  text: ['violations', 'every sentence is there in both languages'],
  replay: ['mismatches', 'the same record gives the same digests'],
  restore: ['mismatches', 'a twin restored from JSON plays on identically'],
  applies: ['refusedLegal', 'what is offered is taken'],
  refuses: ['acceptedIllegal', 'what is not offered is refused'],
  'own view': ['leaks', "a seat's question follows from its own view"],
  about: ['leaks', 'what a question is about follows from public facts'],
  waiting: ['leaks', 'who may act follows from public facts'],
  swap: ['leaks', 'swapping items a viewer does not know changes nothing it sees'],
  twin: ['leaks', 'another item at a draw a viewer never saw leaves its whole stream as it was'],
  hand: ['leaks', 'two cards of a hand change places, and those who do not know them notice nothing'],
  hidden: ['leaks', 'a seat hides something else, and the others notice nothing'],
  imagine: ['leaks', 'the true state is one that can be imagined, and imagined states can be played'],
} as const satisfies { readonly [check: string]: readonly [kind: Kind, promise: string] };

export type Check = keyof typeof CHECKS;

/** A game to play: who sits, which options, and the seed of its dice. */
export interface Setup {
  readonly seats: number;
  readonly options: Options;
  readonly seed: number;
}

export interface Finding extends Setup {
  readonly kind: Kind;
  readonly check: Check;
  /** What differs in a leak: `ask`, `view`, `events`... */
  readonly part?: string;
  readonly message: string;
  /** How many rows lead to it. */
  readonly row: number;
  /** The game up to there, one line an answer. */
  readonly record: string;
}

/** One game under examination. */
export interface Watch<T> {
  readonly game: Game<T>;
  readonly setup: Setup;
  /** The rows that lead to the position looked at; may still grow. */
  rows: readonly Row[];
  readonly findings: Finding[];
}

export const watchOf = <T>(game: Game<T>, setup: Setup): Watch<T> => ({ game, setup, rows: [], findings: [] });

/** Writes down a finding; only the first of its check and part in a game, for the rest mostly follow from it. */
export function note<T>(watch: Watch<T>, check: Check, message: string, part?: string): void {
  const { findings, setup, rows, game } = watch;
  if (findings.some((each) => each.check === check && each.part === part)) return;
  const record = writeGame(game.id, setup, rows);
  const [kind] = CHECKS[check];
  findings.push({ ...setup, kind, check, ...(part === undefined ? {} : { part }), message, row: rows.length, record });
}

/** A throw inside the rules, under the check that its code belongs to. */
export function noteThrow<T>(watch: Watch<T>, error: unknown, check: Check = 'crash'): void {
  const code = isFault(error) ? error.code : '';
  const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  note(watch, BY_CODE[code] ?? check, message);
}

const BY_CODE: { readonly [code: string]: Check } = { forbidden: 'forbidden', endless: 'ends', 'not-plain': 'plain' };

/** Runs one check; what it throws is a finding. */
export function attempt<T, V>(watch: Watch<T>, work: () => V, check?: Check): V | undefined {
  try {
    return work();
  } catch (error) {
    noteThrow(watch, error, check);
    return undefined;
  }
}

function writeGame(id: string, { seats, options, seed }: Setup, rows: readonly Row[]): string {
  const head = `# ${id}: ${seats} seats, seed ${seed}, options ${JSON.stringify(options)}`;
  return [head, ...rows.map(writeRow)].join('\n');
}
