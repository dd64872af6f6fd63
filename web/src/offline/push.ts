// "It is your turn": what the server pushes is one sentence; pressed, it leads to the tables that wait.

import { scope } from './scope.ts';

const TURNS = '/tables';

export function listenToPush(): void {
  scope.addEventListener('push', (event) => {
    const body = event.data?.text() ?? '';
    event.waitUntil(scope.registration.showNotification('Orrery', { body, tag: 'turns', icon: '/orrery-192.png' }));
  });
  scope.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(openTurns());
  });
}

/** In the page that is open, if there is one. */
async function openTurns(): Promise<void> {
  const [page] = await scope.clients.matchAll({ type: 'window' });
  if (page === undefined) await scope.clients.openWindow(TURNS);
  else await page.focus().then(() => page.navigate(TURNS));
}
