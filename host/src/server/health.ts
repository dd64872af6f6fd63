// Whether the server is well: a database that answers but has no room, or is locked, is not. So something is really written,
// with pages of its own, and taken away again; seldom enough that nobody can wear out the disk by asking.

import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Schema } from '../store/schema.ts';

/** Milliseconds for which an answer holds. */
const HOLDS = 5000;
/** Bytes: more than an answer at a table takes. */
const SIZE = 12_000;
const NAME = 'probe ';

/** Throws what is wrong. */
export function createHealth(db: Kysely<Schema>): () => Promise<void> {
  let looked = -Infinity;
  let found: Promise<void> = Promise.resolve();
  let isLooking = false;
  return () => {
    if (isLooking || Date.now() - looked < HOLDS) return found;
    isLooking = true;
    found = writeSomething(db).finally(() => {
      isLooking = false;
      looked = Date.now();
    });
    return found;
  };
}

async function writeSomething(db: Kysely<Schema>): Promise<void> {
  const name = `${NAME}${randomBytes(6).toString('hex')}`;
  await db
    .insertInto('house_keys')
    .values({ name, value: randomBytes(SIZE).toString('base64url') })
    .execute();
  // Also what a crash left between the two.
  await db.deleteFrom('house_keys').where('name', 'like', `${NAME}%`).execute();
}
