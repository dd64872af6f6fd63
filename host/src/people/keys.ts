// The keys of the server: made once, kept in the database, the same on every node. The first of them lay in the data folder
// before there were several nodes, and still begins there.

import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { systemCode } from '../faults.ts';
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

/** The key that signs the cookies: made at the first start. */
export function guestKey(folder: string): string {
  const path = join(folder, 'guests.key');
  try {
    writeFileSync(path, randomBytes(32).toString('hex'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (systemCode(error) !== 'EEXIST') throw error;
  }
  return readFileSync(path, 'utf8');
}
