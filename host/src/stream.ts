// The live stream: server-sent events, one stream per tab for several tables. A reader hears of a table only when what
// it may see has changed. The id of an event holds the reader's own place at each table and nothing else, so a stream
// resumes after a lost line, a restart or on another node; a place that no longer holds gets the whole view.

import type { ServerResponse } from 'node:http';
import { isFault } from '@orrery/kernel';
import { troubleOf } from './faults.ts';
import type { Log } from './index.ts';
import { viewerOf } from './seats.ts';
import { newsFor, type Place, placeOf } from './sight.ts';
import type { Table, Tables } from './tables.ts';

export interface Streams {
  open(wire: ServerResponse, how: Listening): Promise<void>;
  /** Ends the streams of somebody who may no longer look; whoever still may comes back by itself. */
  hangUp(guest: string): void;
  /** Whether somebody looks at a table right now. */
  isHere(guest: string): boolean;
  close(): void;
}

interface Listening {
  readonly guest: string | null;
  readonly tables: readonly string[];
  /** The id of the last event the reader has. */
  readonly last: string;
  /** Whether the reader understands changes. */
  readonly changes: boolean;
}

interface Reader {
  readonly wire: ServerResponse;
  readonly guest: string | null;
  readonly changes: boolean;
  readonly places: Map<string, Place>;
}

const HEARTBEAT = 15_000;
/** Bytes a slow reader may leave unread; it then has to come back. */
const MOST_UNREAD = 4_000_000;

export function createStreams(tables: Tables, log: Log): Streams {
  const readers = new Set<Reader>();
  const byTable = new Map<string, Set<Reader>>();

  const tell = (reader: Reader, table: Table): void => {
    const { id } = table.stored;
    const viewer = viewerOf(table.stored, reader.guest);
    const news = newsFor(table, viewer, reader.places.get(id), reader.changes);
    if (news === null) return;
    reader.places.set(id, placeOf(table, viewer));
    send(reader, `event: ${news.event}\nid: ${writePlaces(reader.places)}\ndata: ${news.data}\n\n`);
  };
  const leave = (reader: Reader): void => {
    readers.delete(reader);
    for (const [id, there] of byTable) if (there.delete(reader) && there.size === 0) byTable.delete(id);
  };

  tables.listen((table) => {
    for (const reader of byTable.get(table.stored.id) ?? []) tell(reader, table);
  });
  const heart = setInterval(() => {
    for (const reader of readers) send(reader, ': here\n\n');
  }, HEARTBEAT).unref();

  return {
    async open(wire, { guest, tables: ids, last, changes }) {
      const reader: Reader = { wire, guest, changes, places: readPlaces(last, ids) };
      readers.add(reader);
      wire.on('close', () => leave(reader));
      send(reader, 'retry: 2000\n\n');
      for (const id of ids)
        await tables
          .use(id, async () => {
            const table = await tables.get(id);
            if (!readers.has(reader)) return;
            byTable.set(id, (byTable.get(id) ?? new Set()).add(reader));
            tell(reader, table);
          })
          .catch((error: unknown) => {
            if (!isFault(error)) log(`table ${id} cannot be shown: ${String(error)}`);
            send(reader, `event: gone\ndata: ${JSON.stringify({ table: id, ...troubleOf(error).trouble })}\n\n`);
          });
    },
    hangUp(guest) {
      for (const reader of readers) if (reader.guest === guest) reader.wire.end();
    },
    isHere: (guest) => [...readers].some((reader) => reader.guest === guest),
    close() {
      clearInterval(heart);
      for (const { wire } of readers) wire.end();
    },
  };
}

function send({ wire }: Reader, text: string): void {
  if (wire.destroyed || wire.writableEnded) return;
  if (wire.writableLength > MOST_UNREAD) wire.destroy();
  else wire.write(text);
}

const writePlaces = (places: ReadonlyMap<string, Place>): string =>
  Buffer.from(JSON.stringify([...places])).toString('base64url');

/** What a reader brings back. Whatever cannot be read is a gap. */
function readPlaces(text: string, ids: readonly string[]): Map<string, Place> {
  try {
    const read: unknown = JSON.parse(Buffer.from(text, 'base64url').toString());
    const pairs = Array.isArray(read) ? (read as unknown[]).filter(isPair) : [];
    return new Map(pairs.filter(([id]) => ids.includes(id)));
  } catch {
    return new Map();
  }
}

function isPair(pair: unknown): pair is [string, Place] {
  if (!Array.isArray(pair) || pair.length !== 2 || !Array.isArray(pair[1])) return false;
  const [sight, length, link] = pair[1] as unknown[];
  return typeof sight === 'string' && Number.isSafeInteger(length) && typeof link === 'string';
}
