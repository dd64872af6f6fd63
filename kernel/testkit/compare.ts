// Equal byte for byte, and where two values part.

import type { Seat, State } from '../src/types.ts';

export const bytes = (value: unknown): string => JSON.stringify(value) ?? 'undefined';

/** Equal byte for byte; most values are, and then nothing is written out to see it. */
export const same = (a: unknown, b: unknown): boolean => isAlike(a, b) || bytes(a) === bytes(b);

/** Whether two values have the same fields in the same order; what is not alike may still be written alike. */
export function isAlike(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (!isBranch(a) || !isBranch(b)) return false;
  if (Array.isArray(a)) return Array.isArray(b) && areAlike(a, b);
  if (Array.isArray(b)) return false;
  const keys = Object.keys(b);
  let at = 0;
  for (const key in a) {
    if (key !== keys[at++]) return false;
    const [one, other] = [a[key], b[key]];
    if (one !== other && !isAlike(one, other)) return false;
  }
  return at === keys.length;
}

function areAlike(a: readonly unknown[], b: readonly unknown[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i] && !isAlike(a[i], b[i])) return false;
  return true;
}

/** The path of the first place where two values differ, with both values; null: they are equal. */
export const firstDifference = (a: unknown, b: unknown): string | null => (isAlike(a, b) ? null : differing(a, b, ''));

function differing(a: unknown, b: unknown, path: string): string | null {
  if (Object.is(a, b)) return null;
  if (!isBranch(a) || !isBranch(b) || Array.isArray(a) !== Array.isArray(b))
    return `${path === '' ? 'the whole' : path}: ${short(a)} and ${short(b)}`;
  for (const key of new Set([...Object.keys(a), ...Object.keys(b)])) {
    const step = Array.isArray(a) ? `${path}[${key}]` : path === '' ? key : `${path}.${key}`;
    const found = differing(a[key], b[key], step);
    if (found !== null) return found;
  }
  return null;
}

/** A state without what is never part of a viewer's world: the dice's place and other seats' drafts. */
export function publicPart<T>(state: State<T>, viewer: Seat): State<T> {
  const own = state.drafts[viewer] ?? [];
  const drafts = own.length === 0 ? [] : [...Array.from({ length: viewer }, () => []), own];
  return { ...state, drafts, epoch: 0, counter: 0 };
}

export function short(value: unknown): string {
  const text = bytes(value);
  return text.length > 120 ? `${text.slice(0, 117)}...` : text;
}

type Branch = { readonly [key: string]: unknown };
const isBranch = (value: unknown): value is Branch => typeof value === 'object' && value !== null;
