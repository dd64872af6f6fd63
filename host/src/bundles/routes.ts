// Moving a table to the newest rules, over the API.

import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import * as doors from '../doors.ts';
import { guestOf } from '../guests.ts';
import type { Schema } from '../store/schema.ts';
import type { Tables } from '../tables.ts';
import { moveInfo, voteToMove } from './move.ts';

export function addMoveRoutes(app: FastifyInstance, tables: Tables, db: Kysely<Schema>): void {
  app.get('/api/tables/:id/move', (request) => moveInfo(tables, db, doors.read(doors.at, request.params).id));
  app.post('/api/tables/:id/move', async (request) => {
    const { id } = doors.read(doors.at, request.params);
    return voteToMove(tables, db, id, guestOf(request), doors.read(doors.vote, request.body).yes);
  });
}
