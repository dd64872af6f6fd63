// The battery over many games: nothing may be found. How many positions a game has is kept with its interval, so that a
// part done again shows whether the same is still measured.

import type { CheckPlan } from '@orrery/games/evidence';
import { type Done, type Measurement, type Part, played } from './measurement.ts';

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
    sources: played(ids),
    parts: Object.entries(plans).flatMap(([game, { parts, games, deep, oneIn, most }]) =>
      Array.from({ length: parts }, (_, part) => ({
        key: `${game} ${part}`,
        task: { game, wanted: { games, seed: 1, from: part * games, deep, oneIn, most } },
      })),
    ),

    same: (part) => part,

    sum: (done) => Object.fromEntries(ids.map((game) => [game, sumOf(partsOf(done, game), 'deep')])),

    misfit: (result, part, again) => misfitOf(result[gameOf(part)] as Done, part, again),

    fault(result) {
      for (const game of ids) {
        const found = foundIn(result[game] as Done);
        if (found !== null) return `${game}: ${found}`;
      }
      return null;
    },
  };
}

/** What was found, in words: `2 leaks`; null: nothing. */
export function foundIn(done: Done): string | null {
  const found = FOUND.filter((field) => Number(done[field]) > 0);
  return found.length === 0 ? null : found.map((field) => `${Number(done[field])} ${field}`).join(', ');
}

/** How a part that was done again does not fit a sum of parts. */
export function misfitOf(sum: Done, { key }: Part, again: Done): string | null {
  const found = foundIn(again);
  if (found !== null) return `${key} finds ${found}`;
  const { low, high } = sum as { low: number; high: number };
  const now = Number(again['positions']) / Number(again['games']);
  return now >= low && now <= high ? null : `${key} has ${now} positions a game, not ${low} to ${high}`;
}

const gameOf = ({ key }: Part): string => key.split(' ')[0] ?? '';

const partsOf = (done: Readonly<Record<string, Done>>, game: string): Done[] =>
  Object.entries(done).flatMap(([key, each]) => (key.startsWith(`${game} `) ? [each] : []));

/** What parts say together: all they have found, how many positions a game has, and how many of `more` there were. */
export function sumOf(parts: readonly Done[], ...more: readonly string[]): Done {
  const total = (field: string): number => parts.reduce((sum, part) => sum + Number(part[field]), 0);
  const means = parts.map((part) => Number(part['positions']) / Number(part['games']));
  const mean = means.reduce((sum, each) => sum + each, 0) / means.length;
  const spread = Math.sqrt(means.reduce((sum, each) => sum + (each - mean) ** 2, 0) / Math.max(1, means.length - 1));
  const fields = [...more, 'games', 'positions', 'finished', 'cut', ...FOUND];
  return {
    ...Object.fromEntries(fields.map((field) => [field, total(field)])),
    positionsPerGame: mean,
    // Four deviations: a part falls outside once in some ten thousand times.
    low: mean - 4 * spread,
    high: mean + 4 * spread,
  };
}
