import { useCallback, useEffect, useState } from 'react';
import { discardSaved, type SavedGame, listSaved } from '../source/savedGames.ts';

interface Shelf {
  /** The latest first; null until they are read. */
  readonly kept: readonly SavedGame[] | null;
  throwAway(id: string): void;
}

/** The games of this browser. */
export function useKept(): Shelf {
  const [kept, setKept] = useState<readonly SavedGame[] | null>(null);
  const read = useCallback(
    (): void =>
      void listSaved().then(setKept, (error: unknown) => {
        // A browser that keeps nothing can still look around, and play through the server.
        console.warn('the games of this browser cannot be read', error);
        setKept([]);
      }),
    [],
  );
  useEffect(read, [read]);
  const throwAway = useCallback((id: string) => void discardSaved(id).then(read), [read]);
  return { kept, throwAway };
}
