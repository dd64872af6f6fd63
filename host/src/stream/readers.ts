// Who reads a stream here, and how far each has come. A reader's position at each of its tables is the opaque id of an event:
// whoever comes back with it, here or at another node, goes on from there.

import type { ServerResponse } from 'node:http';
import type { Position } from '../tables/view.ts';

export interface StreamOptions {
  readonly guest: string | null;
  /** The network it comes from; empty: that is not told. */
  readonly from: string;
  readonly tables: readonly string[];
  /** The id of the last event the reader has. */
  readonly last: string;
  /** Whether the reader understands changes. */
  readonly changes: boolean;
  /** What it wants to hear besides. */
  readonly also: readonly Also[];
}

type Also = 'talk' | 'presence' | 'turns';

export interface Reader extends Omit<StreamOptions, 'last'> {
  readonly response: ServerResponse;
  readonly positions: Positions;
  /** By table: whether it was told that the table waits for it. */
  readonly turns: Map<string, boolean>;
}

interface Reached {
  readonly position: Position;
  /** The number of the last words it has heard. */
  talk: number;
}

export type Positions = Map<string, Reached>;

export interface Readers {
  add(reader: Reader): void;
  /** From now on the reader hears of this table. */
  follow(reader: Reader, table: string): void;
  /** Gives the tables it followed. */
  remove(reader: Reader): readonly string[];
  has(reader: Reader): boolean;
  /** How many come from a network. */
  from(network: string): number;
  all(): ReadonlySet<Reader>;
  /** Who follows a table. */
  at(table: string): ReadonlySet<Reader>;
  /** The streams in which a person hears of all their turns. */
  of(guest: string): ReadonlySet<Reader>;
  /** The tables that somebody follows. */
  tables(): readonly string[];
}

const NOBODY: ReadonlySet<Reader> = new Set();

export function createReaders(): Readers {
  const readers = new Set<Reader>();
  const byTable = new Map<string, Set<Reader>>();
  const byGuest = new Map<string, Set<Reader>>();
  const byNetwork = new Map<string, Set<Reader>>();
  return {
    add(reader) {
      readers.add(reader);
      addTo(byNetwork, reader.from, reader);
      if (reader.guest !== null && reader.also.includes('turns')) addTo(byGuest, reader.guest, reader);
    },
    follow: (reader, table) => addTo(byTable, table, reader),
    remove(reader) {
      readers.delete(reader);
      removeFrom(byNetwork, reader.from, reader);
      if (reader.guest !== null) removeFrom(byGuest, reader.guest, reader);
      return reader.tables.filter((table) => removeFrom(byTable, table, reader));
    },
    has: (reader) => readers.has(reader),
    from: (network) => byNetwork.get(network)?.size ?? 0,
    all: () => readers,
    at: (table) => byTable.get(table) ?? NOBODY,
    of: (guest) => byGuest.get(guest) ?? NOBODY,
    tables: () => [...byTable.keys()],
  };
}

/** Bytes a slow reader may leave unread; it then has to come back. */
const MOST_UNREAD = 4_000_000;

/** One event of the stream. With `id` the reader remembers its positions. */
export const sendEvent = (reader: Reader, event: string, data: string, id?: 'positions'): void =>
  send(
    reader,
    `event: ${event}\n${id === undefined ? '' : `id: ${writePositions(reader.positions)}\n`}data: ${data}\n\n`,
  );

export function send({ response }: Reader, text: string): void {
  if (response.destroyed || response.writableEnded) return;
  if (response.writableLength > MOST_UNREAD) response.destroy();
  else response.write(text);
}

function writePositions(positions: Positions): string {
  const all: unknown[] = [];
  for (const [id, { position, talk }] of positions) all.push([id, position[0], position[1], position[2], talk]);
  return Buffer.from(JSON.stringify(all)).toString('base64url');
}

/** What a reader brings back. Whatever cannot be read is a gap. */
export function readPositions(text: string, ids: readonly string[]): Positions {
  try {
    const read: unknown = JSON.parse(Buffer.from(text, 'base64url').toString());
    const positions = Array.isArray(read) ? (read as unknown[]).flatMap(readPosition) : [];
    return new Map(positions.filter(([id]) => ids.includes(id)));
  } catch {
    return new Map();
  }
}

function readPosition(value: unknown): [string, Reached][] {
  if (!Array.isArray(value)) return [];
  const [id, view, length, link, talk] = value as unknown[];
  if (typeof id !== 'string' || typeof view !== 'string' || typeof link !== 'string') return [];
  if (!isCount(length) || !isCount(talk)) return [];
  return [[id, { position: [view, length, link], talk }]];
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;

function addTo(map: Map<string, Set<Reader>>, key: string, reader: Reader): void {
  map.set(key, (map.get(key) ?? new Set()).add(reader));
}

function removeFrom(map: Map<string, Set<Reader>>, key: string, reader: Reader): boolean {
  const there = map.get(key);
  const wasThere = there?.delete(reader) ?? false;
  if (there?.size === 0) map.delete(key);
  return wasThere;
}
