import { useCallback, useEffect, useState } from 'react';
import { discard, type Kept, listKept } from '../source/shelf.ts';

interface Shelf {
  /** The latest first; null until they are read. */
  readonly kept: readonly Kept[] | null;
  throwAway(id: string): void;
}

/** The games of this browser. */
export function useKept(): Shelf {
  const [kept, setKept] = useState<readonly Kept[] | null>(null);
  const read = useCallback(
    (): void =>
      void listKept().then(setKept, (error: unknown) => {
        // A browser that keeps nothing can still look around, and play through the server.
        console.warn('the games of this browser cannot be read', error);
        setKept([]);
      }),
    [],
  );
  useEffect(read, [read]);
  const throwAway = useCallback((id: string) => void discard(id).then(read), [read]);
  return { kept, throwAway };
}
