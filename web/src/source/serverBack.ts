// Whether the server answers. Once it does again, what says that it does not goes away, and what could not be fetched is.

import { useEffect, useRef } from 'react';

let isSilent = false;
const listeners = new Set<() => void>();

/** Somebody asked the server, and heard nothing. */
export function serverSilent(): void {
  isSilent = true;
}

/** The server said something, or the browser has a network again. */
export function serverHeard(): void {
  if (!isSilent) return;
  isSilent = false;
  for (const tell of listeners) tell();
}

/** Calls it whenever the server answers after it did not; gives the way to end that. */
export function whenServerBack(back: () => void): () => void {
  listeners.add(back);
  addEventListener('online', serverHeard);
  return () => {
    listeners.delete(back);
    if (listeners.size === 0) removeEventListener('online', serverHeard);
  };
}

/** The same for as long as a part of the page stands. */
export function useServerBack(back: () => void): void {
  const now = useRef(back);
  useEffect(() => {
    now.current = back;
  });
  useEffect(() => whenServerBack(() => now.current()), []);
}
