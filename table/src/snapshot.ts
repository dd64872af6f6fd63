// Snapshots: a table after so many rows, so that it opens at the same cost however long its log is. One is taken only where
// nothing before it can be undone, so that what is played on from it needs none of the earlier rows; and it brings what was
// told since the one before it and a little more, so that the whole log can be read piece by piece.

import type { Dice, GameEvent, Head, Seat, State } from '@orrery/kernel';
import type { Edition } from './edition.ts';
import type { Pacing } from './pace.ts';
import { askedSeats, epochsIn, lengthOf, readChain, rowsOf, type Table } from './table.ts';

/** Rises when a table is kept in another way; snapshots of another form are passed over, and made again from the log. */
export const FORM = 3;

/** A snapshot is due after so many rows. */
const EVERY = 100;

/** So many of the last events are held at least, wherever the last snapshot was taken: it depends on rows that nobody saw, so
 *  nothing that is told may depend on it. */
export const REACH = 200;

/** The table after `seq` rows, as text. `chain` is that of its last row: the proof that it belongs to this log. */
export interface Snapshot {
  readonly seq: number;
  readonly form: number;
  readonly chain: string;
  /** Rows in force. */
  readonly live: number;
  /** What it tells: the log from the snapshot before it, or the last events if they reach further, to its own length. */
  readonly began: number;
  readonly log: number;
  readonly books: string;
  readonly told: string;
  /** The digest of all of it: what was damaged on the disk is not played on. */
  readonly mark: string;
}

/** What is in `books`. */
interface Held {
  readonly state: State;
  readonly numbers: readonly number[];
  readonly answers: readonly number[];
  readonly asked: readonly Seat[];
  readonly epochs: number;
  /** The links of what was told since the snapshot before, and the one before them. */
  readonly links: readonly string[];
}

/** Whether it is time for a snapshot, nothing before this moment can be undone, and nothing is left to be shown: a window
 *  behind a curtain is played again after a restart. */
export function isSnapshotDue({ journal, windows }: Table, { window }: Pacing): boolean {
  const { rows, trail, state } = journal;
  const isTime = rows.length >= EVERY || rows.some((row) => 'back' in row);
  const isShown = windows.length === 0 && (window === null || window.passed === null);
  return isTime && isShown && trail.length === 0 && state.drafts.every((draft) => draft.length === 0);
}

export function takeSnapshot(table: Table): Snapshot {
  const { journal, base, numbers, answers } = table;
  const log = lengthOf(table);
  const began = Math.max(base.log, Math.min(table.snapshots.at(-1)?.log ?? 0, log - REACH));
  const from = began - base.log;
  const held: Held = {
    state: journal.state,
    numbers,
    answers,
    asked: askedSeats(table),
    epochs: base.epochs + epochsIn(journal),
    links: table.links.slice(from),
  };
  const taken = {
    seq: rowsOf(table),
    form: FORM,
    chain: table.edition.kernel.chainText(journal.chain),
    live: base.live + journal.live.length,
    began,
    log,
    books: JSON.stringify(held),
    told: JSON.stringify(table.log.slice(from)),
  };
  return { ...taken, mark: markOf(table.edition, taken) };
}

/** Whether a snapshot is as it was taken. */
export const isSound = (edition: Edition, { mark, ...taken }: Snapshot): boolean => mark === markOf(edition, taken);

function markOf({ kernel }: Edition, taken: Omit<Snapshot, 'mark'>): string {
  const { seq, form, chain, live, began, log, books, told } = taken;
  const mark = { high: 1, low: 1 };
  kernel.link(mark, seq, form, chain, live, began, log, books, told);
  return kernel.chainText(mark);
}

/** Holds no more than a snapshot would bring back. */
export function forget(table: Table, { seq, live, began, log }: Snapshot): void {
  const { journal, base } = table;
  const epochs = base.epochs + epochsIn(journal);
  const asked = askedSeats(table);
  table.log.splice(0, began - base.log);
  table.links.splice(0, began - base.log);
  Object.assign(table, { base: { rows: seq, live, epochs, log: began, asked }, told: [], snapshots: [{ live, log }] });
  Object.assign(journal, { live: [], trail: [], tail: -1, kept: [] });
  journal.rows.length = 0;
  journal.marks.length = 0;
}

/** The table as a snapshot has it; it plays on from there. */
export function tableFrom(edition: Edition, head: Head, dice: Dice, snapshot: Snapshot): Table {
  const { kernel, game } = edition;
  const { state, numbers, answers, asked, epochs, links } = JSON.parse(snapshot.books) as Held;
  const { seq, live, began, log } = snapshot;
  const journal = { state, opening: [], rows: [], live: [], marks: [], tail: -1, trail: [], kept: [] };
  return {
    edition,
    journal: { game, head, kit: kernel.createKit(game, dice), chain: readChain(snapshot.chain), ...journal },
    base: { rows: seq, live, epochs, log: began, asked },
    told: [],
    log: JSON.parse(snapshot.told) as GameEvent[],
    links: [...links],
    chain: readChain(links.at(-1) ?? ''),
    numbers: [...numbers],
    answers: [...answers],
    snapshots: [{ live, log }],
    windows: [],
    windowsFrom: 0,
  };
}
