// Where games played in this tab are kept: IndexedDB, one entry a table. A game is written after every row, and only on
// top of what was read before: a second tab on the same game is noticed instead of overwritten.

import type { GameRecord, Seat } from '@orrery/kernel';
import { type DBSchema, openDB } from 'idb';
import { forgetSeen } from './seen.ts';

export interface Kept {
  readonly id: string;
  /** Without its secret it could not be played on; it never leaves this browser before the end. */
  readonly record: GameRecord;
  readonly secret: string;
  /** By seat: the level of its bot, or null for a person at this screen. */
  readonly bots: readonly (string | null)[];
  /** The seats that belong to people, also while a bot plays one. */
  readonly people: readonly Seat[];
  /** Seats whose people gave up: a bot plays on, and they rank last. */
  readonly resigned: readonly Seat[];
  readonly over: boolean;
  /** Milliseconds of the clock, to sort by. */
  readonly saved: number;
  /** What the home page says of it without playing it again; null: it was kept before this was noted. */
  readonly glance: Glance | null;
}

export interface Glance {
  /** Who may act. */
  readonly waiting: readonly Seat[];
  readonly scores: readonly (number | null)[];
  readonly ranks: readonly number[];
}

/** What an earlier Orrery kept lacks what was added since; it is read as if it had it, and written so the next time. */
type Stored = Pick<Kept, 'id' | 'record' | 'secret' | 'bots' | 'over' | 'saved'> & Partial<Kept>;

const whole = (stored: Stored): Kept => ({
  people: stored.bots.flatMap((bot, seat) => (bot === null ? [seat] : [])),
  resigned: [],
  glance: null,
  ...stored,
});

interface Shelf extends DBSchema {
  tables: { key: string; value: Stored };
}

const open = () =>
  openDB<Shelf>('orrery', 1, {
    upgrade(shelf) {
      shelf.createObjectStore('tables', { keyPath: 'id' });
    },
  });

let opened: ReturnType<typeof open> | undefined;

function shelf(): ReturnType<typeof open> {
  opened ??= open();
  return opened;
}

/** Writes the game if the shelf still holds the `rows` we know of; false: somebody else has written. */
export async function keep(kept: Kept, rows: number): Promise<boolean> {
  const transaction = (await shelf()).transaction('tables', 'readwrite');
  const before = await transaction.store.get(kept.id);
  const same = (before?.record.rows.length ?? 0) === rows;
  if (same) await transaction.store.put(kept);
  await transaction.done;
  return same;
}

export async function fetchKept(id: string): Promise<Kept | undefined> {
  const stored = await (await shelf()).get('tables', id);
  return stored === undefined ? undefined : whole(stored);
}

/** All games of this browser, the latest first. */
export async function listKept(): Promise<readonly Kept[]> {
  const all = await (await shelf()).getAll('tables');
  return all.map(whole).sort((a, b) => b.saved - a.saved);
}

export async function discard(id: string): Promise<void> {
  await (await shelf()).delete('tables', id);
  forgetSeen(id);
}
