// Pace: clocks, free days, windows that last as long whoever holds what. calendar.ts, clock.ts and table-clock.ts are the
// arithmetic; here the tables are moved on, and a job plays for whoever is out of time.

import type { Late } from '@orrery/protocol/tables';
import type { Ok, Pace } from '@orrery/protocol/people';
import { fault, type Seat } from '@orrery/kernel';
import { advance, isByHand, type ShownWindow, SUBSTITUTE } from '@orrery/table';
import type { Kysely } from 'kysely';
import { LATE } from '../tables/commands.ts';
import type { Job, Jobs } from '../jobs.ts';
import type { Talks } from '../tables/talk.ts';
import { playerOf, viewerOf } from '../tables/seats.ts';
import type { Schema } from '../store/schema.ts';
import type { StoredTable } from '../store/store.ts';
import type { Happened, Pacer, Tables } from '../tables/index.ts';
import type { Calendar, Days } from './calendar.ts';
import { CALM_WINDOW, holdTime, isGone, settingOf } from './clock.ts';
import { type Calendars, keepTime, lateRows, lateSeats, pacingOf } from './table-clock.ts';
import { labelOf } from '../label.ts';

/** `calm`: milliseconds that a window lasts where there is no clock. */
export function createPacer(db: Kysely<Schema>, calm = CALM_WINDOW): Pacer {
  const settingAt = (stored: StoredTable) =>
    settingOf(stored.seats, stored.pace, calm, pacingOf(stored).window !== null);
  const advanceAt: Pacer['advance'] = async (stored, play, happened, now, on) => {
    // It was ended: nothing follows by itself any more.
    if (stored.over !== null) return { ok: true, played: [], clock: null };
    const calendars = await calendarsOf(on ?? db, stored);
    const setting = settingAt(stored);
    const late = happened.by === 'clock' ? lateSeats(stored, play, now) : [];
    const before = pacingOf(stored);
    const orders = happened.ordered?.orders ?? before.orders;
    const done = advance(play, { ...before, orders }, happened, setting, now);
    if (!done.ok) return done;
    const missed = [...late, ...done.missed];
    const clock = keepTime(stored, play, done.pacing, { happened, missed }, calendars, setting, now);
    return { ok: true, played: done.played, clock };
  };
  return { settingOf: settingAt, advance: advanceAt };
}

/** Free days count where the table pauses for them, and only for people with an account: a guest has told us none. */
async function calendarsOf(db: Kysely<Schema>, { pace, seats }: StoredTable): Promise<Calendars> {
  if (pace.kind !== 'turns' || !pace.pause) return new Map();
  const ids = seats.map(playerOf).filter((id) => id !== null);
  if (ids.length === 0) return new Map();
  const found = await db
    .selectFrom('people')
    .select(['id', 'zone', 'weekends', 'away'])
    .where('id', 'in', ids)
    .execute();
  return new Map(
    found.map(({ id, zone, weekends, away }): [string, Calendar] => [
      id,
      { zone, weekends: weekends === 1, away: JSON.parse(away) as Days[] },
    ]),
  );
}

export function driveClocks(tables: Tables, jobs: Jobs, talks: Talks): void {
  jobs.on('clock', async ({ about }: Job) => {
    const { table } = about as { table: string };
    for (const seat of await tables.use(table, () => expire(tables, table)))
      await talks.notice(table, { key: 'notice.time-over', args: { seat } });
  });
  tables.onWrite(async ({ stored }, on) => {
    const due = stored.clock?.job ?? null;
    if (due === null) return undefined;
    await jobs.add([{ kind: 'clock', key: `${stored.id} ${due}`, about: { table: stored.id }, due }], on);
    return undefined;
  });
}

/** Plays for whoever is out of time, lets windows go whose time is over, and gives seats to bots: these it tells. May be
 *  done twice. */
async function expire(tables: Tables, id: string): Promise<readonly Seat[]> {
  for (let last: number | null = null; ; ) {
    const table = await tables.get(id);
    const { stored, play } = table;
    const now = Date.now();
    if (stored.clock === null || play === null) return [];
    const { due, job } = stored.clock;
    const isDue = due !== null && due <= now;
    // A job that came too early, because somebody answered in time: the next one is asked for.
    if (!isDue && (due === null || job === null || job > now)) break;
    const rows = lateRows(play, lateSeats(stored, play, now));
    const done = await tables.advance(table, { rows, by: 'clock' });
    if (typeof done === 'object')
      throw fault('broken', `table ${labelOf(id)} refuses what silence answers (${done.refusal.key})`);
    // Whatever keeps it from going on, a later job tries again.
    if (!isDue || (done === 'done' && due === last)) break;
    last = done === 'done' ? due : null;
  }
  const { stored } = await tables.get(id);
  const gone = stored.seats.flatMap((sitter, seat) => {
    const clock = stored.clock?.seats[seat];
    return clock !== undefined && isByHand(sitter) && isGone(stored.pace, clock) ? [seat] : [];
  });
  if (gone.length > 0)
    await tables.change(id, async (on) => {
      await on
        .updateTable('seats')
        .set({ bot: SUBSTITUTE })
        .where('table_id', '=', id)
        .where('seat', 'in', gone)
        .execute();
    });
  return gone;
}

/** "I have seen this window": it goes on when everybody who may act has. */
export const nodAt = (tables: Tables, id: string, guest: string | null, window: string): Promise<Ok | Late> =>
  clickAt(tables, id, guest, window, (seat, { nods }) => (nods.includes(seat) ? null : { nod: seat }));

/** "Let me think": the window lasts longer, once for each who may act. */
export const holdAt = (tables: Tables, id: string, guest: string | null, window: string): Promise<Ok | Late> =>
  clickAt(tables, id, guest, window, (seat, { holds, nods }, pace) =>
    holds.includes(seat) || nods.includes(seat) || holdTime(pace) === 0 ? null : { hold: seat },
  );

/** A click on a window, by who may act in it; null: it was made before, or changes nothing. */
function clickAt(
  tables: Tables,
  id: string,
  guest: string | null,
  key: string,
  click: (seat: Seat, window: ShownWindow, pace: Pace) => Happened | null,
): Promise<Ok | Late> {
  return tables.use(id, async () => {
    for (;;) {
      const table = await tables.get(id);
      const { seat, plays } = viewerOf(table.stored, guest);
      if (seat === null || !plays) throw fault('not-your-seat', 'you have no seat at this table');
      const { window } = pacingOf(table.stored);
      if (table.stored.over !== null || window === null || window.key !== key || !window.may.includes(seat))
        return LATE;
      const happened = click(seat, window, table.stored.pace);
      const done = happened === null ? 'done' : await tables.advance(table, happened);
      if (typeof done === 'object') throw fault('broken', `table ${labelOf(id)} refuses a click (${done.refusal.key})`);
      if (done === 'done') return { ok: true };
    }
  });
}
