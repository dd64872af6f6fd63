// Keeping the peace at a table. Whoever set it up may send somebody away before the start, close it until then, and mute a
// seat. Everybody may block a person (blocks.ts), and report what went wrong to whoever
// runs the server.

import type { Ok, Rights } from '@orrery/protocol/people';
import { fault, type Seat } from '@orrery/kernel';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Transaction } from 'kysely';
import * as requests from '../server/requests.ts';
import type { Log } from '../index.ts';
import { seatOf } from '../tables/seats.ts';
import type { Schema } from '../store/schema.ts';
import type { StoredTable } from '../store/store.ts';
import type { Tables } from '../tables/index.ts';
import type { PeopleDb } from './accounts.ts';
import { block, blocksOf, isUnwanted, unblock, whereFrom } from './blocks.ts';
import { welcome } from './caller.ts';
import type { People } from './people.ts';
import { atSeat, report, turned } from './requests.ts';
import { newId } from './secrets.ts';
import { labelOf } from '../label.ts';

const OK: Ok = { ok: true };

export function addModeration(app: FastifyInstance, { db, key }: People, tables: Tables, log: Log): void {
  const tableOf = async ({ params }: FastifyRequest): Promise<StoredTable> => {
    const stored = await tables.store.table(requests.read(requests.at, params).id);
    if (stored === undefined) throw fault('unknown-table', 'there is no such table');
    return stored;
  };
  const ownTable = async (request: FastifyRequest): Promise<StoredTable> => {
    const stored = await tableOf(request);
    if (stored.owner === null || stored.owner !== request.caller.who)
      throw fault('not-yours', 'only whoever set up the table may do this');
    return stored;
  };
  /** Changes a table of one's own that has not begun, in its turn, and looks again once nobody else can write there. */
  const whileWaiting = async (
    request: FastifyRequest,
    work: (on: Transaction<Schema>, id: string) => Promise<void>,
  ): Promise<void> => {
    const { id } = await ownTable(request);
    await tables.use(id, () =>
      tables.change(id, async (on) => {
        const found = await on.selectFrom('tables').select(['started', 'over']).where('id', '=', id).executeTakeFirst();
        if (found?.started !== null) throw fault('started-already', 'the game has begun');
        if (found.over !== null) throw fault('started-already', 'the table is closed');
        await work(on, id);
      }),
    );
  };

  app.get('/api/tables/:id/rights', async (request): Promise<Rights> => {
    const stored = await tableOf(request);
    const { who } = request.caller;
    const muted = await db.selectFrom('mutes').select('seat').where('table_id', '=', stored.id).execute();
    const blocked = who === null ? [] : await blocksOf(db, who);
    return {
      owner: who !== null && stored.owner === who,
      muted: muted.map((each) => each.seat),
      blocked: stored.seats.flatMap((each, at) => (each.kind === 'person' && blocked.includes(each.guest) ? [at] : [])),
    };
  });

  app.post('/api/tables/:id/remove', async (request): Promise<Ok> => {
    const { seat: away } = requests.read(atSeat, request.body);
    await whileWaiting(request, async (on, id) => {
      const empty = { kind: 'open', guest: null, name: null, salt: null, bot: null, friend: null };
      const sitting = on.updateTable('seats').set(empty).where('table_id', '=', id).where('seat', '=', away);
      const { numUpdatedRows } = await sitting.where('kind', '=', 'person').executeTakeFirst();
      if (numUpdatedRows === 0n) throw fault('no-open-seat', 'nobody sits there');
    });
    return OK;
  });

  app.post('/api/tables/:id/close', async (request): Promise<Ok> => {
    requests.read(requests.nothing, request.body);
    await whileWaiting(request, async (on, id) => {
      await on.updateTable('tables').set({ over: Date.now(), listed: 0 }).where('id', '=', id).execute();
    });
    return OK;
  });

  app.post('/api/tables/:id/mute', async (request): Promise<Ok> => {
    const { id } = await ownTable(request);
    const { seat: quiet, on } = requests.read(turned, request.body);
    const muted = { table_id: id, seat: quiet };
    if (on)
      await db
        .insertInto('mutes')
        .values(muted)
        .onConflict((known) => known.doNothing())
        .execute();
    else await db.deleteFrom('mutes').where('table_id', '=', id).where('seat', '=', quiet).execute();
    return OK;
  });

  app.post('/api/tables/:id/block', async (request): Promise<Ok> => {
    const stored = await tableOf(request);
    const { seat: of, on } = requests.read(turned, request.body);
    const { who } = request.caller;
    const sitter = stored.seats[of];
    if (who === null || seatOf(stored, who) === null) throw fault('not-your-seat', 'you have no seat at this table');
    if (sitter?.kind !== 'person' || sitter.guest === who)
      throw fault('bad-request', 'seat: nobody to block sits there');
    if (on) await block(db, who, sitter.guest, Date.now());
    else await unblock(db, who, sitter.guest);
    return OK;
  });

  app.post('/api/tables/:id/report', async (request): Promise<Ok> => {
    const { id } = await tableOf(request);
    const { seat: about, text } = requests.read(report, request.body);
    if (request.caller.who === null) throw fault('not-your-seat', 'come in first, so that you can be answered');
    const row = { id: newId(), table_id: id, person: request.caller.who, seat: about ?? null, text };
    await db
      .insertInto('reports')
      .values({ ...row, created: Date.now() })
      .execute();
    log(`table ${labelOf(id)} was reported; the words are kept in the database`);
    return OK;
  });

  // Checked here for whatever way leads to a seat or to the table's ear.
  app.addHook('preHandler', async (request, reply) => {
    const route = `${request.method} ${request.routeOptions.url ?? ''}`;
    if (route === 'POST /api/tables/:id/join' || route === 'POST /api/tables/:id/hand/take') {
      const stored = await tableOf(request);
      if (stored.over !== null && stored.started === null) throw fault('no-open-seat', 'this table is closed');
      const [sitter, network] = [welcome(request, reply), whereFrom(key, request)];
      if (await isUnwanted(db, stored, sitter, network, Date.now()))
        throw fault('blocked', 'this table is not open to you');
    }
    const { who } = request.caller ?? {};
    if (route === 'POST /api/tables/:id/talk' && typeof who === 'string') {
      const stored = await tableOf(request);
      if (await isMuted(db, stored.id, seatOf(stored, who))) throw fault('blocked', 'you are muted at this table');
    }
  });
}

async function isMuted(db: PeopleDb, id: string, own: Seat | null): Promise<boolean> {
  if (own === null) return false;
  const found = db.selectFrom('mutes').select('seat').where('table_id', '=', id).where('seat', '=', own);
  return (await found.executeTakeFirst()) !== undefined;
}
