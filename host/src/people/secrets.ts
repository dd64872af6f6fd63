// Passwords, and the secrets we hand out: sessions, tokens, links in letters. Nothing of them is kept as it is: a password
// as its argon2id hash, the others, which nobody can guess, as SHA-256.

import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { fault } from '@orrery/kernel';

/** Argon2id (the library's 2), with what OWASP asks for at least: 19 MiB, two passes, one lane. */
const HOW = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Each check takes 19 MiB and a core for 20 ms: a crowd at the door waits in line. */
const MOST_AT_ONCE = 2;

const SHORTEST = 10;

export async function hashPassword(password: string, login: string): Promise<string> {
  const plain = password.normalize('NFKC');
  if (plain.length < SHORTEST)
    throw fault('weak-password', `a password has at least ${SHORTEST} characters; a few words are fine`);
  if (plain.toLowerCase().includes(login) || new Set(plain).size < 4)
    throw fault('weak-password', 'this password is too easy to guess');
  return inLine(() => hash(plain, HOW));
}

/** Takes as long where there is no such account: the time tells nobody which logins exist. */
export async function isPassword(kept: string | null, password: string): Promise<boolean> {
  const fits = await inLine(async () => verify(kept ?? (await nobody()), password.normalize('NFKC')));
  return kept !== null && fits;
}

/** A secret to be shown once, and what is kept of it. */
export function newSecret(prefix: string): { secret: string; kept: string } {
  const secret = `${prefix}_${randomBytes(32).toString('base64url')}`;
  return { secret, kept: keptOf(secret) };
}

export const keptOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/** A short id that says nothing. */
export const newId = (): string => randomBytes(12).toString('base64url');

/** Proof that this server wrote `about`, for links that work without a cookie. */
export const proofOf = (key: string, use: string, about: string): string =>
  createHmac('sha256', key).update(`${use}\n${about}`).digest('base64url');

export function isProof(key: string, use: string, about: string, proof: string): boolean {
  const expected = Buffer.from(proofOf(key, use, about));
  const given = Buffer.from(proof);
  return expected.length === given.length && timingSafeEqual(expected, given);
}

let made: Promise<string> | null = null;
const nobody = (): Promise<string> => (made ??= hash(randomBytes(16).toString('hex'), HOW));

let running = 0;
const line: (() => void)[] = [];

async function inLine<V>(work: () => Promise<V>): Promise<V> {
  if (running >= MOST_AT_ONCE) await new Promise<void>((go) => line.push(go));
  running++;
  try {
    return await work();
  } finally {
    running--;
    line.shift()?.();
  }
}
