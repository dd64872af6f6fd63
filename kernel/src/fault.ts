// An error a caller is meant to read: a code to branch on, a sentence, and what helps to reproduce it.

import type { Json } from './types.ts';

export interface Fault extends Error {
  readonly code: string;
  readonly detail: Json;
}

export function fault(code: string, message: string, detail: Json = null): Fault {
  return Object.assign(new Error(message), { code, detail });
}

export function isFault(error: unknown): error is Fault {
  return error instanceof Error && 'code' in error && 'detail' in error;
}

/** For what an invariant promises to be there. */
export function must<V>(value: V | undefined | null, what: string): V {
  if (value === undefined || value === null) throw fault('broken', `${what} is missing`);
  return value;
}
