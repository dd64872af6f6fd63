// What whoever runs a server does with it from outside, also while it runs.

import { randomBytes } from 'node:crypto';
import { fault, type Json, must, type GameRecord, type Seat } from '@orrery/kernel';
import { backRow, botOf, FORM, isOver, rowsOf } from '@orrery/table';
import { moveNow } from '../bundles/move.ts';
import { withBundles } from '../bundles/games.ts';
import { postgresBus, silentBus } from '../bus.ts';
import { makeFolder } from '../store/database.ts';
import { guestKey, serverKey } from '../people/keys.ts';
import { createJobs } from '../jobs.ts';
import { labelOf } from '../label.ts';
import { loadWhole } from '../tables/load.ts';
import { createPacer } from '../pace/index.ts';
import { resetLink, whoForgot } from '../people/reset.ts';
import { importRecord } from '../tables/records.ts';
import { seatInfo } from '../tables/seats.ts';
import { createStore, openDatabase } from '../store/index.ts';
import { catalog, createTables, type Games } from '../tables/index.ts';
import { readBackup, writeBackup } from './backup.ts';

export interface Admin {
  backup(write: (line: string) => Promise<void>): Promise<number>;
  restore(lines: AsyncIterable<string>): Promise<number>;
  /** The ids of all tables, in pages. */
  tables(after: string, most: number): Promise<string[]>;
  /** The ids of the tables that lines of the server name by this label, or by the beginning of one. */
  find(label: string): Promise<string[]>;
  inspect(id: string): Promise<Json>;
  /** The record; of a game that is not over without the secret of its dice, unless that is wanted. */
  record(id: string, secret: boolean): Promise<GameRecord>;
  bring(text: string): Promise<string>;
  /** Goes back by so many rows in force, with new dice. */
  stepBack(id: string, rows: number): Promise<void>;
  /** A bot of this level plays a person's seat; null: the person does again. */
  hand(id: string, seat: Seat, level: string | null): Promise<void>;
  /** The table is played on by the rules of this server, without asking those who sit there. */
  move(id: string): Promise<void>;
  /** What people have reported, the newest first. */
  reports(most: number): Promise<Json>;
  /** The link by which a person chooses a new password, with the server's own address in front. */
  reset(login: string): Promise<string>;
  close(): Promise<void>;
}

export interface Where {
  readonly data: string;
  readonly database?: string | undefined;
  readonly games?: Games;
  /** Where people reach the server. */
  readonly origin?: string | undefined;
}

/** Tables looked at in one go. */
const PAGE = 500;

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw fault('record-unreadable', 'the record is cut short or is not JSON');
  }
}

export async function openAdmin({ data, database: url, games: given, origin = '' }: Where): Promise<Admin> {
  const log = (): void => undefined;
  makeFolder(data);
  const database = await openDatabase({ folder: data, url, log });
  const { pool, db } = database;
  const games = given ?? withBundles(catalog, db, data, log);
  const bus = pool === null ? silentBus() : postgresBus(pool, url ?? '', log);
  const store = createStore(database);
  const jobs = createJobs(database, log);
  const tables = createTables({ store, games, random: randomBytes, jobs, bus, pacer: createPacer(db) });
  const storedOf = async (id: string) => {
    const stored = await store.table(id);
    if (stored === undefined) throw fault('unknown-table', `there is no table "${id}"`);
    return stored;
  };

  return {
    backup: (write) => writeBackup(database, write),
    restore: (lines) => readBackup(database, lines),
    tables: async (after, most) => (await store.all(after, most)).map(({ id }) => id),
    async find(label) {
      const found: string[] = [];
      for (let after = '', page = ['']; page.length > 0; after = page.at(-1) ?? '') {
        page = (await store.all(after, PAGE)).map(({ id }) => id);
        found.push(...page.filter((id) => labelOf(id).startsWith(label)));
      }
      return found;
    },
    inspect: (id) =>
      tables.use(id, async () => {
        const stored = await storedOf(id);
        const { play } = await tables.get(id);
        const waiting = await db.selectFrom('jobs').select(['id', 'kind', 'key', 'due', 'tries', 'node']).execute();
        const { game, rules, options, created, started, over, version, pace } = stored;
        return {
          id,
          label: labelOf(id),
          game,
          rules,
          options,
          created: new Date(created).toISOString(),
          started: started === null ? null : new Date(started).toISOString(),
          over: over === null ? null : new Date(over).toISOString(),
          version,
          pace: { ...pace },
          seats: stored.seats.map((seat) => ({ ...seatInfo(seat), playedByBot: botOf(seat) })),
          rows: play === null ? 0 : rowsOf(play),
          asks: play === null ? [] : [...play.numbers],
          snapshots: (await store.snapshots(id, FORM)).length,
          jobs: waiting.filter(({ key }) => key.startsWith(id)).map((job) => ({ ...job })),
        };
      }),
    record: (id, secret) =>
      tables.use(id, async () => {
        const stored = await storedOf(id);
        if (stored.started === null) throw fault('not-dealt', 'this game has not begun');
        const loaded = await loadWhole(store, games, stored);
        if (loaded === null) throw fault('too-busy', 'the table was changed while it was read: try again');
        const { play } = loaded;
        return play.edition.kernel.toRecord(play.journal, secret || isOver(play) ? await store.secret(id) : undefined);
      }),
    bring: async (text) => (await importRecord(tables, readJson(text), '')).id,
    stepBack: (id, rows) =>
      tables.use(id, async () => {
        for (;;) {
          const table = await tables.getWhole(id);
          const play = must(table.play, 'a dealt game');
          const keep = play.journal.live.length - rows;
          if (keep < 0 || isOver(play)) throw fault('bad-request', 'this game cannot go back so far');
          const last = must(play.journal.live.at(keep), 'a row');
          if ((await tables.advance(table, { rows: [backRow(play, last.seat, keep)] })) !== 'behind') return;
        }
      }),
    hand: (id, seat, level) =>
      tables.use(id, async () => {
        const stored = await storedOf(id);
        if (stored.seats[seat]?.kind !== 'person') throw fault('bad-request', `no person has seat ${seat}`);
        await tables.change(id, async (on) => {
          const set = { bot: level, friend: null, pass: null };
          await on.updateTable('seats').set(set).where('table_id', '=', id).where('seat', '=', seat).execute();
        });
      }),
    move: (id) => moveNow(tables, id),
    async reports(most) {
      const found = await db.selectFrom('reports').selectAll().orderBy('created', 'desc').limit(most).execute();
      return found.map(({ table_id: table, seat, text, created }) => ({
        table,
        seat,
        text,
        at: new Date(created).toISOString(),
      }));
    },
    async reset(login) {
      const person = await whoForgot(db, login);
      if (person === undefined) throw fault('bad-request', `nobody here signs in as "${login}"`);
      return resetLink(await serverKey(db, 'cookies', () => guestKey(data)), origin, person, Date.now());
    },
    async close() {
      await tables.settled();
      await bus.close();
      await database.close();
    },
  };
}
