// The live stream: server-sent events, one stream per tab for several tables and the person. A reader hears of a table only
// when what it may see has changed. The id of an event holds the reader's own place at each table and nothing else, so a
// stream resumes after a lost line, a restart or on another node; a place that no longer holds gets the whole view.

import type { ServerResponse } from 'node:http';
import { isFault } from '@orrery/kernel';
import type { Bus } from '../bus.ts';
import { troubleOf } from '../faults.ts';
import { createHere } from './online.ts';
import type { Log } from '../index.ts';
import { sceneOf } from '../pace/scene.ts';
import { openAsk } from '../play.ts';
import type { Presences } from './presence.ts';
import { playerOf, viewerOf } from '../tables/seats.ts';
import { newsFor, placeOf } from '../tables/view.ts';
import type { Head } from '../store/store.ts';
import { type Places, readPlaces, writePlaces } from './positions.ts';
import type { Table, Tables } from '../tables/index.ts';
import type { Talks } from '../tables/talk.ts';

export interface Streams {
  open(wire: ServerResponse, how: Listening): Promise<void>;
  /** Ends the streams of somebody who may no longer look; whoever still may comes back by itself. */
  hangUp(guest: string): void;
  /** Whether somebody looks at a table right now, on any node. */
  isHere(guest: string): boolean;
  readers(): number;
  /** The tables that somebody here follows. */
  tables(): readonly string[];
  /** Tells what the readers of a table may have missed. */
  lookAt(head: Head, isBehind: boolean): void;
  close(): void;
}

interface Listening {
  readonly guest: string | null;
  readonly tables: readonly string[];
  /** The id of the last event the reader has. */
  readonly last: string;
  /** Whether the reader understands changes. */
  readonly changes: boolean;
  /** What it wants to hear besides. */
  readonly also: readonly Also[];
}

type Also = 'talk' | 'presence' | 'turns';

interface Reader extends Omit<Listening, 'last'> {
  readonly wire: ServerResponse;
  readonly places: Places;
  /** By table: whether it was told that the table waits for it. */
  readonly turns: Map<string, boolean>;
}

const HEARTBEAT = 15_000;
/** Bytes a slow reader may leave unread; it then has to come back. */
const MOST_UNREAD = 4_000_000;

export interface StreamParts {
  readonly tables: Tables;
  readonly talks: Talks;
  readonly presences: Presences;
  readonly bus: Bus;
  readonly log: Log;
}

export function createStreams({ tables, talks, presences, bus, log }: StreamParts): Streams {
  const readers = new Set<Reader>();
  const byTable = new Map<string, Set<Reader>>();
  const byGuest = new Map<string, Set<Reader>>();
  const here = createHere(bus);
  const at = (id: string): Iterable<Reader> => byTable.get(id) ?? [];

  const tell = (reader: Reader, table: Table): void => {
    const { id } = table.stored;
    const viewer = viewerOf(table.stored, reader.guest);
    const known = reader.places.get(id);
    const news = newsFor(table, viewer, known?.place, reader.changes);
    if (news === null) return;
    reader.places.set(id, { talk: 0, ...known, place: placeOf(table, viewer) });
    send(reader, `event: ${news.event}\nid: ${writePlaces(reader.places)}\ndata: ${news.data}\n\n`);
  };

  /** Whether the table waits for this reader; told when it is news. */
  const tellTurn = (reader: Reader, { stored, play }: Table): void => {
    const { seat, plays } = viewerOf(stored, reader.guest);
    const waits =
      seat !== null && plays && play !== null && sceneOf(stored, play).isLive && openAsk(play, seat) !== null;
    if ((reader.turns.get(stored.id) ?? false) === waits) return;
    reader.turns.set(stored.id, waits);
    send(reader, `event: turn\ndata: ${JSON.stringify({ table: stored.id, waits })}\n\n`);
  };

  const tellTalk = async (reader: Reader, id: string): Promise<void> => {
    const known = reader.places.get(id);
    if (known === undefined) return;
    for (const said of await talks.since(id, known.talk)) {
      if (said.n <= known.talk) continue;
      known.talk = said.n;
      send(
        reader,
        `event: talk\nid: ${writePlaces(reader.places)}\ndata: ${JSON.stringify({ table: id, talk: said })}\n\n`,
      );
    }
  };

  /** What this node sees at a table. */
  const look = async (id: string): Promise<void> => {
    const stored = await tables.store.table(id);
    const guests = new Set([...at(id)].map(({ guest }) => guest));
    const seats = stored === undefined ? [] : [...guests].map((guest) => viewerOf(stored, guest).seat);
    const strangers = [...at(id)].filter(({ guest }) => guest === null).length;
    const others = [...guests].filter((guest, i) => guest !== null && seats[i] === null).length;
    const here = seats.filter((seat) => seat !== null).toSorted((a, b) => a - b);
    presences.set(id, { seats: here, watchers: strangers + others });
  };
  const lookSoon = (id: string): void => {
    if ([...at(id)].every(({ also }) => !also.includes('presence')) && presences.at(id).seats.length === 0) return;
    look(id).catch((error: unknown) => log(`who is at table ${id} is not known: ${String(error)}`));
  };

  const leave = (reader: Reader): void => {
    readers.delete(reader);
    if (reader.guest !== null) {
      here.left(reader.guest);
      remove(byGuest, reader.guest, reader);
    }
    for (const id of reader.tables)
      if (byTable.get(id)?.has(reader) === true) {
        remove(byTable, id, reader);
        lookSoon(id);
      }
  };

  const isWatched = (id: string): boolean => byTable.has(id);
  const tellTurns = (table: Table): void => {
    for (const seat of table.stored.seats) {
      const guest = playerOf(seat);
      for (const reader of guest === null ? [] : (byGuest.get(guest) ?? [])) tellTurn(reader, table);
    }
  };
  /** Somebody else wrote at a table: whoever watches it here, or plays there and watches another, is told. */
  const catchUp = (id: string): void =>
    void tables
      .use(id, async () => tellTurns(await tables.get(id)))
      .catch((error: unknown) => log(`table ${id} cannot be shown: ${String(error)}`));

  tables.listen((table) => {
    for (const reader of at(table.stored.id)) tell(reader, table);
    tellTurns(table);
  });
  /** `most`: the number of the last words; whoever has heard them is left alone. */
  const tellTalks = (id: string, most = Infinity): void => {
    for (const reader of at(id))
      if (reader.also.includes('talk') && (reader.places.get(id)?.talk ?? Infinity) < most)
        tellTalk(reader, id).catch((error: unknown) => log(`talk at table ${id} cannot be told: ${String(error)}`));
  };
  talks.listen((id) => tellTalks(id));
  presences.listen((presence) => {
    for (const reader of at(presence.table))
      if (reader.also.includes('presence')) send(reader, `event: presence\ndata: ${JSON.stringify(presence)}\n\n`);
  });
  bus.hear('table', ({ table, what }) => {
    const guests = Array.isArray(what) ? what : [];
    if (isWatched(table) || guests.some((guest) => byGuest.has(String(guest)))) catchUp(table);
  });

  const heart = setInterval(() => {
    for (const reader of readers) send(reader, ': here\n\n');
  }, HEARTBEAT).unref();

  const show = async (reader: Reader, id: string): Promise<void> => {
    const table = await tables.get(id);
    if (!readers.has(reader)) return;
    byTable.set(id, (byTable.get(id) ?? new Set()).add(reader));
    const before = reader.places.get(id);
    tell(reader, table);
    const known = reader.places.get(id);
    if (known === undefined) return;
    if (reader.also.includes('talk')) {
      // Whoever is new reads what was said before by asking for it.
      if (before === undefined) known.talk = await talks.last(id);
      else await tellTalk(reader, id);
    }
    if (reader.also.includes('presence')) {
      send(reader, `event: presence\ndata: ${JSON.stringify(presences.at(id))}\n\n`);
      lookSoon(id);
    }
  };

  return {
    async open(wire, { last, tables: ids, ...how }) {
      const reader: Reader = { wire, tables: ids, ...how, places: readPlaces(last, ids), turns: new Map() };
      readers.add(reader);
      const { guest } = reader;
      if (guest !== null) here.came(guest);
      if (guest !== null && reader.also.includes('turns'))
        byGuest.set(guest, (byGuest.get(guest) ?? new Set()).add(reader));
      wire.on('close', () => leave(reader));
      send(reader, 'retry: 2000\n\n');
      for (const id of ids)
        await tables
          .use(id, () => show(reader, id))
          .catch((error: unknown) => {
            if (!isFault(error)) log(`table ${id} cannot be shown: ${String(error)}`);
            send(reader, `event: gone\ndata: ${JSON.stringify({ table: id, ...troubleOf(error).trouble })}\n\n`);
          });
    },
    hangUp(guest) {
      for (const reader of readers) if (reader.guest === guest) reader.wire.end();
    },
    isHere: here.isHere,
    readers: () => readers.size,
    tables: () => [...byTable.keys()],
    lookAt({ id, talk }, isBehind) {
      if (isBehind) catchUp(id);
      tellTalks(id, talk);
    },
    close() {
      clearInterval(heart);
      here.close();
      for (const { wire } of readers) wire.end();
    },
  };
}

function remove(map: Map<string, Set<Reader>>, key: string, reader: Reader): void {
  const there = map.get(key);
  there?.delete(reader);
  if (there?.size === 0) map.delete(key);
}

function send({ wire }: Reader, text: string): void {
  if (wire.destroyed || wire.writableEnded) return;
  if (wire.writableLength > MOST_UNREAD) wire.destroy();
  else wire.write(text);
}
