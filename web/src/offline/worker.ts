// The service worker: keeps every file of one build, so that all of it works without a network after one visit. Written
// by hand, since a build's list of files is all it needs to know (vite.offline.ts puts it in place of __FILES__).
//
// A build is kept whole or not at all. A newer one waits beside it until the reader agrees: a page never mixes two.

declare const __FILES__: { readonly version: string; readonly files: readonly string[] };

/** The browser around a service worker. */
const scope = self as unknown as Scope;
const { version, files } = __FILES__;
const SHELF = `orrery-${version}`;
const PAGE = '/index.html';

scope.addEventListener('install', (event) => event.waitUntil(keepAll()));
scope.addEventListener('activate', (event) => event.waitUntil(takeOver()));
scope.addEventListener('message', ({ data }) => data === 'take-over' && void scope.skipWaiting());
scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== scope.location.origin || pathname.startsWith('/api/')) return;
  event.respondWith(answer(request, pathname));
});

listenToPush();

async function answer(request: Request, pathname: string): Promise<Response> {
  const shelf = await caches.open(SHELF);
  const isPage = request.mode === 'navigate' && !/\.\w+$/.test(pathname);
  return (await shelf.match(isPage ? PAGE : pathname)) ?? fetch(request);
}

/** Files in assets/ are named by what is in them: those of the build before need not be fetched again. */
async function keepAll(): Promise<void> {
  const shelf = await caches.open(SHELF);
  await Promise.all(
    files.map(async (file) => {
      const before = lasts(file) ? await caches.match(file) : undefined;
      const found = before ?? (await fetch(file, { cache: lasts(file) ? 'default' : 'reload', priority: 'low' }));
      if (!found.ok) throw new Error(`${file} answers ${found.status}`);
      await shelf.put(file, found);
    }),
  );
}

const lasts = (file: string): boolean => file.startsWith('/assets/');

async function takeOver(): Promise<void> {
  const old = (await caches.keys()).filter((name) => name.startsWith('orrery-') && name !== SHELF);
  await Promise.all(old.map((name) => caches.delete(name)));
  await scope.clients.claim();
}

const TURNS = '/tables';

/** "It is your turn": what the server pushes is one sentence; pressed, it leads to the tables that wait. */
function listenToPush(): void {
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

// What a service worker sees of the browser, as far as ours needs it: the types of pages and of workers do not go together.

interface Life extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching extends Life {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}
interface Pushed extends Life {
  readonly data: { text(): string } | null;
}
interface Pressed extends Life {
  readonly notification: Notification;
}
interface Page {
  focus(): Promise<unknown>;
  navigate(address: string): Promise<unknown>;
}
interface Events {
  readonly install: Life;
  readonly activate: Life;
  readonly fetch: Fetching;
  readonly message: MessageEvent;
  readonly push: Pushed;
  readonly notificationclick: Pressed;
}
interface Scope {
  readonly location: Location;
  readonly registration: { showNotification(title: string, how: NotificationOptions): Promise<void> };
  readonly clients: {
    claim(): Promise<void>;
    matchAll(how: { readonly type: 'window' }): Promise<readonly Page[]>;
    openWindow(address: string): Promise<unknown>;
  };
  skipWaiting(): Promise<void>;
  addEventListener<Type extends keyof Events>(type: Type, listen: (event: Events[Type]) => void): void;
}
