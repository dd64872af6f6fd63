// The clock of a seat, outside the rules: numbers in, numbers out. Live: each decision has a budget of its own, and beyond
// it a reserve for the whole game. By turns: so many hours, counted on the days that are not free for this person. What
// several seats are asked at once has one fixed time for all and touches no reserve: a clock that stops early would tell
// who was asked.

import type { Pace } from '@orrery/protocol/people';
import { isCompany, type Setting, type Sitter } from '@orrery/table';
import { type Calendar, runOn } from './calendar.ts';

export interface Clock {
  /** When the open question was put, in milliseconds since 1970; null: the clock stands. */
  readonly since: number | null;
  /** Milliseconds left beyond the budgets. */
  readonly reserve: number;
  /** How often in a row time ran out. */
  readonly strikes: number;
}

const SECOND = 1000;
const HOUR = 3_600_000;

/** So many times in a row may time run out; then a bot plays on. */
const STRIKES: Readonly<Record<Pace['kind'], number>> = { calm: Infinity, live: 3, turns: 2 };

export const newClock = (pace: Pace): Clock => ({ since: null, reserve: reserveOf(pace), strikes: 0 });

/** The question was put. A seat that is asked anew after its own undo goes on with the time it had. */
export const started = (clock: Clock, now: number): Clock => (clock.since === null ? { ...clock, since: now } : clock);

/** The seat has answered, or is no longer asked. `alone`: nobody else was asked, so its reserve may be seen to go down. */
export function stopped(pace: Pace, clock: Clock, now: number, alone: boolean): Clock {
  if (clock.since === null) return clock;
  return { ...clock, since: null, reserve: alone ? reserveAt(pace, clock, now) : clock.reserve };
}

/** When time runs out; null: never. */
export function deadline(pace: Pace, { since, reserve }: Clock, calendar: Calendar, alone: boolean): number | null {
  if (since === null || pace.kind === 'calm') return null;
  if (pace.kind === 'live') return since + pace.decision * SECOND + (alone ? reserve : 0);
  return runOn(since, pace.hours * HOUR, pace.pause ? calendar : { ...calendar, weekends: false, away: [] });
}

/** What is left of the reserve. */
export function reserveAt(pace: Pace, { since, reserve }: Clock, now: number): number {
  if (pace.kind !== 'live' || since === null) return reserve;
  return Math.max(0, reserve - Math.max(0, now - since - pace.decision * SECOND));
}

/** Time ran out once more. */
export const struck = <C extends Clock>(clock: C): C => ({ ...clock, strikes: clock.strikes + 1 });

/** Once too often: a bot plays on. */
export const isGone = ({ kind }: Pace, { strikes }: Clock): boolean => strikes >= STRIKES[kind];

/** The person is back: an answer of their own, or the seat taken back from the bot. */
export const present = <C extends Clock>(clock: C): C => (clock.strikes === 0 ? clock : { ...clock, strikes: 0 });

const reserveOf = (pace: Pace): number => (pace.kind === 'live' ? pace.reserve * SECOND : 0);

/** A table without a clock shows a window for so long: whoever plays over days chooses a pace by turns. */
export const CALM_WINDOW = 10 * SECOND;

/** How long a window stays, whatever anybody holds. `calm`: where there is no clock. */
const windowTime = (pace: Pace, calm: number): number => {
  if (pace.kind === 'live') return Math.min(pace.decision, 20) * SECOND;
  return pace.kind === 'turns' ? pace.hours * HOUR : calm;
};

/** Who wants to think about a window gets so much more, once; by turns there is time enough. */
export const holdTime = (pace: Pace): number => (pace.kind === 'turns' ? 0 : 20 * SECOND);

/** A bot looks at a window for so long, whether it can act or not. */
const LOOK = 1.5 * SECOND;

/** Who plays, and how long windows take. Who plays alone against bots has nobody to hide anything from; but a window that is
 *  on show when the last other person gives up takes its time. */
export function settingOf(sitters: readonly Sitter[], pace: Pace, calm: number, isOnShow: boolean): Setting {
  const lasts = windowTime(pace, calm);
  const windows = (isCompany(sitters) || isOnShow) && lasts > 0 ? { lasts, look: LOOK, hold: holdTime(pace) } : null;
  return { sitters, windows };
}
