// What happens at a table: rows are played, clicks are noted, windows open and close, those who have ordered pass, and so
// does whoever is out of time; until people, bots or the clock have to be waited for. All of it in one call, so that it is
// written and told in one breath: what orders answer takes no time that a watcher could measure.

import type { Refusal, Row, Seat } from '@orrery/kernel';
import { hasOrdered, type Orders } from './orders.ts';
import { askOn, type Draft, drop, followed, isDone, liveMay, nextWindow, onShow, type Pacing } from './pace.ts';
import type { Setting, ShownWindow } from './pace.ts';
import { isByHand, silence } from './seats.ts';
import { enter, openAsk, type Table } from './table.ts';
import { NOT_ASKED } from './turns.ts';

/** What was done. Nothing at all: only time has passed. */
export interface Happened {
  readonly rows?: readonly Row[];
  /** This seat has seen the window on show: it may close. */
  readonly nod?: Seat;
  /** This seat wants to think a little longer. */
  readonly hold?: Seat;
  /** An answer to a window that the rules have left already (see `answerAt`). */
  readonly draft?: Draft;
}

export interface Played extends Due {
  /** The digest chain of the game after it. */
  readonly chain: string;
}

interface Due {
  readonly row: Row;
  /** `order`: a standing order; `time`: silence. */
  readonly by: 'hand' | 'order' | 'time';
}

export type Advanced =
  | {
      readonly ok: true;
      readonly pacing: Pacing;
      /** All that was played, in order: the rows given, and what followed by itself. */
      readonly played: readonly Played[];
      /** People who let the time of a window run out. */
      readonly missed: readonly Seat[];
    }
  /** The row at this place was refused; those before it are played: take the table anew from what is kept. */
  | { readonly ok: false; readonly refusal: Refusal; readonly at: number };

/** Changes the table; gives what is to be kept beside it. */
export function advance(
  table: Table,
  { orders, window: before }: Pacing,
  happened: Happened,
  setting: Setting,
  now: number,
): Advanced {
  const { chainText } = table.edition.kernel;
  const played: Played[] = [];
  const missed: Seat[] = [];
  let window = clicked(table, before, happened, setting);
  const queue: Due[] = [...(happened.rows ?? []), ...nodRows(table, window, happened)].map((row) => ({
    row,
    by: 'hand',
  }));
  for (;;) {
    const shown = show(table, window, orders, setting, now);
    window = shown.window;
    missed.push(...shown.missed);
    const next = queue.shift() ?? ownRow(table, window, orders, setting, now);
    if (next === undefined) return { ok: true, pacing: { orders, window }, played, missed };
    const { row, by } = next;
    // Whether the next answer would be taken tells whether the window on the way to it could be used.
    if (by === 'hand' && played.length > 0 && window !== null)
      return { ok: false, refusal: NOT_ASKED, at: played.length };
    // A bot nods when it has looked, asked or not: its person may come back before that.
    const isPerson = isByHand(setting.sitters[row.seat]);
    if (isPerson && by !== 'time' && 'answer' in row && window?.passed === null) window = nodded(window, row.seat);
    const refusal = enter(table, row);
    if (refusal !== null) return { ok: false, refusal, at: played.length };
    if ('back' in row) window = null;
    played.push({ row, by, chain: chainText(table.journal.chain) });
  }
}

/** Lifts every curtain whose time has come, and says who missed it. */
function show(
  table: Table,
  before: ShownWindow | null,
  orders: Orders,
  setting: Setting,
  now: number,
): { readonly window: ShownWindow | null; readonly missed: readonly Seat[] } {
  if (setting.windows === null) {
    table.windows = [];
    return { window: null, missed: [] };
  }
  const missed: Seat[] = [];
  let window = before === null ? null : followed(table, before);
  for (;;) {
    window ??= nextWindow(table, setting.windows, now);
    if (window === null) return { window, missed };
    window = followOrders(table, window, orders, setting, now);
    if (window.passed === null || !isDone(window, setting, now)) return { window, missed };
    for (const seat of window.may)
      if (isByHand(setting.sitters[seat]) && !window.nods.includes(seat)) missed.push(seat);
    drop(table, window.passed);
    window = null;
  }
}

/** The next answer that needs nobody: by order, or because time is over. Nothing is answered that is not on show. */
function ownRow(
  table: Table,
  window: ShownWindow | null,
  orders: Orders,
  setting: Setting,
  now: number,
): Due | undefined {
  if (setting.windows !== null && (window === null || window.passed !== null)) return undefined;
  const { edition, journal } = table;
  const isTime = window !== null && window.until !== null && now >= window.until;
  const haveLooked = window !== null && now >= window.opened + (setting.windows?.look ?? 0);
  for (const seat of liveMay(table) ?? []) {
    const ask = openAsk(table, seat);
    if (ask === null) continue;
    const isPerson = isByHand(setting.sitters[seat]);
    // Only a pass can stand, for a pass gives nothing away.
    if (isPerson && ask.pass === true && hasOrdered(edition, journal.state, seat, orders))
      return { row: { seat, answer: null }, by: 'order' };
    if (isTime || (!isPerson && haveLooked)) return { row: { seat, answer: silence(ask) }, by: 'time' };
  }
  return undefined;
}

/** Whoever has ordered has nodded, asked or not; and so has a bot that has looked. */
function followOrders(
  table: Table,
  window: ShownWindow,
  orders: Orders,
  { sitters, windows }: Setting,
  now: number,
): ShownWindow {
  const { state } = onShow(table, { orders, window });
  const haveLooked = now >= window.opened + (windows?.look ?? 0);
  let after = window;
  for (const seat of window.may) {
    const isPerson = isByHand(sitters[seat]);
    if (isPerson ? hasOrdered(table.edition, state, seat, orders) : haveLooked)
      after = passed(table, after, seat, isPerson);
  }
  return after;
}

/** The clicks on the window on show. */
function clicked(
  table: Table,
  window: ShownWindow | null,
  { nod, hold, draft }: Happened,
  { sitters, windows }: Setting,
): ShownWindow | null {
  if (window === null) return null;
  let now = nod === undefined ? window : passed(table, window, nod, false);
  if (draft !== undefined) {
    if (isByHand(sitters[draft.seat])) now = nodded(now, draft.seat);
    now = { ...now, said: [...now.said, draft] };
  }
  const { may, nods, holds, until } = now;
  const more = windows?.hold ?? 0;
  const mayHold = hold !== undefined && may.includes(hold) && !nods.includes(hold) && !holds.includes(hold);
  if (!mayHold || more === 0 || until === null) return now;
  return { ...now, until: until + more, holds: [...holds, hold] };
}

/** A nod of a seat that is really asked is its silence. */
function nodRows(table: Table, window: ShownWindow | null, { nod }: Happened): Row[] {
  if (nod === undefined || window === null || window.passed !== null || !window.may.includes(nod)) return [];
  const ask = openAsk(table, nod);
  return ask === null ? [] : [{ seat: nod, answer: silence(ask) }];
}

/** A nod. Behind the curtain a seat that was asked has answered with it, as it would have before. */
function passed(table: Table, window: ShownWindow, seat: Seat, byOrder: boolean): ShownWindow {
  if (!window.may.includes(seat)) return window;
  const ask = window.passed === null ? null : askOn(table, onShow(table, { orders: [], window }), seat);
  const isSaid = ask !== null && (ask.pass === true || !byOrder);
  return nodded(isSaid ? { ...window, said: [...window.said, { seat, answer: silence(ask) }] } : window, seat);
}

const nodded = (window: ShownWindow, seat: Seat): ShownWindow =>
  window.nods.includes(seat) || !window.may.includes(seat) ? window : { ...window, nods: [...window.nods, seat] };
