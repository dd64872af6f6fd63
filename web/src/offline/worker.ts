// The service worker: keeps every file of one build, so that all of it works without a network after one visit. Written by
// hand, since a build's list of files is all it needs to know (vite.offline.ts puts it in place of __FILES__).
//
// A build is kept whole or not at all. A newer one waits beside it until the reader agrees: a page never mixes two.

import { listenToPush } from './push.ts';
import { scope } from './scope.ts';

declare const __FILES__: { readonly version: string; readonly files: readonly string[] };

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
      const before = file.startsWith('/assets/') ? await caches.match(file) : undefined;
      const found = before ?? (await fetch(file, { cache: file.startsWith('/assets/') ? 'default' : 'reload' }));
      if (!found.ok) throw new Error(`${file} answers ${found.status}`);
      await shelf.put(file, found);
    }),
  );
}

async function takeOver(): Promise<void> {
  const old = (await caches.keys()).filter((name) => name.startsWith('orrery-') && name !== SHELF);
  await Promise.all(old.map((name) => caches.delete(name)));
  await scope.clients.claim();
}
