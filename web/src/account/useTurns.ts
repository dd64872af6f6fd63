// The tables that wait for the reader, as a queue over all of them. Asked for again when the page comes to the front, and
// every so often: a table that is open tells its own turns by itself.

import type { Turn } from '@orrery/games/wire/people';
import { useEffect, useState } from 'react';
import { people } from './api.ts';

const AGAIN = 20_000;

/** Null: not known yet, or there is no server. */
export function useTurns(): readonly Turn[] | null {
  const [turns, setTurns] = useState<readonly Turn[] | null>(null);
  useEffect(() => {
    const look = (): void => {
      if (document.visibilityState === 'visible') people.turns().then(setTurns, () => setTurns(null));
    };
    look();
    const timer = setInterval(look, AGAIN);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  return turns;
}
