// A word between nodes may be lost, and a program beside the server says none at all. So each node looks from time to time
// how far the tables are that somebody follows here, and whoever is behind catches up.

import type { Bus } from '../bus.ts';
import type { Log } from '../index.ts';
import type { Streams } from './index.ts';
import type { Tables } from '../tables/index.ts';

export interface CatchUp {
  look(): Promise<void>;
  close(): void;
}

/** Milliseconds between two looks: nobody stays behind for longer. */
const EVERY = 5000;
/** Tables in one question. */
const AT_ONCE = 500;

export function createCatchUp(tables: Tables, streams: Streams, bus: Bus, log: Log): CatchUp {
  const { store } = tables;
  let seen: number | null = null;
  let looking: Promise<void> = Promise.resolve();

  const tellMissed = async (): Promise<void> => {
    const version = store.dataVersion();
    if (version !== null && version === seen) return;
    const ids = streams.tables();
    for (let from = 0; from < ids.length; from += AT_ONCE)
      for (const head of await store.progress(ids.slice(from, from + AT_ONCE))) streams.tellMissed(head);
    seen = version;
  };
  const look = (): Promise<void> => {
    looking = looking
      .then(tellMissed)
      .catch((error: unknown) => log(`what others wrote could not be looked for: ${String(error)}`));
    return looking;
  };
  const timer = setInterval(() => void look(), EVERY).unref();
  bus.onGap(() => void look());
  return { look, close: () => clearInterval(timer) };
}
