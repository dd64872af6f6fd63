// How the scores ran, and where the race turned: the rows after which somebody stood most differently against the rest.

import type { GameEvent, Seat } from '@orrery/kernel';
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

/** What the log says of a swing: lines that tell of points, first of all those of that seat, or else the first that names it, or the
 *  first there is. */
export function pointLines({ lines, front }: Replay, { moment, seat }: TurningPoint): readonly GameEvent[] {
  const told = lines.flatMap((line) => (line.moment === moment && line.event.key !== 'log.window' ? [line.event] : []));
  const scoring = told.filter(({ key }) => front?.scoring?.includes(key) === true);
  const own = scoring.filter((event) => seatOf(event) === seat);
  const lost = scoring.filter(({ args }) => args['whom'] === seat);
  if (own.length + lost.length > 0) return [...own, ...lost].slice(0, MOST_LINES);
  return [scoring[0], told.find((event) => seatOf(event) === seat), told[0]]
    .filter((event) => event !== undefined)
    .slice(0, 1);
}
const MOST_LINES = 3;

function largest(scores: Race['scores'], from: number, to: number): TurningPoint[] {
  let found: TurningPoint | null = null;
  for (let moment = from + 1; moment <= to; moment++)
    for (const [seat, line] of scores.entries()) {
      const [before = null, now = null] = [line[moment - 1], line[moment]];
      // A score that comes to be known has not moved.
      if (before === null || now === null) continue;
      const swing = now - before;
      if (Math.abs(swing) > Math.abs(found?.swing ?? 0)) found = { moment, seat, swing };
    }
  return found === null ? [] : [found];
}
