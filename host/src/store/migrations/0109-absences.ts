// Since when a person who plays is not at the table; and what the others may ask for then, beside going back.

import type { Kysely } from 'kysely';

export async function absences(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('absences')
    .addColumn('table_id', 'text', (column) => column.notNull().references('tables.id'))
    .addColumn('seat', 'integer', (column) => column.notNull())
    .addColumn('since', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('absences_of', ['table_id', 'seat'])
    .execute();
  await db.schema
    .alterTable('wishes')
    .addColumn('kind', 'text', (column) => column.notNull().defaultTo('back'))
    .execute();
  await db.schema.alterTable('wishes').addColumn('about', 'integer').execute();
}
