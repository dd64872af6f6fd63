// Passkeys: a key pair per site that the person's device keeps. The library does the cryptography; here are the
// challenges, each good once and for one browser, and the public keys.

import type { Passkey } from '@orrery/protocol/people';
import { fault } from '@orrery/kernel';
import {
  type AuthenticationResponseJSON,
  type AuthenticatorTransport,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { isTaken } from '../faults.ts';
import type { PeopleDb } from './accounts.ts';
import type { PasskeyRow } from './schema.ts';
import { keptOf } from './secrets.ts';

/** Where the browser says it is: a passkey belongs to one host name. */
export interface Site {
  readonly origin: string;
  readonly name: string;
}

const FIVE_MINUTES = 300_000;
/** EdDSA, ES256, RS256: what devices have today. */
const supportedAlgorithmIDs = [-8, -7, -257];
const MOST = 10;

export async function askNewPasskey(
  db: PeopleDb,
  site: Site,
  guest: string,
  person: { id: string; name: string } | null,
) {
  const known = person === null ? [] : await passkeysOf(db, person.id);
  if (known.length >= MOST) throw tooMany();
  const options = await generateRegistrationOptions({
    rpName: 'Orrery',
    rpID: site.name,
    userName: person?.name ?? 'Orrery',
    attestationType: 'none',
    supportedAlgorithmIDs,
    excludeCredentials: known.map(({ id }) => ({ id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
  });
  await keepChallenge(db, options.challenge, guest);
  return options;
}

/** What is to be kept of a new passkey, once the browser has proved that it holds it. */
export async function readNewPasskey(db: PeopleDb, site: Site, guest: string, response: RegistrationResponseJSON) {
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response,
    expectedChallenge: (challenge) => takeChallenge(db, challenge, guest),
    expectedOrigin: site.origin,
    expectedRPID: site.name,
    requireUserVerification: false,
    supportedAlgorithmIDs,
  }).catch(asRefusal);
  if (!verified || registrationInfo === undefined) throw fault('bad-passkey', NOT_TAKEN);
  return registrationInfo.credential;
}

export async function addPasskey(
  db: PeopleDb,
  person: string,
  name: string,
  key: Awaited<ReturnType<typeof readNewPasskey>>,
  now: number,
): Promise<void> {
  if ((await passkeysOf(db, person)).length >= MOST) throw tooMany();
  const row: PasskeyRow = {
    id: key.id,
    person,
    name,
    public_key: Buffer.from(key.publicKey).toString('base64url'),
    counter: key.counter,
    transports: JSON.stringify(key.transports ?? []),
    created: now,
    used: null,
  };
  try {
    await db.insertInto('passkeys').values(row).execute();
  } catch (error) {
    throw isTaken(error) ? fault('passkey-taken', 'this passkey is known here already; sign in with it') : error;
  }
}

export async function askPasskey(db: PeopleDb, site: Site, guest: string) {
  const options = await generateAuthenticationOptions({ rpID: site.name, userVerification: 'preferred' });
  await keepChallenge(db, options.challenge, guest);
  return options;
}

/** Whose passkey signed. */
export async function readPasskey(
  db: PeopleDb,
  site: Site,
  guest: string,
  response: AuthenticationResponseJSON,
  now: number,
): Promise<string> {
  const row = await db.selectFrom('passkeys').selectAll().where('id', '=', response.id).executeTakeFirst();
  if (row === undefined) throw fault('bad-passkey', 'this passkey is not known here');
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response,
    expectedChallenge: (challenge) => takeChallenge(db, challenge, guest),
    expectedOrigin: site.origin,
    expectedRPID: site.name,
    requireUserVerification: false,
    credential: {
      id: row.id,
      publicKey: new Uint8Array(Buffer.from(row.public_key, 'base64url')),
      counter: row.counter,
      transports: JSON.parse(row.transports) as AuthenticatorTransport[],
    },
  }).catch(asRefusal);
  if (!verified || authenticationInfo === undefined) throw fault('bad-passkey', NOT_TAKEN);
  const change = { counter: authenticationInfo.newCounter, used: now };
  await db.updateTable('passkeys').set(change).where('id', '=', row.id).execute();
  return row.person;
}

export async function passkeysOf(db: PeopleDb, person: string): Promise<Passkey[]> {
  const found = await db.selectFrom('passkeys').selectAll().where('person', '=', person).orderBy('created').execute();
  return found.map(({ id, name, created, used }) => ({ id, name, created, used }));
}

export async function endPasskey(db: PeopleDb, person: string, id: string): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom('passkeys')
    .where('person', '=', person)
    .where('id', '=', id)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw fault('unknown-passkey', 'there is no such passkey');
}

export const hasPasskey = async (db: PeopleDb, person: string, id: string): Promise<boolean> =>
  (await passkeysOf(db, person)).some((each) => each.id === id);

const tooMany = () => fault('too-many', `there are ${MOST} passkeys already; end one first`);

const NOT_TAKEN = 'this passkey could not be checked; try again';

/** The library throws on whatever a stranger can send; to us that is a refusal, not an error of ours. */
function asRefusal(): { verified: false; registrationInfo?: undefined; authenticationInfo?: undefined } {
  return { verified: false };
}

async function keepChallenge(db: PeopleDb, challenge: string, guest: string): Promise<void> {
  const now = Date.now();
  await db.deleteFrom('challenges').where('until', '<', now).execute();
  await db
    .insertInto('challenges')
    .values({ hash: keptOf(challenge), guest, until: now + FIVE_MINUTES })
    .execute();
}

/** True once. */
async function takeChallenge(db: PeopleDb, challenge: string, guest: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('challenges')
    .where('hash', '=', keptOf(challenge))
    .where('guest', '=', guest)
    .where('until', '>=', Date.now())
    .executeTakeFirst();
  return numDeletedRows === 1n;
}
