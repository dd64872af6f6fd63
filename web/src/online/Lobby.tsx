// A table before the deal: who sits there, a seat to take, the link for friends, a word with who is there already.
// Whoever set it up may send somebody away, or close it.

import type { TableView } from '@orrery/protocol/tables';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { useGameNames } from '../home/fronts.tsx';
import { people } from '../account/peopleApi.ts';
import { TaskStatus, useTask } from '../account/task.tsx';
import { keepName, keptName } from '../home/name.ts';
import { Glyph } from '../part/Glyph.tsx';
import { LanguageSwitch } from '../part/LanguageSwitch.tsx';
import { CopyLink } from '../part/share.tsx';
import type { RemoteTable } from '../source/remote.ts';
import { useLanguage, useLevelName } from '../words/language.tsx';
import { paceWord } from './ServerFields.tsx';
import { Talk } from './Talk.tsx';
import './Lobby.css';

interface Props {
  readonly tableView: TableView;
  readonly table: RemoteTable;
}

export function Lobby({ tableView, table }: Props) {
  const { say } = useLanguage();
  const name = useGameNames()(tableView.game);
  const closed = tableView.stage === 'over';
  const word = paceWord(tableView.pace);
  const owner = useOwner(tableView);
  return (
    <div className="lobby">
      <header>
        <Link href="/" className="brand" aria-label={`Orrery: ${say('table.home')}`}>
          Orrery
        </Link>
        <LanguageSwitch />
      </header>
      <main className="panel">
        <p className="quiet">{name}</p>
        <h1>{say(closed ? 'lobby.closed' : 'lobby.title')}</h1>
        {closed ? (
          <>
            <p>{say('lobby.closed-more')}</p>
            <Link href="/tables" className="button">
              {say('tables.title')}
            </Link>
          </>
        ) : (
          <>
            {word !== undefined && <p className="quiet">{say(word)}</p>}
            <LobbySeats tableView={tableView} owner={owner} />
            {tableView.you === null ? (
              <JoinForm table={table} />
            ) : (
              <CopyLink label={say('lobby.more')} link={`${location.origin}/table/${tableView.id}`} />
            )}
            <section className="lobby-talk" aria-label={say('talk.title')}>
              <Talk tableView={tableView} tableTalk={table.tableTalk} />
            </section>
            {owner && <CloseTable id={tableView.id} />}
          </>
        )}
      </main>
    </div>
  );
}

function LobbySeats({ tableView, owner }: { readonly tableView: TableView; readonly owner: boolean }) {
  const { say } = useLanguage();
  const level = useLevelName();
  const task = useTask();
  return (
    <>
      <ul className="sitters">
        {tableView.seats.map((seat, i) => (
          <li key={i}>
            <Glyph seat={i} size={22} />
            {seat.kind === 'open' ? <em className="quiet">{say('lobby.open')}</em> : <strong>{seat.name}</strong>}
            <small className="quiet">
              {i === tableView.you && say('table.you')}
              {seat.kind === 'bot' && say('table.bot', { level: level(seat.level) })}
            </small>
            {owner && seat.kind === 'person' && i !== tableView.you && (
              <button
                type="button"
                className="button plain"
                disabled={task.busy}
                aria-label={say('lobby.remove-of', { who: seat.name })}
                onClick={() => task.run(() => people.remove(tableView.id, i))}
              >
                {say('lobby.remove')}
              </button>
            )}
          </li>
        ))}
      </ul>
      <TaskStatus task={task} />
    </>
  );
}

function CloseTable({ id }: { readonly id: string }) {
  const { say } = useLanguage();
  const [sure, setSure] = useState(false);
  const task = useTask();
  return (
    <div className="row lobby-end">
      <button
        type="button"
        className={sure ? 'button danger' : 'button plain'}
        disabled={task.busy}
        onClick={() => (sure ? task.run(() => people.close(id)) : setSure(true))}
      >
        {say(sure ? 'lobby.close-sure' : 'lobby.close')}
      </button>
      <TaskStatus task={task} />
    </div>
  );
}

/** Whether the reader set this table up. */
function useOwner({ id }: TableView): boolean {
  const [owner, setOwner] = useState(false);
  useEffect(() => {
    people.rights(id).then(
      (rights) => setOwner(rights.owner),
      () => setOwner(false),
    );
  }, [id]);
  return owner;
}

function JoinForm({ table }: { readonly table: RemoteTable }) {
  const { say } = useLanguage();
  const [name, setName] = useState(keptName);
  const task = useTask();
  const join = async (): Promise<void> => {
    keepName(name);
    await table.join(name.trim());
  };
  return (
    <form onSubmit={task.onSubmit(join)} className="invitation">
      <label className="field">
        {say('new.name')}
        <input required maxLength={24} value={name} onChange={(event) => setName(event.target.value)} />
      </label>
      <button type="submit" className="button main" disabled={task.busy}>
        {say('lobby.join')}
      </button>
      <TaskStatus task={task} />
    </form>
  );
}
