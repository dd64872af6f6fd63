// What happened while the reader was not there: before the page was opened, before the screen was passed on, or behind
// another tab.

import { useState } from 'react';
import type { Shot } from '../source/source.ts';

/** The place of the first event that was missed, and of the first after the return. */
export interface Missed {
  readonly from: number;
  readonly until: number;
}

export function useMissed({ seen, first, events }: Shot): Missed | null {
  const told = first + events.length;
  const [missed, setMissed] = useState<Missed>({ from: seen, until: told });
  const hidden = document.visibilityState === 'hidden';
  if (missed.from !== seen || (hidden && missed.until !== told)) setMissed({ from: seen, until: told });
  return missed.from < missed.until && missed.until <= told ? missed : null;
}
