// A game of this browser: opened from the shelf, closed when the page is left.

import { useEffect, useState } from 'react';
import { Waiting } from '../part/Waiting.tsx';
import { openLocal } from '../source/local.ts';
import type { Mind } from '../source/mind.ts';
import type { TableSource } from '../source/source.ts';
import { openMind } from '../source/workerMind.ts';
import { Trouble } from '../part/Trouble.tsx';
import { Table } from './Table.tsx';

type Opened = { readonly source: TableSource; readonly mind: Mind } | { readonly error: Error } | null;

export default function LocalPage({ id }: { readonly id: string }) {
  const [opened, setOpened] = useState<Opened>(null);
  useEffect(() => {
    const mind = openMind();
    let wanted = true;
    let source: TableSource | null = null;
    setOpened(null);
    openLocal(id, mind).then(
      (found) => {
        source = found;
        if (wanted) setOpened({ source, mind });
        else source.close();
      },
      (error: Error) => wanted && setOpened({ error }),
    );
    return () => {
      wanted = false;
      source?.close();
      mind.close();
    };
  }, [id]);
  if (opened === null) return <Waiting />;
  return 'error' in opened ? <Trouble error={opened.error} /> : <Table {...opened} />;
}
