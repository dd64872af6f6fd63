// Links in letters: each says what it is for, and proves that we wrote it.

import { fault } from '@orrery/kernel';
import { isProof, proofOf } from '../people/secrets.ts';

const ONE_DAY = 24 * 3_600_000;

export const linkTo = (origin: string, path: string, about: string, proof: string): string =>
  `${origin}${path}?${new URLSearchParams({ about, proof }).toString()}`;

/** For the reader: a page that stops the letters. */
export const quietLink = (key: string, origin: string, person: string): string =>
  linkTo(origin, '/quiet', person, proofOf(key, 'quiet', person));

/** For the button of the mail program. */
export const quietButton = (key: string, origin: string, person: string): string =>
  linkTo(origin, '/api/quiet/button', person, proofOf(key, 'quiet', person));

export function confirmLink(key: string, origin: string, person: string, address: string, now: number): string {
  const about = JSON.stringify([person, address, now + ONE_DAY]);
  return linkTo(origin, '/confirm', about, proofOf(key, 'confirm', about));
}

export function readConfirm(
  key: string,
  about: string,
  proof: string,
  now: number,
): { person: string; address: string } {
  const bad = fault('bad-proof', 'this link does not work any longer');
  if (!isProof(key, 'confirm', about, proof)) throw bad;
  const [person, address, until] = JSON.parse(about) as [string, string, number];
  if (until < now) throw bad;
  return { person, address };
}
