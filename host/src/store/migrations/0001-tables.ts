// Tables, their seats, the secrets of their dice, the log and the commands that took effect. A file of the first Orrery has
// all of it already.

import { type Kysely, sql } from 'kysely';
import type { Kind } from './index.ts';

export async function tables(db: Kysely<unknown>, kind: Kind): Promise<void> {
  const tableId = 'table_id';
  await db.schema
    .createTable('tables')
    .ifNotExists()
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('game', 'text', (column) => column.notNull())
    .addColumn('rules', 'integer', (column) => column.notNull())
    .addColumn('options', 'text', (column) => column.notNull())
    .addColumn('commitment', 'text', (column) => column.notNull())
    .addColumn('listed', 'integer', (column) => column.notNull())
    .addColumn('created', 'bigint', (column) => column.notNull())
    .addColumn('started', 'bigint')
    .addColumn('over', 'bigint')
    .execute();
  await db.schema
    .createIndex('tables_open')
    .ifNotExists()
    .on('tables')
    .column('created')
    .where(sql<boolean>`started is null and listed = 1`)
    .execute();
  await db.schema
    .createTable('secrets')
    .ifNotExists()
    .addColumn(tableId, 'text', (column) => column.primaryKey().references('tables.id'))
    .addColumn('secret', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('seats')
    .ifNotExists()
    .addColumn(tableId, 'text', (column) => column.notNull().references('tables.id'))
    .addColumn('seat', 'integer', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('guest', 'text')
    .addColumn('name', 'text')
    .addColumn('salt', 'text')
    .addColumn('level', 'text')
    .addPrimaryKeyConstraint('seats_place', [tableId, 'seat'])
    .execute();
  await db.schema
    .createIndex('seats_guest')
    .ifNotExists()
    .unique()
    .on('seats')
    .columns(['guest', tableId])
    .where(sql<boolean>`guest is not null`)
    .execute();
  // The log lies in the order in which it is read.
  const end = kind === 'sqlite' ? sql`without rowid` : sql``;
  await db.schema
    .createTable('rows')
    .ifNotExists()
    .addColumn(tableId, 'text', (column) => column.notNull().references('tables.id'))
    .addColumn('seq', 'integer', (column) => column.notNull())
    .addColumn('row', 'text', (column) => column.notNull())
    .addColumn('chain', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('rows_place', [tableId, 'seq'])
    .modifyEnd(end)
    .execute();
  await db.schema
    .createTable('commands')
    .ifNotExists()
    .addColumn(tableId, 'text', (column) => column.notNull().references('tables.id'))
    .addColumn('seat', 'integer', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('digest', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('commands_key', [tableId, 'seat', 'key'])
    .modifyEnd(end)
    .execute();
}
