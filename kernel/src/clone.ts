// Copies plain JSON by hand: many times faster than structuredClone, and it refuses what is not plain data.

import { fault } from './fault.ts';
import type { State } from './types.ts';

export function clone<V>(value: V): V {
  return copy(value) as V;
}

/** A state to play on with, of a state or of a view. What is the kernel's own needs no looking into: it is numbers. */
export function copyState<T>(state: State<T>, copyTable: (table: T) => T = clone): State<T> {
  const { held, unseen } = state;
  const copied: State<T> = {
    seats: state.seats,
    table: copyTable(state.table),
    held: { pool: held.pool.slice(), item: held.item.slice(), know: held.know.slice() },
    frames: clone(state.frames),
    pools: copyRows(state.pools),
    drafts: clone(state.drafts),
    epoch: state.epoch,
    counter: state.counter,
  };
  if (held.from !== undefined) copied.held.from = held.from.slice();
  if (unseen !== undefined) copied.unseen = clone(unseen);
  return copied;
}

function copy(value: unknown): unknown {
  if (typeof value === 'object' && value !== null) return Array.isArray(value) ? copyList(value) : copyObject(value);
  if (typeof value === 'function' || typeof value === 'symbol' || typeof value === 'bigint')
    throw fault('not-plain', `a ${typeof value} is kept in the state; only plain JSON may be`);
  return value;
}

/** Rows of numbers, each copied. */
export const copyRows = (rows: readonly (readonly number[])[]): number[][] => rows.map(copyRow);

const copyRow = (row: readonly number[]): number[] => row.slice();

/** Most lists are of numbers: there is nothing left to do then. */
function copyList(list: readonly unknown[]): unknown[] {
  const copied = list.slice();
  for (let i = 0; i < copied.length; i++) {
    const each = copied[i];
    if (typeof each !== 'number') copied[i] = copy(each);
  }
  return copied;
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
