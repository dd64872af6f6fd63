// Random names for tables, commands and secrets; `crypto` has these also on plain http.

export function randomHex(bytes: number): string {
  const drawn = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(drawn, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
