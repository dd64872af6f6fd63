// Random names for tables, commands and secrets; `crypto` has these also on plain http.

export function randomHex(bytes: number): string {
  const drawn = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(drawn, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A whole number from 0 to below `n`. */
export function randomBelow(n: number): number {
  const [word = 0] = crypto.getRandomValues(new Uint32Array(1));
  return word % n;
}
