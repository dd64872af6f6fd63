// Guests: whoever comes gets a random id in a signed cookie, and plays at once. The key lies in the data folder.

import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { systemCode } from './faults.ts';

const COOKIE = 'orrery';
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

/** Who asks; null: somebody without a cookie of ours. */
export function guestOf(request: FastifyRequest): string | null {
  const signed = request.cookies[COOKIE];
  const read = signed === undefined ? null : request.unsignCookie(signed);
  return read?.valid === true ? read.value : null;
}

/** Who asks; whoever is new gets a cookie. */
export function welcome(request: FastifyRequest, reply: FastifyReply): string {
  const guest = guestOf(request) ?? randomBytes(16).toString('base64url');
  void reply.setCookie(COOKIE, guest, {
    signed: true,
    httpOnly: true,
    sameSite: 'lax',
    secure: request.protocol === 'https',
    path: '/',
    maxAge: TEN_YEARS,
  });
  return guest;
}
