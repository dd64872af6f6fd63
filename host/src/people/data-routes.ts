// The routes of what belongs to a person: kept games, the download of everything, and the way out.

import { readRecord as readGame } from '@orrery/games';
import type { KeptRecord, Ok } from '@orrery/protocol/people';
import { fault, type Json, type GameRecord, replay } from '@orrery/kernel';
import type { FastifyInstance } from 'fastify';
import { read } from '../server/requests.ts';
import { viewerOf } from '../tables/seats.ts';
import { infoOf } from '../tables/view.ts';
import type { Tables } from '../tables/index.ts';
import { getPerson } from './accounts.ts';
import { allAbout, keepRecord, listRecords, readRecord } from './data.ts';
import { accountOf, takeSession } from './caller.ts';
import * as doors from './requests.ts';
import type { People } from './people.ts';

const MOST_TABLES = 10_000;
const RECORD_LIMIT = 2 * 1024 * 1024;
const MOST_ROWS = 20_000;
/** Playing a game again takes a core for a while. */
const SLOWLY = { config: { rateLimit: { max: 30, timeWindow: 60_000 } } };

export function addDataRoutes(app: FastifyInstance, people: People, tables: Tables): void {
  const { db } = people;

  app.get('/api/account/records', (request): Promise<KeptRecord[]> => listRecords(db, accountOf(request)));

  app.post('/api/account/records', { bodyLimit: RECORD_LIMIT, ...SLOWLY }, async (request): Promise<KeptRecord> => {
    const who = accountOf(request);
    const { record, over } = await playedAgain(tables, request.body);
    return keepRecord(db, who, record, over, Date.now());
  });

  app.get(
    '/api/account/records/:id',
    (request): Promise<GameRecord> => readRecord(db, accountOf(request), read(doors.byId, request.params).id),
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
    const { sure } = read(doors.sure, request.body);
    const { login, name } = await getPerson(db, who);
    if (sure.trim().toLowerCase() !== (login ?? name).toLowerCase())
      throw fault('bad-request', 'sure: type your login, or your name if you have none');
    await people.forget(who);
    people.disconnect(who);
    takeSession(request, reply);
    return { ok: true };
  });
}

/** A record of the browser, if it is a game of ours that was played as it says. */
async function playedAgain({ games }: Tables, body: unknown): Promise<{ record: GameRecord; over: boolean }> {
  const id = typeof body === 'object' && body !== null && 'game' in body ? String(body.game) : '';
  const found = await games.find(id);
  const { game, record } = readGame(JSON.stringify(body ?? null), () => found);
  if (record.rows.length > MOST_ROWS) throw fault('too-large', 'this game is too long to be kept');
  const { state } = replay(game, record);
  return { record, over: state.frames.length === 0 };
}
