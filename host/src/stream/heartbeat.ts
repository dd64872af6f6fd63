// A sign of life in every silent stream, so that nothing on the way takes the line for dead. A write to a socket is a call of
// the system: thousands of them at once would hold up every answer, so each reader has its own moment of the interval.

import type { Reader } from './readers.ts';

/** Milliseconds between two signs of life of one reader, and into how many moments that is divided. */
const INTERVAL = 15_000;
const MOMENTS = 150;
/** A reader gets one of the last so many of them. */
const LATE = 50;

interface Heartbeat {
  add(reader: Reader): void;
  remove(reader: Reader): void;
  stop(): void;
}

export function startHeartbeat(beat: (reader: Reader) => void): Heartbeat {
  const moments = Array.from({ length: MOMENTS }, () => new Set<Reader>());
  const momentOf = new Map<Reader, Set<Reader>>();
  let now = 0;
  const timer = setInterval(() => {
    moments[now]?.forEach(beat);
    now = (now + 1) % MOMENTS;
  }, INTERVAL / MOMENTS).unref();
  /** Of those that were last, and so come round again late, the emptiest: a crowd is spread, and nobody who just came gets a sign. */
  const latest = (): Set<Reader> =>
    Array.from({ length: LATE }, (_, back) => moments[(now + MOMENTS - 1 - back) % MOMENTS] as Set<Reader>).reduce(
      (least, each) => (each.size < least.size ? each : least),
    );
  return {
    add: (reader) => void momentOf.set(reader, latest().add(reader)),
    remove(reader) {
      momentOf.get(reader)?.delete(reader);
      momentOf.delete(reader);
    },
    stop: () => clearInterval(timer),
  };
}
