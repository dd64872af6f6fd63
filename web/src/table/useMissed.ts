// What happened while the reader was not there: before the page was opened, before the screen was passed on, or behind
// another tab.

import { useState } from 'react';
import type { Shot } from '../source/source.ts';

/** The first event that was missed, and the first after the return. */
export interface Missed {
  readonly from: number;
  readonly until: number;
}

export function useMissed({ seen, events }: Shot): Missed | null {
  const [missed, setMissed] = useState<Missed>({ from: seen, until: events.length });
  const hidden = document.visibilityState === 'hidden';
  if (missed.from !== seen || (hidden && missed.until !== events.length))
    setMissed({ from: seen, until: events.length });
  return missed.from < missed.until && missed.until <= events.length ? missed : null;
}
