// What whoever runs the server says about it, in the environment.

import type { MailSettings } from '../notify/mail.ts';

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
