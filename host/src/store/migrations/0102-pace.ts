// How fast a table is played, and its clocks.

import type { Kysely } from 'kysely';

export async function pace(db: Kysely<unknown>): Promise<void> {
  for (const column of ['pace', 'clock']) await db.schema.alterTable('tables').addColumn(column, 'text').execute();
}
