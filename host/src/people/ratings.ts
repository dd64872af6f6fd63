// How strong people are at a game, by the games at rated tables: openskill's model, made for games of any number of seats.
// Whoever sits down at such a table wants it: it is for accounts alone, and bots have no seat there.

import { ordinal, rate, rating } from 'openskill';
import type { Transaction } from 'kysely';
import type { Schema } from '../store/schema.ts';
import type { PeopleDb } from './accounts.ts';

/** A belief about somebody's strength: how strong, and how sure of it we are. */
interface Skill {
  readonly mu: number;
  readonly sigma: number;
}

/** As people read it: what can be relied on, a newcomer at 1000. */
const shown = ({ mu, sigma }: Skill): number => Math.round(ordinal({ mu, sigma }, { alpha: 40, target: 1000 }));

interface Place {
  readonly person: string;
  /** 1 is first; shared ones repeat. */
  readonly rank: number;
}

/** By person: the rating before a game and after it. */
type Rated = ReadonlyMap<string, { readonly before: number; readonly after: number }>;

/** Rates a game once it is over, in the transaction that ends it. */
export async function rateGame(on: Transaction<Schema>, game: string, places: readonly Place[]): Promise<Rated> {
  if (places.length < 2) return new Map();
  const { mu, sigma } = rating();
  // Two games with the same people may end at once: each takes its people in the same order, and waits for the other.
  for (const { person } of places.toSorted((one, other) => (one.person < other.person ? -1 : 1))) {
    await on
      .insertInto('ratings')
      .values({ person, game, skill: JSON.stringify({ mu, sigma }), games: 0 })
      .onConflict((known) => known.columns(['person', 'game']).doNothing())
      .execute();
    await on
      .updateTable('ratings')
      .set((is) => ({ games: is('games', '+', 1) }))
      .where('person', '=', person)
      .where('game', '=', game)
      .execute();
  }
  const skills = await skillsOf(
    on,
    places.map(({ person }) => person),
    game,
  );
  const before = places.map(({ person }) => skills.get(person) ?? { mu, sigma });
  const after = rate(
    before.map((skill) => [rating(skill)]),
    { rank: places.map(({ rank }) => rank) },
  );
  const rated = new Map<string, { before: number; after: number }>();
  for (const [at, { person }] of places.entries()) {
    const [now] = after[at] ?? [];
    const was = before[at];
    if (now === undefined || was === undefined) continue;
    const skill = JSON.stringify({ mu: now.mu, sigma: now.sigma });
    await on.updateTable('ratings').set({ skill }).where('person', '=', person).where('game', '=', game).execute();
    rated.set(person, { before: shown(was), after: shown(now) });
  }
  return rated;
}

async function skillsOf(db: PeopleDb, people: readonly string[], game: string): Promise<Map<string, Skill>> {
  if (people.length === 0) return new Map();
  const found = await db
    .selectFrom('ratings')
    .select(['person', 'skill'])
    .where('game', '=', game)
    .where('person', 'in', people)
    .execute();
  return new Map(found.map(({ person, skill }) => [person, JSON.parse(skill) as Skill]));
}

/** By person: their rating; who has none yet is not there. */
export async function ratingsAt(
  db: PeopleDb,
  people: readonly string[],
  game: string,
): Promise<ReadonlyMap<string, number>> {
  return new Map([...(await skillsOf(db, people, game))].map(([person, skill]) => [person, shown(skill)]));
}

/** All ratings of somebody. */
export async function ratingsOf(db: PeopleDb, person: string) {
  const found = await db.selectFrom('ratings').selectAll().where('person', '=', person).orderBy('game').execute();
  return found.map(({ game, skill, games }) => ({ game, rating: shown(JSON.parse(skill) as Skill), games }));
}
