// Who comes before whom.

import type { Standing } from './types.ts';

/** Ranks by score, the most first; equal scores share one. While a score is hidden from the viewer nobody can be told apart:
 *  all share the first rank. A game that ranks by what is public until the end gives that instead of the scores. */
export function ranksOf(scores: Standing['scores']): number[] {
  if (scores.includes(null)) return scores.map(() => 1);
  return scores.map((mine) => 1 + scores.filter((score) => Number(score) > Number(mine)).length);
}
