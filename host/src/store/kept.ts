// The store over the database: the same questions to SQLite and to PostgreSQL.

import { must, type Options, type Row } from '@orrery/kernel';
import type { Insertable, Selectable } from 'kysely';
import { isTaken } from '../faults.ts';
import type { Snapshot, Store, StoredSeat, StoredTable } from '../store.ts';
import type { Database } from './database.ts';
import type { SeatColumns, TableColumns } from './schema.ts';

export function createStore({ db, write }: Database): Store {
  const seatsOf = async (ids: readonly string[]): Promise<Map<string, StoredSeat[]>> => {
    const seats = new Map<string, StoredSeat[]>(ids.map((id) => [id, []]));
    if (ids.length === 0) return seats;
    const found = await db.selectFrom('seats').selectAll().where('table_id', 'in', ids).orderBy('seat').execute();
    for (const each of found) seats.get(each.table_id)?.push(readSeat(each));
    return seats;
  };
  const tablesOf = async (found: readonly Selectable<TableColumns>[]): Promise<StoredTable[]> => {
    const seats = await seatsOf(found.map(({ id }) => id));
    return found.map((each) => readTable(each, seats.get(each.id) ?? []));
  };
  const snapshotsOf = (id: string, form: number) =>
    db.selectFrom('snapshots').selectAll().where('table_id', '=', id).where('form', '=', form);

  return {
    create: (table, secret) =>
      write(async (on) => {
        const { seats, options, listed, ...rest } = table;
        await on
          .insertInto('tables')
          .values({ ...rest, options: JSON.stringify(options), listed: Number(listed) })
          .execute();
        await on.insertInto('secrets').values({ table_id: table.id, secret }).execute();
        const sitters = seats.map((sitter, seat) => ({ table_id: table.id, seat, ...seatColumns(sitter) }));
        await on.insertInto('seats').values(sitters).execute();
      }),
    async table(id) {
      return (await tablesOf(await db.selectFrom('tables').selectAll().where('id', '=', id).execute()))[0];
    },
    async sit(id, seat, sitter) {
      try {
        const { numUpdatedRows } = await db
          .updateTable('seats')
          .set(seatColumns({ kind: 'person', ...sitter }))
          .where('table_id', '=', id)
          .where('seat', '=', seat)
          .where('kind', '=', 'open')
          .executeTakeFirst();
        return numUpdatedRows === 1n;
      } catch (error) {
        return falseIfTaken(error);
      }
    },
    async start(id, at) {
      await db.updateTable('tables').set({ started: at }).where('id', '=', id).where('started', 'is', null).execute();
    },
    async secret(id) {
      const found = await db.selectFrom('secrets').select('secret').where('table_id', '=', id).executeTakeFirst();
      return must(found?.secret, 'a secret');
    },

    async rows(id, after) {
      const found = await db
        .selectFrom('rows')
        .select(['row', 'chain'])
        .where('table_id', '=', id)
        .where('seq', '>', after)
        .orderBy('seq')
        .execute();
      return found.map(({ row, chain }) => ({ row: JSON.parse(row) as Row, chain }));
    },
    append: (id, after, rows, { at, over, command, snapshot, voids }) =>
      write(async (on) => {
        const placed = rows.map(({ row, chain }, i) => ({
          table_id: id,
          seq: after + i + 1,
          row: JSON.stringify(row),
          chain,
          at,
        }));
        await on.insertInto('rows').values(placed).execute();
        if (command !== undefined)
          await on
            .insertInto('commands')
            .values({ table_id: id, ...command })
            .execute();
        if (voids !== undefined)
          await on.deleteFrom('snapshots').where('table_id', '=', id).where('seq', '>', voids).execute();
        if (snapshot !== undefined)
          await on
            .insertInto('snapshots')
            .values({ table_id: id, ...snapshot })
            .execute();
        if (over) await on.updateTable('tables').set({ over: at }).where('id', '=', id).execute();
        return true;
      }).catch(falseIfTaken),
    command: (id, seat, key) =>
      db
        .selectFrom('commands')
        .select('digest')
        .where('table_id', '=', id)
        .where('seat', '=', seat)
        .where('key', '=', key)
        .executeTakeFirst(),

    snapshot: (id, form): Promise<Snapshot | undefined> =>
      snapshotsOf(id, form).orderBy('seq', 'desc').limit(1).executeTakeFirst(),
    snapshots: (id, form): Promise<Snapshot[]> => snapshotsOf(id, form).orderBy('seq').execute(),

    async open(most) {
      const found = db.selectFrom('tables').selectAll().where('started', 'is', null).where('listed', '=', 1);
      return tablesOf(await found.orderBy('created', 'desc').limit(most).execute());
    },
    async ofGuest(guest, most) {
      const theirs = db.selectFrom('seats').select('table_id').where('guest', '=', guest);
      const found = db.selectFrom('tables').selectAll().where('id', 'in', theirs);
      return tablesOf(await found.orderBy('created', 'desc').limit(most).execute());
    },
    async withBots() {
      const withBot = db.selectFrom('seats').select('table_id').where('kind', '=', 'bot');
      const found = db.selectFrom('tables').select('id').where('id', 'in', withBot);
      const playing = found.where('started', 'is not', null).where('over', 'is', null);
      return (await playing.orderBy('id').execute()).map(({ id }) => id);
    },
  };
}

function falseIfTaken(error: unknown): false {
  if (isTaken(error)) return false;
  throw error;
}

function seatColumns(seat: StoredSeat): Omit<Insertable<SeatColumns>, 'table_id' | 'seat'> {
  const none = { guest: null, name: null, salt: null, level: null };
  if (seat.kind === 'open') return { ...none, kind: 'open' };
  if (seat.kind === 'bot') return { ...none, kind: 'bot', name: seat.name, level: seat.level };
  return { ...none, kind: 'person', guest: seat.guest, name: seat.name, salt: seat.salt };
}

function readSeat({ kind, guest, name, salt, level }: Selectable<SeatColumns>): StoredSeat {
  if (kind === 'person') return { kind, guest: guest ?? '', name: name ?? '', salt: salt ?? '' };
  return kind === 'bot' ? { kind, name: name ?? '', level: level ?? '' } : { kind: 'open' };
}

function readTable({ options, listed, ...rest }: Selectable<TableColumns>, seats: StoredSeat[]): StoredTable {
  return { ...rest, options: JSON.parse(options) as Options, listed: listed === 1, seats };
}
