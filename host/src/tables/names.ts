// Names at a table: no two of its people or bots are called the same, in whatever letters they write it.

import { fault } from '@orrery/kernel';
import type { Transaction } from 'kysely';
import { UNSEEN } from '../server/requests.ts';
import type { Schema } from '../store/schema.ts';

/** Proper names for bots, the same in every language. */
const STARS = ['Vega', 'Rigel', 'Mira', 'Altair', 'Deneb', 'Spica', 'Capella', 'Antares', 'Adhara', 'Mizar'];

/** Two names that people read as one have one key: `NOVA`, ` nova`, `Ｎｏｖａ`, and `nova` with a letter that nobody sees. */
const keyOf = (name: string): string =>
  name.normalize('NFKC').toLowerCase().replace(UNSEEN, '').replace(/\s+/gu, ' ').trim();

/** Names for bots in the order of their seats, none of them anybody else's. */
export function starsBeside(people: readonly string[]): Iterator<string, string> {
  const taken = new Set(people.map(keyOf));
  return stars(taken);
}

function* stars(taken: ReadonlySet<string>): Generator<string, string> {
  for (let round = 1; ; round++)
    for (const star of STARS) {
      const name = round === 1 ? star : `${star} ${round}`;
      if (!taken.has(keyOf(name))) yield name;
    }
}

/** Refuses a name that somebody else at the table has, also as a friend who sits in; and a second seat for `who`. In the
 *  transaction that gives it to a seat: nobody else is named there until it ends. */
export async function mustBeFree(
  on: Transaction<Schema>,
  id: string,
  seat: number,
  name: string,
  who: string,
): Promise<void> {
  // Two who sit down at once have changed different rows: this one both must have.
  await on
    .updateTable('tables')
    .set((is) => ({ version: is.ref('version') }))
    .where('id', '=', id)
    .execute();
  const found = await on
    .selectFrom('seats')
    .select(['name', 'friend_name', 'guest', 'friend'])
    .where('table_id', '=', id)
    .where('seat', '!=', seat)
    .execute();
  if (found.some(({ guest, friend }) => guest === who || friend === who))
    throw fault('seated-already', 'you sit at this table already');
  const key = keyOf(name);
  if (found.some((each) => [each.name, each.friend_name].some((taken) => taken !== null && keyOf(taken) === key)))
    throw fault('name-taken', 'somebody at this table has this name; choose another');
}
