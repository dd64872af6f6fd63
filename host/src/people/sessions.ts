// Sessions of people who signed in, and tokens for their programs. Both are secrets that whoever has them can use, so
// each is listed, and can be ended at once.

import type { NewToken, Scope, Session, Token } from '@orrery/protocol/people';
import { fault } from '@orrery/kernel';
import { mustStillBe, type PeopleDb } from './accounts.ts';
import type { TokenRow } from './schema.ts';
import { keptOf, newId, newSecret } from './secrets.ts';

const DAY = 24 * 3_600_000;
/** A session nobody used for so long is over. */
export const SESSION_LASTS = 90 * DAY;
/** Written again only after so long: looking at a table is no reason to write. */
const SEEN_EVERY = 3_600_000;
const MOST_TOKENS = 20;
const MOST_SESSIONS = 50;

/** `holds`: whether what was proved still lets them in. That took a while; whoever was to be put out meanwhile stays out. */
export function openSession(
  db: PeopleDb,
  person: string,
  agent: string,
  now: number,
  holds: (on: PeopleDb) => Promise<boolean>,
): Promise<string> {
  const { secret, kept } = newSecret('orrs');
  const row = { id: newId(), hash: kept, person, agent: agent.slice(0, 200), created: now, seen: now };
  return db.transaction().execute(async (on) => {
    await mustStillBe(on, person);
    if (!(await holds(on))) throw fault('wrong-password', 'what you signed in with was changed at this moment');
    await on.insertInto('sessions').values(row).execute();
    await endOldest(on, person);
    return secret;
  });
}

/** What somebody came in by. */
export interface Entrance {
  readonly by: 'session' | 'token';
  readonly id: string;
}

/** Whether it has not ended since. */
export async function isOpen(db: PeopleDb, { by, id }: Entrance): Promise<boolean> {
  const found = db
    .selectFrom(by === 'session' ? 'sessions' : 'tokens')
    .select('id')
    .where('id', '=', id);
  return (await found.executeTakeFirst()) !== undefined;
}

/** Works for who came in by a session, unless that has ended; its end, and that of the account, wait until it is written, and
 *  take it along then. */
export function whileIn<V>(
  db: PeopleDb,
  person: string,
  session: string,
  work: (on: PeopleDb) => Promise<V>,
): Promise<V> {
  return db.transaction().execute(async (on) => {
    await mustStillBe(on, person);
    const held = on.updateTable('sessions').set({ id: session }).where('id', '=', session).where('person', '=', person);
    if ((await held.executeTakeFirstOrThrow()).numUpdatedRows === 0n)
      throw fault('not-signed-in', 'this session has ended: sign in again');
    return work(on);
  });
}

/** Whose session this is; undefined: it was ended, or is too old. */
export async function readSession(db: PeopleDb, secret: string, now: number) {
  const hash = keptOf(secret);
  const found = await db.selectFrom('sessions').selectAll().where('hash', '=', hash).executeTakeFirst();
  if (found === undefined || found.seen < now - SESSION_LASTS) return undefined;
  if (found.seen < now - SEEN_EVERY)
    await db.updateTable('sessions').set({ seen: now }).where('hash', '=', hash).execute();
  return { id: found.id, person: found.person };
}

export async function listSessions(db: PeopleDb, person: string, current: string, now: number): Promise<Session[]> {
  const found = await db
    .selectFrom('sessions')
    .selectAll()
    .where('person', '=', person)
    .where('seen', '>=', now - SESSION_LASTS)
    .orderBy('seen', 'desc')
    .execute();
  return found.map(({ id, agent, created, seen }) => ({ id, agent, created, seen, current: id === current }));
}

export async function endSession(db: PeopleDb, person: string, id: string): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('person', '=', person)
    .where('id', '=', id)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw fault('unknown-session', 'there is no such session');
}

/** All but the session in use, and every token: after a change of password nobody else stays inside. */
export async function endOthers(db: PeopleDb, person: string, keep: string): Promise<void> {
  await db.deleteFrom('sessions').where('person', '=', person).where('id', '!=', keep).execute();
  await db.deleteFrom('tokens').where('person', '=', person).execute();
}

export async function addToken(
  db: PeopleDb,
  person: string,
  { name, scopes }: Omit<NewToken, 'owner'>,
  now: number,
): Promise<Token> {
  if ((await listTokens(db, person)).length >= MOST_TOKENS)
    throw fault('too-many', `there are ${MOST_TOKENS} tokens already; end one first`);
  const { secret, kept } = newSecret('orrt');
  const row = { id: newId(), hash: kept, person, name, scopes: scopes.join(' '), created: now, used: null };
  await db.insertInto('tokens').values(row).execute();
  return { ...told(row), secret };
}

export async function readToken(db: PeopleDb, secret: string, now: number) {
  const hash = keptOf(secret);
  const found = await db.selectFrom('tokens').selectAll().where('hash', '=', hash).executeTakeFirst();
  if (found === undefined) return undefined;
  if ((found.used ?? 0) < now - SEEN_EVERY)
    await db.updateTable('tokens').set({ used: now }).where('hash', '=', hash).execute();
  return { id: found.id, person: found.person, scopes: told(found).scopes };
}

export async function listTokens(db: PeopleDb, person: string): Promise<Token[]> {
  const found = await db.selectFrom('tokens').selectAll().where('person', '=', person).orderBy('created').execute();
  return found.map(told);
}

export async function endToken(db: PeopleDb, person: string, id: string): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom('tokens')
    .where('person', '=', person)
    .where('id', '=', id)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw fault('unknown-token', 'there is no such token');
}

async function endOldest(db: PeopleDb, person: string): Promise<void> {
  const found = await db
    .selectFrom('sessions')
    .select('id')
    .where('person', '=', person)
    .orderBy('seen', 'desc')
    .orderBy('created', 'desc')
    .execute();
  const old = found.slice(MOST_SESSIONS).map(({ id }) => id);
  if (old.length > 0) await db.deleteFrom('sessions').where('id', 'in', old).execute();
}

const told = ({ id, name, scopes, created, used }: TokenRow): Token => ({
  id,
  name,
  scopes: scopes.split(' ').filter((scope) => scope !== '') as Scope[],
  created,
  used,
});
