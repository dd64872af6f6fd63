// Words at a table, notes for oneself, and a wish to go back that waits for the others' yes.

import type { Kysely } from 'kysely';

export async function talk(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('talk')
    .addColumn('table_id', 'text', (column) => column.notNull().references('tables.id'))
    .addColumn('n', 'integer', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('guest', 'text')
    .addColumn('seat', 'integer')
    .addColumn('text', 'text')
    .addColumn('notice', 'text')
    .addPrimaryKeyConstraint('talk_place', ['table_id', 'n'])
    .execute();
  await db.schema
    .createTable('notes')
    .addColumn('table_id', 'text', (column) => column.notNull().references('tables.id'))
    .addColumn('guest', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('notes_of', ['table_id', 'guest'])
    .execute();
  await db.schema
    .createTable('wishes')
    .addColumn('table_id', 'text', (column) => column.primaryKey().references('tables.id'))
    .addColumn('seat', 'integer', (column) => column.notNull())
    .addColumn('keep', 'integer', (column) => column.notNull())
    .addColumn('yes', 'text', (column) => column.notNull())
    .execute();
}
