// What is rehearsed: plain data in, plain data out.

import type { GameName } from '@orrery/bots';
import { readRecord } from '@orrery/games/read';
import { type Answer, fault, type GameRecord, type Head, type Row, type Seat, type State } from '@orrery/kernel';
import {
  enterAll,
  openTable,
  type Orders,
  type Refused,
  silence,
  type Snapshot,
  type Table,
  takeSnapshot,
  tryAnswers,
} from '@orrery/table';
import type { HostEdition } from '../bundles/edition.ts';
import type { PlayedRecord, PlayedRows } from './index.ts';

/** Answers, all that orders answer next, and the silence of whoever is still asked where time is over. */
export interface Trial {
  readonly answers: readonly { readonly seat: Seat; readonly answer: Answer }[];
  readonly orders: Orders;
  readonly isTimeOver: boolean;
}

/** What is sent to a thread. */
export type Work =
  | { readonly work: 'ready'; readonly game: GameName }
  /** A state is plain JSON, and as a text it goes over in half the time. */
  | ({ readonly work: 'answers'; readonly game: GameName; readonly state: string; readonly key: string } & Trial)
  | { readonly work: 'record'; readonly game: GameName; readonly text: string }
  | {
      readonly work: 'rows';
      readonly game: GameName;
      readonly head: Head;
      readonly key: string;
      readonly rows: readonly Row[];
    };

/** What the rules have against it, and at which answer; null: nothing. */
export function rehearse(edition: HostEdition, before: State, key: string, trial: Trial): Refused | null {
  const { kernel, game } = edition;
  const { answers, orders, isTimeOver } = trial;
  const dice = kernel.keyedDice(key);
  const kit = kernel.createKit(game, dice);
  // Those of the last seat are tried with what follows from them; before that, where several are out of time, each stands alone.
  const seat = answers.at(-1)?.seat ?? 0;
  const first = answers.findLastIndex((each) => each.seat !== seat) + 1;
  let state = before;
  for (const [at, each] of answers.entries()) {
    if (at === first) break;
    const outcome = kernel.act(kit, state, each.seat, each.answer);
    if (!outcome.ok) return { refusal: outcome.refusal, at };
    state = outcome.state;
  }
  const own = answers.slice(first).map(({ answer }) => answer);
  const not = tryAnswers(edition, state, dice, seat, own, orders);
  if (not !== null) return { ...not, at: not.at + first };
  if (!isTimeOver) return null;
  for (const answer of own) {
    const outcome = kernel.act(kit, state, seat, answer);
    if (outcome.ok) state = outcome.state;
  }
  for (const late of kernel.waiting(game, state)) {
    const ask = kernel.askOf(game, state, late);
    const outcome = ask === null ? null : kernel.act(kit, state, late, silence(ask));
    if (outcome?.ok === true) state = outcome.state;
  }
  return tryAnswers(edition, state, dice, seat, [], orders);
}

/** Rows of a record at most: a game of a few hours has some hundreds. */
const MOST_ROWS = 20_000;

/** Gives the game as it was played, not as it was sent: what the record says besides is not kept. */
export function playRecord(edition: HostEdition, text: string): PlayedRecord {
  const { kernel, game } = edition;
  const { record } = readRecord(text, (id) => (id === game.id ? game : undefined));
  if (record.rows.length > MOST_ROWS) throw fault('bad-record', `a record has at most ${MOST_ROWS} rows`);
  const dice = kernel.diceOf(record);
  const chains: string[] = [];
  const journal = kernel.replay(game, record, dice, ({ chain }) => chains.push(kernel.chainText(chain)));
  const played = kernel.toRecord(journal, record.secret);
  const snapshot = journal.state.frames.length > 0 ? null : snapshotOf(openTable(edition, journal.head, dice), played);
  return { record: played, chains, snapshot, letters: JSON.stringify([played, chains, snapshot]).length };
}

function snapshotOf(table: Table, { rows }: GameRecord): Snapshot {
  enterAll(table, rows);
  return takeSnapshot(table);
}

export function playRows(
  { kernel, game }: HostEdition,
  head: Head,
  key: string,
  rows: readonly Row[],
): PlayedRows | null {
  const journal = kernel.openJournal(game, head, kernel.keyedDice(key));
  const chains: string[] = [];
  for (const row of rows) {
    if (kernel.apply(journal, row) !== null) return null;
    chains.push(kernel.chainText(journal.chain));
  }
  return { chains, marks: journal.marks };
}
