// A forgotten password: a link that opens the way to a new one, once and for an hour. It goes out by letter to an address
// its owner has confirmed; where no letters are sent, whoever runs the server hands it over.

import type { Account, Ok } from '@orrery/protocol/people';
import { fault } from '@orrery/kernel';
import type { FastifyInstance } from 'fastify';
import { read } from '../server/requests.ts';
import { systemCode } from '../faults.ts';
import type { Log } from '../index.ts';
import { linkTo, resetLetter } from '../notify/mail.ts';
import { changePerson, findPerson, hasPassword, loginOf, mustStillBe, type PeopleDb, profileOf } from './accounts.ts';
import * as requests from './requests.ts';
import type { People } from './people.ts';
import { enter } from './routes.ts';
import type { PersonRow } from './schema.ts';
import { hashPassword, isProof, keptOf, newId, proofOf } from './secrets.ts';
import { endOthers } from './sessions.ts';

const AN_HOUR = 3_600_000;
const NO_LONGER = 'this link does not work any longer';
const OK: Ok = { ok: true };

export function addResetRoutes(app: FastifyInstance, people: People, log: Log): void {
  const { db, key, mailer: post, origin } = people;

  // The reply is the same, and as fast, whether there is such an account or not.
  app.post('/api/account/forgot', async (request): Promise<Ok> => {
    const { login } = read(requests.forgot, request.body);
    if (post === null || origin === undefined) throw fault('no-mail', 'this server sends no letters');
    const person = await whoForgot(db, login);
    if (person?.mail_confirmed === 1 && people.mayWrite(person.mail)) {
      const { lang, name } = profileOf(person);
      const letter = resetLetter(lang, name, resetLink(key, origin, person, Date.now()));
      post.send(person.mail, letter).catch((error: unknown) => log(`a letter could not be sent ${systemCode(error)}`));
    }
    return OK;
  });

  app.post('/api/account/reset', async (request, reply): Promise<Account> => {
    const { about, proof, password } = read(requests.reset, request.body);
    const person = await readReset(people, about, proof, Date.now());
    const login = person.login ?? (await freeLogin(db, loginOf(person.mail)));
    const changed = { login, password: await hashPassword(password, login) };
    // The link works once, also for two who follow it at the same moment.
    await db.transaction().execute(async (on) => {
      await mustStillBe(on, person.id);
      if (!(await hasPassword(on, person))) throw fault('bad-proof', NO_LONGER);
      await changePerson(on, person.id, changed);
    });
    // Whoever else was inside is not any more, by whatever way: a passkey may be of whoever had taken the account.
    await endOthers(db, person.id, '');
    await db.deleteFrom('passkeys').where('person', '=', person.id).execute();
    people.disconnect(person.id);
    return enter(people, request, reply, (await findPerson(db, person.id)) ?? person);
  });
}

/** By the address that is confirmed, or else by login: a login may be an address that is somebody else's. */
export async function whoForgot(db: PeopleDb, login: string): Promise<PersonRow | undefined> {
  const plain = loginOf(login);
  const byLogin = db.selectFrom('people').selectAll().where('login', '=', plain);
  const byMail = db.selectFrom('people').selectAll().where('mail', '=', login.trim()).where('mail_confirmed', '=', 1);
  return (await byMail.executeTakeFirst()) ?? byLogin.executeTakeFirst();
}

/** The link holds as long as the password is the old one: it works once. */
export function resetLink(key: string, origin: string, person: PersonRow, now: number): string {
  const about = JSON.stringify([person.id, now + AN_HOUR, markOf(person)]);
  return linkTo(origin, '/reset', about, proofOf(key, 'reset', about));
}

async function readReset({ db, key }: People, about: string, proof: string, now: number): Promise<PersonRow> {
  const bad = fault('bad-proof', NO_LONGER);
  if (!isProof(key, 'reset', about, proof)) throw bad;
  const [id, until, mark] = JSON.parse(about) as [string, number, string];
  const person = await findPerson(db, id);
  if (person === undefined || until < now || mark !== markOf(person)) throw bad;
  return person;
}

/** A login for who had none: their address; where somebody else signs in by that, something like it. */
async function freeLogin(db: PeopleDb, wanted: string): Promise<string> {
  const taken = await db.selectFrom('people').select('id').where('login', '=', wanted).executeTakeFirst();
  return taken === undefined ? wanted : loginOf(`${wanted.slice(0, 40)}.${newId()}`);
}

const markOf = ({ password }: PersonRow): string => keptOf(password ?? '').slice(0, 16);
