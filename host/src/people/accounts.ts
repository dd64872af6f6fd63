// Accounts: who has one, by which login or passkey, and what they told us about themselves.

import type { Profile, SignUp } from '@orrery/protocol/people';
import { fault } from '@orrery/kernel';
import type { Kysely, Updateable } from 'kysely';
import { isTaken } from '../faults.ts';
import type { Schema } from '../store/schema.ts';
import type { PersonRow } from './schema.ts';
import { hashPassword, isPassword, newId } from './secrets.ts';

export type PeopleDb = Kysely<Schema>;

/** Capitals and ways to compose a letter make no other login. */
export const loginOf = (text: string): string => text.trim().normalize('NFKC').toLowerCase();

export async function signUp(db: PeopleDb, wish: SignUp, now: number): Promise<PersonRow> {
  const login = loginOf(wish.login);
  const password = await hashPassword(wish.password, login);
  return addPerson(db, { ...newPerson(wish.name, now), ...said(wish), login, password });
}

/** An account that is opened with a passkey. */
export function addPasskeyPerson(db: PeopleDb, wish: Omit<SignUp, 'login' | 'password'>, now: number) {
  return addPerson(db, { ...newPerson(wish.name, now), ...said(wish) });
}

export async function signIn(db: PeopleDb, login: string, password: string): Promise<PersonRow> {
  const person = await db.selectFrom('people').selectAll().where('login', '=', loginOf(login)).executeTakeFirst();
  const fits = await isPassword(person?.password ?? null, password);
  if (person === undefined || !fits) throw fault('wrong-password', 'login and password do not belong together');
  return person;
}

/** Whoever takes a seat with an account still has it, and a deletion at that moment waits until the seat is written: it is left
 *  with the others then. */
export async function mustStillBe(on: PeopleDb, who: string): Promise<void> {
  const { numUpdatedRows } = await on
    .updateTable('people')
    .set({ id: who })
    .where('id', '=', who)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) throw fault('not-signed-in', 'this account is gone');
}

interface NewPassword {
  readonly login: string;
  readonly password: string;
}

/** What is to be kept of a new password. */
export async function newPassword(
  person: PersonRow,
  { password, login }: { password: string; login?: string | undefined },
): Promise<NewPassword> {
  const name = person.login ?? loginOf(login ?? '');
  if (name === '') throw fault('bad-request', 'login: choose one to sign in with');
  return { login: name, password: await hashPassword(password, name) };
}

/** Whether the password is still what it was. */
export const hasPassword = async (on: PeopleDb, { id, password }: PersonRow): Promise<boolean> =>
  (await findPerson(on, id))?.password === password;

export const findPerson = (db: PeopleDb, id: string): Promise<PersonRow | undefined> =>
  db.selectFrom('people').selectAll().where('id', '=', id).executeTakeFirst();

/** Of who signed in; a fault where the account has ended at this moment. */
export async function getPerson(db: PeopleDb, id: string): Promise<PersonRow> {
  const person = await findPerson(db, id);
  if (person === undefined) throw fault('not-signed-in', 'this account is not there any more');
  return person;
}

export async function changePerson(db: PeopleDb, id: string, change: Updateable<PersonRow>): Promise<void> {
  try {
    await db.updateTable('people').set(change).where('id', '=', id).execute();
  } catch (error) {
    throw isTaken(error) ? fault('login-taken', 'this login is taken; choose another') : error;
  }
}

export const profileOf = (person: PersonRow): Profile => ({
  name: person.name,
  lang: person.lang === 'it' ? 'it' : 'en',
  zone: person.zone,
  weekends: person.weekends === 1,
  away: JSON.parse(person.away) as Profile['away'],
  notices: person.notices === 1,
});

export const setProfile = (db: PeopleDb, id: string, profile: Profile): Promise<void> =>
  changePerson(db, id, {
    name: profile.name,
    lang: profile.lang,
    zone: profile.zone,
    weekends: Number(profile.weekends),
    away: JSON.stringify(profile.away),
    notices: Number(profile.notices),
  });

async function addPerson(db: PeopleDb, person: PersonRow): Promise<PersonRow> {
  try {
    await db.insertInto('people').values(person).execute();
    return person;
  } catch (error) {
    throw isTaken(error) ? fault('login-taken', 'this login is taken; choose another') : error;
  }
}

/** Not to be confused with the id of a guest, which knows no such sign. */
const SIGN = '@';

export const isAccount = (id: string): boolean => id.startsWith(SIGN);

const newPerson = (name: string, created: number): PersonRow => ({
  id: `${SIGN}${newId()}`,
  login: null,
  password: null,
  name,
  lang: 'en',
  zone: 'UTC',
  weekends: 0,
  away: '[]',
  notices: 1,
  mail: '',
  mail_confirmed: 0,
  created,
});

const said = ({ lang, zone }: Pick<SignUp, 'lang' | 'zone'>): Partial<PersonRow> => ({
  ...(lang === undefined ? {} : { lang }),
  ...(zone === undefined ? {} : { zone }),
});
