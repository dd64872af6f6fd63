// What one viewer is shown of a table. All of it is made from the viewer's own view, so that nothing else can slip in;
// and it is the same, digit by digit, as long as nothing changed that this viewer may see.

import { askOf, digest, type Event, type Seat, seenBy, view, waiting } from '@orrery/kernel';
import type { SeatInfo, Sight, Stage, TableInfo } from '@orrery/games/wire';
import { hasAnswered, isOver, mayUndo, type Play } from './play.ts';
import type { StoredSeat, StoredTable } from './store.ts';
import type { Table } from './tables.ts';

/** A sight as it goes over the wire, and a digest to tell whether it is news. */
export interface Shown {
  readonly json: string;
  readonly digest: string;
}

/** How far a reader has come: the sight it has, the length of its log and the digest of that log's public side. */
export type Place = readonly [sight: string, log: number, link: string];

/** The log a reader gets who has none, or one that no longer holds. */
const TAIL = 200;

/** The seat a guest has; null: it only watches. */
export function seatOf({ seats }: StoredTable, guest: string | null): Seat | null {
  const seat = guest === null ? -1 : seats.findIndex((each) => each.kind === 'person' && each.guest === guest);
  return seat < 0 ? null : seat;
}

export function infoOf(stored: StoredTable, you: Seat | null): TableInfo {
  const { id, game, rules, options, commitment, created } = stored;
  return {
    id,
    game,
    rules,
    options,
    stage: stageOf(stored),
    seats: stored.seats.map(seatInfo),
    you,
    commitment,
    created,
  };
}

function showTo(table: Table, you: Seat | null): Shown {
  const viewer = you ?? table.stored.seats.length;
  const known = table.shown.get(viewer);
  if (known !== undefined) return known;
  const sight = sightOf(table, you);
  const shown = { json: JSON.stringify(sight), digest: digest(sight) };
  table.shown.set(viewer, shown);
  return shown;
}

/** The wire's Update from place `from` of the log on; left out: the last part of it. */
export function updateJson(table: Table, you: Seat | null, from?: number): string {
  const { log } = table.play ?? { log: [] };
  const start = Math.min(from ?? Math.max(0, log.length - TAIL), log.length);
  const viewer = you ?? table.stored.seats.length;
  const events: readonly Event[] = log.slice(start).map((event) => seenBy(event, viewer));
  return `{"sight":${showTo(table, you).json},"from":${start},"events":${JSON.stringify(events)}}`;
}

export function placeOf(table: Table, you: Seat | null): Place {
  const length = table.play?.log.length ?? 0;
  return [showTo(table, you).digest, length, table.play?.links[length] ?? ''];
}

/** What a reader at this place must be sent; null: nothing, it has seen all it may see. */
export function newsFor(table: Table, you: Seat | null, place: Place | undefined): string | null {
  const now = placeOf(table, you);
  if (place === undefined) return updateJson(table, you);
  const [sight, length, link] = place;
  if (sight === now[0] && length === now[1] && link === now[2]) return null;
  const holds = table.play === null ? length === 0 : table.play.links[length] === link;
  return holds ? updateJson(table, you, length) : updateJson(table, you);
}

function sightOf({ stored, play }: Table, you: Seat | null): Sight {
  const info = infoOf(stored, you);
  if (play === null)
    return { ...info, view: null, ask: null, waiting: [], standing: null, canUndo: false, canTakeBack: false };
  const { game, state } = play.journal;
  const seen = view(state, you ?? state.seats);
  const ask = you === null ? null : askOf(game, seen, you);
  return {
    ...info,
    stage: isOver(play) ? 'over' : 'playing',
    view: seen,
    ask: ask === null || you === null ? null : { ...ask, number: play.numbers[you] ?? 0 },
    waiting: waiting(game, seen),
    standing: game.standing(seen),
    canUndo: you !== null && mayUndo(play, you),
    canTakeBack: you !== null && mayTakeBack(stored, play, you),
  };
}

/** Further back than a barrier needs every person at the table: alone against bots that is one click. */
export const mayTakeBack = (stored: StoredTable, play: Play, seat: Seat): boolean =>
  stored.seats.filter(({ kind }) => kind === 'person').length === 1 && !isOver(play) && hasAnswered(play, seat);

const stageOf = ({ started, over }: StoredTable): Stage => {
  if (over !== null) return 'over';
  return started === null ? 'open' : 'playing';
};

function seatInfo(seat: StoredSeat): SeatInfo {
  if (seat.kind === 'open') return { kind: 'open', name: '' };
  return seat.kind === 'bot' ? seat : { kind: 'person', name: seat.name };
}
