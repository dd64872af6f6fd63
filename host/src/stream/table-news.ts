// News of tables to whoever follows them: made from each reader's own place, so that it can be told again at any time and nobody
// hears anything twice or misses it. What was told is kept by table, and held against the store from time to time (catch-up.ts).

import { rowsOf } from '@orrery/table';
import { labelOf } from '../label.ts';
import { isAsked } from '../pace/turns.ts';
import type { Progress } from '../store/store.ts';
import type { HostedTable } from '../tables/index.ts';
import { playerOf, viewerOf } from '../tables/seats.ts';
import { type News, newsFor, positionOf } from '../tables/view.ts';
import type { StreamParts } from './index.ts';
import { type Reader, type Readers, sendEvent } from './readers.ts';

interface TableNews {
  /** To somebody who is new there. */
  show(reader: Reader, table: HostedTable): void;
  /** If the store has come further than what was told here. */
  tellMissed(progress: Progress): void;
  /** Somebody no longer follows it. */
  left(id: string): void;
}

/** Tells of every change of a table, made here or by another node. */
export function hearOfTables({ tables, bus, log }: StreamParts, readers: Readers): TableNews {
  /** By table: how far it was when its readers were told last. What memory holds says nothing about them: it is dropped when
   *  there are many tables, or when a write failed, and read anew. */
  const told = new Map<string, { readonly version: number; readonly rows: number }>();
  /** Before the deal there is always something to look for: who sits down raises no version. */
  const headOf = ({ stored: { version }, play }: HostedTable) => ({ version, rows: play === null ? -1 : rowsOf(play) });
  /** All that they have not seen: however often it is told, nobody hears anything twice. */
  const tell = (table: HostedTable): void => {
    const { id } = table.stored;
    const here = readers.at(id);
    if (here.size > 0) told.set(id, headOf(table));
    // Whoever sees the same from the same place is sent the same text: it is made once.
    const made = new Map<string, News | null>();
    for (const reader of here) tellView(reader, table, made);
  };
  const tellTurns = (table: HostedTable): void => {
    for (const seat of table.stored.seats) {
      const guest = playerOf(seat);
      for (const reader of guest === null ? [] : readers.of(guest)) tellTurn(reader, table);
    }
  };
  /** Whoever watches it here, or plays there and watches another, is told. */
  const catchUp = (id: string): void =>
    void tables
      .use(id, async () => {
        const table = await tables.get(id);
        tell(table);
        tellTurns(table);
      })
      .catch((error: unknown) => log(`table ${labelOf(id)} cannot be shown: ${String(error)}`));

  tables.listen((table) => {
    tell(table);
    tellTurns(table);
  });
  bus.hear('table', ({ table, what }) => {
    const guests = Array.isArray(what) ? what : [];
    const concerns = guests.some((guest) => readers.of(String(guest)).size > 0);
    if (concerns || readers.at(table).size > 0) catchUp(table);
  });
  return {
    show(reader, table) {
      const { id } = table.stored;
      if (!told.has(id)) told.set(id, headOf(table));
      tellView(reader, table);
    },
    left: (id) => void (readers.at(id).size === 0 && told.delete(id)),
    tellMissed({ id, version, rows }) {
      const last = told.get(id);
      if (last !== undefined && (last.version !== version || last.rows !== rows)) catchUp(id);
    },
  };
}

function tellView(reader: Reader, table: HostedTable, made = new Map<string, News | null>()): void {
  const { id } = table.stored;
  const viewer = viewerOf(table.stored, reader.guest);
  const reached = reader.positions.get(id);
  const { seat, plays } = viewer;
  const key = [seat, plays, reader.changes, ...(reached?.position ?? [])].join(' ');
  const known = made.get(key);
  const news = known === undefined ? newsFor(table, viewer, reached?.position, reader.changes) : known;
  made.set(key, news);
  if (news === null) return;
  reader.positions.set(id, { talk: 0, ...reached, position: positionOf(table, viewer) });
  sendEvent(reader, news.event, news.data, 'positions');
}

/** Whether the table waits for this reader; told when it is news. */
function tellTurn(reader: Reader, table: HostedTable): void {
  const { stored } = table;
  const { seat, plays } = viewerOf(stored, reader.guest);
  const waits = seat !== null && plays && isAsked(table, seat);
  if ((reader.turns.get(stored.id) ?? false) === waits) return;
  reader.turns.set(stored.id, waits);
  sendEvent(reader, 'turn', JSON.stringify({ table: stored.id, waits }));
}
