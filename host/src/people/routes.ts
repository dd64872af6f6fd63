// The routes of accounts: come in, go out, change what we keep. protocol/people.ts lists them.

import type { Account, Ok, Session, Token } from '@orrery/protocol/people';
import { fault } from '@orrery/kernel';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { read } from '../server/requests.ts';
import * as accounts from './accounts.ts';
import { accountOf, giveSession, guestIn, takeSession, welcome } from './caller.ts';
import * as requests from './requests.ts';
import { canPasskey, type People, siteOf } from './people.ts';
import { proveOwner } from './owner.ts';
import * as passkeys from './passkeys.ts';
import type { PersonRow } from './schema.ts';
import * as sessions from './sessions.ts';

const OK: Ok = { ok: true };

export function addAccountRoutes(app: FastifyInstance, people: People): void {
  const { db } = people;

  app.get('/api/account', (request) => tell(people, request));

  app.post('/api/account/sign-up', async (request, reply) => {
    mustBeOut(request);
    const person = await accounts.signUp(db, read(requests.signUp, request.body), Date.now());
    return enter(people, request, reply, person);
  });

  app.post('/api/account/sign-in', async (request, reply) => {
    const { login, password } = read(requests.signIn, request.body);
    return enter(people, request, reply, await accounts.signIn(db, login, password));
  });

  app.post('/api/account/sign-out', async (request, reply): Promise<Ok> => {
    const { caller } = request;
    read(requests.nothing, request.body);
    if (caller.by === 'session' && caller.who !== null) {
      await sessions.endSession(db, caller.who, caller.session);
      people.disconnect(caller.who);
    }
    takeSession(request, reply);
    return OK;
  });

  app.post('/api/account/passkey/ask', async (request, reply) => {
    const { new: isNew } = read(requests.askPasskey, request.body);
    const site = siteOf(people, request);
    if (!canPasskey(site)) throw fault('no-passkeys', 'passkeys need https, or localhost');
    const who = welcome(request, reply);
    if (!isNew) return passkeys.askPasskey(db, site, who);
    const person = request.caller.by === 'session' ? await accounts.getPerson(db, who) : null;
    return passkeys.askNewPasskey(db, site, who, person);
  });

  app.post('/api/account/passkey/add', async (request, reply) => {
    const { name, lang, zone, response, owner } = read(requests.addPasskey, request.body);
    const who = request.caller.who ?? '';
    const isIn = request.caller.by === 'session';
    const holds = isIn ? await proveOwner(people, request, await accounts.getPerson(db, who), owner) : null;
    const given = response as unknown as RegistrationResponseJSON;
    const key = await passkeys.readNewPasskey(db, siteOf(people, request), who, given);
    const now = Date.now();
    if (holds !== null) {
      await sessions.whileIn(db, who, request.caller.session, async (on) => {
        await holds(on);
        await passkeys.addPasskey(on, who, name, key, now);
      });
      return tell(people, request);
    }
    // A passkey that is refused leaves no account behind.
    const person = await db.transaction().execute(async (on) => {
      const made = await accounts.addPasskeyPerson(on, { name, lang, zone }, now);
      await passkeys.addPasskey(on, made.id, name, key, now);
      return made;
    });
    return enter(people, request, reply, person);
  });

  app.post('/api/account/passkey/sign-in', async (request, reply) => {
    const { response } = read(requests.usePasskey, request.body);
    const given = response as unknown as AuthenticationResponseJSON;
    const who = request.caller.who ?? '';
    const person = await passkeys.readPasskey(db, siteOf(people, request), who, given, Date.now());
    return enter(people, request, reply, await accounts.getPerson(db, person), (on) =>
      passkeys.hasPasskey(on, person, given.id),
    );
  });

  app.post('/api/account/passkey/:id/end', async (request) => {
    const who = accountOf(request);
    const { id } = read(requests.byId, request.params);
    await sessions.whileIn(db, who, request.caller.session, async (on) => {
      const person = await accounts.getPerson(on, who);
      const left = (await passkeys.passkeysOf(on, who)).filter((each) => each.id !== id);
      if (person.password === null && left.length === 0)
        throw fault('last-key', 'this is the only way into your account; add a password or a passkey first');
      await passkeys.endPasskey(on, who, id);
    });
    return tell(people, request);
  });

  app.post('/api/account/password', async (request) => {
    const who = accountOf(request);
    const wish = read(requests.newPassword, request.body);
    const person = await accounts.getPerson(db, who);
    const holds = await proveOwner(people, request, person, wish.owner);
    const changed = await accounts.newPassword(person, wish);
    await sessions.whileIn(db, who, request.caller.session, async (on) => {
      await holds(on);
      await accounts.changePerson(on, who, changed);
    });
    await sessions.endOthers(db, who, request.caller.session);
    people.disconnect(who);
    return tell(people, request);
  });

  app.post('/api/account/profile', async (request) => {
    await accounts.setProfile(db, accountOf(request), read(requests.profile, request.body));
    return tell(people, request);
  });

  app.get(
    '/api/account/sessions',
    (request): Promise<Session[]> => sessions.listSessions(db, accountOf(request), request.caller.session, Date.now()),
  );

  app.post('/api/account/sessions/:id/end', async (request): Promise<Ok> => {
    const who = accountOf(request);
    await sessions.endSession(db, who, read(requests.byId, request.params).id);
    people.disconnect(who);
    return OK;
  });

  app.get('/api/account/tokens', (request): Promise<Token[]> => sessions.listTokens(db, accountOf(request)));

  app.post('/api/account/tokens', async (request): Promise<Token> => {
    const who = accountOf(request);
    const { owner, ...wish } = read(requests.newToken, request.body);
    const holds = await proveOwner(people, request, await accounts.getPerson(db, who), owner);
    return sessions.whileIn(db, who, request.caller.session, async (on) => {
      await holds(on);
      return sessions.addToken(on, who, wish, Date.now());
    });
  });

  app.post('/api/account/tokens/:id/end', async (request): Promise<Ok> => {
    const who = accountOf(request);
    await sessions.endToken(db, who, read(requests.byId, request.params).id);
    people.disconnect(who);
    return OK;
  });
}

/** Signed in from here on, if what let them in still does; what this browser played as a guest goes along. */
export async function enter(
  people: People,
  request: FastifyRequest,
  reply: FastifyReply,
  person: PersonRow,
  holds = (on: accounts.PeopleDb): Promise<boolean> => accounts.hasPassword(on, person),
): Promise<Account> {
  const { db } = people;
  const guest = guestIn(request);
  const agent = request.headers['user-agent'] ?? '';
  const secret = await sessions.openSession(db, person.id, agent, Date.now(), holds);
  if (guest !== null) await people.carry(guest, person.id);
  giveSession(request, reply, secret);
  return accountFor(people, request, person);
}

export async function tell(people: People, request: FastifyRequest): Promise<Account> {
  const { caller } = request;
  const person =
    caller.by === 'session' && caller.who !== null ? await accounts.getPerson(people.db, caller.who) : null;
  return accountFor(people, request, person);
}

async function accountFor(people: People, request: FastifyRequest, person: PersonRow | null): Promise<Account> {
  const house = {
    pushKey: people.push?.publicKey ?? '',
    mail: people.mailer !== null,
    passkeys: canPasskey(siteOf(people, request)),
  };
  const none = { name: '', lang: 'en', zone: 'UTC', weekends: false, away: [], notices: false } as const;
  const guest = { signedIn: false, login: '', hasPassword: false, passkeys: [], profile: none, mail: '' };
  if (person === null) return { ...guest, mailConfirmed: false, house };
  return {
    signedIn: true,
    login: person.login ?? '',
    hasPassword: person.password !== null,
    passkeys: await passkeys.passkeysOf(people.db, person.id),
    profile: accounts.profileOf(person),
    mail: person.mail,
    mailConfirmed: person.mail_confirmed === 1,
    house,
  };
}

function mustBeOut({ caller }: FastifyRequest): void {
  if (caller.by === 'session') throw fault('signed-in-already', 'you are signed in already');
}
