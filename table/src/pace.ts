// The pace of windows: what is on show, until when, and what is due next. The rules may have left a window already, because
// nobody could act or because somebody did; it stays on show until each seat that MAY act has nodded, by click or by order,
// or its fixed time is over. So the outside is a function of public facts, orders and clicks, whoever holds what. Time is an
// argument, and what is kept is plain JSON.

import type { About, Answer, Ask, Seat, State } from '@orrery/kernel';
import { withDraft } from './edition.ts';
import { aboutOf, type Orders } from './orders.ts';
import { isByHand, type Sitter } from './seats.ts';
import { isOver, lengthOf, type PassedWindow, type Table } from './table.ts';

/** What is kept of a table beside its rows. */
export interface Pacing {
  /** Of each seat, and for its eyes alone. */
  readonly orders: Orders;
  /** The window on show; null: none, or none is held up. */
  readonly window: ShownWindow | null;
}

export interface ShownWindow {
  /** Another one for each window, from public facts. */
  readonly key: string;
  readonly may: readonly Seat[];
  /** In milliseconds, as the rest. */
  readonly opened: number;
  /** When it ends for all alike; null: only with the last nod. */
  readonly until: number | null;
  /** Who lets it close. Told to nobody else, and for good: a nod taken back would tell whether the rules were still there. */
  readonly nods: readonly Seat[];
  /** Who has asked for more time. */
  readonly holds: readonly Seat[];
  /** Where the rules left it behind; null: they are still at it. */
  readonly passed: Place | null;
  /** Answers to a window that the rules had left already: void, as those of later seats are, and asked again. */
  readonly said: readonly Draft[];
}

type Place = Pick<PassedWindow, 'row' | 'at'>;

export interface Draft {
  readonly seat: Seat;
  readonly answer: Answer;
}

/** How long windows take at a table, in milliseconds. */
export interface WindowTimes {
  /** Null: until every person who may act has nodded, as where several share a screen. */
  readonly lasts: number | null;
  /** A bot looks so long at each window in which it may act, whether it can or not; then it passes. */
  readonly look: number;
  /** So much longer for whoever wants to think, once each; 0: not here. */
  readonly hold: number;
}

/** Who plays, and how long windows take; null: no time at all, for there is nobody to hide anything from. */
export interface Setting {
  readonly sitters: readonly Sitter[];
  readonly windows: WindowTimes | null;
}

/** What everybody is shown of a table: the game as it is, or a window that the rules have left behind. */
export interface OnShow {
  readonly state: State;
  /** How much of the log. */
  readonly log: number;
  /** By seat: the number of its ask. */
  readonly numbers: readonly number[];
  /** Nothing is hidden behind a curtain. */
  readonly isLive: boolean;
  readonly isOver: boolean;
  readonly window: ShownWindow | null;
}

/** A window as one viewer may see it. */
export interface WindowInfo {
  readonly key: string;
  readonly until: number | null;
  /** Of the viewer's own seat. */
  readonly nodded: boolean;
  readonly held: boolean;
  /** What it is about for the viewer's seat; null: the game does not say, or the viewer has no seat. */
  readonly about: About | null;
}

export const NO_PACING: Pacing = { orders: [], window: null };

export function onShow(table: Table, { window }: Pacing): OnShow {
  const passed = window === null ? undefined : passedOf(table, window.passed);
  if (window === null || passed === undefined) {
    const { state } = table.journal;
    return { state, log: lengthOf(table), numbers: table.numbers, isLive: true, isOver: isOver(table), window };
  }
  const { log, numbers } = passed;
  const state = window.said.reduce(
    (now, { seat, answer }): State => ({ ...now, drafts: withDraft(now.drafts, seat, [answer]) }),
    passed.state,
  );
  return { state, log, numbers, isLive: false, isOver: false, window };
}

/** What a seat is shown as asked of it, with its number. The same behind a curtain as before it: only its answer is void. */
export function askOn(
  { edition: { kernel, game } }: Table,
  { state, numbers }: OnShow,
  seat: Seat,
): (Ask & { readonly number: number }) | null {
  const ask = kernel.askOf(game, kernel.view(state, seat), seat);
  return ask === null ? null : { ...ask, number: numbers[seat] ?? 0 };
}

export function windowInfo({ edition }: Table, { state, window }: OnShow, you: Seat | null): WindowInfo | null {
  if (window === null) return null;
  const { key, until, nods, holds } = window;
  const mine = you !== null && window.may.includes(you);
  return {
    key,
    until,
    nodded: mine && nods.includes(you),
    held: mine && holds.includes(you),
    about: mine ? aboutOf(edition, state, you) : null,
  };
}

/** What several seats are asked at once, as everybody may know it: what a clock goes by. Null: one seat at most is asked. */
export function askedTogether(
  { edition: { kernel, game } }: Table,
  { state, log }: OnShow,
): { readonly key: string; readonly may: readonly Seat[] } | null {
  const may = kernel.waiting(game, state);
  return may.length < 2 ? null : { key: keyOf(kernel, state, log), may };
}

/** When `advance` has something to do although nobody does anything; null: never. */
export function dueAt({ window }: Pacing, { sitters, windows }: Setting): number | null {
  if (window === null || windows === null) return null;
  const { may, until, nods } = window;
  const bots = may.filter((seat) => !isByHand(sitters[seat]));
  const isLeftToBots = may.every((seat) => bots.includes(seat) || nods.includes(seat));
  const times = until === null ? [] : [until];
  if (bots.some((seat) => isLeftToBots || !nods.includes(seat))) times.push(window.opened + windows.look);
  return times.length === 0 ? null : Math.min(...times);
}

/** Whether a window has been on show long enough. */
export function isDone({ may, nods, opened, until }: ShownWindow, setting: Setting, now: number): boolean {
  if (until !== null && now >= until) return true;
  const looks = setting.windows?.look ?? 0;
  return may.every((seat) => (isByHand(setting.sitters[seat]) ? nods.includes(seat) : now >= opened + looks));
}

/** A window to be shown: the first one the rules have left, or the one they are at. */
export function nextWindow(table: Table, times: WindowTimes, now: number): ShownWindow | null {
  const { kernel } = table.edition;
  const [passed] = table.windows;
  const live = passed === undefined ? liveMay(table) : null;
  if (passed === undefined && live === null) return null;
  const { state } = passed ?? table.journal;
  return {
    key: keyOf(kernel, state, passed?.log ?? lengthOf(table)),
    may: passed?.may ?? live ?? [],
    opened: now,
    until: times.lasts === null ? null : now + times.lasts,
    nods: [],
    holds: [],
    passed: passed === undefined ? null : { row: passed.row, at: passed.at },
    said: [],
  };
}

/** A window that was on show, where the rules are now: still at it, past it, or never there (null: it was taken back). */
export function followed(table: Table, window: ShownWindow): ShownWindow | null {
  const { edition, windows } = table;
  if (window.passed !== null) return passedOf(table, window.passed) === undefined ? null : window;
  const [passed] = windows;
  const { state, log } = passed ?? { state: table.journal.state, log: lengthOf(table) };
  if (passed === undefined && liveMay(table) === null) return null;
  if (keyOf(edition.kernel, state, log) !== window.key) return null;
  return passed === undefined ? window : { ...window, passed: { row: passed.row, at: passed.at } };
}

/** Who may act in the window the rules are at; null: they are at none. */
export function liveMay({ edition: { kernel, game }, journal: { state } }: Table): readonly Seat[] | null {
  const top = state.frames.at(-1);
  const isWindow = top !== undefined && game.steps[top.step]?.together === 'window';
  return isWindow ? kernel.waiting(game, state) : null;
}

/** Forgets the windows up to and with this one. */
export function drop(table: Table, place: Place): void {
  table.windows = table.windows.filter(({ row, at }) => row > place.row || (row === place.row && at > place.at));
}

const passedOf = ({ windows }: Table, place: Place | null): PassedWindow | undefined =>
  place === null ? undefined : windows.find(({ row, at }) => row === place.row && at === place.at);

/** The same as long as nothing public has changed. */
const keyOf = ({ digest, view }: Table['edition']['kernel'], state: State, log: number): string =>
  digest([log, view(state, state.seats)]);
