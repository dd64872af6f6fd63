// The clocks of a table after something happened there: numbers and the game's public face in, numbers out. What several
// seats are asked at once is a frame with one fixed time. A window also has a curtain: the rules may have gone on already,
// because nobody could act or because somebody did, but what follows is shown only when each seat that MAY act has clicked
// or answered, or its time is over. So the outside is the same whoever holds what.

import { digest, type Game, type Row, type Seat, type State } from '@orrery/kernel';
import { engineOf } from '../bundles/engine.ts';
import { isOver, openAsk, type Play, rowsOf } from '../play.ts';
import { playerOf } from '../seats.ts';
import type { StoredTable } from '../store.ts';
import type { Calendar } from './calendar.ts';
import { EVERY_DAY } from './calendar.ts';
import { type Clock, deadline, newClock, present, started, stopped, struck, windowTime } from './clock.ts';
import type { Still } from './stills.ts';

interface SeatClock extends Clock {
  /** The question it runs for; '': none. */
  readonly key: string;
  /** Nobody else is asked. */
  readonly alone: boolean;
  /** When its time runs out. */
  readonly until: number | null;
}

/** Several seats asked at once, as everybody may know it. */
interface Frame {
  readonly key: string;
  readonly opened: number;
  /** When it ends for all alike; of a window only. */
  readonly until: number;
  readonly may: readonly Seat[];
  /** Who has answered, or clicked that they have seen it. Told to nobody. */
  readonly nods: readonly Seat[];
  readonly isWindow: boolean;
}

export interface TableClock {
  readonly seats: readonly SeatClock[];
  readonly frame: Frame | null;
  /** The window on show while the rules are further on; null: what is shown is what is. */
  readonly curtain: Pick<Still, 'seq' | 'at'> | null;
  /** The last rows that the clock played, by their place in the log. */
  readonly late: readonly number[];
  /** When something is to be done, and when a job looks after it. */
  readonly due: number | null;
  readonly job: number | null;
}

/** What led here: rows of the log, or a click. */
export interface Happened {
  readonly rows: readonly Row[];
  readonly by: 'hand' | 'clock';
  readonly nod?: Seat | undefined;
}

export type Calendars = ReadonlyMap<string, Calendar>;

/** Bots look at a window for so long, whether they can act or not. */
const BOT_LOOKS = 1500;
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
  const { game } = play.journal;
  const inHand = seats.map((seat) => playerOf(seat) !== null);
  const lasts = windowTime(pace, calm);
  if (pace.kind === 'calm') {
    // Who plays alone against bots has nobody to hide anything from, and nobody watches what only bots may do.
    const isHeld = lasts > 0 && inHand.filter(Boolean).length > 1;
    play.stills = play.stills.filter(({ may }) => isHeld && may.some((seat) => inHand[seat]));
    if (!isHeld) return null;
  }
  const strikes = new Set<Seat>();
  const strikeAll = (frame: Frame | null): void => {
    for (const seat of frame?.may ?? []) if (inHand[seat] === true && !frame?.nods.includes(seat)) strikes.add(seat);
  };
  const before = clock ?? opening(seats.map(() => newClock(pace)));
  let frame = before.curtain === null ? nodded(before.frame, happened) : withNod(before.frame, happened.nod);
  let curtain = before.curtain;
  if (happened.rows.some((row) => 'back' in row)) {
    play.stills.length = 0;
    curtain = null;
    frame = null;
  }

  const isDone = ({ may, nods, opened, until }: Frame): boolean => {
    if (now >= until) return true;
    const waitsForBot = may.some((seat) => inHand[seat] !== true) && now < opened + BOT_LOOKS;
    return !waitsForBot && may.every((seat) => inHand[seat] !== true || nods.includes(seat));
  };
  if (curtain === null) {
    const [first] = play.stills.filter(({ seq }) => seq > rowsOf(play) - happened.rows.length);
    if (first !== undefined) {
      curtain = first;
      frame = sameOr(frame, frameOf(game, first, now, lasts));
    }
  }
  while (curtain !== null && (frame === null || isDone(frame))) {
    strikeAll(frame);
    const at: Pick<Still, 'seq' | 'at'> = curtain;
    const next: Still | undefined = play.stills.find((still) => isAfter(still, at));
    curtain = next ?? null;
    frame = next === undefined ? null : frameOf(game, next, now, lasts);
  }
  play.stills = play.stills.filter((still) => curtain !== null && !isAfter(curtain, still));
  if (curtain === null) {
    const live = liveFrame(play, now, lasts);
    // The clock has closed it: whoever did not answer is late, also who had nothing to decide.
    if (happened.by === 'clock' && live?.key !== frame?.key) strikeAll(frame);
    frame = live === null ? null : sameOr(frame, live);
  }
  if (pace.kind === 'calm' && frame?.isWindow !== true) return null;

  const asked = curtain !== null ? (frame?.may ?? []) : isOver(play) ? [] : mayAct(play);
  const clocks = before.seats.map((own, seat): SeatClock => {
    const key = inHand[seat] !== true || !asked.includes(seat) ? '' : (frame?.key ?? `${play.numbers[seat] ?? 0}`);
    const ran = turned(own, key, frame === null, happened, seat, (each) => stopped(pace, each, now, own.alone), now);
    const mine = happened.by === 'hand' && (happened.nod === seat || happened.rows.some((row) => row.seat === seat));
    const lone = happened.by === 'clock' && before.frame === null && happened.rows.some((row) => row.seat === seat);
    const counted = strikes.has(seat) || lone ? struck(ran) : ran;
    const calendar = calendars.get(playerOf(seats[seat] ?? { kind: 'open' }) ?? '') ?? EVERY_DAY;
    const until = frame?.isWindow === true && key !== '' ? frame.until : deadline(pace, ran, calendar, frame === null);
    // Whoever takes a seat back from a bot begins anew.
    const forgiven = mine || inHand[seat] !== true ? present(counted) : counted;
    return { ...forgiven, until: key === '' ? null : until };
  });
  const late = happened.by === 'clock' ? happened.rows.map((_, i) => rowsOf(play) - happened.rows.length + i + 1) : [];
  const due = nextDue(play, clocks, frame, curtain !== null, inHand);
  const waits = before.job !== null && before.job > now && (due === null || before.job <= due);
  return {
    seats: clocks,
    frame,
    curtain: curtain === null ? null : { seq: curtain.seq, at: curtain.at },
    late: [...before.late, ...late].slice(-MOST_LATE),
    due,
    job: waits ? before.job : due,
  };
}

/** What has to be answered by the clock now: asked, shown, and out of time. */
export function lateSeats({ clock }: StoredTable, play: Play, now: number): Seat[] {
  if (clock === null || clock.curtain !== null) return [];
  return clock.seats.flatMap(({ until }, seat) =>
    until !== null && until <= now && openAsk(play, seat) !== null ? [seat] : [],
  );
}

function nextDue(
  play: Play,
  clocks: readonly SeatClock[],
  frame: Frame | null,
  isBehind: boolean,
  inHand: readonly boolean[],
): number | null {
  const untils = clocks.flatMap(({ until }, seat) =>
    until !== null && (isBehind || openAsk(play, seat) !== null) ? [until] : [],
  );
  // Only bots are looked at: the window closes when they have looked.
  if (isBehind && frame !== null && frame.may.every((seat) => inHand[seat] !== true || frame.nods.includes(seat)))
    untils.push(frame.opened + BOT_LOOKS);
  return untils.length === 0 ? null : Math.min(...untils);
}

/** The clock of a seat, stopped for what it was asked before and started for what it is asked now. */
function turned(
  own: SeatClock,
  key: string,
  alone: boolean,
  { rows }: Happened,
  seat: Seat,
  stop: (own: Clock) => Clock,
  now: number,
): SeatClock {
  if (own.key === key) return own;
  // Who takes back goes on with the time that was left.
  const undone = rows.length > 0 && rows.every((row) => 'undo' in row && row.seat === seat);
  if (undone && own.alone && alone && key !== '' && own.key !== '') return { ...own, key };
  const rest = stop(own);
  return { ...(key === '' ? rest : started(rest, now)), key, alone, until: null };
}

const opening = (clocks: readonly Clock[]): TableClock => ({
  seats: clocks.map((clock) => ({ ...clock, key: '', alone: true, until: null })),
  frame: null,
  curtain: null,
  late: [],
  due: null,
  job: null,
});

const withNod = (frame: Frame | null, seat: Seat | undefined): Frame | null =>
  frame === null || seat === undefined || frame.nods.includes(seat) ? frame : { ...frame, nods: [...frame.nods, seat] };

/** An answer is a click, and taking it back takes that back too. */
function nodded(frame: Frame | null, { rows, by, nod }: Happened): Frame | null {
  let now = withNod(frame, nod);
  if (by === 'hand')
    for (const row of rows)
      if ('answer' in row) now = withNod(now, row.seat);
      else if (now !== null) now = { ...now, nods: now.nods.filter((seat) => seat !== row.seat) };
  return now;
}

const sameOr = (old: Frame | null, now: Frame): Frame => (old?.key === now.key ? old : now);

const mayAct = ({ journal: { game, state } }: Play): readonly Seat[] => engineOf(game).waiting(game, state);

/** The same as long as nothing public has changed. */
const keyOf = (game: Game, state: State): string => digest(engineOf(game).view(state, state.seats));

const frameOf = (game: Game, { state, may }: Still, now: number, lasts: number): Frame => ({
  key: keyOf(game, state),
  opened: now,
  until: now + lasts,
  may,
  nods: [],
  isWindow: true,
});

function liveFrame({ journal: { game, state } }: Play, now: number, lasts: number): Frame | null {
  const may = engineOf(game).waiting(game, state);
  if (may.length < 2) return null;
  const top = state.frames.at(-1);
  const isWindow = top !== undefined && game.steps[top.step]?.together === 'window';
  return { key: keyOf(game, state), opened: now, until: now + lasts, may, nods: [], isWindow };
}

const isAfter = (one: Pick<Still, 'seq' | 'at'>, other: Pick<Still, 'seq' | 'at'>): boolean =>
  one.seq > other.seq || (one.seq === other.seq && one.at > other.at);
