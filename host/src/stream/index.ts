// The live stream: server-sent events, one stream per tab for several tables and the person. A reader hears of a table only
// when what it may see has changed. The id of an event holds the reader's own position at each table and nothing else, so a
// stream resumes after a lost line, a restart or on another node; a position that no longer holds gets the whole view.

import type { ServerResponse } from 'node:http';
import { fault, isFault } from '@orrery/kernel';
import type { Presence } from '@orrery/protocol/tables';
import type { Bus } from '../bus.ts';
import { troubleOf } from '../faults.ts';
import type { Log } from '../index.ts';
import type { Progress, StoredTable } from '../store/store.ts';
import type { Absences } from '../tables/absences.ts';
import type { Tables } from '../tables/index.ts';
import { viewerOf } from '../tables/seats.ts';
import type { Talks } from '../tables/talk.ts';
import { startHeartbeat } from './heartbeat.ts';
import { createOnline, type Presences, type SeenHere } from './presence.ts';
import {
  createReaders,
  type Reader,
  type Readers,
  readPositions,
  send,
  sendEvent,
  type StreamOptions,
} from './readers.ts';
import { labelOf } from '../label.ts';
import { hearOfTables } from './table-news.ts';

export interface Streams {
  /** `isStillIn`: whether the reader still is who it was when it asked. */
  open(response: ServerResponse, how: StreamOptions, isStillIn: () => Promise<boolean>): Promise<void>;
  /** A fault where there are enough from this network. */
  mustHaveRoom(from: string): void;
  /** Ends the streams of somebody who may no longer look, on every node; whoever still may comes back by itself. */
  disconnect(guest: string): void;
  /** Whether somebody looks at a table right now, on any node. */
  isOnline(guest: string): boolean;
  readers(): number;
  /** The tables that somebody here follows. */
  tables(): readonly string[];
  /** Tells what the readers of a table may have missed. */
  tellMissed(progress: Progress): void;
  close(): void;
}

/** Milliseconds between two looks at who is at a table: a crowd that comes or goes is told in one. */
const REST = 500;
/** Streams from one network: a tab has one, a school some hundreds. */
const MOST_FROM_ONE = 500;

export interface StreamParts {
  readonly tables: Tables;
  readonly talks: Talks;
  readonly presences: Presences;
  readonly absences: Absences;
  readonly bus: Bus;
  readonly log: Log;
}

export function createStreams(parts: StreamParts): Streams {
  const { tables, log } = parts;
  const readers = createReaders();
  const online = createOnline(parts.bus);
  const look = presenceOf(parts, readers);
  const tellTalks = talkOf(parts, readers);
  const news = hearOfTables(parts, readers);

  /** The first that a reader hears of a table. */
  const show = async (reader: Reader, id: string): Promise<void> => {
    // Whoever is new reads what was said before by asking for it.
    const isNew = reader.also.includes('talk') && !reader.positions.has(id);
    const last = isNew ? await parts.talks.last(id) : 0;
    const table = await tables.get(id);
    if (!readers.has(reader)) return;
    readers.follow(reader, id);
    news.show(reader, table);
    const reached = reader.positions.get(id);
    if (reached === undefined) return;
    if (isNew) reached.talk = last;
    if (reader.also.includes('talk')) tellTalks(id);
    if (reader.also.includes('presence')) {
      // Whoever opens a tab is there, though nobody has looked yet.
      const { seat } = viewerOf(table.stored, reader.guest);
      const { away, ...looking } = await presenceAt(parts, table.stored);
      const others = away.filter((each) => each.seat !== seat);
      sendEvent(reader, 'presence', JSON.stringify({ ...looking, away: others }));
    }
    look(id);
  };
  let isClosing = false;
  const leave = (reader: Reader): void => {
    if (reader.guest !== null) online.left(reader.guest);
    heart.remove(reader);
    // Whom we put out because the server ends has not left the table.
    for (const id of readers.remove(reader)) {
      news.left(id);
      if (!isClosing) look(id);
    }
  };
  const end = (guest: string): void => {
    for (const reader of readers.all()) if (reader.guest === guest) reader.response.end();
  };
  parts.bus.hear('ended', ({ what }) => end(what as string));
  // Whose streams were to end meanwhile is not known: all who are somebody come back, and are looked at again.
  parts.bus.onGap(() => {
    for (const { guest, response } of readers.all()) if (guest !== null) response.end();
  });
  const heart = startHeartbeat((reader) => send(reader, ': here\n\n'));

  return {
    mustHaveRoom(from) {
      if (from !== '' && readers.from(from) >= MOST_FROM_ONE)
        throw fault('too-busy', 'many streams are open from where you are: close some pages, and try again');
    },
    async open(response, { last, tables: ids, ...how }, isStillIn) {
      const reader: Reader = { response, tables: ids, ...how, positions: readPositions(last, ids), turns: new Map() };
      readers.add(reader);
      heart.add(reader);
      if (reader.guest !== null) online.came(reader.guest);
      response.on('close', () => leave(reader));
      send(reader, 'retry: 2000\n\n');
      // Whoever was put out before this reader was known here has not been ended with the others.
      if (!(await isStillIn().catch(() => false))) return void response.end();
      for (const id of ids)
        await tables
          .use(id, () => show(reader, id))
          .catch((error: unknown) => {
            if (!isFault(error)) log(`table ${labelOf(id)} cannot be shown: ${String(error)}`);
            sendEvent(reader, 'gone', JSON.stringify({ table: id, ...troubleOf(error).trouble }));
          });
    },
    disconnect(guest) {
      end(guest);
      parts.bus.tell({ about: 'ended', table: '', what: guest });
    },
    isOnline: online.isOnline,
    readers: () => readers.all().size,
    tables: readers.tables,
    tellMissed(progress) {
      news.tellMissed(progress);
      tellTalks(progress.id, progress.talk);
    },
    close() {
      isClosing = true;
      heart.stop();
      online.close();
      for (const { response } of readers.all()) response.end();
    },
  };
}

/** Tells what is said at tables. Gives what does so again, to whoever has not heard the words of this number. Words are read
 *  and written down once, however many hear them; what is said meanwhile comes with the next. */
function talkOf({ talks, log }: StreamParts, readers: Readers): (id: string, last?: number) => void {
  /** Tables whose words are being told, and whether there are more of them by now. */
  const telling = new Map<string, boolean>();
  const reachedBy = (reader: Reader, id: string): number => reader.positions.get(id)?.talk ?? Infinity;
  const tell = async (id: string, last: number): Promise<void> => {
    const behind = [...readers.at(id)].filter(({ also }) => also.includes('talk'));
    const from = behind.reduce((least, reader) => Math.min(least, reachedBy(reader, id)), Infinity);
    if (from >= last || from === Infinity) return;
    const guests = [...new Set(behind.flatMap(({ guest }) => guest ?? []))];
    const said = (await talks.sinceFor(id, from, guests)).map(({ talk, deaf }) => ({
      n: talk.n,
      deaf,
      json: JSON.stringify({ table: id, talk }),
    }));
    for (const reader of behind) hear(reader, id, said);
  };
  const tellTalks = (id: string, last = Infinity): void => {
    if (telling.has(id)) return void telling.set(id, true);
    telling.set(id, false);
    tell(id, last)
      .catch((error: unknown) => log(`talk at table ${labelOf(id)} cannot be told: ${String(error)}`))
      .finally(() => {
        const isMore = telling.get(id) === true;
        telling.delete(id);
        if (isMore) tellTalks(id);
      });
  };
  talks.listen((id) => tellTalks(id));
  return tellTalks;
}

interface Words {
  readonly n: number;
  readonly deaf: ReadonlySet<string>;
  readonly json: string;
}

function hear(reader: Reader, id: string, said: readonly Words[]): void {
  const reached = reader.positions.get(id);
  if (reached === undefined) return;
  for (const { n, deaf, json } of said) {
    if (n <= reached.talk) continue;
    reached.talk = n;
    if (reader.guest === null || !deaf.has(reader.guest)) sendEvent(reader, 'talk', json, 'positions');
  }
}

/** Tells who is at a table. Gives what looks who follows it here: somebody came or left. The first is told at once, whoever
 *  comes right after together. */
function presenceOf(parts: StreamParts, readers: Readers): (id: string) => void {
  const { tables, presences, absences, log } = parts;
  const tell = async (id: string): Promise<void> => {
    const wanting = () => [...readers.at(id)].filter(({ also }) => also.includes('presence'));
    if (wanting().length === 0) return;
    const stored = await tables.store.table(id);
    if (stored === undefined) return;
    const json = JSON.stringify(await presenceAt(parts, stored));
    for (const reader of wanting()) sendEvent(reader, 'presence', json);
  };
  const tellInTurn = (id: string): void =>
    void tables
      .use(id, () => tell(id))
      .catch((error: unknown) => log(`who is at a table is not known: ${String(error)}`));
  presences.listen(({ table }) => tellInTurn(table));
  absences.listen(tellInTurn);
  const look = async (id: string): Promise<void> =>
    presences.set(id, seenHere(await tables.store.table(id), [...readers.at(id)]));
  /** By table that was just looked at: whether anybody has come or left since. */
  const resting = new Map<string, boolean>();
  const lookNow = (id: string): void => {
    // Also who does not want to hear of others is there.
    const isWanted = readers
      .at(id)
      .values()
      .some(({ also, guest }) => also.includes('presence') || guest !== null);
    const { seats, watchers } = presences.at(id);
    if (!isWanted && seats.length + watchers === 0) return;
    look(id).catch((error: unknown) => log(`who is at a table is not known: ${String(error)}`));
    resting.set(id, false);
    setTimeout(() => {
      const isDue = resting.get(id) === true;
      resting.delete(id);
      if (isDue) lookNow(id);
    }, REST).unref();
  };
  return (id) => void (resting.has(id) ? resting.set(id, true) : lookNow(id));
}

async function presenceAt({ presences, absences }: StreamParts, stored: StoredTable): Promise<Presence> {
  return { ...presences.at(stored.id), away: await absences.at(stored) };
}

/** Whoever follows with several tabs is there once; each stranger counts. */
function seenHere(stored: StoredTable | undefined, here: readonly Reader[]): SeenHere {
  const guests = [...new Set(here.flatMap(({ guest }) => guest ?? []))];
  const seats = stored === undefined ? [] : guests.map((guest) => viewerOf(stored, guest).seat);
  const strangers = here.filter(({ guest }) => guest === null).length;
  const others = seats.filter((seat) => seat === null).length;
  return { seats: seats.filter((seat) => seat !== null).toSorted((a, b) => a - b), watchers: strangers + others };
}
