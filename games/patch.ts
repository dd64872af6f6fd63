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

function compare(before: Json, after: Json, path: readonly (string | number)[], changes: Change[]): void {
  if (before === after) return;
  if (Array.isArray(before) && Array.isArray(after) && after.length >= before.length) {
    const [old, now] = [before as readonly Json[], after as readonly Json[]];
    for (const [i, each] of now.entries())
      if (i < old.length) compare(old[i] ?? null, each, [...path, i], changes);
      else changes.push([[...path, i], each]);
  } else if (isFields(before) && isFields(after)) {
    for (const key of Object.keys(before)) if (!Object.hasOwn(after, key)) changes.push([[...path, key]]);
    for (const [key, each] of Object.entries(after))
      if (Object.hasOwn(before, key)) compare(before[key] ?? null, each, [...path, key], changes);
      else changes.push([[...path, key], each]);
  } else changes.push([path, after]);
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
