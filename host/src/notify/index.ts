// Notices: a job for each person who is asked something, begun a while later. By then they may have answered, or be
// looking; if not, one message tells of all tables that wait. A message is claimed before it is sent, so that it goes out
// once.

import { findFront } from '@orrery/games';
import { fault, type Lang } from '@orrery/kernel';
import type { Turn } from '@orrery/protocol/people';
import { systemCode } from '../faults.ts';
import type { Log } from '../index.ts';
import type { Job, Jobs } from '../jobs.ts';
import { isAsked, turnsOf } from '../pace/turns.ts';
import { findPerson, isAccount, profileOf } from '../people/accounts.ts';
import type { People } from '../people/people.ts';
import type { PersonRow } from '../people/schema.ts';
import { playerOf } from '../tables/seats.ts';
import type { Streams } from '../stream/index.ts';
import type { Tables } from '../tables/index.ts';
import { nextLook, PATIENCE, toTell, type Way } from './batch.ts';
import { type Named, quietButton, quietLink, turnsLetter, turnsSubject } from './mail.ts';
import { sendPush } from './push.ts';

/** Somebody who is asked again and again is noted once in so many milliseconds. */
const NOTED = 20_000;
const MOST_NOTED = 10_000;

export function driveNotices(people: People, tables: Tables, streams: Streams, jobs: Jobs, log: Log): void {
  const noted = new Map<string, number>();

  tables.onWrite(async (table, on) => {
    const now = Date.now();
    const asked = table.stored.seats.flatMap((sitter, seat) => {
      const player = playerOf(sitter);
      const isNews = player !== null && isAccount(player) && (noted.get(player) ?? 0) < now - NOTED;
      return isNews && isAsked(table, seat) ? [player] : [];
    });
    if (asked.length === 0) return undefined;
    await jobs.add(
      asked.map((person) => noticeFor(person, 0, now + PATIENCE.push)),
      on,
    );
    return () => {
      if (noted.size > MOST_NOTED) noted.clear();
      for (const person of asked) noted.set(person, now);
    };
  });

  jobs.on('notice', async ({ about }: Job) => {
    const { person: id, round } = about as { person: string; round: number };
    const person = await findPerson(people.db, id);
    if (person === undefined || person.notices === 0) return;
    const turns = await turnsOf(people.db, tables, id);
    const waiting = turns.map(({ table, since }) => ({ table, since }));
    const now = Date.now();
    const ways = await waysOf(people, person);
    if (ways.length === 0 && turns.length > 0) log(`tables waiting for a player who cannot be told: ${turns.length}`);
    const looks: number[] = [];
    const failed: unknown[] = [];
    for (const way of ways) {
      const present = streams.isOnline(id);
      const sent = await sentAt(people, id, way);
      if (toTell(way, waiting, { present, sent }, now).length > 0 && (await claim(people, id, way, sent, now)))
        // Whatever is wrong with one way, the next one is tried.
        await send(people, person, way, turns, log).catch(async (error: unknown) => {
          await unclaim(people, id, way, sent);
          failed.push(error);
        });
      else {
        const next = nextLook(way, waiting, { present, sent });
        if (next !== null) looks.push(Math.max(next, now + PATIENCE.push));
      }
    }
    // Tried again later, with all that is due by then.
    for (const error of failed) throw error;
    // A key of its own: this job ends when we return.
    if (looks.length > 0) await jobs.add([noticeFor(id, round + 1, Math.min(...looks))]);
  });
}

export const noticeFor = (person: string, round: number, due: number) => ({
  kind: 'notice',
  key: `${person} ${round}`,
  about: { person, round },
  due,
});

async function waysOf({ db, mailer: post, push, origin }: People, person: PersonRow): Promise<Way[]> {
  const ways: Way[] = [];
  const place = db.selectFrom('push_places').select('endpoint').where('person', '=', person.id).limit(1);
  if (push !== null && (await place.executeTakeFirst()) !== undefined) ways.push('push');
  if (post !== null && origin !== undefined && person.mail !== '' && person.mail_confirmed === 1) ways.push('mail');
  return ways;
}

async function sentAt({ db }: People, person: string, way: Way): Promise<number> {
  const found = db.selectFrom('told').select('sent').where('person', '=', person).where('way', '=', way);
  return (await found.executeTakeFirst())?.sent ?? 0;
}

/** Whether it is ours to send: whoever claims second does not. */
async function claim({ db }: People, person: string, way: Way, before: number, now: number): Promise<boolean> {
  if (before === 0) {
    const row = { person, way, sent: now };
    const added = db
      .insertInto('told')
      .values(row)
      .onConflict((on) => on.doNothing());
    return (await added.executeTakeFirst()).numInsertedOrUpdatedRows === 1n;
  }
  const { numUpdatedRows } = await db
    .updateTable('told')
    .set({ sent: now })
    .where('person', '=', person)
    .where('way', '=', way)
    .where('sent', '=', before)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

async function unclaim({ db }: People, person: string, way: Way, before: number): Promise<void> {
  if (before === 0) await db.deleteFrom('told').where('person', '=', person).where('way', '=', way).execute();
  else await db.updateTable('told').set({ sent: before }).where('person', '=', person).where('way', '=', way).execute();
}

async function send(people: People, person: PersonRow, way: Way, turns: readonly Turn[], log: Log): Promise<void> {
  const { lang, name } = profileOf(person);
  const { origin = '', key, mailer: post } = people;
  const named = await Promise.all(turns.map((turn) => inWords(turn, lang, origin)));
  if (way === 'push') return pushTo(people, person.id, turnsSubject(lang, named), log);
  const [link, button] = [quietLink(key, origin, person.id), quietButton(key, origin, person.id)];
  // What a mail server answers may name the reader.
  await post?.send(person.mail, turnsLetter(lang, name, named, link, button)).catch((error: unknown) => {
    throw fault('mail-away', `a letter could not be sent ${systemCode(error)}`);
  });
}

/** One sentence; the service worker of the client knows where it leads. Every browser of theirs is tried; it has failed if
 *  none of them takes it. */
async function pushTo({ db, push, origin }: People, person: string, text: string, log: Log): Promise<void> {
  if (push === null) return;
  const places = await db.selectFrom('push_places').selectAll().where('person', '=', person).execute();
  const contact = origin ?? 'https://orrery.example';
  const tries = await Promise.allSettled(
    places.map(async (place) => {
      if (!(await sendPush(place, text, push, contact)))
        await db.deleteFrom('push_places').where('endpoint', '=', place.endpoint).execute();
    }),
  );
  const failed = tries.filter((each) => each.status === 'rejected');
  const [first] = failed;
  if (first !== undefined && failed.length === places.length) throw first.reason;
  for (const { reason } of failed) log(`a push message could not be sent: ${String(reason)}`);
}

async function inWords({ table, game, seat, seats }: Turn, lang: Lang, origin: string): Promise<Named> {
  const front = await findFront(game);
  return {
    game: front?.name[lang] ?? game,
    others: seats.filter((_, at) => at !== seat),
    link: `${origin}/table/${table}`,
  };
}
