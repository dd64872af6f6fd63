// The clocks of a table after something happened there: numbers and what is on show in, numbers out. The table engine says
// what is on show; here each seat's clock runs for what it is asked there, and the next moment is found when something is
// to be done.

import type { ClockInfo, Pace } from '@orrery/protocol/people';
import type { Row, Seat } from '@orrery/kernel';
import {
  askedTogether,
  dueAt,
  hasDone,
  isByHand,
  NO_PACING,
  type OnShow,
  onShow,
  type Pacing,
  type Setting,
  type ShownWindow,
  silentRows,
  windowInfo,
} from '@orrery/table';
import type { Play } from '../tables/load.ts';
import type { Happened } from '../tables/index.ts';
import { playerOf } from '../tables/seats.ts';
import type { StoredTable } from '../store/store.ts';
import { type Calendar, EVERY_DAY } from './calendar.ts';
import { type Clock, deadline, holdTime, newClock, present, started, stopped, struck } from './clock.ts';

interface SeatClock extends Clock {
  /** The question it runs for; '': none. */
  readonly key: string;
  /** Nobody else is asked. */
  readonly alone: boolean;
  /** When its time runs out. */
  readonly until: number | null;
  /** It ran out, and that was seen to. */
  readonly isPast: boolean;
}

/** Kept with the table as JSON: what is in it is not renamed. */
export interface TableClock {
  readonly seats: readonly SeatClock[];
  readonly pacing: Pacing;
  /** When something is to be done, and when a job looks after it. */
  readonly due: number | null;
  readonly job: number | null;
}

export type Calendars = ReadonlyMap<string, Calendar>;

export const pacingOf = ({ clock }: StoredTable): Pacing => clock?.pacing ?? NO_PACING;

/** What everybody is shown of a table. Its people may have ended it before the game was over. */
export function showOf(stored: StoredTable, play: Play): OnShow {
  const show = onShow(play, pacingOf(stored));
  return stored.over === null || show.isOver ? show : { ...show, isOver: true };
}

/** What led here, and who was out of time for it. */
export interface Past {
  readonly happened: Happened;
  readonly missed: readonly Seat[];
}

/** Null: there is nothing to keep at this table now. */
export function keepTime(
  { pace, seats, clock }: StoredTable,
  play: Play,
  pacing: Pacing,
  { happened, missed }: Past,
  calendars: Calendars,
  setting: Setting,
  now: number,
): TableClock | null {
  const { window, orders } = pacing;
  // Once there was a window the clocks stay: since when somebody is waited for must not follow from passes nobody saw.
  const isIdle = clock === null && window === null && orders.every((own) => own.length === 0);
  if (pace.kind === 'calm' && isIdle) return null;
  const question = questionAt(play, onShow(play, pacing));
  const calendarOf = (seat: Seat): Calendar =>
    calendars.get(playerOf(seats[seat] ?? { kind: 'open' }) ?? '') ?? EVERY_DAY;
  const clocks = (clock?.seats ?? seats.map(() => fresh(newClock(pace)))).map((own, seat): SeatClock => {
    const isPerson = isByHand(seats[seat]);
    const key = isPerson ? question.keyFor(seat) : '';
    const ran = runFor(key, question.isAlone, own, seat, pace, happened, now);
    const until = key === '' ? null : endOf(pace, ran, window, calendarOf(seat), question.isAlone);
    const counted = missed.includes(seat) ? struck(ran) : ran;
    const acts = hasActed(seat, happened);
    const isOut = happened.by === 'clock' && until !== null && until <= now;
    // Whoever takes a seat back from a bot begins anew.
    return { ...(!isPerson || acts ? present(counted) : counted), until, isPast: (ran.isPast && !acts) || isOut };
  });
  const due = window === null ? firstEnd(clocks) : dueAt(pacing, setting);
  return { seats: clocks, pacing, due, job: nextJob(clock?.job ?? null, due, now) };
}

/** The people who are out of time for what is on show outside of windows, asked or not, without a whole answer on the table. */
export function lateSeats({ clock, seats }: StoredTable, play: Play, now: number): Seat[] {
  if (clock === null || clock.pacing.window !== null) return [];
  return clock.seats.flatMap(({ until, isPast }, seat) =>
    until !== null && until <= now && !isPast && isByHand(seats[seat]) && !hasDone(play, seat) ? [seat] : [],
  );
}

/** What silence answers for them. */
export const lateRows = (play: Play, late: readonly Seat[]): Row[] => late.flatMap((seat) => silentRows(play, seat));

/** What a viewer is shown of the clocks. Who has nodded is told to nobody but themselves. */
export function clockInfo({ clock, pace }: StoredTable, play: Play, show: OnShow, you: Seat | null): ClockInfo | null {
  if (clock === null || (pace.kind === 'calm' && show.window === null)) return null;
  const window = windowInfo(play, show, you);
  const mayHold = you !== null && show.window?.may.includes(you) === true && window?.nodded === false && !window.held;
  return {
    seats: clock.seats.map(({ key, until, reserve }) => (key === '' ? null : { until, reserve })),
    window: window === null ? null : { ...window, hold: mayHold ? holdTime(pace) : 0 },
  };
}

/** The clocks as an older server has kept them: a window has begun anew where it cannot be found again. */
export function readTableClock(text: string): TableClock {
  const { frame, curtain, late: _, ...kept } = JSON.parse(text) as TableClock & Older;
  if (kept.pacing !== undefined) return kept;
  const passed = curtain === null || curtain === undefined ? null : { row: curtain.seq, at: curtain.at };
  const isWindow = frame !== null && frame !== undefined && frame.isWindow;
  const window = isWindow ? { ...windowFrom(frame), passed } : null;
  return { ...kept, pacing: { ...NO_PACING, window } };
}

interface Older {
  readonly frame?: (Omit<ShownWindow, 'passed' | 'said' | 'holds'> & { readonly isWindow: boolean }) | null;
  readonly curtain?: { readonly seq: number; readonly at: number } | null;
  readonly late?: unknown;
}

const windowFrom = ({ key, may, opened, until, nods }: NonNullable<Older['frame']>) => ({
  key,
  may,
  opened,
  until,
  nods,
  holds: [],
  said: [],
});

const fresh = (clock: Clock): SeatClock => ({ ...clock, key: '', alone: true, until: null, isPast: false });

/** What is asked, as everybody may know it: what a clock runs for has a name, '' is nothing. */
function questionAt(play: Play, show: OnShow): { readonly isAlone: boolean; keyFor(seat: Seat): string } {
  const { kernel, game } = play.edition;
  const together = show.window ?? askedTogether(play, show);
  if (together !== null) return { isAlone: false, keyFor: (seat) => (together.may.includes(seat) ? together.key : '') };
  const waiting = kernel.waiting(game, show.state);
  return { isAlone: true, keyFor: (seat) => (waiting.includes(seat) ? `${show.numbers[seat] ?? 0}` : '') };
}

/** The clock of a seat, stopped for what it was asked before and started for what it is asked now. */
function runFor(
  key: string,
  alone: boolean,
  own: SeatClock,
  seat: Seat,
  pace: Pace,
  { rows = [] }: Happened,
  now: number,
): SeatClock {
  if (own.key === key) return own;
  // Who takes back goes on with the time that was left.
  const undone = rows.length > 0 && rows.every((row) => 'undo' in row && row.seat === seat);
  if (undone && own.alone && alone && key !== '' && own.key !== '') return { ...own, key };
  const rest = stopped(pace, own, now, own.alone);
  return { ...(key === '' ? rest : started(rest, now)), key, alone, until: null, isPast: false };
}

/** A window ends for all alike; anything else when the seat's own time is over. */
const endOf = (pace: Pace, clock: Clock, window: ShownWindow | null, calendar: Calendar, alone: boolean) =>
  window === null ? deadline(pace, clock, calendar, alone) : window.until;

const hasActed = (seat: Seat, { by, rows = [], nod, hold, draft, ordered }: Happened): boolean =>
  by !== 'clock' &&
  (nod === seat ||
    hold === seat ||
    draft?.seat === seat ||
    ordered?.seat === seat ||
    rows.some((row) => row.seat === seat));

function firstEnd(clocks: readonly SeatClock[]): number | null {
  const ends = clocks.flatMap(({ until, isPast }) => (until === null || isPast ? [] : [until]));
  return ends.length === 0 ? null : Math.min(...ends);
}

/** A job that comes in time looks after what is due, also if it was asked for by something that is settled. */
const nextJob = (job: number | null, due: number | null, now: number): number | null =>
  job !== null && job > now && (due === null || job <= due) ? job : due;
