// The difference between two plain values, small enough for the wire: each change names a path and what is there now. A path
// alone means that nothing is there any more.

import type { Json } from '@orrery/kernel';

export type Change = readonly [path: readonly (string | number)[], value?: Json];

type Fields = { readonly [key: string]: Json };

export function changesBetween(before: Json, after: Json): Change[] {
  const changes: Change[] = [];
  compare(before, after, [], changes);
  return changes;
}

/** The value after the changes. What did not change is shared with the value before, which stays as it was. */
export function withChanges<V>(before: V, changes: readonly Change[]): V {
  return changes.reduce<Json>((value, [path, ...now]) => put(value, path, now), before as Json) as V;
}

/** `path` is where we are, and is the same list all the way: a copy is made only where something has changed. */
function compare(before: Json, after: Json, path: (string | number)[], changes: Change[]): void {
  if (before === after) return;
  if (Array.isArray(before) && Array.isArray(after) && after.length >= before.length) {
    const [old, now] = [before as readonly Json[], after as readonly Json[]];
    for (let i = 0; i < now.length; i++) {
      const each = now[i] ?? null;
      if (i >= old.length) changes.push([[...path, i], each]);
      else if (each !== old[i]) inside(old[i] ?? null, each, i, path, changes);
    }
  } else if (isFields(before) && isFields(after)) {
    for (const key of Object.keys(before)) if (!Object.hasOwn(after, key)) changes.push([[...path, key]]);
    for (const key of Object.keys(after)) {
      const each = after[key] ?? null;
      if (!Object.hasOwn(before, key)) changes.push([[...path, key], each]);
      else if (each !== before[key]) inside(before[key] ?? null, each, key, path, changes);
    }
  } else changes.push([[...path], after]);
}

function inside(before: Json, after: Json, at: string | number, path: (string | number)[], changes: Change[]): void {
  path.push(at);
  compare(before, after, path, changes);
  path.pop();
}

function put(value: Json, path: readonly (string | number)[], now: readonly (Json | undefined)[]): Json {
  const [key, ...rest] = path;
  if (key === undefined) return now[0] ?? null;
  if (Array.isArray(value)) {
    const list = [...(value as readonly Json[])];
    list[Number(key)] = put(list[Number(key)] ?? null, rest, now);
    return list;
  }
  const fields: { [key: string]: Json } = { ...(value as Fields) };
  if (rest.length === 0 && now.length === 0) delete fields[key];
  else fields[key] = put(fields[key] ?? null, rest, now);
  return fields;
}

const isFields = (value: Json): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);
