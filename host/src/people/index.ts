// People: guests, accounts, sessions, tokens, and what belongs to them. caller.ts says who asks; routes.ts is the API.

import type { FastifyInstance } from 'fastify';
import type { Log } from '../index.ts';
import type { Jobs } from '../jobs.ts';
import { PATIENCE } from '../notify/batch.ts';
import { driveNotices, noticeFor } from '../notify/index.ts';
import { createPostage, openMailer } from '../notify/mail.ts';
import { addNoticeRoutes } from '../notify/routes.ts';
import { newPushKeys, type PushKeys } from '../notify/push.ts';
import { turnsOf } from '../pace/turns.ts';
import type { Database } from '../store/index.ts';
import type { Streams } from '../stream/index.ts';
import type { Tables } from '../tables/index.ts';
import { driveForgetting, forgetAt, noteWhere, shareOf, whereFrom } from './blocks.ts';
import { isAccount, mustStillBe } from './accounts.ts';
import { addDataRoutes, eraseAll } from './data.ts';
import { addCaller } from './caller.ts';
import { type People, type Settings, settingsFrom } from './people.ts';
import { serverKey } from './keys.ts';
import { addModeration } from './moderation.ts';
import { addResetRoutes } from './reset.ts';
import { addProfileRoutes, keepResults } from './results.ts';
import { addAccountRoutes } from './routes.ts';
import { carrySeats, leaveSeats, leaveTables } from './carry-seats.ts';
import { endOthers } from './sessions.ts';

export { forgetAt, serverKey, shareOf, settingsFrom, type Settings };

interface Around {
  readonly tables: Tables;
  readonly streams: Streams;
  readonly jobs: Jobs;
  readonly key: string;
  readonly settings: Settings;
  readonly log: Log;
}

export async function addPeople(
  app: FastifyInstance,
  database: Database,
  { tables, streams, jobs, key, settings, log }: Around,
): Promise<People> {
  const { db, write } = database;
  const push = JSON.parse(await serverKey(db, 'push', () => JSON.stringify(newPushKeys()))) as PushKeys;
  const people: People = {
    db,
    key,
    origin: settings.origin,
    push,
    pushService: settings.pushService,
    // Letters hold links: without knowing where people reach us there are none.
    mailer: settings.mail === undefined || settings.origin === undefined ? null : openMailer(settings.mail),
    mayWrite: createPostage(),
    arrival: (request, guest) => async (on) => {
      if (isAccount(guest)) await mustStillBe(on, guest);
      await noteWhere(on, guest, whereFrom(key, request), Date.now());
    },
    carry: (from, to) => carrySeats(db, tables, log, from, to),
    async forget(who) {
      // From here on nobody comes in as them: what follows takes a while.
      await endOthers(db, who, '');
      await leaveSeats(db, tables, log, who);
      await leaveTables(db, tables, log, who);
      await write((on) => eraseAll(on, who));
      // Whoever was at the door at that moment has sat down meanwhile.
      await leaveSeats(db, tables, log, who);
    },
    remind: (who) => jobs.add([noticeFor(who, 0, Date.now() + PATIENCE.push)]),
    disconnect: (who) => streams.disconnect(who),
  };
  addCaller(app, db);
  addAccountRoutes(app, people);
  addResetRoutes(app, people, log);
  addDataRoutes(app, people, tables);
  addNoticeRoutes(app, people, log);
  addModeration(app, people, tables, log);
  keepResults(tables);
  addProfileRoutes(app, db, tables);
  app.get('/api/turns', async ({ caller }) => (caller.who === null ? [] : turnsOf(db, tables, caller.who)));
  driveForgetting(database, jobs);
  driveNotices(people, tables, streams, jobs, log);
  return people;
}
