// What is asked for often costs little, however much there is: who played a kept game, and how long it is, stand beside it;
// listed tables, and what somebody said or wrote, are found without reading everything.

import { type Kysely, sql } from 'kysely';
import type { Kind } from './index.ts';

export async function bounded(db: Kysely<unknown>, kind: Kind): Promise<void> {
  await db.schema
    .alterTable('kept_records')
    .addColumn('seats', 'text', (column) => column.notNull().defaultTo('[]'))
    .execute();
  await db.schema
    .alterTable('kept_records')
    .addColumn('letters', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  const seats = kind === 'postgres' ? sql`(record::json -> 'seats')::text` : sql`json_extract(record, '$.seats')`;
  await sql`update kept_records set seats = coalesce(${seats}, '[]'), letters = length(record)`.execute(db);
  for (const [name, table, columns] of [
    ['talk_guest', 'talk', ['guest', 'table_id', 'n']],
    ['notes_guest', 'notes', ['guest', 'table_id']],
    ['reports_person', 'reports', ['person', 'id']],
    ['networks_where', 'networks', ['network']],
  ] as const)
    await db.schema
      .createIndex(name)
      .on(table)
      .columns([...columns])
      .execute();
  const listed = { waiting: 'started is null', playing: 'started is not null and over is null', over: OVER };
  for (const [stage, where] of Object.entries(listed))
    for (const [name, columns] of [
      [`tables_${stage}`, ['created']],
      [`tables_${stage}_game`, ['game', 'created']],
    ] as const)
      await db.schema
        .createIndex(name)
        .on('tables')
        .columns([...columns])
        .where(sql.raw<boolean>(`listed = 1 and ${where}`))
        .execute();
  await db.schema.dropIndex('tables_open').execute();
}

const OVER = 'started is not null and over is not null';
