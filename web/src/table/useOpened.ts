// Opens a table with a mind beside it, and closes both when the page is left.

import { useEffect, useState } from 'react';
import type { Mind } from '../source/mind.ts';
import type { TableSource } from '../source/source.ts';
import { openMind } from '../source/workerMind.ts';

export type OpenedTable<S extends TableSource> =
  | { readonly source: S; readonly mind: Mind }
  | { readonly error: Error }
  | null;

/** Null while it opens. A page is for one table: another id is another page. */
export function useOpenedTable<S extends TableSource>(
  id: string,
  open: (id: string, mind: Mind) => Promise<S>,
): OpenedTable<S> {
  const [opened, setOpened] = useState<OpenedTable<S>>(null);
  useEffect(() => {
    const mind = openMind();
    let left = false;
    let source: S | null = null;
    open(id, mind).then(
      (found) => {
        source = found;
        if (left) found.close();
        else setOpened({ source: found, mind });
      },
      (error: Error) => !left && setOpened({ error }),
    );
    return () => {
      left = true;
      source?.close();
      mind.close();
    };
  }, [id, open]);
  return opened;
}
