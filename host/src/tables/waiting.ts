// Tables that wait for players are shown to everybody who looks for one: each person has some of them, and so have all who come
// from one address, so that nobody fills the list.

import { fault } from '@orrery/kernel';
import type { Transaction } from 'kysely';
import type { Schema } from '../store/schema.ts';
import type { Store, StoredTable } from '../store/store.ts';

/** Of one person, at a time; and of an address, of those set up within a day. */
const MOST = 20;
const MOST_NEAR = 60;
const DAY = 24 * 3_600_000;

/** Refuses a table that is written in the same breath, and is one too many. */
export async function amongFewWaiting(
  store: Store,
  { owner, seats }: Pick<StoredTable, 'owner' | 'seats'>,
  on: Transaction<Schema>,
): Promise<void> {
  if (owner === null || seats.every(({ kind }) => kind !== 'open')) return;
  const { own, near } = await store.waiting(owner, Date.now() - DAY, on);
  if (own > MOST || near > MOST_NEAR)
    throw fault('too-many', `${MOST} tables that wait for players are enough: close one, or wait until one begins`);
}
