// All that is kept about a person, as one download. It is read and sent piece by piece, at the pace of who reads it: neither
// their years here nor a slow line holds up anybody else, or fills the memory.

import type { Json } from '@orrery/kernel';
import type { Store } from '../store/store.ts';
import { viewerOf } from '../tables/seats.ts';
import { infoOf } from '../tables/view.ts';
import { getPerson, type PeopleDb, profileOf } from './accounts.ts';
import { passkeysOf } from './passkeys.ts';
import { ratingsOf } from './ratings.ts';
import { listSessions, listTokens } from './sessions.ts';

/** Rows at once; of whole games one, of tables some. */
const ROWS = 200;
const TABLES = 20;

/** What there is little of, but for what would let somebody in. */
export async function aboutPerson(db: PeopleDb, id: string, now: number): Promise<Readonly<Record<string, Json>>> {
  const person = await getPerson(db, id);
  const places = await db.selectFrom('push_places').select(['endpoint', 'created']).where('person', '=', id).execute();
  const blocked = await db.selectFrom('blocks').select('created').where('person', '=', id).execute();
  const networks = await db.selectFrom('networks').select(['network', 'seen']).where('guest', '=', id).execute();
  return {
    orrery: 1,
    login: person.login,
    profile: { ...profileOf(person) },
    mail: person.mail,
    created: person.created,
    passkeys: (await passkeysOf(db, id)).map((each) => ({ ...each })),
    sessions: (await listSessions(db, id, '', now)).map((each) => ({ ...each })),
    tokens: (await listTokens(db, id)).map((each) => ({ ...each, scopes: [...each.scopes] })),
    push: places.map((each) => ({ ...each })),
    blocks: blocked.map((each) => ({ ...each })),
    networks: networks.map((each) => ({ ...each })),
    ratings: await ratingsOf(db, id),
  };
}

/** The text of the download, `first` at its beginning. */
export async function* allAbout(
  db: PeopleDb,
  store: Store,
  id: string,
  first: Readonly<Record<string, Json>>,
): AsyncGenerator<string> {
  yield JSON.stringify(first).slice(0, -1);
  yield* list('reports', reportsOf(db, id));
  yield* list('talk', talkOf(db, id));
  yield* list('notes', notesOf(db, id));
  yield* list('records', recordsOf(db, id));
  yield* list('tables', tablesOf(store, id));
  yield '}';
}

/** One more field, page by page; in between everybody else has a turn. */
async function* list(name: string, pages: AsyncIterable<readonly string[]>): AsyncGenerator<string> {
  yield `,"${name}":[`;
  let between = '';
  for await (const texts of pages) {
    yield `${between}${texts.join(',')}`;
    between = ',';
    await new Promise((resolve) => setImmediate(resolve));
  }
  yield ']';
}

async function* reportsOf(db: PeopleDb, id: string): AsyncGenerator<readonly string[]> {
  const own = db.selectFrom('reports').selectAll().where('person', '=', id).orderBy('id').limit(ROWS);
  for (let last = ''; ; ) {
    const found = await own.where('id', '>', last).execute();
    if (found.length === 0) return;
    yield found.map(({ table_id, seat, text, created }) => JSON.stringify({ table_id, seat, text, created }));
    last = found.at(-1)?.id ?? '';
  }
}

async function* talkOf(db: PeopleDb, id: string): AsyncGenerator<readonly string[]> {
  const own = db.selectFrom('talk').select(['table_id', 'n', 'at', 'text']).where('guest', '=', id);
  const inOrder = own.orderBy('table_id').orderBy('n').limit(ROWS);
  for (let last = { table_id: '', n: 0 }; ; ) {
    const found = await inOrder
      .where((is) => is(is.refTuple('table_id', 'n'), '>', is.tuple(last.table_id, last.n)))
      .execute();
    if (found.length === 0) return;
    yield found.map(({ table_id, at, text }) => JSON.stringify({ table_id, at, text }));
    last = found.at(-1) ?? last;
  }
}

async function* notesOf(db: PeopleDb, id: string): AsyncGenerator<readonly string[]> {
  const own = db.selectFrom('notes').select(['table_id', 'text']).where('guest', '=', id);
  for (let last = ''; ; ) {
    const found = await own.where('table_id', '>', last).orderBy('table_id').limit(TABLES).execute();
    if (found.length === 0) return;
    yield found.map((each) => JSON.stringify(each));
    last = found.at(-1)?.table_id ?? '';
  }
}

/** One at a time, as it is kept. */
async function* recordsOf(db: PeopleDb, id: string): AsyncGenerator<readonly string[]> {
  const own = db.selectFrom('kept_records').select(['table_id', 'record']).where('person', '=', id);
  for (let last = ''; ; ) {
    const found = await own.where('table_id', '>', last).orderBy('table_id').limit(1).executeTakeFirst();
    if (found === undefined) return;
    yield [found.record];
    last = found.table_id;
  }
}

async function* tablesOf(store: Store, id: string): AsyncGenerator<readonly string[]> {
  for (let last = ''; ; ) {
    const found = await store.ofGuestFrom(id, last, TABLES);
    if (found.length === 0) return;
    yield found.map((stored) => JSON.stringify(infoOf(stored, viewerOf(stored, id))));
    last = found.at(-1)?.id ?? '';
  }
}
