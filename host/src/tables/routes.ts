// The API: protocol/tables.ts lists the routes and what they carry. Who asks is known by the cookie alone; nobody names a seat.

import { botNames } from '@orrery/bots';
import type { Catalog, LogPart, Me, Note, OwnOrders, TableInfo, Talk } from '@orrery/protocol/tables';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { accountOf, callerKey, guestOf, isStillIn, payerOf, welcome } from '../people/caller.ts';
import { holdAt, nodAt } from '../pace/index.ts';
import { createHealth } from '../server/health.ts';
import { knownNetwork } from '../server/policy.ts';
import * as requests from '../server/requests.ts';
import type { Database } from '../store/index.ts';
import type { Beside, StoredTable } from '../store/store.ts';
import type { Streams } from '../stream/index.ts';
import type { Absences } from './absences.ts';
import { playAgain } from './again.ts';
import { createAllowance } from './allowance.ts';
import { createTable, findGame, joinTable, recordOf, sayAt, undoAt } from './commands.ts';
import type { HandOvers } from './hand-over.ts';
import type { Tables } from './index.ts';
import { clearOrders, orderAt, ordersOf } from './orders.ts';
import { importRecord } from './records.ts';
import { viewerOf } from './seats.ts';
import type { Talks } from './talk.ts';
import { eventsOf, infoOf, updateFrom, updateJson } from './view.ts';
import type { Votes } from './vote.ts';

const MOST_LISTED = 100;
const RECORD_LIMIT = 2 * 1024 * 1024;

export interface RouteParts {
  readonly tables: Tables;
  readonly streams: Streams;
  readonly database: Database;
  readonly talks: Talks;
  readonly handOvers: HandOvers;
  readonly votes: Votes;
  readonly absences: Absences;
  /** Notes where somebody came from who sits down. */
  arrival(request: FastifyRequest, guest: string): Beside;
}

export function addTableRoutes(app: FastifyInstance, parts: RouteParts): void {
  hearOfPeople(app, parts);
  addListRoutes(app, parts);
  addLookRoutes(app, parts);
  addCommandRoutes(app, parts);
  addSeatRoutes(app, parts);
  addTalkRoutes(app, parts);
  addStreamRoute(app, parts);
}

/** Whoever does anything at a table is there: an answer, a nod, an order, a word. One that told it and another that did not
 *  would tell them apart. */
function hearOfPeople(app: FastifyInstance, { absences }: RouteParts): void {
  app.addHook('preHandler', async (request) => {
    if (request.method !== 'POST' || request.routeOptions.url?.startsWith('/api/tables/:id/') !== true) return;
    await absences.heard(requests.read(requests.at, request.params).id, guestOf(request));
  });
}

/** What there is: games, tables, one's own tables; and a new table. */
function addListRoutes(app: FastifyInstance, { tables, database, arrival }: RouteParts): void {
  const { store, games } = tables;
  const newTable = requests.newTable(botNames);
  const allowance = createAllowance();

  const health = createHealth(database.db);
  for (const path of ['/health', '/api/health'])
    app.get(path, async () => {
      await health();
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
    const { stage = 'open', ...which } = requests.read(requests.listOf, request.query);
    return listFor(await store.listed({ ...which, stage, most: MOST_LISTED }), guestOf(request));
  });

  app.post('/api/tables', async (request, reply) => {
    const wish = requests.read(newTable, request.body);
    // Whose games are rated has an account, by which they are known again.
    const guest = wish.rated === true ? accountOf(request) : welcome(request, reply);
    return createTable(tables, guest, wish, arrival(request, guest));
  });

  app.post('/api/records', { bodyLimit: RECORD_LIMIT }, async (request) => {
    const record = requests.read(requests.record, request.body);
    const stored = await importRecord(tables, record, callerKey(request), allowance, payerOf(request));
    return infoOf(stored, viewerOf(stored, guestOf(request)));
  });
}

/** A table as whoever asks may see it. */
function addLookRoutes(app: FastifyInstance, { tables }: RouteParts): void {
  app.get('/api/tables/:id', async (request, reply) => {
    const { id } = requests.read(requests.at, request.params);
    const { from } = requests.read(requests.logFrom, request.query);
    const json = await tables.use(id, async () => {
      const table = await tables.get(id);
      const viewer = viewerOf(table.stored, guestOf(request));
      return from === undefined ? updateJson(table, viewer) : updateFrom(tables, table, viewer, from);
    });
    return sendJson(reply, json);
  });

  app.get('/api/tables/:id/log', async (request): Promise<LogPart> => {
    const { id } = requests.read(requests.at, request.params);
    const { from, to } = requests.read(requests.logPart, request.query);
    return tables.use(id, async () => {
      const table = await tables.get(id);
      return { from, events: await eventsOf(tables, table, viewerOf(table.stored, guestOf(request)), from, to) };
    });
  });

  app.get('/api/tables/:id/record', async (request) => recordOf(tables, requests.read(requests.at, request.params).id));
}

/** What is done in the game itself. */
function addCommandRoutes(app: FastifyInstance, { tables, arrival }: RouteParts): void {
  app.post('/api/tables/:id/join', async (request, reply) => {
    const { id } = requests.read(requests.at, request.params);
    const join = requests.read(requests.join, request.body);
    const guest = welcome(request, reply);
    return joinTable(tables, id, guest, join, request.caller.by === 'session', arrival(request, guest));
  });

  app.post('/api/tables/:id/say', async (request) => {
    const { id } = requests.read(requests.at, request.params);
    return sayAt(tables, id, guestOf(request), requests.read(requests.say, request.body));
  });

  app.post('/api/tables/:id/nod', async (request) => {
    const { id } = requests.read(requests.at, request.params);
    const { window } = requests.read(requests.nod, request.body);
    return nodAt(tables, id, guestOf(request), window);
  });

  app.post('/api/tables/:id/hold', async (request) => {
    const { id } = requests.read(requests.at, request.params);
    const { window } = requests.read(requests.nod, request.body);
    return holdAt(tables, id, guestOf(request), window);
  });

  app.get('/api/tables/:id/orders', async (request): Promise<OwnOrders> => {
    const { id } = requests.read(requests.at, request.params);
    return ordersOf(tables, id, guestOf(request));
  });

  app.post('/api/tables/:id/orders', async (request): Promise<OwnOrders> => {
    const { id } = requests.read(requests.at, request.params);
    return orderAt(tables, id, guestOf(request), requests.read(requests.order, request.body));
  });

  app.post('/api/tables/:id/orders/clear', async (request): Promise<OwnOrders> => {
    const { id } = requests.read(requests.at, request.params);
    requests.read(requests.nothing, request.body);
    return clearOrders(tables, id, guestOf(request));
  });

  app.post('/api/tables/:id/undo', async (request) => {
    const { id } = requests.read(requests.at, request.params);
    return undoAt(tables, id, guestOf(request), requests.read(requests.undo, request.body));
  });
}

/** Handing a seat over, resigning, going back by a vote, playing once more. */
function addSeatRoutes(app: FastifyInstance, { tables, talks, handOvers, votes, arrival }: RouteParts): void {
  const toBot = requests.toBot(botNames);

  app.post('/api/tables/:id/hand/bot', async (request) => {
    const { id } = requests.read(requests.at, request.params);
    return handOvers.toBot(id, guestOf(request), requests.read(toBot, request.body).level);
  });
  app.post('/api/tables/:id/hand/friend', async (request) => {
    const { id } = requests.read(requests.at, request.params);
    requests.read(requests.nothing, request.body);
    return handOvers.toFriend(id, guestOf(request));
  });
  app.post('/api/tables/:id/hand/take', async (request, reply) => {
    const { id } = requests.read(requests.at, request.params);
    const { pass, name } = requests.read(requests.take, request.body);
    const guest = welcome(request, reply);
    return handOvers.take(id, guest, pass, name, arrival(request, guest));
  });
  app.post('/api/tables/:id/hand/back', async (request) => {
    const { id } = requests.read(requests.at, request.params);
    requests.read(requests.nothing, request.body);
    return handOvers.back(id, guestOf(request));
  });
  app.post('/api/tables/:id/resign', async (request) => {
    const { id } = requests.read(requests.at, request.params);
    requests.read(requests.nothing, request.body);
    return handOvers.resign(id, guestOf(request));
  });

  app.post('/api/tables/:id/again', async (request) => {
    const { id } = requests.read(requests.at, request.params);
    requests.read(requests.nothing, request.body);
    const guest = guestOf(request);
    return playAgain(tables, talks, id, guest, arrival(request, guest ?? ''));
  });

  app.post('/api/tables/:id/back', async (request) => {
    const { id } = requests.read(requests.at, request.params);
    requests.read(requests.nothing, request.body);
    return { wish: await votes.ask(id, guestOf(request)) };
  });
  app.post('/api/tables/:id/away', async (request) => {
    const { id } = requests.read(requests.at, request.params);
    return { wish: await votes.askAway(id, guestOf(request), requests.read(requests.away, request.body)) };
  });
  app.post('/api/tables/:id/vote', async (request) => {
    const { id } = requests.read(requests.at, request.params);
    return { wish: await votes.answer(id, guestOf(request), requests.read(requests.vote, request.body).yes) };
  });
}

function addTalkRoutes(app: FastifyInstance, { talks }: RouteParts): void {
  app.get('/api/tables/:id/talk', async (request): Promise<readonly Talk[]> => {
    const { id } = requests.read(requests.at, request.params);
    const { from = 0 } = requests.read(requests.logFrom, request.query);
    return talks.since(id, from, guestOf(request));
  });

  app.post('/api/tables/:id/talk', async (request): Promise<Talk> => {
    const { id } = requests.read(requests.at, request.params);
    return talks.say(id, guestOf(request), requests.read(requests.words, request.body).text);
  });

  app.get('/api/tables/:id/note', async (request): Promise<Note> => {
    const { id } = requests.read(requests.at, request.params);
    return { text: await talks.note(id, guestOf(request)) };
  });

  app.post('/api/tables/:id/note', async (request): Promise<Note> => {
    const { id } = requests.read(requests.at, request.params);
    const { text } = requests.read(requests.note, request.body);
    await talks.setNote(id, guestOf(request), text);
    return { text };
  });
}

function addStreamRoute(app: FastifyInstance, { streams, database: { db } }: RouteParts): void {
  app.get('/api/stream', { exposeHeadRoute: false }, async (request, reply) => {
    const { tables: ids, changes, also = [] } = requests.read(requests.streamOf, request.query);
    const last = request.headers['last-event-id'];
    const from = knownNetwork(request);
    streams.mustHaveRoom(from);
    reply.hijack();
    const headers = { ...reply.getHeaders(), 'content-type': 'text/event-stream', 'x-accel-buffering': 'no' };
    // It ends with its line, so its events need no frames of their own, each of which would be written piece by piece.
    reply.raw.useChunkedEncodingByDefault = false;
    reply.raw.writeHead(200, headers as Record<string, string>);
    const how = {
      guest: guestOf(request),
      from,
      tables: ids,
      last: typeof last === 'string' ? last : '',
      changes: changes !== undefined,
      also,
    };
    await streams.open(reply.raw, how, () => isStillIn(request, db));
  });
}

const listFor = (found: readonly StoredTable[], guest: string | null): TableInfo[] =>
  found.map((stored) => infoOf(stored, viewerOf(stored, guest)));

const sendJson = (reply: FastifyReply, json: string): FastifyReply =>
  reply.type('application/json; charset=utf-8').send(json);
