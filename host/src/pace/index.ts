// Pace: clocks, free days, windows that last as long whoever holds what. calendar.ts, clock.ts, windows.ts and table-clock.ts
// are the arithmetic; here the tables are paced, and a job plays `otherwise` for whoever is out of time.

import { silence } from '@orrery/bots';
import type { Late } from '@orrery/protocol/tables';
import type { Ok } from '@orrery/protocol/people';
import { fault, type Seat } from '@orrery/kernel';
import type { Kysely } from 'kysely';
import { LATE } from '../tables/commands.ts';
import type { Job, Jobs } from '../jobs.ts';
import { openAsk } from '../play.ts';
import type { Talks } from '../tables/talk.ts';
import { playerOf, viewerOf } from '../tables/seats.ts';
import type { Schema } from '../store/schema.ts';
import type { StoredTable } from '../store/store.ts';
import type { Pacer, Tables } from '../tables/index.ts';
import type { Calendar, Days } from './calendar.ts';
import { CALM_WINDOW, isGone } from './clock.ts';
import { type Calendars, keepTime, lateSeats } from './table-clock.ts';

/** Who plays on for somebody whose time ran out too often. */
const STAND_IN = 'medium';

/** `calm`: milliseconds that a window lasts where there is no clock. */
export const createPacer =
  (db: Kysely<Schema>, calm = CALM_WINDOW): Pacer =>
  async ({ stored, play }, happened, now, on) => {
    if (play === null) return null;
    return keepTime(stored, play, happened, await calendarsOf(on ?? db, stored), calm, now);
  };

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

/** Plays for whoever is out of time, lifts curtains whose time is over, and gives seats to bots: these it tells. May be
 *  done twice. */
async function expire(tables: Tables, id: string): Promise<readonly Seat[]> {
  for (;;) {
    const table = await tables.get(id);
    const { stored, play } = table;
    const now = Date.now();
    if (stored.clock === null || play === null) return [];
    const { due, job } = stored.clock;
    if (due === null || due > now) {
      // This job came too early: somebody answered in time. The next one is asked for.
      if (due !== null && job !== null && job <= now) await lookAgain(tables, id);
      break;
    }
    const [seat] = lateSeats(stored, play, now);
    const ask = seat === undefined ? null : openAsk(play, seat);
    if (seat !== undefined && ask !== null) {
      const answer = silence(ask);
      const not = await tables.rehearsals.answers(play, seat, [answer]);
      if (not !== null) throw fault('broken', `table ${id} refuses what silence answers (${not.refusal.key})`);
      await tables.write(table, [{ seat, answer }], { by: 'clock' });
    } else if ((await lookAgain(tables, id)).stored.clock?.due === due) break;
  }
  const { stored } = await tables.get(id);
  const gone = stored.seats.flatMap((sitter, seat) => {
    const clock = stored.clock?.seats[seat];
    return clock !== undefined && playerOf(sitter) !== null && isGone(stored.pace, clock) ? [seat] : [];
  });
  if (gone.length > 0)
    await tables.change(id, async (on) => {
      await on
        .updateTable('seats')
        .set({ bot: STAND_IN })
        .where('table_id', '=', id)
        .where('seat', 'in', gone)
        .execute();
    });
  return gone;
}

const lookAgain = (tables: Tables, id: string) => tables.change(id, async () => undefined, { by: 'clock' });

/** "I have seen this window": it goes on when everybody who may act has. */
export function nodAt(tables: Tables, id: string, guest: string | null, window: string): Promise<Ok | Late> {
  return tables.use(id, async () => {
    const { stored } = await tables.get(id);
    const { seat, plays } = viewerOf(stored, guest);
    if (seat === null || !plays) throw fault('not-your-seat', 'you have no seat at this table');
    const frame = stored.clock?.frame ?? null;
    if (frame === null || frame.key !== window || !frame.may.includes(seat)) return LATE;
    if (!frame.nods.includes(seat)) await tables.change(id, async () => undefined, { nod: seat });
    return { ok: true };
  });
}
