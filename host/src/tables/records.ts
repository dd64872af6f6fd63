// Games that were played elsewhere: a finished record becomes a table that is over, if it proves itself by being played
// again. It keeps its id, because the dice are made of it.

import { fault, isFault, must } from '@orrery/kernel';
import type { PlayedRecord } from '../rehearsal/index.ts';
import type { StoredRow, StoredSeat, StoredTable } from '../store/store.ts';
import type { Allowance } from './allowance.ts';
import type { Tables } from './index.ts';

/** `from`: who brings it, and how much that may be; `payer`: for whom one record is read at a time. */
export async function importRecord(
  tables: Tables,
  given: unknown,
  from: string,
  allowance?: Allowance,
  payer = from,
): Promise<StoredTable> {
  const { store } = tables;
  const id = fieldOf(given, 'table');
  if (!/^[\w-]{8,40}$/.test(id)) throw fault('bad-record', 'the record has no id that a link could hold');
  const known = await store.table(id);
  if (known !== undefined) return known;
  allowance?.check(from, 0, 0);
  const { record, chains, snapshot, letters } = await playAgain(tables, given, payer);
  if (snapshot === null) throw fault('not-over', 'a game is brought here once it is over');
  // The dice of a table here are made of one salt for each seat, and of its own secret alone.
  if (record.salts.length !== record.seats.length || record.origin !== undefined)
    throw fault('bad-record', 'only a game that was dealt at a table of a server is brought to another');
  allowance?.check(from, letters, await store.brought());
  const rows: StoredRow[] = record.rows.map((row, at) => ({ row, chain: must(chains[at], 'a digest') }));
  const now = Date.now();
  const stored: StoredTable = {
    id: record.table,
    game: record.game,
    rules: record.rules,
    options: record.options,
    commitment: record.commitment,
    listed: false,
    seats: record.seats.map((name, at) => seatOf(name, record.salts[at] ?? '')),
    created: now,
    started: now,
    over: now,
    owner: null,
    wish: null,
    version: 0,
    pace: { kind: 'calm' },
    clock: null,
    bundle: null,
    rated: false,
  };
  const secret = must(record.secret, 'the secret');
  const isNew = await store.bring(stored, secret, { rows, marks: record.marks, snapshot, letters });
  if (isNew) allowance?.took(from, letters);
  // Somebody else has brought the same one meanwhile.
  return isNew ? stored : must(await store.table(id), 'the table that is there');
}

/** Reads a record from outside and plays it again, in a thread of its own; a fault if it does not prove itself. */
export async function playAgain({ games, rehearsals }: Tables, given: unknown, from: string): Promise<PlayedRecord> {
  const named = fieldOf(given, 'game');
  const edition = await games.find(named);
  if (edition === undefined) throw fault('unknown-game', `there is no game "${named.slice(0, 40)}" here`);
  return rehearsals.record(edition, textOf(given), from).catch(asRecordFault);
}

const fieldOf = (given: unknown, field: string): string =>
  typeof given === 'object' && given !== null && Object.hasOwn(given, field)
    ? String((given as Record<string, unknown>)[field])
    : '';

function textOf(given: unknown): string {
  try {
    return JSON.stringify(given);
  } catch {
    throw fault('bad-record', 'the record is nested too deep');
  }
}

/** Whatever breaks while it is played is the record's fault. */
function asRecordFault(error: unknown): never {
  if (isFault(error) && /^(record-|bad-|too-)/.test(error.code)) throw error;
  throw fault('bad-record', 'the record cannot be played');
}

/** Whoever sat there sat elsewhere: the seat has a name, and nobody here plays it. */
const seatOf = (name: string, salt: string): StoredSeat => ({
  kind: 'person',
  guest: '',
  name,
  salt,
  bot: null,
  friend: null,
  resigned: false,
});
