// What belongs to a person beside the account itself: games of the browser kept with it, and all of it as one download.

import { fault, type GameRecord, type Json } from '@orrery/kernel';
import type { KeptRecord, Ok } from '@orrery/protocol/people';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { read, record as foreign } from '../server/requests.ts';
import type { Tables } from '../tables/index.ts';
import { playAgain } from '../tables/records.ts';
import { viewerOf } from '../tables/seats.ts';
import { infoOf } from '../tables/view.ts';
import { getPerson, type PeopleDb, profileOf } from './accounts.ts';
import { eraseBlocks } from './blocks.ts';
import { accountOf, callerKey, takeSession } from './caller.ts';
import { passkeysOf } from './passkeys.ts';
import type { People } from './people.ts';
import { ratingsOf } from './ratings.ts';
import * as requests from './requests.ts';
import { newId } from './secrets.ts';
import { listSessions, listTokens } from './sessions.ts';

/** Games, and letters of all of them together: some hundreds of long ones. */
const MOST_RECORDS = 500;
const MOST_LETTERS = 30 * 1024 * 1024;

/** The same game sent again takes the place of what was kept of it. */
async function keepRecord(db: PeopleDb, person: string, record: GameRecord, over: boolean, now: number) {
  const row = { person, game: record.game, table_id: record.table, record: JSON.stringify(record), over: Number(over) };
  const { count, letters } = await db
    .selectFrom('kept_records')
    .select((on) => [
      on.fn.countAll<number>().as('count'),
      sql<number | string | null>`sum(length(${on.ref('record')}))`.as('letters'),
    ])
    .where('person', '=', person)
    .where('table_id', '<>', record.table)
    .executeTakeFirstOrThrow();
  if (count >= MOST_RECORDS || Number(letters) + row.record.length > MOST_LETTERS)
    throw fault('too-many', 'no more games can be kept with your account');
  const { id } = await db
    .insertInto('kept_records')
    .values({ ...row, id: newId(), created: now })
    .onConflict((on) => on.columns(['person', 'table_id']).doUpdateSet({ record: row.record, over: row.over }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, game: record.game, seats: record.seats, over, created: now } satisfies KeptRecord;
}

async function listRecords(db: PeopleDb, person: string): Promise<KeptRecord[]> {
  const found = await db
    .selectFrom('kept_records')
    .selectAll()
    .where('person', '=', person)
    .orderBy('created', 'desc')
    .execute();
  return found.map(({ id, game, record, over, created }) => ({
    id,
    game,
    seats: (JSON.parse(record) as GameRecord).seats,
    over: over === 1,
    created,
  }));
}

async function readRecord(db: PeopleDb, person: string, id: string): Promise<GameRecord> {
  const found = await db
    .selectFrom('kept_records')
    .select('record')
    .where('person', '=', person)
    .where('id', '=', id)
    .executeTakeFirst();
  if (found === undefined) throw fault('unknown-record', 'there is no such game');
  return JSON.parse(found.record) as GameRecord;
}

/** All we keep about a person, but for what would let somebody in. `tables` comes from the store of tables. */
async function allAbout(db: PeopleDb, id: string, tables: Json, now: number): Promise<Json> {
  const person = await getPerson(db, id);
  const records = await db.selectFrom('kept_records').select('record').where('person', '=', id).execute();
  const places = await db.selectFrom('push_places').select(['endpoint', 'created']).where('person', '=', id).execute();
  const blocked = await db.selectFrom('blocks').select('created').where('person', '=', id).execute();
  const networks = await db.selectFrom('networks').select(['network', 'seen']).where('guest', '=', id).execute();
  const talk = await db.selectFrom('talk').select(['table_id', 'at', 'text']).where('guest', '=', id).execute();
  const ratings = await ratingsOf(db, id);
  const notes = await db.selectFrom('notes').select(['table_id', 'text']).where('guest', '=', id).execute();
  const reports = await db
    .selectFrom('reports')
    .select(['table_id', 'seat', 'text', 'created'])
    .where('person', '=', id)
    .execute();
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
    reports: reports.map((each) => ({ ...each })),
    talk: talk.map((each) => ({ ...each })),
    notes: notes.map((each) => ({ ...each })),
    ratings,
    records: records.map(({ record }) => JSON.parse(record) as Json),
    tables,
  };
}

/** Every row about this person, in one transaction of the caller. */
export async function eraseAll(db: PeopleDb, id: string): Promise<void> {
  for (const table of ['passkeys', 'sessions', 'tokens', 'kept_records', 'push_places', 'told', 'ratings'] as const)
    await db.deleteFrom(table).where('person', '=', id).execute();
  await eraseBlocks(db, id);
  // What they said is gone, that they said something is not: others answered it.
  await db
    .updateTable('talk')
    .set({ guest: null, text: '…' })
    .where('guest', '=', id)
    .where('text', 'is not', null)
    .execute();
  await db.deleteFrom('notes').where('guest', '=', id).execute();
  // A report stays for whoever runs the server, without its author.
  await db.updateTable('reports').set({ person: '' }).where('person', '=', id).execute();
  await db.deleteFrom('people').where('id', '=', id).execute();
}

const MOST_TABLES = 10_000;
const RECORD_LIMIT = 2 * 1024 * 1024;

export function addDataRoutes(app: FastifyInstance, people: People, tables: Tables): void {
  const { db } = people;

  app.get('/api/account/records', (request): Promise<KeptRecord[]> => listRecords(db, accountOf(request)));

  app.post('/api/account/records', { bodyLimit: RECORD_LIMIT }, async (request): Promise<KeptRecord> => {
    const who = accountOf(request);
    const { record, snapshot } = await playAgain(tables, read(foreign, request.body), callerKey(request));
    return keepRecord(db, who, record, snapshot !== null, Date.now());
  });

  app.get(
    '/api/account/records/:id',
    (request): Promise<GameRecord> => readRecord(db, accountOf(request), read(requests.byId, request.params).id),
  );

  app.get('/api/account/data', async (request, reply) => {
    const who = accountOf(request);
    const theirs = await tables.store.ofGuest(who, MOST_TABLES);
    const told = theirs.map((stored) => infoOf(stored, viewerOf(stored, who)));
    void reply.header('content-disposition', 'attachment; filename="orrery-my-data.json"');
    return allAbout(db, who, told as unknown as Json, Date.now());
  });

  app.post('/api/account/delete', async (request, reply): Promise<Ok> => {
    const who = accountOf(request);
    const { sure } = read(requests.sure, request.body);
    const { login, name } = await getPerson(db, who);
    if (sure.trim().toLowerCase() !== (login ?? name).toLowerCase())
      throw fault('bad-request', 'sure: type your login, or your name if you have none');
    await people.forget(who);
    people.disconnect(who);
    takeSession(request, reply);
    return { ok: true };
  });
}
