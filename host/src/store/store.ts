// What the host keeps of its tables, behind one small interface; store/ has the database behind it. The log of a table is
// append-only, and the place of a row in it is the concurrency check: two writers cannot both have it.

import type { GameRecord, Options, Row, Seat } from '@orrery/kernel';
import type { Transaction } from 'kysely';
import type { Pace } from '@orrery/protocol/people';
import type { Wish } from '@orrery/protocol/tables';
import type { Snapshot } from '@orrery/table';
import type { TableClock } from '../pace/table-clock.ts';
import type { Schema } from './schema.ts';

export interface Store {
  create(table: StoredTable, secret: string, beside?: Beside): Promise<void>;
  /** A whole game from elsewhere, over as it comes, or nothing of it; false: there is a table of this id. */
  bring(table: StoredTable, secret: string, game: Brought): Promise<boolean>;
  /** The letters that all games from elsewhere take up. */
  brought(): Promise<number>;
  /** The marks of a finished game of so many rows, if they were worked out before. */
  marks(id: string, rows: number): Promise<Marks | undefined>;
  keepMarks(id: string, rows: number, marks: Marks): Promise<void>;
  table(id: string, within?: Transaction<Schema>): Promise<StoredTable | undefined>;
  /** How many tables of this owner are being played by bots alone; inside a transaction nobody else adds one until it ends. */
  watched(owner: string, within?: Transaction<Schema>): Promise<number>;
  /** How many tables wait for players: of this owner; and, set up since then, of all who came from the same address. Nobody
   *  there adds one until the transaction ends. */
  waiting(owner: string, since: number, within: Transaction<Schema>): Promise<{ own: number; near: number }>;
  /** Takes an open seat; false: it is taken, or this guest sits at the table already. */
  sit(id: string, seat: Seat, sitter: Sitter, beside?: Beside): Promise<boolean>;
  /** The game is dealt to those who sat there at this version: from now on its salts stay as they are. False: it was dealt
   *  before, or somebody was sent away. */
  start(id: string, version: number, at: number, clock: TableClock | null, beside: InSameWrite): Promise<boolean>;
  /** The secret of the dice. It has a table of its own, so that no other question brings it along. */
  secret(id: string): Promise<string>;
  /** Changes something at a table besides its log. */
  change<V>(id: string, work: (on: Transaction<Schema>) => Promise<V>): Promise<V>;

  /** Another one whenever another process may have written; null: that cannot be told without asking. */
  dataVersion(): number | null;
  /** The version of a table, its clocks, and its rows in order without the first `after`. */
  since(id: string, after: number): Promise<{ version: number; clock: TableClock | null; rows: StoredRow[] }>;
  /** How far tables are: for whoever may have missed a word. */
  progress(ids: readonly string[]): Promise<Progress[]>;
  /** Writes rows from place `after` + 1 on, all or none; false: somebody else has written there. */
  append(id: string, after: number, rows: readonly StoredRow[], details: AppendDetails): Promise<boolean>;
  /** The same inside a transaction, which must not be kept if it gives false. */
  add(
    on: Transaction<Schema>,
    id: string,
    after: number,
    rows: readonly StoredRow[],
    details: AppendDetails,
  ): Promise<boolean>;
  command(id: string, seat: Seat, key: string): Promise<Command | undefined>;

  /** The last snapshot; of another form than ours: none. */
  snapshot(id: string, form: number): Promise<Snapshot | undefined>;
  /** Where the snapshots are, the first one first. */
  snapshots(id: string, form: number): Promise<{ live: number; log: number }[]>;
  /** What was told between two places of the log, piece by piece as the snapshots have it. */
  told(id: string, form: number, from: number, to: number): Promise<Snapshot[]>;
  /** Keeps a snapshot that was made from the log. */
  keepSnapshot(id: string, snapshot: Snapshot): Promise<void>;
  /** Drops the snapshots from this one on: they are made anew from the log. */
  dropSnapshots(id: string, seq: number): Promise<void>;

  /** The seat that whoever brings this word may take; null: none. */
  seatByPass(id: string, pass: string): Promise<Seat | null>;

  /** Listed tables, the newest first. */
  listed(which: Which): Promise<StoredTable[]>;
  /** All tables, for whoever runs the server: after this id, in the order of ids. */
  all(after: string, most: number): Promise<StoredTable[]>;
  /** The tables a guest sits at, the newest first. */
  ofGuest(guest: string, most: number): Promise<StoredTable[]>;
  /** The same in the order of ids, after this one. */
  ofGuestFrom(guest: string, after: string, most: number): Promise<StoredTable[]>;
  /** The games of this person that are over, the last first. */
  finished(guest: string, from: From, most: number): Promise<StoredTable[]>;
  /** Games in play with a bot among the seats. */
  withBots(): Promise<string[]>;
}

type Marks = GameRecord['marks'];

interface Brought {
  readonly rows: readonly StoredRow[];
  readonly marks: Marks;
  readonly snapshot: Snapshot;
  /** How much it takes up. */
  readonly letters: number;
}

export interface Progress {
  readonly id: string;
  readonly version: number;
  /** How many rows were written. */
  readonly rows: number;
  /** The number of the last words said there. */
  readonly talk: number;
}

/** Where a list goes on whose last one was of this moment, and of this id: several may be of one moment. */
export interface From {
  readonly before?: number | undefined;
  readonly id?: string | undefined;
}

interface Which extends From {
  readonly game?: string | undefined;
  readonly stage: 'open' | 'playing' | 'over';
  readonly most: number;
}

/** What is written in one breath with something that succeeds; a fault undoes both. */
export type Beside = (on: Transaction<Schema>) => Promise<void>;

/** What is written in one breath with something else; false: none of it. */
export type InSameWrite = (on: Transaction<Schema>) => Promise<boolean>;

export interface StoredTable {
  readonly id: string;
  readonly game: string;
  readonly rules: number;
  readonly options: Options;
  readonly commitment: string;
  readonly listed: boolean;
  readonly seats: readonly StoredSeat[];
  /** In milliseconds since 1970. */
  readonly created: number;
  readonly started: number | null;
  readonly over: number | null;
  /** Who set it up; null: that was not kept. */
  readonly owner: string | null;
  /** What somebody asks everybody for. */
  readonly wish: StoredWish | null;
  /** Counts what changes besides the log. */
  readonly version: number;
  readonly pace: Pace;
  /** Null: it has none, or is not dealt. */
  readonly clock: TableClock | null;
  /** The digest of the bundle it is played by; null: the rules of this server. */
  readonly bundle: string | null;
  /** It counts for the ratings of its people. */
  readonly rated: boolean;
}

/** Somebody asks to go back to the first `keep` rows in force; or, because somebody is away, that a bot plays on for
 *  `about`, or that the game ends. */
export interface StoredWish {
  readonly kind: Wish['kind'];
  readonly seat: Seat;
  readonly about: Seat | null;
  readonly keep: number;
  /** Who agrees. */
  readonly yes: readonly Seat[];
}

export type StoredSeat = { readonly kind: 'open' } | Person | Bot;

export interface Person extends Sitter {
  readonly kind: 'person';
  /** A bot of this level plays for them. */
  readonly bot: string | null;
  readonly friend: { readonly guest: string; readonly name: string } | null;
  readonly resigned: boolean;
}

interface Sitter {
  readonly guest: string;
  readonly name: string;
  readonly salt: string;
}

interface Bot {
  readonly kind: 'bot';
  readonly name: string;
  readonly level: string;
}

/** A row and the digest chain after it: a replay that gives another one is not the same game. */
export interface StoredRow {
  readonly row: Row;
  readonly chain: string;
}

/** What is written in one breath with rows. Also without any: then `after` must be their number all the same. */
export interface AppendDetails {
  readonly at: number;
  /** The version of the table it goes on from, where clocks are written; `raises`: it is another one from now on. */
  readonly version: number;
  readonly raises?: boolean;
  readonly over: boolean;
  readonly command?: (Command & { readonly seat: Seat; readonly key: string }) | undefined;
  /** Taken after these rows. */
  readonly snapshot?: Snapshot | undefined;
  /** Snapshots with more rows in force than these no longer hold: the rest was taken back. */
  readonly voids?: number | undefined;
  /** Left out: as it was. */
  readonly clock?: TableClock | null | undefined;
  readonly beside?: InSameWrite | undefined;
}

/** A command that took effect, by what it said: the same key with other words is a mistake of the sender. */
interface Command {
  readonly digest: string;
}
