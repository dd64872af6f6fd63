// The routes of notices: where to push, where to write, and the way out of both.

import type { Account, Ok } from '@orrery/protocol/people';
import { fault } from '@orrery/kernel';
import type { FastifyInstance } from 'fastify';
import { systemCode } from '../faults.ts';
import type { Log } from '../index.ts';
import { read } from '../server/requests.ts';
import { changePerson, getPerson, profileOf } from '../people/accounts.ts';
import { accountOf } from '../people/caller.ts';
import { proveOwner } from '../people/owner.ts';
import * as requests from '../people/requests.ts';
import type { People } from '../people/people.ts';
import { tell } from '../people/routes.ts';
import { isProof } from '../people/secrets.ts';
import { whileIn } from '../people/sessions.ts';
import { changedLetter, confirmLetter, confirmLink, readConfirm } from './mail.ts';
import { isPushService } from './push.ts';

const OK: Ok = { ok: true };
const MOST_PLACES = 10;

export function addNoticeRoutes(app: FastifyInstance, people: People, log: Log): void {
  const { db, key, mailer: post, push, origin } = people;

  app.post('/api/account/push', async (request): Promise<Ok> => {
    const person = accountOf(request);
    const { endpoint, keys } = read(requests.pushAt, request.body);
    if (push === null || keys === undefined || !isPushService(endpoint, people.pushService))
      throw fault('no-push', 'this is no push service we know');
    const row = { person, p256dh: keys.p256dh, auth: keys.auth, created: Date.now() };
    await whileIn(db, person, request.caller.session, async (on) => {
      await on
        .insertInto('push_places')
        .values({ endpoint, ...row })
        .onConflict((known) => known.column('endpoint').doUpdateSet(row))
        .execute();
      const found = on.selectFrom('push_places').select('endpoint').where('person', '=', person);
      const old = (await found.orderBy('created', 'desc').execute()).slice(MOST_PLACES).map((each) => each.endpoint);
      if (old.length > 0) await on.deleteFrom('push_places').where('endpoint', 'in', old).execute();
    });
    await people.remind(person);
    return OK;
  });

  app.post('/api/account/push/end', async (request): Promise<Ok> => {
    const person = accountOf(request);
    const { endpoint } = read(requests.pushAt, request.body);
    await db.deleteFrom('push_places').where('endpoint', '=', endpoint).where('person', '=', person).execute();
    return OK;
  });

  app.post('/api/account/mail', async (request): Promise<Account> => {
    const person = accountOf(request);
    const { address, owner } = read(requests.mailTo, request.body);
    const before = await getPerson(db, person);
    const { lang, name } = profileOf(before);
    const holds = await proveOwner(people, request, before, owner);
    if (address !== '' && (post === null || origin === undefined))
      throw fault('no-mail', 'this server sends no letters');
    if (address !== '' && !people.mayWrite(address))
      throw fault('too-fast', 'enough letters went to this address; look there, or try again in an hour');
    if (address !== '' && post !== null && origin !== undefined) {
      const letter = confirmLetter(lang, confirmLink(key, origin, person, address, Date.now()));
      await post.send(address, letter).catch(() => {
        throw fault('mail-away', 'the letter could not be sent; try again later');
      });
    }
    // The letter took a while: whoever was put out meanwhile leaves no address that would let them in again.
    const old = await whileIn(db, person, request.caller.session, async (on) => {
      await holds(on);
      const { mail, mail_confirmed } = await getPerson(on, person);
      await changePerson(on, person, { mail: address, mail_confirmed: 0 });
      return mail_confirmed === 1 && mail !== address ? mail : '';
    });
    // Whoever reads there learns of it, however many letters others have asked for: nobody can use them up to keep this one back.
    if (old !== '' && post !== null && origin !== undefined)
      post
        .send(old, changedLetter(lang, name, `${origin}/account`))
        .catch((error: unknown) => log(`a letter could not be sent ${systemCode(error)}`));
    return tell(people, request);
  });

  app.post('/api/account/confirm', async (request): Promise<Ok> => {
    const { about, proof } = read(requests.signed, request.body);
    const { person, address } = readConfirm(key, about, proof, Date.now());
    const { numUpdatedRows } = await db
      .updateTable('people')
      .set({ mail_confirmed: 1 })
      .where('id', '=', person)
      .where('mail', '=', address)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw fault('bad-proof', 'this link does not work any longer');
    await people.remind(person);
    return OK;
  });

  const silence = async (signed: unknown): Promise<Ok> => {
    const { about, proof } = read(requests.signed, signed);
    if (!isProof(key, 'quiet', about, proof)) throw fault('bad-proof', 'this link does not work any longer');
    await changePerson(db, about, { mail: '', mail_confirmed: 0 });
    return OK;
  };
  app.post('/api/quiet', (request) => silence(request.body));
  // Where the button of a mail program leads: it posts a form (RFC 8058); an old one opens the page.
  void app.register(async (inside) => {
    inside.addContentTypeParser('application/x-www-form-urlencoded', { bodyLimit: 1024 }, async () => null);
    inside.post('/api/quiet/button', (request) => silence(request.query));
    inside.get('/api/quiet/button', (request, reply) => {
      const { about, proof } = read(requests.signed, request.query);
      return reply.redirect(`/quiet?${new URLSearchParams({ about, proof }).toString()}`);
    });
  });
}
