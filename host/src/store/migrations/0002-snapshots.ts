// Snapshots: the game after so many rows with its books, so that opening a table costs the same however long its log is.
// They are a cache of the log; one that no longer fits is passed over.

import type { Kysely } from 'kysely';

export async function snapshots(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('snapshots')
    .addColumn('table_id', 'text', (column) => column.notNull().references('tables.id'))
    .addColumn('seq', 'integer', (column) => column.notNull())
    .addColumn('form', 'integer', (column) => column.notNull())
    .addColumn('chain', 'text', (column) => column.notNull())
    .addColumn('live', 'integer', (column) => column.notNull())
    .addColumn('began', 'integer', (column) => column.notNull())
    .addColumn('log', 'integer', (column) => column.notNull())
    .addColumn('books', 'text', (column) => column.notNull())
    .addColumn('told', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('snapshots_place', ['table_id', 'seq'])
    .execute();
}
