// The store in one SQLite file. A commit is on the disk before it is acknowledged (synchronous=FULL).

import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { fault, must, type Options, type Row } from '@orrery/kernel';
import { asDiskFault, isTaken } from './faults.ts';
import type { Store, StoredSeat, StoredTable } from './store.ts';

/** Each brings the file from its place in this list to the next; what has been shipped is never changed. */
const MIGRATIONS: readonly string[] = [
  `CREATE TABLE tables (
     id TEXT PRIMARY KEY, game TEXT NOT NULL, rules INTEGER NOT NULL, options TEXT NOT NULL, commitment TEXT NOT NULL,
     listed INTEGER NOT NULL, created INTEGER NOT NULL, started INTEGER, over INTEGER);
   CREATE INDEX tables_open ON tables (created) WHERE started IS NULL AND listed = 1;
   CREATE TABLE secrets (table_id TEXT PRIMARY KEY REFERENCES tables (id), secret TEXT NOT NULL);
   CREATE TABLE seats (
     table_id TEXT NOT NULL REFERENCES tables (id), seat INTEGER NOT NULL, kind TEXT NOT NULL,
     guest TEXT, name TEXT, salt TEXT, level TEXT, PRIMARY KEY (table_id, seat));
   CREATE UNIQUE INDEX seats_guest ON seats (guest, table_id) WHERE guest IS NOT NULL;
   CREATE TABLE rows (
     table_id TEXT NOT NULL REFERENCES tables (id), seq INTEGER NOT NULL, row TEXT NOT NULL, chain TEXT NOT NULL,
     at INTEGER NOT NULL, PRIMARY KEY (table_id, seq)) WITHOUT ROWID;
   CREATE TABLE commands (
     table_id TEXT NOT NULL REFERENCES tables (id), seat INTEGER NOT NULL, key TEXT NOT NULL, digest TEXT NOT NULL,
     PRIMARY KEY (table_id, seat, key)) WITHOUT ROWID;`,
];

type Fields = Readonly<Record<string, unknown>>;

/** `pages` caps the size of the file, in pages of 4 KB. */
export function openSqlite(folder: string, { pages }: { pages?: number } = {}): Store {
  const db = open(folder, pages);
  const statements = new Map<string, ReturnType<DatabaseSync['prepare']>>();
  const prepared = (sql: string): ReturnType<DatabaseSync['prepare']> => {
    const known = statements.get(sql) ?? db.prepare(sql);
    statements.set(sql, known);
    return known;
  };
  const run = (sql: string, ...values: SQLInputValue[]): number => Number(prepared(sql).run(...values).changes);
  const all = (sql: string, ...values: SQLInputValue[]): Fields[] => prepared(sql).all(...values);
  /** All in one transaction, or nothing. Promises, because other stores need them. */
  const write = async <V>(work: () => V): Promise<V> => {
    try {
      db.exec('BEGIN IMMEDIATE');
      const value = work();
      db.exec('COMMIT');
      return value;
    } catch (error) {
      if (db.isTransaction) db.exec('ROLLBACK');
      throw asDiskFault(error, folder);
    }
  };
  const seatsOf = (id: string): StoredSeat[] =>
    all('SELECT * FROM seats WHERE table_id = ? ORDER BY seat', id).map(readSeat);
  const tablesOf = (found: readonly Fields[]): StoredTable[] =>
    found.map((fields) => readTable(fields, seatsOf(fields['id'] as string)));

  return {
    create: (table, secret) =>
      write(() => {
        const { id, game, rules, options, commitment, listed, created, started } = table;
        const fields = [id, game, rules, JSON.stringify(options), commitment, Number(listed), created, started];
        run('INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?, ?, ?, NULL)', ...fields);
        run('INSERT INTO secrets VALUES (?, ?)', id, secret);
        for (const [seat, sitter] of table.seats.entries())
          run('INSERT INTO seats VALUES (?, ?, ?, ?, ?, ?, ?)', id, seat, ...seatFields(sitter));
      }),
    async table(id) {
      return tablesOf(all('SELECT * FROM tables WHERE id = ?', id))[0];
    },
    sit: (id, seat, sitter) =>
      write(() => {
        const fields = seatFields({ kind: 'person', ...sitter });
        const sql = `UPDATE seats SET kind = ?, guest = ?, name = ?, salt = ?, level = ?
          WHERE table_id = ? AND seat = ? AND kind = 'open'`;
        return run(sql, ...fields, id, seat) === 1;
      }).catch(falseIfTaken),
    start: (id, at) => write(() => void run('UPDATE tables SET started = ? WHERE id = ? AND started IS NULL', at, id)),
    async secret(id) {
      return must(all('SELECT secret FROM secrets WHERE table_id = ?', id)[0]?.['secret'] as string, 'a secret');
    },
    async rows(id, after) {
      const found = all('SELECT row, chain FROM rows WHERE table_id = ? AND seq > ? ORDER BY seq', id, after);
      return found.map((each) => ({ row: JSON.parse(each['row'] as string) as Row, chain: each['chain'] as string }));
    },
    append: (id, after, rows, { at, over, command }) =>
      write(() => {
        for (const [i, { row, chain }] of rows.entries())
          run('INSERT INTO rows VALUES (?, ?, ?, ?, ?)', id, after + i + 1, JSON.stringify(row), chain, at);
        if (command !== undefined)
          run('INSERT INTO commands VALUES (?, ?, ?, ?)', id, command.seat, command.key, command.digest);
        if (over) run('UPDATE tables SET over = ? WHERE id = ?', at, id);
        return true;
      }).catch(falseIfTaken),
    async command(id, seat, key) {
      const sql = 'SELECT digest FROM commands WHERE table_id = ? AND seat = ? AND key = ?';
      const found = all(sql, id, seat, key)[0];
      return found === undefined ? undefined : { digest: found['digest'] as string };
    },
    async open(most) {
      const sql = 'SELECT * FROM tables WHERE started IS NULL AND listed = 1 ORDER BY created DESC LIMIT ?';
      return tablesOf(all(sql, most));
    },
    async ofGuest(guest, most) {
      const sql = `SELECT tables.* FROM tables JOIN seats ON table_id = id WHERE guest = ?
        ORDER BY created DESC LIMIT ?`;
      return tablesOf(all(sql, guest, most));
    },
    async withBots() {
      const sql = `SELECT DISTINCT id FROM tables JOIN seats ON table_id = id
        WHERE kind = 'bot' AND started IS NOT NULL AND over IS NULL ORDER BY id`;
      return all(sql).map((fields) => fields['id'] as string);
    },
    async close() {
      db.close();
    },
  };
}

function open(folder: string, pages: number | undefined): DatabaseSync {
  try {
    const path = join(folder, 'orrery.sqlite');
    // The file holds the secrets of the dice: its owner alone may read it, and SQLite's own files follow it.
    closeSync(openSync(path, 'a', 0o600));
    const db = new DatabaseSync(path, { timeout: 5000, enableForeignKeyConstraints: true });
    db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;');
    migrate(db);
    if (pages !== undefined) db.exec(`PRAGMA max_page_count = ${pages}`);
    return db;
  } catch (error) {
    throw asDiskFault(error, folder);
  }
}

function migrate(db: DatabaseSync): void {
  db.exec('BEGIN IMMEDIATE');
  const at = db.prepare('PRAGMA user_version').get()?.['user_version'] as number;
  if (at > MIGRATIONS.length) throw fault('data-newer', 'the data was written by a newer Orrery; update this one');
  for (const sql of MIGRATIONS.slice(at)) db.exec(sql);
  db.exec(`PRAGMA user_version = ${MIGRATIONS.length}; COMMIT`);
}

function falseIfTaken(error: unknown): false {
  if (isTaken(error)) return false;
  throw error;
}

function seatFields(seat: StoredSeat): SQLInputValue[] {
  if (seat.kind === 'open') return ['open', null, null, null, null];
  if (seat.kind === 'bot') return ['bot', null, seat.name, null, seat.level];
  return ['person', seat.guest, seat.name, seat.salt, null];
}

function readSeat(fields: Fields): StoredSeat {
  const { kind, guest, name, salt, level } = fields as Readonly<Record<string, string>>;
  if (kind === 'person') return { kind, guest: guest ?? '', name: name ?? '', salt: salt ?? '' };
  return kind === 'bot' ? { kind, name: name ?? '', level: level ?? '' } : { kind: 'open' };
}

function readTable(fields: Fields, seats: StoredSeat[]): StoredTable {
  const { id, game, commitment, options } = fields as Readonly<
    Record<'id' | 'game' | 'commitment' | 'options', string>
  >;
  const { rules, listed, created } = fields as Readonly<Record<'rules' | 'listed' | 'created', number>>;
  const { started, over } = fields as Readonly<Record<'started' | 'over', number | null>>;
  const chosen = JSON.parse(options) as Options;
  return { id, game, rules, options: chosen, commitment, listed: listed === 1, seats, created, started, over };
}
