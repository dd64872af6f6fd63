// What one viewer is shown of a table. All of it is made from the viewer's own view, so that nothing else can slip in;
// and it is the same, digit by digit, as long as nothing changed that this viewer may see.

import { changesBetween } from '@orrery/protocol/patch';
import type { TableView, Stage, TableInfo, Wish } from '@orrery/protocol/tables';
import { digest, type GameEvent, type Json, type Standing } from '@orrery/kernel';
import {
  askOn,
  FORM,
  isSound,
  linkAt,
  mayTakeBack,
  mayUndo,
  rankedLast,
  REACH,
  toldTo,
  waitedFor,
} from '@orrery/table';
import { clockInfo, pacingOf, showOf } from '../pace/table-clock.ts';
import { forfeitRanks, isAlone, seatInfo, type Viewer } from './seats.ts';
import { MOST_EVENTS } from '../server/requests.ts';
import type { StoredTable, StoredWish } from '../store/store.ts';
import type { HostedTable, Tables } from './index.ts';

/** With a digest to tell whether it is news. */
interface DigestedView {
  readonly view: TableView;
  readonly digest: string;
}

/** What a viewer was shown last, and what it was shown before that. */
export interface Shown {
  now: DigestedView;
  /** Something has happened at the table since: it is to be worked out again. */
  isStale: boolean;
  before: DigestedView | null;
}

/** How far a reader has come: the view it has, the length of its log and the digest of that log's public side. */
export type Position = readonly [view: string, log: number, link: string];

export function infoOf(stored: StoredTable, { seat, plays }: Viewer): TableInfo {
  const { id, game, rules, options, commitment, created, pace, rated } = stored;
  return {
    id,
    game,
    rules,
    options,
    stage: stageOf(stored),
    seats: stored.seats.map(seatInfo),
    you: seat,
    plays,
    commitment,
    created,
    pace,
    ...(rated ? { rated } : {}),
  };
}

/** The wire's Update: the whole view, and the log from place `from` on; left out: the last part of it. */
export function updateJson(table: HostedTable, viewer: Viewer, from?: number): string {
  return `{"sight":${JSON.stringify(showTo(table, viewer).now.view)},${eventsJson(table, viewer, from)}}`;
}

/** The same with the log from a place that may lie before what is held in memory; not too far back for one reply. */
export async function updateFrom(tables: Tables, table: HostedTable, viewer: Viewer, asked: number): Promise<string> {
  const { play } = table;
  const from = Math.max(asked, shownLength(table) - MOST_EVENTS);
  if (play === null || from >= play.base.log) return updateJson(table, viewer, from);
  const events = await eventsOf(tables, table, viewer, from, shownLength(table));
  const shown = showTo(table, viewer);
  return `{"sight":${JSON.stringify(shown.now.view)},"from":${from},"events":${JSON.stringify(events)}}`;
}

/** A part of the log, wherever it lies. */
export async function eventsOf(
  tables: Tables,
  table: HostedTable,
  viewer: Viewer,
  from: number,
  most: number,
): Promise<GameEvent[]> {
  const { stored, play } = table;
  if (play === null) return [];
  const to = Math.min(most, shownLength(table));
  const { base, log, edition } = play;
  const seen = viewer.seat ?? stored.seats.length;
  const earlier: GameEvent[] = [];
  if (from < base.log)
    for (const piece of await tables.store.told(stored.id, FORM, from, to)) {
      if (!isSound(edition, piece)) {
        await tables.store.dropSnapshots(stored.id, piece.seq);
        return eventsOf(tables, await tables.getWhole(stored.id), viewer, from, most);
      }
      const { began, told } = piece;
      const events = JSON.parse(told) as GameEvent[];
      // Two nodes may both have told a stretch: it is the same.
      const skip = Math.max(0, from - began);
      earlier.splice(Math.max(0, began - from), Infinity, ...events.slice(skip));
    }
  const whole = from < base.log ? [...earlier.slice(0, base.log - from), ...log] : log.slice(from - base.log);
  return whole.slice(0, Math.max(0, to - from)).map((event) => edition.kernel.seenBy(event, seen));
}

export function positionOf(table: HostedTable, viewer: Viewer): Position {
  const { play } = table;
  const length = shownLength(table);
  return [showTo(table, viewer).now.digest, length, play === null ? '' : (linkAt(play, length) ?? '')];
}

export interface News {
  readonly event: 'update' | 'changes';
  readonly data: string;
}

/** What a reader at this place must be sent; null: nothing, it has seen all it may see. */
export function newsFor(
  table: HostedTable,
  viewer: Viewer,
  position: Position | undefined,
  small: boolean,
): News | null {
  const now = positionOf(table, viewer);
  if (position === undefined) return { event: 'update', data: updateJson(table, viewer) };
  const [view, length, link] = position;
  if (view === now[0] && length === now[1] && link === now[2]) return null;
  const holds = table.play === null ? length === 0 : isNear(length, now[1]) && linkAt(table.play, length) === link;
  const changes = small && holds ? changesFrom(table, viewer, view) : null;
  if (changes === null) return { event: 'update', data: updateJson(table, viewer, holds ? length : undefined) };
  const { id } = table.stored;
  return { event: 'changes', data: `{"table":"${id}","changes":${changes},${eventsJson(table, viewer, length)}}` };
}

/** Only what is shown counts: a place beyond it would tell whoever guesses right what lies behind the curtain. And only what
 *  is held of every game: how much more it is depends on rows that nobody saw. */
const isNear = (length: number, shown: number): boolean => length <= shown && length >= shown - REACH;

/** The way from the view a reader has to the one of now, if we still have the former. */
function changesFrom(table: HostedTable, viewer: Viewer, from: string): string | null {
  const shown = showTo(table, viewer);
  if (from === shown.now.digest) return '[]';
  if (from !== shown.before?.digest) return null;
  const { before, now } = shown;
  const changes = changesBetween(withoutTable(before.view), withoutTable(now.view));
  const own = JSON.stringify(changes).slice(1, -1);
  return `[${[own, tableChanges(before.view, now.view)].filter((text) => text !== '').join(',')}]`;
}

/** Most of a view is the game's table, which all viewers share as it is: its digest, and the way to it from the one before, are
 *  worked out once for all of them. No table is ever written to: each answer makes another one. */
const tableDigests = new WeakMap<object, string>();
/** From where is said by its digest: a table that held the one before it would hold all since the deal. */
const tableWays = new WeakMap<object, { readonly from: string | null; readonly text: string }>();

const tableIn = ({ view }: TableView): object | null =>
  typeof view?.table === 'object' && view.table !== null ? view.table : null;

/** The view with something short in the place of the game's table. */
const withoutTable = (view: TableView, instead = ''): Json =>
  (tableIn(view) === null ? view : { ...view, view: { ...view.view, table: instead } }) as unknown as Json;

function digestOf(view: TableView): string {
  const table = tableIn(view);
  if (table === null) return digest(view);
  return digest(withoutTable(view, tableDigest(table)));
}

function tableDigest(table: object): string {
  const known = tableDigests.get(table) ?? digest(table);
  tableDigests.set(table, known);
  return known;
}

/** What has changed in the game's table, as it stands in a list; '': nothing, or there is none. */
function tableChanges(before: TableView, now: TableView): string {
  const [from, to] = [tableIn(before), tableIn(now)];
  if (from === to || to === null) return '';
  const known = tableWays.get(to);
  const start = from === null ? null : tableDigest(from);
  if (known?.from === start) return known.text;
  const changes = changesBetween(from as Json, to as Json).map(([path, ...value]) => [
    ['view', 'table', ...path],
    ...value,
  ]);
  const text = JSON.stringify(changes).slice(1, -1);
  tableWays.set(to, { from: start, text });
  return text;
}

function showTo(table: HostedTable, viewer: Viewer): Shown {
  const { seats } = table.stored;
  const key = viewer.seat === null ? seats.length : viewer.seat + (viewer.plays ? 0 : seats.length + 1);
  const known = table.shown.get(key);
  if (known !== undefined && !known.isStale) return known;
  const view = tableViewOf(table, viewer);
  const now = { view, digest: digestOf(view) };
  // The `before` of a viewer is the last other view it was shown, however many rows ago: what it cannot see moves nothing.
  if (known?.now.digest === now.digest) return Object.assign(known, { isStale: false });
  const shown: Shown = { now, isStale: false, before: known?.now ?? null };
  table.shown.set(key, shown);
  return shown;
}

/** Something has happened: whether this viewer may see it is worked out when it is looked at. */
export function markStale(shown: Shown): void {
  shown.isStale = true;
}

function eventsJson(table: HostedTable, { seat }: Viewer, from?: number): string {
  const { stored, play } = table;
  if (play === null) return '"from":0,"events":[]';
  const seen = seat ?? stored.seats.length;
  const length = shownLength(table);
  // The log a reader gets who has none, or one that no longer holds: as much as is held of every game.
  const start = Math.min(Math.max(play.base.log, from ?? length - REACH), length);
  return `"from":${start},"events":${JSON.stringify(toldTo(play, seen, start, length))}`;
}

/** How much of the log is shown: a curtain may hide the rest. */
const shownLength = ({ stored, play }: HostedTable): number => (play === null ? 0 : showOf(stored, play).log);

function tableViewOf({ stored, play }: HostedTable, viewer: Viewer): TableView {
  const info = infoOf(stored, viewer);
  if (play === null)
    return {
      ...info,
      view: null,
      ask: null,
      waiting: [],
      standing: null,
      canUndo: false,
      canTakeBack: false,
      clock: null,
      canAskBack: false,
      wish: null,
      orders: [],
    };
  const { kernel, game } = play.edition;
  const show = showOf(stored, play);
  const { seat } = viewer;
  const isEnded = show.isOver && stored.over !== null && show.state.frames.length > 0;
  const plays = viewer.plays && !isEnded;
  const seen = kernel.view(show.state, seat ?? show.state.seats);
  const alone = isAlone(stored);
  const mayGoBack = seat !== null && plays && mayTakeBack(play, show, seat, alone);
  return {
    ...info,
    stage: show.isOver ? 'over' : 'playing',
    view: seen,
    ask: seat === null || !plays ? null : askOn(play, show, seat),
    waiting: isEnded ? [] : waitedFor(play.edition, show.state),
    standing: isEnded ? endedStanding(game.standing(seen), stored) : rankedLast(game.standing(seen), stored.seats),
    canUndo: seat !== null && plays && mayUndo(play, show, seat),
    // Further back than a barrier needs every person at the table: alone against bots that is one click.
    canTakeBack: mayGoBack && alone,
    clock: clockInfo(stored, play, show, seat),
    // When others play too, they are asked.
    canAskBack: mayGoBack && stored.wish === null,
    wish: stored.wish === null || show.isOver ? null : wishInfo(stored.wish),
    orders: seat === null || !plays ? [] : (pacingOf(stored).orders[seat] ?? []),
  };
}

export const wishInfo = ({ kind, seat, about, yes }: StoredWish | Omit<StoredWish, 'keep'>): Wish =>
  kind === 'bot' ? { kind, seat, about: about ?? 0, yes } : { kind, seat, yes };

/** A game that was ended by a vote: nobody is asked any more, and the standing is what it was. At a rated table whoever had
 *  left has lost. */
const endedStanding = (standing: Standing, { seats, rated }: StoredTable): Standing => ({
  ...(rated ? { ...standing, ranks: forfeitRanks(seats) } : rankedLast(standing, seats)),
  over: true,
  how: { key: rated ? 'end.forfeited' : 'end.stopped' },
});

const stageOf = ({ started, over }: StoredTable): Stage => {
  if (over !== null) return 'over';
  return started === null ? 'open' : 'playing';
};
