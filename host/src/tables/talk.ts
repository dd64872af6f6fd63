// Words at a table: what people say to each other, and what the server has to say. They are beside the game: no part of its
// log, and they bind nobody.

import type { Talk } from '@orrery/protocol/tables';
import { fault, type Seat, type Sentence } from '@orrery/kernel';
import type { Kysely, Transaction } from 'kysely';
import type { Bus } from '../bus.ts';
import { isTaken } from '../faults.ts';
import { blocksAmong, blocksOf } from '../people/blocks.ts';
import { viewerOf } from './seats.ts';
import type { Schema } from '../store/schema.ts';
import type { StoredTable } from '../store/store.ts';
import type { Tables } from './index.ts';

export interface Talks {
  /** Somebody at a seat says something to the table. */
  say(id: string, guest: string | null, text: string): Promise<Talk>;
  /** The server says something to the table. */
  notice(id: string, text: Sentence): Promise<void>;
  /** A bot says something with its answer, when so many events had been told. */
  speak(id: string, seat: Seat, text: Sentence, told: number): Promise<void>;
  /** What was said after number `after`, the first first, without the words of whom the reader has blocked. */
  since(id: string, after: number, reader: string | null): Promise<Talk[]>;
  /** The same for many readers at once, each of whom may have blocked some of those who spoke. */
  sinceFor(id: string, after: number, readers: readonly string[]): Promise<Said[]>;
  /** The last notice of this key. */
  lastNotice(id: string, key: string): Promise<Sentence | undefined>;
  /** A notice in one breath with something else, unless one of its key was given after `known`: gives what tells everybody once
   *  that is written; null: another one was first. Its place may be taken at that moment: then all of it is tried again. */
  nextNotice(
    on: Transaction<Schema>,
    id: string,
    text: Sentence,
    known: Sentence | undefined,
  ): Promise<(() => void) | null>;
  last(id: string): Promise<number>;
  /** Called with the table and the number of what was said, here or elsewhere. */
  listen(heard: (id: string) => void): void;
  note(id: string, guest: string | null): Promise<string>;
  setNote(id: string, guest: string | null, text: string): Promise<void>;
}

/** Words, and those of them who do not want to hear who spoke. */
interface Said {
  readonly talk: Talk;
  readonly deaf: ReadonlySet<string>;
}

const MOST_AT_ONCE = 200;
/** Words of people at one table, in so many milliseconds: each is told to everybody there. */
const MOST_WORDS = 60;
const WITHIN = 20_000;
/** Of what was said at a table so much is kept; older words go some at a time. */
const MOST_KEPT = 2000;
const AT_A_TIME = 100;
/** Readers in one question. */
const MOST_ASKED = 500;

export function createTalks(db: Kysely<Schema>, tables: Tables, bus: Bus): Talks {
  const listeners: ((id: string) => void)[] = [];
  const heard = (id: string): void => listeners.forEach((listener) => listener(id));
  bus.hear('talk', ({ table }) => heard(table));

  const last = async (id: string, on: Kysely<Schema> = db): Promise<number> => {
    const found = on.selectFrom('talk').select('n').where('table_id', '=', id).orderBy('n', 'desc').limit(1);
    return (await found.executeTakeFirst())?.n ?? 0;
  };
  const tell = (id: string): void => {
    heard(id);
    bus.tell({ about: 'talk', table: id });
  };
  const lastNotice = async (id: string, key: string, on: Kysely<Schema> = db): Promise<Sentence | undefined> => {
    const found = on.selectFrom('talk').select('notice').where('table_id', '=', id).where('seat', 'is', null);
    const ofKey = found.where('notice', 'like', `{"key":${JSON.stringify(key)}%`);
    const notice = (await ofKey.orderBy('n', 'desc').limit(1).executeTakeFirst())?.notice ?? null;
    return notice === null ? undefined : (JSON.parse(notice) as Sentence);
  };
  const add = async (id: string, words: Words): Promise<Talk> => {
    for (;;) {
      const placed = { table_id: id, n: (await last(id)) + 1, at: Date.now(), ...words };
      try {
        await db.insertInto('talk').values(placed).execute();
        if (placed.n % AT_A_TIME === 0)
          await db
            .deleteFrom('talk')
            .where('table_id', '=', id)
            .where('n', '<=', placed.n - MOST_KEPT)
            .execute();
        tell(id);
        return readTalk(placed);
      } catch (error) {
        // Somebody spoke at the same moment: after them, then.
        if (!isTaken(error)) throw error;
      }
    }
  };
  /** A crowd at a table speaks no faster than a table can hear, on whatever node. */
  const mustWait = async (id: string): Promise<void> => {
    const { n } = await db
      .selectFrom('talk')
      .select((is) => is.fn.countAll<number>().as('n'))
      .where('table_id', '=', id)
      .where('n', '>', (await last(id)) - MOST_AT_ONCE)
      .where('text', 'is not', null)
      .where('at', '>', Date.now() - WITHIN)
      .executeTakeFirstOrThrow();
    if (n >= MOST_WORDS) throw fault('too-fast', 'too many words at once: wait a moment');
  };
  const newest = (id: string, after: number) =>
    db
      .selectFrom('talk')
      .selectAll()
      .where('table_id', '=', id)
      .where('n', '>', after)
      .orderBy('n', 'desc')
      .limit(MOST_AT_ONCE)
      .execute();
  const tableOf = async (id: string): Promise<StoredTable> => {
    const stored = await tables.store.table(id);
    if (stored === undefined) throw fault('unknown-table', 'there is no such table');
    return stored;
  };
  const seatOf = async (id: string, guest: string | null): Promise<{ guest: string; seat: number }> => {
    const { seat } = viewerOf(await tableOf(id), guest);
    if (seat === null || guest === null) throw fault('not-your-seat', 'you have no seat at this table');
    return { guest, seat };
  };

  return {
    async say(id, guest, text) {
      const who = await seatOf(id, guest);
      await mustWait(id);
      return add(id, { ...who, text, notice: null });
    },
    async notice(id, text) {
      await add(id, { guest: null, seat: null, text: null, notice: JSON.stringify(text) });
    },
    async speak(id, seat, text, told) {
      await add(id, { guest: null, seat, text: null, notice: JSON.stringify({ says: text, told }) });
    },
    async since(id, after, reader) {
      await tableOf(id);
      const blocked = reader === null ? [] : await blocksOf(db, reader);
      const heard = (await newest(id, after)).filter(({ guest }) => guest === null || !blocked.includes(guest));
      return heard.toReversed().map(readTalk);
    },
    async sinceFor(id, after, readers) {
      const found = await newest(id, after);
      const speakers = [...new Set(found.flatMap(({ guest }) => guest ?? []))];
      const deaf = new Map<string | null, Set<string>>(speakers.map((speaker) => [speaker, new Set()]));
      for (let from = 0; speakers.length > 0 && from < readers.length; from += MOST_ASKED)
        for (const { person, other } of await blocksAmong(db, readers.slice(from, from + MOST_ASKED), speakers))
          deaf.get(other)?.add(person);
      return found.toReversed().map((each) => ({ talk: readTalk(each), deaf: deaf.get(each.guest) ?? NOBODY }));
    },
    lastNotice: (id, key) => lastNotice(id, key),
    async nextNotice(on, id, text, known) {
      // Two who come at once, on whatever node, must both have this row: the second one finds what the first one wrote.
      await on
        .updateTable('tables')
        .set((is) => ({ version: is.ref('version') }))
        .where('id', '=', id)
        .execute();
      if (JSON.stringify(await lastNotice(id, text.key, on)) !== JSON.stringify(known)) return null;
      const words = { guest: null, seat: null, text: null, notice: JSON.stringify(text) };
      await on
        .insertInto('talk')
        .values({ table_id: id, n: (await last(id, on)) + 1, at: Date.now(), ...words })
        .execute();
      return () => tell(id);
    },
    last: (id) => last(id),
    listen: (listener) => void listeners.push(listener),
    async note(id, guest) {
      const { guest: who } = await seatOf(id, guest);
      const found = db.selectFrom('notes').select('text').where('table_id', '=', id).where('guest', '=', who);
      return (await found.executeTakeFirst())?.text ?? '';
    },
    async setNote(id, guest, text) {
      const { guest: who } = await seatOf(id, guest);
      await db
        .insertInto('notes')
        .values({ table_id: id, guest: who, text })
        .onConflict((taken) => taken.columns(['table_id', 'guest']).doUpdateSet({ text }))
        .execute();
    },
  };
}

const NOBODY: ReadonlySet<string> = new Set();

interface Words {
  readonly guest: string | null;
  readonly seat: number | null;
  readonly text: string | null;
  readonly notice: string | null;
}

/** As everybody may read it: who spoke is known by the seat alone. */
function readTalk({ n, at, seat, text, notice }: Words & { n: number; at: number }): Talk {
  if (notice !== null && seat !== null)
    return { n, at, seat, ...(JSON.parse(notice) as { readonly says: Sentence; readonly told: number }) };
  if (notice !== null) return { n, at, notice: JSON.parse(notice) as Sentence };
  return { n, at, seat: seat ?? 0, text: text ?? '' };
}
