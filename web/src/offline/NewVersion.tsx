// Starts the service worker once the first board stands, and hears when a newer build is ready. Browsers have service
// workers over https and on this machine; elsewhere Orrery works as well, only not without a network.

import { useState, useSyncExternalStore } from 'react';
import { createListeners } from '../source/source.ts';
import { useLanguage } from '../words/language.tsx';
import { later } from './later.ts';
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
  // Fetching a whole build must not make the first board late.
  later(() => void navigator.serviceWorker.register('/worker.js').then(watch, () => undefined));
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
  const [isPutOff, putOff] = useState(false);
  return (
    <div className="newer" role="status">
      {state === 'newer' && !isPutOff && (
        <div className="panel">
          <p>{say('newer.ready')}</p>
          <button type="button" className="button main" onClick={takeNewVersion}>
            {say('newer.reload')}
          </button>
          <button type="button" className="button plain" onClick={() => putOff(true)}>
            {say('newer.later')}
          </button>
        </div>
      )}
    </div>
  );
}
