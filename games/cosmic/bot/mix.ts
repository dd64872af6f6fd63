// Choosing by chance: nobody who can be read plays well. The better an answer looks, the likelier it is given; what looks much
// worse than the best is never given.

import type { Below } from './mind.ts';

const FINE = 0x40000000;

export const chance = (below: Below, odds: number): boolean => below(FINE) < odds * FINE;

/** How often each is given: by its lead over the others, where a lead of `waver` is worth e to one. */
export function mixOf(worths: readonly number[], waver: number): number[] {
  const best = Math.max(...worths);
  const parts = worths.map((worth) => (worth < best - CULL * waver ? 0 : Math.exp((worth - best) / waver)));
  const sum = parts.reduce((all, part) => all + part, 0);
  return parts.map((part) => part / sum);
}

const CULL = 3;

/** The place of one of them, by these odds. */
export function drawn(parts: readonly number[], below: Below): number {
  let left = below(FINE) / FINE;
  let last = 0;
  for (const [i, part] of parts.entries()) {
    if (part <= 0) continue;
    last = i;
    left -= part;
    if (left < 0) break;
  }
  return last;
}

/** The best of these; null: there is none. */
export function bestOf<T>(all: readonly T[], worth: (one: T) => number): T | null {
  let [best, most]: [T | null, number] = [null, -Infinity];
  for (const one of all) {
    const value = worth(one);
    if (value > most) [best, most] = [one, value];
  }
  return best;
}
