// Handing a seat over: to a bot, or to a friend who has the word for it; taking it back; giving up. Before the deal a seat
// can only be taken.

import type { Handed, TableInfo } from '@orrery/protocol/tables';
import { fault, no, type Seat } from '@orrery/kernel';
import { resigned } from '@orrery/table';
import type { Transaction, Updateable } from 'kysely';
import { refused } from '../faults.ts';
import { showOf } from '../pace/table-clock.ts';
import { dropQuestions } from '../jobs.ts';
import { mustBeFree } from './names.ts';
import { forgetOrders } from './orders.ts';
import { isWatchedOnly, seatOf, viewerOf } from './seats.ts';
import { infoOf } from './view.ts';
import { amongFew, roomForOneMore } from './watched.ts';
import type { Schema, SeatColumns } from '../store/schema.ts';
import type { Beside, Person, StoredTable } from '../store/store.ts';
import type { Talks } from './talk.ts';
import type { HostedTable, Tables } from './index.ts';

export interface HandOvers {
  toBot(id: string, guest: string | null, level: string): Promise<TableInfo>;
  /** Gives the word by which a friend may take the seat. */
  toFriend(id: string, guest: string | null): Promise<Handed>;
  take(id: string, guest: string, pass: string, name: string, arrival: Beside): Promise<TableInfo>;
  back(id: string, guest: string | null): Promise<TableInfo>;
  resign(id: string, guest: string | null): Promise<TableInfo>;
}

export function createHandOvers(tables: Tables, talks: Talks): HandOvers {
  const change = async (
    table: HostedTable,
    seat: Seat,
    columns: Updateable<SeatColumns>,
    beside?: Beside,
  ): Promise<HostedTable> => {
    const { id } = table.stored;
    await forgetOrders(tables, id, seat);
    return tables.change(id, async (on) => {
      await on.updateTable('seats').set(columns).where('table_id', '=', id).where('seat', '=', seat).execute();
      // What a bot still thinks about is the person's to answer from here on.
      if (columns.bot === null) await dropQuestions(on, id, seat);
      await beside?.(on);
    });
  };
  /** The seat's own person does something with it, and the table is told. */
  const own = (
    id: string,
    guest: string | null,
    work: (table: HostedTable, seat: Seat, person: Person) => Promise<HostedTable>,
  ): Promise<TableInfo> =>
    tables.use(id, async () => {
      const table = await tables.get(id);
      const { seat, person } = ownSeat(table, guest);
      return told(await work(table, seat, person), guest);
    });

  return {
    async toBot(id, guest, level) {
      const info = await own(id, guest, async (table, seat, person) => {
        const { stored } = table;
        const columns = { bot: level, friend: null, friend_name: null, pass: null };
        if (isWatchedOnly(stored)) return change(table, seat, columns);
        const seats = stored.seats.with(seat, { ...person, bot: level });
        await roomForOneMore(tables.store, { ...stored, seats });
        return change(table, seat, columns, amongFew(tables.store, id));
      });
      await talks.notice(id, { key: 'notice.handed-to-bot', args: { seat: info.you } });
      return info;
    },
    toFriend: (id, guest) =>
      tables.use(id, async () => {
        const table = await tables.get(id);
        const { seat } = ownSeat(table, guest);
        const pass = tables.random(12).toString('base64url');
        await change(table, seat, { pass });
        return { pass };
      }),
    async take(id, guest, pass, name, arrival) {
      const info = await tables.use(id, async () => {
        const table = await tables.get(id);
        const seat = await tables.store.seatByPass(id, pass);
        if (seat === null || isDone(table)) throw gone();
        if (seatOf(table.stored, guest) !== null) throw fault('seated-already', 'you sit at this table already');
        const columns = { friend: guest, friend_name: name, bot: null };
        const named: Beside = async (on) => {
          await spend(on, id, seat, pass);
          await mustBeFree(on, id, seat, name, guest);
          await arrival(on);
        };
        return told(await change(table, seat, columns, named), guest);
      });
      await talks.notice(id, { key: 'notice.handed-to-friend', args: { seat: info.you, name } });
      return info;
    },
    async back(id, guest) {
      const info = await own(id, guest, (table, seat) =>
        change(table, seat, { friend: null, friend_name: null, bot: null, pass: null }),
      );
      await talks.notice(id, { key: 'notice.taken-back', args: { seat: info.you } });
      return info;
    },
    async resign(id, guest) {
      const info = await own(id, guest, (table, seat, person) =>
        change(table, seat, {
          resigned: Date.now(),
          bot: resigned(person).bot,
          friend: null,
          friend_name: null,
          pass: null,
        }),
      );
      await talks.notice(id, { key: 'notice.resigned', args: { seat: info.you } });
      return info;
    },
  };
}

/** A word is good once, also where its owner takes it back, gives up, or gives it to two, at another node at this moment. */
async function spend(on: Transaction<Schema>, id: string, seat: Seat, pass: string): Promise<void> {
  const { numUpdatedRows } = await on
    .updateTable('seats')
    .set({ pass: null })
    .where('table_id', '=', id)
    .where('seat', '=', seat)
    .where('pass', '=', pass)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) throw gone();
}

const gone = () => fault('no-open-seat', 'this invitation no longer holds');

/** The seat of whoever asks, as its own person and not as a friend. */
function ownSeat(table: HostedTable, guest: string | null): { seat: Seat; person: Person } {
  const seat = seatOf(table.stored, guest);
  const person = seat === null ? undefined : table.stored.seats[seat];
  if (seat === null || person?.kind !== 'person' || person.guest !== guest)
    throw fault('not-your-seat', 'you have no seat of your own at this table');
  if (table.play === null) throw fault('not-dealt', 'the game starts when every seat is taken');
  if (isDone(table)) throw refused(no('', 'refuse.over'), 0);
  if (person.resigned) throw refused(no('', 'refuse.resigned'), 0);
  return { seat, person };
}

const isDone = ({ stored, play }: HostedTable): boolean => play === null || showOf(stored, play).isOver;

const told = ({ stored }: { stored: StoredTable }, guest: string | null): TableInfo =>
  infoOf(stored, viewerOf(stored, guest));
