// Snapshots carry a digest of themselves. Those from before are of another form, and are made anew from the log.

import type { Kysely } from 'kysely';

export async function snapshotMarks(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('snapshots')
    .addColumn('mark', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
}
