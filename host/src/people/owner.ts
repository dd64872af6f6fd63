// That it is the owner who asks, and not whoever came by a session of theirs. It is asked for before anything that opens another
// way into the account (an address to which a new password can be sent, a passkey, a first password, a token), and before the account is
// deleted for good. A session lasts for months; the password is typed, or a passkey used, at this moment.
//
// An account has a password or a passkey, for the last of them cannot be ended. Had one neither, nobody could prove to own it,
// and nothing of this could be changed: whoever runs the server hands out a link for a new password then.

import { fault } from '@orrery/kernel';
import type { FastifyRequest } from 'fastify';
import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import type * as z from 'zod';
import { hasPassword, type PeopleDb } from './accounts.ts';
import { hasPasskey, readPasskey } from './passkeys.ts';
import { type People, siteOf } from './people.ts';
import type * as requests from './requests.ts';
import type { PersonRow } from './schema.ts';
import { isPassword } from './secrets.ts';

/** Gives what is asked once more where it is written: what was proved may have been changed meanwhile, by who puts others out. */
export async function proveOwner(
  people: People,
  request: FastifyRequest,
  person: PersonRow,
  { password, passkey }: z.infer<typeof requests.owner>,
): Promise<(on: PeopleDb) => Promise<void>> {
  if (password !== undefined && person.password !== null) {
    if (!(await isPassword(person.password, password))) throw fault('wrong-password', 'this is not your password');
    return (on) => mustHold(hasPassword(on, person));
  }
  if (passkey === undefined) throw fault('not-owner', 'this needs your password, or one of your passkeys');
  const given = passkey as unknown as AuthenticationResponseJSON;
  const whose = await readPasskey(people.db, siteOf(people, request), person.id, given, Date.now());
  if (whose !== person.id) throw fault('not-owner', 'this passkey opens another account');
  return (on) => mustHold(hasPasskey(on, person.id, given.id));
}

async function mustHold(holds: Promise<boolean>): Promise<void> {
  if (!(await holds)) throw fault('not-owner', 'your password or passkey was changed at this moment');
}
