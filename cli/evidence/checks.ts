// The battery over many games: nothing may be found. How many positions a game has is kept with its interval, so that a
// part done again shows whether the same is still measured.

import type { CheckPlan } from '@orrery/games/evidence';
import type { Done, Measurement, Part } from './measurement.ts';

const FOUND = ['violations', 'leaks', 'mismatches', 'refusedLegal', 'acceptedIllegal'];

/** By game: how much of it is checked. */
export function checkMeasurement(name: string, plans: Readonly<Record<string, CheckPlan>>): Measurement {
  const ids = Object.keys(plans);
  const all = Object.values(plans).reduce((sum, { parts, games }) => sum + parts * games, 0);
  const cut = Object.values(plans).flatMap(({ oneIn, most }) => [
    ...(most === undefined ? [] : [`cut after ${most} answers, and then played to their end`]),
    ...(oneIn === undefined ? [] : [`the deep checks in one game of ${oneIn}`]),
  ]);
  const rest = [...new Set(cut)].map((each) => `; ${each}`).join('');
  return {
    name,
    about: `the whole battery of the testkit over ${all} random games of ${ids.join(', ')}${rest}`,
    worker: new URL('./check.worker.ts', import.meta.url),
    parts: Object.entries(plans).flatMap(([game, { parts, games, deep, oneIn, most }]) =>
      Array.from({ length: parts }, (_, part) => ({
        key: `${game} ${part}`,
        task: { game, wanted: { games, seed: 1, from: part * games, deep, oneIn, most } },
      })),
    ),

    sum: (done) => Object.fromEntries(ids.map((game) => [game, sumOf(partsOf(done, game))])),

    misfit(result, part, again) {
      const found = FOUND.filter((field) => Number(again[field]) > 0);
      if (found.length > 0)
        return `${part.key} finds ${found.map((field) => `${Number(again[field])} ${field}`).join(', ')}`;
      const { low, high } = result[gameOf(part)] as { low: number; high: number };
      const now = Number(again['positions']) / Number(again['games']);
      return now >= low && now <= high ? null : `${part.key} has ${now} positions a game, not ${low} to ${high}`;
    },

    fault(result) {
      for (const game of ids)
        for (const field of FOUND) {
          const found = Number((result[game] as Done)[field]);
          if (found > 0) return `${game}: ${found} ${field}`;
        }
      return null;
    },
  };
}

const gameOf = ({ key }: Part): string => key.split(' ')[0] ?? '';

const partsOf = (done: Readonly<Record<string, Done>>, game: string): Done[] =>
  Object.entries(done).flatMap(([key, each]) => (key.startsWith(`${game} `) ? [each] : []));

function sumOf(parts: readonly Done[]): Done {
  const total = (field: string): number => parts.reduce((sum, part) => sum + Number(part[field]), 0);
  const means = parts.map((part) => Number(part['positions']) / Number(part['games']));
  const mean = means.reduce((sum, each) => sum + each, 0) / means.length;
  const spread = Math.sqrt(means.reduce((sum, each) => sum + (each - mean) ** 2, 0) / Math.max(1, means.length - 1));
  const fields = ['games', 'positions', 'deep', 'finished', 'cut', ...FOUND];
  return {
    ...Object.fromEntries(fields.map((field) => [field, total(field)])),
    positionsPerGame: mean,
    // Four deviations: a part falls outside once in some ten thousand times.
    low: mean - 4 * spread,
    high: mean + 4 * spread,
  };
}
