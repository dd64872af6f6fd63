// Where chance comes from. Real dice are SHA-256 of a key that no state, view or export holds before the end, the
// epoch and a counter; search and hints bring fast dice of their own behind the same interface.

import { fault } from './fault.ts';
import { compress, initial, sha256, wordsOf } from './sha256.ts';

export interface Dice {
  /** The 32-bit word at this place. */
  word(epoch: number, counter: number): number;
  /** For test tools: may put another item of the pool in place of the one just drawn. */
  deal?(odds: readonly number[], item: number, pool: number): number;
}

/** Dice from a key of 64 hexadecimal digits; a block gives eight words. */
export function keyedDice(key: string): Dice {
  const block = new Int32Array(16);
  block.set(wordsOf(key));
  block[10] = 0x80000000 | 0;
  block[15] = 320;
  const start = initial();
  const words = new Int32Array(8);
  let epochAt = -1;
  let blockAt = -1;
  return {
    word(epoch, counter) {
      const number = counter >>> 3;
      if (epoch !== epochAt || number !== blockAt) {
        block[8] = epoch;
        block[9] = number;
        words.set(start);
        compress(words, block);
        epochAt = epoch;
        blockAt = number;
      }
      return (words[counter & 7] as number) >>> 0;
    },
  };
}

/** Fast dice for search and simulation: a counter well mixed, a new word at each call. */
export function fastDice(seed: number): Dice {
  let at = seed | 0;
  return {
    word() {
      at = (at + 0x6d2b79f5) | 0;
      let word = Math.imul(at ^ (at >>> 15), at | 1);
      word ^= word + Math.imul(word ^ (word >>> 7), word | 61);
      return (word ^ (word >>> 14)) >>> 0;
    },
  };
}

/** A number below n without bias, from words that `next` gives: one for most, two for more than 2^32. */
export function below(n: number, next: () => number): number {
  if (!Number.isSafeInteger(n) || n < 1) throw fault('broken', `there is no number below ${n} to pick`);
  const range = n > 2 ** 32 ? 2 ** 53 : 2 ** 32;
  const limit = range - (range % n);
  for (;;) {
    const word = n > 2 ** 32 ? (next() >>> 11) * 2 ** 32 + next() : next();
    if (word < limit) return word % n;
  }
}

/** A plain picker over dice, for whoever draws outside a game: `pick(6)` is 0 to 5. */
export function picker(dice: Dice): (n: number) => number {
  let counter = 0;
  return (n) => below(n, () => dice.word(0, counter++));
}

/** What the host publishes before the deal. */
export function commitment(secret: string): string {
  return sha256(`orrery commitment ${secret}`);
}

/** The key of a table's dice: from the host's secret, the table's id and the salts its seats added. */
export function diceKey(secret: string, table: string, salts: readonly string[]): string {
  return sha256(JSON.stringify(['orrery dice', secret, table, ...salts]));
}
