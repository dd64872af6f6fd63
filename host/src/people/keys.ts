// The keys of the server: made once, kept in the database, the same on every node.

import type { PeopleDb } from './accounts.ts';

export async function serverKey(db: PeopleDb, name: string, make: () => string): Promise<string> {
  const find = () => db.selectFrom('house_keys').select('value').where('name', '=', name).executeTakeFirst();
  const known = await find();
  if (known !== undefined) return known.value;
  await db
    .insertInto('house_keys')
    .values({ name, value: make() })
    .onConflict((on) => on.doNothing())
    .execute();
  // Another node may have been first.
  return (await find())?.value ?? make();
}
