// Seats and the people on them: what a guest played goes over to an account, and who leaves for good leaves no name.

import type { Log } from '../index.ts';
import type { Tables } from '../tables.ts';
import { isTaken } from '../faults.ts';
import type { PeopleDb } from './accounts.ts';

/** How records name somebody who had their data deleted. */
const TRAVELLER = 'a traveller';

const tablesOf = async (db: PeopleDb, who: string): Promise<string[]> =>
  (await db.selectFrom('seats').select('table_id').where('guest', '=', who).execute()).map((each) => each.table_id);

/** Every seat of one becomes the other's. Where both sit at a table, each stays. */
export async function carrySeats(db: PeopleDb, tables: Tables, log: Log, from: string, to: string): Promise<void> {
  for (const id of await tablesOf(db, from)) {
    const moved = db.updateTable('seats').set({ guest: to }).where('table_id', '=', id).where('guest', '=', from);
    try {
      await moved.execute();
    } catch (error) {
      if (!isTaken(error)) throw error;
      continue;
    }
    await tellTable(tables, log, id);
  }
}

/** No seat is theirs any longer. A name in a record is replaced; it is no part of what the digests prove. */
export async function leaveSeats(db: PeopleDb, tables: Tables, log: Log, who: string): Promise<void> {
  for (const id of await tablesOf(db, who)) {
    const left = db.updateTable('seats').set({ guest: null, name: TRAVELLER });
    await left.where('table_id', '=', id).where('guest', '=', who).execute();
    await tellTable(tables, log, id);
  }
}

async function tellTable(tables: Tables, log: Log, id: string): Promise<void> {
  try {
    await tables.use(id, () => tables.refresh(id));
  } catch (error) {
    // The seat is written; only the tables in memory wait until somebody opens this one.
    log(`table ${id} cannot be shown: ${String(error)}`);
  }
}
