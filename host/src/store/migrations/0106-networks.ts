// Where somebody came from who sits down, and who is blocked: digests of addresses.

import type { Kysely } from 'kysely';

export async function networks(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('networks')
    .addColumn('guest', 'text', (column) => column.primaryKey())
    .addColumn('network', 'text', (column) => column.notNull())
    .addColumn('seen', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .alterTable('blocks')
    .addColumn('network', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
}
