// What the host keeps, behind one small interface: SQLite in sqlite.ts, other databases beside it. The log of a table is
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

  /** Listed tables that wait for players, the newest first. */
  open(most: number): Promise<StoredTable[]>;
  /** The tables a guest sits at, the newest first. */
  ofGuest(guest: string, most: number): Promise<StoredTable[]>;
  /** Games in play with a bot among the seats. */
  withBots(): Promise<string[]>;
  close(): Promise<void>;
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

/** What is written in one breath with rows. */
export interface Mark {
  readonly at: number;
  readonly over: boolean;
  readonly command?: Command & { readonly seat: Seat; readonly key: string };
}

/** A command that took effect, by what it said: the same key with other words is a mistake of the sender. */
interface Command {
  readonly digest: string;
}
