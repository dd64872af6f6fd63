// Letters by SMTP, where `ORRERY_SMTP_URL` and `ORRERY_MAIL_FROM` say how.

import { createTransport } from 'nodemailer';
import type { Letter } from './letters.ts';

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
