// What viewers were sent, message by message. Many get the same bytes: each different message is read once, however many
// watchers it reached, and what it showed is kept as digests, to be held to the log at the end (proof.ts).

import { digest, type Seat } from '@orrery/kernel';
import { withChanges } from '@orrery/protocol/patch';
import type { Changed, TableView, Update } from '@orrery/protocol/tables';

/** What one viewer of a table was shown: a seat, or the audience, whose place is behind the last seat. */
export interface Seen {
  /** Digests of views without drafts, and events as JSON. */
  readonly views: Set<string>;
  readonly events: Set<string>;
}

/** Where a reader is: what it has on its screen, and where other readers went on from there. */
export interface Place {
  sight: TableView | null;
  readonly next: Map<string, Place>;
}

export interface Sightings {
  /** All messages, and those that differ. */
  messages: number;
  different: number;
  /** What nobody should have been sent, in words. */
  readonly leaks: string[];
  readonly tables: ReadonlyMap<string, ReadonlyMap<Seat, Seen>>;
  /** A message that a reader got; null: it cannot be read from there. */
  read(table: string, from: Place | null, event: string, data: string): Place | null;
  /** The secret of a table's dice is in no message before the end. */
  guard(table: string, secret: string): void;
}

/** Places whose sights are kept, of each viewer of a table: whoever is further behind starts again. */
const KEPT = 64;

interface Watched extends Seen {
  readonly places: { readonly place: Place; readonly from: Map<string, Place>; readonly data: string }[];
}

export function createSightings(): Sightings {
  const tables = new Map<string, Map<Seat, Watched>>();
  const starts = new Map<string, Map<string, Place>>();
  const secrets = new Map<string, string>();
  const sightings: Sightings = {
    messages: 0,
    different: 0,
    leaks: [],
    tables,
    guard: (table, secret) => void secrets.set(table, secret),
    read(table, from, event, data) {
      sightings.messages++;
      const start = starts.get(table) ?? new Map<string, Place>();
      starts.set(table, start);
      const next = event === 'update' ? start : from?.next;
      if (next === undefined) return null;
      const known = next.get(data);
      if (known !== undefined) return known;
      const told = JSON.parse(data) as Update & Changed;
      const before = from?.sight ?? null;
      if (event !== 'update' && before === null) return null;
      const sight = event === 'update' ? told.sight : withChanges(before as TableView, told.changes);
      sightings.different++;
      const place: Place = { sight, next: new Map() };
      next.set(data, place);
      const viewer = sight.you ?? sight.seats.length;
      const seen = seenBy(tables, table, viewer);
      seen.places.push({ place, from: next, data });
      if (seen.places.length > KEPT) forget(seen);
      if (sight.view !== null) seen.views.add(digest({ ...sight.view, drafts: [] }));
      for (const each of told.events) seen.events.add(JSON.stringify(each));
      const secret = secrets.get(table);
      const leak = leakIn(sight, viewer) ?? (secret !== undefined && data.includes(secret) ? 'the secret' : null);
      if (leak !== null) sightings.leaks.push(`${table}: viewer ${viewer} was sent ${leak}`);
      return place;
    },
  };
  return sightings;
}

function seenBy(tables: Map<string, Map<Seat, Watched>>, table: string, viewer: Seat): Watched {
  const viewers = tables.get(table) ?? new Map<Seat, Watched>();
  tables.set(table, viewers);
  const seen = viewers.get(viewer) ?? { views: new Set(), events: new Set(), places: [] };
  viewers.set(viewer, seen);
  return seen;
}

function forget({ places }: Watched): void {
  const oldest = places.shift();
  if (oldest === undefined) return;
  oldest.from.delete(oldest.data);
  oldest.place.sight = null;
  oldest.place.next.clear();
}

/** What shows by itself, without the log. */
function leakIn({ view, ask, orders, you, clock }: TableView, viewer: Seat): string | null {
  if (ask !== null && ask.seat !== viewer) return `the question to seat ${ask.seat}`;
  if (you === null && orders.length > 0) return 'orders';
  if (you === null && (clock?.window?.nodded === true || clock?.window?.held === true)) return 'a nod';
  if (view === null) return null;
  if (view.viewer !== viewer) return `the view of ${view.viewer}`;
  if (view.drafts.some((draft, seat) => seat !== viewer && draft.length > 0)) return 'the draft of another seat';
  const { item, know } = view.held;
  const shown = item.findIndex((each, slot) => each >= 0 && ((know[slot] ?? 0) & (1 << viewer)) === 0);
  return shown < 0 ? null : `the item of slot ${shown}`;
}
