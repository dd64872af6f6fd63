// Results kept by a short key of all they depend on, so that each is reckoned once: 52 bits, from numbers in their order.

let high = 0;
let low = 0;

export function beginKey(seed: number): void {
  high = 0x811c9dc5 ^ seed;
  low = 0x2f0b4c47 + seed;
}

export function addNumber(value: number): void {
  high = Math.imul(high ^ value, 0x01000193);
  low = Math.imul(low + value, 0x85ebca6b) ^ (low >>> 13);
}

export function addNumbers(values: readonly number[] | undefined): void {
  if (values === undefined) return;
  for (let i = 0; i < values.length; i++) addNumber(values[i] as number);
  addNumber(-7);
}

export function addLists(lists: readonly (readonly number[])[]): void {
  for (let i = 0; i < lists.length; i++) addNumbers(lists[i]);
}

export const endKey = (): number => (high >>> 0) * 2 ** 20 + (low & 0xfffff);

/** Keeps so many results, and forgets all at once when there are more. */
export function cache<V>(most: number): (key: number, think: () => V) => V {
  const kept = new Map<number, V>();
  return (key, think) => {
    let found = kept.get(key);
    if (found === undefined) {
      if (kept.size >= most) kept.clear();
      found = think();
      kept.set(key, found);
    }
    return found;
  };
}
