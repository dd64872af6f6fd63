// Fast digests to find differences, not to keep secrets: two 32-bit lanes over a walk of the value, no string built.
// Objects are digested whatever the order of their keys.

let high = 0;
let low = 0;

function mix(word: number): void {
  high = Math.imul(high ^ word, 0x85ebca6b);
  high ^= high >>> 15;
  low = Math.imul(low ^ word ^ (high << 7), 0xc2b2ae35);
  low ^= low >>> 13;
}

function walk(value: unknown): void {
  switch (typeof value) {
    case 'number':
      mix(1);
      mix(value | 0);
      if ((value | 0) !== value) mixWide(value);
      return;
    case 'string':
      mix(2 + (value.length << 3));
      for (let i = 0; i < value.length; i++) mix(value.charCodeAt(i));
      return;
    case 'boolean':
      mix(value ? 4 : 3);
      return;
    case 'object':
      if (value === null) mix(5);
      else if (Array.isArray(value)) {
        mix(6 + (value.length << 3));
        for (let i = 0; i < value.length; i++) walk(value[i]);
      } else walkObject(value as Record<string, unknown>);
      return;
    default:
      mix(7);
  }
}

function mixWide(value: number): void {
  mix(Math.floor(value / 0x100000000) | 0);
  mix(Math.round((value - Math.trunc(value)) * 0x40000000) | 0);
}

/** Each entry is digested by itself and the results are added, so the order of keys does not matter. */
function walkObject(object: Record<string, unknown>): void {
  const outerHigh = high;
  const outerLow = low;
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
  high = outerHigh;
  low = outerLow;
  mix(8);
  mix(sumHigh);
  mix(sumLow);
}

const digits = (word: number): string => (word >>> 0).toString(16).padStart(8, '0');

/** Sixteen hexadecimal digits for any plain JSON value. */
export function digest(value: unknown): string {
  high = 0x51ed270b;
  low = 0x2545f491;
  walk(value);
  return digits(high) + digits(low);
}

/** A chain of digests as two words: each link covers all before it. Cheap enough for every action. */
export interface Chain {
  high: number;
  low: number;
}

export function link(chain: Chain, ...values: readonly unknown[]): void {
  high = chain.high;
  low = chain.low;
  for (const value of values) walk(value);
  chain.high = high | 0;
  chain.low = low | 0;
}

export function chainText(chain: Chain): string {
  return digits(chain.high) + digits(chain.low);
}
