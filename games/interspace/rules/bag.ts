// A bag: how many there are of what, as one flat list [key, count, key, count, ...] with the keys rising and no count of zero. The
// same things are always the same list, and what lies in one hex stands together.

import { fault } from '@orrery/kernel';

export type Bag = number[];

/** The place of the first key that is not below this one. */
export function seek(bag: readonly number[], key: number): number {
  let low = 0;
  let high = bag.length >> 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((bag[middle * 2] ?? 0) < key) low = middle + 1;
    else high = middle;
  }
  return low * 2;
}

export function inBag(bag: readonly number[], key: number): number {
  const at = seek(bag, key);
  return bag[at] === key ? (bag[at + 1] ?? 0) : 0;
}

/** So many more; fewer, if below zero. */
export function change(bag: Bag, key: number, more: number): void {
  if (more === 0) return;
  const at = seek(bag, key);
  const has = bag[at] === key ? (bag[at + 1] ?? 0) : 0;
  const left = has + more;
  if (left < 0) throw fault('broken', `there are ${has} of ${key}, and ${-more} are taken`);
  if (has === 0) bag.splice(at, 0, key, left);
  else if (left === 0) bag.splice(at, 2);
  else bag[at + 1] = left;
}

/** Takes out all from a key up to another; gives them as a bag. */
export function cut(bag: Bag, from: number, to: number): Bag {
  const at = seek(bag, from);
  return bag.splice(at, seek(bag, to) - at);
}

/** What is in a bag, as it is named in the log and on the table: `of 3 6` is three of kind 6. */
export function counted(bag: readonly number[], kindOf: (key: number) => number): string[] {
  const counts = new Map<number, number>();
  for (let at = 0; at < bag.length; at += 2) {
    const kind = kindOf(bag[at] ?? 0);
    counts.set(kind, (counts.get(kind) ?? 0) + (bag[at + 1] ?? 0));
  }
  return [...counts].map(([kind, count]) => `of ${count} ${kind}`);
}
