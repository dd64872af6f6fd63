// The columns of every table, the same in SQLite and PostgreSQL: texts and whole numbers only. Moments are milliseconds
// since 1970, flags 0 or 1, and whatever has parts of its own is JSON in a text.

import type { Generated } from 'kysely';
import type { PeopleSchema } from '../people/schema.ts';

/** Whoever adds a table adds its columns here, and the migration that makes it. */
export interface Schema extends PeopleSchema {
  bundles: { digest: string; game: string; rules: number; code: string; created: number };
  move_votes: { table_id: string; seat: number; bundle: string };
  tables: TableColumns;
  secrets: { table_id: string; secret: string };
  seats: SeatColumns;
  rows: { table_id: string; seq: number; row: string; chain: string; at: number };
  commands: { table_id: string; seat: number; key: string; digest: string };
  snapshots: SnapshotColumns;
  records: RecordColumns;
  jobs: JobColumns;
  talk: TalkColumns;
  notes: { table_id: string; guest: string; text: string };
  wishes: WishColumns;
  results: ResultColumns;
  /** `skill`: what the library that rates works with. */
  ratings: { person: string; game: string; skill: string; games: number };
  /** Since when a person who plays is not at the table. */
  absences: { table_id: string; seat: number; since: number };
}

export interface TableColumns {
  id: string;
  game: string;
  rules: number;
  options: string;
  commitment: string;
  listed: number;
  created: number;
  started: number | null;
  over: number | null;
  /** Who set it up; null: that was not kept. */
  owner: string | null;
  version: Generated<number>;
  /** How fast it is played; null: there is no clock. */
  pace: string | null;
  clock: string | null;
  /** The digest of the bundle it is played by. */
  bundle: string | null;
  /** Whether it counts for the ratings of its people. */
  rated: Generated<number>;
}

export interface SeatColumns {
  table_id: string;
  seat: number;
  kind: string;
  guest: string | null;
  name: string | null;
  salt: string | null;
  level: string | null;
  /** Who plays for the person: a bot of this level, or a friend. */
  bot: string | null;
  friend: string | null;
  friend_name: string | null;
  /** Whoever brings this word may play for the person. */
  pass: string | null;
  resigned: number | null;
}

interface SnapshotColumns {
  table_id: string;
  seq: number;
  form: number;
  chain: string;
  live: number;
  began: number;
  log: number;
  books: string;
  told: string;
  mark: Generated<string>;
}

interface RecordColumns {
  table_id: string;
  /** The marks of a game of so many rows. */
  rows: number;
  marks: string;
  /** The letters that a game from elsewhere takes up; 0: it was played here. */
  brought: number;
}

interface TalkColumns {
  table_id: string;
  n: number;
  at: number;
  /** Who spoke; null: the server. */
  guest: string | null;
  seat: number | null;
  text: string | null;
  /** A sentence of the server: its key and arguments. */
  notice: string | null;
}

interface ResultColumns {
  table_id: string;
  seat: number;
  score: number | null;
  /** Null: its people have ended the game, and nobody has won. */
  rank: number | null;
  /** Null: it did not count. */
  rating_before: number | null;
  rating_after: number | null;
}

interface WishColumns {
  table_id: string;
  kind: string;
  /** Who asks, and about whom. */
  seat: number;
  about: number | null;
  keep: number;
  yes: string;
}

interface JobColumns {
  id: Generated<number>;
  /** What is to be done, and for whom: one job for each key. */
  kind: string;
  key: string;
  about: string;
  due: number;
  tries: Generated<number>;
  /** The node at work on it, and until when it may be believed to be. */
  node: string | null;
  until: number | null;
}
