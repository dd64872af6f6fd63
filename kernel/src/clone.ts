// Copies plain JSON by hand: many times faster than structuredClone, and it refuses what is not plain data.

import { fault } from './fault.ts';

export function clone<V>(value: V): V {
  return copy(value) as V;
}

function copy(value: unknown): unknown {
  if (typeof value === 'object' && value !== null) return Array.isArray(value) ? copyList(value) : copyObject(value);
  if (typeof value === 'function' || typeof value === 'symbol' || typeof value === 'bigint')
    throw fault('not-plain', `a ${typeof value} is kept in the state; only plain JSON may be`);
  return value;
}

/** Most lists are of numbers. */
function copyList(list: readonly unknown[]): unknown[] {
  if (isOfNumbers(list)) return list.slice();
  const copied: unknown[] = [];
  for (let i = 0; i < list.length; i++) copied.push(copy(list[i]));
  return copied;
}

function isOfNumbers(list: readonly unknown[]): boolean {
  for (let i = 0; i < list.length; i++) if (typeof list[i] !== 'number') return false;
  return true;
}

function copyObject(value: object): object {
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null)
    throw fault('not-plain', `a ${value.constructor.name} is kept in the state; only plain JSON may be`);
  // A spread keeps the shape: it is fast, and so is all that is done with the copy.
  const object = { ...value } as Record<string, unknown>;
  for (const key in object) {
    const each = object[key];
    if (typeof each !== 'number' && typeof each !== 'string') object[key] = copy(each);
  }
  return object;
}
