// What the host keeps of its tables, behind one small interface; store/ has the database behind it. The log of a table is
// append-only, and the place of a row in it is the concurrency check: two writers cannot both have it.

import type { Options, Row, Seat } from '@orrery/kernel';

export interface Store {
  create(table: StoredTable, secret: string): Promise<void>;
  table(id: string): Promise<StoredTable | undefined>;
  /** Takes an open seat; false: it is taken, or this guest sits at the table already. */
  sit(id: string, seat: Seat, sitter: Sitter): Promise<boolean>;
  /** The game is dealt: from now on its seats and salts stay as they are. */
  start(id: string, at: number): Promise<void>;
  /** The secret of the dice. It has a table of its own, so that no other question brings it along. */
  secret(id: string): Promise<string>;

  /** The rows of a table in order, without the first `after`. */
  rows(id: string, after: number): Promise<StoredRow[]>;
  /** Writes rows from place `after` + 1 on, all or none; false: somebody else has written there. */
  append(id: string, after: number, rows: readonly StoredRow[], mark: Mark): Promise<boolean>;
  command(id: string, seat: Seat, key: string): Promise<Command | undefined>;

  /** The last snapshot; of another form than ours: none. */
  snapshot(id: string, form: number): Promise<Snapshot | undefined>;
  /** All snapshots of this form, the first one first: they hold what was told, piece by piece. */
  snapshots(id: string, form: number): Promise<Snapshot[]>;

  /** Listed tables that wait for players, the newest first. */
  open(most: number): Promise<StoredTable[]>;
  /** The tables a guest sits at, the newest first. */
  ofGuest(guest: string, most: number): Promise<StoredTable[]>;
  /** Games in play with a bot among the seats. */
  withBots(): Promise<string[]>;
}

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
}

export type StoredSeat = { readonly kind: 'open' } | ({ readonly kind: 'person' } & Sitter) | Bot;

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

/** The game after `seq` rows, as text. `chain` is that of its last row: the proof that it belongs to this log. */
export interface Snapshot {
  readonly seq: number;
  readonly form: number;
  readonly chain: string;
  readonly books: string;
}

/** What is written in one breath with rows. */
export interface Mark {
  readonly at: number;
  readonly over: boolean;
  readonly command?: (Command & { readonly seat: Seat; readonly key: string }) | undefined;
  /** Taken after these rows. */
  readonly snapshot?: Snapshot | undefined;
  /** Snapshots after so many rows no longer hold: something was taken back. */
  readonly voids?: number | undefined;
}

/** A command that took effect, by what it said: the same key with other words is a mistake of the sender. */
interface Command {
  readonly digest: string;
}
