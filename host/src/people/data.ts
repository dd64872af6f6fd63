// What belongs to a person beside the account itself: games of the browser kept with it, all of it as one download
// (export.ts), and its end.

import { Readable } from 'node:stream';
import { fault, type GameRecord } from '@orrery/kernel';
import type { KeptRecord, Ok } from '@orrery/protocol/people';
import type { FastifyInstance } from 'fastify';
import { read, record as foreign } from '../server/requests.ts';
import { createAllowance } from '../tables/allowance.ts';
import type { Tables } from '../tables/index.ts';
import { playAgain } from '../tables/records.ts';
import { getPerson, type PeopleDb } from './accounts.ts';
import { eraseBlocks } from './blocks.ts';
import { accountOf, payerOf, takeSession } from './caller.ts';
import { aboutPerson, allAbout } from './export.ts';
import { proveOwner } from './owner.ts';
import type { People } from './people.ts';
import * as requests from './requests.ts';
import { newId } from './secrets.ts';
import { whileIn } from './sessions.ts';

/** Games, and letters of all of them together: some hundreds of long ones. */
const MOST_RECORDS = 500;
const MOST_LETTERS = 30 * 1024 * 1024;
/** From one address in a day, whatever accounts are made there: twice what one of them keeps at most. */
const DAILY = { games: 2 * MOST_RECORDS, letters: 2 * MOST_LETTERS };

/** The same game sent again takes the place of what was kept of it. */
async function keepRecord(
  db: PeopleDb,
  person: string,
  record: GameRecord,
  over: boolean,
  now: number,
  check: (letters: number) => void,
) {
  const text = JSON.stringify(record);
  const said = { record: text, letters: text.length, seats: JSON.stringify(record.seats), over: Number(over) };
  const { count, letters } = await db
    .selectFrom('kept_records')
    .select((on) => [on.fn.countAll<number>().as('count'), on.fn.sum<number | string | null>('letters').as('letters')])
    .where('person', '=', person)
    .where('table_id', '<>', record.table)
    .executeTakeFirstOrThrow();
  if (count >= MOST_RECORDS || Number(letters) + text.length > MOST_LETTERS)
    throw fault('too-many', 'no more games can be kept with your account');
  check(text.length);
  const { id } = await db
    .insertInto('kept_records')
    .values({ person, game: record.game, table_id: record.table, ...said, id: newId(), created: now })
    .onConflict((on) => on.columns(['person', 'table_id']).doUpdateSet(said))
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, game: record.game, seats: record.seats, over, created: now } satisfies KeptRecord;
}

async function listRecords(db: PeopleDb, person: string): Promise<KeptRecord[]> {
  const found = await db
    .selectFrom('kept_records')
    .select(['id', 'game', 'seats', 'over', 'created'])
    .where('person', '=', person)
    .orderBy('created', 'desc')
    .execute();
  return found.map(({ id, game, seats, over, created }) => ({
    id,
    game,
    seats: JSON.parse(seats) as KeptRecord['seats'],
    over: over === 1,
    created,
  }));
}

/** As it is kept: it was read when it came in. */
async function recordText(db: PeopleDb, person: string, id: string): Promise<string> {
  const found = await db
    .selectFrom('kept_records')
    .select('record')
    .where('person', '=', person)
    .where('id', '=', id)
    .executeTakeFirst();
  if (found === undefined) throw fault('unknown-record', 'there is no such game');
  return found.record;
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

const RECORD_LIMIT = 2 * 1024 * 1024;
const JSON_TYPE = 'application/json; charset=utf-8';

export function addDataRoutes(app: FastifyInstance, people: People, tables: Tables): void {
  const { db } = people;
  const allowance = createAllowance(Date.now, DAILY);
  /** Who is sent their data right now. */
  const reading = new Set<string>();

  app.get('/api/account/records', (request): Promise<KeptRecord[]> => listRecords(db, accountOf(request)));

  app.post('/api/account/records', { bodyLimit: RECORD_LIMIT }, async (request): Promise<KeptRecord> => {
    const who = accountOf(request);
    const from = payerOf(request);
    allowance.check(from, 0, 0);
    const { record, snapshot } = await playAgain(tables, read(foreign, request.body), from);
    const check = (letters: number): void => {
      allowance.check(from, letters, 0);
      allowance.took(from, letters);
    };
    // Playing it again took a while: whose account has gone meanwhile leaves nothing.
    return whileIn(db, who, request.caller.session, (on) =>
      keepRecord(on, who, record, snapshot !== null, Date.now(), check),
    );
  });

  app.get('/api/account/records/:id', async (request, reply) => {
    const text = await recordText(db, accountOf(request), read(requests.byId, request.params).id);
    return reply.type(JSON_TYPE).send(text);
  });

  app.get('/api/account/data', { exposeHeadRoute: false }, async (request, reply) => {
    const who = accountOf(request);
    if (reading.has(who)) throw fault('too-fast', 'your data is on its way already: wait until it is there');
    const first = await aboutPerson(db, who, Date.now());
    const file = Readable.from(allAbout(db, tables.store, who, first));
    reading.add(who);
    file.once('close', () => reading.delete(who));
    void reply.header('content-disposition', 'attachment; filename="orrery-my-data.json"');
    return reply.type(JSON_TYPE).send(file);
  });

  app.post('/api/account/delete', async (request, reply): Promise<Ok> => {
    const who = accountOf(request);
    const { sure, owner } = read(requests.sure, request.body);
    const person = await getPerson(db, who);
    if (sure.trim().toLowerCase() !== (person.login ?? person.name).toLowerCase())
      throw fault('bad-request', 'sure: type your login, or your name if you have none');
    await proveOwner(people, request, person, owner);
    await people.forget(who);
    people.disconnect(who);
    takeSession(request, reply);
    return { ok: true };
  });
}
