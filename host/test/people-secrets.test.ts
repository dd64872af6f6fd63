// Passwords and secrets: what is kept cannot be used to come in.

import { describe, expect, test } from 'vitest';
import { hashPassword, isPassword, isProof, keptOf, newSecret, proofOf } from '../src/people/secrets.ts';

describe('a password', () => {
  test('is kept as argon2id with the cost we chose, and found again', async () => {
    const kept = await hashPassword('three brass planets', 'ada');
    expect(kept).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await isPassword(kept, 'three brass planets')).toBe(true);
    expect(await isPassword(kept, 'three brass planet')).toBe(false);
    expect(await isPassword(null, 'three brass planets')).toBe(false);
  });

  test('is the same however the keyboard composes its letters', async () => {
    const kept = await hashPassword('perché no? così', 'ada');
    expect(await isPassword(kept, 'perche\u0301 no? cosi\u0300')).toBe(true);
  });

  test('must be hard to guess', async () => {
    for (const weak of ['short', 'aaaaaaaaaaaaaaa', 'my-name-is-ada-1'])
      await expect(hashPassword(weak, 'ada')).rejects.toMatchObject({ code: 'weak-password' });
  });

  test('is checked two at a time, and every one in the line is served', async () => {
    const kept = await hashPassword('three brass planets', 'ada');
    const guesses = Array.from({ length: 9 }, (_, i) => isPassword(kept, i === 7 ? 'three brass planets' : `no ${i}`));
    expect((await Promise.all(guesses)).indexOf(true)).toBe(7);
  });
});

test('a secret is kept as a digest that does not contain it', () => {
  const { secret, kept } = newSecret('orr');
  expect(secret).toMatch(/^orr_[\w-]{43}$/);
  expect(kept).toBe(keptOf(secret));
  expect(kept).not.toContain(secret.slice(4, 12));
});

test('a link proves who wrote it, and what for', () => {
  const proof = proofOf('key', 'quiet', 'p1');
  expect(isProof('key', 'quiet', 'p1', proof)).toBe(true);
  for (const [key, use, about, given] of [
    ['other', 'quiet', 'p1', proof],
    ['key', 'confirm', 'p1', proof],
    ['key', 'quiet', 'p2', proof],
    ['key', 'quiet', 'p1', proof.slice(1)],
    ['key', 'quiet', 'p1', ''],
  ] as const)
    expect(isProof(key, use, about, given)).toBe(false);
});
