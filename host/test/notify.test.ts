// Notices: when they go out, what they say, and over the wire to a real push service and a real SMTP server of the test.

import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { describe, expect, onTestFinished, test } from 'vitest';
import { nextLook, toTell } from '../src/notify/batch.ts';
import { confirmLetter, openMailer, turnsLetter } from '../src/notify/mail.ts';
import { isPushService, newPushKeys, sendPush } from '../src/notify/push.ts';
import { pushService, smtpServer } from './receivers.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const away = { present: false, sent: 0 };

describe('when', () => {
  test('a turn is news after a while, if nobody looks', () => {
    const waiting = [{ table: 'a', since: HOUR }];
    expect(toTell('push', waiting, away, HOUR + MINUTE - 1)).toEqual([]);
    expect(toTell('push', waiting, away, HOUR + MINUTE)).toEqual(waiting);
    expect(toTell('push', waiting, { present: true, sent: 0 }, HOUR + MINUTE)).toEqual([]);
    expect(toTell('mail', waiting, away, HOUR + MINUTE)).toEqual([]);
    expect(toTell('mail', waiting, away, HOUR + 15 * MINUTE)).toEqual(waiting);
  });

  test('several tables are one message, the longest waiting first', () => {
    const waiting = [
      { table: 'b', since: HOUR + 5 },
      { table: 'a', since: HOUR },
    ];
    expect(toTell('mail', waiting, away, 2 * HOUR).map(({ table }) => table)).toEqual(['a', 'b']);
  });

  test('what was told is not told again, and what is new waits for its time', () => {
    const told = { present: false, sent: 10 * HOUR };
    const old = { table: 'a', since: 9 * HOUR };
    const fresh = { table: 'b', since: 11 * HOUR };
    expect(nextLook('mail', [old], told)).toBeNull();
    expect(nextLook('mail', [old, fresh], told)).toBe(14 * HOUR);
    expect(toTell('mail', [old, fresh], told, 14 * HOUR - 1)).toEqual([]);
    expect(toTell('mail', [old, fresh], told, 14 * HOUR)).toEqual([old, fresh]);
  });

  test('a turn too young for the last message is not lost', () => {
    const told = { present: false, sent: 10 * HOUR };
    expect(nextLook('push', [{ table: 'a', since: 10 * HOUR - 1000 }], told)).toBe(10 * HOUR + 10 * MINUTE);
  });
});

describe('a letter', () => {
  const tables = [
    { game: 'Merchant of Venus', others: ['Bo', 'Cy'], link: 'https://orrery.example/table/1' },
    { game: 'Duel', others: [], link: 'https://orrery.example/table/2' },
  ];

  test('is in the language of the reader, and has the way out', () => {
    const letter = turnsLetter('it', 'Ada', tables, 'https://orrery.example/quiet', 'x');
    expect(letter.subject).toBe('2 tavoli ti aspettano');
    expect(letter.text).toContain('Merchant of Venus con Bo e Cy');
    expect(letter.text).toContain('https://orrery.example/quiet');
    expect(turnsLetter('en', 'Ada', tables.slice(0, 1), 'x', 'x').subject).toBe('Your turn: Merchant of Venus');
    expect(confirmLetter('en', 'https://orrery.example/confirm').text).toContain('/confirm');
  });

  test('goes out over SMTP with a button to stop, and a name cannot add headers', async () => {
    const { url, letters } = await smtpServer();
    const post = openMailer({ url, from: 'Orrery <orrery@orrery.example>' });
    onTestFinished(() => post.close());
    const letter = turnsLetter('en', 'Ada\r\nBcc: eve@elsewhere.example', tables, 'x', 'https://orrery.example/quiet');
    await post.send('ada@home.example', { ...letter, subject: `${letter.subject}\r\nBcc: eve@elsewhere.example` });
    const [sent] = letters;
    expect(sent?.to).toEqual(['<ada@home.example>']);
    const [head = ''] = sent?.data.split('\r\n\r\n') ?? [];
    expect(head).toContain('List-Unsubscribe: <https://orrery.example/quiet>');
    expect(head).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    expect(head).not.toMatch(/^Bcc:/m);
  });
});

describe('push', () => {
  test('calls the services of the browsers, and nobody else', () => {
    for (const good of [
      'https://fcm.googleapis.com/fcm/send/abc',
      'https://updates.push.services.mozilla.com/wpush/v2/abc',
      'https://web.push.apple.com/abc',
      'https://wns2-par02p.notify.windows.com/w/?token=abc',
    ])
      expect(isPushService(good), good).toBe(true);
    for (const bad of [
      'http://fcm.googleapis.com/x',
      'https://localhost/x',
      'https://169.254.169.254/latest',
      'https://fcm.googleapis.com.evil.example/x',
      'https://evilpush.apple.com.example/x',
      'https://fcm.googleapis.com:8443/x',
      'https://user@fcm.googleapis.com/x',
      'not an address',
    ])
      expect(isPushService(bad), bad).toBe(false);
    expect(isPushService('http://127.0.0.1:9/x', 'http://127.0.0.1:9')).toBe(true);
  });

  test('only the browser can read the message, and it proves who sent it', async () => {
    const browser = createECDH('prime256v1');
    browser.generateKeys();
    const secret = randomBytes(16);
    const { origin, messages, answer } = await pushService();
    const keys = newPushKeys();
    const place = {
      endpoint: `${origin}/for/ada`,
      p256dh: browser.getPublicKey('base64url'),
      auth: secret.toString('base64url'),
    };
    expect(await sendPush(place, 'Your turn: Duel', keys, 'mailto:orrery@orrery.example')).toBe(true);
    const [message] = messages;
    expect(message?.body.includes('Duel')).toBe(false);
    expect(open(message?.body ?? Buffer.alloc(0), browser, secret)).toBe('Your turn: Duel');
    expect(claims(message?.authorization ?? '', keys.publicKey)).toMatchObject({ aud: origin });

    answer(410);
    expect(await sendPush(place, 'again', keys, 'mailto:orrery@orrery.example')).toBe(false);
    answer(500);
    await expect(sendPush(place, 'again', keys, 'mailto:a@b.example')).rejects.toMatchObject({ code: 'push-refused' });
  });
});

/** RFC 8291, as a browser does it. */
function open(body: Buffer, browser: ReturnType<typeof createECDH>, secret: Buffer): string {
  const salt = body.subarray(0, 16);
  const length = body[20] ?? 0;
  const sender = body.subarray(21, 21 + length);
  const shared = browser.computeSecret(sender);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), browser.getPublicKey(), sender]);
  const ikm = Buffer.from(hkdfSync('sha256', shared, secret, info, 32));
  const key = Buffer.from(hkdfSync('sha256', ikm, salt, 'Content-Encoding: aes128gcm\0', 16));
  const nonce = Buffer.from(hkdfSync('sha256', ikm, salt, 'Content-Encoding: nonce\0', 12));
  const sealed = body.subarray(21 + length);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16));
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2)).toString();
}

/** What the sender claims, once its signature is checked. */
function claims(authorization: string, publicKey: string): unknown {
  const jwt = /t=([^,]+)/.exec(authorization)?.[1] ?? '';
  const [head, claim, signature] = jwt.split('.') as [string, string, string];
  const point = Buffer.from(publicKey, 'base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const key = { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' } as const;
  expect(verify('sha256', Buffer.from(`${head}.${claim}`), key, Buffer.from(signature, 'base64url'))).toBe(true);
  return JSON.parse(Buffer.from(claim, 'base64url').toString());
}
