// What a viewer was told, the same thing for each event as long as it holds: so whoever writes it down writes only what is new.

import type { GameEvent, Seat } from '@orrery/kernel';
import type { Table } from '@orrery/table';

export function openTold(): (table: Table, viewer: Seat, until: number) => GameEvent[] {
  let reader: Seat | null = null;
  let seen = new WeakMap<GameEvent, GameEvent>();
  return ({ edition: { kernel }, base, log }, viewer, until) => {
    if (viewer !== reader) seen = new WeakMap();
    reader = viewer;
    return log.slice(0, Math.max(0, until - base.log)).map((event) => {
      const known = seen.get(event) ?? kernel.seenBy(event, viewer);
      seen.set(event, known);
      return known;
    });
  };
}

/** Whose doing it was. */
export function seatOf({ args }: GameEvent): Seat | null {
  const seat = args['seat'] ?? args['by'] ?? args['who'];
  return typeof seat === 'number' ? seat : null;
}
