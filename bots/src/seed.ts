// Seeds from seeds: the same place in the same game gives the same bot the same dice.

export function seedAt(seed: number, ...places: readonly number[]): number {
  let word = seed | 0;
  for (const place of places) {
    word = Math.imul(word ^ (place + 0x9e3779b9), 0x85ebca6b);
    word ^= word >>> 13;
    word = Math.imul(word, 0xc2b2ae35);
    word ^= word >>> 16;
  }
  return word >>> 0;
}
