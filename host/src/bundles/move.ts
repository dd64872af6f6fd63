// From one version of the rules to the next. A table whose game, played again under the new rules, has the same digests
// moves over silently. One that differs stays on its own bundle; its players may vote to move, if the new rules take every
// answer that was given.

import { fault, must, type Seat } from '@orrery/kernel';
import type { MoveInfo } from '@orrery/protocol/people';
import { peopleOf, rowsOf } from '@orrery/table';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { guestOf } from '../people/caller.ts';
import type { Log } from '../index.ts';
import type { Job, Jobs } from '../jobs.ts';
import * as requests from '../server/requests.ts';
import type { Schema } from '../store/schema.ts';
import type { StoredTable } from '../store/store.ts';
import type { Tables } from '../tables/index.ts';
import { headOf, keyFor } from '../tables/load.ts';
import { seatOf, viewerOf } from '../tables/seats.ts';
import type { Talks } from '../tables/talk.ts';
import { labelOf } from '../label.ts';

/** How a table fares under the rules of this server. */
interface Trial {
  readonly bundle: string;
  readonly rules: number;
  /** The digests of its rows under them; null: they refuse one of its answers. */
  readonly chains: readonly string[] | null;
  readonly isSame: boolean;
}

async function tryOurs(tables: Tables, stored: StoredTable): Promise<Trial | null> {
  const { store, games, rehearsals } = tables;
  const bundle = (await games.bundle?.(stored.game)) ?? null;
  const edition = await games.find(stored.game);
  if (bundle === null || edition === undefined || bundle === stored.bundle) return null;
  const { rules } = edition.game;
  const head = { ...headOf(stored), rules };
  const { rows } = await store.since(stored.id, 0);
  const key = await keyFor(store, edition, stored);
  const played = await rehearsals.rows(
    edition,
    head,
    key,
    rows.map(({ row }) => row),
  );
  const chains = played?.chains ?? null;
  // The rules number is part of the digests; where it rose, so did they.
  return { bundle, rules, chains, isSame: chains !== null && rows.every(({ chain }, at) => chain === chains[at]) };
}

/** Tries a table under our rules, as a job. */
export function driveMoves(tables: Tables, jobs: Jobs, log: Log): void {
  jobs.on('move', async ({ about }: Job) => {
    const { table } = about as { table: string };
    await tables.use(table, async () => {
      const stored = await tables.store.table(table);
      const trial = stored === undefined ? null : await tryOurs(tables, stored);
      if (stored === undefined || trial === null || stored.over !== null) return;
      if (trial.isSame) await moveTo(tables, stored, trial);
      else log(`table ${labelOf(table)} stays on its own rules: under ours it would be another game`);
    });
  });
}

/** At the start: every running table that is not on our rules is to be tried. */
export async function noteMoves({ games }: Tables, jobs: Jobs, db: Kysely<Schema>): Promise<void> {
  for (const game of games.ids) {
    const bundle = (await games.bundle?.(game)) ?? null;
    if (bundle === null) continue;
    const running = db.selectFrom('tables').select('id').where('game', '=', game).where('started', 'is not', null);
    const others = running
      .where('over', 'is', null)
      .where((is) => is.or([is('bundle', 'is', null), is('bundle', '!=', bundle)]));
    const found = await others.execute();
    const due = Date.now();
    await jobs.add(found.map(({ id }) => ({ kind: 'move', key: `${id} ${bundle}`, about: { table: id }, due })));
  }
}

/** By table: what came of the last trial, and of what. Anybody may ask, and a trial plays the whole game. */
type Tried = Map<string, { readonly of: string; readonly bundle: string; readonly possible: boolean }>;

const MOST_TRIED = 1000;

function moveInfo(tables: Tables, db: Kysely<Schema>, id: string, tried: Tried): Promise<MoveInfo> {
  const none = { newer: false, possible: false, votes: [] };
  return tables.use(id, async () => {
    const { stored, play } = await tables.get(id);
    if (stored.over !== null || play === null) return none;
    const ours = await tables.games.bundle?.(stored.game);
    const of = `${ours} ${stored.bundle} ${rowsOf(play)} ${play.edition.kernel.chainText(play.journal.chain)}`;
    let known = tried.get(id);
    if (known?.of !== of) {
      const trial = await tryOurs(tables, stored);
      if (trial === null) return none;
      known = { of, bundle: trial.bundle, possible: trial.chains !== null };
      tried.delete(id);
      tried.set(id, known);
      const [oldest] = tried.keys();
      if (tried.size > MOST_TRIED && oldest !== undefined) tried.delete(oldest);
    }
    return { newer: true, possible: known.possible, votes: await votesFor(db, id, known.bundle) };
  });
}

/** A person's vote to move; with the last one the table moves. */
function voteToMove(
  tables: Tables,
  db: Kysely<Schema>,
  id: string,
  guest: string | null,
  yes: boolean,
): Promise<MoveInfo> {
  return tables.use(id, async () => {
    const { stored } = await tables.get(id);
    const { seat, plays } = viewerOf(stored, guest);
    if (seat === null || !plays) throw fault('not-your-seat', 'you have no seat at this table');
    const trial = await trialOf(tables, stored);
    const { bundle } = trial;
    if (yes)
      await db
        .insertInto('move_votes')
        .values({ table_id: id, seat, bundle })
        .onConflict((before) => before.columns(['table_id', 'seat']).doUpdateSet({ bundle }))
        .execute();
    else await db.deleteFrom('move_votes').where('table_id', '=', id).where('seat', '=', seat).execute();
    const votes = await votesFor(db, id, trial.bundle);
    if (!peopleOf(stored.seats).every((each) => votes.includes(each))) return { newer: true, possible: true, votes };
    await moveTo(tables, stored, trial);
    return { newer: false, possible: false, votes: [] };
  });
}

/** Moves a table without a vote, as whoever runs the server may. */
export function moveNow(tables: Tables, id: string): Promise<void> {
  return tables.use(id, async () => {
    const { stored } = await tables.get(id);
    await moveTo(tables, stored, await trialOf(tables, stored));
  });
}

/** The trial of a table that can be moved; a fault where it cannot. */
async function trialOf(tables: Tables, stored: StoredTable): Promise<Trial> {
  const trial = stored.over === null && stored.started !== null ? await tryOurs(tables, stored) : null;
  if (trial === null) throw fault('cannot-move', 'this table is played by the newest rules');
  if (trial.chains === null) throw fault('cannot-move', 'the newest rules refuse an answer that was given here');
  return trial;
}

/** The rows stay as they are; their digests are those of the new rules from now on, and what was cached is made anew. */
async function moveTo(tables: Tables, stored: StoredTable, { bundle, rules, chains, isSame }: Trial): Promise<void> {
  const { id } = stored;
  await tables.store.change(id, async (on) => {
    await on.updateTable('tables').set({ bundle, rules }).where('id', '=', id).execute();
    await on.deleteFrom('move_votes').where('table_id', '=', id).execute();
    const { rows } = await on
      .selectFrom('rows')
      .select((is) => is.fn.countAll<number>().as('rows'))
      .where('table_id', '=', id)
      .executeTakeFirstOrThrow();
    if (rows !== must(chains, 'digests').length) throw fault('ask-gone', 'somebody answered meanwhile; try again');
    if (isSame) return;
    await on.deleteFrom('snapshots').where('table_id', '=', id).execute();
    for (const [at, chain] of must(chains, 'digests').entries())
      await on
        .updateTable('rows')
        .set({ chain })
        .where('table_id', '=', id)
        .where('seq', '=', at + 1)
        .execute();
  });
  await tables.refresh(id);
}

async function votesFor(db: Kysely<Schema>, id: string, bundle: string): Promise<Seat[]> {
  const found = db.selectFrom('move_votes').select('seat').where('table_id', '=', id).where('bundle', '=', bundle);
  return (await found.orderBy('seat').execute()).map(({ seat }) => seat);
}

export function addMoveRoutes(app: FastifyInstance, tables: Tables, talks: Talks, db: Kysely<Schema>): void {
  const tried: Tried = new Map();
  app.get('/api/tables/:id/move', (request) =>
    moveInfo(tables, db, requests.read(requests.at, request.params).id, tried),
  );
  app.post('/api/tables/:id/move', async (request) => {
    const { id } = requests.read(requests.at, request.params);
    const guest = guestOf(request);
    const { yes } = requests.read(requests.vote, request.body);
    const info = await voteToMove(tables, db, id, guest, yes);
    const stored = await tables.store.table(id);
    const key = !info.newer ? 'notice.moved' : yes ? 'notice.move-wanted' : 'notice.move-not-wanted';
    if (stored !== undefined) await talks.notice(id, { key, args: { seat: seatOf(stored, guest) } });
    return info;
  });
}
