// Starts the service worker once the page has time for it, and hears when a newer build is ready. Browsers have service
// workers over https and on this machine; elsewhere Orrery works as well, only not without a network.

import { useState, useSyncExternalStore } from 'react';
import { createListeners } from '../source/source.ts';
import { useLanguage } from '../words/language.tsx';
import './NewVersion.css';

/** `none`: only online; `kept`: works without a network; `newer`: another build waits for a reload. */
type Offline = 'none' | 'kept' | 'newer';

const HOUR = 3_600_000;
const listeners = createListeners();
let offline: Offline = 'none';
let next: ServiceWorker | null = null;

export const readOffline = (): Offline => offline;
export const followOffline = listeners.subscribe;

export function registerWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const start = (): void => void navigator.serviceWorker.register('/worker.js').then(watch, () => undefined);
  if (document.readyState === 'complete') whenIdle(start);
  else window.addEventListener('load', () => whenIdle(start), { once: true });
}

/** Fetching a whole build must not make the first board late. */
function whenIdle(work: () => void): void {
  if (typeof requestIdleCallback === 'undefined') setTimeout(work, 2000);
  else requestIdleCallback(work, { timeout: 5000 });
}

/** The newer build takes over, and the page starts again with it; every game is kept. */
function takeNewVersion(): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  next?.postMessage('take-over', []);
}

function watch(registration: ServiceWorkerRegistration): void {
  const look = (): void => {
    next = registration.waiting;
    const isKept = registration.active !== null;
    become(isKept && next !== null ? 'newer' : isKept ? 'kept' : 'none');
  };
  const follow = (worker: ServiceWorker | null): void => worker?.addEventListener('statechange', look);
  follow(registration.installing);
  registration.addEventListener('updatefound', () => follow(registration.installing));
  setInterval(() => void registration.update().catch(() => undefined), HOUR);
  look();
}

function become(state: Offline): void {
  offline = state;
  listeners.tell();
}

/** "A new version is ready": the reader decides when. */
export function NewVersion() {
  const { say } = useLanguage();
  const state = useSyncExternalStore(followOffline, readOffline);
  const [later, setLater] = useState(false);
  return (
    <div className="newer" role="status">
      {state === 'newer' && !later && (
        <div className="panel">
          <p>{say('newer.ready')}</p>
          <button type="button" className="button main" onClick={takeNewVersion}>
            {say('newer.reload')}
          </button>
          <button type="button" className="button plain" onClick={() => setLater(true)}>
            {say('newer.later')}
          </button>
        </div>
      )}
    </div>
  );
}
