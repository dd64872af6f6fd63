// Seats and the people on them: what a guest played goes over to an account, and who leaves for good leaves no name.

import type { Log } from '../index.ts';
import type { Tables } from '../tables/index.ts';
import { isTaken } from '../faults.ts';
import { SUBSTITUTE } from '@orrery/table';
import type { Transaction } from 'kysely';
import type { Schema } from '../store/schema.ts';
import type { PeopleDb } from './accounts.ts';
import { carryBlocks } from './blocks.ts';
import { labelOf } from '../label.ts';

type Work = (on: Transaction<Schema>) => Promise<void>;

/** How records name somebody who had their data deleted. */
const TRAVELLER = 'a traveller';

const tablesOf = async (db: PeopleDb, who: string): Promise<string[]> =>
  (
    await db
      .selectFrom('seats')
      .select('table_id')
      .distinct()
      .where((is) => is.or([is('guest', '=', who), is('friend', '=', who)]))
      .execute()
  ).map((each) => each.table_id);

/** Every seat of one becomes the other's. Where both sit at a table, each stays. */
export async function carrySeats(db: PeopleDb, tables: Tables, log: Log, from: string, to: string): Promise<void> {
  await db.updateTable('talk').set({ guest: to }).where('guest', '=', from).execute();
  await carryNotes(db, from, to);
  await carryBlocks(db, from, to);
  await db.updateTable('tables').set({ owner: to }).where('owner', '=', from).execute();
  for (const id of await tablesOf(db, from)) {
    await change(tables, log, id, async (on) => {
      const seats = on.updateTable('seats').where('table_id', '=', id);
      await seats.set({ guest: to }).where('guest', '=', from).execute();
      await seats.set({ friend: to }).where('friend', '=', from).execute();
    }).catch((error: unknown) => {
      if (!isTaken(error)) throw error;
    });
  }
}

/** A note that both have stays as the account has it. */
async function carryNotes(db: PeopleDb, from: string, to: string): Promise<void> {
  const own = db.selectFrom('notes').select('table_id').where('guest', '=', to);
  await db.updateTable('notes').set({ guest: to }).where('guest', '=', from).where('table_id', 'not in', own).execute();
}

/** No seat is theirs any longer. A name in a record is replaced; it is no part of what the digests prove. */
export async function leaveSeats(db: PeopleDb, tables: Tables, log: Log, who: string): Promise<void> {
  for (const id of await tablesOf(db, who)) {
    await change(tables, log, id, async (on) => {
      const left = { guest: null, name: TRAVELLER, bot: SUBSTITUTE };
      const seats = on.updateTable('seats').where('table_id', '=', id);
      await seats.set(left).where('guest', '=', who).execute();
      await seats.set({ friend: null, friend_name: null }).where('friend', '=', who).execute();
    });
  }
}

/** In one breath with what follows from it: bots that play on, clocks that stop. */
async function change(tables: Tables, log: Log, id: string, work: Work): Promise<void> {
  try {
    await tables.use(id, () => tables.change(id, work));
  } catch (error) {
    if (isTaken(error)) throw error;
    // A table that cannot be opened here, as one of rules we no longer have: it is written all the same.
    log(`table ${labelOf(id)} cannot be shown: ${String(error)}`);
    await tables.store.change(id, work);
  }
}
