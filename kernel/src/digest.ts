// Fast digests to find differences, not to keep secrets: two 32-bit lanes over a walk of the value, no string built.
// Objects are digested whatever the order of their keys.

/** A chain of digests: each link covers all before it. Cheap enough for every action. */
export interface Chain {
  high: number;
  low: number;
}

let high = 0;
let low = 0;

/** Sixteen hexadecimal digits for any plain JSON value. */
export function digest(value: unknown): string {
  const chain = { high: 0x51ed270b, low: 0x2545f491 };
  link(chain, value);
  return chainText(chain);
}

export function link(chain: Chain, ...values: readonly unknown[]): void {
  ({ high, low } = chain);
  for (const value of values) walk(value);
  chain.high = high;
  chain.low = low;
}

export function chainText(chain: Chain): string {
  return [chain.high, chain.low].map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}

function mix(word: number): void {
  high = Math.imul(high ^ word, 0x85ebca6b);
  high ^= high >>> 15;
  low = Math.imul(low ^ word ^ (high << 7), 0xc2b2ae35);
  low ^= low >>> 13;
}

function walk(value: unknown): void {
  if (typeof value === 'number') {
    mix(1);
    mix(value);
    if ((value | 0) !== value) mix(value / 0x100000000);
  } else if (typeof value === 'string') {
    mix(2 + (value.length << 3));
    for (let i = 0; i < value.length; i++) mix(value.charCodeAt(i));
  } else if (Array.isArray(value)) {
    mix(3 + (value.length << 3));
    for (let i = 0; i < value.length; i++) walk(value[i]);
  } else if (typeof value === 'object' && value !== null) walkObject(value as Record<string, unknown>);
  else mix(value === null ? 4 : value === true ? 5 : value === false ? 6 : 7);
}

/** Each entry is digested by itself and the results are added, so the order of keys does not matter. */
function walkObject(object: Record<string, unknown>): void {
  const outer = [high, low] as const;
  let sumHigh = 0;
  let sumLow = 0;
  for (const key in object) {
    if (object[key] === undefined) continue;
    high = 0x1234567;
    low = 0x7654321;
    for (let i = 0; i < key.length; i++) mix(key.charCodeAt(i));
    walk(object[key]);
    sumHigh = (sumHigh + high) | 0;
    sumLow = (sumLow + low) | 0;
  }
  [high, low] = outer;
  mix(8);
  mix(sumHigh);
  mix(sumLow);
}
