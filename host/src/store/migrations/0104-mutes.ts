// Seats that whoever set up the table does not want to hear.

import type { Kysely } from 'kysely';

export async function mutes(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('mutes')
    .addColumn('table_id', 'text', (column) => column.notNull().references('tables.id'))
    .addColumn('seat', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('mutes_seat', ['table_id', 'seat'])
    .execute();
}
