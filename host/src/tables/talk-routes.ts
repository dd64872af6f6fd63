// Talk and notes over the API.

import type { Note, Talk } from '@orrery/protocol/tables';
import type { FastifyInstance } from 'fastify';
import * as doors from '../server/requests.ts';
import { guestOf } from '../guests.ts';
import type { Talks } from './talk.ts';

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
