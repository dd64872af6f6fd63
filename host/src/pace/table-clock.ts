// The clocks of a table after something happened there: numbers and the game's public face in, numbers out. windows.ts says
// what is on show; here each seat's clock runs for what it is asked there, and the next moment is found when something is
// to be done.

import type { ClockInfo, Pace } from '@orrery/protocol/people';
import type { Seat } from '@orrery/kernel';
import { openAsk, type Play } from '../play.ts';
import { playerOf } from '../tables/seats.ts';
import type { StoredTable } from '../store/store.ts';
import { type Calendar, EVERY_DAY } from './calendar.ts';
import { type Clock, deadline, newClock, present, started, stopped, struck, windowTime } from './clock.ts';
import { type Facts, factsOf, type Happened } from './facts.ts';
import { type AskedTogether, botsHaveLooked, type Curtain, nextOnShow, type OnShow, stillsFrom } from './windows.ts';

interface SeatClock extends Clock {
  /** The question it runs for; '': none. */
  readonly key: string;
  /** Nobody else is asked. */
  readonly alone: boolean;
  /** When its time runs out. */
  readonly until: number | null;
}

/** Kept with the table as JSON: what is in it is not renamed. */
export interface TableClock {
  readonly seats: readonly SeatClock[];
  /** What several seats are asked at once. */
  readonly frame: AskedTogether | null;
  readonly curtain: Curtain | null;
  /** The last rows that the clock played, by their place in the log. */
  readonly late: readonly number[];
  /** When something is to be done, and when a job looks after it. */
  readonly due: number | null;
  readonly job: number | null;
}

export type Calendars = ReadonlyMap<string, Calendar>;

const MOST_LATE = 200;

/** `calm`: how long a window lasts where there is no clock. Null: no clock runs at this table now. */
export function keepTime(
  { pace, seats, clock }: StoredTable,
  play: Play,
  happened: Happened,
  calendars: Calendars,
  calm: number,
  now: number,
): TableClock | null {
  const people = seats.map((seat) => playerOf(seat) !== null);
  const lasts = windowTime(pace, calm);
  if (pace.kind === 'calm') {
    // Who plays alone against bots has nobody to hide anything from, and nobody watches what only bots may do.
    const isHeld = lasts > 0 && people.filter(Boolean).length > 1;
    play.stills = play.stills.filter(({ may }) => isHeld && may.some((seat) => people[seat]));
    if (!isHeld) return null;
  }
  const facts = factsOf(play);
  const before = clock ?? opening(seats.map(() => newClock(pace)));
  const onShow = { together: before.frame, curtain: before.curtain };
  const { together, curtain, missed } = nextOnShow(onShow, facts, happened, { now, lasts, people });
  play.stills = stillsFrom(play.stills, curtain);
  if (pace.kind === 'calm' && together?.isWindow !== true) return null;

  const calendarOf = (seat: Seat): Calendar =>
    calendars.get(playerOf(seats[seat] ?? { kind: 'open' }) ?? '') ?? EVERY_DAY;
  const clocks = before.seats.map((own, seat): SeatClock => {
    const isPerson = people[seat] === true;
    const key = isPerson ? questionOf(seat, { together, curtain }, facts) : '';
    const ran = runFor(key, together === null, own, seat, pace, happened, now);
    const until = key === '' ? null : endOf(pace, ran, together, calendarOf(seat));
    const isLate = missed.has(seat) || wasPlayedFor(seat, before.frame, happened);
    const counted = isLate ? struck(ran) : ran;
    // Whoever takes a seat back from a bot begins anew.
    return { ...(!isPerson || hasActed(seat, happened) ? present(counted) : counted), until };
  });
  const due = nextDue(facts, clocks, { together, curtain }, people);
  return {
    seats: clocks,
    frame: together,
    curtain,
    late: [...before.late, ...lateRows(facts, happened)].slice(-MOST_LATE),
    due,
    job: nextJob(before.job, due, now),
  };
}

/** What has to be answered by the clock now: asked, shown, and out of time. */
export function lateSeats({ clock }: StoredTable, play: Play, now: number): Seat[] {
  if (clock === null || clock.curtain !== null) return [];
  return clock.seats.flatMap(({ until }, seat) =>
    until !== null && until <= now && openAsk(play, seat) !== null ? [seat] : [],
  );
}

/** What a viewer is shown of the clocks. Who has clicked is told to nobody but themselves. */
export function clockInfo({ clock }: StoredTable, you: Seat | null): ClockInfo | null {
  if (clock === null) return null;
  const { frame, seats } = clock;
  return {
    seats: seats.map(({ key, until, reserve }) => (key === '' ? null : { until, reserve })),
    window:
      frame === null || !frame.isWindow
        ? null
        : { key: frame.key, until: frame.until, nodded: you !== null && frame.nods.includes(you) },
  };
}

const opening = (clocks: readonly Clock[]): TableClock => ({
  seats: clocks.map((clock) => ({ ...clock, key: '', alone: true, until: null })),
  frame: null,
  curtain: null,
  late: [],
  due: null,
  job: null,
});

/** The name of what a seat is asked, as far as it is on show; '': nothing. */
function questionOf(seat: Seat, { together, curtain }: OnShow, { waiting, asks }: Facts): string {
  const asked = curtain === null ? waiting : (together?.may ?? []);
  if (!asked.includes(seat)) return '';
  return together?.key ?? `${asks[seat] ?? 0}`;
}

/** The clock of a seat, stopped for what it was asked before and started for what it is asked now. */
function runFor(
  key: string,
  alone: boolean,
  own: SeatClock,
  seat: Seat,
  pace: Pace,
  { rows }: Happened,
  now: number,
): SeatClock {
  if (own.key === key) return own;
  // Who takes back goes on with the time that was left.
  const undone = rows.length > 0 && rows.every((row) => 'undo' in row && row.seat === seat);
  if (undone && own.alone && alone && key !== '' && own.key !== '') return { ...own, key };
  const rest = stopped(pace, own, now, own.alone);
  return { ...(key === '' ? rest : started(rest, now)), key, alone, until: null };
}

/** A window ends for all alike; anything else when the seat's own time is over. */
const endOf = (pace: Pace, clock: Clock, together: AskedTogether | null, calendar: Calendar): number | null =>
  together?.isWindow === true ? together.until : deadline(pace, clock, calendar, together === null);

/** The clock has answered for it, where nobody else was asked. */
const wasPlayedFor = (seat: Seat, before: AskedTogether | null, { by, rows }: Happened): boolean =>
  by === 'clock' && before === null && rows.some((row) => row.seat === seat);

const hasActed = (seat: Seat, { by, rows, nod }: Happened): boolean =>
  by === 'hand' && (nod === seat || rows.some((row) => row.seat === seat));

const lateRows = ({ rows: written }: Facts, { by, rows }: Happened): number[] =>
  by === 'clock' ? rows.map((_, i) => written - rows.length + i + 1) : [];

/** When the first time is over that something depends on. */
function nextDue(
  { hasAsk }: Facts,
  clocks: readonly SeatClock[],
  { together, curtain }: OnShow,
  people: readonly boolean[],
): number | null {
  const isBehind = curtain !== null;
  const ends = clocks.map(({ until }, seat) => (until !== null && (isBehind || hasAsk(seat)) ? until : null));
  if (isBehind && together !== null) ends.push(botsHaveLooked(together, people));
  const moments = ends.filter((end) => end !== null);
  return moments.length === 0 ? null : Math.min(...moments);
}

/** A job that comes in time looks after what is due, also if it was asked for by something that is settled. */
const nextJob = (job: number | null, due: number | null, now: number): number | null =>
  job !== null && job > now && (due === null || job <= due) ? job : due;
