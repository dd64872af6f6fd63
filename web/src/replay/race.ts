// How the scores ran, and where the race turned: the rows after which somebody stood most differently against the rest.

import type { Seat } from '@orrery/kernel';
import { seatOf } from '../source/told.ts';
import type { Replay } from './replay.ts';
import { viewFrom, type Viewpoint } from './viewpoint.ts';

export interface Race {
  /** By seat, by moment; null where the viewer may not know. */
  readonly scores: readonly (readonly (number | null)[])[];
  readonly low: number;
  readonly high: number;
}

/** One row that moved the race: what it gave or took, and from when on. */
export interface TurningPoint {
  /** The moment after the row. */
  readonly moment: number;
  readonly seat: Seat;
  readonly swing: number;
}

export function runRace(replay: Replay, viewpoint: Viewpoint): Race {
  const seats = replay.record.seats.length;
  const scores: (number | null)[][] = Array.from({ length: seats }, () => []);
  replay.walk((state) => {
    const standing = replay.game.standing(viewFrom(state, viewpoint));
    scores.forEach((line, seat) => line.push(standing.scores[seat] ?? null));
  });
  const known = scores.flat().filter((score) => score !== null);
  return { scores, low: Math.min(0, ...known), high: Math.max(1, ...known) };
}

/** The largest swings, one a turn at most, in the order they came. */
export function turningPoints({ scores }: Race, turns: readonly number[], most: number): TurningPoint[] {
  const best = turns.slice(1).flatMap((end, i) => largest(scores, turns[i] ?? 0, end));
  return best
    .sort((a, b) => Math.abs(b.swing) - Math.abs(a.swing))
    .slice(0, most)
    .sort((a, b) => a.moment - b.moment);
}

function largest(scores: Race['scores'], from: number, to: number): TurningPoint[] {
  let found: TurningPoint | null = null;
  for (let moment = from + 1; moment <= to; moment++)
    for (const [seat, line] of scores.entries()) {
      const swing = (line[moment] ?? 0) - (line[moment - 1] ?? 0);
      if (Math.abs(swing) > Math.abs(found?.swing ?? 0)) found = { moment, seat, swing };
    }
  return found === null ? [] : [found];
}

/** The line of the log that tells a swing: one by which scores move, where the game names such, then one that names the seat,
 *  then the first there is. */
export function lineOf(
  { lines }: Replay,
  { moment, seat }: TurningPoint,
  scoring: readonly string[] = [],
): Replay['lines'][number] | undefined {
  const told = lines.filter((line) => line.moment === moment && line.event.key !== 'log.window');
  const own = told.filter(({ event }) => seatOf(event) === seat);
  const moves = (line: Replay['lines'][number]): boolean => scoring.includes(line.event.key);
  return own.find(moves) ?? told.find(moves) ?? own[0] ?? told[0];
}
