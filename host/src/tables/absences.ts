// Who of the people at a table is away, and since when: so that a friend who vanishes does not stop it. Somebody is there
// with a tab open on any node, or by doing something at the table. Kept in the database, so that a restart forgives nobody
// and punishes nobody: who was not known to be away is away from the moment it is noticed. Every node notes the same moment,
// that of the node which saw them last, and a later one stays: so all of them tell the same.

import type { Away } from '@orrery/protocol/tables';
import type { Seat } from '@orrery/kernel';
import type { Kysely } from 'kysely';
import type { Bus } from '../bus.ts';
import type { Log } from '../index.ts';
import { labelOf } from '../label.ts';
import { isAsked } from '../pace/turns.ts';
import type { Schema } from '../store/schema.ts';
import type { StoredTable } from '../store/store.ts';
import type { Presences } from '../stream/presence.ts';
import { seatOf } from './seats.ts';
import type { Tables } from './index.ts';

export interface Absences {
  /** The people who are away, of a game in play. */
  at(stored: StoredTable): Promise<readonly Away[]>;
  /** Whose seats the others may decide about by now: at a rated table, where it costs them the game, only of whom the game
   *  waits for. */
  gone(stored: StoredTable): Promise<readonly Seat[]>;
  /** Somebody does something at a table, from wherever, whatever comes of it: whoever has a seat is there. */
  heard(id: string, guest: string | null): Promise<void>;
  /** Somebody was heard of, here or on another node, who has no tab at the table: they are away from now on. */
  listen(changed: (id: string) => void): void;
}

/** Milliseconds: so long the others wait for somebody who is away. */
const PATIENCE = 5 * 60_000;
/** Milliseconds: who was heard of so lately is not looked for again, and nobody is told again. */
const LATELY = 1000;
const MOST_HEARD = 10_000;

interface Parts {
  readonly db: Kysely<Schema>;
  readonly tables: Tables;
  readonly presences: Presences;
  readonly bus: Bus;
  readonly log: Log;
}

export function createAbsences({ db, tables, presences, bus, log }: Parts, patience = PATIENCE): Absences {
  const isHere = (id: string, seat: Seat): boolean => presences.at(id).seats.includes(seat);
  const forget = (id: string, seats: readonly Seat[]) =>
    db.deleteFrom('absences').where('table_id', '=', id).where('seat', 'in', seats).execute();
  /** They were there until then, whatever a node that died, or did not know of their tab, has noted. */
  const note = (id: string, seats: readonly Seat[], until: number) =>
    db
      .insertInto('absences')
      .values(seats.map((seat) => ({ table_id: id, seat, since: until })))
      .onConflict((known) =>
        known.columns(['table_id', 'seat']).doUpdateSet({ since: until }).where('absences.since', '<', until),
      )
      .execute();

  const at = async (stored: StoredTable): Promise<readonly Away[]> => {
    const { id, pace } = stored;
    const seats = awaited(stored).filter((seat) => !isHere(id, seat));
    if (seats.length === 0) return [];
    await db
      .insertInto('absences')
      .values(seats.map((seat) => ({ table_id: id, seat, since: Date.now() })))
      .onConflict((known) => known.columns(['table_id', 'seat']).doNothing())
      .execute();
    const found = await db.selectFrom('absences').select(['seat', 'since']).where('table_id', '=', id).execute();
    return found
      .filter(({ seat }) => seats.includes(seat))
      .toSorted((one, other) => one.seat - other.seat)
      .map(({ seat, since }) => ({ seat, since, from: pace.kind === 'turns' ? null : since + patience }));
  };
  const gone = async (stored: StoredTable): Promise<readonly Seat[]> => {
    const long = (await at(stored)).flatMap(({ seat, from }) => (from !== null && from <= Date.now() ? [seat] : []));
    if (!stored.rated || long.length === 0) return long;
    const table = await tables.get(stored.id);
    return long.filter((seat) => isAsked(table, seat));
  };

  /** Who has come back was away no longer, and who was there until just now is away since then; what was asked because of
   *  somebody who is back is settled. */
  const look = async (id: string, left: readonly Seat[], when: number): Promise<void> => {
    const stored = await tables.store.table(id);
    if (stored === undefined || stored.started === null || stored.over !== null) return;
    const [here, gone] = [[] as Seat[], [] as Seat[]];
    for (const seat of awaited(stored))
      if (isHere(id, seat)) here.push(seat);
      else if (left.includes(seat)) gone.push(seat);
    if (here.length > 0) await forget(id, here);
    if (gone.length > 0) await note(id, gone, when);
    await at(stored);
    const { wish } = stored;
    if (wish !== null && wish.kind !== 'back' && !(await isStillFor(stored, wish.about)))
      await tables.change(id, async (on) => void (await on.deleteFrom('wishes').where('table_id', '=', id).execute()));
  };
  /** Whether somebody is away because of whom a vote is held; `about`: this one. */
  const isStillFor = async (stored: StoredTable, about: Seat | null): Promise<boolean> => {
    const away = await gone(stored);
    return about === null ? away.length > 0 || hasLeft(stored) : away.includes(about);
  };

  const known = new Map<string, readonly Seat[]>();
  presences.listen(({ table: id, seats, watchers }, when) => {
    const before = known.get(id);
    if (before?.join() === seats.join()) return;
    if (seats.length === 0 && watchers === 0) known.delete(id);
    else known.set(id, seats);
    const left = (before ?? []).filter((seat) => !seats.includes(seat));
    tables
      .use(id, () => look(id, left, when))
      .catch((error: unknown) => log(`who is away at table ${labelOf(id)} is not known: ${String(error)}`));
  });

  /** By table and person: when they were last heard of. */
  const lately = new Map<string, number>();
  const listeners: ((id: string) => void)[] = [];
  const changed = (id: string): void => listeners.forEach((listener) => listener(id));
  bus.hear('away', ({ table }) => changed(table));

  return {
    at,
    gone,
    listen: (listener) => void listeners.push(listener),
    async heard(id, guest) {
      if (guest === null) return;
      const [now, who] = [Date.now(), `${id} ${guest}`];
      if (Math.abs(now - (lately.get(who) ?? 0)) < Math.min(LATELY, patience / 10)) return;
      if (lately.size >= MOST_HEARD) lately.clear();
      lately.set(who, now);
      // Who plays with a tab open, as nearly everybody does, is there: the table in memory says which seat is theirs.
      const near = tables.held(id)?.stored;
      const own = near === undefined ? null : seatOf(near, guest);
      if (own !== null && isHere(id, own)) return;
      const stored = await tables.store.table(id);
      const seat = stored === undefined ? null : seatOf(stored, guest);
      if (stored === undefined || seat === null || isHere(id, seat) || !awaited(stored).includes(seat)) return;
      await tables.use(id, () => look(id, [seat], Date.now()));
      bus.tell({ about: 'away', table: id });
      changed(id);
    },
  };
}

/** The people who are waited for while a game is played: not who has given up, or has no account here any more. */
function awaited({ started, over, seats }: StoredTable): Seat[] {
  if (started === null || over !== null) return [];
  return seats.flatMap((seat, at) => (seat.kind === 'person' && !seat.resigned && seat.guest !== '' ? [at] : []));
}

/** Whether somebody will not come back. */
export const hasLeft = ({ seats }: Pick<StoredTable, 'seats'>): boolean =>
  seats.some((seat) => seat.kind === 'person' && (seat.resigned || seat.guest === ''));
