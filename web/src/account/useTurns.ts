// The tables that wait for the reader, as a queue over all of them. Asked for again when the page comes to the front, and
// every so often; an open table hears over its stream when another begins to wait.

import type { Turn } from '@orrery/protocol/people';
import { useEffect, useState } from 'react';
import { turnBell } from '../source/company.ts';
import { people } from './api.ts';

const LOOK_EVERY = 20_000;

/** Null: not known yet, or there is no server. */
export function useTurns(): readonly Turn[] | null {
  const [turns, setTurns] = useState<readonly Turn[] | null>(null);
  useEffect(() => {
    const look = (): void => {
      if (document.visibilityState === 'visible') people.turns().then(setTurns, () => setTurns(null));
    };
    look();
    const timer = setInterval(look, LOOK_EVERY);
    document.addEventListener('visibilitychange', look);
    const quiet = turnBell.subscribe(look);
    return () => {
      quiet();
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  return turns;
}
