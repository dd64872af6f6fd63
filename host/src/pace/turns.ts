// The tables that wait for somebody, as a queue: the longest waiting first.

import type { Turn } from '@orrery/protocol/people';
import { isFault, type Seat } from '@orrery/kernel';
import { waitsFor } from '@orrery/table';
import type { PeopleDb } from '../people/accounts.ts';
import { viewerOf } from '../tables/seats.ts';
import type { HostedTable, Tables } from '../tables/index.ts';
import { showOf } from './table-clock.ts';

const MOST = 200;

export async function turnsOf(db: PeopleDb, tables: Tables, who: string): Promise<Turn[]> {
  const turns: Turn[] = [];
  for (const { id, started, over } of await tables.store.ofGuest(who, MOST)) {
    if (started === null || over !== null) continue;
    const turn = await tables
      .use(id, async () => turnAt(db, await tables.get(id), who))
      // A table that cannot be opened here waits for whoever runs the server, not for its players.
      .catch((error: unknown) => {
        if (isFault(error)) return null;
        throw error;
      });
    if (turn !== null) turns.push(turn);
  }
  return turns.sort((one, other) => one.since - other.since);
}

async function turnAt(db: PeopleDb, table: HostedTable, who: string): Promise<Turn | null> {
  const { stored } = table;
  const { seat, plays } = viewerOf(stored, who);
  if (seat === null || !plays || !isAsked(table, seat)) return null;
  const clock = stored.clock?.seats[seat];
  const last = db.selectFrom('rows').select('at').where('table_id', '=', stored.id).orderBy('seq', 'desc').limit(1);
  return {
    table: stored.id,
    game: stored.game,
    seat,
    seats: stored.seats.map((each) => (each.kind === 'open' ? '' : each.name)),
    since: clock?.since ?? (await last.executeTakeFirst())?.at ?? stored.started ?? stored.created,
    until: clock?.until ?? null,
  };
}

/** Whether the table waits for this seat's person, to decide something or to say that a window was seen. */
export const isAsked = ({ stored, play }: HostedTable, seat: Seat): boolean =>
  play !== null && stored.over === null && waitsFor(play, showOf(stored, play), stored.seats, seat);
