// Who asks: a guest by the signed cookie, somebody who signed in by the cookie of a session, or a program by a token. One
// place reads all three; what a token may do is in the policy of the route (server/policy.ts).

import { randomBytes } from 'node:crypto';
import { fault } from '@orrery/kernel';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { knownNetwork, networkOf, policyOf } from '../server/policy.ts';
import type { PeopleDb } from './accounts.ts';
import { isOpen, readSession, readToken, SESSION_LASTS } from './sessions.ts';

interface Caller {
  /** The id that seats are held by; null: a stranger. */
  readonly who: string | null;
  readonly by: 'nothing' | 'guest' | 'session' | 'token';
  /** The id of the session, or of the token; empty: neither. */
  readonly session: string;
}

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller;
  }
}

const GUEST_COOKIE = 'orrery';
const SESSION_COOKIE = 'orrery_session';
const TEN_YEARS = 10 * 365 * 24 * 3600;

/** Before the moment a guest was made, at the end of its id. Guests of earlier days have none. */
const SINCE = '~';

/** When a guest came for the first time, in milliseconds since 1970; 0: long ago. */
export const bornAt = (guest: string): number =>
  guest.includes(SINCE) ? parseInt(guest.slice(guest.indexOf(SINCE) + 1), 36) : 0;

/** What a guest is called here. Links in letters are signed with the same key: nothing of them is a guest. */
const GUEST = /^[\w-]{22}(?:~[0-9a-z]+)?$/;

const STRANGER: Caller = { who: null, by: 'nothing', session: '' };

/** Milliseconds in which a request comes that is not held back. */
const AT_ONCE = 250;

export function addCaller(app: FastifyInstance, db: PeopleDb): void {
  app.decorateRequest('caller', null as unknown as Caller);
  app.addHook('onRequest', async (request) => {
    request.caller = policyOf(request) === null ? STRANGER : await callerOf(request, db);
  });
  // Who asks is known before the rest of a request is there, which may be sent a minute later: by then they may be out.
  app.addHook('preHandler', async (request, reply) => {
    if (reply.elapsedTime > AT_ONCE && !(await isStillIn(request, db)))
      throw fault('not-signed-in', 'this session has ended: sign in again');
  });
}

/** Whether what they came in by still holds. A guest's cookie does not end. */
export async function isStillIn({ caller: { by, session } }: FastifyRequest, db: PeopleDb): Promise<boolean> {
  return (by !== 'session' && by !== 'token') || isOpen(db, { by, id: session });
}

async function callerOf(request: FastifyRequest, db: PeopleDb): Promise<Caller> {
  const { authorization } = request.headers;
  if (authorization !== undefined) return byToken(request, db, authorization);
  const session = request.cookies[SESSION_COOKIE];
  const found = session === undefined ? undefined : await readSession(db, session, Date.now());
  if (found !== undefined) return { who: found.person, by: 'session', session: found.id };
  const guest = guestIn(request);
  return guest === null ? STRANGER : { who: guest, by: 'guest', session: '' };
}

async function byToken(request: FastifyRequest, db: PeopleDb, authorization: string): Promise<Caller> {
  const secret = /^Bearer (orrt_[\w-]{43})$/.exec(authorization)?.[1];
  const token = secret === undefined ? undefined : await readToken(db, secret, Date.now());
  if (token === undefined) throw fault('bad-token', 'this token is not known, or was ended');
  const scope = policyOf(request)?.scope ?? null;
  if (scope === null) throw fault('not-for-tokens', 'a token cannot do this; sign in');
  if (!token.scopes.includes(scope)) throw fault('not-in-scope', `this token has no scope "${scope}"`);
  return { who: token.person, by: 'token', session: token.id };
}

/** The guest of the signed cookie, whoever else the caller is. */
export function guestIn(request: FastifyRequest): string | null {
  const signed = request.cookies[GUEST_COOKIE];
  const read = signed === undefined ? null : request.unsignCookie(signed);
  return read?.valid === true && GUEST.test(read.value) ? read.value : null;
}

/** Who asks, by whatever says so; null: a stranger. */
export const guestOf = ({ caller }: FastifyRequest): string | null => caller.who;

/** Whose part of the machine a request uses: an account's own; that of an address for all who have none. */
export const callerKey = ({ caller, ip }: FastifyRequest): string =>
  caller.who === null || caller.by === 'guest' ? networkOf(ip) : caller.who;

/** Who uses the machine where something takes long: all of an address together, whatever accounts they make; where that is not
 *  known, the caller. */
export const payerOf = (request: FastifyRequest): string => knownNetwork(request) || callerKey(request);

/** Who asks; whoever is new gets a cookie. */
export function welcome(request: FastifyRequest, reply: FastifyReply): string {
  const { who, by } = request.caller;
  if (who !== null && by !== 'guest') return who;
  const guest = who ?? `${randomBytes(16).toString('base64url')}${SINCE}${Date.now().toString(36)}`;
  request.caller = { who: guest, by: 'guest', session: '' };
  void reply.setCookie(GUEST_COOKIE, guest, { ...cookie(request), signed: true, maxAge: TEN_YEARS });
  return guest;
}

/** Who has an account and signed in with it; a fault for everybody else. */
export function accountOf({ caller }: FastifyRequest): string {
  if (caller.by !== 'session' || caller.who === null) throw fault('not-signed-in', 'sign in first');
  return caller.who;
}

export function giveSession(request: FastifyRequest, reply: FastifyReply, secret: string): void {
  void reply.setCookie(SESSION_COOKIE, secret, { ...cookie(request), maxAge: SESSION_LASTS / 1000 });
  void reply.clearCookie(GUEST_COOKIE, cookie(request));
}

export function takeSession(request: FastifyRequest, reply: FastifyReply): void {
  void reply.clearCookie(SESSION_COOKIE, cookie(request));
}

/** Scripts cannot read it, pages of others cannot send it. */
const cookie = ({ protocol }: FastifyRequest) =>
  ({ httpOnly: true, sameSite: 'lax', secure: protocol === 'https', path: '/' }) as const;
