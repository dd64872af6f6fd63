// The face of the clocks: what a viewer is shown of them. Who has clicked is told to nobody but themselves.

import type { ClockInfo } from '@orrery/protocol/people';
import type { Seat } from '@orrery/kernel';
import type { StoredTable } from '../store.ts';

export function clockInfo({ clock }: StoredTable, you: Seat | null): ClockInfo | null {
  if (clock === null) return null;
  const { frame, seats } = clock;
  return {
    seats: seats.map(({ key, until, reserve }) => (key === '' ? null : { until, reserve })),
    window:
      frame === null || !frame.isWindow
        ? null
        : { key: frame.key, until: frame.until, nodded: you !== null && frame.nods.includes(you) },
  };
}
