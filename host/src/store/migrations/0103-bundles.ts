// Every version of a game that a table was ever played by, and who wants to move to the newest.

import type { Kysely } from 'kysely';

export async function bundles(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('bundles')
    .addColumn('digest', 'text', (column) => column.primaryKey())
    .addColumn('game', 'text', (column) => column.notNull())
    .addColumn('rules', 'integer', (column) => column.notNull())
    .addColumn('code', 'text', (column) => column.notNull())
    .addColumn('created', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('move_votes')
    .addColumn('table_id', 'text', (column) => column.notNull().references('tables.id'))
    .addColumn('seat', 'integer', (column) => column.notNull())
    .addColumn('bundle', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('move_votes_seat', ['table_id', 'seat'])
    .execute();
  await db.schema.alterTable('tables').addColumn('bundle', 'text').execute();
}
