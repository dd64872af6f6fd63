// A short mark of what a thought depends on, so that it is thought once: 52 bits, from numbers in their order.

let high = 0;
let low = 0;

export function beginMark(seed: number): void {
  high = 0x811c9dc5 ^ seed;
  low = 0x2f0b4c47 + seed;
}

export function markNumber(value: number): void {
  high = Math.imul(high ^ value, 0x01000193);
  low = Math.imul(low + value, 0x85ebca6b) ^ (low >>> 13);
}

export function markNumbers(values: readonly number[] | undefined): void {
  if (values === undefined) return;
  for (let i = 0; i < values.length; i++) markNumber(values[i] as number);
  markNumber(-7);
}

export function markLists(lists: readonly (readonly number[])[]): void {
  for (let i = 0; i < lists.length; i++) markNumbers(lists[i]);
}

export const endMark = (): number => (high >>> 0) * 2 ** 20 + (low & 0xfffff);

/** Keeps so many thoughts, and forgets all at once when there are more. */
export function memory<V>(most: number): (mark: number, think: () => V) => V {
  const kept = new Map<number, V>();
  return (mark, think) => {
    let found = kept.get(mark);
    if (found === undefined) {
      if (kept.size >= most) kept.clear();
      found = think();
      kept.set(mark, found);
    }
    return found;
  };
}
