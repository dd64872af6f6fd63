// A table on the server: its lobby until every seat is taken, then the table.

import type { Seat } from '@orrery/kernel';
import type { Rights } from '@orrery/protocol/people';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { NextTurn } from '../account/NextTurn.tsx';
import { people } from '../account/peopleApi.ts';
import { TaskStatus, useTask } from '../account/task.tsx';
import { TableSheet } from '../part/Sheet.tsx';
import { Trouble, Waiting } from '../part/Waiting.tsx';
import type { TabBots } from '../source/bots.ts';
import { openRemote, type RemoteTable } from '../source/remote.ts';
import { Table, useOpenedTable } from '../table/Table.tsx';
import type { PersonMenuComponent } from '../table/tableContext.ts';
import { useLanguage } from '../words/language.tsx';
import { EndGame } from './away.tsx';
import { Lobby } from './Lobby.tsx';
import { OnlineBar } from './OnlineBar.tsx';
import { shortTalk, talkPanel } from './Talk.tsx';
import { AskToGoBack, Rematch } from './votes.tsx';

export default function RemoteTablePage({ id }: { readonly id: string }) {
  const opened = useOpenedTable(id, openRemote);
  if (opened === null) return <Waiting />;
  return 'error' in opened ? <Trouble error={opened.error} /> : <RemoteTableView {...opened} />;
}

function RemoteTableView({ source, bots }: { readonly source: RemoteTable; readonly bots: TabBots }) {
  const tableView = useSyncExternalStore(source.subscribe, source.tableView);
  const panels = useMemo(() => [talkPanel(source)], [source]);
  const talk = useMemo(() => shortTalk(source), [source]);
  const personMenu = useMemo(() => aboutAt(source), [source]);
  if (tableView.view === null) return <Lobby tableView={tableView} table={source} />;
  return (
    <Table
      source={source}
      bots={bots}
      shared
      tools={<NextTurn here={tableView.id} asked={tableView.ask !== null} />}
      strip={<OnlineBar source={source} />}
      panels={panels}
      talk={talk}
      personMenu={personMenu}
      menu={
        <>
          <AskToGoBack tableView={tableView} />
          <EndGame tableView={tableView} tableTalk={source.tableTalk} />
        </>
      }
      again={<Rematch tableView={tableView} tableTalk={source.tableTalk} />}
    />
  );
}

const aboutAt = (source: RemoteTable): PersonMenuComponent =>
  function AboutPerson({ seat, onClose }) {
    const { id, seats, you } = source.tableView();
    const name = seats[seat]?.name ?? '';
    return <PersonMenu source={source} table={id} seat={seat} name={name} seated={you !== null} onClose={onClose} />;
  };

interface PersonMenuProps {
  readonly source: RemoteTable;
  readonly table: string;
  readonly seat: Seat;
  readonly name: string;
  /** Whether we sit there ourselves. */
  readonly seated: boolean;
  onClose(): void;
}

/** What can be done about the person at another seat: not hear them, keep away from them, tell whoever looks after
 *  the house. */
function PersonMenu({ source, table, seat, name, seated, onClose }: PersonMenuProps) {
  const { say } = useLanguage();
  const [rights, setRights] = useState<Rights | null>(null);
  const task = useTask();
  useEffect(() => {
    people.rights(table).then(setRights, () => setRights(null));
  }, [table]);
  const turn = (what: 'mute' | 'block', on: boolean) => () =>
    task.run(async () => {
      await people[what](table, seat, on);
      setRights(await people.rights(table));
      if (what === 'block') await source.tableTalk.reload();
    });
  const way = (what: 'mute' | 'block', is: boolean) => (
    <section className="seat-way">
      <p className="quiet">{say(`person.${what}-more`)}</p>
      <button type="button" className="button" disabled={task.busy} onClick={turn(what, !is)}>
        {say(is ? `person.un${what}` : `person.${what}`)}
      </button>
    </section>
  );
  return (
    <TableSheet title={name} onClose={onClose}>
      {rights?.owner === true && way('mute', rights.muted.includes(seat))}
      {seated && rights !== null && way('block', rights.blocked.includes(seat))}
      <TaskStatus task={task} done="account.saved" />
      <ReportPerson table={table} seat={seat} />
    </TableSheet>
  );
}

function ReportPerson({ table, seat }: { readonly table: string; readonly seat: Seat }) {
  const { say } = useLanguage();
  const [text, setText] = useState('');
  const task = useTask();
  const send = async (): Promise<void> => {
    await people.report(table, seat, text.trim());
    setText('');
  };
  return (
    <form className="seat-way report" onSubmit={task.onSubmit(send)}>
      <label className="field">
        {say('person.report-what')}
        <textarea required rows={3} maxLength={2000} value={text} onChange={({ target }) => setText(target.value)} />
        <small>{say('person.report-more')}</small>
      </label>
      <button type="submit" className="button danger" disabled={task.busy}>
        {say('person.report')}
      </button>
      <TaskStatus task={task} done="person.reported" />
    </form>
  );
}
