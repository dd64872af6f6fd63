// Web push: an encrypted message to the push service of the reader's browser. The keys of this server are made once.

import { fault } from '@orrery/kernel';
import webPush from 'web-push';

export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

export interface PushPlace {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** The push services of the browsers. An address comes from whoever asks, and our server calls it: no other is called. */
const SERVICES: readonly RegExp[] = [
  /^fcm\.googleapis\.com$/,
  /^([\w-]+\.)*push\.services\.mozilla\.com$/,
  /^([\w-]+\.)*push\.apple\.com$/,
  /^([\w-]+\.)*notify\.windows\.com$/,
];

const DEADLINE = 10_000;
const ONE_DAY = 24 * 3600;

export const newPushKeys = (): PushKeys => webPush.generateVAPIDKeys();

/** `own`: the origin of a push service that whoever runs this server has set up. */
export function isPushService(endpoint: string, own?: string): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, origin, username } = new URL(endpoint);
  if (own !== undefined && origin === own) return true;
  return protocol === 'https:' && port === '' && username === '' && SERVICES.some((each) => each.test(hostname));
}

/** False: the browser no longer wants it, and the place can be forgotten. */
export async function sendPush(place: PushPlace, text: string, keys: PushKeys, contact: string): Promise<boolean> {
  const { endpoint, headers, body } = webPush.generateRequestDetails(
    { endpoint: place.endpoint, keys: { p256dh: place.p256dh, auth: place.auth } },
    text,
    { vapidDetails: { subject: contact, ...keys }, TTL: ONE_DAY, topic: 'turns' },
  );
  const response = await fetch(endpoint, {
    method: 'POST',
    headers: headers as Record<string, string>,
    body: new Uint8Array(body),
    redirect: 'error',
    signal: AbortSignal.timeout(DEADLINE),
  });
  await response.body?.cancel();
  if (response.status === 404 || response.status === 410) return false;
  if (!response.ok) throw fault('push-refused', `the push service answers ${response.status}`);
  return true;
}
