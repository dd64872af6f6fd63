// Handing over, resigning, voting and playing once more, over the API.

import { botNames } from '@orrery/bots';
import type { FastifyInstance } from 'fastify';
import * as doors from '../server/requests.ts';
import { guestOf, welcome } from '../guests.ts';
import type { Tables } from './index.ts';
import type { Talks } from './talk.ts';
import { playAgain } from './again.ts';
import type { HandOvers } from './hand-over.ts';
import type { Votes } from './vote.ts';

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
