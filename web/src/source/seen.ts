// How much of a table's log each seat had read when it was last left; kept beside the shelf, where a page that is being
// closed can still write.

import type { Seat } from '@orrery/kernel';

export interface Seen {
  /** How many events the seat had read when it last left; undefined: it missed nothing. */
  of(seat: Seat): number | undefined;
  leave(seat: Seat, events: number): void;
  /** It was there all the time. */
  stay(seat: Seat): void;
}

const place = (id: string): string => `orrery.seen.${id}`;

export function openSeen(id: string): Seen {
  const seen = read(id);
  const keep = (): void => localStorage.setItem(place(id), JSON.stringify([...seen]));
  return {
    of: (seat) => seen.get(seat),
    leave(seat, events) {
      seen.set(seat, events);
      keep();
    },
    stay(seat) {
      if (seen.delete(seat)) keep();
    },
  };
}

export const forgetSeen = (id: string): void => localStorage.removeItem(place(id));

function read(id: string): Map<Seat, number> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(place(id)) ?? '[]');
    return new Map(Array.isArray(kept) ? (kept as [Seat, number][]) : []);
  } catch {
    return new Map();
  }
}
