// A table on the server: its lobby until every seat is taken, then the table.

import { useSyncExternalStore } from 'react';
import { NextTurn } from '../account/NextTurn.tsx';
import { PaceStrip } from '../account/PaceStrip.tsx';
import { Trouble } from '../part/Trouble.tsx';
import { Waiting } from '../part/Waiting.tsx';
import type { Mind } from '../source/mind.ts';
import { openRemote, type RemoteTable } from '../source/remote.ts';
import { Lobby } from './Lobby.tsx';
import { Table } from './Table.tsx';
import { useOpened } from './useOpened.ts';

export default function RemotePage({ id }: { readonly id: string }) {
  const opened = useOpened(id, openRemote);
  if (opened === null) return <Waiting />;
  return 'error' in opened ? <Trouble error={opened.error} /> : <Seated {...opened} />;
}

function Seated({ source, mind }: { readonly source: RemoteTable; readonly mind: Mind }) {
  const sight = useSyncExternalStore(source.subscribe, source.sight);
  if (sight.view === null) return <Lobby sight={sight} table={source} />;
  const tools = sight.ask === null && <NextTurn here={sight.id} />;
  return <Table source={source} mind={mind} shared tools={tools} strip={<PaceStrip sight={sight} />} />;
}
