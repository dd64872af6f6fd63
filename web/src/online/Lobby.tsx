// A table before the deal: who sits there, a seat to take, the link for friends, a word with who is there already.
// Whoever set it up may send somebody away, or close it.

import type { TableView } from '@orrery/protocol/tables';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { people } from '../account/peopleApi.ts';
import { TaskStatus, useTask } from '../account/task.tsx';
import { keepName, keptName } from '../home/name.ts';
import { Glyph } from '../part/Glyph.tsx';
import { HomeBar } from '../part/PageBar.tsx';
import { QrCode } from '../part/QrCode.tsx';
import { CopyLink } from '../part/share.tsx';
import type { RemoteTable } from '../source/remote.ts';
import { useLanguage, useLevelName } from '../words/language.tsx';
import { TableFacts } from './TableFacts.tsx';
import { Talk } from './Talk.tsx';
import './Lobby.css';

interface Props {
  readonly tableView: TableView;
  readonly table: RemoteTable;
}

export function Lobby({ tableView, table }: Props) {
  const { say } = useLanguage();
  const closed = tableView.stage === 'over';
  const owner = useOwner(tableView);
  return (
    <div className="page lobby">
      <HomeBar />
      <main className="panel">
        <h1>{say(closed ? 'lobby.closed' : tableView.you === null ? 'lobby.invited' : 'lobby.title')}</h1>
        {closed ? (
          <>
            <p>{say('lobby.closed-more')}</p>
            <Link href="/tables" className="button">
              {say('tables.title')}
            </Link>
          </>
        ) : (
          <>
            <div className="lobby-sides">
              <div>
                <LobbySeats tableView={tableView} owner={owner} />
                {tableView.you === null ? (
                  <JoinForm tableView={tableView} table={table} />
                ) : (
                  <Invitation link={`${location.origin}/table/${tableView.id}`} />
                )}
              </div>
              <TableFacts tableView={tableView} />
              <div>
                <section className="lobby-talk" aria-label={say('talk.title')}>
                  <Talk tableView={tableView} tableTalk={table.tableTalk} />
                </section>
                {owner && <CloseTable id={tableView.id} />}
              </div>
            </div>
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
  const ratings = useRatings(tableView);
  return (
    <>
      <ul className="sitters">
        {tableView.seats.map((seat, i) => (
          <li key={i}>
            <Glyph seat={i} size={22} />
            {seat.kind === 'open' ? <em className="quiet">{say('lobby.open')}</em> : <strong>{seat.name}</strong>}
            <small className="quiet">
              {i === tableView.you && say('table.you')}
              {ratings.has(i) && ` ${say('rated.of', { n: ratings.get(i) ?? 0 })}`}
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

/** The link for friends: to be sent, or to be read off this screen by their phones. */
function Invitation({ link }: { readonly link: string }) {
  const { say } = useLanguage();
  return (
    <div className="lobby-invitation">
      <CopyLink label={say('lobby.more')} link={link} />
      <figure>
        <QrCode text={link} label={say('lobby.qr')} />
        <figcaption className="quiet">{say('lobby.qr-more')}</figcaption>
      </figure>
    </div>
  );
}

/** By seat, how strong whoever sits there is: at a rated table, where everybody wants it. */
function useRatings({ id, rated, seats }: TableView): ReadonlyMap<number, number> {
  const [ratings, setRatings] = useState<ReadonlyMap<number, number>>(new Map());
  const sitting = seats.filter(({ kind }) => kind === 'person').length;
  useEffect(() => {
    if (rated === true && sitting > 0)
      people.ratings(id).then(
        (found) => setRatings(new Map(found.map(({ seat, rating }) => [seat, rating]))),
        () => setRatings(new Map()),
      );
  }, [id, rated, sitting]);
  return ratings;
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

function JoinForm({ tableView, table }: Props) {
  const { say } = useLanguage();
  const [name, setName] = useState(keptName);
  const task = useTask();
  const join = async (): Promise<void> => {
    const said = keepName(name);
    setName(said);
    await table.join(said);
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
      {tableView.rated === true && (
        <p className="quiet">
          {say('rated.join')} <Link href="/account">{say('tables.sign-in')}</Link>
        </p>
      )}
    </form>
  );
}
