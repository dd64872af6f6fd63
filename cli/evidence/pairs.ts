// Pieces of a game that bend its rules, each with each other: nothing may break, every game ends, and every piece does
// something. How often each did is kept.

import type { PairPlan } from '@orrery/games/evidence';
import { foundIn, misfitOf, sumOf } from './checks.ts';
import { type Done, type Measurement, played } from './measurement.ts';

/** One pair of so many, from this one on: each part is a cross-section of all. */
export interface PairPart {
  readonly game: string;
  readonly first: number;
  readonly oneIn: number;
}

export function pairMeasurement(game: string, { pieces, pairs }: PairPlan): Measurement {
  const all = pairsOf(pieces).length;
  const parts = Math.ceil(all / pairs);
  return {
    name: `pairs-${game}`,
    about: `all ${all} pairs of the ${pieces.length} pieces of ${game} that bend its rules, each played to its end in every way they can meet`,
    worker: new URL('./pairs.worker.ts', import.meta.url),
    sources: played([game]),
    parts: Array.from({ length: parts }, (_, first) => {
      const task: PairPart = { game, first, oneIn: parts };
      return { key: `${game} ${first}`, task };
    }),

    same: (part) => part,

    sum(done) {
      const each = Object.values(done);
      return { ...sumOf(each, 'pairs', 'barred'), uses: usesOf(pieces, each) };
    },

    misfit: misfitOf,

    fault(result) {
      const found = foundIn(result);
      if (found !== null) return `${game}: ${found}`;
      if (result['finished'] !== result['games']) return `${game}: ${Number(result['cut'])} games did not end`;
      const idle = Object.entries(result['uses'] as Record<string, number>).flatMap(([name, n]) => (n > 0 ? [] : name));
      return idle.length === 0 ? null : `${game}: never used: ${idle.join(', ')}`;
    },
  };
}

/** Every two of them, in their order: for ever the same ones as long as the pieces are. */
export const pairsOf = (pieces: readonly string[]): (readonly [string, string])[] =>
  pieces.flatMap((a, i) => pieces.slice(i + 1).map((b) => [a, b] as const));

const usesOf = (pieces: readonly string[], parts: readonly Done[]): Record<string, number> =>
  Object.fromEntries(
    pieces.map((piece) => [
      piece,
      parts.reduce((sum, { uses }) => sum + ((uses as Record<string, number> | undefined)?.[piece] ?? 0), 0),
    ]),
  );
