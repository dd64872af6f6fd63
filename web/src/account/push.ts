// Push messages to this browser: only with https, a service worker and the reader's leave.

import { people } from './api.ts';

export const canPush = (): boolean =>
  globalThis.isSecureContext && 'serviceWorker' in navigator && 'PushManager' in globalThis;

/** What this browser is subscribed to; null: nothing. */
export async function subscription(): Promise<PushSubscription | null> {
  const worker = await navigator.serviceWorker.getRegistration();
  return worker === undefined ? null : worker.pushManager.getSubscription();
}

/** False: the reader, or the browser, does not want it. */
export async function pushHere(key: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  const worker = await navigator.serviceWorker.ready;
  const place = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = place.toJSON();
  const { p256dh = '', auth = '' } = keys ?? {};
  await people.push({ endpoint: endpoint ?? place.endpoint, keys: { p256dh, auth } });
  return true;
}

export async function stopPush(): Promise<void> {
  const place = await subscription();
  if (place === null) return;
  await people.endPush({ endpoint: place.endpoint });
  await place.unsubscribe();
}
