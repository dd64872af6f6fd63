// Every error the host gives to a person has a code and a plain sentence; here they get their HTTP status, and what the
// system and the database report is put into such words.

import { fault, type Fault, isFault, type Refusal } from '@orrery/kernel';
import type { Trouble } from '@orrery/protocol/tables';

const STATUS: Readonly<Record<string, number>> = {
  'bad-request': 400,
  'bad-options': 400,
  'bad-seats': 400,
  'bad-record': 400,
  'weak-password': 400,
  'wrong-password': 401,
  'not-signed-in': 401,
  'bad-token': 401,
  'bad-passkey': 401,
  'cross-site': 403,
  'not-for-tokens': 403,
  'not-in-scope': 403,
  'bad-proof': 403,
  'not-owner': 403,
  'not-yours': 403,
  blocked: 403,
  'not-your-seat': 403,
  'no-route': 404,
  'unknown-game': 404,
  'unknown-table': 404,
  'unknown-session': 404,
  'unknown-token': 404,
  'unknown-passkey': 404,
  'unknown-record': 404,
  'cannot-move': 409,
  'started-already': 409,
  'login-taken': 409,
  'name-taken': 409,
  'passkey-taken': 409,
  'signed-in-already': 409,
  'last-key': 409,
  'no-passkeys': 409,
  'no-push': 409,
  'no-mail': 409,
  'too-many': 409,
  'ask-gone': 409,
  'handed-over': 409,
  'asked-already': 409,
  'not-away': 409,
  'nothing-asked': 409,
  'key-reused': 409,
  'not-dealt': 409,
  'not-over': 409,
  'no-open-seat': 409,
  'seated-already': 409,
  'other-rules': 409,
  'too-large': 413,
  'not-json': 415,
  refused: 422,
  'too-fast': 429,
  'too-busy': 503,
  'mail-away': 503,
  'database-away': 503,
  'database-busy': 503,
  'disk-full': 507,
};

/** A rule's refusal as an error for the one who asked. */
export function refused(refusal: Refusal, at: number): Fault {
  return fault('refused', `the rules do not allow it (${refusal.key})`, { refusal, at });
}

/** What a client is told: no stack, nothing of the inside. */
export function troubleOf(error: unknown): { status: number; trouble: Trouble } {
  if (isFault(error) && Object.hasOwn(STATUS, error.code)) {
    const { code, message, detail } = error;
    const more = code === 'refused' ? (detail as Pick<Trouble, 'refusal' | 'at'>) : {};
    return { status: STATUS[code] ?? 500, trouble: { code, message, ...more } };
  }
  // What is wrong with a record is the sender's to know.
  if (isFault(error) && error.code.startsWith('record-')) return plain(400, error.code, error.message);
  const status = statusOf(error);
  if (status === 413) return plain(413, 'too-large', 'the request is too large');
  if (status === 415) return plain(415, 'not-json', 'send JSON, as application/json');
  if (status === 404) return plain(404, 'no-route', 'there is nothing here');
  if (status >= 400 && status < 500) return plain(status, 'bad-request', 'the request cannot be read');
  return plain(500, 'internal', 'something went wrong on the server; it has been noted');
}

/** Whether the database refused a row because its place is taken. */
export const isTaken = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  if ('errcode' in error) return SQLITE_TAKEN.includes(Number(error.errcode));
  return 'code' in error && error.code === '23505';
};
const SQLITE_TAKEN: readonly number[] = [1555, 2067];

/** Errors of the disk in words; others as they are. */
export function asDiskFault(error: unknown, folder: string): unknown {
  const reason = isFault(error) ? '' : systemCode(error);
  const sqlite = sqliteCode(error);
  if (reason === 'ENOSPC' || reason === 'EDQUOT' || sqlite === 13) return fullFault();
  if (/^(EACCES|EPERM|EROFS|ENOTDIR|EEXIST|ENOENT)$/.test(reason) || sqlite === 8 || sqlite === 14)
    return fault('data-unwritable', `the data folder ${folder} cannot be written; name another with --data`);
  if (sqlite === 5 || sqlite === 6) return busyFault();
  if (sqlite === 11 || sqlite === 26)
    return fault('data-broken', `the database in ${folder} is damaged; put a good copy in its place`);
  return error;
}

/** Nothing was written, so that it can be sent again as it is. */
export const busyFault = (): Fault =>
  fault('database-busy', 'another program has locked the database; nothing was written: try again in a few seconds');

export const fullFault = (): Fault =>
  fault('disk-full', 'the disk is full: make room; nothing that was acknowledged is lost');

export const systemCode = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

function plain(status: number, code: string, message: string): { status: number; trouble: Trouble } {
  return { status, trouble: { code, message } };
}

const statusOf = (error: unknown): number =>
  error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;

/** The low byte of SQLite's extended error number is the kind of error. */
const sqliteCode = (error: unknown): number =>
  error instanceof Error && 'errcode' in error ? Number(error.errcode) & 255 : 0;
