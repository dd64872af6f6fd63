// What the record of a finished game has besides its rows, worked out once; and how much a game from elsewhere takes up.

import type { Kysely } from 'kysely';

export async function records(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('records')
    .addColumn('table_id', 'text', (column) => column.primaryKey().references('tables.id'))
    .addColumn('rows', 'integer', (column) => column.notNull())
    .addColumn('marks', 'text', (column) => column.notNull())
    .addColumn('brought', 'integer', (column) => column.notNull())
    .execute();
}
