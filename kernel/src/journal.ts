// A game being played: its record, its state, and what may be taken back. The log only grows: an undo is a row of it.

import { clone } from './clone.ts';
import type { Dice } from './dice.ts';
import { type Chain, chainText, digest, link } from './digest.ts';
import { must } from './fault.ts';
import { createKit, type Kit } from './kit.ts';
import { no } from './rule.ts';
import { act, begin, step, waiting } from './run.ts';
import type { Answer, GameEvent, Game, Options, Refusal, Seat, State } from './types.ts';

/** An answer; an undo of the seat's last one; or a return to the first `back` rows in force, with new dice. */
export type Row =
  | { readonly seat: Seat; readonly answer: Answer }
  | { readonly seat: Seat; readonly undo: true }
  | { readonly seat: Seat; readonly back: number; readonly epoch: number };

/** What is settled before the deal: the game, who sits where, and what the dice are made of. */
export type Head = Readonly<{ game: string; rules: number; options: Options; seats: readonly string[] }> &
  Readonly<{ table: string; commitment: string; salts: readonly string[]; origin?: Origin }>;

/** A game that was played on from: up to and with `epoch` the dice are its own, so that its rows hold as they were. */
export type Origin = Readonly<{ table: string; commitment: string; salts: readonly string[]; secret: string }> &
  Readonly<{ epoch: number; origin?: Origin }>;

export type GameRecord = Head & {
  readonly orrery: 1;
  readonly rows: readonly Row[];
  /** Digests of the whole state: after so many rows, at the end of a turn and of the game. */
  readonly marks: readonly (readonly [rows: number, digest: string])[];
  readonly chain: string;
  /** Shown once the game is over. */
  readonly secret?: string;
};

export interface Journal<T = unknown> {
  readonly game: Game<T>;
  readonly head: Head;
  readonly kit: Kit<T>;
  state: State<T>;
  /** What the deal told. */
  readonly opening: readonly GameEvent[];
  readonly rows: Row[];
  /** The rows still in force, and the returns that changed the dice. */
  live: Row[];
  readonly marks: [rows: number, digest: string][];
  readonly chain: Chain;
  /** The seat whose tail it is, and the states before each answer it may take back. */
  tail: Seat;
  trail: State<T>[];
  /** States to go back from, after so many rows in force; none where the first rows are not held. */
  kept: Kept<T>[];
}

interface Kept<T> {
  readonly live: number;
  readonly state: State<T>;
}

/** Rows from one state that is kept to the next, where they are densest. */
const EVERY = 8;

export type Said =
  | { readonly ok: true; readonly events: readonly GameEvent[] }
  | { readonly ok: false; readonly refusal: Refusal; readonly at: number };

export function openJournal<T>(game: Game<T>, head: Head, dice: Dice): Journal<T> {
  const kit = createKit(game, dice);
  const state = begin(kit, head.seats.length, head.options);
  const opening = kit.events;
  const chain: Chain = { high: 1, low: 1 };
  link(chain, [head.game, head.rules, head.options, head.seats.length], opening);
  const kept = [{ live: 0, state }];
  return { game, head, kit, state, opening, rows: [], live: [], marks: [], chain, tail: -1, trail: [], kept };
}

/** Takes one or several answers of a seat, all or none. */
export function say<T>(journal: Journal<T>, seat: Seat, ...answers: readonly Answer[]): Said {
  const { kit } = journal;
  const outcomes = [];
  let state = journal.state;
  for (const [at, answer] of answers.entries()) {
    const outcome = act(kit, state, seat, answer);
    if (!outcome.ok) return { ok: false, refusal: outcome.refusal, at };
    outcomes.push({ ...outcome, answer, before: state });
    state = outcome.state;
  }
  for (const { answer, before, state: after, events, barrier, turned } of outcomes) {
    write(journal, { seat, answer }, after, events);
    journal.live.push({ seat, answer });
    keep(journal, journal.live.length, after);
    if (journal.tail !== seat) journal.trail = [];
    journal.tail = seat;
    if (barrier || isTogether(journal, after)) journal.trail = [];
    else journal.trail.push(before);
    if (turned || after.frames.length === 0) journal.marks.push([journal.rows.length, digest(after)]);
  }
  journal.state = state;
  return { ok: true, events: outcomes.flatMap(({ events }) => events) };
}

/** Whether this seat may undo right now. */
export function canUndo<T>(journal: Journal<T>, seat: Seat): boolean {
  if (isTogether(journal, journal.state)) return journal.state.drafts.some((own, at) => at === seat && own.length > 0);
  return journal.tail === seat && journal.trail.length > 0;
}

/** Takes back the seat's last answer, up to the last barrier; in a common phase only its own draft. */
export function undo<T>(journal: Journal<T>, seat: Seat): Refusal | null {
  if (!canUndo(journal, seat)) return no('', 'refuse.nothing-to-undo');
  if (isTogether(journal, journal.state)) {
    journal.state = clone(journal.state);
    const { drafts } = journal.state;
    drafts[seat]?.pop();
    while (drafts.at(-1)?.length === 0) drafts.pop();
  } else journal.state = must(journal.trail.pop(), 'an earlier state');
  const last = journal.live.findLastIndex((row) => row.seat === seat && 'answer' in row);
  journal.live.splice(last, 1);
  journal.kept = journal.kept.filter(({ live }) => live <= last);
  write(journal, { seat, undo: true }, journal.state);
  return null;
}

/** Goes back beyond a barrier to the first `wanted` rows in force. A new dice epoch: no known roll returns. */
export function takeBack<T>(journal: Journal<T>, seat: Seat, wanted: number): Refusal | null {
  const { live, kept, kit } = journal;
  if (!Number.isSafeInteger(wanted) || wanted < 0 || wanted >= live.length) return no('', 'refuse.nothing-to-undo');
  const row: Row = { seat, back: wanted, epoch: journal.state.epoch + 1 };
  const from = must(
    kept.findLast((each) => each.live <= wanted),
    'the first rows of the game',
  );
  kept.splice(kept.indexOf(from) + 1);
  const state = clone(from.state);
  for (let at = from.live; at <= wanted; at++) {
    if (at > from.live && at % EVERY === 0) keep(journal, at, clone(state));
    const each = at === wanted ? row : must(live[at], 'a row');
    if ('answer' in each) step(kit, state, each.seat, each.answer);
    else if ('back' in each) Object.assign(state, { epoch: each.epoch, counter: 0 });
  }
  live.splice(wanted, Infinity, row);
  Object.assign(journal, { state, tail: -1, trail: [] });
  write(journal, row, state);
  return null;
}

/** The nearer, the denser: going back costs no more than twice what is given up, and a long game holds few states. */
function keep<T>({ kept }: Journal<T>, live: number, state: State<T>): void {
  if (kept.length === 0 || live % EVERY !== 0) return;
  kept.push({ live, state });
  const far = (at: number): number => live - must(kept[at], 'a state').live;
  for (let at = kept.length - 3; at >= 0; at--) if (far(at) < 2 * far(at + 2)) kept.splice(at + 1, 1);
}

/** What was settled before the deal, out of a record. */
export function headOf({ game, rules, options, seats, table, commitment, salts, origin }: Head): Head {
  const head = { game, rules, options, seats, table, commitment, salts };
  return origin === undefined ? head : { ...head, origin };
}

/** The whole game as data. The secret goes in only once the game is over. */
export function toRecord<T>(journal: Journal<T>, secret?: string): GameRecord {
  const { head, rows, marks, chain } = journal;
  const record: GameRecord = { orrery: 1, ...head, rows: [...rows], marks: [...marks], chain: chainText(chain) };
  return secret === undefined ? record : { ...record, secret };
}

function write<T>(journal: Journal<T>, row: Row, after: State<T>, events: readonly GameEvent[] = []): void {
  journal.rows.push(row);
  link(journal.chain, row, after.counter, events);
}

const isTogether = <T>({ game }: Journal<T>, state: State<T>): boolean => waiting(game, state).length > 1;
