// A table on the server: its lobby until every seat is taken, then the table.

import { useEffect, useState, useSyncExternalStore } from 'react';
import { Trouble } from '../part/Trouble.tsx';
import { Waiting } from '../part/Waiting.tsx';
import type { Mind } from '../source/mind.ts';
import { openRemote, type RemoteTable } from '../source/remote.ts';
import { openMind } from '../source/workerMind.ts';
import { Lobby } from './Lobby.tsx';
import { Table } from './Table.tsx';

type Opened = { readonly table: RemoteTable; readonly mind: Mind } | { readonly error: Error } | null;

export default function RemotePage({ id }: { readonly id: string }) {
  const [opened, setOpened] = useState<Opened>(null);
  useEffect(() => {
    const mind = openMind();
    let wanted = true;
    let table: RemoteTable | null = null;
    setOpened(null);
    openRemote(id).then(
      (found) => {
        table = found;
        if (wanted) setOpened({ table, mind });
        else table.close();
      },
      (error: Error) => wanted && setOpened({ error }),
    );
    return () => {
      wanted = false;
      table?.close();
      mind.close();
    };
  }, [id]);
  if (opened === null) return <Waiting />;
  return 'error' in opened ? <Trouble error={opened.error} /> : <Seated {...opened} />;
}

function Seated({ table, mind }: { readonly table: RemoteTable; readonly mind: Mind }) {
  const sight = useSyncExternalStore(table.subscribe, table.sight);
  return sight.view === null ? <Lobby sight={sight} table={table} /> : <Table source={table} mind={mind} />;
}
