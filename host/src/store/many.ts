// What every answer asks of PostgreSQL before it is played, for many tables in one statement.

import type { Row } from '@orrery/kernel';
import { type Kysely, sql } from 'kysely';
import { readTableClock } from '../pace/table-clock.ts';
import { gather } from './gather.ts';
import type { Schema } from './schema.ts';
import type { Store } from './store.ts';

/** Questions in one statement. */
const MOST = 200;

type Since = Awaited<ReturnType<Store['since']>>;
type Done = Awaited<ReturnType<Store['command']>>;

export function manyAtOnce(db: Kysely<Schema>): Pick<Store, 'since' | 'command'> {
  const since = gather(MOST, (asked: readonly { id: string; after: number }[]) => sinceAll(db, asked));
  const command = gather(MOST, (asked: readonly { id: string; seat: number; key: string }[]) => commands(db, asked));
  return {
    since: (id, after) => since({ id, after }),
    command: (id, seat, key) => command({ id, seat, key }),
  };
}

/** In one statement, which sees all of what another node has written or none. The tables come first, as numbers of who asks. */
async function sinceAll(
  db: Kysely<Schema>,
  asked: readonly { readonly id: string; readonly after: number }[],
): Promise<Since[]> {
  const [ids, after] = [asked.map(({ id }) => id), asked.map((each) => each.after)];
  const { rows } = await sql<{ n: number; seq: number; version: number; text: string | null; chain: string }>`
    with asked as (select * from unnest(${ids}::text[], ${after}::integer[]) with ordinality as a (id, after, n))
    select n, 0 as seq, version, clock as text, '' as chain from asked join tables on tables.id = asked.id
    union all
    select n, seq, 0, row, chain from asked join rows on table_id = asked.id and seq > asked.after
    order by seq
  `.execute(db);
  const found = asked.map((): { -readonly [K in keyof Since]: Since[K] } => ({ version: -1, clock: null, rows: [] }));
  for (const { n, seq, version, text, chain } of rows) {
    const own = found[n - 1];
    if (own === undefined) continue;
    if (seq > 0) own.rows.push({ row: JSON.parse(text ?? '') as Row, chain });
    else Object.assign(own, { version, clock: text === null ? null : readTableClock(text) });
  }
  return found;
}

async function commands(
  db: Kysely<Schema>,
  asked: readonly { readonly id: string; readonly seat: number; readonly key: string }[],
): Promise<Done[]> {
  const [ids, seats, keys] = [asked.map(({ id }) => id), asked.map(({ seat }) => seat), asked.map(({ key }) => key)];
  const { rows } = await sql<{ n: number; digest: string }>`
    select n, digest
    from unnest(${ids}::text[], ${seats}::integer[], ${keys}::text[]) with ordinality as a (id, seat, key, n)
    join commands on commands.table_id = a.id and commands.seat = a.seat and commands.key = a.key
  `.execute(db);
  const found = new Map(rows.map(({ n, digest }) => [n, { digest }]));
  return asked.map((_, at) => found.get(at + 1));
}
