// What every answer asks of the database, put into its language once: that takes longer than the answer.

import type { CompiledQuery, Kysely } from 'kysely';
import type { Schema } from './schema.ts';

type Columns<T extends 'rows' | 'commands'> = Schema[T];

export interface PreparedQueries {
  addRow(on: Kysely<Schema>, row: Columns<'rows'>): Promise<unknown>;
  addCommand(on: Kysely<Schema>, command: Columns<'commands'>): Promise<unknown>;
  findCommand(id: string, seat: number, key: string): Promise<{ digest: string } | undefined>;
}

export function prepareQueries(db: Kysely<Schema>): PreparedQueries {
  const row = db.insertInto('rows').values({ table_id: '', seq: 0, row: '', chain: '', at: 0 }).compile();
  const command = db.insertInto('commands').values({ table_id: '', seat: 0, key: '', digest: '' }).compile();
  const found = db
    .selectFrom('commands')
    .select('digest')
    .where('table_id', '=', '')
    .where('seat', '=', 0)
    .where('key', '=', '')
    .compile();
  return {
    addRow: (on, each) => on.executeQuery(withValues(row, [each.table_id, each.seq, each.row, each.chain, each.at])),
    addCommand: (on, each) => on.executeQuery(withValues(command, [each.table_id, each.seat, each.key, each.digest])),
    findCommand: async (id, seat, key) => (await db.executeQuery(withValues(found, [id, seat, key]))).rows[0],
  };
}

const withValues = <R>(query: CompiledQuery<R>, parameters: readonly unknown[]): CompiledQuery<R> => ({
  ...query,
  parameters,
});
