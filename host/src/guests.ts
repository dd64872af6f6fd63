// Guests: whoever comes gets a random id in a signed cookie, and plays at once. Who signed in is known by an account.

import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { systemCode } from './faults.ts';
import { cookie, GUEST_COOKIE } from './people/caller.ts';

const TEN_YEARS = 10 * 365 * 24 * 3600;

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

/** Who asks, by whatever says so; null: a stranger. */
export const guestOf = ({ caller }: FastifyRequest): string | null => caller.who;

/** Who asks; whoever is new gets a cookie. */
export function welcome(request: FastifyRequest, reply: FastifyReply): string {
  const { who, by } = request.caller;
  if (who !== null && by !== 'guest') return who;
  const guest = who ?? randomBytes(16).toString('base64url');
  void reply.setCookie(GUEST_COOKIE, guest, { ...cookie(request), signed: true, maxAge: TEN_YEARS });
  return guest;
}
