// Tables that no person plays, only bots: each person has few of them at a time, since nobody waits for them.

import { fault, must } from '@orrery/kernel';
import type { Transaction } from 'kysely';
import type { Schema } from '../store/schema.ts';
import type { Beside, Store, StoredTable } from '../store/store.ts';
import { isWatchedOnly } from './seats.ts';

/** Of one person, at a time. */
const MOST = 4;

/** Refuses a table that is written in the same breath, and is one too many. */
export const amongFew =
  (store: Store, id: string): Beside =>
  async (on) => {
    const { owner, seats } = must(await store.table(id, on), 'a table');
    if (owner !== null && isWatchedOnly({ seats })) await count(store, owner, MOST, on);
  };

/** Refuses beforehand what would leave a table to bots, where it would be one too many. */
export async function roomForOneMore(store: Store, after: Pick<StoredTable, 'owner' | 'seats'>): Promise<void> {
  if (after.owner !== null && isWatchedOnly(after)) await count(store, after.owner, MOST - 1);
}

async function count(store: Store, owner: string, most: number, on?: Transaction<Schema>): Promise<void> {
  if ((await store.watched(owner, on)) > most)
    throw fault('too-many', `${MOST} tables where only bots play are enough: wait until one is over`);
}
