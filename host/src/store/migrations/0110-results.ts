// What came of a finished game, seat by seat; and how strong people are who play at rated tables.

import type { Kysely } from 'kysely';

export async function results(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('tables')
    .addColumn('rated', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema
    .createTable('results')
    .addColumn('table_id', 'text', (column) => column.notNull().references('tables.id'))
    .addColumn('seat', 'integer', (column) => column.notNull())
    .addColumn('score', 'bigint')
    .addColumn('rank', 'integer')
    .addColumn('rating_before', 'integer')
    .addColumn('rating_after', 'integer')
    .addPrimaryKeyConstraint('results_of', ['table_id', 'seat'])
    .execute();
  await db.schema
    .createTable('ratings')
    .addColumn('person', 'text', (column) => column.notNull().references('people.id'))
    .addColumn('game', 'text', (column) => column.notNull())
    .addColumn('skill', 'text', (column) => column.notNull())
    .addColumn('games', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('ratings_of', ['person', 'game'])
    .execute();
}
