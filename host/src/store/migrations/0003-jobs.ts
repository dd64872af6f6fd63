// What is still to be done: bots' turns, clocks, notifications. A job is there until its effect is.

import { type Kysely, sql } from 'kysely';
import type { Kind } from './index.ts';

export async function jobs(db: Kysely<unknown>, kind: Kind): Promise<void> {
  await db.schema
    .createTable('jobs')
    .addColumn('id', kind === 'sqlite' ? 'integer' : 'bigserial', (column) =>
      // The number of a job that is done is never given again.
      kind === 'sqlite' ? column.primaryKey().autoIncrement() : column.primaryKey(),
    )
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('about', 'text', (column) => column.notNull())
    .addColumn('due', 'bigint', (column) => column.notNull())
    .addColumn('tries', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('node', 'text')
    .addColumn('until', 'bigint')
    .addUniqueConstraint('jobs_key', ['kind', 'key'])
    .execute();
  await db.schema.createIndex('jobs_due').on('jobs').columns(['due', 'id']).execute();
  await db.schema.createIndex('jobs_node').on('jobs').column('node').where(sql<boolean>`node is not null`).execute();
}
