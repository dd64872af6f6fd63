// What is looked for by the address's age, by who is blocked, and by who set a table up is found without reading everything.

import type { Kysely } from 'kysely';

export async function foundSoon(db: Kysely<unknown>): Promise<void> {
  await db.schema.createIndex('networks_seen').on('networks').column('seen').execute();
  await db.schema.createIndex('blocks_other').on('blocks').column('other').execute();
  await db.schema.createIndex('tables_owner').on('tables').column('owner').execute();
}
