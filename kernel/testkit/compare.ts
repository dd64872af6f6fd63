// Equal byte for byte, and where two values part.

import type { Seat, State } from '../src/types.ts';

export const bytes = (value: unknown): string => JSON.stringify(value) ?? 'undefined';

export const same = (a: unknown, b: unknown): boolean => a === b || bytes(a) === bytes(b);

/** The path of the first place where two values differ, with both values; null: they are equal. */
export function firstDifference(a: unknown, b: unknown, path = ''): string | null {
  if (Object.is(a, b)) return null;
  if (!isBranch(a) || !isBranch(b) || Array.isArray(a) !== Array.isArray(b))
    return `${path === '' ? 'the whole' : path}: ${short(a)} and ${short(b)}`;
  for (const key of new Set([...Object.keys(a), ...Object.keys(b)])) {
    const step = Array.isArray(a) ? `${path}[${key}]` : path === '' ? key : `${path}.${key}`;
    const found = firstDifference(a[key], b[key], step);
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
