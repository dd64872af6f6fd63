// The API: protocol/tables.ts lists the routes and what they carry. Who asks is known by the cookie alone; nobody names a seat.

import { botNames } from '@orrery/bots';
import type { Catalog, LogPart, Me, Note, TableInfo, Talk } from '@orrery/protocol/tables';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { sql } from 'kysely';
import { guestOf, welcome } from '../guests.ts';
import { nodAt } from '../pace/index.ts';
import * as doors from '../server/requests.ts';
import type { Database } from '../store/index.ts';
import type { StoredTable } from '../store/store.ts';
import type { Streams } from '../stream/index.ts';
import { playAgain } from './again.ts';
import { createTable, findGame, joinTable, recordOf, sayAt, undoAt } from './commands.ts';
import type { HandOvers } from './hand-over.ts';
import type { Tables } from './index.ts';
import { importRecord } from './records.ts';
import { viewerOf } from './seats.ts';
import type { Talks } from './talk.ts';
import { eventsOf, infoOf, updateFrom, updateJson } from './view.ts';
import type { Votes } from './vote.ts';

const MOST_LISTED = 100;
const RECORD_LIMIT = 2 * 1024 * 1024;
/** A record is played again, which takes a while. */
const FEW = { max: 10, timeWindow: 60_000 };

interface RouteParts {
  readonly tables: Tables;
  readonly streams: Streams;
  readonly database: Database;
}

export function addRoutes(app: FastifyInstance, { tables, streams, database }: RouteParts): void {
  const { store, games } = tables;
  const newTable = doors.newTable(botNames);
  const listFor = (found: readonly StoredTable[], guest: string | null): TableInfo[] =>
    found.map((stored) => infoOf(stored, viewerOf(stored, guest)));

  for (const path of ['/health', '/api/health'])
    app.get(path, async () => {
      await sql`select 1`.execute(database.db);
      return { ok: true };
    });

  app.get('/api/games', async (): Promise<Catalog> => {
    const found = await Promise.all(games.ids.map((id) => findGame(tables, id)));
    return {
      games: found.map(({ id, name, rules, seats, options }) => ({ id, name, rules, seats, options })),
      bots: botNames,
    };
  });

  app.get('/api/me', async (request, reply): Promise<Me> => {
    const guest = welcome(request, reply);
    return { tables: listFor(await store.ofGuest(guest, MOST_LISTED), guest) };
  });

  app.get('/api/tables', async (request) => {
    const { game, stage = 'open', before } = doors.read(doors.listOf, request.query);
    return listFor(await store.listed({ game, stage, before, most: MOST_LISTED }), guestOf(request));
  });

  app.post('/api/tables', async (request, reply) => {
    const wish = doors.read(newTable, request.body);
    return createTable(tables, welcome(request, reply), wish);
  });

  app.get('/api/tables/:id', async (request, reply) => {
    const { id } = doors.read(doors.at, request.params);
    const { from } = doors.read(doors.logFrom, request.query);
    const json = await tables.use(id, async () => {
      const table = await tables.get(id);
      const viewer = viewerOf(table.stored, guestOf(request));
      return from === undefined ? updateJson(table, viewer) : updateFrom(store, table, viewer, from);
    });
    return sendJson(reply, json);
  });

  app.get('/api/tables/:id/log', async (request): Promise<LogPart> => {
    const { id } = doors.read(doors.at, request.params);
    const { from, to } = doors.read(doors.logPart, request.query);
    return tables.use(id, async () => {
      const table = await tables.get(id);
      return { from, events: await eventsOf(store, table, viewerOf(table.stored, guestOf(request)), from, to) };
    });
  });

  app.post('/api/tables/:id/join', async (request, reply) => {
    const { id } = doors.read(doors.at, request.params);
    const join = doors.read(doors.join, request.body);
    return joinTable(tables, id, welcome(request, reply), join);
  });

  app.post('/api/tables/:id/say', async (request) => {
    const { id } = doors.read(doors.at, request.params);
    return sayAt(tables, id, guestOf(request), doors.read(doors.say, request.body));
  });

  app.post('/api/tables/:id/nod', async (request) => {
    const { id } = doors.read(doors.at, request.params);
    const { window } = doors.read(doors.nod, request.body);
    return nodAt(tables, id, guestOf(request), window);
  });

  app.post('/api/tables/:id/undo', async (request) => {
    const { id } = doors.read(doors.at, request.params);
    return undoAt(tables, id, guestOf(request), doors.read(doors.undo, request.body));
  });

  app.get('/api/tables/:id/record', async (request) => recordOf(tables, doors.read(doors.at, request.params).id));

  app.post('/api/records', { bodyLimit: RECORD_LIMIT, config: { rateLimit: FEW } }, async (request) => {
    const record = doors.read(doors.record, request.body);
    const stored = await importRecord(tables, JSON.stringify(record));
    return infoOf(stored, viewerOf(stored, guestOf(request)));
  });

  app.get('/api/stream', { exposeHeadRoute: false }, async (request, reply) => {
    const { tables: ids, changes, also = [] } = doors.read(doors.streamOf, request.query);
    const last = request.headers['last-event-id'];
    reply.hijack();
    const headers = { ...reply.getHeaders(), 'content-type': 'text/event-stream', 'x-accel-buffering': 'no' };
    reply.raw.writeHead(200, headers as Record<string, string>);
    await streams.open(reply.raw, {
      guest: guestOf(request),
      tables: ids,
      last: typeof last === 'string' ? last : '',
      changes: changes !== undefined,
      also,
    });
  });
}

const sendJson = (reply: FastifyReply, json: string): FastifyReply =>
  reply.type('application/json; charset=utf-8').send(json);

interface SeatRouteParts {
  readonly tables: Tables;
  readonly talks: Talks;
  readonly hands: HandOvers;
  readonly votes: Votes;
}

export function addSeatRoutes(app: FastifyInstance, { tables, talks, hands, votes }: SeatRouteParts): void {
  const toBot = doors.toBot(botNames);

  app.post('/api/tables/:id/hand/bot', async (request) => {
    const { id } = doors.read(doors.at, request.params);
    return hands.toBot(id, guestOf(request), doors.read(toBot, request.body).level);
  });
  app.post('/api/tables/:id/hand/friend', async (request) => {
    const { id } = doors.read(doors.at, request.params);
    doors.read(doors.nothing, request.body);
    return hands.toFriend(id, guestOf(request));
  });
  app.post('/api/tables/:id/hand/take', async (request, reply) => {
    const { id } = doors.read(doors.at, request.params);
    const { pass, name } = doors.read(doors.take, request.body);
    return hands.take(id, welcome(request, reply), pass, name);
  });
  app.post('/api/tables/:id/hand/back', async (request) => {
    const { id } = doors.read(doors.at, request.params);
    doors.read(doors.nothing, request.body);
    return hands.back(id, guestOf(request));
  });
  app.post('/api/tables/:id/resign', async (request) => {
    const { id } = doors.read(doors.at, request.params);
    doors.read(doors.nothing, request.body);
    return hands.resign(id, guestOf(request));
  });

  app.post('/api/tables/:id/again', async (request) => {
    const { id } = doors.read(doors.at, request.params);
    doors.read(doors.nothing, request.body);
    return playAgain(tables, talks, id, guestOf(request));
  });

  app.post('/api/tables/:id/back', async (request) => {
    const { id } = doors.read(doors.at, request.params);
    doors.read(doors.nothing, request.body);
    return { wish: await votes.ask(id, guestOf(request)) };
  });
  app.post('/api/tables/:id/vote', async (request) => {
    const { id } = doors.read(doors.at, request.params);
    return { wish: await votes.answer(id, guestOf(request), doors.read(doors.vote, request.body).yes) };
  });
}

export function addTalkRoutes(app: FastifyInstance, talks: Talks): void {
  app.get('/api/tables/:id/talk', async (request): Promise<readonly Talk[]> => {
    const { id } = doors.read(doors.at, request.params);
    return talks.since(id, doors.read(doors.logFrom, request.query).from ?? 0);
  });

  app.post('/api/tables/:id/talk', async (request): Promise<Talk> => {
    const { id } = doors.read(doors.at, request.params);
    return talks.say(id, guestOf(request), doors.read(doors.words, request.body).text);
  });

  app.get('/api/tables/:id/note', async (request): Promise<Note> => {
    const { id } = doors.read(doors.at, request.params);
    return { text: await talks.note(id, guestOf(request)) };
  });

  app.post('/api/tables/:id/note', async (request): Promise<Note> => {
    const { id } = doors.read(doors.at, request.params);
    const { text } = doors.read(doors.note, request.body);
    await talks.setNote(id, guestOf(request), text);
    return { text };
  });
}
