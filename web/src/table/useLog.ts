// The log as far as it was fetched: the last part comes with the table, the rest page by page for whoever reads on.

import type { GameEvent } from '@orrery/kernel';
import { useMemo, useState } from 'react';
import { useTableContext } from './frame.ts';

interface Fetched {
  /** The place where these pages end. */
  readonly until: number;
  readonly events: readonly GameEvent[];
}

export interface WholeLog {
  readonly events: readonly GameEvent[];
  /** The place of the first of them. */
  readonly first: number;
  /** Fetches the page before; undefined: there is none, or it is on its way. */
  readonly more: (() => void) | undefined;
}

const NOTHING_FETCHED: Fetched = { until: 0, events: [] };

export function useLog(): WholeLog {
  const { shot, earlier } = useTableContext();
  const [kept, setKept] = useState(NOTHING_FETCHED);
  const [busy, setBusy] = useState(false);
  // After a gap the log begins elsewhere, and what was fetched no longer joins it.
  const older = kept.until === shot.first ? kept.events : NOTHING_FETCHED.events;
  const first = shot.first - older.length;
  const events = useMemo(() => [...older, ...shot.events], [older, shot.events]);
  const fetchPage = (): void => {
    if (earlier === null) return;
    setBusy(true);
    earlier(first)
      .then((page) => setKept({ until: shot.first, events: [...page, ...older] }))
      // Without a line nothing comes; the button stays, to try again.
      .catch(() => undefined)
      .finally(() => setBusy(false));
  };
  return { events, first, more: first > 0 && earlier !== null && !busy ? fetchPage : undefined };
}
