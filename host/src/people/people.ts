// What the routes about people work with.

import type { FastifyRequest } from 'fastify';
import type { Mailer, MailSettings } from '../notify/mail.ts';
import type { PushKeys } from '../notify/push.ts';
import type { Beside } from '../store/store.ts';
import type { PeopleDb } from './accounts.ts';
import type { Site } from './passkeys.ts';

export interface People {
  readonly db: PeopleDb;
  /** Signs cookies and links. */
  readonly key: string;
  /** Where people reach this server, where it is told: `https://orrery.example`. */
  readonly origin?: string | undefined;
  readonly push: PushKeys | null;
  /** The origin of a push service of one's own. */
  readonly pushService?: string | undefined;
  readonly mailer: Mailer | null;
  /** Whether one more letter that somebody asks for may go to an address; counts it. */
  mayWrite(address: string): boolean;
  /** Notes where somebody came from who sits down, in one breath with it. */
  arrival(request: FastifyRequest, guest: string): Beside;
  /** Seats of a guest, or of an account, go over to another. */
  carry(from: string, to: string): Promise<void>;
  /** The person leaves every table: bots play on, and records name a traveller. */
  forget(who: string): Promise<void>;
  /** Looks soon whether there is something to tell them: they have just said how. */
  remind(who: string): Promise<void>;
  /** Streams of this person are ended: they were opened by who may no longer look. */
  disconnect(who: string): void;
}

/** Where the browser believes to be. */
export function siteOf({ origin }: Pick<People, 'origin'>, request: FastifyRequest): Site {
  const given = origin ?? `${request.protocol}://${request.headers.host ?? 'localhost'}`;
  const url = new URL(URL.canParse(given) ? given : 'http://localhost');
  return { origin: url.origin, name: url.hostname };
}

/** Browsers know passkeys, push and service workers only where nobody can listen in: https, or the machine itself. A
 *  passkey also needs a name: a bare number is none. */
export function canPasskey({ origin, name }: Site): boolean {
  const isNumber = /^[\d.]+$/.test(name) || name.startsWith('[');
  return !isNumber && (origin.startsWith('https:') || name === 'localhost');
}

export interface Settings {
  /** `ORRERY_ORIGIN`: where people reach this server, such as https://orrery.example; for passkeys and links in letters. */
  readonly origin?: string | undefined;
  /** `ORRERY_SMTP_URL` and `ORRERY_MAIL_FROM` */
  readonly mail?: MailSettings | undefined;
  /** `ORRERY_PUSH_SERVICE`: the origin of a push service of one's own. */
  readonly pushService?: string | undefined;
}

export function settingsFrom(env: Readonly<Record<string, string | undefined>>): Settings {
  const url = env['ORRERY_SMTP_URL'];
  const from = env['ORRERY_MAIL_FROM'];
  return {
    origin: env['ORRERY_ORIGIN'],
    mail: url === undefined || from === undefined ? undefined : { url, from },
    pushService: env['ORRERY_PUSH_SERVICE'],
  };
}
