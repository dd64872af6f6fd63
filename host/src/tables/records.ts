// Games that were played elsewhere: a finished record becomes a table that is over, if it proves itself by being played
// again. It keeps its id, because the dice are made of it.

import { readRecord } from '@orrery/games';
import { fault, isFault, must, type GameRecord } from '@orrery/kernel';
import type { HostEdition } from '../bundles/edition.ts';
import type { StoredRow, StoredSeat, StoredTable } from '../store/store.ts';
import type { Tables } from './index.ts';

/** Rows of a record at most: a game of a few hours has some hundreds. */
const MOST_ROWS = 20_000;

export async function importRecord(tables: Tables, text: string): Promise<StoredTable> {
  const named = (JSON.parse(text) as GameRecord).game;
  const edition = await tables.games.find(named);
  if (edition === undefined) throw fault('unknown-game', `there is no game "${named}" here`);
  const { game } = edition;
  const { record } = readRecord(text, (id) => (id === game.id ? game : undefined));
  if (record.rows.length > MOST_ROWS) throw fault('bad-record', `a record has at most ${MOST_ROWS} rows`);
  if (!/^[\w-]{8,40}$/.test(record.table)) throw fault('bad-record', 'the record has no id that a link could hold');
  const known = await tables.store.table(record.table);
  if (known !== undefined) return known;
  const rows = await playAgain(tables, edition, record);
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
    over: null,
    owner: null,
    wish: null,
    version: 0,
    pace: { kind: 'calm' },
    clock: null,
    bundle: null,
  };
  await tables.store.create(stored, must(record.secret, 'the secret'));
  await tables.store.append(stored.id, 0, rows, { at: now, over: true, version: 0 });
  return { ...stored, over: now };
}

/** The rows with their chain; a fault if the record does not prove itself, or is not over. */
async function playAgain({ rehearsals }: Tables, edition: HostEdition, record: GameRecord): Promise<StoredRow[]> {
  const { chains, isOver } = await rehearsals.record(edition, record).catch(asRecordFault);
  if (!isOver) throw fault('not-over', 'a game is brought here once it is over');
  return record.rows.map((row, at) => ({ row, chain: must(chains[at], 'a digest') }));
}

/** Whatever breaks while it is played is the record's fault. */
function asRecordFault(error: unknown): never {
  throw isFault(error) && error.code.startsWith('record-') ? error : fault('bad-record', 'the record cannot be played');
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
