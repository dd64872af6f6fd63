// Blocks: who is blocked does not sit down where the other sits, and is not heard by them. A guest is somebody else as soon as
// the cookie is gone, so a block also remembers where the guest came from: for a while it holds against whoever is new, comes
// from the same address, and was nobody here before the block. Of an address only a digest is kept, with the server's key.

import { fault } from '@orrery/kernel';
import type { FastifyRequest } from 'fastify';
import type { Selectable } from 'kysely';
import type { Jobs, NewJob } from '../jobs.ts';
import { knownNetwork } from '../server/policy.ts';
import type { Database } from '../store/index.ts';
import type { Schema } from '../store/schema.ts';
import type { StoredTable } from '../store/store.ts';
import { findPerson, isAccount, type PeopleDb } from './accounts.ts';
import { bornAt } from './caller.ts';
import { newId, proofOf } from './secrets.ts';

/** Milliseconds for which an address says anything: it is somebody else's one day. */
const DAY = 24 * 3_600_000;
const REMEMBERED = 30 * DAY;

/** What is kept of the address of a request; empty: of this machine, which is everybody's behind a proxy that does not tell. */
export function whereFrom(key: string, request: FastifyRequest): string {
  const network = knownNetwork(request);
  return network === '' ? '' : proofOf(key, 'network', network);
}

/** Somebody sits down who came from there. */
export async function noteWhere(db: PeopleDb, guest: string, network: string, now: number): Promise<void> {
  if (network === '') return;
  await db
    .insertInto('networks')
    .values({ guest, network, seen: now })
    .onConflict((known) => known.column('guest').doUpdateSet({ network, seen: now }))
    .execute();
}

/** Whose part of the machine somebody's bots use: an account's own; that of an address for all guests who came from there. */
export async function shareOf(db: PeopleDb, who: string): Promise<string> {
  if (isAccount(who)) return who;
  const seen = await db.selectFrom('networks').select('network').where('guest', '=', who).executeTakeFirst();
  return seen?.network ?? who;
}

/** When what is remembered no longer is looked through; one job for all nodes. */
export const forgetAt = (due: number): NewJob => ({ kind: 'forget', key: '', about: null, due });

/** Drops addresses that say nothing any more, and blocks that have nothing else: once a day, as a job. */
export function driveForgetting({ write }: Pick<Database, 'write'>, jobs: Jobs): void {
  jobs.on('forget', (job) =>
    write(async (on) => {
      const now = Date.now();
      const past = now - REMEMBERED;
      await on.deleteFrom('networks').where('seen', '<', past).execute();
      await on.deleteFrom('blocks').where('created', '<', past).where('other', 'like', `${NOBODY}%`).execute();
      if (!(await jobs.finish(job, on))) throw fault('job-gone', `job ${job.id} is somebody else's by now`);
      await jobs.add([forgetAt(now + DAY)], on);
    }),
  );
}

export async function block(db: PeopleDb, person: string, other: string, created: number): Promise<void> {
  const seen = await db.selectFrom('networks').select('network').where('guest', '=', other).executeTakeFirst();
  await db
    .insertInto('blocks')
    .values({ person, other, created, network: seen?.network ?? '' })
    .onConflict((known) => known.doNothing())
    .execute();
}

export async function unblock(db: PeopleDb, person: string, other: string): Promise<void> {
  await db.deleteFrom('blocks').where('person', '=', person).where('other', '=', other).execute();
}

/** Whom a person has blocked. */
export const blocksOf = async (db: PeopleDb, person: string): Promise<string[]> =>
  (await db.selectFrom('blocks').select('other').where('person', '=', person).execute()).map(({ other }) => other);

/** Who of these has blocked whom of the others. */
export const blocksAmong = (db: PeopleDb, people: readonly string[], others: readonly string[]) =>
  db
    .selectFrom('blocks')
    .select(['person', 'other'])
    .where('person', 'in', people)
    .where('other', 'in', others)
    .execute();

/** Whether somebody who sits there, or set it up, has blocked them, or who they may have been before. */
export async function isUnwanted(
  db: PeopleDb,
  { owner, seats }: StoredTable,
  who: string,
  network: string,
  now: number,
): Promise<boolean> {
  const there = seats.flatMap((each) => (each.kind === 'person' ? [each.guest] : []));
  const people = owner === null ? there : [owner, ...there];
  if (people.length === 0) return false;
  const born = isAccount(who) ? ((await findPerson(db, who))?.created ?? 0) : bornAt(who);
  const found = db
    .selectFrom('blocks')
    .select('created')
    .where('person', 'in', people)
    .where((is) =>
      is.or([
        is('other', '=', who),
        is.and([
          is('network', '=', network),
          is('network', '<>', ''),
          is('created', '<', born),
          is('created', '>', now - REMEMBERED),
        ]),
      ]),
    )
    .limit(1);
  return (await found.executeTakeFirst()) !== undefined;
}

/** What a guest has blocked, who has blocked the guest, and where the guest came from go over to the account. A block goes on
 *  holding against the cookie too: whoever has a copy of it could come back by it. */
export async function carryBlocks(db: PeopleDb, from: string, to: string): Promise<void> {
  const add = (row: Selectable<Schema['blocks']>) =>
    db
      .insertInto('blocks')
      .values(row)
      .onConflict((known) => known.doNothing())
      .executeTakeFirst();
  for (const each of await db.selectFrom('blocks').selectAll().where('person', '=', from).execute()) {
    await unblock(db, from, each.other);
    if (each.other !== to) await add({ ...each, person: to });
  }
  for (const each of await db.selectFrom('blocks').selectAll().where('other', '=', from).execute()) {
    const held = db.updateTable('blocks').set({ network: '' }).where('person', '=', each.person);
    await held.where('other', '=', from).execute();
    if (each.person === to) continue;
    const { numInsertedOrUpdatedRows: added } = await add({ ...each, other: to });
    // They had blocked the account too, as it came from elsewhere: this address counts besides.
    if (added !== 1n && each.network !== '') await add({ ...each, other: nobody() });
  }
  const seen = await db.selectFrom('networks').selectAll().where('guest', '=', from).executeTakeFirst();
  if (seen === undefined) return;
  await db
    .insertInto('networks')
    .values({ ...seen, guest: to })
    .onConflict((known) =>
      known
        .column('guest')
        .doUpdateSet({ network: seen.network, seen: seen.seen })
        .where('networks.seen', '<', seen.seen),
    )
    .execute();
  await db.deleteFrom('networks').where('guest', '=', from).execute();
}

/** Somebody goes for good: who has blocked them keeps the digest of where they came from, and nothing that names them. */
export async function eraseBlocks(db: PeopleDb, who: string): Promise<void> {
  await db.deleteFrom('networks').where('guest', '=', who).execute();
  await db.deleteFrom('blocks').where('person', '=', who).execute();
  const blocked = await db.selectFrom('blocks').selectAll().where('other', '=', who).execute();
  for (const { person, network } of blocked) {
    if (network === '') await unblock(db, person, who);
    else
      await db
        .updateTable('blocks')
        .set({ other: nobody() })
        .where('person', '=', person)
        .where('other', '=', who)
        .execute();
  }
}

/** Stands in a block where somebody's id stood; nobody has it, a guest or an account. */
const nobody = (): string => `${NOBODY}${newId()}`;
const NOBODY = '!';
