// Who plays for whom: a bot or a friend in a person's place, and who has resigned. `version` counts what changes at a table
// besides its log, so that every node notices.

import type { Kysely } from 'kysely';

export async function sitting(db: Kysely<unknown>): Promise<void> {
  for (const column of ['bot', 'friend', 'friend_name', 'pass'])
    await db.schema.alterTable('seats').addColumn(column, 'text').execute();
  await db.schema.alterTable('seats').addColumn('resigned', 'bigint').execute();
  await db.schema.createIndex('seats_friend').on('seats').column('friend').execute();
  await db.schema.alterTable('tables').addColumn('owner', 'text').execute();
  await db.schema
    .alterTable('tables')
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
}
