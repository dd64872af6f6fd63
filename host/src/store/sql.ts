// The store over the database: the same questions to SQLite and to PostgreSQL.

import { type GameRecord, must, type Options, type Row } from '@orrery/kernel';
import type { Pace } from '@orrery/protocol/people';
import {
  type CompiledQuery,
  type ExpressionBuilder,
  type Insertable,
  type Kysely,
  type Selectable,
  sql,
  type Transaction,
} from 'kysely';
import { isTaken } from '../faults.ts';
import type { Snapshot } from '@orrery/table';
import { readTableClock, type TableClock } from '../pace/table-clock.ts';
import { type Append, batchAppends } from './append-batch.ts';
import type { Database } from './database.ts';
import { manyAtOnce } from './many.ts';
import type { Schema, SeatColumns, TableColumns } from './schema.ts';
import type { From, Store, StoredSeat, StoredTable, StoredWish } from './store.ts';

export function createStore({ db, kind, write, dataVersion }: Database): Store {
  const ready = prepareQueries(db);
  const seatsOf = async (ids: readonly string[], on: Kysely<Schema>): Promise<Map<string, StoredSeat[]>> => {
    const seats = new Map<string, StoredSeat[]>(ids.map((id) => [id, []]));
    if (ids.length === 0) return seats;
    const found = await on.selectFrom('seats').selectAll().where('table_id', 'in', ids).orderBy('seat').execute();
    for (const each of found) seats.get(each.table_id)?.push(readSeat(each));
    return seats;
  };
  const tablesOf = async (
    found: readonly Selectable<TableColumns>[],
    on: Kysely<Schema> = db,
  ): Promise<StoredTable[]> => {
    const ids = found.map(({ id }) => id);
    const seats = await seatsOf(ids, on);
    const wishes =
      ids.length === 0 ? [] : await on.selectFrom('wishes').selectAll().where('table_id', 'in', ids).execute();
    return found.map((each) => {
      const wish = wishes.find((one) => one.table_id === each.id);
      return { ...readTable(each, seats.get(each.id) ?? []), wish: wish === undefined ? null : readWish(wish) };
    });
  };
  const add: Store['add'] = async (on, id, after, rows, details) => {
    const { at, command } = details;
    const placed = rows.map(({ row, chain }, i) => ({
      table_id: id,
      seq: after + i + 1,
      row: JSON.stringify(row),
      chain,
      at,
    }));
    if (placed.length < AT_ONCE) for (const row of placed) await ready.addRow(on, row);
    else
      for (let from = 0; from < placed.length; from += AT_ONCE)
        await on
          .insertInto('rows')
          .values(placed.slice(from, from + AT_ONCE))
          .execute();
    if (command !== undefined) await ready.addCommand(on, { table_id: id, ...command });
    return addRest(on, { id, after, rows, details });
  };
  /** What goes beside rows and command. */
  const addRest = async (on: Transaction<Schema>, { id, after, rows, details }: Append): Promise<boolean> => {
    const { at, over, snapshot, voids, clock, beside, version, raises = false } = details;
    if (voids !== undefined)
      await on.deleteFrom('snapshots').where('table_id', '=', id).where('live', '>', voids).execute();
    if (snapshot !== undefined) await addSnapshot(on, id, snapshot);
    const timed = clock === undefined ? {} : clockColumn(clock);
    if (over || raises || 'clock' in timed) {
      const { numUpdatedRows } = await on
        .updateTable('tables')
        .set({ ...(over ? { over: at } : {}), ...timed, version: version + Number(raises) })
        .where('id', '=', id)
        .where('version', '=', version)
        .executeTakeFirst();
      if (numUpdatedRows !== 1n) return false;
    }
    // No row holds the place: after the lock on the table, somebody else's would be seen.
    if (rows.length === 0 && (await lastRow(on, id)) !== after) return false;
    return beside === undefined || beside(on);
  };
  // In one statement, which sees all of what another node has written or none: rows without the clock that was written with
  // them would lie open in front of their curtain.
  const since: Store['since'] = async (id, after) => {
    const table = db
      .selectFrom('tables')
      .select(['clock as text', 'version', sql<number>`0`.as('seq'), sql<string>`''`.as('chain')])
      .where('id', '=', id);
    const tail = db
      .selectFrom('rows')
      .select(['row as text', sql<number>`0`.as('version'), 'seq', 'chain'])
      .where('table_id', '=', id)
      .where('seq', '>', after);
    const [first, ...found] = await table.unionAll(tail).orderBy('seq').execute();
    const rows = found.map(({ text, chain }) => ({ row: JSON.parse(text ?? '') as Row, chain }));
    return { version: first?.version ?? -1, clock: readClock(first?.text ?? null), rows };
  };
  const alone = ({ id, after, rows, details }: Append): Promise<boolean> =>
    write(async (on) => {
      if (!(await add(on, id, after, rows, details))) throw UNDONE;
      return true;
    })
      .catch(falseIfTaken)
      .catch(falseIfUndone);
  // SQLite gathers whatever is written, and asks itself without a way to go (group-commit.ts).
  const many = kind === 'postgres' ? manyAtOnce(db) : null;
  const append = kind === 'postgres' ? batchAppends({ db, alone, rest: addRest }) : alone;
  const addSnapshot = (on: Kysely<Schema>, id: string, snapshot: Snapshot) =>
    on
      .insertInto('snapshots')
      .values({ table_id: id, ...snapshot })
      // Of the same rows it is the same one.
      .onConflict((taken) => taken.doNothing())
      .execute();
  const create = async (on: Kysely<Schema>, table: StoredTable, secret: string): Promise<void> => {
    const { seats, options, listed, rated, pace, clock, wish: _, ...rest } = table;
    await on
      .insertInto('tables')
      .values({
        ...rest,
        options: JSON.stringify(options),
        listed: Number(listed),
        rated: Number(rated),
        ...paceColumns(pace),
        ...clockColumn(clock),
      })
      .execute();
    await on.insertInto('secrets').values({ table_id: table.id, secret }).execute();
    const sitters = seats.map((sitter, seat) => ({ table_id: table.id, seat, ...seatColumns(sitter) }));
    await on.insertInto('seats').values(sitters).execute();
  };
  const lastRow = async (on: Kysely<Schema>, id: string): Promise<number> => {
    const found = on
      .selectFrom('rows')
      .select((is) => is.fn.max('seq').as('n'))
      .where('table_id', '=', id);
    return (await found.executeTakeFirst())?.n ?? 0;
  };
  /** Whoever else asks for the same waits; SQLite has one writer at a time anyway. */
  const lock = async (on: Kysely<Schema>, what: string): Promise<void> => {
    if (kind === 'postgres') await sql`select pg_advisory_xact_lock(hashtextextended(${what}, 0))`.execute(on);
  };
  const seatedAt = (guest: string) => {
    const seats = db.selectFrom('seats').select('table_id');
    const theirs = seats.where((is) => is.or([is('guest', '=', guest), is('friend', '=', guest)]));
    return db.selectFrom('tables').selectAll().where('id', 'in', theirs);
  };
  const snapshotsOf = (id: string, form: number) =>
    db.selectFrom('snapshots').where('table_id', '=', id).where('form', '=', form);

  return {
    create: (table, secret, beside) =>
      write(async (on) => {
        await create(on, table, secret);
        await beside?.(on);
      }),
    bring: (table, secret, { rows, marks, snapshot, letters }) =>
      write(async (on) => {
        await create(on, table, secret);
        const { id, created: at, version } = table;
        if (!(await add(on, id, 0, rows, { at, over: false, version, snapshot }))) throw UNDONE;
        await on
          .insertInto('records')
          .values({ table_id: id, rows: rows.length, marks: JSON.stringify(marks), brought: letters })
          .execute();
        return true;
      })
        .catch(falseIfTaken)
        .catch(falseIfUndone),
    async brought() {
      const found = db.selectFrom('records').select((is) => is.fn.sum<number | string | null>('brought').as('letters'));
      return Number((await found.executeTakeFirst())?.letters ?? 0);
    },
    async marks(id, rows) {
      const found = db.selectFrom('records').select('marks').where('table_id', '=', id).where('rows', '=', rows);
      const marks = (await found.executeTakeFirst())?.marks;
      return marks === undefined ? undefined : (JSON.parse(marks) as GameRecord['marks']);
    },
    async keepMarks(id, rows, found) {
      const marks = JSON.stringify(found);
      await db
        .insertInto('records')
        .values({ table_id: id, rows, marks, brought: 0 })
        .onConflict((known) => known.column('table_id').doUpdateSet({ rows, marks }))
        .execute();
    },
    async table(id, within) {
      const on = within ?? db;
      return (await tablesOf(await on.selectFrom('tables').selectAll().where('id', '=', id).execute(), on))[0];
    },
    sit: (id, seat, sitter, beside) =>
      write(async (on) => {
        const { numUpdatedRows } = await on
          .updateTable('seats')
          .set(seatColumns({ kind: 'person', ...sitter, bot: null, friend: null, resigned: false }))
          .where('table_id', '=', id)
          .where('seat', '=', seat)
          .where('kind', '=', 'open')
          .executeTakeFirst();
        if (numUpdatedRows !== 1n) return false;
        await beside?.(on);
        return true;
      }).catch(falseIfTaken),
    async watched(owner, within) {
      if (within !== undefined) await lock(within, owner);
      const playing = (within ?? db).selectFrom('tables').where('owner', '=', owner).where('over', 'is', null);
      const byBots = playing.where((is) =>
        is.not(
          is.exists(
            is
              .selectFrom('seats')
              .select('seat')
              .whereRef('seats.table_id', '=', 'tables.id')
              .where('seats.kind', '!=', 'bot')
              .where('seats.bot', 'is', null),
          ),
        ),
      );
      const { n } = await byBots.select((is) => is.fn.countAll<number>().as('n')).executeTakeFirstOrThrow();
      return n;
    },
    async waiting(owner, since, within) {
      const known = within.selectFrom('networks').select('network').where('guest', '=', owner);
      const { network } = (await known.executeTakeFirst()) ?? { network: null };
      await lock(within, network ?? owner);
      const waiting = within.selectFrom('tables').where('started', 'is', null).where('over', 'is', null);
      const count = (is: { fn: typeof within.fn }) => is.fn.countAll<number>().as('n');
      const own = await waiting.where('owner', '=', owner).select(count).executeTakeFirstOrThrow();
      if (network === null) return { own: own.n, near: own.n };
      const there = within.selectFrom('networks').select('guest').where('network', '=', network);
      const lately = waiting.where('owner', 'in', there).where('created', '>', since);
      return { own: own.n, near: (await lately.select(count).executeTakeFirstOrThrow()).n };
    },
    start: (id, version, at, clock, beside) =>
      write(async (on) => {
        const unstarted = on
          .updateTable('tables')
          .set({ started: at, ...clockColumn(clock) })
          .where('id', '=', id)
          .where('version', '=', version)
          .where('over', 'is', null)
          .where('started', 'is', null);
        const { numUpdatedRows } = await unstarted.executeTakeFirst();
        if (numUpdatedRows !== 1n || !(await beside(on))) throw UNDONE;
        return true;
      }).catch(falseIfUndone),
    async secret(id) {
      const found = await db.selectFrom('secrets').select('secret').where('table_id', '=', id).executeTakeFirst();
      return must(found?.secret, 'a secret');
    },

    change: (id, work) =>
      write(async (on) => {
        await on
          .updateTable('tables')
          .set((is) => ({ version: is('version', '+', 1) }))
          .where('id', '=', id)
          .execute();
        return work(on);
      }),

    dataVersion,
    since: many?.since ?? since,
    async progress(ids) {
      const found = await db
        .selectFrom('tables')
        .select(['id', 'version'])
        .select((is) => [
          is
            .selectFrom('rows')
            .select((of) => of.fn.max('seq').as('n'))
            .whereRef('table_id', '=', 'tables.id')
            .as('rows'),
          is
            .selectFrom('talk')
            .select((of) => of.fn.max('n').as('n'))
            .whereRef('table_id', '=', 'tables.id')
            .as('talk'),
        ])
        .where('id', 'in', ids)
        .execute();
      return found.map(({ id, version, rows, talk }) => ({ id, version, rows: rows ?? 0, talk: talk ?? 0 }));
    },
    append: (id, after, rows, details) => append({ id, after, rows, details }),
    add,
    command: many?.command ?? ready.findCommand,

    snapshot: (id, form): Promise<Snapshot | undefined> =>
      snapshotsOf(id, form).selectAll().orderBy('seq', 'desc').limit(1).executeTakeFirst(),
    snapshots: (id, form) => snapshotsOf(id, form).select(['live', 'log']).orderBy('seq').execute(),
    told: (id, form, from, to) =>
      snapshotsOf(id, form).selectAll().where('log', '>', from).where('began', '<', to).orderBy('seq').execute(),
    async keepSnapshot(id, snapshot) {
      await addSnapshot(db, id, snapshot);
    },
    async dropSnapshots(id, from) {
      await db.deleteFrom('snapshots').where('table_id', '=', id).where('seq', '>=', from).execute();
    },

    async seatByPass(id, pass) {
      const found = db.selectFrom('seats').select('seat').where('table_id', '=', id).where('pass', '=', pass);
      return (await found.executeTakeFirst())?.seat ?? null;
    },
    async listed({ game, stage, most, ...from }) {
      // In its own words: the indexes are of the listed ones alone.
      let found = db.selectFrom('tables').selectAll().where('listed', '=', sql.lit(1));
      if (stage === 'open') found = found.where('started', 'is', null);
      else found = found.where('started', 'is not', null).where('over', stage === 'over' ? 'is not' : 'is', null);
      if (game !== undefined) found = found.where('game', '=', game);
      const rest = found.where(goingOn('created', from)).orderBy('created', 'desc').orderBy('id', 'desc');
      return tablesOf(await rest.limit(most).execute());
    },
    async all(after, most) {
      const found = db.selectFrom('tables').selectAll().where('id', '>', after);
      return tablesOf(await found.orderBy('id').limit(most).execute());
    },
    async ofGuest(guest, most) {
      return tablesOf(await seatedAt(guest).orderBy('created', 'desc').limit(most).execute());
    },
    async ofGuestFrom(guest, after, most) {
      return tablesOf(await seatedAt(guest).where('id', '>', after).orderBy('id').limit(most).execute());
    },
    async finished(guest, from, most) {
      const theirs = db.selectFrom('seats').select('table_id').where('guest', '=', guest);
      const found = db.selectFrom('tables').selectAll().where('id', 'in', theirs).where('started', 'is not', null);
      const rest = found.where('over', 'is not', null).where(goingOn('over', from));
      return tablesOf(await rest.orderBy('over', 'desc').orderBy('id', 'desc').limit(most).execute());
    },
    async withBots() {
      const seats = db.selectFrom('seats').select('table_id');
      const withBot = seats.where((is) => is.or([is('kind', '=', 'bot'), is('bot', 'is not', null)]));
      const found = db.selectFrom('tables').select('id').where('id', 'in', withBot);
      const playing = found.where('started', 'is not', null).where('over', 'is', null);
      return (await playing.orderBy('id').execute()).map(({ id }) => id);
    },
  };
}

/** Rows that are written with one statement, where there are many. */
const AT_ONCE = 100;

/** What comes after that place in a list, the newest first. */
const goingOn =
  (by: 'created' | 'over', { before, id }: From) =>
  (is: ExpressionBuilder<Schema, 'tables'>) => {
    if (before === undefined) return is.lit(true);
    return id === undefined ? is(by, '<', before) : is(is.refTuple(by, 'id'), '<', is.tuple(before, id));
  };

/** Ends a transaction without a trace. */
const UNDONE = new Error('undone');

function falseIfUndone(error: unknown): false {
  if (error === UNDONE) return false;
  throw error;
}

function falseIfTaken(error: unknown): false {
  if (isTaken(error)) return false;
  throw error;
}

type SeatValues = Omit<Insertable<SeatColumns>, 'table_id' | 'seat'>;

function seatColumns(seat: StoredSeat): SeatValues {
  const none = { guest: null, name: null, salt: null, level: null };
  const nobody = { bot: null, friend: null, friend_name: null, pass: null, resigned: null };
  if (seat.kind === 'open') return { kind: 'open', ...none, ...nobody };
  if (seat.kind === 'bot') return { kind: 'bot', ...none, ...nobody, name: seat.name, level: seat.level };
  const { guest, name, salt, bot, friend } = seat;
  const instead = { bot, friend: friend?.guest ?? null, friend_name: friend?.name ?? null };
  // Nobody here plays a seat of a record that was brought along.
  return { kind: 'person', ...none, ...nobody, ...instead, guest: guest === '' ? null : guest, name, salt };
}

function readSeat(seat: Selectable<SeatColumns>): StoredSeat {
  const { kind, guest, name, salt, level, bot, friend, friend_name: friendName, resigned } = seat;
  if (kind === 'open') return { kind };
  if (kind === 'bot') return { kind, name: name ?? '', level: level ?? '' };
  const instead = friend === null ? null : { guest: friend, name: friendName ?? '' };
  const sitter = { guest: guest ?? '', name: name ?? '', salt: salt ?? '' };
  return { kind: 'person', ...sitter, bot, friend: instead, resigned: resigned !== null };
}

function readTable(columns: Selectable<TableColumns>, seats: StoredSeat[]) {
  const { options, listed, rated, pace, clock, ...rest } = columns;
  return {
    ...rest,
    options: JSON.parse(options) as Options,
    listed: listed === 1,
    rated: rated === 1,
    seats,
    pace: pace === null ? CALM : (JSON.parse(pace) as Pace),
    clock: readClock(clock),
  };
}

const readWish = ({ kind, seat, about, keep, yes }: Schema['wishes']): StoredWish => ({
  kind: kind === 'bot' || kind === 'end' ? kind : 'back',
  seat,
  about,
  keep,
  yes: JSON.parse(yes) as number[],
});

const CALM: Pace = { kind: 'calm' };

const paceColumns = (pace: Pace) => ({ pace: pace.kind === 'calm' ? null : JSON.stringify(pace) });

const readClock = (text: string | null): TableClock | null => (text === null ? null : readTableClock(text));

const clockColumn = (clock: TableClock | null) => ({ clock: clock === null ? null : JSON.stringify(clock) });

type Columns<T extends 'rows' | 'commands'> = Schema[T];

/** What every answer asks of the database, put into its language once: that takes longer than the answer. */
interface PreparedQueries {
  addRow(on: Kysely<Schema>, row: Columns<'rows'>): Promise<unknown>;
  addCommand(on: Kysely<Schema>, command: Columns<'commands'>): Promise<unknown>;
  findCommand(id: string, seat: number, key: string): Promise<{ digest: string } | undefined>;
}

function prepareQueries(db: Kysely<Schema>): PreparedQueries {
  const row = db.insertInto('rows').values({ table_id: '', seq: 0, row: '', chain: '', at: 0 }).compile();
  const command = db.insertInto('commands').values({ table_id: '', seat: 0, key: '', digest: '' }).compile();
  const found = db
    .selectFrom('commands')
    .select('digest')
    .where('table_id', '=', '')
    .where('seat', '=', 0)
    .where('key', '=', '')
    .compile();
  return {
    addRow: (on, each) => on.executeQuery(withValues(row, [each.table_id, each.seq, each.row, each.chain, each.at])),
    addCommand: (on, each) => on.executeQuery(withValues(command, [each.table_id, each.seat, each.key, each.digest])),
    findCommand: async (id, seat, key) => (await db.executeQuery(withValues(found, [id, seat, key]))).rows[0],
  };
}

const withValues = <R>(query: CompiledQuery<R>, parameters: readonly unknown[]): CompiledQuery<R> => ({
  ...query,
  parameters,
});
