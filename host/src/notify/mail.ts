// Mail: sent by SMTP, where `ORRERY_SMTP_URL` and `ORRERY_MAIL_FROM` say how; the letters in both languages; and the links in
// them, each of which says what it is for and proves that we wrote it.

import { fault, type Lang } from '@orrery/kernel';
import { createTransport } from 'nodemailer';
import { isProof, proofOf } from '../people/secrets.ts';

export interface Mailer {
  send(to: string, letter: Letter): Promise<void>;
  close(): void;
}

export interface MailSettings {
  /** `smtps://user:password@mail.example:465` */
  readonly url: string;
  readonly from: string;
}

const DEADLINE = 15_000;

export function openMailer({ url, from }: MailSettings): Mailer {
  const transport = createTransport({
    url,
    connectionTimeout: DEADLINE,
    greetingTimeout: DEADLINE,
    socketTimeout: DEADLINE,
    // A letter is text of ours: nothing is fetched to write it.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(to, { subject, text, button }) {
      // RFC 8058: the button of the mail program posts to the address, and no page has to be opened.
      const stop = button === undefined ? {} : { list: { unsubscribe: button } };
      const headers = button === undefined ? {} : { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
      await transport.sendMail({ from, to: { name: '', address: to }, subject, text, headers, ...stop });
    },
    close: () => transport.close(),
  };
}

const AN_HOUR = 3_600_000;
/** Letters within an hour to one address, by whomever they are asked for. */
const MOST_LETTERS = 4;
const MOST_ADDRESSES = 10_000;

/** Counts the letters that people ask for, by who gets them. */
export function createPostage(): (address: string) => boolean {
  const sent = new Map<string, number[]>();
  return (address) => {
    // What stands behind a plus goes to the same person.
    const to = address
      .trim()
      .toLowerCase()
      .replace(/\+[^@]*(?=@)/, '');
    const since = Date.now() - AN_HOUR;
    const before = (sent.get(to) ?? []).filter((at) => at > since);
    if (before.length >= MOST_LETTERS) return false;
    // The longest untouched first.
    if (!sent.delete(to) && sent.size >= MOST_ADDRESSES)
      for (const [oldest] of [...sent].slice(0, 1)) sent.delete(oldest);
    sent.set(to, [...before, Date.now()]);
    return true;
  };
}

export interface Letter {
  readonly subject: string;
  readonly text: string;
  /** Where the button of mail programs that stops the letters leads. */
  readonly button?: string;
}

/** A table that waits, in words. */
export interface Named {
  readonly game: string;
  readonly others: readonly string[];
  readonly link: string;
}

const WORDS = {
  en: {
    one: (game: string) => `Your turn: ${game}`,
    many: (n: number) => `${n} tables are waiting for you`,
    with: 'with',
    hi: 'Hello,',
    hello: (name: string) => `Hello ${name},`,
    waits: 'these tables are waiting for you:',
    quiet: 'No more e-mails? One click:',
    confirmSubject: 'Is this your address?',
    confirm:
      'somebody, probably you, asked Orrery to write to this address when it is their turn. If it was you, open this link within a day:',
    ignore: 'If not, do nothing: you will not hear from us again.',
    resetSubject: 'A new password for Orrery',
    reset:
      'somebody, probably you, has forgotten the password of your account. With this link you can set a new one; it works once, within an hour:',
    resetIgnore: 'If it was not you, do nothing: your password stays as it is.',
    changedSubject: 'Orrery no longer writes to this address',
    changed:
      'the e-mail address of your account was changed or removed. From now on nothing goes to this one, and no link for a new password either.',
    changedBad:
      'If it was not you, somebody knows your password or has one of your devices: sign in and set a new password at once. If you cannot get in, write to whoever runs the server.',
  },
  it: {
    one: (game: string) => `Tocca a te: ${game}`,
    many: (n: number) => `${n} tavoli ti aspettano`,
    with: 'con',
    hi: 'Ciao,',
    hello: (name: string) => `Ciao ${name},`,
    waits: 'questi tavoli ti aspettano:',
    quiet: 'Non vuoi più ricevere queste e-mail? Basta un clic:',
    confirmSubject: 'È il tuo indirizzo?',
    confirm:
      'qualcuno, probabilmente tu, ha chiesto a Orrery di scrivere a questo indirizzo quando è il suo turno. Se sei tu, apri questo link entro un giorno:',
    ignore: 'Altrimenti non fare nulla: non ti scriveremo più.',
    resetSubject: 'Una nuova password per Orrery',
    reset:
      'qualcuno, probabilmente tu, ha dimenticato la password del tuo account. Questo link ti porta a sceglierne una nuova; funziona una volta sola, entro un’ora:',
    resetIgnore: 'Se non sei stato tu, non fare nulla: la tua password resta com’è.',
    changedSubject: 'Orrery non scrive più a questo indirizzo',
    changed:
      'l’indirizzo e-mail del tuo account è stato cambiato o tolto. D’ora in poi qui non arriva più nulla, nemmeno un link per una nuova password.',
    changedBad:
      'Se non sei stato tu, qualcuno conosce la tua password o ha un tuo dispositivo: entra e scegli subito una nuova password. Se non riesci a entrare, scrivi a chi gestisce il server.',
  },
};

export function turnsSubject(lang: Lang, tables: readonly Named[]): string {
  const [first] = tables;
  return tables.length === 1 && first !== undefined ? WORDS[lang].one(first.game) : WORDS[lang].many(tables.length);
}

export function turnsLetter(lang: Lang, name: string, tables: readonly Named[], quiet: string, button: string): Letter {
  const words = WORDS[lang];
  const lines = tables.map(({ game, others, link }) => `- ${game}${withWhom(lang, others)}\n  ${link}`);
  const text = [words.hello(name), words.waits, lines.join('\n'), `${words.quiet}\n${quiet}`].join('\n\n');
  return { subject: turnsSubject(lang, tables), text, button };
}

/** Goes to whoever has this address: not a word in it is chosen by who asked for it. */
export function confirmLetter(lang: Lang, link: string): Letter {
  const { hi, confirmSubject, confirm, ignore } = WORDS[lang];
  return { subject: confirmSubject, text: [hi, confirm, link, ignore].join('\n\n') };
}

export function resetLetter(lang: Lang, name: string, link: string): Letter {
  const words = WORDS[lang];
  return { subject: words.resetSubject, text: [words.hello(name), words.reset, link, words.resetIgnore].join('\n\n') };
}

/** To the address that an account had. */
export function changedLetter(lang: Lang, name: string, link: string): Letter {
  const { hello, changedSubject, changed, changedBad } = WORDS[lang];
  return { subject: changedSubject, text: [hello(name), changed, changedBad, link].join('\n\n') };
}

const withWhom = (lang: Lang, others: readonly string[]): string =>
  others.length === 0 ? '' : ` ${WORDS[lang].with} ${new Intl.ListFormat(lang).format(others)}`;

const ONE_DAY = 24 * 3_600_000;

export const linkTo = (origin: string, path: string, about: string, proof: string): string =>
  `${origin}${path}?${new URLSearchParams({ about, proof }).toString()}`;

/** For the reader: a page that stops the letters. */
export const quietLink = (key: string, origin: string, person: string): string =>
  linkTo(origin, '/quiet', person, proofOf(key, 'quiet', person));

/** For the button of the mail program. */
export const quietButton = (key: string, origin: string, person: string): string =>
  linkTo(origin, '/api/quiet/button', person, proofOf(key, 'quiet', person));

export function confirmLink(key: string, origin: string, person: string, address: string, now: number): string {
  const about = JSON.stringify([person, address, now + ONE_DAY]);
  return linkTo(origin, '/confirm', about, proofOf(key, 'confirm', about));
}

export function readConfirm(
  key: string,
  about: string,
  proof: string,
  now: number,
): { person: string; address: string } {
  const bad = fault('bad-proof', 'this link does not work any longer');
  if (!isProof(key, 'confirm', about, proof)) throw bad;
  const [person, address, until] = JSON.parse(about) as [string, string, number];
  if (until < now) throw bad;
  return { person, address };
}
