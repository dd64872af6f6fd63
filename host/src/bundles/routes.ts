// Moving a table to the newest rules, over the API. The table is told of every vote.

import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import * as doors from '../server/requests.ts';
import { guestOf } from '../guests.ts';
import type { Schema } from '../store/schema.ts';
import { seatOf } from '../tables/seats.ts';
import type { Tables } from '../tables/index.ts';
import type { Talks } from '../tables/talk.ts';
import { moveInfo, voteToMove } from './move.ts';

export function addMoveRoutes(app: FastifyInstance, tables: Tables, talks: Talks, db: Kysely<Schema>): void {
  app.get('/api/tables/:id/move', (request) => moveInfo(tables, db, doors.read(doors.at, request.params).id));
  app.post('/api/tables/:id/move', async (request) => {
    const { id } = doors.read(doors.at, request.params);
    const guest = guestOf(request);
    const { yes } = doors.read(doors.vote, request.body);
    const info = await voteToMove(tables, db, id, guest, yes);
    const stored = await tables.store.table(id);
    const key = !info.newer ? 'notice.moved' : yes ? 'notice.move-wanted' : 'notice.move-not-wanted';
    if (stored !== undefined) await talks.notice(id, { key, args: { seat: seatOf(stored, guest) } });
    return info;
  });
}
