// What came of the games: written in one breath with their end, and read by who played them. At a rated table it counts for
// the ratings of its people too.

import type { FinishedGame, ProfilePage, Rating } from '@orrery/protocol/people';
import { must } from '@orrery/kernel';
import { rankedLast } from '@orrery/table';
import type { FastifyInstance } from 'fastify';
import type { Insertable, Transaction } from 'kysely';
import { showOf } from '../pace/table-clock.ts';
import * as requests from '../server/requests.ts';
import type { Schema } from '../store/schema.ts';
import type { StoredSeat, StoredTable } from '../store/store.ts';
import type { HostedTable, Tables } from '../tables/index.ts';
import { forfeitRanks, isOwnPlay, seatOf } from '../tables/seats.ts';
import type { PeopleDb } from './accounts.ts';
import { guestOf } from './caller.ts';
import { rateGame, ratingsAt, ratingsOf } from './ratings.ts';

/** Of finished games, at once. */
const PAGE = 50;

export function keepResults(tables: Tables): void {
  tables.onWrite(async (table, on) => {
    if (table.stored.over !== null && table.play !== null) await keep(table, on);
    return undefined;
  });
}

type Result = Insertable<Schema['results']>;

async function keep({ stored, play }: HostedTable, on: Transaction<Schema>): Promise<void> {
  const { id, seats, game, rated } = stored;
  const { edition } = must(play, 'a dealt game');
  const known = await on.selectFrom('results').select('seat').where('table_id', '=', id).limit(1).executeTakeFirst();
  if (known !== undefined) return;
  const { state } = showOf(stored, must(play, 'a dealt game'));
  const standing = rankedLast(edition.game.standing(edition.kernel.view(state, state.seats)), seats);
  // A game that its people have ended has no winner; at a rated table, whoever had left has lost it.
  const isDecided = state.frames.length === 0;
  const undecided = rated ? forfeitRanks(seats) : [];
  const ranks = isDecided ? standing.ranks : undecided;
  const results = seats.map((_, seat): Result => {
    const [score, rank] = [standing.scores[seat] ?? null, ranks[seat] ?? null];
    return { table_id: id, seat, score, rank, rating_before: null, rating_after: null };
  });
  const change = rated ? await rateGame(on, game, await placesOf(on, seats, ranks)) : new Map();
  const withRatings = results.map((result): Result => {
    const seat = seats[result.seat];
    const moved = seat?.kind === 'person' ? change.get(seat.guest) : undefined;
    return moved === undefined ? result : { ...result, rating_before: moved.before, rating_after: moved.after };
  });
  await on.insertInto('results').values(withRatings).execute();
}

/** Where everybody came in who still has an account. A seat that its own person did not play to the end comes last: whoever
 *  could leave a lost game to a bot, and keep the rating, would. */
async function placesOf(on: Transaction<Schema>, seats: readonly StoredSeat[], ranks: readonly number[]) {
  const people = seats.flatMap((seat) => (seat.kind === 'person' && seat.guest !== '' ? [seat.guest] : []));
  const found = await on
    .selectFrom('people')
    .select('id')
    .where('id', 'in', [...people, ''])
    .execute();
  const accounts = new Set(found.map(({ id }) => id));
  return seats.flatMap((seat, at) => {
    if (seat.kind !== 'person' || !accounts.has(seat.guest)) return [];
    return [{ person: seat.guest, rank: isOwnPlay(seat) ? (ranks[at] ?? seats.length) : seats.length + 1 }];
  });
}

export function addProfileRoutes(app: FastifyInstance, db: PeopleDb, tables: Tables): void {
  app.get('/api/profile', async (request): Promise<ProfilePage> => {
    const from = requests.read(requests.pageBefore, request.query);
    const who = guestOf(request);
    if (who === null) return { games: [], more: false, ratings: [] };
    const found = await tables.store.finished(who, from, PAGE + 1);
    return {
      games: await gamesOf(db, found.slice(0, PAGE), who),
      more: found.length > PAGE,
      ratings: await ratingsOf(db, who),
    };
  });

  app.get('/api/tables/:id/ratings', async (request): Promise<Rating[]> => {
    const { id } = requests.read(requests.at, request.params);
    return tables.use(id, async () => {
      const { stored } = await tables.get(id);
      // Nobody's strength is told where it does not count.
      if (!stored.rated) return [];
      const people = stored.seats.flatMap((seat) => (seat.kind === 'person' ? [seat.guest] : []));
      const known = await ratingsAt(db, people, stored.game);
      return stored.seats.flatMap((seat, at): Rating[] => {
        const rating = seat.kind === 'person' ? known.get(seat.guest) : undefined;
        return rating === undefined ? [] : [{ seat: at, rating }];
      });
    });
  });
}

async function gamesOf(db: PeopleDb, found: readonly StoredTable[], who: string): Promise<FinishedGame[]> {
  const ids = found.map(({ id }) => id);
  const results =
    ids.length === 0 ? [] : await db.selectFrom('results').selectAll().where('table_id', 'in', ids).execute();
  return found.map((stored): FinishedGame => {
    const you = seatOf(stored, who) ?? 0;
    const own = results.filter((each) => each.table_id === stored.id);
    const resultOf = (seat: number) => own.find((each) => each.seat === seat);
    const mine = resultOf(you);
    const isRated = mine !== undefined && mine.rating_before !== null && mine.rating_after !== null;
    return {
      table: stored.id,
      game: stored.game,
      over: stored.over ?? stored.created,
      you,
      seats: stored.seats.map((seat, at) => ({
        name: seat.kind === 'open' ? '' : seat.name,
        bot: seat.kind === 'bot',
        score: resultOf(at)?.score ?? null,
        rank: resultOf(at)?.rank ?? null,
      })),
      ...(mine !== undefined && mine.rank === null ? { stopped: true } : {}),
      ...(isRated ? { rated: { before: mine.rating_before ?? 0, after: mine.rating_after ?? 0 } } : {}),
    };
  });
}
