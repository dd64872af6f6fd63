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

/** Every seat of one becomes the other's. Nobody has two: where both sit at a table each keeps their own, and whoever sat in
 *  for somebody else no longer does. */
export async function carrySeats(db: PeopleDb, tables: Tables, log: Log, from: string, to: string): Promise<void> {
  await db.updateTable('talk').set({ guest: to }).where('guest', '=', from).execute();
  await carryNotes(db, from, to);
  await carryBlocks(db, from, to);
  await db.updateTable('tables').set({ owner: to }).where('owner', '=', from).execute();
  for (const id of await tablesOf(db, from)) {
    await change(tables, log, id, (on) => carryAt(on, id, from, to)).catch((error: unknown) => {
      if (!isTaken(error)) throw error;
    });
  }
}

async function carryAt(on: Transaction<Schema>, id: string, from: string, to: string): Promise<void> {
  const there = await on.selectFrom('seats').select(['guest', 'friend']).where('table_id', '=', id).execute();
  const owns = (who: string): boolean => there.some(({ guest }) => guest === who);
  const sitsIn = (who: string): boolean => there.some(({ friend }) => friend === who);
  const seats = on.updateTable('seats').where('table_id', '=', id);
  const end = (who: string) => seats.set({ friend: null, friend_name: null }).where('friend', '=', who).execute();
  if (owns(from) && !owns(to)) {
    await end(to);
    await seats.set({ guest: to }).where('guest', '=', from).execute();
  }
  if (owns(from) || owns(to) || sitsIn(to)) await end(from);
  else await seats.set({ friend: to }).where('friend', '=', from).execute();
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
      const table = await on.selectFrom('tables').select('started').where('id', '=', id).executeTakeFirst();
      // Whoever sits in for them, or has their word for it, does so no longer.
      const nobody = { guest: null, friend: null, friend_name: null, pass: null };
      const left =
        table?.started === null
          ? { ...nobody, kind: 'open', name: null, salt: null, bot: null }
          : { ...nobody, name: TRAVELLER, bot: SUBSTITUTE };
      const seats = on.updateTable('seats').where('table_id', '=', id);
      await seats.set(left).where('guest', '=', who).execute();
      await seats.set({ friend: null, friend_name: null }).where('friend', '=', who).execute();
    });
  }
}

/** The tables they set up are nobody's; where one waits for players and nobody sits there any more, it is closed. */
export async function leaveTables(db: PeopleDb, tables: Tables, log: Log, who: string): Promise<void> {
  for (const { id } of await db.selectFrom('tables').select('id').where('owner', '=', who).execute())
    await change(tables, log, id, async (on) => {
      const table = on.updateTable('tables').where('id', '=', id);
      await table.set({ owner: null }).execute();
      const people = on.selectFrom('seats').select('seat').where('table_id', '=', id).where('kind', '=', 'person');
      if ((await people.executeTakeFirst()) === undefined)
        await table
          .set({ over: Date.now(), listed: 0 })
          .where('started', 'is', null)
          .where('over', 'is', null)
          .execute();
    });
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
