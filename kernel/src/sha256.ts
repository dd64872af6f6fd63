// SHA-256 in plain JavaScript: `crypto.subtle` is missing on plain http, and dice need it synchronously.

/** The first bits of the roots of the first primes. */
const INITIAL = wordsOf('6a09e667bb67ae853c6ef372a54ff53a510e527f9b05688c1f83d9ab5be0cd19');
const K = wordsOf(
  '428a2f9871374491b5c0fbcfe9b5dba53956c25b59f111f1923f82a4ab1c5ed5d807aa9812835b01243185be550c7dc372be5d74' +
    '80deb1fe9bdc06a7c19bf174e49b69c1efbe47860fc19dc6240ca1cc2de92c6f4a7484aa5cb0a9dc76f988da983e5152a831c66d' +
    'b00327c8bf597fc7c6e00bf3d5a7914706ca63511429296727b70a852e1b21384d2c6dfc53380d13650a7354766a0abb81c2c92e' +
    '92722c85a2bfe8a1a81a664bc24b8b70c76c51a3d192e819d6990624f40e3585106aa07019a4c1161e376c082748774c34b0bcb5' +
    '391c0cb34ed8aa4a5b9cca4f682e6ff3748f82ee78a5636f84c878148cc7020890befffaa4506cebbef9a3f7c67178f2',
);
const W = new Int32Array(64);

/** Hashes one 16-word block into the eight-word `state`. */
export function compress(state: Int32Array, block: Int32Array): void {
  W.set(block);
  for (let i = 16; i < 64; i++) {
    const a = W[i - 15] as number;
    const b = W[i - 2] as number;
    const s0 = ((a >>> 7) | (a << 25)) ^ ((a >>> 18) | (a << 14)) ^ (a >>> 3);
    const s1 = ((b >>> 17) | (b << 15)) ^ ((b >>> 19) | (b << 13)) ^ (b >>> 10);
    W[i] = (W[i - 16] as number) + s0 + (W[i - 7] as number) + s1;
  }
  let a = state[0] as number;
  let b = state[1] as number;
  let c = state[2] as number;
  let d = state[3] as number;
  let e = state[4] as number;
  let f = state[5] as number;
  let g = state[6] as number;
  let h = state[7] as number;
  for (let i = 0; i < 64; i++) {
    const s1 = ((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7));
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + (K[i] as number) + (W[i] as number)) | 0;
    const s0 = ((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10));
    const t2 = s0 + ((a & b) ^ (a & c) ^ (b & c));
    h = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + t2) | 0;
  }
  // Word by word: lists in between would cost more than the rounds.
  state[0] = (state[0] as number) + a;
  state[1] = (state[1] as number) + b;
  state[2] = (state[2] as number) + c;
  state[3] = (state[3] as number) + d;
  state[4] = (state[4] as number) + e;
  state[5] = (state[5] as number) + f;
  state[6] = (state[6] as number) + g;
  state[7] = (state[7] as number) + h;
}

/** The eight words a hash starts from. */
export const initial = (): Int32Array => INITIAL.slice();

/** SHA-256 of a text in UTF-8, as 64 hexadecimal digits. */
export function sha256(text: string): string {
  const bytes = utf8(text);
  const words = new Int32Array(Math.ceil((bytes.length + 9) / 64) * 16);
  for (const [at, byte] of [...bytes, 0x80].entries())
    words[at >> 2] = (words[at >> 2] as number) | (byte << (24 - (at & 3) * 8));
  words[words.length - 1] = bytes.length * 8;
  const state = initial();
  for (let at = 0; at < words.length; at += 16) compress(state, words.subarray(at, at + 16));
  return Array.from(state, (word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}

export function wordsOf(digits: string): Int32Array {
  return Int32Array.from(digits.match(/.{8}/g) ?? [], (eight) => Number.parseInt(eight, 16));
}

/** UTF-8 by way of percent-encoding, which every JavaScript has. */
function utf8(text: string): number[] {
  const units = encodeURIComponent(text.toWellFormed()).match(/%..|[^%]/g) ?? [];
  return units.map((unit) => (unit.length === 3 ? Number.parseInt(unit.slice(1), 16) : unit.charCodeAt(0)));
}
