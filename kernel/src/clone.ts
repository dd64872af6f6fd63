// Copies plain JSON by hand: many times faster than structuredClone, and it refuses what is not plain data.

import { fault } from './fault.ts';

export function clone<V>(value: V): V {
  return copy(value) as V;
}

function copy(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) {
    if (typeof value === 'function' || typeof value === 'symbol' || typeof value === 'bigint')
      throw fault('not-plain', `a ${typeof value} is kept in the state; only plain JSON may be`);
    return value;
  }
  if (Array.isArray(value)) {
    const array: unknown[] = value.slice();
    for (let i = 0; i < array.length; i++) {
      const each = array[i];
      if (typeof each !== 'number') array[i] = copy(each);
    }
    return array;
  }
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null)
    throw fault('not-plain', `a ${value.constructor.name} is kept in the state; only plain JSON may be`);
  // A spread keeps the shape, so it is fast, and what is done with the copy is as fast as with the original.
  const object = { ...value } as Record<string, unknown>;
  for (const key in object) {
    const each = object[key];
    if (typeof each !== 'number' && typeof each !== 'string') object[key] = copy(each);
  }
  return object;
}
