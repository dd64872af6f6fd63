// A table on the server: its lobby until every seat is taken, then the table.

import { useMemo, useSyncExternalStore } from 'react';
import { NextTurn } from '../account/NextTurn.tsx';
import { Rematch } from '../online/Again.tsx';
import { AskToGoBack } from '../online/AskBack.tsx';
import { PersonMenu } from '../online/PersonMenu.tsx';
import { OnlineBar } from '../online/Strip.tsx';
import { talkPanel } from '../online/talkPanel.tsx';
import { Trouble } from '../part/Trouble.tsx';
import { Waiting } from '../part/Waiting.tsx';
import type { Mind } from '../source/mind.ts';
import { openRemote, type RemoteTable } from '../source/remote.ts';
import type { PersonMenuComponent } from './frame.ts';
import { Lobby } from './Lobby.tsx';
import { Table } from './Table.tsx';
import { useOpenedTable } from './useOpened.ts';

export default function RemoteTablePage({ id }: { readonly id: string }) {
  const opened = useOpenedTable(id, openRemote);
  if (opened === null) return <Waiting />;
  return 'error' in opened ? <Trouble error={opened.error} /> : <RemoteTableView {...opened} />;
}

function RemoteTableView({ source, mind }: { readonly source: RemoteTable; readonly mind: Mind }) {
  const tableView = useSyncExternalStore(source.subscribe, source.sight);
  const panels = useMemo(() => [talkPanel(source)], [source]);
  const personMenu = useMemo(() => aboutAt(source), [source]);
  if (tableView.view === null) return <Lobby tableView={tableView} table={source} />;
  return (
    <Table
      source={source}
      mind={mind}
      shared
      tools={<NextTurn here={tableView.id} asked={tableView.ask !== null} />}
      strip={<OnlineBar source={source} />}
      panels={panels}
      personMenu={personMenu}
      menu={<AskToGoBack tableView={tableView} />}
      again={<Rematch tableView={tableView} company={source.company} />}
    />
  );
}

const aboutAt = (source: RemoteTable): PersonMenuComponent =>
  function AboutPerson({ seat, onClose }) {
    const { id, seats, you } = source.sight();
    const name = seats[seat]?.name ?? '';
    return <PersonMenu table={id} seat={seat} name={name} seated={you !== null} onClose={onClose} />;
  };
